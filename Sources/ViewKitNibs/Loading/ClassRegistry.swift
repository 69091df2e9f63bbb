public import ViewKit

/// The classes of an app that interface files name.
///
/// An interface file knows classes by their names only, and Linux can't find a class by its name:
/// whoever loads files says which classes there are.
///
/// ```swift
/// let classes = ClassRegistry([CardView.self, CardController.self])
/// let nib = try Nib(contentsOf: url, classes: classes)
/// ```
///
/// A class is found as `Module.Class` and as `Class`. An object whose class is not registered
/// becomes one of its element's standard class, which a diagnostic says.
public struct ClassRegistry: Sendable {
  /// The class or the function that makes an object.
  enum Entry: Sendable {
    case view(View.Type)
    case controller(ViewController.Type)
    case responder(Responder.Type)
    case object(@Sendable () -> AnyObject)
    case segue(StoryboardSegue.Type)

    /// The class, if its objects can be made of an element; nil for the others.
    var responderType: Responder.Type? {
      switch self {
      case .view(let type): type
      case .controller(let type): type
      case .responder(let type): type
      case .object, .segue: nil
      }
    }
  }

  private var entries: [String: Entry] = [:]

  /// Chooses the class of objects whose class is not registered; nil lets them have the standard one.
  ///
  /// It is given the name that the file has and the element's standard class, and returns that class
  /// or a subclass of it, or nil. No diagnostic tells of classes that it has chosen.
  public var fallback: (@Sendable (_ name: String, _ standard: Responder.Type) -> Responder.Type?)?

  /// Creates a registry of classes, each under its own name.
  public init(_ classes: [Responder.Type] = []) {
    for type in classes {
      register(type)
    }
  }

  /// Adds a class of views, controllers or other responders.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: The name that files have for it; nil for its own with and without its module. A class
  ///     that was registered under the same name before is replaced.
  public mutating func register(_ type: Responder.Type, as name: String? = nil) {
    register(Self.entry(of: type), of: type, as: name)
  }

  /// Adds a class of segues.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: The name that files have for it; nil for its own with and without its module.
  public mutating func register(_ type: StoryboardSegue.Type, as name: String? = nil) {
    register(.segue(type), of: type, as: name)
  }

  private mutating func register(_ entry: Entry, of type: Any.Type, as name: String?) {
    for name in name.map({ [$0] }) ?? Self.names(of: type) {
      entries[name] = entry
    }
  }

  /// Adds a class whose objects are made by a function, such as an app's models.
  ///
  /// - Parameters:
  ///   - name: The name that files have for the class, with or without its module.
  ///   - make: Makes an object, once for each that a file describes.
  public mutating func register(_ name: String, make: @escaping @Sendable () -> AnyObject) {
    entries[name] = .object(make)
  }

  /// Returns what is registered for a class, or else chosen for it; nil where nothing is.
  func entry(_ name: String, module: String?, standard: Responder.Type) -> Entry? {
    if let entry = entry(name, module: module) { return entry }
    guard let type = fallback?(name, standard) else { return nil }
    return Self.entry(of: type)
  }

  /// Returns what is registered for a class in a module; nil where nothing is.
  func entry(_ name: String, module: String?) -> Entry? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return module.flatMap { entries["\($0).\(name)"] } ?? entries[name] ?? entries[last]
  }

  private static func entry(of type: Responder.Type) -> Entry {
    if let view = type as? View.Type { return .view(view) }
    if let controller = type as? ViewController.Type { return .controller(controller) }
    return .responder(type)
  }

  /// The full name of a class and its last part; a nested class has all of its path in the first.
  private static func names(of type: Any.Type) -> [String] {
    [String(reflecting: type), String(describing: type)]
  }
}
