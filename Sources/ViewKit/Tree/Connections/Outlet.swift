/// A property that an interface file connects with an object.
///
/// The subclass writes no code for it: the property is found by its name.
///
/// ```swift
/// final class CardController: ViewController {
///   @Outlet var heading: Label!
///   @Outlet var stars: [ImageView]!
///   @Outlet(.weak) var badge: View?
/// }
/// ```
///
/// An array is an outlet collection: objects are appended in the order of the file. A property that
/// has not been connected is nil, or what it was given at first. Code may set it as any other.
///
/// Objects are held strongly, which is right for what lies below the owner of the property. Use
/// ``OutletStrength/weak`` for an object that holds the owner, directly or through others, such as a
/// view's own controller or a superview: two that hold each other are never freed.
///
/// A property costs one reference and a small object that is made with it.
@propertyWrapper
public struct Outlet<Value> {
  // An object, so that a copy that reflection makes leads to the same value.
  private let storage: OutletStorage<Value>

  /// The connected object or objects.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// Creates an outlet with a value, such as an empty array or an object made in code.
  public init(wrappedValue: Value) {
    storage = OutletStorage(wrappedValue, .strong)
  }

  /// Creates an outlet that is not connected and will hold its object.
  public init() where Value: ExpressibleByNilLiteral {
    storage = OutletStorage(nil, .strong)
  }

  /// Creates an outlet that is not connected, and says whether it will hold its object.
  public init(_ strength: OutletStrength) where Value: ExpressibleByNilLiteral {
    storage = OutletStorage(nil, strength)
  }
}

/// Whether an outlet keeps its object alive.
public enum OutletStrength: Hashable, Sendable {
  /// The outlet holds its object.
  case strong
  /// The outlet reads nil once nothing else holds its object; arrays are held all the same.
  case weak
}

/// The value of an outlet.
private final class OutletStorage<Value> {
  private let strength: OutletStrength
  private var held: Value
  private let empty: Value
  private weak var object: AnyObject?

  init(_ value: Value, _ strength: OutletStrength) {
    self.strength = strength
    held = value
    empty = value
  }

  var value: Value {
    get {
      guard let object, let value = object as? Value else { return held }
      return value
    }
    set {
      object = strength == .weak ? classInstance(newValue) : nil
      held = object == nil ? newValue : empty
    }
  }
}

// MARK: - Connecting

/// An outlet of any type, as reflection finds it.
protocol ConnectableOutlet {
  /// What the outlet holds.
  var current: Any { get }

  /// The type that is expected, without its being optional.
  var expectedType: Any.Type { get }

  /// The type that is expected of the members; nil where the outlet is no collection.
  var elementType: Any.Type? { get }

  /// Connects an object or a whole collection, nil to disconnect; false if it has another type.
  func connect(_ value: Any?) -> Bool

  /// Appends an object to a collection; false if it is of another type, or nothing can be appended.
  func append(_ object: Any) -> Bool
}

extension Outlet: ConnectableOutlet {
  var current: Any { wrappedValue }

  var expectedType: Any.Type { unwrappedType(Value.self) }

  var elementType: Any.Type? { (expectedType as? any OutletCollection.Type)?.elementType }

  func connect(_ value: Any?) -> Bool {
    guard let value else {
      guard let none = emptyValue(of: Value.self) else { return false }
      wrappedValue = none
      return true
    }
    guard let typed = value as? Value else { return false }
    wrappedValue = typed
    return true
  }

  func append(_ object: Any) -> Bool {
    guard let type = expectedType as? any OutletCollection.Type,
      let longer = type.appending(object, to: wrappedValue),
      let typed = longer as? Value
    else { return false }
    wrappedValue = typed
    return true
  }
}

/// A collection that an interface file fills one by one.
private protocol OutletCollection {
  static var elementType: Any.Type { get }
  static func appending(_ object: Any, to collection: Any) -> Any?
}

extension Array: OutletCollection {
  static var elementType: Any.Type { Element.self }

  /// Returns the array, or a new one where there is none, with an object at its end.
  static func appending(_ object: Any, to collection: Any) -> Any? {
    guard let element = object as? Element else { return nil }
    return (collection as? [Element] ?? []) + [element]
  }
}
