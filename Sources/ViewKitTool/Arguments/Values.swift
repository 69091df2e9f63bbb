import Foundation
import ViewKit

extension CGSize {
  /// The longest side in points that a screen can have on the command line.
  private static let limit = 100_000.0

  /// Reads a width and a height with an `x` between them; nil for anything else.
  init?(points text: String) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (0...Self.limit).contains(width), (0...Self.limit).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
}

extension ContentSizeCategory {
  private static let named: [(name: String, category: ContentSizeCategory)] = [
    ("XS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .extraLarge),
    ("XXL", .extraExtraLarge), ("XXXL", .extraExtraExtraLarge), ("AX1", .accessibilityMedium),
    ("AX2", .accessibilityLarge), ("AX3", .accessibilityExtraLarge),
    ("AX4", .accessibilityExtraExtraLarge), ("AX5", .accessibilityExtraExtraExtraLarge),
  ]

  /// The names that the command line has for sizes, from the smallest to the largest.
  static let names = named.map(\.name)

  /// Finds a size by its name on the command line; nil where there is none.
  init?(name: String) {
    guard let entry = Self.named.first(where: { $0.name == name }) else { return nil }
    self = entry.category
  }
}
