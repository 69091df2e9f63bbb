public import Foundation

/// Calls methods when a person makes a gesture on a view: the base of taps, swipes and the like.
///
/// Nothing touches a view here. Tests have a gesture recognised:
///
/// ```swift
/// let tap = TapGestureRecognizer(target: screen, action: Screen.close)
/// view.addGestureRecognizer(tap)
/// tap.recognize()  // calls close() before it returns
/// ```
open class GestureRecognizer: NSObject, NSCoding {
  /// How far a gesture has come.
  public enum State: Int, CaseIterable, Hashable, Codable, Sendable {
    /// It may begin.
    case possible = 0
    /// It has begun.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It has ended, or been recognised at once.
    case ended = 3
    /// The system has taken the touch away.
    case cancelled = 4
    /// It is another gesture.
    case failed = 5

    /// It has been recognised at once: the same as ``ended``.
    public static var recognized: State { .ended }
  }

  private struct Handler {
    let target: ObjectIdentifier?
    let run: (GestureRecognizer) -> Void
  }

  private var handlers: [Handler] = []

  /// The view that the gesture is made on, or nil; set by adding the recogniser to it.
  open internal(set) weak var view: View?

  /// How far the gesture has come; possible at first, and again after it has ended.
  open private(set) var state = State.possible

  /// Is asked whether the gesture may begin; not kept alive by the recogniser.
  open weak var delegate: (any GestureRecognizerDelegate)?

  /// Tells whether the gesture is recognised; true at first.
  open var isEnabled = true

  /// A name for tools, or nil.
  open var name: String?

  // MARK: Creating

  /// Creates a recogniser that calls nothing.
  public override init() {
    super.init()
  }

  /// Creates a recogniser that calls a method of an object, which is not retained.
  public convenience init<Target: AnyObject>(
    target: Target,
    action: @escaping (Target) -> () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recogniser that calls a method of an object, not retained, with itself.
  ///
  /// - Precondition: The recogniser is of the class that the method takes.
  public convenience init<Target: AnyObject, Sender: GestureRecognizer>(
    target: Target,
    action: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recogniser from an archive or an interface file, without what it calls.
  public required init?(coder: NSCoder) {
    super.init()
    guard let archived = coder.decodeValue(Archived.self, forKey: Self.archiveKey) else { return }
    isEnabled = archived.isEnabled
    name = archived.name
  }

  /// Writes the settings into a keyed archive; what is called is not written.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(Archived(isEnabled: isEnabled, name: name), forKey: Self.archiveKey)
  }

  private struct Archived: Codable {
    var isEnabled: Bool
    var name: String?
  }

  private static let archiveKey = "ViewKit.gestureRecognizer"

  // MARK: Targets

  /// Calls a method of an object, which is not retained, when the gesture is recognised.
  public func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping (Target) -> () -> Void
  ) {
    add(for: target) { target, _ in action(target)() }
  }

  /// Calls a method of an object, not retained, with the recogniser.
  ///
  /// - Precondition: The recogniser is of the class that the method takes.
  public func addTarget<Target: AnyObject, Sender: GestureRecognizer>(
    _ target: Target,
    action: @escaping (Target) -> (Sender) -> Void
  ) {
    guard self is Sender else {
      stop(
        .invalidArgument,
        "The action of \(String(describing: Target.self)) takes a \(Sender.self), but was added to "
          + "a \(String(describing: type(of: self)))"
      )
    }
    add(for: target) { target, recognizer in
      if let sender = recognizer as? Sender { action(target)(sender) }
    }
  }

  /// No longer calls methods of an object; nil stands for all objects.
  public func removeTarget(_ target: AnyObject?) {
    handlers =
      target.map { target in
        handlers.filter { $0.target != ObjectIdentifier(target) }
      } ?? handlers.filter { $0.target == nil }
  }

  /// Calls a closure when the gesture is recognised.
  package func addHandler(_ run: @escaping (GestureRecognizer) -> Void) {
    handlers.append(Handler(target: nil, run: run))
  }

  private func add<Target: AnyObject>(
    for target: Target,
    _ call: @escaping (Target, GestureRecognizer) -> Void
  ) {
    let handler = Handler(target: ObjectIdentifier(target)) { [weak target] recognizer in
      if let target { call(target, recognizer) }
    }
    handlers.append(handler)
  }

  // MARK: Recognising

  /// Has the gesture come as far as a state, as a person's touches would, and calls what waits for it.
  ///
  /// It must be enabled and on a view that takes interaction, and its delegate must let it begin.
  /// States that call nothing, such as failing, only end it.
  ///
  /// - Parameter state: How far the gesture has come.
  /// - Returns: Whether it was recognised.
  @discardableResult
  public func recognize(_ state: State = .recognized) -> Bool {
    guard isEnabled, let view, view.isUserInteractionEnabled else { return false }
    let isNew = self.state == .possible
    if isNew, delegate?.gestureRecognizerShouldBegin(self) == false { return false }
    self.state = state
    defer { if state != .began && state != .changed { self.state = .possible } }
    guard state != .possible, state != .failed else { return false }
    for handler in handlers {
      handler.run(self)
    }
    return true
  }

  /// The class, its name and the class of its view, without addresses.
  open override var description: String {
    let name = name.map { " '\($0)'" } ?? ""
    let view = view.map { "; view = <\($0.printName)>" } ?? ""
    return "<\(String(describing: type(of: self)))\(name): state = \(state)\(view)>"
  }

  /// The same as ``description``.
  open override var debugDescription: String { description }
}

extension View {
  /// The recognisers of the gestures on the view, in the order of adding; nil where there are none.
  public var gestureRecognizers: [GestureRecognizer]? {
    get { extras?.gestureRecognizers }
    set {
      for recognizer in gestureRecognizers ?? [] {
        removeGestureRecognizer(recognizer)
      }
      for recognizer in newValue ?? [] {
        addGestureRecognizer(recognizer)
      }
    }
  }

  /// Has a gesture recognised on the view; a recogniser of another view is taken from there.
  public func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    ensureExtras().gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  /// No longer has a gesture recognised on the view; nothing happens for one of another view.
  public func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    guard gestureRecognizer.view === self, let extras else { return }
    let rest = (extras.gestureRecognizers ?? []).filter { $0 !== gestureRecognizer }
    extras.gestureRecognizers = rest.isEmpty ? nil : rest
    gestureRecognizer.view = nil
  }
}

extension GestureRecognizer {
  /// Calls a method by its name when the gesture is recognised, as an interface file says.
  package func addNamedTarget(_ target: Responder?, selector: String) {
    let named = NamedTarget(target, selector)
    addHandler { recognizer in named.run(sender: recognizer, from: recognizer.view) }
  }
}
