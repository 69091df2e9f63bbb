extension Accessibility {
  /// The notifications that a program posts to assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The code of the notification; only its uniqueness is guaranteed.
    public let rawValue: UInt32

    /// Creates a notification from its code.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A new screen is shown; the argument is the element to focus or a text to speak.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed; the argument is the element to focus or a text to speak.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// An announcement; the argument is the text to speak.
    public static let announcement = Notification(rawValue: 1008)
    /// A page has been scrolled; the argument is a text that describes the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posts a notification to assistive technology.
  ///
  /// In a process without a screen nothing receives it, except an ``AccessibilityRecorder``, which
  /// records it.
  ///
  /// - Parameters:
  ///   - notification: The notification to post.
  ///   - argument: An element or a text, depending on the notification, or nil.
  public static func post(notification: Notification, argument: Any?) {
    AccessibilityRecorder.note(AccessibilityPost(notification, argument))
  }
}

extension Accessibility.Notification: CustomStringConvertible {
  /// The name of the notification, or its code if it has no name here.
  public var description: String {
    switch self {
    case .screenChanged: "screenChanged"
    case .layoutChanged: "layoutChanged"
    case .announcement: "announcement"
    case .pageScrolled: "pageScrolled"
    default: "notification \(rawValue)"
    }
  }
}
