public import Foundation

/// A custom action that assistive technology offers by name for an element.
///
/// ```swift
/// row.accessibilityCustomActions = [
///   AccessibilityCustomAction(name: "Delete") { _ in
///     store.delete(item)
///     return true
///   }
/// ]
/// ```
open class AccessibilityCustomAction: NSObject {
  /// A closure that performs an action and returns whether it succeeded.
  public typealias Handler = (AccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String

  /// The image shown beside the name, if any.
  open var image: Image?

  /// The closure that performs the action; nil for an action that does nothing.
  open var actionHandler: Handler?

  /// Creates an action with a name and a handler.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  /// Creates an action with a name, an image and a handler.
  public init(name: String, image: Image?, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}
