/// Checks that no element is a descendant of another element, because it would never be visited.
///
/// Labels and other views that are elements only by default are exempt: usually the view around
/// them speaks for them.
enum NestedElementRule: AuditRule {
  static func findings(in screen: AuditScreen) -> [AuditFinding] {
    screen.views.compactMap { known in
      let view = known.view
      guard view.isAccessibilityElement, !known.isSilenced else { return nil }
      if view.hasOwnAccessibilityElements, screen.reaches(view), let finding = list(of: view) {
        return finding
      }
      guard let outer = known.element.map({ screen.views[$0].view }), !screen.reaches(view),
        !isSpokenFor(view), !outer.speaks(for: view), !outer.hasOwnAccessibilityElements
      else { return nil }
      return AuditFinding(
        subject: view,
        found: "an element below an element of class \(outer.typeName)",
        needed: "elements beside one another",
        fix: "Set isAccessibilityElement of the outer one to false, or offer a custom action there",
        others: [outer]
      )
    }
  }

  /// Returns the finding for an element with a list of elements: it must be one or the other.
  private static func list(of view: View) -> AuditFinding? {
    let listed = (view.accessibilityElements ?? []).compactMap { $0 as? Responder }
    guard !listed.isEmpty else { return nil }
    return AuditFinding(
      subject: view,
      found: "an element that lists \(listed.count) elements",
      needed: "either an element or a container",
      fix: "Set isAccessibilityElement to false, or take the list away",
      others: listed
    )
  }

  private static func isSpokenFor(_ view: View) -> Bool {
    view.setIsAccessibilityElement == nil && view.defaultIsAccessibilityElement
      && view.accessibilityTraits.isDisjoint(with: .interactive)
  }
}
