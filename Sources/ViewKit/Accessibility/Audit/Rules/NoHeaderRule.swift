/// Checks that a screen with elements has a heading, by which users navigate.
enum NoHeaderRule: AuditRule {
  static func findings(in screen: AuditScreen) -> [AuditFinding] {
    guard !screen.elements.isEmpty,
      !screen.elements.contains(where: { $0.traits.contains(.header) })
    else { return [] }
    return [
      AuditFinding(
        subject: screen.root,
        found: "\(screen.elements.count) elements and no heading",
        needed: "the trait header on at least one",
        fix: "Insert the header trait into those of the titles"
      )
    ]
  }
}
