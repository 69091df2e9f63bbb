public import Foundation

/// Additional content of an element, which is spoken on request.
///
/// ```swift
/// photo.accessibilityCustomContent = [
///   AccessibilityCustomContent(label: "Taken", value: "May 4"),
///   AccessibilityCustomContent(label: "Place", value: "Oslo", importance: .high),
/// ]
/// ```
open class AccessibilityCustomContent: NSObject {
  /// The importance of custom content, which determines whether it is spoken without a request.
  public enum Importance: UInt, Hashable, Codable, Sendable {
    /// The content is spoken on request only.
    case `default` = 0
    /// The content is spoken along with the element.
    case high = 1
  }

  /// The label of the content.
  public let label: String

  /// The value of the content.
  public let value: String

  /// The importance of the content; by default it is spoken on request only.
  open var importance: Importance

  /// Creates custom content with a label and a value.
  public init(label: String, value: String, importance: Importance = .default) {
    self.label = label
    self.value = value
    self.importance = importance
    super.init()
  }
}
