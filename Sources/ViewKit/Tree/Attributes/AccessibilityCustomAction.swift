public import Foundation

/// An action that assistive technology offers by name on an element.
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
  /// Does what an action is for, and tells whether that worked.
  public typealias Handler = (AccessibilityCustomAction) -> Bool

  /// The name under which the action is offered.
  open var name: String

  /// The picture beside the name, or nil.
  open var image: Image?

  /// Does what the action is for; nil for an action that does nothing.
  open var actionHandler: Handler?

  /// Creates an action.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  /// Creates an action with a picture.
  public init(name: String, image: Image?, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}
