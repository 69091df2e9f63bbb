public import Foundation

/// A root view on the canvas: a view whose size comes from Interface Builder rather than
/// constraints.
public struct NibCanvasRoot: Sendable {
  /// The role of a root view.
  public enum Kind: String, Sendable, CaseIterable {
    /// The view of a view controller.
    case controllerView
    /// A view at the top level of a file, or beside the view controller of a scene.
    case topLevelView
    /// A table view cell.
    case tableCell
    /// A collection view cell or another part of a collection view.
    case collectionCell
    /// A view that is the value of a property of another object, such as a table's header view.
    case part
  }

  /// The view.
  public let object: NibObject

  /// The role of the view.
  public let kind: Kind

  /// The owner of the view: its view controller, table or item; `nil` for a top-level view.
  public let container: NibObject?

  /// The identifier of the view.
  public var id: String { object.id }

  /// The view's frame on the canvas: the stored one, unless a ``NibScreen`` changes it.
  ///
  /// The frame is empty if the file has none.
  public internal(set) var frame: CGRect

  init(object: NibObject, kind: Kind, container: NibObject?) {
    self.object = object
    self.kind = kind
    self.container = container
    frame = object.element.frame ?? .zero
  }
}

extension NibDocument {
  /// The root views, in the order of the file.
  ///
  /// Each other view of the file is a descendant of one of them.
  public var canvasRoots: [NibCanvasRoot] {
    var roots: [NibCanvasRoot] = []
    for object in scenes.flatMap(\.objects) + topLevelObjects {
      NibCanvasRoot.collect(object.element, in: nil, into: &roots)
    }
    return roots
  }
}

extension NibCanvasRoot {
  /// Adds an element if it is a root view, and the root views below it.
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

  /// Searches for root views among the elements that aren't subviews.
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
        // Lists and table sections are only containers between a view and its owner.
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
