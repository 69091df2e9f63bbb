import Foundation

/// Checks that a list of elements names all visible elements, and only those.
enum StaleElementsRule: AuditRule {
  static func findings(in screen: AuditScreen) -> [AuditFinding] {
    let missing = missing(in: screen)
    return screen.views.compactMap { known in
      let view = known.view
      guard view.hasOwnAccessibilityElements, !view.isAccessibilityElement, !known.isSilenced else {
        return nil
      }
      let listed = (view.accessibilityElements ?? []).compactMap { $0 as? Responder }
      let stale = listed.filter { !isThere($0, below: view, in: screen) }
      let left = missing[known.index] ?? []
      guard !stale.isEmpty || !left.isEmpty else { return nil }
      let words = [
        stale.isEmpty ? nil : "\(stale.count) listed that are hidden or not below it",
        left.isEmpty ? nil : "\(left.count) shown that are not listed",
      ]
      return AuditFinding(
        subject: view,
        found: words.compactMap(\.self).joined(separator: ", "),
        needed: "a list of what is shown in it",
        fix: "Set accessibilityElements whenever its content changes",
        others: stale + left
      )
    }
  }

  /// Returns the elements that are missing from lists, by the index of the view with the list.
  private static func missing(in screen: AuditScreen) -> [Int: [View]] {
    var missing: [Int: [View]] = [:]
    for known in screen.views {
      guard let lister = known.lister, known.element == nil, !known.isSilenced,
        known.view.isAccessibilityElement, !screen.reaches(known.view),
        !known.visibleFrame.isEmpty, !screen.isStoodFor(known)
      else { continue }
      missing[lister, default: []].append(known.view)
    }
    return missing
  }

  private static func isThere(_ object: Responder, below view: View, in screen: AuditScreen) -> Bool
  {
    if let listed = object as? View {
      return listed.isDescendant(of: view) && screen.view(listed) != nil
    }
    guard object is AccessibilityElement else { return true }
    return sequence(first: object, next: \.accessibilityParent).contains { $0 === view }
  }
}
