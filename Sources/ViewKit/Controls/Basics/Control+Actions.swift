import Foundation

extension Control {
  /// The events that at least one action waits for.
  public var allControlEvents: Event {
    handlers.reduce([]) { $0.union($1.events) }
  }

  // MARK: Targets

  /// Calls a method of an object whenever one of some events happens.
  ///
  /// Stands for UIKit's form with a selector:
  ///
  /// ```swift
  /// button.addTarget(self, action: ProfileController.save, for: .touchUpInside)
  /// ```
  ///
  /// The object is not retained; once it has been freed, nothing is called. Methods cannot be
  /// compared, so that adding one twice calls it twice, unlike an ``Action``.
  public func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping (Target) -> () -> Void,
    for controlEvents: Event
  ) {
    add(.method(of: target) { target, _ in action(target)() }, for: controlEvents)
  }

  /// Calls a method of an object with the control whenever one of some events happens.
  ///
  /// - Precondition: The control is of the class that the method takes.
  public func addTarget<Target: AnyObject, Sender: Control>(
    _ target: Target,
    action: @escaping (Target) -> (Sender) -> Void,
    for controlEvents: Event
  ) {
    guard self is Sender else {
      stop(
        .invalidArgument,
        "The action of \(String(describing: Target.self)) takes a \(Sender.self), but was added to "
          + "a \(printName)"
      )
    }
    let handler = ControlHandler.Kind.method(of: target) { target, control in
      if let sender = control as? Sender { action(target)(sender) }
    }
    add(handler, for: controlEvents)
  }

  /// No longer calls any method of an object for some events; nil stands for all objects.
  public func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { handler in
      guard handler.isTarget else { return false }
      return target.map { handler.target == ObjectIdentifier($0) } ?? true
    }
  }

  // MARK: Handlers

  func add(_ kind: ControlHandler.Kind, for events: Event) {
    let new = ControlHandler(events: events, kind: kind)
    if let identifier = new.identifier,
      let place = handlers.firstIndex(where: { $0.identifier == identifier })
    {
      handlers[place] = ControlHandler(events: handlers[place].events.union(events), kind: kind)
    } else {
      handlers.append(new)
    }
  }

  func removeHandlers(for events: Event, where matches: (ControlHandler) -> Bool) {
    handlers = handlers.compactMap { handler in
      guard matches(handler) else { return handler }
      var rest = handler
      rest.events.subtract(events)
      return rest.events.isEmpty ? nil : rest
    }
  }

  // MARK: Archives

  /// What an archive keeps of the class itself.
  package struct Archived: ArchivedState {
    package static let key = "ViewKit.control"

    package var state: State = []
    package var contentHorizontalAlignment = ContentHorizontalAlignment.center
    package var contentVerticalAlignment = ContentVerticalAlignment.center

    package init() {}
  }

  func encodeControl(into coder: NSCoder) {
    var archived = Archived()
    archived.state = storedState
    archived.contentHorizontalAlignment = contentHorizontalAlignment
    archived.contentVerticalAlignment = contentVerticalAlignment
    coder.encodeState(archived)
  }

  func decodeControl(from coder: NSCoder) {
    guard let archived = coder.decodeState(Archived.self) else { return }
    storedState = archived.state
    contentHorizontalAlignment = archived.contentHorizontalAlignment
    contentVerticalAlignment = archived.contentVerticalAlignment
  }
}

/// What a control runs for some events.
struct ControlHandler {
  var events: Control.Event
  let kind: Kind

  enum Kind {
    case action(Action)
    case target(ObjectIdentifier, (Control) -> Void)
    case named(NamedTarget)

    /// Holds the object weakly.
    static func method<Target: AnyObject>(
      of target: Target,
      _ call: @escaping (Target, Control) -> Void
    ) -> Kind {
      .target(ObjectIdentifier(target)) { [weak target] control in
        if let target { call(target, control) }
      }
    }
  }

  var identifier: Action.Identifier? {
    if case .action(let action) = kind { return action.identifier }
    return nil
  }

  var isTarget: Bool {
    if case .action = kind { return false }
    return true
  }

  var target: ObjectIdentifier? {
    switch kind {
    case .action: nil
    case .target(let target, _): target
    case .named(let target): target.owner.map { ObjectIdentifier($0) }
    }
  }

  var namedTarget: NamedTarget? {
    if case .named(let target) = kind { return target }
    return nil
  }

  func run(sender: Control) {
    switch kind {
    case .action(let action): sender.sendAction(action)
    case .target(_, let call): call(sender)
    case .named(let target): target.run(sender: sender, from: sender)
    }
  }
}

extension Control {
  /// Calls a method by its name whenever one of some events happens, as an interface file says.
  ///
  /// The method is looked for when the event happens. The object is not retained; without one, the
  /// control and the responders above it are asked in turn. Where none answers, that is reported.
  /// Naming the same method twice calls it once for an event.
  package func addNamedTarget(
    _ target: Responder?,
    selector: String,
    for controlEvents: Event
  ) {
    let named = NamedTarget(target, selector)
    let place = handlers.firstIndex { $0.namedTarget?.isSame(as: named) == true }
    if let place {
      handlers[place].events.formUnion(controlEvents)
    } else {
      handlers.append(ControlHandler(events: controlEvents, kind: .named(named)))
    }
  }
}
