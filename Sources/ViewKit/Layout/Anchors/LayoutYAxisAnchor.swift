public import Foundation

/// A place along the vertical axis: top, bottom, centre or a baseline.
open class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// Returns a constraint that puts this anchor a number of system spacings below another.
  ///
  /// One system spacing is 8 points, and 20.5 points between two baselines: the height of a line
  /// of body text.
  open func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    makeSpacing(.equal, below: anchor, multiplier)
  }

  /// Returns a constraint that keeps this anchor at least some system spacings below another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    makeSpacing(.greaterThanOrEqual, below: anchor, multiplier)
  }

  /// Returns a constraint that keeps this anchor at most some system spacings below another.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    makeSpacing(.lessThanOrEqual, below: anchor, multiplier)
  }

  /// Returns the distance from this anchor to another, to be compared with sizes and distances.
  ///
  /// It is negative where the other anchor lies above.
  open func anchorWithOffset(to otherAnchor: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: self, to: otherAnchor)
  }

  private func makeSpacing(
    _ relation: LayoutConstraint.Relation,
    below anchor: LayoutYAxisAnchor,
    _ multiplier: CGFloat
  ) -> LayoutConstraint {
    let isBetweenBaselines = attribute.isBaseline && anchor.attribute.isBaseline
    let spacing = isBetweenBaselines ? SystemSpacing.betweenBaselines : SystemSpacing.standard
    return makeConstraint(relation, to: anchor, constant: spacing * multiplier)
  }
}
