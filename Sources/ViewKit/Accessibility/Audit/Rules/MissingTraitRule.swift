/// Checks that buttons have the button or link trait, and images the image trait.
enum MissingTraitRule: ElementRule {
  static func finding(for element: AuditElement, in screen: AuditScreen) -> AuditFinding? {
    if element.object is Button, element.traits.isDisjoint(with: [.button, .link]) {
      return finding(element, needed: "button or link")
    }
    if element.object is ImageView, !element.traits.contains(.image) {
      return finding(element, needed: "image")
    }
    return nil
  }

  private static func finding(_ element: AuditElement, needed: String) -> AuditFinding {
    AuditFinding(
      subject: element.object,
      found: "the traits \(element.traits)",
      needed: "the trait \(needed)",
      fix: "Insert the trait instead of replacing the traits of the class"
    )
  }
}
