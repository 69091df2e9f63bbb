import Foundation

extension AccessibilitySelection {
  /// The nodes of the tree; the groups must have been sorted.
  ///
  /// At the top level, nodes keep the order of the tree; in containers, they are in reading order.
  /// The contents of containers below the maximum depth belong to the last container above it.
  var treeNodes: [AccessibilityTree.Node] {
    let readings = readings
    let order = elementsInOrder
    var indices = [Int](repeating: .max, count: nodes.count)
    for (index, node) in order.enumerated() {
      indices[node] = index
    }
    // The nodes that represent each node: the node itself, or the contents of an unannounced group.
    var made = [[(node: AccessibilityTree.Node, index: Int)]](repeating: [], count: nodes.count)
    let containers = containersWithinDepth
    for index in nodes.indices.reversed() {
      let container = containers[index]
      made[index] = treeNodes(for: index, index: indices[index], container, readings, &made)
    }
    return made[0].map(\.node)
  }

  /// The kind as which each node is announced; nil for elements, other groups and deeper
  /// containers.
  private var containersWithinDepth: [AccessibilityContainerKind?] {
    var depths = [Int](repeating: 0, count: nodes.count)
    return nodes.indices.map { index in
      let above = nodes[index].parent.map { depths[$0] } ?? 0
      let container = nodes[index].kind.container
      depths[index] = container == nil ? above : above + 1
      return depths[index] > Self.greatestDepth ? nil : container
    }
  }

  /// The maximum nesting of containers; JSON that is nested more deeply could not be decoded.
  private static let greatestDepth = 100

  private func treeNodes(
    for node: Int,
    index: Int,
    _ container: AccessibilityContainerKind?,
    _ readings: [AccessibilityReading],
    _ made: inout [[(node: AccessibilityTree.Node, index: Int)]]
  ) -> [(node: AccessibilityTree.Node, index: Int)] {
    guard !nodes[node].isElement else {
      let element = AccessibilityTree.Element(readings[index], in: root)
      return [(.element(element, traversalIndex: index), index)]
    }
    var children: [(node: AccessibilityTree.Node, index: Int)] = []
    // Members are numbered in the order of the tree.
    for member in nodes[node].members.sorted() {
      children += made[member]
      made[member] = []
    }
    guard node != 0 else { return children }
    children.sort { $0.index < $1.index }
    guard let container else { return children }
    let described = AccessibilityTree.Container(container, of: nodes[node].object, in: root)
    let first = children.first?.index ?? .max
    return [(.container(described, children: children.map(\.node)), first)]
  }
}

extension AccessibilityTree.Container {
  init(_ kind: AccessibilityContainerKind, of object: Responder, in root: View) {
    let frame = (object as? View).map { $0.convert($0.bounds, to: root) } ?? .zero
    self.init(
      type: Kind(kind, of: object),
      frame: AccessibilityTree.Rect(frame.orZero)
    )
  }
}

extension AccessibilityTree.Container.Kind {
  fileprivate init(_ kind: AccessibilityContainerKind, of object: Responder) {
    switch kind {
    case .tabBar: self = .tabBar
    case .list: self = .list
    case .landmark: self = .landmark
    case .dataTable:
      let size = object.accessibilityTableSize
      self = .dataTable(rowCount: size?.rows ?? 0, columnCount: size?.columns ?? 0)
    case .semanticGroup:
      self = .semanticGroup(
        label: object.accessibilityLabel,
        value: object.accessibilityValue,
        identifier: object.accessibilityIdentifier
      )
    }
  }
}

extension AccessibilityTree.Element {
  init(_ reading: AccessibilityReading, in root: View) {
    let element = reading.element
    let speech = reading.speech
    description = speech.description
    label = element.accessibilityLabel
    value = element.accessibilityValue
    traits = element.accessibilityTraits
    identifier = element.accessibilityIdentifier
    hint = speech.hint
    userInputLabels = element.accessibilityUserInputLabels
    shape = AccessibilityTree.Shape(of: element, frame: reading.frame, in: root)
    let point = root.convert(element.accessibilityActivationPoint, from: nil)
    activationPoint = AccessibilityTree.Point(point.isFinite ? point : .zero)
    usesDefaultActivationPoint = element.usesDefaultActivationPoint(
      tolerance: 1 / root.traitCollection.displayScale
    )
    customActions = reading.customActions.map(\.name)
    customContent = element.accessibilityCustomContent.map {
      .init(label: $0.label, value: $0.value, isImportant: $0.importance == .high)
    }
    customRotors = reading.customRotors(in: root)
    accessibilityLanguage = element.accessibilityLanguage
    respondsToUserInteraction = element.accessibilityRespondsToUserInteraction
  }
}

extension AccessibilityTree.Shape {
  /// Creates a shape from an element's path if that is finite, or else from its frame.
  init(of element: Responder, frame: CGRect, in root: View) {
    let path = element.accessibilityPath?.mapPoints { root.convert($0, from: nil) }
    if let path, path.isFiniteOutline {
      self = .path(path.elements.map { .init($0) })
    } else {
      self = .frame(AccessibilityTree.Rect(frame))
    }
  }
}

extension BezierPath {
  /// Whether the path has elements and all of their points are finite.
  fileprivate var isFiniteOutline: Bool {
    !elements.isEmpty && elements.allSatisfy { $0.points.allSatisfy(\.isFinite) }
  }
}

extension Responder {
  /// Returns whether the activation point is the one used if none is set, within a tolerance.
  fileprivate func usesDefaultActivationPoint(tolerance: CGFloat) -> Bool {
    let point = accessibilityActivationPoint
    if point == .zero, accessibilityFrame == .zero { return true }
    let usual = usualActivationPoint
    return abs(point.x - usual.x) < tolerance && abs(point.y - usual.y) < tolerance
  }

  private var usualActivationPoint: CGPoint {
    // The default applies unless a point is set; a slider's is the one on its thumb.
    if hasSpecialActivationPoint { return defaultAccessibilityActivationPoint }
    let frame = accessibilityFrame
    guard frame.isEmpty, let path = accessibilityPath, path.isFiniteOutline else {
      return frame.middle
    }
    return path.bounds.middle
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
