/// Checks that a modal view contains a reachable element, because it hides its siblings.
enum SilentModalRule: AuditRule {
  static func findings(in screen: AuditScreen) -> [AuditFinding] {
    let speaking = holders(in: screen)
    return screen.views.compactMap { known in
      guard !known.isSilenced, known.element == nil, let modal = known.view.modalSubview,
        !speaking.contains(ObjectIdentifier(modal))
      else { return nil }
      return AuditFinding(
        subject: modal,
        found: "a modal view without an element to reach",
        needed: "at least one element in it",
        fix: "Make its content accessible, or set accessibilityViewIsModal to false"
      )
    }
  }

  /// Returns the reachable elements and all of their ancestors.
  private static func holders(in screen: AuditScreen) -> Set<ObjectIdentifier> {
    var holders: Set<ObjectIdentifier> = []
    for element in screen.elements {
      var current: Responder? = element.object
      while let object = current, holders.insert(ObjectIdentifier(object)).inserted {
        current = object.accessibilityParent
      }
    }
    return holders
  }
}
