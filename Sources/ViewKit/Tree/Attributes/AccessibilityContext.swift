import Foundation

/// What a container says of the elements in it, such as that one is the second of three tabs.
struct AccessibilityContext {
  /// The place of an element in an explicit list, from 0.
  struct Place {
    let index: Int
    let count: Int
  }

  enum Giver {
    case segmentedControl
    /// The system's bar, whose buttons are tabs.
    case tabBar
    /// A view with the trait of a tab bar.
    case tabs
    case list
    case landmark
    case table(any AccessibilityContainerDataTable)
  }

  let giver: Giver
  let object: Responder
  /// Nil where the container's subviews are its elements.
  let place: Place?
  /// Whether the element is listed by the giver itself, or lies in a view that gives places by order.
  private let isDirect: Bool

  /// Creates what an object says of what is below it, or nil for an object that says nothing.
  init?(givenBy object: Responder, place: Place? = nil) {
    guard let giver = Giver(object, isList: place != nil) else { return nil }
    self.init(giver: giver, object: object, place: place, isDirect: true)
  }

  private init(giver: Giver, object: Responder, place: Place?, isDirect: Bool) {
    self.giver = giver
    self.object = object
    self.place = place
    self.isDirect = isDirect
  }

  /// What is said below a member that is no element itself: nothing of its place in a list.
  ///
  /// The outermost container that says anything holds for all below.
  var belowItsElements: AccessibilityContext {
    guard place != nil else { return self }
    return AccessibilityContext(giver: giver, object: object, place: nil, isDirect: false)
  }

  /// Whether places are counted in reading order, because the container has no list.
  var countsInOrder: Bool {
    guard isDirect, place == nil else { return false }
    switch giver {
    case .tabs: return true
    case .segmentedControl, .tabBar, .list, .landmark, .table: return false
    }
  }

  /// Whether explicit lists below are placed by their own frame, not by their first element.
  var placesListsByTheirFrame: Bool {
    isDirect && place == nil && object.accessibilityTraits.contains(.tabBar)
  }
}

extension AccessibilityContext.Giver {
  /// Whether the elements of an explicit list have this context too.
  private var holdsForLists: Bool {
    if case .tabBar = self { false } else { true }
  }

  fileprivate init?(_ object: Responder, isList: Bool) {
    if object.accessibilityContainerType == .dataTable,
      let table = object as? any AccessibilityContainerDataTable
    {
      self = .table(table)
    } else if let kind = object.accessibilityContextKind, kind.holdsForLists || !isList {
      self = kind
    } else if object.accessibilityTraits.contains(.tabBar) {
      self = .tabs
    } else if object.accessibilityContainerType == .list {
      self = .list
    } else if object.accessibilityContainerType == .landmark {
      self = .landmark
    } else {
      return nil
    }
  }
}
