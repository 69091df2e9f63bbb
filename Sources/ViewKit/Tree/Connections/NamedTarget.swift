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
