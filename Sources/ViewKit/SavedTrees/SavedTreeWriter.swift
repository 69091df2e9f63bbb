import Foundation

/// Serializes a live view tree to JSON.
struct SavedTreeWriter {
  private let root: View
  /// The ancestors of the root from the topmost down, followed by the root and its descendants.
  private let views: [View]
  private let rootIndex: Int
  private let index: [ObjectIdentifier: Int]
  private var classes = SavedClasses()
  private var elements: SavedElementsWriter

  init(_ view: View) {
    root = view
    let around = Array(sequence(first: view, next: \.storedSuperview).dropFirst()).reversed()
    var views = Array(around)
    rootIndex = views.count
    view.forEachInSubtree { view in
      views.append(view)
      return true
    }
    self.views = views
    let index = Dictionary(
      views.enumerated().map { (ObjectIdentifier($0.element), $0.offset) }
    ) { first, _ in first }
    self.index = index
    elements = SavedElementsWriter(view) { index[ObjectIdentifier($0)] }
  }

  mutating func tree() -> JSONValue {
    var members: [String: JSONValue] = [
      "format": .string(SavedTree.format), "version": .whole(SavedTree.version),
    ]
    var written: [JSONValue] = []
    for (index, view) in views.enumerated() {
      written.append(node(view, index))
    }
    members["views"] = .array(written)
    if rootIndex > 0 { members["root"] = .whole(rootIndex) }
    let elements = elements.written()
    if !elements.isEmpty { members["elements"] = .array(elements) }
    writeLayout(to: &members)
    return .object(members)
  }

  // MARK: Views

  private mutating func node(_ view: View, _ index: Int) -> JSONValue {
    let base = classes.nearest(to: view)
    var members: [String: JSONValue] = [
      "class": .string(view.typeName),
      "frame": .array(CGRect(origin: view.storedOrigin, size: view.storedBounds.size).json),
    ]
    if base.name != view.typeName { members["base"] = .string(base.name) }
    if let above = view.storedSuperview, index > 0 {
      members["superview"] = .whole(self.index[ObjectIdentifier(above)] ?? 0)
    }
    let origin = view.storedBounds.origin
    if origin != .zero { members["origin"] = .array([.length(origin.x), .length(origin.y)]) }
    if view.layoutMargins != .zero { members["margins"] = .array(view.layoutMargins.json) }
    if view.safeAreaInsets != .zero { members["safeArea"] = .array(view.safeAreaInsets.json) }
    if view.keyboardCover != 0 { members["keyboard"] = .number(view.keyboardCover) }
    members["environment"] = environment(of: view, isTop: index == 0)
    members["state"] = state(of: view, base)
    members["layer"] = layer(of: view)
    // The ancestors are saved only for the parts of them that are visible.
    if index >= rootIndex {
      members["guides"] = guides(of: view)
      members["constraints"] = constraints(of: view)
      members["accessibility"] = elements.attributes(of: view)
    }
    members["answers"] = answers(of: view, base, index)
    return .object(members)
  }

  /// Returns the state that differs from a new view's; nested values are compared member by member.
  private mutating func state(of view: View, _ base: BuiltInViewClass) -> JSONValue? {
    let index = index
    let coder = SavedTreeEncoder { index[ObjectIdentifier($0)] }
    view.encode(with: coder)
    let defaults = classes.defaults(of: base)
    var state: [String: JSONValue] = [:]
    for (key, value) in coder.values where value != defaults[key] {
      state[key] = value.without(defaults[key])
    }
    return state.isEmpty ? nil : .object(state)
  }

  private func environment(of view: View, isTop: Bool) -> JSONValue? {
    var own = view.environment
    own.traits = view.traitCollection
    let outer = view.storedSuperview.map { above in
      var environment = above.environment
      environment.traits = above.traitCollection
      return environment
    }
    if !isTop, let outer, outer.traits == own.traits,
      outer.controlGeneration == own.controlGeneration,
      outer.stackViewMargin == own.stackViewMargin,
      outer.accessibilityWords == own.accessibilityWords
    {
      return nil
    }
    var members: [String: JSONValue] = [
      "controlGeneration": .whole(own.controlGeneration.rawValue),
      "stackViewMargin": .length(own.stackViewMargin),
    ]
    members["traits"] = JSONValue(encoding: own.traits)
    if own.accessibilityWords != .english {
      members["accessibilityWords"] = JSONValue(encoding: own.accessibilityWords)
    }
    return .object(members)
  }

  private func layer(of view: View) -> JSONValue? {
    var members: [String: JSONValue] = [:]
    members["class"] = view.layerTypeName.map { .string($0) }
    if let layer = view.extras?.layer {
      if layer.cornerRadius.magnitude > 0 { members["cornerRadius"] = .length(layer.cornerRadius) }
      if layer.maskedCorners != .all {
        members["maskedCorners"] = .whole(Int(layer.maskedCorners.rawValue))
      }
      if layer.borderWidth.magnitude > 0 { members["borderWidth"] = .length(layer.borderWidth) }
      if let color = layer.borderColor { members["borderColor"] = JSONValue(encoding: color) }
    }
    return members.isEmpty ? nil : .object(members)
  }

  // MARK: Answers

  /// Returns the answers of the app's class that differ from those of the nearest class here.
  private func answers(of view: View, _ base: BuiltInViewClass, _ index: Int) -> JSONValue? {
    var members: [String: JSONValue] = [:]
    if index > 0, index <= rootIndex, view.placeAmongSiblings != 0 {
      members["place"] = .whole(view.placeAmongSiblings)
    }
    if let record = view.record {
      members.merge(record.answers) { $1 }
    } else if ObjectIdentifier(type(of: view)) != ObjectIdentifier(base.type) {
      members.merge(ResponderRecord(answersOf: view).answers) { $1 }
    }
    return members.isEmpty ? nil : .object(members)
  }

  // MARK: Layout

  private func guides(of view: View) -> JSONValue? {
    let guides = view.layoutGuides.map { guide in
      var members: [String: JSONValue] = [:]
      if guide.kind != .constraints {
        members["system"] = .whole(guide.kind.rawValue)
        if let keyboard = guide as? KeyboardLayoutGuide, !keyboard.usesBottomSafeArea {
          members["usesBottomSafeArea"] = .bool(false)
        }
      } else {
        members["frame"] = .array(guide.layoutFrame.json)
        if guide.typeName != "LayoutGuide" { members["class"] = .string(guide.typeName) }
        if !guide.identifier.isEmpty { members["identifier"] = .string(guide.identifier) }
      }
      return JSONValue.object(members)
    }
    return guides.isEmpty ? nil : .array(guides)
  }

  private func constraints(of view: View) -> JSONValue? {
    let constraints = savedConstraints(of: view).compactMap { SavedConstraint($0, heldBy: view) }
    return constraints.isEmpty ? nil : .array(constraints.map(\.value))
  }

  private func savedConstraints(of view: View) -> [LayoutConstraint] {
    view.constraints.filter { !$0.isInert && $0.firstTerm != nil }
  }

  private func writeLayout(to members: inout [String: JSONValue]) {
    let conflicts = root.layoutConflicts.filter { conflict in
      conflict.constraints.contains { $0.firstLayoutItem?.view?.isDescendant(of: root) == true }
    }.map(conflict)
    if !conflicts.isEmpty { members["conflicts"] = .array(conflicts) }
    let ambiguities = root.layoutAmbiguities.filter { $0.view.isDescendant(of: root) }.map {
      JSONValue.object([
        "item": .string(way(to: $0.guide?.layoutItem ?? $0.view.ensureLayoutItem())),
        "attributes": .array($0.attributes.map { .string($0.name) }),
      ])
    }
    if !ambiguities.isEmpty { members["ambiguities"] = .array(ambiguities) }
  }

  private func conflict(_ conflict: LayoutConflict) -> JSONValue {
    let broken = conflict.constraints.firstIndex { $0 === conflict.broken } ?? 0
    return .object([
      "broken": .whole(broken), "constraints": .array(conflict.constraints.map(reference)),
    ])
  }

  /// Returns a reference to a constraint: its holder and index, or its description if not in the
  /// tree.
  private func reference(_ constraint: LayoutConstraint) -> JSONValue {
    if let holder = constraint.holder?.view, let number = index[ObjectIdentifier(holder)],
      number >= rootIndex,
      let place = savedConstraints(of: holder).firstIndex(where: { $0 === constraint })
    {
      return .object(["view": .whole(number), "constraint": .whole(place)])
    }
    var members: [String: JSONValue] = ["text": .string(constraint.description)]
    if let item = constraint.firstLayoutItem, item.view?.isDescendant(of: root) == true {
      members["item"] = .string(way(to: item))
    }
    return .object(members)
  }

  private func way(to item: LayoutItem) -> String {
    ConstraintRecord.way(to: item, from: root) as String
  }
}

extension JSONValue {
  /// Returns the members that differ from another value's, with null for each that is missing here.
  fileprivate func without(_ other: JSONValue?) -> JSONValue {
    guard let own = members, let base = other?.members else { return self }
    var parts = own.filter { $0.value != base[$0.key] }
    for key in base.keys where own[key] == nil {
      parts[key] = JSONValue(.null)
    }
    return .object(parts)
  }
}
