import Foundation

/// What an assistive technology finds in a view, as a value that can be written down and compared.
///
/// ```swift
/// let tree = AccessibilityTree(of: screen)
/// print(tree.elements.map(\.description))  // ["Settings. Heading.", "Wi-Fi. Switch Button. On."]
/// let data = try JSONEncoder().encode(tree)
/// ```
///
/// Its JSON is the one of AccessibilitySnapshot's model, an array of nodes, so that a tree recorded
/// on a device with that package can be decoded here and compared by `==`. Points are relative to
/// the view. Keys that are not known are left out when such a file is read.
public struct AccessibilityTree: Codable, Hashable, Sendable {
  /// The elements and containers at the top, in the order of the views.
  public var nodes: [Node]

  /// Creates a tree from its nodes.
  public init(nodes: [Node]) {
    self.nodes = nodes
  }

  /// Creates the tree of what is in a view, itself included.
  ///
  /// See ``View/accessibilityReadingOrder`` for what is visited and in which order. Of containers in
  /// one another a hundred are told of; what is in deeper ones belongs to the last of those.
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

  /// The containers, outer ones before those in them.
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

  /// Reads an array of nodes.
  public init(from decoder: any Decoder) throws {
    nodes = try decoder.singleValueContainer().decode([Node].self)
  }

  /// Writes an array of nodes.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(nodes)
  }
}

extension AccessibilityTree {
  /// An element, or a container with what is in it.
  public indirect enum Node: Codable, Hashable, Sendable {
    /// An element, and its place in the reading order of the whole tree, from 0.
    case element(Element, traversalIndex: Int)
    /// A container, and what is in it in reading order.
    case container(Container, children: [Node])

    /// What is in a container; empty for an element.
    public var children: [Node] {
      guard case .container(_, let children) = self else { return [] }
      return children
    }
  }

  /// A container that assistive technology tells of.
  public struct Container: Codable, Hashable, Sendable {
    /// What kind of container it is.
    public var type: Kind
    /// The frame in points, relative to the view that the tree is of.
    public var frame: Rect

    /// Creates a container.
    public init(type: Kind, frame: Rect) {
      self.type = type
      self.frame = frame
    }
  }
}

extension AccessibilityTree.Container {
  /// The kinds of containers.
  public enum Kind: Codable, Hashable, Sendable {
    /// Elements that belong together, under a name.
    case semanticGroup(label: String?, value: String?, identifier: String?)
    /// A list.
    case list
    /// A part of the screen that people jump to.
    case landmark
    /// A table with this many rows and columns.
    case dataTable(rowCount: Int, columnCount: Int)
    /// A view that holds tabs.
    case tabBar
  }
}
