import Foundation
import ViewKit

extension NibReader {
  /// The font that the element describes, or the font at the start of an attributed text.
  var font: Font? {
    element.child(forKey: "fontDescription").flatMap { Self.font($0) }
      ?? element.child(forKey: "attributedText").flatMap(Self.firstFont)
  }

  /// Returns the font for a font description.
  ///
  /// A custom font of an app gets the metrics of the system font, in its own size.
  static func font(_ element: NibElement) -> Font? {
    if let style = element["style"] {
      return .preferredFont(forTextStyle: Font.TextStyle(rawValue: style))
    }
    let size = size(of: element)
    switch element["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: break
    }
    if let name = element["name"], element["type"] == nil {
      return .systemFont(ofSize: size, weight: weight(ofFontNamed: name))
    }
    let weight = element["weight"].flatMap { weights[$0] } ?? .regular
    return .systemFont(ofSize: size, weight: weight)
  }

  private static func firstFont(_ text: NibElement) -> Font? {
    let fragment = text.child("fragment")
    guard let font = fragment?.child("attributes")?.child(forKey: "NSFont") else { return nil }
    let size = positive(font.number("size")) ?? metaSizes[font["metaFont"] ?? ""] ?? 12
    let name = font["name"] ?? font["metaFont"] ?? ""
    return .systemFont(ofSize: size, weight: weight(ofFontNamed: name))
  }

  private static func size(of element: NibElement) -> CGFloat {
    positive(element.number("pointSize")) ?? Font.systemFontSize
  }

  private static func positive(_ size: CGFloat?) -> CGFloat? {
    size.flatMap { $0 > 0 && $0 <= 10_000 ? $0 : nil }
  }

  private static func weight(ofFontNamed name: String) -> Font.Weight {
    let lowercased = name.lowercased()
    let entry = namedWeights.first { lowercased.contains($0.word) }
    return entry?.weight ?? .regular
  }

  private static let weights: [String: Font.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// Weight names in font names; longer names precede those that they contain.
  private static let namedWeights: [(word: String, weight: Font.Weight)] = [
    ("ultralight", .ultraLight), ("semibold", .semibold), ("demibold", .semibold),
    ("extrabold", .heavy), ("medium", .medium), ("light", .light), ("heavy", .heavy),
    ("black", .black), ("bold", .bold), ("thin", .thin),
  ]

  /// The sizes of fonts that are specified by their use.
  private static let metaSizes: [String: CGFloat] = [
    "system": 13, "smallSystem": 11, "miniSystem": 9, "label": 10, "cellTitle": 12,
  ]
}
