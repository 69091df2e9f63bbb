/// An action that is known by the name of a method, and looked for whenever an event happens.
struct NamedTarget {
  let selector: String
  /// True where an object was named, which may be gone by now.
  let hasOwner: Bool
  private(set) weak var owner: Responder?

  init(_ owner: Responder?, _ selector: String) {
    self.owner = owner
    self.selector = selector
    hasOwner = owner != nil
  }

  /// Tells whether the other one calls the same method of the same object.
  func isSame(as other: NamedTarget) -> Bool {
    selector == other.selector && hasOwner == other.hasOwner && owner === other.owner
  }

  /// Calls the method, of the first responder that has it where no object was named.
  ///
  /// - Parameters:
  ///   - sender: What the method is given.
  ///   - start: Where the search for a responder begins.
  func run(sender: AnyObject, from start: Responder?) {
    if hasOwner {
      guard let owner else { return }
      perform(by: owner, sender, start) { "-[\(type(of: owner)) \($0)]: unrecognized selector" }
    } else {
      let responder = start.flatMap { start in
        sequence(first: start, next: \.next).first { $0.action(named: selector) != nil }
      }
      perform(by: responder, sender, start) {
        "No responder above \(String(describing: type(of: sender))) has \($0)"
      }
    }
  }

  private func perform(
    by responder: Responder?,
    _ sender: AnyObject,
    _ start: Responder?,
    fault: (_ selector: String) -> String
  ) {
    if let action = responder?.action(named: selector) {
      action(sender)
    } else {
      let way = "; actions of interface files are registered by registerAction(_:_:)"
      reportFault(.unansweredAction, fault(selector) + way, of: start ?? sender)
    }
  }
}

extension BarButtonItem {
  /// Calls a method by its name at each tap, as an interface file says.
  package func setNamedTarget(_ target: Responder?, selector: String) {
    let named = NamedTarget(target, selector)
    setTarget(self) { item in { named.run(sender: item, from: item) } }
  }
}

extension GestureRecognizer {
  /// Calls a method by its name when the gesture is recognised, as an interface file says.
  package func addNamedTarget(_ target: Responder?, selector: String) {
    let named = NamedTarget(target, selector)
    addHandler { recognizer in named.run(sender: recognizer, from: recognizer.view) }
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
