/// A scene of a storyboard: a view controller and what belongs to it.
public struct NibScene: Sendable {
  /// The scene's element.
  public let element: NibElement

  /// The objects of the scene beside its placeholders, the controller mostly first.
  public let objects: [NibObject]

  /// What stands in the scene for objects that exist before it is loaded.
  public let placeholders: [NibObject]

  init(_ element: NibElement) {
    self.element = element
    let all = element.children(of: "objects").map(NibObject.init)
    objects = all.filter { !$0.isPlaceholder }
    placeholders = all.filter(\.isPlaceholder)
  }

  /// The scene's controller; nil for a scene that has none.
  public var viewController: NibObject? {
    objects.first { $0.kind == .viewController || $0.kind == .storyboardReference }
  }
}
