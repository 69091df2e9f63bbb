/// The containers that assistive technology announces; it passes over all others.
enum AccessibilityContainerKind: Equatable {
  case semanticGroup
  case list
  case landmark
  case dataTable
  case tabBar

  /// Creates the kind of a view's container; returns nil if the container is not announced.
  init?(of object: Responder) {
    guard let view = object as? View else { return nil }
    if view.accessibilityTraits.contains(.tabBar) {
      self = .tabBar
      return
    }
    switch view.accessibilityContainerType {
    case .none: return nil
    case .list: self = .list
    case .landmark: self = .landmark
    case .dataTable: self = .dataTable
    case .semanticGroup:
      let texts = [view.accessibilityLabel, view.accessibilityValue, view.accessibilityIdentifier]
      guard texts.contains(where: { $0 != nil }) else { return nil }
      self = .semanticGroup
    }
  }
}
