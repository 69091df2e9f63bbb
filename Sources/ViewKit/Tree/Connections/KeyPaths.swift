/// Sets a value by the name of a property, or by names that lead to another object's property.
///
/// An object that is reached and takes values by name, such as a view, does so itself, so that its
/// overrides count. What a layer has not, it would only draw: such names are passed over.
package func setKeyedValue(_ value: Any?, forKeyPath path: String, of object: AnyObject) {
  guard let dot = path.firstIndex(of: ".") else {
    setKeyedValue(value, forKey: path, of: object)
    return
  }
  if InspectableProperty.property(named: path, of: object) != nil {
    setDeclaredValue(value, forKey: path, of: object)
    return
  }
  let name = String(path[..<dot])
  if name == "layer", object is View { return }
  guard let found = connectedObject(named: name, of: object) else {
    reportUndefinedKey(name, "valueForUndefinedKey", of: object)
    return
  }
  guard let next = found else { return }
  let rest = String(path[path.index(after: dot)...])
  if let responder = next as? Responder {
    responder.setValue(value, forKeyPath: rest)
  } else {
    setKeyedValue(value, forKeyPath: rest, of: next)
  }
}

/// Sets a value by the name of a property, and reports where that cannot be.
private func setKeyedValue(_ value: Any?, forKey key: String, of object: AnyObject) {
  if let responder = object as? Responder {
    responder.setValue(value, forKey: key)
  } else {
    setDeclaredValue(value, forKey: key, of: object)
  }
}

/// Sets an outlet or an inspectable property, and reports where there is none or it takes no such.
func setDeclaredValue(_ value: Any?, forKey key: String, of object: AnyObject) {
  switch connectOutlet(named: key, to: value, of: object) {
  case .connected:
    break
  case .wrongType(let expected):
    reportWrongType(of: value, forKey: key, expected: expected, of: object)
  case .missing:
    if let responder = object as? Responder {
      responder.setValue(value, forUndefinedKey: key)
    } else {
      reportUndefinedKey(key, "setValue:forUndefinedKey", of: object)
    }
  }
}
