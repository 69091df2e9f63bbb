/// The actions of a responder by the names that interface files have for them.
struct RegisteredActions {
  /// Takes the responder itself, which the actions therefore need not hold.
  typealias Body = (Responder, Any?) -> Void

  private var bodies: [String: Body] = [:]

  subscript(selector: String) -> Body? {
    get { bodies[selector] }
    set { bodies[selector] = newValue }
  }
}

extension Responder {
  /// Runs a closure with the sender for an action of a name, in place of one that had it.
  ///
  /// The responder holds the closure: one that mentions the responder captures it weakly. The forms
  /// that take a method hold nothing.
  ///
  /// - Parameters:
  ///   - selector: The name in the interface file, with a colon for each argument: `save:`.
  ///   - body: Takes the sender, such as the control.
  public final func registerAction(_ selector: String, _ body: @escaping (_ sender: Any?) -> Void) {
    ensureResponderExtras().actions[selector] = { _, sender in body(sender) }
  }

  /// Calls a method for an action of a name, in place of one that had it.
  ///
  /// ```swift
  /// registerAction("save", ProfileController.save)
  /// ```
  public final func registerAction<Target: Responder>(
    _ selector: String,
    _ method: @escaping (Target) -> () -> Void
  ) {
    ensureResponderExtras().actions[selector] = { target, _ in
      if let target = target as? Target { method(target)() }
    }
  }

  /// Calls a method with the sender for an action of a name, in place of one that had it.
  ///
  /// A sender of another class than the method takes is reported as a ``Diagnostic``.
  ///
  /// ```swift
  /// registerAction("valueChanged:", ProfileController.valueChanged)
  /// ```
  public final func registerAction<Target: Responder, Sender>(
    _ selector: String,
    _ method: @escaping (Target) -> (Sender) -> Void
  ) {
    ensureResponderExtras().actions[selector] = { target, sender in
      guard let typedTarget = target as? Target else { return }
      if let typed = keyedValue(sender, as: Sender.self) {
        method(typedTarget)(typed)
      } else {
        reportWrongType(of: sender, forKey: selector, expected: "\(Sender.self)", of: target)
      }
    }
  }

  /// Returns an action that was registered, which does nothing once the responder is gone.
  func registeredAction(named selector: String) -> ((_ sender: Any?) -> Void)? {
    guard let body = responderExtras?.actions[selector] else { return nil }
    return { [weak self] sender in
      if let self { body(self, sender) }
    }
  }
}
