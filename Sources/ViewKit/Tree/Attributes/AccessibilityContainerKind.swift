/// The containers that assistive technology tells of, others are only walked through.
enum AccessibilityContainerKind: Equatable {
  case semanticGroup
  case list
  case landmark
  case dataTable
  case tabBar

  /// Returns the kind of a view, or nil where it is not told of.
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
