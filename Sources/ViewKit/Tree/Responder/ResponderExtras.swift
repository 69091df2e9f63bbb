/// The state that few responders have, stored separately to keep the others small.
final class ResponderExtras {
  var accessibility: AccessibilityAttributes?
  var actions = RegisteredActions()
  var record: ResponderRecord?
}

extension Responder {
  /// Returns the separately stored state, creating it on first use.
  func ensureResponderExtras() -> ResponderExtras {
    if let responderExtras { return responderExtras }
    let made = ResponderExtras()
    responderExtras = made
    return made
  }

  /// The accessibility attributes, or nil before one has been set.
  var accessibilityAttributes: AccessibilityAttributes? { responderExtras?.accessibility }
}
