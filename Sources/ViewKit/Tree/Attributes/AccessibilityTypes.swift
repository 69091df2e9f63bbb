/// What kind of group a container is.
public enum AccessibilityContainerType: Int, Hashable, Codable, Sendable {
  /// No group.
  case none = 0
  /// A table of rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A part of the screen that people jump to.
  case landmark = 3
  /// Elements that belong together.
  case semanticGroup = 4
}

/// How people move among the elements of a container with a keyboard or a switch.
public enum AccessibilityNavigationStyle: Int, Hashable, Codable, Sendable {
  /// As the system finds best.
  case automatic = 0
  /// One element after the other.
  case separate = 1
  /// First to the container as a whole, then into it.
  case combined = 2
}

/// Where a person wants to scroll to.
public enum AccessibilityScrollDirection: Int, Hashable, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Upwards.
  case up = 3
  /// Downwards.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the previous page.
  case previous = 6
}
