public import Foundation

/// A view on the canvas that stands by itself: Interface Builder gives it its size, constraints don't.
public struct NibCanvasRoot: Sendable {
  /// What a view that stands by itself is.
  public enum Kind: String, Sendable, CaseIterable {
    /// The view of a view controller.
    case controllerView
    /// A view at the top of a file or beside the controller of a scene.
    case topLevelView
    /// A cell of a table.
    case tableCell
    /// A cell or another part of a collection.
    case collectionCell
    /// A view that fills a property of another object, such as the header of a table.
    case part
  }

  /// The view.
  public let object: NibObject

  /// What the view is.
  public let kind: Kind

  /// The object around the view: its controller, its table or its item; nil for a top-level view.
  public let container: NibObject?

  /// The identifier of the view.
  public var id: String { object.id }

  /// The view's frame on the canvas: the stored one, unless a ``NibScreen`` gives it another.
  ///
  /// It is empty where the file has none.
  public internal(set) var frame: CGRect

  init(object: NibObject, kind: Kind, container: NibObject?) {
    self.object = object
    self.kind = kind
    self.container = container
    frame = object.element.frame ?? .zero
  }
}

extension NibDocument {
  /// The views that stand by themselves, in the file's order.
  ///
  /// Each other view of the file lies in one of them.
  public var canvasRoots: [NibCanvasRoot] {
    var roots: [NibCanvasRoot] = []
    for object in scenes.flatMap(\.objects) + topLevelObjects {
      NibCanvasRoot.collect(object.element, in: nil, into: &roots)
    }
    return roots
  }
}

extension NibCanvasRoot {
  /// Adds an element if it is a root, and the roots below it.
  fileprivate static func collect(
    _ element: NibElement,
    in container: NibElement?,
    into roots: inout [NibCanvasRoot]
  ) {
    let object = NibObject(element)
    if object.kind == .view {
      let kind = kind(of: element, in: container)
      roots.append(
        NibCanvasRoot(object: object, kind: kind, container: container.map(NibObject.init))
      )
    }
    collectBelow(element, in: element, into: &roots)
  }

  /// Looks for roots in what is not part of the same tree of views.
  private static func collectBelow(
    _ element: NibElement,
    in container: NibElement,
    into roots: inout [NibCanvasRoot]
  ) {
    for child in element.children {
      switch child.name {
      case "subviews":
        for view in child.children {
          collectBelow(view, in: view, into: &roots)
        }
      case _ where NibSchema.isView(child.name) && child.key == "contentView":
        collectBelow(child, in: child, into: &roots)
      case _ where NibSchema.isView(child.name):
        collect(child, in: container, into: &roots)
      default:
        // Lists and the sections of a table only stand between a view and what holds it.
        let holdsViews = [.viewController, .item].contains(NibSchema.kind(of: child))
        collectBelow(child, in: holdsViews ? child : container, into: &roots)
      }
    }
  }

  private static func kind(of element: NibElement, in container: NibElement?) -> Kind {
    switch element.name {
    case "tableViewCell": .tableCell
    case "collectionViewCell", "collectionReusableView": .collectionCell
    default:
      if let container {
        container.name.hasSuffix("Controller") && element.key == "view" ? .controllerView : .part
      } else {
        .topLevelView
      }
    }
  }
}
