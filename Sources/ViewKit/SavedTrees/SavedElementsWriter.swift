import Foundation

/// Records the accessibility attributes of views and elements.
struct SavedElementsWriter {
  private let viewNumber: (View) -> Int?
  /// The readings are kept alive, because a class may create new elements on each call.
  private let readings: [AccessibilityReading]
  private let readElements: Set<ObjectIdentifier>
  private let positions: [Key: AccessibilityPosition]
  private let rotors: [Key: [AccessibilityTree.CustomRotor]]
  /// The keys of elements that a class created again.
  private var newKeys: [ObjectIdentifier: Key] = [:]
  private var elements: [Responder] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// An object, or an index in the list of a container.
  private struct Key: Hashable {
    let object: ObjectIdentifier
    var place: Int?
  }

  init(_ root: View, viewNumber: @escaping (View) -> Int?) {
    self.viewNumber = viewNumber
    var selection = AccessibilitySelection(in: root)
    selection.sort(in: AccessibilityOrder(in: root))
    readings = selection.readings
    readElements = Set(readings.map { ObjectIdentifier($0.element) })
    var positions: [Key: AccessibilityPosition] = [:]
    var rotors: [Key: [AccessibilityTree.CustomRotor]] = [:]
    for (reading, node) in zip(readings, selection.elementsInOrder) {
      let context = selection.nodes[node].context
      let key = Key(object: ObjectIdentifier(reading.element))
      let placeKey = context?.place.map { [object = context?.object] place in
        Key(object: ObjectIdentifier(object ?? reading.element), place: place.index)
      }
      let found = reading.customRotors(in: root)
      for key in [key] + (placeKey.map { [$0] } ?? []) {
        positions[key] = positions[key] ?? reading.position
        if !found.isEmpty { rotors[key] = found }
      }
    }
    self.positions = positions
    self.rotors = rotors
  }

  // MARK: Elements

  /// Returns the elements to which views and other elements refer.
  mutating func written() -> [JSONValue] {
    var written: [JSONValue] = []
    while written.count < elements.count {
      let element = elements[written.count]
      var members: [String: JSONValue] = ["class": .string(element.typeName)]
      members["container"] = element.accessibilityParent.flatMap(knownReference)
      members["accessibility"] = attributes(of: element)
      written.append(.object(members))
    }
    return written
  }

  /// Returns a reference to a view or an element; a new element is added to those that are saved.
  private mutating func reference(to object: Any) -> JSONValue {
    guard let responder = object as? Responder else { return JSONValue(.null) }
    if let known = knownReference(responder) { return known }
    numbers[ObjectIdentifier(responder)] = elements.count
    elements.append(responder)
    return .object(["element": .whole(elements.count - 1)])
  }

  private func knownReference(_ responder: Responder) -> JSONValue? {
    if let number = (responder as? View).flatMap(viewNumber) {
      return .object(["view": .whole(number)])
    }
    return numbers[ObjectIdentifier(responder)].map { .object(["element": .whole($0)]) }
  }

  // MARK: Attributes

  /// Returns the accessibility attributes of an object, or nil if it has none.
  mutating func attributes(of object: Responder) -> JSONValue? {
    var members: [String: JSONValue] = [:]
    writeTexts(of: object, to: &members)
    writeFlags(of: object, to: &members)
    writeShape(of: object, to: &members)
    writeContent(of: object, to: &members)
    writeElements(of: object, to: &members)
    return members.isEmpty ? nil : .object(members)
  }

  private func writeTexts(of object: Responder, to members: inout [String: JSONValue]) {
    let label = object.accessibilityLabel
    let names = object.accessibilityUserInputLabels ?? []
    members["label"] = label.map { .string($0) }
    members["value"] = object.accessibilityValue.map { .string($0) }
    members["hint"] = object.accessibilityHint.map { .string($0) }
    members["identifier"] = object.accessibilityIdentifier.map { .string($0) }
    members["language"] = object.accessibilityLanguage.map { .string($0) }
    if names != label.map({ [$0] }) ?? [] {
      members["userInputLabels"] = .array(names.map { .string($0) })
    }
  }

  private func writeFlags(of object: Responder, to members: inout [String: JSONValue]) {
    let traits = object.accessibilityTraits
    if !traits.isEmpty {
      members["traits"] = JSONValue(encoding: AccessibilityTree.TraitNames(traits: traits))
    }
    let type = object.accessibilityContainerType
    if type != .none { members["containerType"] = .whole(type.rawValue) }
    let style = object.accessibilityNavigationStyle
    if style != .automatic { members["navigationStyle"] = .whole(style.rawValue) }
    members["isElementSet"] = object.setIsAccessibilityElement.map { .bool($0) }
    if object.isAccessibilityElement {
      members["isElement"] = .bool(true)
      members["respondsToUserInteraction"] = .bool(object.accessibilityRespondsToUserInteraction)
    }
    let flags = [
      ("elementsHidden", object.accessibilityElementsHidden),
      ("viewIsModal", object.accessibilityViewIsModal),
      ("groupsChildren", object.shouldGroupAccessibilityChildren),
    ]
    for (key, isOn) in flags where isOn { members[key] = .bool(true) }
    if (object as? View)?.isPresentedInWindow == true { members["isPresented"] = .bool(true) }
  }

  private func writeShape(of object: Responder, to members: inout [String: JSONValue]) {
    let (frame, point) = (object.accessibilityFrame, object.accessibilityActivationPoint)
    if !(object is View) || frame != object.defaultAccessibilityFrame {
      // A frame that is not finite counts as empty.
      members["frame"] = .array((frame.isFinite ? frame : .zero).json)
    }
    if point != frame.middle, point.x.isFinite, point.y.isFinite {
      members["activationPoint"] = .array([.length(point.x), .length(point.y)])
    }
    members["path"] = object.accessibilityPath.flatMap { JSONValue(encoding: $0) }
  }

  private func writeContent(of object: Responder, to members: inout [String: JSONValue]) {
    if let actions = object.accessibilityCustomActions {
      members["customActions"] = .array(actions.map { .string($0.name) })
    }
    let content = object.accessibilityCustomContent.map { content in
      JSONValue.object([
        "label": .string(content.label), "value": .string(content.value),
        "isImportant": .bool(content.importance == .high),
      ])
    }
    if !content.isEmpty { members["customContent"] = .array(content) }
    if let size = object.accessibilityTableSize {
      members["tableSize"] = .array([.whole(size.rows), .whole(size.columns)])
    }
  }

  private mutating func writeElements(of object: Responder, to members: inout [String: JSONValue]) {
    let id = ObjectIdentifier(object)
    let key = newKeys[id] ?? Key(object: id)
    if let position = positions[key] { members["position"] = value(of: position) }
    members["customRotors"] = rotors[key].flatMap { JSONValue(encoding: $0) }
    guard let listed = object.accessibilityElements else { return }
    members["elements"] = .array(listed.map { reference(to: $0) })
    if (object as? View)?.hasOwnAccessibilityElements == true {
      members["listsOwnElements"] = .bool(true)
    }
    // Elements that a class created again are not identical to those that were read.
    for (place, element) in listed.enumerated() {
      guard let element = element as? Responder, !wasRead(element) else { continue }
      newKeys[ObjectIdentifier(element)] = Key(object: id, place: place)
    }
  }

  private func wasRead(_ element: Responder) -> Bool {
    readElements.contains(ObjectIdentifier(element))
  }

  // MARK: Positions

  private mutating func value(of position: AccessibilityPosition) -> JSONValue {
    func counted(_ kind: String, _ index: Int, _ count: Int) -> JSONValue {
      .object(["kind": .string(kind), "index": .whole(index), "count": .whole(count)])
    }
    switch position {
    case .series(let index, let count): return counted("series", index, count)
    case .barTab(let index, let count): return counted("barTab", index, count)
    case .tab(let index, let count): return counted("tab", index, count)
    case .listStart: return .object(["kind": .string("listStart")])
    case .listEnd: return .object(["kind": .string("listEnd")])
    case .landmarkStart: return .object(["kind": .string("landmarkStart")])
    case .landmarkEnd: return .object(["kind": .string("landmarkEnd")])
    case .cell(let cell):
      return .object([
        "kind": .string("cell"), "rows": Self.value(of: cell.rows),
        "columns": Self.value(of: cell.columns), "isFirstInRow": .bool(cell.isFirstInRow),
        "headers": .array(cell.headers.map { reference(to: $0) }),
      ])
    }
  }

  /// Returns the location and the length of a range; an unspecified location is null.
  private static func value(of range: NSRange) -> JSONValue {
    let first = range.location == NSNotFound ? JSONValue(.null) : .whole(range.location)
    return .array([first, .whole(range.length)])
  }
}
