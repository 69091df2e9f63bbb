/// An object that an interface file describes: a reading of its element.
public struct NibObject: Sendable {
  /// What an element makes.
  public enum Kind: String, Sendable {
    /// A view.
    case view
    /// A view controller.
    case viewController
    /// A scene that stands for one of another storyboard.
    case storyboardReference
    /// An object that exists before the file is loaded.
    case placeholder
    /// A gesture recogniser.
    case gestureRecognizer
    /// A navigation item, bar button item or tab bar item.
    case item
    /// A layout of a collection view.
    case collectionLayout
    /// A constraint between views.
    case constraint
    /// A guide that constraints refer to.
    case guide
    /// An object of another class, as an app's own models.
    case object
  }

  /// The object's element.
  public let element: NibElement

  /// What the element makes.
  public let kind: Kind

  /// Reads an element.
  public init(_ element: NibElement) {
    self.element = element
    kind = NibSchema.kind(of: element)
  }

  /// The name by which the file refers to the object; empty where it has none.
  public var id: String { element.id ?? "" }

  /// The element's name, for instance `label`.
  public var elementName: String { element.name }

  /// The name of the object's own class; nil where it is its element's standard class.
  public var customClass: String? { element["customClass"] }

  /// The module of the object's own class; nil where the file names none.
  public var customModule: String? { element["customModule"] }

  /// The author's name for the object in Xcode; nil where there is none.
  public var userLabel: String? { element["userLabel"] }

  /// Tells whether the object exists before the file is loaded.
  public var isPlaceholder: Bool { kind == .placeholder || element.name == "exit" }

  // MARK: What belongs to the object

  /// The views in a view, in the file's order; nothing for other objects.
  public var subviews: [NibObject] {
    element.children(of: "subviews").map(NibObject.init)
  }

  /// The constraints that a view holds, in the file's order.
  public var constraints: [NibConstraint] {
    element.children(of: "constraints").filter { $0.name == "constraint" }
      .map { NibConstraint($0, owner: id) }
  }

  /// The guides of a view or a controller, in the file's order.
  public var guides: [NibObject] {
    (element.children.filter { ["viewLayoutGuide", "keyboardLayoutGuide"].contains($0.name) }
      + element.children(of: "layoutGuides"))
      .map(NibObject.init)
  }

  /// The object's outlets, actions and segues, in the file's order.
  public var connections: [NibConnection] {
    element.children(of: "connections").compactMap(NibConnection.init)
  }

  /// What the file sets on the object when it runs, in the file's order.
  public var runtimeAttributes: [NibElement] {
    element.children(of: "userDefinedRuntimeAttributes")
      .filter { $0.name == "userDefinedRuntimeAttribute" }
  }

  /// Returns the object that fills a property of this one; nil where there is none.
  public func object(forKey key: String) -> NibObject? {
    element.children.first { $0.key == key && $0.id != nil }.map(NibObject.init)
  }
}
