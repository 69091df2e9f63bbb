public import Foundation

/// A part of a view or guide, from which constraints are made.
///
/// The type of an anchor says along which axis it lies, so that horizontal and vertical places or
/// sizes cannot be mixed up. Anchors of the same part are equal, however often they are asked for.
///
/// ```swift
/// LayoutConstraint.activate([
///   title.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
///   title.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
///   icon.widthAnchor.constraint(equalToConstant: 24),
/// ])
/// ```
///
/// New constraints are inactive and required.
open class LayoutAnchor<AnchorType: AnyObject>: NSObject, AnchorTerm {
  final let layoutItem: LayoutItem?
  final let attribute: LayoutConstraint.Attribute

  /// Creates an anchor of nothing, from which no constraint can be made.
  public override init() {
    layoutItem = nil
    attribute = .notAnAttribute
    super.init()
  }

  init(item: LayoutItem?, attribute: LayoutConstraint.Attribute) {
    layoutItem = item
    self.attribute = attribute
    super.init()
  }

  // MARK: Constraints

  /// Returns a constraint that puts this anchor where another is.
  open func constraint(equalTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    makeConstraint(.equal, to: anchor)
  }

  /// Returns a constraint that keeps this anchor from lying before another.
  open func constraint(greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: anchor)
  }

  /// Returns a constraint that keeps this anchor from lying behind another.
  open func constraint(lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor)
  }

  /// Returns a constraint that puts this anchor at a distance from another.
  open func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> LayoutConstraint {
    makeConstraint(.equal, to: anchor, constant: c)
  }

  /// Returns a constraint that keeps this anchor at least at a distance from another.
  open func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> LayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// Returns a constraint that keeps this anchor at most at a distance from another.
  open func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> LayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor, constant: c)
  }

  // MARK: What it stands for

  /// The view or guide, or nil when it has been freed.
  public final var item: AnyObject? { layoutItem?.owner }

  /// The item and the part, as constraints print them.
  public final var name: String { term?.description ?? attribute.name }

  /// The item and the attribute, or nil for an anchor of nothing.
  var term: LayoutTerm? {
    layoutItem.map { LayoutTerm(item: $0, attribute: attribute) }
  }

  /// The one way in which anchors make constraints.
  final func makeConstraint(
    _ relation: LayoutConstraint.Relation,
    to anchor: LayoutAnchor,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> LayoutConstraint {
    guard let first = term else { ConstraintMistake.missingItem("first").raise() }
    guard let second = anchor.term else { ConstraintMistake.missingItem("second").raise() }
    return LayoutConstraint(first, relation, second, multiplier: multiplier, constant: constant)
  }

  // MARK: Comparing and printing

  /// Tells whether an object is an anchor of the same part of the same item.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any AnchorTerm else { return false }
    guard let term else { return other === self }
    return term == other.term
  }

  /// A number that equal anchors share.
  open override var hash: Int {
    term?.hashValue ?? ObjectIdentifier(self).hashValue
  }

  /// The class and ``name``.
  open override var description: String { "<\(type(of: self)) \"\(name)\">" }

  /// The same as ``description``.
  open override var debugDescription: String { description }
}

/// What anchors of every type have in common.
protocol AnchorTerm: AnyObject {
  var term: LayoutTerm? { get }
}
