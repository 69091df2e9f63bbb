import Foundation

/// Creates the accessibility elements of a saved tree, and restores the attributes of objects.
struct SavedElementsReader {
  private let views: [View]
  private let cursors: [JSONCursor]
  private var made: [AccessibilityElement] = []

  init(_ cursors: [JSONCursor], views: [View]) {
    self.cursors = cursors
    self.views = views
  }

  /// Creates all elements and then reads their attributes, because elements may refer to one
  /// another.
  func elements() throws(SavedTreeError) -> SavedElementsReader {
    var reader = self
    var records: [ResponderRecord] = []
    for cursor in cursors {
      let record = ResponderRecord(typeName: try cursor.needed("class").text())
      let element = AccessibilityElement(accessibilityContainer: NSNull())
      element.ensureResponderExtras().record = record
      reader.made.append(element)
      records.append(record)
    }
    for (index, cursor) in cursors.enumerated() {
      let element = reader.made[index]
      element.accessibilityContainer =
        try cursor.at("container").map {
          (cursor) throws(SavedTreeError) in try reader.object(cursor)
        } ?? nil
      if let attributes = try cursor.at("accessibility") {
        try reader.read(attributes, into: element, records[index])
      }
    }
    return reader
  }

  /// Returns the view or the element to which a reference refers; nil for null.
  private func object(_ cursor: JSONCursor) throws(SavedTreeError) -> Responder? {
    if case .null = cursor.value.content { return nil }
    if let number = try cursor.at("view") {
      return try Self.pick(views, number)
    }
    return try Self.pick(made, try cursor.needed("element"))
  }

  private static func pick<Object>(
    _ objects: [Object],
    _ number: JSONCursor
  ) throws(SavedTreeError) -> Object {
    let index = try number.whole()
    guard objects.indices.contains(index) else {
      throw number.unexpected("the number of a view or an element", found: "\(index)")
    }
    return objects[index]
  }

  // MARK: Attributes

  /// Restores the saved attributes of an object.
  func read(
    _ cursor: JSONCursor,
    into object: Responder,
    _ record: ResponderRecord
  ) throws(SavedTreeError) {
    try readTexts(cursor, record)
    try readFlags(cursor, record)
    record.attributes.frame = try cursor.at("frame")?.rect()
    if let point = try cursor.at("activationPoint")?.numbers(2) {
      record.attributes.activationPoint = CGPoint(x: point[0], y: point[1])
    }
    record.attributes.path = try cursor.at("path")?.decoded(BezierPath.self)
    try readContent(cursor, object, record)
    record.position = try cursor.at("position").map { (cursor) throws(SavedTreeError) in
      try position(cursor)
    }
    record.elements = try cursor.at("elements").map { (cursor) throws(SavedTreeError) in
      var listed: [Any] = []
      for part in try cursor.parts() { listed.append(try self.object(part) ?? NSNull()) }
      return listed
    }
  }

  private func readTexts(
    _ cursor: JSONCursor,
    _ record: ResponderRecord
  ) throws(SavedTreeError) {
    record.attributes.label = try cursor.at("label")?.text()
    record.attributes.value = try cursor.at("value")?.text()
    record.attributes.hint = try cursor.at("hint")?.text()
    record.attributes.identifier = try cursor.at("identifier")?.text()
    record.attributes.language = try cursor.at("language")?.text()
    record.attributes.userInputLabels = try cursor.at("userInputLabels")?.decoded([String].self)
  }

  private func readFlags(
    _ cursor: JSONCursor,
    _ record: ResponderRecord
  ) throws(SavedTreeError) {
    record.attributes.isElement = try cursor.at("isElement")?.flag()
    record.isElementSet = try cursor.at("isElementSet")?.flag()
    record.attributes.respondsToUserInteraction = try cursor.at("respondsToUserInteraction")?.flag()
    record.attributes.elementsHidden = try cursor.at("elementsHidden")?.flag()
    record.attributes.viewIsModal = try cursor.at("viewIsModal")?.flag()
    record.attributes.groupsChildren = try cursor.at("groupsChildren")?.flag()
    record.isPresented = try cursor.at("isPresented")?.flag() ?? false
    record.listsOwnElements = try cursor.at("listsOwnElements")?.flag() ?? false
    record.attributes.traits = try cursor.at("traits")?
      .decoded(AccessibilityTree.TraitNames.self).traits
    record.attributes.containerType = try cursor.at("containerType")?
      .decoded(AccessibilityContainerType.self)
    record.attributes.navigationStyle = try cursor.at("navigationStyle")?
      .decoded(AccessibilityNavigationStyle.self)
  }

  private func readContent(
    _ cursor: JSONCursor,
    _ object: Responder,
    _ record: ResponderRecord
  ) throws(SavedTreeError) {
    if let names = try cursor.at("customActions")?.decoded([String].self) {
      object.accessibilityCustomActions = names.map {
        AccessibilityCustomAction(name: $0, actionHandler: nil)
      }
    }
    let content = try cursor.at("customContent")?
      .decoded([AccessibilityTree.CustomContent].self)
    if let content {
      object.accessibilityCustomContent = content.map {
        AccessibilityCustomContent(
          label: $0.label,
          value: $0.value,
          importance: $0.isImportant ? .high : .default
        )
      }
    }
    record.rotors =
      try cursor.at("customRotors")?.decoded([AccessibilityTree.CustomRotor].self) ?? []
    if let size = try cursor.at("tableSize") {
      let numbers = try size.decoded([Int].self)
      guard numbers.count == 2 else { throw size.unexpected("two numbers") }
      record.tableSize = (numbers[0], numbers[1])
    }
  }

  // MARK: Positions

  private func position(_ cursor: JSONCursor) throws(SavedTreeError) -> AccessibilityPosition {
    let kind = try cursor.needed("kind")
    switch try kind.text() {
    case "series":
      let (index, count) = try place(cursor)
      return .series(index: index, count: count)
    case "barTab":
      let (index, count) = try place(cursor)
      return .barTab(index: index, count: count)
    case "tab":
      let (index, count) = try place(cursor)
      return .tab(index: index, count: count)
    case "listStart": return .listStart
    case "listEnd": return .listEnd
    case "landmarkStart": return .landmarkStart
    case "landmarkEnd": return .landmarkEnd
    case "cell": return .cell(try cell(cursor))
    case let other: throw kind.unexpected("the kind of a position", found: "'\(other)'")
    }
  }

  private func place(_ cursor: JSONCursor) throws(SavedTreeError) -> (index: Int, count: Int) {
    (try cursor.needed("index").whole(), try cursor.needed("count").whole())
  }

  private func cell(_ cursor: JSONCursor) throws(SavedTreeError) -> AccessibilityCellPosition {
    var headers: [Responder] = []
    for header in try cursor.list("headers") {
      if let object = try object(header) { headers.append(object) }
    }
    return AccessibilityCellPosition(
      rows: try range(cursor.needed("rows")),
      columns: try range(cursor.needed("columns")),
      isFirstInRow: try cursor.needed("isFirstInRow").flag(),
      headers: headers
    )
  }

  private func range(_ cursor: JSONCursor) throws(SavedTreeError) -> NSRange {
    let numbers = try cursor.decoded([Int?].self)
    guard numbers.count == 2, let length = numbers[1] else {
      throw cursor.unexpected("a first place and a number of places")
    }
    return NSRange(location: numbers[0] ?? NSNotFound, length: length)
  }
}
