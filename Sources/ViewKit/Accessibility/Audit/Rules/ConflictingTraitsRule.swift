/// Checks that traits do not conflict with one another.
enum ConflictingTraitsRule: ElementRule {
  static func finding(for element: AuditElement, in screen: AuditScreen) -> AuditFinding? {
    guard let conflict = conflicts.map(element.traits.intersection).first(where: isConflict) else {
      return nil
    }
    return AuditFinding(
      subject: element.object,
      found: "the traits \(conflict)",
      needed: "only one of them",
      fix: "Keep the trait that says what the element does"
    )
  }

  /// The sets of traits of which an element may have at most one.
  private static let conflicts: [AccessibilityTraits] = [
    [.button, .link, .searchField, .keyboardKey], [.button, .adjustable],
    [.staticText, .updatesFrequently],
  ]

  private static func isConflict(_ traits: AccessibilityTraits) -> Bool {
    traits.rawValue.nonzeroBitCount > 1
  }
}
