import Foundation

/// Checks that an element has a size and is in the window; scrolled content may be outside.
enum InvisibleElementRule: AuditRule {
  static func findings(in screen: AuditScreen) -> [AuditFinding] {
    let unseen = screen.elements.compactMap { element in
      reason(element, screen).map { finding(element, $0) }
    }
    let sizeless = screen.sizeless.filter(hasToSay).map { finding($0, "a size of zero") }
    return unseen + sizeless
  }

  private static func finding(_ element: AuditElement, _ reason: String) -> AuditFinding {
    AuditFinding(
      subject: element.object,
      found: reason,
      needed: "an element that can be seen and touched",
      fix: "Give it a frame in the window, or set isAccessibilityElement to false"
    )
  }

  /// Returns whether the element should be visible; an empty label of zero size is exempt.
  private static func hasToSay(_ element: AuditElement) -> Bool {
    !element.trimmedLabel.isEmpty || element.object.setIsAccessibilityElement == true
  }

  private static func reason(_ element: AuditElement, _ screen: AuditScreen) -> String? {
    let frame = element.frame
    guard !frame.isEmpty else {
      return hasToSay(element) ? "a size of \(frame.size.short)" : nil
    }
    let known = screen.view(element.view ?? element.object.accessibilityParent as? View)
    guard known?.isScrolled != true, !(known?.view is ScrollView) || element.view != nil else {
      return nil
    }
    let window = screen.windowBounds
    if !window.isEmpty, !frame.crosses(window) { return "a place outside the window" }
    if let known, !frame.crosses(known.clip) { return "a place that views above it cut off" }
    return nil
  }
}
