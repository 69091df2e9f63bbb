import Foundation

/// Derives invalid interface files from valid ones.
struct FuzzMutator {
  /// The files to mutate.
  let seeds: [FuzzNode]

  /// Returns the bytes of an input, which depend only on the seed and the number.
  func input(seed: UInt64, number: Int) -> Data {
    var random = FuzzRandom(seed &* 0x1_0000_01B3 ^ UInt64(number))
    guard let root = random.pick(seeds)?.copy() else { return Data() }
    for _ in 0..<(1 + random.below(random.oneIn(3) ? 12 : 3)) {
      Self.mutate(root.all, &random)
    }
    let text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.xml
    guard random.oneIn(8) else { return Data(text.utf8) }
    return Self.mutate(Array(text.utf8), &random)
  }

  // MARK: Elements

  private static func mutate(_ nodes: [FuzzNode], _ random: inout FuzzRandom) {
    guard let node = random.pick(nodes), let other = random.pick(nodes) else { return }
    switch random.below(16) {
    case 0: (node["id"], other["id"]) = (other["id"], node["id"])
    case 1: node["id"] = random.pick(identifiers(nodes))
    case 2, 3: redirect(nodes, &random)
    case 4, 5: replaceNumber(nodes, &random)
    case 6: replaceWord(nodes, other, &random)
    case 7:
      if !node.children.isEmpty { node.children.remove(at: random.below(node.children.count)) }
    case 8: insert(random.pick(node.children), in: node, &random)
    case 9: insert(other, in: node, &random)
    case 10: nest(node, &random)
    case 11: (node.attributes, other.attributes) = (other.attributes, node.attributes)
    case 12: node.name = random.oneIn(2) ? other.name : random.pick(FuzzWords.elements) ?? ""
    case 13, 14: addConstraints(to: node, identifiers(nodes), &random)
    default:
      guard let (name, values) = random.pick(FuzzWords.attributes) else { return }
      node[name] = random.pick(values)
    }
  }

  private static func identifiers(_ nodes: [FuzzNode]) -> [String] {
    nodes.compactMap { $0["id"] }
  }

  /// Redirects a reference to any object, including one of its ancestors.
  private static func redirect(_ nodes: [FuzzNode], _ random: inout FuzzRandom) {
    let id = random.pick(identifiers(nodes)) ?? ""
    changeAttribute(nodes, &random, of: FuzzWords.references) { _, random in
      random.oneIn(8) ? "gone" : id
    }
  }

  private static func replaceNumber(_ nodes: [FuzzNode], _ random: inout FuzzRandom) {
    changeAttribute(nodes, &random) { value, random in
      guard Double(value) != nil || random.oneIn(12) else { return nil }
      return random.pick(FuzzWords.numbers)
    }
  }

  private static func replaceWord(
    _ nodes: [FuzzNode],
    _ other: FuzzNode,
    _ random: inout FuzzRandom
  ) {
    let value = random.pick(other.attributes)?.value
    changeAttribute(nodes, &random) { _, random in
      random.oneIn(2) ? value : random.pick(FuzzWords.words)
    }
  }

  /// Changes one attribute of the first element, from a random position on, that has a suitable
  /// one.
  private static func changeAttribute(
    _ nodes: [FuzzNode],
    _ random: inout FuzzRandom,
    of names: [String]? = nil,
    _ change: (String, inout FuzzRandom) -> String?
  ) {
    let start = random.below(nodes.count)
    for offset in 0..<min(nodes.count, 60) {
      let node = nodes[(start + offset) % nodes.count]
      let fitting = node.attributes.filter { names?.contains($0.name) ?? true }
      guard let attribute = random.pick(fitting), let value = change(attribute.value, &random)
      else { continue }
      node[attribute.name] = value
      return
    }
  }

  /// Inserts a copy of an element into another element, which may be its descendant.
  private static func insert(
    _ other: FuzzNode?,
    in node: FuzzNode,
    _ random: inout FuzzRandom
  ) {
    guard let other, other.all.count < 200 else { return }
    node.children.insert(other.copy(), at: random.below(node.children.count + 1))
  }

  /// Nests an element in many views; the largest depth exceeds the limit of a file.
  private static func nest(_ node: FuzzNode, _ random: inout FuzzRandom) {
    let depth = random.pick([2, 5, 20, 60, 85, 98, 250]) ?? 2
    let hasIDs = random.oneIn(2)
    var inner = FuzzNode(
      name: node.name,
      attributes: node.attributes,
      children: node.children,
      text: node.text
    )
    for level in 0..<depth {
      let name = random.pick(FuzzWords.containers) ?? "view"
      let list = FuzzNode(name: "subviews", children: [inner])
      inner = FuzzNode(name: name, children: [list])
      if hasIDs { inner["id"] = "deep-\(level)" }
      if level.isMultiple(of: 3) { inner["translatesAutoresizingMaskIntoConstraints"] = "NO" }
    }
    (node.name, node.attributes, node.text) = (inner.name, inner.attributes, "")
    node.children = inner.children
  }

  /// Adds constraints between arbitrary objects.
  private static func addConstraints(
    to node: FuzzNode,
    _ ids: [String],
    _ random: inout FuzzRandom
  ) {
    let list = node.children.first { $0.name == "constraints" } ?? FuzzNode(name: "constraints")
    for _ in 0...random.below(6) {
      let constraint = FuzzNode(name: "constraint")
      for (name, values) in FuzzWords.constraint where !random.oneIn(3) {
        constraint[name] = random.pick(values)
      }
      for name in ["firstItem", "secondItem"] where !random.oneIn(4) {
        constraint[name] = random.pick(ids)
      }
      if random.oneIn(2) { constraint["id"] = "new-\(random.below(4))" }
      list.children.append(constraint)
    }
    if !node.children.contains(where: { $0 === list }) { node.children.append(list) }
  }

  // MARK: Bytes

  private static func mutate(_ bytes: [UInt8], _ random: inout FuzzRandom) -> Data {
    var bytes = bytes
    let (first, second) = (random.below(bytes.count), random.below(bytes.count))
    let range = min(first, second)..<max(first, second)
    switch random.below(10) {
    case 0: bytes.removeLast(random.below(bytes.count))
    case 1: bytes[first] = UInt8(random.below(256))
    case 2: bytes.removeSubrange(range)
    case 3: bytes.insert(contentsOf: bytes[range], at: first)
    case 4: return Data(bytes.flatMap { [$0, 0] })
    case 5: bytes = Array([0xFE, 0xFF] + bytes)
    case 6: bytes.insert(0, at: first)
    case 7: insert(random.pick(FuzzWords.declarations) ?? "", at: 39, &bytes)
    case 8: insert(random.pick(FuzzWords.markup) ?? "", at: first, &bytes)
    default: replaceEncoding(&bytes, &random)
    }
    return Data(bytes)
  }

  private static func insert(_ text: String, at place: Int, _ bytes: inout [UInt8]) {
    bytes.insert(contentsOf: Array(text.utf8), at: min(place, bytes.count))
  }

  private static func replaceEncoding(_ bytes: inout [UInt8], _ random: inout FuzzRandom) {
    let name = random.pick(["ISO-8859-1", "UTF-16", "UTF-32", "us-ascii", "x", ""]) ?? ""
    let text = "<?xml version=\"1.0\" encoding=\"\(name)\"?>"
    bytes.replaceSubrange(0..<min(38, bytes.count), with: Array(text.utf8))
  }
}
