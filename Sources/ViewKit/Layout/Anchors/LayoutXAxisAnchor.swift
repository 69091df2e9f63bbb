public import Foundation

/// A place along the horizontal axis: leading, trailing, left, right or centre.
open class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// Returns a constraint that puts this anchor a number of system spacings after another.
  ///
  /// One system spacing is 8 points; after means further on in the reading direction.
  open func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    makeSpacing(.equal, after: anchor, multiplier)
  }

  /// Returns a constraint that keeps this anchor at least some system spacings after another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    makeSpacing(.greaterThanOrEqual, after: anchor, multiplier)
  }

  /// Returns a constraint that keeps this anchor at most some system spacings after another.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    makeSpacing(.lessThanOrEqual, after: anchor, multiplier)
  }

  /// Returns the distance from this anchor to another, to be compared with sizes and distances.
  ///
  /// It is negative where the other anchor comes first.
  open func anchorWithOffset(to otherAnchor: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: self, to: otherAnchor)
  }

  private func makeSpacing(
    _ relation: LayoutConstraint.Relation,
    after anchor: LayoutXAxisAnchor,
    _ multiplier: CGFloat
  ) -> LayoutConstraint {
    makeConstraint(relation, to: anchor, constant: SystemSpacing.standard * multiplier)
  }
}

/// The distances that the system recommends.
enum SystemSpacing {
  /// Between two views: 8 points.
  static let standard: CGFloat = 8

  /// Between the baselines of two lines of body text: the height of a line of 17 points.
  ///
  /// UIKit takes the fonts of the two views into account.
  static let betweenBaselines: CGFloat = 20.5
}
