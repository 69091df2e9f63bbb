import Foundation

/// One constraint that a stack wants.
struct StackRule {
  /// What cannot change about a constraint.
  struct Key {
    let role: Role
    let first: LayoutItem
    let firstAttribute: LayoutConstraint.Attribute
    let relation: LayoutConstraint.Relation
    let second: LayoutItem?
    let secondAttribute: LayoutConstraint.Attribute
    let multiplier: CGFloat
  }

  /// What a constraint is for, with the identifier under which UIKit's logs show it.
  enum Role: String {
    case canvasConnection = "UISV-canvas-connection"
    case spacing = "UISV-spacing"
    case alignment = "UISV-alignment"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case canvasFit = "UISV-canvas-fit"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case textWidth = "UISV-text-width-disambiguation"
    case hiding = "UISV-hiding"
  }

  let key: Key
  let constant: CGFloat
  let priority: LayoutPriority
}

extension StackRule.Key: Hashable {
  static func == (a: StackRule.Key, b: StackRule.Key) -> Bool {
    a.first === b.first && a.second === b.second && a.firstAttribute == b.firstAttribute
      && a.secondAttribute == b.secondAttribute && a.relation == b.relation && a.role == b.role
      && a.multiplier == b.multiplier
  }

  func hash(into hasher: inout Hasher) {
    // Enough to tell the constraints of one stack apart; role and relation seldom add to it.
    hasher.combine(ObjectIdentifier(first))
    hasher.combine(second.map(ObjectIdentifier.init))
    hasher.combine(firstAttribute)
    hasher.combine(secondAttribute)
  }
}

extension LayoutConstraint.Relation {
  fileprivate var turned: LayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
