/// A connection from one object to another.
public struct NibConnection: Sendable {
  /// The kinds of connections.
  public enum Kind: Sendable, Equatable {
    /// Sets a property to the destination.
    case outlet(property: String)
    /// Adds the destination to a list property.
    case outletCollection(property: String)
    /// Calls a method of the destination when an event occurs; `nil` means the control's only
    /// event.
    case action(selector: String, event: String?)
    /// Leads to another scene.
    case segue(kind: String)
  }

  /// The connection's element.
  public let element: NibElement

  /// The kind of the connection.
  public let kind: Kind

  /// The identifier of the destination; empty if the file names none.
  public let destination: String

  /// Reads an element, or returns `nil` if it isn't a connection.
  public init?(_ element: NibElement) {
    switch element.name {
    case "outlet": kind = .outlet(property: element["property"] ?? "")
    case "outletCollection": kind = .outletCollection(property: element["property"] ?? "")
    case "action": kind = .action(selector: element["selector"] ?? "", event: element["eventType"])
    case "segue": kind = .segue(kind: element["kind"] ?? "")
    default: return nil
    }
    self.element = element
    destination = element["destination"] ?? ""
  }
}
