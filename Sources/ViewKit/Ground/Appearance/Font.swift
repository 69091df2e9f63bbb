public import Foundation

/// The system's font in a size in points, with a weight and possibly a slant.
///
/// ```swift
/// let title = Font.preferredFont(forTextStyle: .title1)
/// let price = Font.systemFont(ofSize: 17, weight: .semibold)
/// print(title.pointSize, price.lineHeight)  // 28.0 20.287109375
/// ```
///
/// ViewKit draws nothing and knows one family of fonts: its metrics are those of the system's font
/// on Apple's devices, the same on every operating system.
public struct Font: Hashable, Codable, Sendable {
  /// The size in points.
  public let pointSize: CGFloat

  /// How heavy the strokes are.
  public let weight: Weight

  /// Tells whether the letters are slanted.
  public let isItalic: Bool

  /// How the size follows the text size that a person has chosen, or nil when it is fixed.
  let scaling: Scaling?

  init(pointSize: CGFloat, weight: Weight, isItalic: Bool = false, scaling: Scaling? = nil) {
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.scaling = scaling
  }

  // MARK: System fonts

  /// Returns the system's font in a size and regular weight.
  public static func systemFont(ofSize fontSize: CGFloat) -> Font {
    Font(pointSize: fontSize, weight: .regular)
  }

  /// Returns the system's font in a size and a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    Font(pointSize: fontSize, weight: weight)
  }

  /// Returns the system's bold font in a size.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> Font {
    Font(pointSize: fontSize, weight: .bold)
  }

  /// Returns the system's italic font in a size.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> Font {
    Font(pointSize: fontSize, weight: .regular, isItalic: true)
  }

  /// The size in points of a label's font; 17.
  public static let labelFontSize: CGFloat = 17

  /// The size in points of the font of a button that names none; 18.
  public static let buttonFontSize: CGFloat = 18

  /// The size in points of the system's font in small print; 14.
  public static let systemFontSize: CGFloat = 14

  /// The size in points of the system's font in the smallest print; 12.
  public static let smallSystemFontSize: CGFloat = 12

  // MARK: Derived fonts

  /// Returns the font in another size, which no longer follows a person's text size.
  public func withSize(_ fontSize: CGFloat) -> Font {
    Font(pointSize: fontSize, weight: weight, isItalic: isItalic)
  }

  // MARK: Metrics

  /// The distance in points from the top of a line to its baseline.
  public var ascender: CGFloat { pointSize * (1950.0 / 2048) }

  /// The distance in points from the bottom of a line up to its baseline, as a negative number.
  public var descender: CGFloat { pointSize * (-494.0 / 2048) }

  /// The height in points of a line, unrounded: about 1.193 times the size.
  public var lineHeight: CGFloat { ascender - descender }

  /// The distance in points between lines beyond their height; none.
  public var leading: CGFloat { 0 }
}

extension Font {
  /// How heavy the strokes of a font are.
  public struct Weight: RawRepresentable, Hashable, Codable, Sendable {
    /// The place on a scale from -1 to 1, on which 0 is regular.
    public let rawValue: CGFloat

    /// Creates a weight from its place on the scale from -1 to 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The lightest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The second lightest weight.
    public static let thin = Weight(rawValue: -0.6)
    /// Lighter than regular.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of running text.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of emphasis.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest weight.
    public static let black = Weight(rawValue: 0.62)
  }
}

extension Font: CustomStringConvertible {
  /// The size, and what differs from the regular font, such as `system 17 bold`.
  public var description: String {
    var parts = ["system", pointSize.shortDescription]
    if weight != .regular { parts.append(weight.name) }
    if isItalic { parts.append("italic") }
    if let scaling { parts.append("(\(scaling.style.name))") }
    return parts.joined(separator: " ")
  }
}

extension Font.Weight {
  fileprivate var name: String {
    switch self {
    case .ultraLight: "ultraLight"
    case .thin: "thin"
    case .light: "light"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    case .heavy: "heavy"
    case .black: "black"
    default: "weight \(rawValue.shortDescription)"
    }
  }
}
