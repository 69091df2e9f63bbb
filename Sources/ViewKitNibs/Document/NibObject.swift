/// An object in an interface file, as a view of its element.
public struct NibObject: Sendable {
  /// The kinds of objects that an element can describe.
  public enum Kind: String, Sendable {
    /// A view.
    case view
    /// A view controller.
    case viewController
    /// A reference to a scene in another storyboard.
    case storyboardReference
    /// An object that exists before the file is loaded.
    case placeholder
    /// A gesture recognizer.
    case gestureRecognizer
    /// A navigation item, bar button item or tab bar item.
    case item
    /// A layout of a collection view.
    case collectionLayout
    /// A constraint between views.
    case constraint
    /// A layout guide.
    case guide
    /// An object of another class, such as an app's own model.
    case object
  }

  /// The object's element.
  public let element: NibElement

  /// The kind of the object.
  public let kind: Kind

  /// Reads an element.
  public init(_ element: NibElement) {
    self.element = element
    kind = NibSchema.kind(of: element)
  }

  /// The object's identifier within the file; empty if it has none.
  public var id: String { element.id ?? "" }

  /// The element's name, for example `label`.
  public var elementName: String { element.name }

  /// The name of the object's custom class, or `nil` if it has the element's standard class.
  public var customClass: String? { element["customClass"] }

  /// The module of the object's custom class, or `nil` if the file names none.
  public var customModule: String? { element["customModule"] }

  /// The author's label for the object in Xcode, or `nil` if there is none.
  public var userLabel: String? { element["userLabel"] }

  /// A Boolean value that indicates whether the object exists before the file is loaded.
  public var isPlaceholder: Bool { kind == .placeholder || element.name == "exit" }

  // MARK: Contents

  /// The subviews of a view, in the order of the file; empty for other objects.
  public var subviews: [NibObject] {
    element.children(of: "subviews").map(NibObject.init)
  }

  /// The constraints that a view holds, in the order of the file.
  public var constraints: [NibConstraint] {
    element.children(of: "constraints").filter { $0.name == "constraint" }
      .map { NibConstraint($0, owner: id) }
  }

  /// The layout guides of a view or view controller, in the order of the file.
  public var guides: [NibObject] {
    (element.children.filter { ["viewLayoutGuide", "keyboardLayoutGuide"].contains($0.name) }
      + element.children(of: "layoutGuides"))
      .map(NibObject.init)
  }

  /// The object's outlets, actions and segues, in the order of the file.
  public var connections: [NibConnection] {
    element.children(of: "connections").compactMap(NibConnection.init)
  }

  /// The object's user-defined runtime attributes, in the order of the file.
  public var runtimeAttributes: [NibElement] {
    element.children(of: "userDefinedRuntimeAttributes")
      .filter { $0.name == "userDefinedRuntimeAttribute" }
  }

  /// Returns the object that is the value of a property, or `nil` if there is none.
  public func object(forKey key: String) -> NibObject? {
    element.children.first { $0.key == key && $0.id != nil }.map(NibObject.init)
  }
}
