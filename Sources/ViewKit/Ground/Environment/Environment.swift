public import Foundation

/// What a tree takes from its surroundings: traits, text metrics and the sizes of controls.
///
/// A tree has one environment, set on its root or window; any view below may name its own, which
/// then holds for its subtree. A tree that names none has the ``default``.
public struct Environment: Sendable {
  /// The device and settings; traits that are left open come from ``default``.
  public var traits: TraitCollection

  /// Measures text for labels, buttons and fields.
  public var textMeasurer: any TextMeasurer

  /// The systems whose controls have the sizes that hold here.
  public var controlGeneration: ControlGeneration

  /// The margins in points on each side of stack views that have been given none.
  ///
  /// 0 as in recent versions of UIKit; up to iOS 10 it was 8.
  public var stackViewMargin: CGFloat

  /// The words in which elements are spoken of; English at first.
  ///
  /// Those of the view that is asked for its reading order count, for all below it.
  public var accessibilityWords: AccessibilityWords {
    get { sharedWords?.value ?? .english }
    set { sharedWords = newValue == .english ? nil : SharedAccessibilityWords(newValue) }
  }

  /// The words where they are not English.
  private(set) var sharedWords: SharedAccessibilityWords?

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - traits: The device and settings; traits that are left open come from ``default``.
  ///   - textMeasurer: Measures text; the default gives the same sizes on every operating system.
  ///   - controlGeneration: The systems whose controls have the sizes that hold.
  ///   - stackViewMargin: The margins in points of stack views that have been given none.
  ///   - accessibilityWords: The words in which elements are spoken of.
  public init(
    traits: TraitCollection = TraitCollection(),
    textMeasurer: any TextMeasurer = SystemTextMeasurer(),
    controlGeneration: ControlGeneration = .iOS13,
    stackViewMargin: CGFloat = 0,
    accessibilityWords: AccessibilityWords = .english
  ) {
    self.traits = traits.filled(from: Self.defaultTraits)
    self.textMeasurer = textMeasurer
    self.controlGeneration = controlGeneration
    self.stackViewMargin = stackViewMargin
    self.accessibilityWords = accessibilityWords
  }

  /// A phone in portrait: two pixels a point, left to right, light, the default text size.
  ///
  /// Its controls have the sizes of iOS 13 to 25.
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
