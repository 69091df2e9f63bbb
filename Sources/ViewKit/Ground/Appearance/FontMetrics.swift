public import Foundation

/// Scales fonts and lengths that were chosen for the default text size to the one in force.
///
/// ```swift
/// let metrics = FontMetrics(forTextStyle: .body)
/// label.font = metrics.scaledFont(for: .systemFont(ofSize: 20, weight: .light))
/// label.adjustsFontForContentSizeCategory = true
/// ```
///
/// The factor is that of the style's own size: 23 / 17 for body text in the largest ordinary size.
public struct FontMetrics: Hashable, Sendable {
  private let style: Font.TextStyle

  /// Creates metrics that scale as a text style does.
  public init(forTextStyle textStyle: Font.TextStyle) {
    style = textStyle
  }

  /// Metrics that scale as body text does.
  public static let `default` = FontMetrics(forTextStyle: .body)

  /// Returns a font in the default text size that labels can let follow the one in force.
  public func scaledFont(for font: Font) -> Font {
    scaledFont(for: font, maximum: nil, traits: nil)
  }

  /// Returns a font scaled to the text size that traits name, else to the default one.
  public func scaledFont(
    for font: Font,
    compatibleWith traitCollection: TraitCollection?
  ) -> Font {
    scaledFont(for: font, maximum: nil, traits: traitCollection)
  }

  /// Returns a font in the default text size that never grows beyond a size in points.
  public func scaledFont(for font: Font, maximumPointSize: CGFloat) -> Font {
    scaledFont(for: font, maximum: maximumPointSize, traits: nil)
  }

  /// Returns a font scaled to the text size that traits name, up to a size in points.
  public func scaledFont(
    for font: Font,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: TraitCollection?
  ) -> Font {
    scaledFont(for: font, maximum: maximumPointSize, traits: traitCollection)
  }

  /// Returns a length in points scaled to the text size that traits name, unrounded.
  public func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: TraitCollection?
  ) -> CGFloat {
    style.scale(value, for: traitCollection?.preferredContentSizeCategory ?? .unspecified)
  }

  /// A font that is scaled already is taken in its size for the default text size.
  private func scaledFont(for font: Font, maximum: CGFloat?, traits: TraitCollection?) -> Font {
    let base = Font(
      pointSize: font.pointSize,
      weight: font.weight,
      isItalic: font.isItalic,
      scaling: Font.Scaling(
        style: style,
        baseSize: font.scaling?.baseSize ?? font.pointSize,
        maximumSize: maximum
      )
    )
    return base.scaled(for: traits?.preferredContentSizeCategory ?? .unspecified)
  }
}
