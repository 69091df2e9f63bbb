import Foundation

/// Something that went wrong at run time without being a reason to stop.
///
/// UIKit prints such things to the console. ViewKit hands them to the ``View/diagnosticObserver``
/// of the tree; a tree that has none prints one line on standard error.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// What kind of thing went wrong.
  public enum Kind: String, Hashable, Sendable {
    /// `updateConstraints()` asked for another round each time, until the bound was reached.
    case constraintUpdateLoop
    /// `layoutSubviews()` asked for another round each time, until the bound was reached.
    case layoutLoop
    /// Views changed the layout each time it asked them for their content, until the bound was reached.
    case queryLoop
    /// A view or a controller could not be added, because callbacks had changed the tree by then.
    case additionRefused
    /// Required constraints contradicted each other; the message is UIKit's log.
    case unsatisfiableConstraints
    /// A constraint relates a horizontal place to a vertical one, and takes no part in the layout.
    case incompatibleAnchors
    /// A stack view shares its length by content sizes, and a view in it has none.
    case missingContentSize
    /// Turns of the run loop kept asking for another one, until the bound was reached.
    case flushLoop
    /// Hooks of controllers kept asking for another one to be shown, until the bound was reached.
    case appearanceLoop
    /// An appearance transition was ended that had not begun.
    case unbalancedAppearanceTransition
    /// A controller could not be presented.
    case presentationRefused
    /// A controller could not be dismissed.
    case dismissalIgnored
    /// An interface file gave its controller no root view; a plain one stands in.
    case missingRootView
    /// A value was set by a name that means nothing to the object.
    case unknownKey
    /// A value was set by name, and is of another type than the property.
    case wrongValueType
    /// A control sent an action of an interface file, and no object answers to its name.
    case unansweredAction
    /// An interface file of a controller's view can't be read.
    case unreadableFile
  }

  /// What kind of thing went wrong.
  public let kind: Kind

  /// What happened, to which object, in UIKit's words where it has any.
  public let message: String

  /// Creates a diagnostic.
  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// The message.
  public var description: String { message }

  /// Prints the message as one line on standard error.
  func print() {
    FileHandle.standardError.write(Data("[ViewKit] \(message)\n".utf8))
  }
}
