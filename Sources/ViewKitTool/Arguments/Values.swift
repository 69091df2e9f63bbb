import Foundation
import ViewKit

extension CGSize {
  /// The maximum length in points of a screen's side.
  private static let limit = 100_000.0

  /// Parses a width and a height separated by an `x`; returns nil for any other text.
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

  /// The names of the sizes on the command line, in increasing order.
  static let names = named.map(\.name)

  /// Returns the size with a name from the command line, or nil if there is none.
  init?(name: String) {
    guard let entry = Self.named.first(where: { $0.name == name }) else { return nil }
    self = entry.category
  }
}
