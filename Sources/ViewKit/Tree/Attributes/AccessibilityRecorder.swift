import Foundation

/// Records the notifications posted to assistive technology, so that a test can check them.
///
/// ```swift
/// let posts = AccessibilityRecorder.record {
///   Accessibility.post(notification: .announcement, argument: "Saved")
/// }
/// print(posts.map(\.description))  // ["announcement: Saved"]
/// ```
///
/// Like a recording of ``LifecycleRecorder``, a recording is bound to the task that makes it and
/// includes child tasks. Recordings may be nested; each records everything posted inside it.
public enum AccessibilityRecorder {
  /// Runs a closure and returns the notifications posted inside it, in order.
  ///
  /// If the closure throws, the error is rethrown and the recording is lost.
  public static func record(_ body: () throws -> Void) rethrows -> [AccessibilityPost] {
    let recording = PostRecording(outer: PostRecording.current)
    try PostRecording.$current.withValue(recording, operation: body)
    return recording.posts
  }

  /// Runs an asynchronous closure and returns the notifications posted inside it, in order.
  public static func record(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Void
  ) async rethrows -> [AccessibilityPost] {
    let recording = PostRecording(outer: PostRecording.current)
    try await PostRecording.$current.withValue(recording, operation: body)
    return recording.posts
  }

  static func note(_ post: AccessibilityPost) {
    PostRecording.current?.append(post)
  }
}

/// A notification that was posted to assistive technology.
public struct AccessibilityPost: CustomStringConvertible {
  /// The notification.
  public let notification: Accessibility.Notification

  /// The text passed as the argument, if any.
  public let text: String?

  /// The element passed as the argument; nil if there was none or it has been deallocated.
  public private(set) weak var element: AnyObject?

  private let elementName: String?

  init(_ notification: Accessibility.Notification, _ argument: Any?) {
    self.notification = notification
    text = argument as? String ?? (argument as? NSAttributedString)?.string
    guard text == nil, let responder = argument as? Responder else {
      elementName = nil
      return
    }
    element = responder
    let name = responder.accessibilityIdentifier ?? responder.accessibilityLabel
    let type = responder.typeName
    elementName = name.map { "\(type) '\($0)'" } ?? type
  }

  /// The name of the notification with its text or element.
  ///
  /// Examples are `announcement: Saved` and `screenChanged: Label 'Settings'`.
  public var description: String {
    guard let argument = text ?? elementName else { return notification.description }
    return "\(notification): \(argument)"
  }
}

/// The notifications that one recording has collected.
///
/// Child tasks may post concurrently, so a lock guards the list.
private final class PostRecording: @unchecked Sendable {
  @TaskLocal static var current: PostRecording?

  private let outer: PostRecording?
  private let lock = NSLock()
  private var list: [AccessibilityPost] = []

  init(outer: PostRecording?) {
    self.outer = outer
  }

  var posts: [AccessibilityPost] {
    lock.withLock { list }
  }

  func append(_ post: AccessibilityPost) {
    lock.withLock { list.append(post) }
    outer?.append(post)
  }
}
