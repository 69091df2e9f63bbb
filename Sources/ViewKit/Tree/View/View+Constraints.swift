extension View {
  // MARK: Anchors

  /// The edge where reading begins.
  public final var leadingAnchor: LayoutXAxisAnchor { xAnchor(.leading) }
  /// The edge where reading ends.
  public final var trailingAnchor: LayoutXAxisAnchor { xAnchor(.trailing) }
  /// The left edge.
  public final var leftAnchor: LayoutXAxisAnchor { xAnchor(.left) }
  /// The right edge.
  public final var rightAnchor: LayoutXAxisAnchor { xAnchor(.right) }
  /// The top edge.
  public final var topAnchor: LayoutYAxisAnchor { yAnchor(.top) }
  /// The bottom edge.
  public final var bottomAnchor: LayoutYAxisAnchor { yAnchor(.bottom) }
  /// The width.
  public final var widthAnchor: LayoutDimension { dimension(.width) }
  /// The height.
  public final var heightAnchor: LayoutDimension { dimension(.height) }
  /// The middle along the horizontal axis.
  public final var centerXAnchor: LayoutXAxisAnchor { xAnchor(.centerX) }
  /// The middle along the vertical axis.
  public final var centerYAnchor: LayoutYAxisAnchor { yAnchor(.centerY) }
  /// The baseline of the first line of text; the top edge of a view without text.
  public final var firstBaselineAnchor: LayoutYAxisAnchor { yAnchor(.firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public final var lastBaselineAnchor: LayoutYAxisAnchor { yAnchor(.lastBaseline) }

  private func xAnchor(_ attribute: LayoutConstraint.Attribute) -> LayoutXAxisAnchor {
    LayoutXAxisAnchor(item: ensureLayoutItem(), attribute: attribute)
  }

  private func yAnchor(_ attribute: LayoutConstraint.Attribute) -> LayoutYAxisAnchor {
    LayoutYAxisAnchor(item: ensureLayoutItem(), attribute: attribute)
  }

  private func dimension(_ attribute: LayoutConstraint.Attribute) -> LayoutDimension {
    LayoutDimension(item: ensureLayoutItem(), attribute: attribute)
  }

  // MARK: Held constraints

  /// The constraints that the view holds, in the order in which they were added.
  ///
  /// These are the ones that speak of the view and of what is below it, not all that decide where
  /// the view lies. Those that stand for masks and sizes of content are not listed, unlike in UIKit:
  /// ``constraintsAffectingLayout(for:)`` names them.
  ///
  /// - Complexity: O(n) in the number of constraints held.
  public var constraints: [LayoutConstraint] {
    layoutItem?.held.array ?? []
  }

  /// Makes a constraint active and held by this view; nothing happens if it is held here already.
  ///
  /// A constraint that another view holds is taken from it. Usually `isActive` is set instead,
  /// which finds the right view.
  ///
  /// - Precondition: The items of the constraint are this view or lie in it.
  public func addConstraint(_ constraint: LayoutConstraint) {
    constraint.activate(at: self)
  }

  /// Makes constraints active and held by this view, in their order.
  ///
  /// - Precondition: The items of the constraints are this view or lie in it.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints {
      addConstraint(constraint)
    }
  }

  /// Makes a constraint inactive; nothing happens if the view does not hold it.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    guard let layoutItem, constraint.holder === layoutItem else { return }
    constraint.deactivate()
  }

  /// Makes constraints inactive, as far as the view holds them.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints {
      removeConstraint(constraint)
    }
  }

  // MARK: Content priorities

  /// Returns how much the view resists being larger than its content; 250 for most classes.
  public func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    (layoutItem?.hugging ?? type(of: self).initialHuggingPriorities)[axis]
  }

  /// Sets how much the view resists being larger than its content.
  ///
  /// - Precondition: The priority is not negative and at most 1000.
  public func setContentHuggingPriority(
    _ priority: LayoutPriority,
    for axis: LayoutConstraint.Axis
  ) {
    Self.check(contentPriority: priority)
    guard priority != contentHuggingPriority(for: axis) else { return }
    let item = ensureLayoutItem()
    item.hugging[axis] = priority
    item.contentPrioritiesDidChange()
  }

  /// Returns how much the view resists being smaller than its content; 750 at first.
  public func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    (layoutItem?.compressionResistance ?? AxisPriorities(.defaultHigh))[axis]
  }

  /// Sets how much the view resists being smaller than its content.
  ///
  /// - Precondition: The priority is not negative and at most 1000.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority,
    for axis: LayoutConstraint.Axis
  ) {
    Self.check(contentPriority: priority)
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    let item = ensureLayoutItem()
    item.compressionResistance[axis] = priority
    item.contentPrioritiesDidChange()
  }

  private static func check(contentPriority priority: LayoutPriority) {
    if let mistake = LayoutConstraint.mistake(contentPriority: priority) { mistake.raise() }
  }

  // MARK: Inside

  /// The side of the view that constraints speak of, made on first use.
  func ensureLayoutItem() -> LayoutItem {
    if let layoutItem { return layoutItem }
    let made = LayoutItem(view: self)
    layoutItem = made
    return made
  }

  /// Tells whether an active constraint mentions the view.
  var isConstrained: Bool { layoutItem?.mentions.isEmpty == false }

  /// Drops the constraints that a view above holds on this view or on what is below it.
  ///
  /// Those held in this view or below speak of nothing outside, and stay. The parts of the tree
  /// that never had a constraint are passed over.
  func dropConstraintsCrossingOut() {
    guard flags.contains(.usesAutoLayout) else { return }
    var inside: [View] = []
    var crossing: [LayoutConstraint] = []
    var pending = [self]
    while let view = pending.popLast() {
      // A holder is above the items it holds, so one that lies inside has been visited by now.
      view.flags.insert(.isLeaving)
      inside.append(view)
      view.layoutItem?.forEachMention { constraint in
        if constraint.holder?.view?.flags.contains(.isLeaving) != true {
          crossing.append(constraint)
        }
      }
      for subview in view.storedSubviews.reversed()
      where subview.flags.contains(.usesAutoLayout) {
        pending.append(subview)
      }
    }
    for view in inside {
      view.flags.remove(.isLeaving)
    }
    for constraint in crossing {
      constraint.deactivate()
    }
  }

  /// Lets go of constraints and guides, because the view is being freed.
  func leaveConstraintsBehind() {
    layoutItem?.viewIsGone()
    layoutItem = nil
  }
}

extension LayoutItem {
  /// Visits the constraints that mention the view or one of its guides.
  func forEachMention(_ visit: (LayoutConstraint) -> Void) {
    for slot in 0..<mentions.slotCount {
      if let constraint = mentions[slot] { visit(constraint) }
    }
    for guide in guides {
      guide.layoutItem.forEachMention(visit)
    }
  }
}
