/// An XML element of an interface file, with all that is in it.
///
/// Nothing that the file says is lost here, known or unknown.
public struct NibElement: Sendable, Equatable {
  /// The element's name, for instance `label`.
  public let name: String

  /// Where the element begins in the file.
  public let location: NibLocation

  /// The element's attributes by their names.
  public internal(set) var attributes: [String: String]

  /// The elements directly in this one, in the file's order.
  public internal(set) var children: [NibElement] = []

  /// The text directly in this element, with all its white space.
  public internal(set) var text = ""

  /// Tells whether a view or a constraint takes part in the layout.
  ///
  /// It is false only for what a variation takes out, see ``NibDocument/resolved(for:)``.
  public internal(set) var isInstalled = true

  /// Creates an element that has no children and no text.
  public init(name: String, location: NibLocation, attributes: [String: String] = [:]) {
    self.name = name
    self.location = location
    self.attributes = attributes
  }

  /// The value of an attribute; nil where the element has none of that name.
  public subscript(attribute: String) -> String? { attributes[attribute] }

  /// The object's name in the file's references; nil where the element has none.
  public var id: String? { attributes["id"] }

  /// The property of the enclosing object that the element fills; nil where it has none.
  public var key: String? { attributes["key"] }

  /// Returns the first child of a name; nil where there is none.
  public func child(_ name: String) -> NibElement? {
    children.first { $0.name == name }
  }

  /// Returns the first child that fills a property, of a name where one is given; nil without one.
  public func child(forKey key: String, named name: String? = nil) -> NibElement? {
    children.first { $0.key == key && (name == nil || $0.name == name) }
  }

  /// Returns what is in the first child of a name; nothing where there is none.
  public func children(of name: String) -> [NibElement] {
    child(name)?.children ?? []
  }

  /// Calls a closure with the element and all that is in it, in the file's order.
  public func forEachElement(_ body: (NibElement) throws -> Void) rethrows {
    try body(self)
    for child in children {
      try child.forEachElement(body)
    }
  }
}
