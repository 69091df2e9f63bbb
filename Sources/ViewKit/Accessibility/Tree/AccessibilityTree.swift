import Foundation

/// The accessibility tree of a view, as a value that can be encoded and compared.
///
/// ```swift
/// let tree = AccessibilityTree(of: screen)
/// print(tree.elements.map(\.description))  // ["Settings. Heading.", "Wi-Fi. Switch Button. On."]
/// let data = try JSONEncoder().encode(tree)
/// ```
///
/// Its JSON is that of AccessibilitySnapshot's model, an array of nodes, so that a tree recorded on
/// a device with that package can be decoded here and compared with `==`. Points are relative to
/// the view. Unknown keys are ignored when such a file is decoded.
public struct AccessibilityTree: Codable, Hashable, Sendable {
  /// The elements and containers at the top level, in the order of the views.
  public var nodes: [Node]

  /// Creates a tree from its nodes.
  public init(nodes: [Node]) {
    self.nodes = nodes
  }

  /// Creates the accessibility tree of a view, including the view itself.
  ///
  /// See ``View/accessibilityReadingOrder`` for the elements that are visited and their order.
  /// Nesting is limited to 100 containers; elements nested more deeply are attached to the 100th.
  public init(of view: View) {
    var selection = AccessibilitySelection(in: view)
    selection.sort(in: AccessibilityOrder(in: view))
    nodes = selection.treeNodes
  }

  /// The elements in reading order.
  public var elements: [Element] {
    flat.compactMap { node -> (Element, Int)? in
      guard case .element(let element, let index) = node else { return nil }
      return (element, index)
    }
    .sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// The containers, each before the containers inside it.
  public var containers: [Container] {
    flat.compactMap { node in
      guard case .container(let container, _) = node else { return nil }
      return container
    }
  }

  /// All nodes, parents before children.
  private var flat: [Node] {
    var result: [Node] = []
    var pending = Array(nodes.reversed())
    while let node = pending.popLast() {
      result.append(node)
      pending.append(contentsOf: node.children.reversed())
    }
    return result
  }

  // MARK: Coding

  /// Decodes a tree from an array of nodes.
  public init(from decoder: any Decoder) throws {
    nodes = try decoder.singleValueContainer().decode([Node].self)
  }

  /// Encodes the tree as an array of nodes.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(nodes)
  }
}

extension AccessibilityTree {
  /// An element, or a container with its children.
  public indirect enum Node: Codable, Hashable, Sendable {
    /// An element, with its position in the reading order of the whole tree, from 0.
    case element(Element, traversalIndex: Int)
    /// A container, with its children in reading order.
    case container(Container, children: [Node])

    /// The children of a container; empty for an element.
    public var children: [Node] {
      guard case .container(_, let children) = self else { return [] }
      return children
    }
  }

  /// A container that assistive technology announces.
  public struct Container: Codable, Hashable, Sendable {
    /// The kind of the container.
    public var type: Kind
    /// The frame in points, relative to the view of the tree.
    public var frame: Rect

    /// Creates a container from its kind and frame.
    public init(type: Kind, frame: Rect) {
      self.type = type
      self.frame = frame
    }
  }
}

extension AccessibilityTree.Container {
  /// The kinds of containers.
  public enum Kind: Codable, Hashable, Sendable {
    /// A group of related elements, with its name.
    case semanticGroup(label: String?, value: String?, identifier: String?)
    /// A list.
    case list
    /// A landmark: a part of the screen that users can jump to.
    case landmark
    /// A table with the given numbers of rows and columns.
    case dataTable(rowCount: Int, columnCount: Int)
    /// A view that contains tabs.
    case tabBar
  }
}
