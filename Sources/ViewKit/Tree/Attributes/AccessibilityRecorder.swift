import Foundation

/// Records what is told to assistive technology, so that a test can assert it.
///
/// ```swift
/// let posts = AccessibilityRecorder.record {
///   Accessibility.post(notification: .announcement, argument: "Saved")
/// }
/// print(posts.map(\.description))  // ["announcement: Saved"]
/// ```
///
/// A recording is bound to the task that makes it, as that of ``LifecycleRecorder`` is; child tasks
/// are recorded too. Recordings may be nested; each sees what happens inside it.
public enum AccessibilityRecorder {
  /// Runs a closure and returns what was told inside, in order.
  ///
  /// An error that the closure throws is passed on, and what was recorded is lost.
  public static func record(_ body: () throws -> Void) rethrows -> [AccessibilityPost] {
    let recording = PostRecording(outer: PostRecording.current)
    try PostRecording.$current.withValue(recording, operation: body)
    return recording.posts
  }

  /// Runs an asynchronous closure and returns what was told inside, in order.
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

/// Something that was told to assistive technology.
public struct AccessibilityPost: CustomStringConvertible {
  /// What was told.
  public let notification: Accessibility.Notification

  /// The text that came with it, or nil.
  public let text: String?

  /// The element that came with it, or nil when there was none or it has been freed since.
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

  /// The name of the notification, and the text or the element that came with it.
  ///
  /// Such as `announcement: Saved` or `screenChanged: Label 'Settings'`.
  public var description: String {
    guard let argument = text ?? elementName else { return notification.description }
    return "\(notification): \(argument)"
  }
}

/// What one recording has seen so far.
///
/// Child tasks may post at the same time, so a lock guards the list.
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
