/// A property that an interface file may set by its name.
///
/// Classes name those of their own, and the property's observers run as usual:
///
/// ```swift
/// final class Card: View {
///   var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }
///
///   override class var inspectableProperties: [InspectableProperty] {
///     super.inspectableProperties + [InspectableProperty("radius", \Card.radius)]
///   }
/// }
///
/// let card = Card()
/// card.setValue(12, forKeyPath: "radius")
/// ```
public struct InspectableProperty {
  /// The name.
  public let key: String

  let expectedType: Any.Type
  let belongs: (AnyObject) -> Bool
  let get: (AnyObject) -> Any?
  /// Returns false for a value of another type; nil where the property can only be read.
  let set: ((AnyObject, Any?) -> Bool)?

  /// Describes a property that can be set.
  ///
  /// Numbers are taken as numbers of another kind, flags and raw values of enumerations too.
  public init<Root: AnyObject, Value>(_ key: String, _ path: ReferenceWritableKeyPath<Root, Value>)
  {
    self.key = key
    expectedType = unwrappedType(Value.self)
    belongs = { $0 is Root }
    get = { ($0 as? Root)?[keyPath: path] }
    set = { object, value in
      guard let root = object as? Root, let typed = keyedValue(value, as: Value.self) else {
        return false
      }
      root[keyPath: path] = typed
      return true
    }
  }

  /// Describes a property that leads to an object, and cannot be set.
  init<Root: AnyObject, Value: AnyObject>(reading key: String, _ path: KeyPath<Root, Value?>) {
    self.key = key
    expectedType = Value.self
    belongs = { $0 is Root }
    get = { ($0 as? Root)?[keyPath: path] }
    set = nil
  }

  /// Describes a property by closures.
  init(
    _ key: String,
    expecting type: Any.Type,
    belongs: @escaping (AnyObject) -> Bool,
    get: @escaping (AnyObject) -> Any?,
    set: @escaping (AnyObject, Any?) -> Bool
  ) {
    self.key = key
    self.expectedType = type
    self.belongs = belongs
    self.get = get
    self.set = set
  }

  /// Tells whether a name means the property; that of a flag may begin with "is".
  func isNamed(_ name: String) -> Bool {
    name == key || name == "is" + key.prefix(1).uppercased() + key.dropFirst()
  }
}

extension InspectableProperty {
  /// Returns the property of an object that a name means: the class's own, else one of the table.
  static func property(named name: String, of object: AnyObject) -> InspectableProperty? {
    let own = (object as? Responder).map { type(of: $0).inspectableProperties } ?? []
    let isMeant = { (property: InspectableProperty) in
      property.isNamed(name) && property.belongs(object)
    }
    return own.last(where: isMeant) ?? table(for: object).first(where: isMeant)
  }
}
