import Foundation

/// What a view hands down to the views below: resolved once, shared by all of them.
///
/// A view reads its traits from here without asking its ancestors. Nil stands for the defaults, so
/// that most trees share nothing.
final class Surroundings: Sendable {
  let environment: Environment
  let tintColor: Color
  let isRightToLeft: Bool
  let displayScale: CGFloat

  init(environment: Environment, tintColor: Color) {
    self.environment = environment
    self.tintColor = tintColor
    isRightToLeft = environment.traits.layoutDirection == .rightToLeft
    displayScale = environment.traits.displayScale
  }

  static let `default` = Surroundings(environment: .default, tintColor: .systemBlue)
}

/// A view whose surroundings have become others.
struct SurroundingsChange {
  let view: View
  /// The traits that the view had, when they have changed.
  let previousTraits: TraitCollection?
  let tintChanged: Bool
  let directionChanged: Bool
  let scaleChanged: Bool

  init(view: View, old: Surroundings, new: Surroundings) {
    let (oldTraits, newTraits) = (old.environment.traits, new.environment.traits)
    self.view = view
    self.previousTraits = oldTraits == newTraits ? nil : oldTraits
    self.tintChanged = old.tintColor != new.tintColor
    self.directionChanged = oldTraits.layoutDirection != newTraits.layoutDirection
    self.scaleChanged = oldTraits.displayScale != newTraits.displayScale
  }

  var isWorthTelling: Bool { previousTraits != nil || tintChanged }
}
