import Foundation

extension Font {
  /// A role of text, whose size follows the text size that a person has chosen.
  public struct TextStyle: RawRepresentable, Hashable, Codable, Sendable {
    /// The style's name, with UIKit's value.
    public let rawValue: String

    /// Creates a style from its name; names other than UIKit's are sized as body text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The title of a screen.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first rank.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second rank.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third rank.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Text that is set apart.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A heading of the second rank.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// A note below the text.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Text below a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Smaller text below a picture.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// Returns the font of a text style in the default text size.
  ///
  /// A label follows the text size of its surroundings from there when its
  /// ``Label/adjustsFontForContentSizeCategory`` is on.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style in the text size that traits name, else in the default one.
  public static func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: TraitCollection?
  ) -> Font {
    let category = traitCollection?.preferredContentSizeCategory ?? .unspecified
    let base = style.size(for: .large)
    return Font(
      pointSize: style.size(for: category),
      weight: style == .headline ? .semibold : .regular,
      scaling: Scaling(style: style, baseSize: base, maximumSize: nil)
    )
  }

  /// How a font's size follows the text size.
  struct Scaling: Hashable, Codable, Sendable {
    let style: TextStyle
    /// The size in the default text size.
    let baseSize: CGFloat
    let maximumSize: CGFloat?

    func size(for category: ContentSizeCategory) -> CGFloat {
      let size = style.scale(baseSize, for: category)
      return min(size, maximumSize ?? size)
    }
  }

  /// Returns the font in the size that a text size asks for; a font of fixed size stays as it is.
  func scaled(for category: ContentSizeCategory) -> Font {
    guard let scaling else { return self }
    return Font(
      pointSize: scaling.size(for: category),
      weight: weight,
      isItalic: isItalic,
      scaling: scaling
    )
  }
}

extension Font.TextStyle {
  /// The style's size in points in a text size; unknown text sizes stand for the default one.
  func size(for category: ContentSizeCategory) -> CGFloat {
    let sizes = sizes
    let place = ContentSizeCategory.ascending.firstIndex(of: category) ?? Self.defaultPlace
    return sizes[place]
  }

  /// Scales a length that was chosen for the default text size.
  func scale(_ length: CGFloat, for category: ContentSizeCategory) -> CGFloat {
    length * size(for: category) / size(for: .large)
  }

  private static let defaultPlace = 3

  /// Apple's published sizes, from the smallest text size to the largest accessibility size.
  private var sizes: [CGFloat] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    }
  }

  var name: String {
    switch self {
    case .largeTitle: "largeTitle"
    case .title1: "title1"
    case .title2: "title2"
    case .title3: "title3"
    case .headline: "headline"
    case .body: "body"
    case .callout: "callout"
    case .subheadline: "subheadline"
    case .footnote: "footnote"
    case .caption1: "caption1"
    case .caption2: "caption2"
    default: rawValue
    }
  }
}
