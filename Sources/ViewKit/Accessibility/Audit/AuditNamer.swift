/// Names objects by the classes on the path to them.
struct AuditNamer {
  private let screen: AuditScreen

  init(_ screen: AuditScreen) {
    self.screen = screen
  }

  /// Returns the classes from the root of the audit down to an object, joined by angle brackets.
  func path(of object: Responder) -> String {
    var names: [String] = []
    var current: Responder? = object
    while let object = current, names.count < Self.longest {
      guard let known = screen.view(object as? View) else {
        names.append(name(of: object))
        current = object === screen.root ? nil : object.accessibilityParent
        continue
      }
      names.append(Self.number(object.typeName, known.ordinal))
      current = known.parent.map { screen.views[$0].view }
    }
    if current != nil { names.append("...") }
    return names.reversed().joined(separator: " > ")
  }

  /// Names an object; an element that is not a view has its number in the container's list.
  private func name(of object: Responder) -> String {
    let element = screen.elementIndex[ObjectIdentifier(object)].map { screen.elements[$0] }
    return Self.number(object.typeName, object is View ? nil : element?.place)
  }

  private static let longest = 64

  private static func number(_ name: String, _ number: Int?) -> String {
    number.map { "\(name)[\($0)]" } ?? name
  }
}
