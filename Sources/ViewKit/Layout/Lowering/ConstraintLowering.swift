import Foundation
internal import ViewKitSolver

// A constraint becomes `first - multiplier x second - constant` compared with zero. Places are
// measured in the coordinates of the nearest view that all items lie in (rules 5.1.1, 5.1.6).
extension LayoutEngine {
  /// Returns the row for a constraint, or nil when it says nothing because an item has been freed.
  func row(for constraint: LayoutConstraint) -> LayoutRow? {
    if let row = plainRow(for: constraint) { return row }
    guard let first = constraint.firstLayoutItem, let reference = constraint.nearestCommonAncestor
    else { return nil }
    let isRightToLeft = constraint.readingView(below: reference).isRightToLeft
    let mirrors = constraint.mirrors(isRightToLeft: isRightToLeft)
    var row = LayoutRow(
      of: constraint,
      mirrors ? constraint.relation.flipped : constraint.relation
    )
    if constraint.extras == nil {
      let second = constraint.secondLayoutItem
      add(
        first,
        constraint.firstAttribute,
        isRightToLeft,
        1,
        to: &row,
        in: reference,
        facing: second
      )
      if let second {
        add(
          second,
          constraint.secondAttribute,
          isRightToLeft,
          -Double(constraint.multiplier),
          to: &row,
          in: reference,
          facing: first
        )
      }
    } else {
      if let term = constraint.firstTerm {
        add(term, isRightToLeft, 1, to: &row, in: reference, facing: constraint.secondLayoutItem)
      }
      if let term = constraint.secondTerm {
        add(
          term,
          isRightToLeft,
          -Double(constraint.multiplier),
          to: &row,
          in: reference,
          facing: first
        )
      }
    }
    let constant = Double(constraint.storedConstant)
    row.add(mirrors ? constant : -constant)
    return row
  }

  /// Adds one side of a constraint, which may be the distance between two places.
  private func add(
    _ term: LayoutTerm,
    _ isRightToLeft: Bool,
    _ factor: Double,
    to row: inout LayoutRow,
    in reference: View,
    facing other: LayoutItem?
  ) {
    guard let origin = term.origin else {
      add(term.item, term.attribute, isRightToLeft, factor, to: &row, in: reference, facing: other)
      return
    }
    // A distance counts in the reading direction where its ends do.
    let isMirrored = isRightToLeft && term.attribute.kind == .leadingOrTrailing
    let signed = isMirrored ? -factor : factor
    add(
      term.item,
      term.attribute,
      isRightToLeft,
      signed,
      to: &row,
      in: reference,
      facing: origin.item
    )
    add(
      origin.item,
      origin.attribute,
      isRightToLeft,
      -signed,
      to: &row,
      in: reference,
      facing: term.item
    )
  }

  private func add(
    _ item: LayoutItem,
    _ attribute: LayoutConstraint.Attribute,
    _ isRightToLeft: Bool,
    _ factor: Double,
    to row: inout LayoutRow,
    in reference: View,
    facing other: LayoutItem?
  ) {
    guard let view = item.view else { return }
    let spot = LayoutSpot(
      attribute,
      isRightToLeft: item.ownDirectionCounts(for: attribute) ? view.isRightToLeft : isRightToLeft
    )
    if spot.place == .firstBaseline || spot.place == .lastBaseline, !item.isGuide {
      addBaseline(of: view, isFirst: spot.place == .firstBaseline, factor, to: &row, in: reference)
      return
    }
    if item.guide?.kind == .keyboard, spot.axis == .vertical {
      addKeyboardGuide(of: view, spot, factor, to: &row, in: reference)
      return
    }
    let facesContent = other != nil && other !== item
    let span = span(of: item, in: view, spot, in: reference, facesContent: facesContent)
    add(
      span,
      share: spot.share,
      isLength: spot.place == .length,
      spot.axis,
      factor,
      to: &row,
      in: reference
    )
  }

  /// Adds a place in a span, or its length, in the coordinates of the reference.
  private func add(
    _ span: LayoutSpan,
    share: Double,
    isLength: Bool,
    _ axis: LayoutConstraint.Axis,
    _ factor: Double,
    to row: inout LayoutRow,
    in reference: View
  ) {
    row.add(factor * share, span.length)
    row.add(factor * share * span.lengthConstant)
    guard !isLength else { return }
    row.add(factor, span.origin)
    row.add(factor * span.originConstant)
    var space = span.space
    while space !== reference, let above = space.storedSuperview {
      let item = register(space)
      row.add(factor, item.variables[axis].origin)
      row.add(-factor, item.scroll?.offset(axis) ?? -1)
      row.add(-factor * (item.alignmentInsets(axis).start + space.plainBoundsOrigin(axis)))
      space = above
    }
  }

  // MARK: Spans

  private func span(
    of item: LayoutItem,
    in view: View,
    _ spot: LayoutSpot,
    in reference: View,
    facesContent: Bool
  ) -> LayoutSpan {
    let axis = spot.axis
    if let guide = item.guide {
      guard guide.kind == .constraints else {
        return systemSpan(guide.kind, of: view, spot)
      }
      let variables = register(item).variables[axis]
      return LayoutSpan(space: view, origin: variables.origin, length: variables.length)
    }
    let isContent = facesContent && view === reference && spot.place != .length
    if isContent, let scroll = register(item).scroll {
      var span = LayoutSpan(
        space: view,
        length: spot.place == .origin ? scroll.content(axis) : scroll.useContent(axis)
      )
      if spot.isWithinMargins {
        setUsesInsets(register(item))
        span.narrow(by: view.layoutMargins.along(axis))
      }
      return span
    }
    if spot.isWithinMargins {
      return systemSpan(.layoutMargins, of: view, spot)
    }
    let variables = register(item).variables[axis]
    if view === reference {
      return LayoutSpan(
        space: view,
        originConstant: register(item).alignmentInsets(axis).start + view.plainBoundsOrigin(axis),
        length: variables.length
      )
    }
    return LayoutSpan(
      space: view.storedSuperview ?? view,
      origin: variables.origin,
      length: variables.length
    )
  }

  /// The span of one of the system's guides, which lies in the view at known distances.
  private func systemSpan(
    _ kind: LayoutGuide.Kind,
    of view: View,
    _ spot: LayoutSpot
  ) -> LayoutSpan {
    let axis = spot.axis
    let item = register(view)
    let frame = item.alignmentInsets(axis)
    var span = LayoutSpan(
      space: view,
      origin: item.scroll?.offset(axis) ?? -1,
      originConstant: view.plainBoundsOrigin(axis),
      length: item.variables[axis].length,
      lengthConstant: frame.start + frame.end
    )
    switch kind {
    case .scrollContent:
      let isStart = spot.place == .origin
      let length = isStart ? item.scroll?.content(axis) : item.scroll?.useContent(axis)
      span = LayoutSpan(space: view, length: length ?? -1)
    case .scrollFrame:
      break
    case .keyboard:
      setUsesInsets(item)
    case .constraints, .layoutMargins, .safeArea, .readableContent:
      setUsesInsets(item)
      span.narrow(by: view.insets(for: kind).along(axis))
    }
    return span
  }

  /// Adds a place in the guide of the keyboard, or its height: both count from the view's bottom up.
  private func addKeyboardGuide(
    of view: View,
    _ spot: LayoutSpot,
    _ factor: Double,
    to row: inout LayoutRow,
    in reference: View
  ) {
    var span = systemSpan(.keyboard, of: view, spot)
    let height = Double(view.keyboardGuideHeight)
    guard spot.place != .length else {
      row.add(factor * height)
      return
    }
    span.narrow(by: (start: 0, end: height * (1 - spot.share)))
    add(span, share: 1, isLength: false, .vertical, factor, to: &row, in: reference)
  }

  // MARK: Baselines

  /// Adds the baseline of a view: that of its text, of the view that stands for it, or an edge.
  ///
  /// Text keeps to the middle of a view that is taller than it.
  private func addBaseline(
    of view: View,
    isFirst: Bool,
    _ factor: Double,
    to row: inout LayoutRow,
    in reference: View
  ) {
    register(view).link.usesBaseline = true
    let deputy = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if writesFrames { (view as? StackView)?.noteBaselineView(deputy, isFirst: isFirst) }
    if deputy !== view, deputy.isDescendant(of: view) {
      register(deputy).link.isDeputy = true
      addBaseline(of: deputy, isFirst: isFirst, factor, to: &row, in: reference)
      return
    }
    let item = register(view)
    let spot = LayoutSpot(isFirst ? .top : .bottom, isRightToLeft: false)
    let span = span(of: item, in: view, spot, in: reference, facesContent: false)
    setUsesInsets(item)
    guard let text = view.textBaselines else {
      add(span, share: spot.share, isLength: false, .vertical, factor, to: &row, in: reference)
      let offset = isFirst ? view.firstBaselineOffsetFromTop : -view.lastBaselineOffsetFromBottom
      row.add(factor * Double(offset))
      return
    }
    let share = text.shareOfRoomAbove
    add(span, share: share, isLength: false, .vertical, factor, to: &row, in: reference)
    let fromTop = isFirst ? text.firstFromTop : text.height - text.lastFromBottom
    row.add(factor * (Double(fromTop) - share * Double(text.height)))
  }
}

extension LayoutSpot {
  /// The part of the length that lies before the place; all of it for the length itself.
  var share: Double {
    switch place {
    case .origin, .firstBaseline: 0
    case .center: 0.5
    case .end, .length, .lastBaseline: 1
    }
  }
}

extension LayoutSpan {
  /// Moves both ends inwards.
  fileprivate mutating func narrow(by insets: (start: Double, end: Double)) {
    originConstant += insets.start
    lengthConstant -= insets.start + insets.end
  }
}

extension LayoutConstraint {
  /// Tells whether what nothing else decides lies on the bound of the constraint (rule 5.13.4).
  ///
  /// A size that is bounded from above keeps its value, which its own bound of zero allows.
  final var pullsToBound: Bool {
    guard relation != .equal else { return false }
    return firstAttribute.kind != .size
      || secondLayoutItem == nil && relation == .greaterThanOrEqual
  }

  /// Tells whether the constant counts from right to left (rule 5.10.3).
  fileprivate final func mirrors(isRightToLeft: Bool) -> Bool {
    guard isRightToLeft, extras?.firstOrigin == nil else { return false }
    switch firstAttribute.kind {
    case .leadingOrTrailing: return true
    case .horizontalCenter:
      return secondAttribute.kind == .leadingOrTrailing || secondAttribute.kind == .horizontalCenter
    default: return false
    }
  }
}

extension Double {
  /// The nearest value that layout reckons with.
  ///
  /// UIKit replaces constants beyond its limits as well. These are far outside any screen, and leave
  /// a millionth of a point exact.
  var layoutBounded: Double {
    isNaN ? 0 : min(max(self, -1e9), 1e9)
  }
}

extension EdgeInsets {
  /// Tells whether the distances are the same but for noise.
  func isNear(_ other: EdgeInsets) -> Bool {
    abs(top - other.top) < 1e-6 && abs(left - other.left) < 1e-6
      && abs(bottom - other.bottom) < 1e-6 && abs(right - other.right) < 1e-6
  }

  /// The distances at the beginning and at the end of an axis.
  func along(_ axis: LayoutConstraint.Axis) -> (start: Double, end: Double) {
    axis == .horizontal
      ? (Double(left), Double(right))
      : (Double(top), Double(bottom))
  }
}

extension LayoutItem {
  /// The distances along an axis from the frame to the alignment rectangle, as rows count them.
  func alignmentInsets(_ axis: LayoutConstraint.Axis) -> (start: Double, end: Double) {
    link.alignmentInsets.along(axis)
  }
}

extension View {
  /// The distances from the frame to the rectangle that constraints speak of.
  ///
  /// They come from the conversion, which a class may override instead of its insets.
  var solvedAlignmentInsets: EdgeInsets {
    var size = storedBounds.size
    if !size.width.isFinite || !size.height.isFinite {
      size = CGSize(width: 100, height: 100)
    }
    let rect = alignmentRect(forFrame: CGRect(origin: .zero, size: size))
    return EdgeInsets(
      top: rect.origin.y,
      left: rect.origin.x,
      bottom: size.height - rect.origin.y - rect.size.height,
      right: size.width - rect.origin.x - rect.size.width
    )
  }

  /// Where the bounds begin, for a view that does not scroll by it.
  func plainBoundsOrigin(_ axis: LayoutConstraint.Axis) -> Double {
    guard storedBounds.origin != .zero, layoutItem?.scroll == nil else { return 0 }
    return Double(axis == .horizontal ? storedBounds.origin.x : storedBounds.origin.y)
  }
}
