public import Foundation

/// A length: a width, a height, or the distance between two anchors.
///
/// Widths, heights and distances can be compared with one another.
open class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// Where a distance begins.
  private let origin: LayoutTerm.Origin?

  /// Creates a length of nothing, from which no constraint can be made.
  public override init() {
    origin = nil
    super.init()
  }

  override init(item: LayoutItem?, attribute: LayoutConstraint.Attribute) {
    origin = nil
    super.init(item: item, attribute: attribute)
  }

  /// Creates the distance from one anchor to another.
  init<Axis>(from start: LayoutAnchor<Axis>, to end: LayoutAnchor<Axis>) {
    origin = start.layoutItem.map { LayoutTerm.Origin(item: $0, attribute: start.attribute) }
    super.init(item: start.layoutItem == nil ? nil : end.layoutItem, attribute: end.attribute)
  }

  override var term: LayoutTerm? {
    layoutItem.map { LayoutTerm(item: $0, attribute: attribute, origin: origin) }
  }

  // MARK: Numbers

  /// Returns a constraint that gives the length a value.
  ///
  /// For a distance the result reads as one anchor lying a constant after the other.
  open func constraint(equalToConstant c: CGFloat) -> LayoutConstraint {
    makeConstraint(.equal, toConstant: c)
  }

  /// Returns a constraint that makes the length at least a value.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> LayoutConstraint {
    makeConstraint(.greaterThanOrEqual, toConstant: c)
  }

  /// Returns a constraint that makes the length at most a value.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> LayoutConstraint {
    makeConstraint(.lessThanOrEqual, toConstant: c)
  }

  // MARK: Multiples

  /// Returns a constraint that makes the length a multiple of another.
  open func constraint(
    equalTo anchor: LayoutDimension,
    multiplier m: CGFloat
  ) -> LayoutConstraint {
    makeConstraint(.equal, to: anchor, multiplier: m)
  }

  /// Returns a constraint that makes the length at least a multiple of another.
  open func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension,
    multiplier m: CGFloat
  ) -> LayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: anchor, multiplier: m)
  }

  /// Returns a constraint that makes the length at most a multiple of another.
  open func constraint(
    lessThanOrEqualTo anchor: LayoutDimension,
    multiplier m: CGFloat
  ) -> LayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor, multiplier: m)
  }

  /// Returns a constraint that makes the length a multiple of another and a number more.
  open func constraint(
    equalTo anchor: LayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> LayoutConstraint {
    makeConstraint(.equal, to: anchor, multiplier: m, constant: c)
  }

  /// Returns a constraint that makes the length at least a multiple of another and a number more.
  open func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> LayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// Returns a constraint that makes the length at most a multiple of another and a number more.
  open func constraint(
    lessThanOrEqualTo anchor: LayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> LayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  private func makeConstraint(
    _ relation: LayoutConstraint.Relation,
    toConstant constant: CGFloat
  ) -> LayoutConstraint {
    guard let layoutItem else { ConstraintMistake.missingItem("first").raise() }
    return LayoutConstraint(
      LayoutTerm(item: layoutItem, attribute: attribute),
      relation,
      origin.map { LayoutTerm(item: $0.item, attribute: $0.attribute) },
      multiplier: 1,
      constant: constant
    )
  }
}
