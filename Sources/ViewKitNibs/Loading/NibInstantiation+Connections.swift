import Foundation
import ViewKit

extension NibInstantiation {
  /// Connects the outlets and actions of an object.
  func connect(_ object: NibObject, _ instance: AnyObject) {
    for connection in object.connections {
      switch connection.kind {
      case .outlet(let property):
        guard let destination = self.instance(withID: connection.destination) else { continue }
        connectOutlet(property, of: instance, to: destination, connection)
      case .outletCollection(let property):
        guard let destination = self.instance(withID: connection.destination) else { continue }
        connectCollection(property, of: instance, to: destination, connection)
      case .action(let selector, let event):
        connectAction(selector, event, of: instance, object, connection)
      case .segue:
        continue  // The storyboard follows segues.
      }
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
      controller.view = view
      return
    }
    switch ViewKit.connectOutlet(named: property, to: destination, of: instance) {
    case .connected: return
    case .wrongType(let expected):
      reportWrongType(property, of: instance, to: destination, expected: expected, connection)
    case .missing:
      guard let responder = instance as? Responder else {
        reportMissing(property, of: instance, connection)
        return
      }
      let faults = collectingFaults { responder.setValue(destination, forKey: property) }
      if !faults.isEmpty {
        reportMissing(property, of: instance, connection)
      }
    }
  }

  private func connectCollection(
    _ property: String,
    of instance: AnyObject,
    to destination: AnyObject,
    _ connection: NibConnection
  ) {
    switch connectOutletCollection(named: property, appending: destination, of: instance) {
    case .connected: return
    case .wrongType(let expected):
      reportWrongType(property, of: instance, to: destination, expected: expected, connection)
    case .missing:
      reportMissing(property, of: instance, connection)
    }
  }

  private func reportMissing(
    _ property: String,
    of instance: AnyObject,
    _ connection: NibConnection
  ) {
    report(
      .missingOutlet,
      .warning,
      at: connection.element,
      "Found a connection to '\(property)' of \(type(of: instance)), which has no such outlet."
    )
  }

  private func reportWrongType(
    _ property: String,
    of instance: AnyObject,
    to destination: AnyObject,
    expected: String,
    _ connection: NibConnection
  ) {
    let name = document.object(withID: connection.destination)?.elementName ?? ""
    report(
      .wrongOutlet,
      .error,
      at: connection.element,
      "Found a \(type(of: destination)) ('\(name)') for '\(property)' of \(type(of: instance)), "
        + "expected \(expected)."
    )
  }

  // MARK: Actions

  private func connectAction(
    _ selector: String,
    _ event: String?,
    of instance: AnyObject,
    _ object: NibObject,
    _ connection: NibConnection
  ) {
    guard let control = instance as? Control else { return }
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
    // The first responder stands for nobody in particular: the responder chain is asked.
    let target = self.instance(withID: connection.destination) as? Responder
    control.addNamedTarget(target, selector: selector, for: events)
  }

  // MARK: Runtime attributes

  /// Sets what the file's author has entered for the running app.
  ///
  /// Xcode's canvas does not show it.
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
  /// The value of a runtime attribute; nil where it is that, or is not readable.
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
