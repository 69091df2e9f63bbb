/// A single pass over all elements of a file that collects identifiers and reports problems.
struct NibCensus {
  let file: String
  private(set) var elementsByID: [String: NibElement] = [:]
  private(set) var unknownElements: [String: Int] = [:]
  private(set) var unknownAttributes: [String: Int] = [:]
  private(set) var diagnostics: [NibDiagnostic] = []
  private var references: [Reference] = []

  private struct Reference {
    let id: String
    let attribute: String
    let element: NibElement
  }

  init(file: String) {
    self.file = file
  }

  // MARK: Counting

  mutating func count(_ element: NibElement) {
    register(element)
    checkVocabulary(of: element)
    checkNumbers(of: element)
    collectReferences(of: element)
    for child in element.children {
      count(child)
    }
  }

  private mutating func register(_ element: NibElement) {
    guard let id = element.id, !Self.hasForeignID.contains(element.name) else { return }
    if let first = elementsByID[id] {
      report(
        .repeatedIdentifier,
        .error,
        at: element,
        "Found the identifier '\(id)' again, which the '\(first.name)' at \(first.location) has."
      )
    } else {
      elementsByID[id] = element
    }
  }

  /// The elements whose `id` isn't an identifier within the file.
  private static let hasForeignID: Set<String> = ["device", "adaptation", "capability"]

  private mutating func checkVocabulary(of element: NibElement) {
    guard NibVocabulary.isKnown(element.name) else {
      let count = unknownElements[element.name, default: 0]
      unknownElements[element.name] = count + 1
      if count == 0 {
        report(.unknownElement, .note, at: element, "Found an unknown element '\(element.name)'.")
      }
      return
    }
    guard let known = NibVocabulary.attributes(of: element.name) else { return }
    for name in element.attributes.keys.sorted() where !known.contains(Substring(name)) {
      let key = "\(element.name).\(name)"
      let count = unknownAttributes[key, default: 0]
      unknownAttributes[key] = count + 1
      if count == 0 {
        report(
          .unknownAttribute,
          .note,
          at: element,
          "Found an unknown attribute '\(name)' of '\(element.name)'."
        )
      }
    }
  }

  /// Returns the elements keyed by identifier; the first one wins if an identifier is repeated.
  static func elementsByID(in root: NibElement) -> [String: NibElement] {
    var elements: [String: NibElement] = [:]
    root.forEachElement { element in
      guard let id = element.id, !hasForeignID.contains(element.name), elements[id] == nil else {
        return
      }
      elements[id] = element
    }
    return elements
  }

  // MARK: Values

  private mutating func checkNumbers(of element: NibElement) {
    for name in NibSchema.numericAttributes(of: element.name) {
      guard let text = element[name], NibElement.number(text) == nil else { continue }
      report(
        .invalidValue,
        .error,
        at: element,
        "Found '\(text)' as '\(name)' of '\(element.name)', expected a number."
      )
    }
    if element.name == "constraint" { checkConstraint(element) }
  }

  private mutating func checkConstraint(_ element: NibElement) {
    let constraint = NibConstraint(element, owner: "")
    let values: [(name: String, isValid: Bool, expected: String)] = [
      ("constant", constraint.constant != nil, "a number"),
      ("multiplier", constraint.multiplier != nil, "a number or a ratio such as 2:1"),
      ("priority", constraint.priority != nil, "a number from 1 to 1000"),
    ]
    for (name, isValid, expected) in values where !isValid {
      report(
        .invalidValue,
        .error,
        at: element,
        "Found '\(element[name] ?? "")' as '\(name)' of a constraint, expected \(expected)."
      )
    }
  }

  // MARK: References

  private mutating func collectReferences(of element: NibElement) {
    let names: [String] =
      switch element.name {
      case "constraint": ["firstItem", "secondItem"]
      case "outlet", "outletCollection", "action": ["destination"]
      case "segue": ["destination", "reference"]  // A tie-breaker segue refers to another one.
      case "exclude", "include": ["reference"]
      case "tableViewCell": ["textLabel", "detailTextLabel", "imageView"]
      default: []
      }
    for name in names {
      guard let id = element[name] else { continue }
      references.append(Reference(id: id, attribute: name, element: element))
    }
  }

  /// Reports references to identifiers that don't exist in the file.
  mutating func checkReferences() {
    for reference in references where elementsByID[reference.id] == nil {
      let element = reference.element
      report(
        .danglingReference,
        .warning,
        at: element,
        "Found '\(reference.id)' as '\(reference.attribute)' of '\(element.name)', which no object "
          + "in the file has as its identifier."
      )
    }
  }

  private mutating func report(
    _ rule: NibDiagnostic.Rule,
    _ severity: NibDiagnostic.Severity,
    at element: NibElement,
    _ message: String
  ) {
    diagnostics.append(
      NibDiagnostic(
        file: file,
        location: element.location,
        rule: rule,
        severity: severity,
        message
      )
    )
  }
}
