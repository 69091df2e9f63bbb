/// An XML element of an interface file, with its contents.
///
/// The element keeps everything in the file, whether it is known or unknown.
public struct NibElement: Sendable, Equatable {
  /// The element's name, for example `label`.
  public let name: String

  /// The location in the file where the element begins.
  public let location: NibLocation

  /// The element's attributes, keyed by name.
  public internal(set) var attributes: [String: String]

  /// The child elements, in the order of the file.
  public internal(set) var children: [NibElement] = []

  /// The text directly in the element, including whitespace.
  public internal(set) var text = ""

  /// A Boolean value that indicates whether a view or a constraint takes part in layout.
  ///
  /// The value is `false` only for items that a variation removes; see
  /// ``NibDocument/resolved(for:)``.
  public internal(set) var isInstalled = true

  /// Creates an element without children and text.
  public init(name: String, location: NibLocation, attributes: [String: String] = [:]) {
    self.name = name
    self.location = location
    self.attributes = attributes
  }

  /// Returns the value of an attribute, or `nil` if the element doesn't have it.
  public subscript(attribute: String) -> String? { attributes[attribute] }

  /// The object's identifier within the file, or `nil` if it has none.
  public var id: String? { attributes["id"] }

  /// The property of the enclosing object that the element is the value of, or `nil`.
  public var key: String? { attributes["key"] }

  /// Returns the first child with a name, or `nil` if there is none.
  public func child(_ name: String) -> NibElement? {
    children.first { $0.name == name }
  }

  /// Returns the first child that is the value of a property and has the given name, or `nil`.
  public func child(forKey key: String, named name: String? = nil) -> NibElement? {
    children.first { $0.key == key && (name == nil || $0.name == name) }
  }

  /// Returns the children of the first child with a name, or an empty array if there is none.
  public func children(of name: String) -> [NibElement] {
    child(name)?.children ?? []
  }

  /// Calls a closure with the element and each of its descendants, in the order of the file.
  public func forEachElement(_ body: (NibElement) throws -> Void) rethrows {
    try body(self)
    for child in children {
      try child.forEachElement(body)
    }
  }
}
