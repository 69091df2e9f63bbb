import Foundation

/// Checks that visible text belongs to an element that can be reached.
enum UnreachableTextRule: AuditRule {
  static func findings(in screen: AuditScreen) -> [AuditFinding] {
    screen.texts.filter { known, text in
      !text.view.isAccessibilityElement && known.element == nil && !known.isSilenced
        && !known.visibleFrame.isEmpty && !screen.isStoodFor(known)
    }.map { _, text in
      AuditFinding(
        subject: text.view,
        found: "the text \(text.quoted), which no element says",
        needed: "an element that says it",
        fix: "Set isAccessibilityElement, or accessibilityElementsHidden if that is meant"
      )
    }
  }
}
