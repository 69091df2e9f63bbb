extension Accessibility {
  /// What a program tells assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The code, for which nothing is promised but that it differs.
    public let rawValue: UInt32

    /// Creates a notification from its code.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Another screen is shown; the argument is the element to go to, or a text to speak.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed; the argument is the element to go to, or a text to speak.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is a text to speak.
    public static let announcement = Notification(rawValue: 1008)
    /// Something has been scrolled; the argument is a text that tells where to.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells assistive technology of a change.
  ///
  /// No one listens in a process without a screen: an ``AccessibilityRecorder`` notes what was told,
  /// and nothing happens without one.
  ///
  /// - Parameters:
  ///   - notification: What is told.
  ///   - argument: An element or a text, as the notification asks for, or nil.
  public static func post(notification: Notification, argument: Any?) {
    AccessibilityRecorder.note(AccessibilityPost(notification, argument))
  }
}

extension Accessibility.Notification: CustomStringConvertible {
  /// The name, or the code of a notification that has none here.
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
