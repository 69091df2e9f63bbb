import Foundation
import ViewKitNibs

/// A mutable element of an interface file that can be written out again.
final class FuzzNode {
  var name: String
  /// Sorted by name, so that the same file always yields the same node.
  var attributes: [(name: String, value: String)]
  var children: [FuzzNode]
  var text: String

  init(
    name: String,
    attributes: [(name: String, value: String)] = [],
    children: [FuzzNode] = [],
    text: String = ""
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
  }

  convenience init(_ element: NibElement) {
    self.init(
      name: element.name,
      attributes: element.attributes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
      children: element.children.map { FuzzNode($0) },
      text: element.children.isEmpty ? element.text : ""
    )
  }

  /// Returns a deep copy of the node.
  func copy() -> FuzzNode {
    FuzzNode(name: name, attributes: attributes, children: children.map { $0.copy() }, text: text)
  }

  subscript(attribute: String) -> String? {
    get { attributes.first { $0.name == attribute }?.value }
    set {
      attributes.removeAll { $0.name == attribute }
      if let newValue { attributes.append((attribute, newValue)) }
    }
  }

  /// The node and its descendants, in depth-first order.
  var all: [FuzzNode] {
    var nodes: [FuzzNode] = []
    collect(into: &nodes)
    return nodes
  }

  private func collect(into nodes: inout [FuzzNode]) {
    nodes.append(self)
    for child in children {
      child.collect(into: &nodes)
    }
  }

  /// The node as XML.
  var xml: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to output: inout String) {
    output += "<\(name)"
    for (name, value) in attributes {
      output += " \(name)=\"\(Self.escaped(value))\""
    }
    guard !children.isEmpty || !text.isEmpty else {
      output += "/>\n"
      return
    }
    output += ">"
    output += Self.escaped(text)
    for child in children {
      child.write(to: &output)
    }
    output += "</\(name)>\n"
  }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { [0x26, 0x3C, 0x3E, 0x22].contains($0) }) else { return text }
    return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
