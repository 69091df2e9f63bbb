import Foundation

/// The information that a container adds to its elements, such as that one is the second of three
/// tabs.
struct AccessibilityContext {
  /// The position of an element in an explicit list, counted from 0.
  struct Place {
    let index: Int
    let count: Int
  }

  enum Giver {
    case segmentedControl
    /// A ``TabBar``, whose buttons are tabs.
    case tabBar
    /// A view with the tab bar trait.
    case tabs
    case list
    case landmark
    case table(any AccessibilityContainerDataTable)
  }

  let giver: Giver
  let object: Responder
  /// The place in the container's list; nil if the container's subviews are its elements.
  let place: Place?
  /// Whether the giver lists the element itself, or the element is in a view that counts in reading
  /// order.
  private let isDirect: Bool

  /// Creates the context that an object gives its elements; returns nil if it gives none.
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

  /// The context below a member that is not an element itself, without a place in the list.
  ///
  /// The outermost container that gives a context determines it for all descendants.
  var belowItsElements: AccessibilityContext {
    guard place != nil else { return self }
    return AccessibilityContext(giver: giver, object: object, place: nil, isDirect: false)
  }

  /// Whether elements are counted in reading order, because the container has no explicit list.
  var countsInOrder: Bool {
    guard isDirect, place == nil else { return false }
    switch giver {
    case .tabs: return true
    case .segmentedControl, .tabBar, .list, .landmark, .table: return false
    }
  }

  /// Whether explicit lists below are sorted by their own frame rather than by their first element.
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
