/// What has become of a connection.
package enum OutletResult: Equatable {
  /// The object holds the other one.
  case connected
  /// The object has no property of that name.
  case missing
  /// The property takes objects of another type, which is named; it is as before.
  case wrongType(expected: String)
}

/// Gives an object's property of a name another object, or nil.
///
/// The property is an ``Outlet``, or one that classes or ViewKit name as an ``InspectableProperty``.
/// Nothing is reported. Where the property is missing, an object that overrides
/// ``Responder/setValue(_:forKey:)`` may still know the name; calling that reports what is wrong.
package func connectOutlet(
  named name: String,
  to value: Any?,
  of object: AnyObject
) -> OutletResult {
  if let outlet = outlet(named: name, of: object) {
    return outlet.connect(value) ? .connected : .wrongType(expected: "\(outlet.expectedType)")
  }
  guard let property = InspectableProperty.property(named: name, of: object),
    let set = property.set
  else { return .missing }
  return set(object, value) ? .connected : .wrongType(expected: "\(property.expectedType)")
}

/// Appends an object to an object's outlet collection of a name.
package func connectOutletCollection(
  named name: String,
  appending value: Any,
  of object: AnyObject
) -> OutletResult {
  guard let outlet = outlet(named: name, of: object) else { return .missing }
  if outlet.append(value) { return .connected }
  return .wrongType(expected: outlet.elementType.map { "\($0)" } ?? "no collection")
}

/// Returns the object that a name leads to, nil inside where it leads to nothing at present.
func connectedObject(named name: String, of object: AnyObject) -> AnyObject?? {
  if let outlet = outlet(named: name, of: object) { return .some(classInstance(outlet.current)) }
  guard let property = InspectableProperty.property(named: name, of: object) else { return nil }
  return .some(property.get(object).flatMap(classInstance))
}

/// Finds an outlet in the class of an object, or else in the nearest superclass that has it.
///
/// This module's own classes have none. Some of their properties must not be read by reflection.
private func outlet(named name: String, of object: AnyObject) -> (any ConnectableOutlet)? {
  var mirror: Mirror? = Mirror(reflecting: object)
  while let level = mirror, !String(reflecting: level.subjectType).hasPrefix("ViewKit.") {
    for child in level.children where child.label == "_" + name {
      if let outlet = child.value as? any ConnectableOutlet { return outlet }
    }
    mirror = level.superclassMirror
  }
  return nil
}
