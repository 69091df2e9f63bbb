public import Foundation

/// Something that a control does when it is used: a closure with a name.
///
/// ```swift
/// let save = Action(title: "Save") { _ in store.save() }
/// let button = Button(type: .system, primaryAction: save)
/// ```
open class Action: NSObject {
  /// Does what an action is for.
  public typealias Handler = (Action) -> Void

  /// What tells one action from another.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What tells the action from others; one that was given no identifier makes a unique one.
  public let identifier: Identifier

  /// The title that a control may show; empty unless given.
  open var title: String

  /// The picture that a control may show, or nil.
  open var image: Image?

  /// The control that runs the handler, while it runs; nil at all other times.
  public internal(set) var sender: Any?

  let handler: Handler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title that a control may show.
  ///   - image: The picture that a control may show.
  ///   - identifier: What tells the action from others; nil makes a unique one.
  ///   - handler: Does what the action is for. Capture `self` weakly where `self` holds the control.
  public init(
    title: String = "",
    image: Image? = nil,
    identifier: Identifier? = nil,
    handler: @escaping Handler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init()
  }

  /// Runs the handler for a control.
  func run(sender: Any) {
    let outer = self.sender
    self.sender = sender
    defer { self.sender = outer }
    handler(self)
  }
}
