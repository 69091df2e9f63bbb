/// A connection from an object to another.
public struct NibConnection: Sendable {
  /// What a connection does.
  public enum Kind: Sendable, Equatable {
    /// Sets a property to the destination.
    case outlet(property: String)
    /// Adds the destination to a property that is a list.
    case outletCollection(property: String)
    /// Calls a method of the destination when an event happens; nil stands for the only event.
    case action(selector: String, event: String?)
    /// Leads to another scene.
    case segue(kind: String)
  }

  /// The connection's element.
  public let element: NibElement

  /// What the connection does.
  public let kind: Kind

  /// The identifier of the object that is connected to; empty where the file names none.
  public let destination: String

  /// Reads an element; nil for one that is not a connection.
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
