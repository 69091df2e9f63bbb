import Foundation
import ViewKit

/// Makes views for tests of what is read, and tells in short what is.
enum AccessibilityScene {
  /// Returns a view that is an element.
  static func element(_ label: String?, _ frame: CGRect) -> View {
    let view = View(frame: frame)
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    return view
  }

  /// Returns an element of 30 by 30 points.
  static func element(_ label: String?, _ x: CGFloat, _ y: CGFloat) -> View {
    element(label, CGRect(x: x, y: y, width: 30, height: 30))
  }

  /// Returns a view that is no element and holds others.
  static func parent(
    _ frame: CGRect = CGRect(x: 0, y: 0, width: 400, height: 800),
    of children: [View]
  ) -> View {
    let view = View(frame: frame)
    children.forEach(view.addSubview)
    return view
  }

  static func environment(
    _ idiom: UserInterfaceIdiom = .phone,
    _ direction: TraitEnvironmentLayoutDirection = .leftToRight
  ) -> Environment {
    var traits = TraitCollection(userInterfaceIdiom: idiom)
    traits.layoutDirection = direction
    return Environment(traits: traits)
  }
}

extension View {
  /// The labels of what is read, in order; empty for an element without one.
  var labelsInOrder: [String] {
    accessibilityReadingOrder.map { $0.element.accessibilityLabel ?? "" }
  }

  var spoken: [String] { accessibilityReadingOrder.map(\.spokenDescription) }

  /// What is spoken, each with the hint if there is one.
  var spokenWithHints: [[String]] {
    accessibilityReadingOrder.map { [$0.spokenDescription] + ($0.spokenHint.map { [$0] } ?? []) }
  }
}
