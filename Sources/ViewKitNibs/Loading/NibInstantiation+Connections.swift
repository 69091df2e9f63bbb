import Foundation
import ViewKit

extension NibInstantiation {
  /// Connects the outlets and actions of an object.
  func connect(_ object: NibObject, _ instance: AnyObject) {
    var collections: [(property: String, members: [(AnyObject, NibConnection)])] = []
    for connection in object.connections {
      switch connection.kind {
      case .outlet(let property):
        guard let destination = self.instance(withID: connection.destination) else { continue }
        connectOutlet(property, of: instance, to: destination, connection)
      case .outletCollection(let property):
        guard let destination = self.instance(withID: connection.destination) else { continue }
        if let index = collections.firstIndex(where: { $0.property == property }) {
          collections[index].members.append((destination, connection))
        } else {
          collections.append((property, [(destination, connection)]))
        }
      case .action(let selector, let event):
        connectAction(selector, event, of: instance, connection)
      case .segue:
        continue  // The storyboard performs segues.
      }
    }
    for (property, members) in collections {
      connectCollection(property, of: instance, members)
    }
  }

  // MARK: Outlets

  private func connectOutlet(
    _ property: String,
    of instance: AnyObject,
    to destination: AnyObject,
    _ connection: NibConnection
  ) {
    if property == "view", let controller = instance as? ViewController,
      let view = destination as? View
    {
      if controller.canTakeView(view) {
        controller.view = view
        countOutlet()
      } else {
        report(
          .wrongOutlet,
          .error,
          at: connection.element,
          "Found a \(type(of: view)) for 'view' of \(type(of: instance)), which can't be its view."
        )
      }
      return
    }
    switch ViewKit.connectOutlet(named: property, to: destination, of: instance) {
    case .connected: countOutlet()
    case .wrongType(let expected):
      reportWrongType(property, of: instance, to: destination, expected: expected, connection)
    case .missing:
      guard let responder = instance as? Responder else {
        reportMissing(property, of: instance, connection)
        return
      }
      let faults = collectingFaults { responder.setValue(destination, forKey: property) }
      if faults.isEmpty {
        countOutlet()
      } else {
        reportMissing(property, of: instance, connection)
      }
    }
  }

  /// Appends the members of an outlet collection in the order of the file.
  ///
  /// An object without such a collection outlet gets all members at once, as an array.
  private func connectCollection(
    _ property: String,
    of instance: AnyObject,
    _ members: [(object: AnyObject, connection: NibConnection)]
  ) {
    for (place, member) in members.enumerated() {
      if property == "gestureRecognizers", let view = instance as? View,
        let recognizer = member.object as? GestureRecognizer
      {
        view.addGestureRecognizer(recognizer)
        countOutlet()
        continue
      }
      let result = connectOutletCollection(
        named: property,
        appending: member.object,
        of: instance
      )
      switch result {
      case .connected: countOutlet()
      case .wrongType(let expected):
        reportWrongType(
          property,
          of: instance,
          to: member.object,
          expected: expected,
          member.connection
        )
      case .missing:
        setCollection(property, of: instance, Array(members[place...]))
        return
      }
    }
  }

  private func setCollection(
    _ property: String,
    of instance: AnyObject,
    _ members: [(object: AnyObject, connection: NibConnection)]
  ) {
    let objects = members.map(\.object)
    if let responder = instance as? Responder,
      collectingFaults({ responder.setValue(objects, forKey: property) }).isEmpty
    {
      for _ in members {
        countOutlet()
      }
      return
    }
    for member in members {
      reportMissing(property, of: instance, member.connection)
    }
  }

  private func reportMissing(
    _ property: String,
    of instance: AnyObject,
    _ connection: NibConnection
  ) {
    report(
      .missingOutlet,
      Self.isDelegate(property) ? .note : .warning,
      at: connection.element,
      "Found a connection of '\(property)' of \(type(of: instance)) to \(destinationName(connection)), "
        + "but the class has no such outlet."
    )
  }

  private func reportWrongType(
    _ property: String,
    of instance: AnyObject,
    to destination: AnyObject,
    expected: String,
    _ connection: NibConnection
  ) {
    report(
      .wrongOutlet,
      Self.isDelegate(property) ? .note : .error,
      at: connection.element,
      "Found \(destinationName(connection)) of the class \(type(of: destination)) for '\(property)' "
        + "of \(type(of: instance)), expected \(expected)."
    )
  }

  /// The name in messages of the element at the end of a connection.
  private func destinationName(_ connection: NibConnection) -> String {
    let element = document.object(withID: connection.destination)?.elementName ?? "object"
    return "\(element) '\(connection.destination)'"
  }

  /// Whether a property is a delegate or data source; their classes are often not registered, or
  /// conform to protocols that don't exist here.
  private static func isDelegate(_ property: String) -> Bool {
    property == "delegate" || property == "dataSource"
  }

  // MARK: Actions

  private func connectAction(
    _ selector: String,
    _ event: String?,
    of instance: AnyObject,
    _ connection: NibConnection
  ) {
    // The first responder is no specific object: the action goes up the responder chain.
    let target = self.instance(withID: connection.destination) as? Responder
    switch instance {
    case let control as Control:
      connectAction(selector, event, of: control, to: target, connection)
    case let item as BarButtonItem:
      item.setNamedTarget(target, selector: selector)
      countAction()
    case let recognizer as GestureRecognizer:
      recognizer.addNamedTarget(target, selector: selector)
      countAction()
    default:
      report(
        .missingAction,
        .warning,
        at: connection.element,
        "Found the action '\(selector)' of a \(type(of: instance)), which sends none."
      )
    }
  }

  private func connectAction(
    _ selector: String,
    _ event: String?,
    of control: Control,
    to target: Responder?,
    _ connection: NibConnection
  ) {
    let words = event ?? "primaryActionTriggered"
    guard let events = NibWords.events[words] else {
      report(
        .missingAction,
        .warning,
        at: connection.element,
        "Found '\(words)' as an event, which no control sends."
      )
      return
    }
    control.addNamedTarget(target, selector: selector, for: events)
    countAction()
  }

  // MARK: Runtime attributes

  /// Sets the user-defined runtime attributes of an object.
  ///
  /// Xcode's canvas doesn't show them.
  func setRuntimeAttributes(of object: NibObject, _ instance: AnyObject) {
    guard purpose == .run else { return }
    for attribute in object.runtimeAttributes {
      guard let path = attribute["keyPath"] else { continue }
      let value = NibReader(attribute, document.resources).runtimeValue
      let faults = collectingFaults { setKeyedValue(value, forKeyPath: path, of: instance) }
      guard !faults.isEmpty else { continue }
      let type = attribute["type"] ?? "value"
      report(
        .missingKey,
        .warning,
        at: attribute,
        "Found a \(type) for '\(path)' of \(Swift.type(of: instance)), which takes none such."
      )
    }
  }
}

extension NibReader {
  /// The value of a runtime attribute; nil if the value is nil or invalid.
  var runtimeValue: Any? {
    switch element["type"] {
    case "number":
      let child = element.child(forKey: "value")
      if child?.name == "integer" { return child?.integer("value") }
      return child?.number("value").map(Double.init)
    case "string": return element["value"] ?? element.child(forKey: "value")?.text
    case "boolean": return flag("value")
    case "color": return color("value")
    case "image": return element["value"].flatMap { _ in image("value") }
    case "point":
      guard let child = element.child(forKey: "value"), let x = child.number("x"),
        let y = child.number("y")
      else { return nil }
      return CGPoint(x: x, y: y)
    case "size": return element.child(forKey: "value")?.size
    case "rect": return element.child(forKey: "value")?.rect
    case "range":
      guard let child = element.child(forKey: "value"), let location = child.integer("location"),
        let length = child.integer("length"), location >= 0, length >= 0
      else { return nil }
      return NSRange(location: location, length: length)
    default: return nil
    }
  }
}
