import Foundation

/// What is wrong with a constraint, in UIKit's words.
struct ConstraintMistake {
  let name: ExceptionName
  let reason: String

  /// The mistake of a constraint, or of anchors that would make one, to which an item is missing.
  static func missingItem(_ ordinal: String) -> ConstraintMistake {
    ConstraintMistake(
      name: .invalidArgument,
      reason: "LayoutConstraint: Constraint must contain a \(ordinal) layout item"
    )
  }

  /// Ends the process with the mistake.
  func raise() -> Never { stop(name, reason) }
}

// Each check returns what is wrong instead of stopping, so that decoding can leave out what an
// archive should not hold.
extension LayoutConstraint {
  /// Tells at once that most legal constraints are legal.
  static func isPlain(
    _ first: LayoutTerm,
    _ second: LayoutTerm?,
    multiplier: CGFloat,
    constant: CGFloat
  ) -> Bool {
    guard constant.isFinite, first.origin == nil else { return false }
    let kind = first.attribute.kind
    guard let second else { return kind == .size }
    return multiplier.isFinite && multiplier != 0 && second.origin == nil && kind != .none
      && kind == second.attribute.kind
  }

  /// Returns what makes a constraint illegal, or nil.
  static func mistake(
    _ first: LayoutTerm,
    _ second: LayoutTerm?,
    multiplier: CGFloat,
    constant: CGFloat
  ) -> ConstraintMistake? {
    guard first.attribute != .notAnAttribute else {
      return illegal(first, "Unknown layout attribute")
    }
    guard multiplier.isFinite else {
      return ConstraintMistake(
        name: .internalInconsistency,
        reason: "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)"
      )
    }
    return mistake(constant: constant, first, second)
      ?? mistakeInPairing(first, second, multiplier: multiplier)
      ?? mistakeInDistance(first)
      ?? second.flatMap { mistakeInDistance($0) }
  }

  /// Returns what makes a constant illegal, or nil.
  static func mistake(
    constant: CGFloat,
    _ first: LayoutTerm?,
    _ second: LayoutTerm?
  ) -> ConstraintMistake? {
    guard !constant.isFinite else { return nil }
    return ConstraintMistake(
      name: .internalInconsistency,
      reason: "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant) "
        + "firstAnchor:\(anchorDescription(first)) secondAnchor:\(anchorDescription(second))"
    )
  }

  /// Returns what makes a priority of a constraint illegal, or nil.
  static func mistake(priority: LayoutPriority) -> ConstraintMistake? {
    guard !(priority.rawValue > 0 && priority.rawValue <= 1000) else { return nil }
    return ConstraintMistake(
      name: .internalInconsistency,
      reason: "It's illegal to set priority:\(CGFloat(priority.rawValue).shortDescription).  "
        + "Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, "
        + "which is 1000.000000."
    )
  }

  /// Returns what makes a priority of a view's content illegal, or nil; zero is allowed here.
  static func mistake(contentPriority: LayoutPriority) -> ConstraintMistake? {
    contentPriority.rawValue == 0 ? nil : mistake(priority: contentPriority)
  }

  // MARK: Pairs

  private static func mistakeInPairing(
    _ first: LayoutTerm,
    _ second: LayoutTerm?,
    multiplier: CGFloat
  ) -> ConstraintMistake? {
    let kind = first.kind
    guard let second, multiplier != 0 || kind == .size else {
      return kind == .size ? nil : illegal(first, locationEqualToConstant)
    }
    // UIKit refuses to relate the two axes only when it lays out, and so does the engine.
    if kind.crosses(second.kind) { return nil }
    return mistake(first, paired: kind, with: second.kind)
  }

  /// Whether the constraint relates a horizontal place to a vertical one, of which layout makes nothing.
  final var crossesAxes: Bool {
    firstAttribute.kind.crosses(secondAttribute.kind) && extras?.firstOrigin == nil
      && extras?.secondOrigin == nil
  }

  /// UIKit's message for a constraint that relates a horizontal position to a vertical one.
  final var crossingReason: String {
    "Constraint improperly relates anchors of incompatible types: \(self)"
  }

  /// Returns what is wrong with the two ends of a distance.
  private static func mistakeInDistance(_ term: LayoutTerm) -> ConstraintMistake? {
    term.origin.flatMap { mistake(term, paired: term.attribute.kind, with: $0.attribute.kind) }
  }

  private static func mistake(
    _ term: LayoutTerm,
    paired kind: Attribute.Kind,
    with other: Attribute.Kind
  ) -> ConstraintMistake? {
    switch (kind, other) {
    case (.size, .size), (.vertical, .vertical), (.leftOrRight, .leftOrRight),
      (.leadingOrTrailing, .leadingOrTrailing), (.horizontalCenter, .horizontalCenter),
      (.horizontalCenter, .leftOrRight), (.horizontalCenter, .leadingOrTrailing),
      (.leftOrRight, .horizontalCenter), (.leadingOrTrailing, .horizontalCenter):
      nil
    case (.leadingOrTrailing, .leftOrRight), (.leftOrRight, .leadingOrTrailing):
      illegal(term, mixedFamilies)
    default:
      illegal(term, "Invalid pairing of layout attributes")
    }
  }

  private static var locationEqualToConstant: String {
    "A multiplier of 0 or a nil second item together with a location for the first attribute "
      + "creates an illegal constraint of a location equal to a constant. Location attributes must "
      + "be specified in pairs."
  }

  private static var mixedFamilies: String {
    "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
      + "Use leading/trailing for both or neither."
  }

  private static func illegal(_ first: LayoutTerm, _ sentence: String) -> ConstraintMistake {
    ConstraintMistake(
      name: .invalidArgument,
      reason: "LayoutConstraint for \(first.item.name): \(sentence)"
    )
  }

  // MARK: Items

  /// Returns the layout side of a view or guide, or nil for anything else.
  static func layoutItem(of item: Any) -> LayoutItem? {
    if let view = item as? View { return view.ensureLayoutItem() }
    return (item as? LayoutGuide)?.layoutItem
  }

  /// Returns what stands for a part of a view or guide, or nil where there is no such thing.
  static func term(of item: Any, _ attribute: Attribute) -> LayoutTerm? {
    if let item = layoutItem(of: item) { return LayoutTerm(item: item, attribute: attribute) }
    return (item as? ControllerLayoutGuide)?.term(attribute)
  }

  /// Returns what is wrong with something that is neither a view nor a guide.
  static func mistake(item: Any, ordinal: String) -> ConstraintMistake {
    let mirror = Mirror(reflecting: item)
    if mirror.displayStyle == .optional && mirror.children.isEmpty {
      return .missingItem(ordinal)
    }
    return ConstraintMistake(
      name: .invalidArgument,
      reason: "LayoutConstraint for \(type(of: item)): "
        + "Constraint items must each be a view or layout guide."
    )
  }

  // MARK: Trees

  /// What is wrong with a constraint whose items lie in different trees.
  final var mistakeOfMissingAncestor: ConstraintMistake {
    guard firstLayoutItem != nil else { return .missingItem("first") }
    return ConstraintMistake(
      name: .genericException,
      reason: "Unable to activate constraint with anchors \(Self.anchorDescription(firstTerm)) "
        + "and \(Self.anchorDescription(secondTerm)) because they have no common ancestor.  Does "
        + "the constraint or its anchors reference items in different view hierarchies?  "
        + "That's illegal."
    )
  }

  /// Returns what is wrong when a view that is to hold the constraint is not above all its items.
  final func mistake(heldBy container: View) -> ConstraintMistake? {
    guard firstLayoutItem != nil else { return .missingItem("first") }
    var missing: LayoutItem?
    forEachItem { item in
      if item.view?.isDescendant(of: container) != true { missing = missing ?? item }
    }
    return missing.map { mistake(heldBy: container, missing: $0) }
  }

  private final func mistake(
    heldBy container: View,
    missing item: LayoutItem
  ) -> ConstraintMistake {
    let missing = item.view.map(\.description) ?? item.name
    let above = item.view?.superview.map(\.description) ?? "NO SUPERVIEW"
    return ConstraintMistake(
      name: .genericException,
      reason: """
        The view hierarchy is not prepared for the constraint: \(self)
        \tWhen added to a view, the constraint's items must be descendants of that view (or the \
        view itself). This will crash if the constraint needs to be resolved before the view \
        hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) \
        _viewHierarchyUnpreparedForConstraint:] to debug.
        \tContainer hierarchy:
        \(container.recursiveDescription)
        \tView not found in container hierarchy: \(missing)
        \tThat view's superview: \(above)
        """
    )
  }
}
