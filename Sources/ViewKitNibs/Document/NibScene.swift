/// A scene of a storyboard: a view controller and its associated objects.
public struct NibScene: Sendable {
  /// The scene's element.
  public let element: NibElement

  /// The objects of the scene without its placeholders; the view controller is usually the first.
  public let objects: [NibObject]

  /// The scene's placeholders for objects that exist before it is loaded.
  public let placeholders: [NibObject]

  init(_ element: NibElement) {
    self.element = element
    let all = element.children(of: "objects").map(NibObject.init)
    objects = all.filter { !$0.isPlaceholder }
    placeholders = all.filter(\.isPlaceholder)
  }

  /// The scene's view controller, or `nil` if there is none.
  public var viewController: NibObject? {
    objects.first { $0.kind == .viewController || $0.kind == .storyboardReference }
  }
}
