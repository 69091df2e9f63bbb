public import ViewKit

/// A registry of an app's classes that interface files name.
///
/// Interface files refer to classes by name, and Linux can't look up a class by its name, so the
/// code that loads a file must register the classes.
///
/// ```swift
/// let classes = ClassRegistry([CardView.self, CardController.self])
/// let nib = try Nib(contentsOf: url, classes: classes)
/// ```
///
/// A class is found as `Module.Class` and as `Class`. An object whose class isn't registered gets
/// its element's standard class, and a diagnostic reports it.
public struct ClassRegistry: Sendable {
  /// The class or the function that creates an object.
  enum Entry: Sendable {
    case view(View.Type)
    case controller(ViewController.Type)
    case responder(Responder.Type)
    case object(@Sendable () -> AnyObject)
    case segue(StoryboardSegue.Type)

    /// The class if it is a responder class, or nil for the others.
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

  /// A closure that chooses the class of objects whose class isn't registered.
  ///
  /// It receives the class name in the file and the element's standard class, and returns that
  /// class, one of its subclasses, or `nil` for the standard class. The classes that it chooses
  /// aren't reported in diagnostics.
  public var fallback: (@Sendable (_ name: String, _ standard: Responder.Type) -> Responder.Type?)?

  /// Creates a registry of classes, each under its own name.
  public init(_ classes: [Responder.Type] = []) {
    for type in classes {
      register(type)
    }
  }

  /// Registers a class of views, view controllers or other responders.
  ///
  /// A class that was registered under the same name is replaced.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: The class name in files, or `nil` for its own name with and without its module.
  public mutating func register(_ type: Responder.Type, as name: String? = nil) {
    register(Self.entry(of: type), of: type, as: name)
  }

  /// Registers a class of segues.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: The class name in files, or `nil` for its own name with and without its module.
  public mutating func register(_ type: StoryboardSegue.Type, as name: String? = nil) {
    register(.segue(type), of: type, as: name)
  }

  private mutating func register(_ entry: Entry, of type: Any.Type, as name: String?) {
    for name in name.map({ [$0] }) ?? Self.names(of: type) {
      entries[name] = entry
    }
  }

  /// Registers a function that creates the objects of a class, such as an app's model.
  ///
  /// - Parameters:
  ///   - name: The class name in files, with or without its module.
  ///   - make: A closure that creates an object; it is called once for each object in a file.
  public mutating func register(_ name: String, make: @escaping @Sendable () -> AnyObject) {
    entries[name] = .object(make)
  }

  /// Returns the entry that is registered or chosen for a class, or nil if there is none.
  func entry(_ name: String, module: String?, standard: Responder.Type) -> Entry? {
    if let entry = entry(name, module: module) { return entry }
    guard let type = fallback?(name, standard) else { return nil }
    return Self.entry(of: type)
  }

  /// Returns the entry that is registered for a class in a module, or nil if there is none.
  func entry(_ name: String, module: String?) -> Entry? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return module.flatMap { entries["\($0).\(name)"] } ?? entries[name] ?? entries[last]
  }

  private static func entry(of type: Responder.Type) -> Entry {
    if let view = type as? View.Type { return .view(view) }
    if let controller = type as? ViewController.Type { return .controller(controller) }
    return .responder(type)
  }

  /// The full name of a class, which includes the path of a nested class, and its last component.
  private static func names(of type: Any.Type) -> [String] {
    [String(reflecting: type), String(describing: type)]
  }
}
