import Foundation

/// Creates the views of a saved tree.
struct SavedTreeReader {
  private let whole: JSONCursor
  private var classes = SavedClasses()
  private var nodes: [Node] = []

  /// A view that is being created.
  private struct Node {
    let cursor: JSONCursor
    let view: View
    let record: ResponderRecord
    let superview: Int?
    /// The state of the view, including values that equal the defaults of its class.
    let state: JSONCursor
    var subviews: [View] = []
  }

  init(_ whole: JSONCursor) {
    self.whole = whole
  }

  mutating func views() throws(SavedTreeError) -> SavedViews {
    let list = try whole.needed("views")
    for cursor in try list.parts() {
      nodes.append(try node(cursor))
    }
    guard let top = nodes.first else { throw list.unexpected("views", found: "an empty array") }
    let root = try whole.at("root")
    let index = try root?.whole() ?? 0
    guard nodes.indices.contains(index) else {
      throw (root ?? whole).unexpected("the number of a view", found: "\(index)")
    }
    try link()
    for node in nodes { try place(node) }
    try readElements()
    try readLayout(of: nodes[index].view, top: top)
    return SavedViews(
      root: nodes[index].view,
      all: nodes.map(\.view),
      places: nodes.map(\.cursor.value.place),
      in: whole.source
    )
  }

  // MARK: Creating

  private mutating func node(_ cursor: JSONCursor) throws(SavedTreeError) -> Node {
    let name = try cursor.needed("class")
    let base = try cursor.at("base") ?? name
    guard let saved = classes[try base.text()] else {
      throw base.error(.unknownClass(try base.text()))
    }
    let superview = try superview(of: cursor)
    if superview != nil, saved.name == "Window" {
      throw base.unexpected("another class for a view that lies in one", found: "'Window'")
    }
    let state = try state(cursor, saved)
    let coder = SavedTreeDecoder(state)
    guard let view = saved.type.init(coder: coder) else {
      throw base.error(.unknownClass(saved.name))
    }
    if let problem = coder.problem { throw problem }
    let record = ResponderRecord(typeName: try name.text())
    if let answers = try cursor.at("answers") { try record.readAnswers(answers) }
    view.ensureResponderExtras().record = record
    return Node(cursor: cursor, view: view, record: record, superview: superview, state: state)
  }

  private mutating func state(
    _ cursor: JSONCursor,
    _ saved: BuiltInViewClass
  ) throws(SavedTreeError) -> JSONCursor {
    let own = try cursor.at("state")
    if let own, own.value.members == nil { throw own.unexpected("an object") }
    let whole = (own?.value ?? .object([:])).laid(over: classes.defaults(of: saved))
    return JSONCursor(
      JSONValue(whole.content, place: own?.value.place ?? cursor.value.place),
      in: cursor.source,
      path: cursor.path + ".state"
    )
  }

  /// Returns the index of the superview of a view, which precedes the view; nil for the first view.
  private func superview(of cursor: JSONCursor) throws(SavedTreeError) -> Int? {
    guard !nodes.isEmpty else { return nil }
    let number = try cursor.needed("superview")
    let index = try number.whole()
    guard nodes.indices.contains(index) else {
      throw number.unexpected("the number of a view before this one", found: "\(index)")
    }
    return index
  }

  // MARK: Linking

  private mutating func link() throws(SavedTreeError) {
    for node in nodes {
      if let environment = try node.cursor.at("environment") {
        node.view.environment = try Self.environment(environment)
      }
      guard let index = node.superview else { continue }
      nodes[index].subviews.append(node.view)
      nodes[index].view.insert(node.view, at: nil)
    }
    keepSavedSubviews()
    let views = nodes.map(\.view)
    for node in nodes {
      let coder = SavedTreeDecoder(node.state) { number throws(SavedTreeError) in
        let index = try number.whole()
        guard views.indices.contains(index) else {
          throw number.unexpected("the number of a view", found: "\(index)")
        }
        return views[index].superview === node.view ? views[index] : nil
      }
      node.view.takeSavedSubviews(from: coder)
      if let problem = coder.problem { throw problem }
    }
    keepSavedSubviews()
  }

  /// Restores the saved subviews of each view in their order.
  ///
  /// Classes create subviews of their own, which were saved as well.
  private func keepSavedSubviews() {
    for node in nodes where node.view.storedSubviews != node.subviews {
      let saved = Set(node.subviews.map { ObjectIdentifier($0) })
      for view in node.view.storedSubviews where !saved.contains(ObjectIdentifier(view)) {
        view.leaveSuperview()
      }
      for (index, view) in node.subviews.enumerated() {
        node.view.insert(view, at: index)
      }
    }
  }

  private static func environment(_ cursor: JSONCursor) throws(SavedTreeError) -> Environment {
    var environment = Environment()
    if let traits = try cursor.at("traits") {
      let own = try traits.decoded(TraitCollection.self)
      environment.traits = own.filled(from: environment.traits)
    }
    if let generation = try cursor.at("controlGeneration") {
      environment.controlGeneration = try generation.decoded(ControlGeneration.self)
    }
    if let words = try cursor.at("accessibilityWords") {
      environment.accessibilityWords = try words.decoded(AccessibilityWords.self)
    }
    if let margin = try cursor.at("stackViewMargin") {
      environment.stackViewMargin = try margin.length()
    }
    return environment
  }

  // MARK: Geometry

  /// Restores the saved geometry of a view, overriding changes that its class has made since.
  private func place(_ node: Node) throws(SavedTreeError) {
    let (view, cursor) = (node.view, node.cursor)
    let frame = try cursor.needed("frame").rect()
    let origin = try cursor.at("origin")?.numbers(2) ?? [0, 0]
    view.storedOrigin = frame.origin
    view.storedBounds = CGRect(origin: CGPoint(x: origin[0], y: origin[1]), size: frame.size)
    view.decodeFlags(from: SavedTreeDecoder(node.state))
    let safeArea = try cursor.at("safeArea")?.insets() ?? .zero
    if safeArea != view.safeAreaInsets { view.ensureExtras().safeAreaInsets = safeArea }
    if let keyboard = try cursor.at("keyboard") {
      view.ensureExtras().keyboardCover = try keyboard.length()
    }
    node.record.margins = try cursor.at("margins")?.insets() ?? .zero
    if let layer = try cursor.at("layer") { try read(layer, of: view) }
    for guide in try cursor.list("guides") { try addGuide(guide, to: view) }
  }

  private func read(_ cursor: JSONCursor, of view: View) throws(SavedTreeError) {
    let layer = view.layer
    layer.recordedTypeName = try cursor.at("class")?.text()
    layer.cornerRadius = try cursor.at("cornerRadius")?.length() ?? 0
    if let corners = try cursor.at("maskedCorners") {
      guard let bits = UInt(exactly: try corners.whole()) else {
        throw corners.unexpected("a set of corners")
      }
      layer.maskedCorners = CornerMask(rawValue: bits)
    }
    layer.borderWidth = try cursor.at("borderWidth")?.length() ?? 0
    layer.borderColor = try cursor.at("borderColor")?.decoded(Color.self)
  }

  private func addGuide(_ cursor: JSONCursor, to view: View) throws(SavedTreeError) {
    if let system = try cursor.at("system") {
      guard let kind = LayoutGuide.Kind(rawValue: try system.whole()), kind != .constraints else {
        throw system.unexpected("the number of one of the system's guides")
      }
      let guide = view.systemGuide(kind)
      if let usesSafeArea = try cursor.at("usesBottomSafeArea")?.flag() {
        (guide as? KeyboardLayoutGuide)?.usesBottomSafeArea = usesSafeArea
      }
      return
    }
    let name = try cursor.at("class")?.text()
    let guide = name == "ArrangementGuide" ? ArrangementGuide() : LayoutGuide()
    guide.solvedFrame = try cursor.needed("frame").rect()
    guide.identifier = try cursor.at("identifier")?.text() ?? ""
    guide.recordedTypeName = name
    view.addLayoutGuide(guide)
  }

  // MARK: Elements

  private func readElements() throws(SavedTreeError) {
    let reader = SavedElementsReader(try whole.list("elements"), views: nodes.map(\.view))
    let elements = try reader.elements()
    for node in nodes {
      if let cursor = try node.cursor.at("accessibility") {
        try elements.read(cursor, into: node.view, node.record)
      }
    }
  }

  // MARK: Layout

  private func readLayout(of root: View, top: Node) throws(SavedTreeError) {
    var constraints: [[LayoutConstraint]] = []
    for node in nodes {
      var made: [LayoutConstraint] = []
      for cursor in try node.cursor.list("constraints") {
        made.append(try SavedConstraint.activate(cursor, in: node.view))
      }
      constraints.append(made)
    }
    var layout = ResponderRecord.Layout()
    for cursor in try whole.list("conflicts") {
      layout.conflicts.append(try conflict(cursor, constraints, root: root, top: top.view))
    }
    for cursor in try whole.list("ambiguities") {
      let item = try self.item(cursor.needed("item"), root)
      var attributes: [LayoutConstraint.Attribute] = []
      for attribute in try cursor.list("attributes") {
        attributes.append(try SavedConstraint.attribute(attribute))
      }
      guard let ambiguity = LayoutAmbiguity(item, attributes) else {
        throw cursor.unexpected("attributes that are open", found: "none")
      }
      layout.ambiguities.append(ambiguity)
    }
    top.record.layout = layout
  }

  private func item(_ cursor: JSONCursor, _ root: View) throws(SavedTreeError) -> LayoutItem {
    guard let item = ConstraintRecord.item(at: try cursor.text(), from: root) else {
      throw cursor.unexpected("the way to a view or a guide")
    }
    return item
  }

  private func conflict(
    _ cursor: JSONCursor,
    _ constraints: [[LayoutConstraint]],
    root: View,
    top: View
  ) throws(SavedTreeError) -> LayoutConflict {
    var found: [LayoutConstraint] = []
    for part in try cursor.needed("constraints").parts() {
      found.append(try constraint(part, constraints, root))
    }
    let number = try cursor.needed("broken")
    let index = try number.whole()
    guard found.indices.contains(index) else {
      throw number.unexpected("the number of one of the constraints", found: "\(index)")
    }
    return LayoutConflict(found, broken: found[index], root: top)
  }

  private func constraint(
    _ cursor: JSONCursor,
    _ constraints: [[LayoutConstraint]],
    _ root: View
  ) throws(SavedTreeError) -> LayoutConstraint {
    if let holder = try cursor.at("view") {
      let (view, place) = (try holder.whole(), try cursor.needed("constraint").whole())
      guard constraints.indices.contains(view), constraints[view].indices.contains(place) else {
        throw cursor.unexpected("a constraint of the tree")
      }
      return constraints[view][place]
    }
    let constraint = LayoutConstraint()
    constraint.ensureExtras().recordedDescription = try cursor.needed("text").text()
    if let item = try cursor.at("item") {
      let term = LayoutTerm(item: try self.item(item, root), attribute: .width)
      constraint.setSystemTerms(term, nil, constant: 0)
    }
    return constraint
  }
}

extension JSONValue {
  /// Returns the object with missing members taken from the defaults, and likewise in nested
  /// objects.
  fileprivate func laid(over defaults: [String: JSONValue]) -> JSONValue {
    guard let own = members else { return self }
    let whole = defaults.merging(own) { base, part in
      guard let base = base.members, let own = part.members else { return part }
      return JSONValue(.object(base.merging(own) { $1 }), place: part.place)
    }
    return JSONValue(.object(whole), place: place)
  }
}
