public import Foundation

/// Further content of an element, which is spoken on request.
///
/// ```swift
/// photo.accessibilityCustomContent = [
///   AccessibilityCustomContent(label: "Taken", value: "May 4"),
///   AccessibilityCustomContent(label: "Place", value: "Oslo", importance: .high),
/// ]
/// ```
open class AccessibilityCustomContent: NSObject {
  /// Whether content is spoken without being asked for.
  public enum Importance: UInt, Hashable, Codable, Sendable {
    /// On request only.
    case `default` = 0
    /// With the element.
    case high = 1
  }

  /// What the content is called.
  public let label: String

  /// What is spoken of it.
  public let value: String

  /// Whether it is spoken without being asked for.
  open var importance: Importance

  /// Creates a piece of content.
  public init(label: String, value: String, importance: Importance = .default) {
    self.label = label
    self.value = value
    self.importance = importance
    super.init()
  }
}
