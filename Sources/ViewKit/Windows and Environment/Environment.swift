import Foundation

/// What a tree takes from its surroundings: traits and text metrics.
///
/// A tree has one environment, set on its root or window; any view below may name its own, which
/// then holds for its subtree. A tree that names none has the ``default``.
public struct Environment: Sendable {
  /// The device and settings; traits that are left open come from ``default``.
  public var traits: TraitCollection

  /// Measures text for labels, buttons and fields.
  public var textMeasurer: any TextMeasurer

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - traits: The device and settings; traits that are left open come from ``default``.
  ///   - textMeasurer: Measures text; the default gives the same sizes on every operating system.
  public init(
    traits: TraitCollection = TraitCollection(),
    textMeasurer: any TextMeasurer = SystemTextMeasurer()
  ) {
    self.traits = traits.filled(from: Self.defaultTraits)
    self.textMeasurer = textMeasurer
  }

  /// A phone in portrait: two pixels a point, left to right, light, the default text size.
  public static let `default` = Environment()

  private static var defaultTraits: TraitCollection {
    var traits = TraitCollection()
    traits.userInterfaceIdiom = .phone
    traits.userInterfaceStyle = .light
    traits.layoutDirection = .leftToRight
    traits.displayScale = 2
    traits.horizontalSizeClass = .compact
    traits.verticalSizeClass = .regular
    traits.preferredContentSizeCategory = .large
    return traits
  }

  /// Tells whether text has the same size in another environment.
  ///
  /// Two measurers that cannot be compared count as different.
  func measuresText(as other: Environment) -> Bool {
    guard traits.displayScale == other.traits.displayScale,
      traits.preferredContentSizeCategory == other.traits.preferredContentSizeCategory,
      let measurer = textMeasurer as? any Equatable
    else { return false }
    return measurer.isEqual(to: other.textMeasurer)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { self == other as? Self }
}
