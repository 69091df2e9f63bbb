/// The types of accessibility containers.
public enum AccessibilityContainerType: Int, Hashable, Codable, Sendable {
  /// The view is not a container.
  case none = 0
  /// A table of rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A landmark: a part of the screen that users can jump to.
  case landmark = 3
  /// A group of related elements.
  case semanticGroup = 4
}

/// The ways in which a keyboard or switch moves among the elements of a container.
public enum AccessibilityNavigationStyle: Int, Hashable, Codable, Sendable {
  /// The system chooses the style.
  case automatic = 0
  /// Each element is reached individually.
  case separate = 1
  /// The container is reached as a whole first, and then its elements.
  case combined = 2
}

/// The directions in which a user can ask an element to scroll.
public enum AccessibilityScrollDirection: Int, Hashable, Sendable {
  /// Scrolls to the right.
  case right = 1
  /// Scrolls to the left.
  case left = 2
  /// Scrolls up.
  case up = 3
  /// Scrolls down.
  case down = 4
  /// Scrolls to the next page.
  case next = 5
  /// Scrolls to the previous page.
  case previous = 6
}
