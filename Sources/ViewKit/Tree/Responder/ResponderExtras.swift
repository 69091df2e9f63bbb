/// The state that few responders have, kept apart so that the others stay small.
final class ResponderExtras {
  var accessibility: AccessibilityAttributes?
  var actions = RegisteredActions()
  var record: ResponderRecord?
}

extension Responder {
  /// The part of the state that few responders have, made on first use.
  func ensureResponderExtras() -> ResponderExtras {
    if let responderExtras { return responderExtras }
    let made = ResponderExtras()
    responderExtras = made
    return made
  }

  /// The accessibility attributes, once one has been set.
  var accessibilityAttributes: AccessibilityAttributes? { responderExtras?.accessibility }
}
