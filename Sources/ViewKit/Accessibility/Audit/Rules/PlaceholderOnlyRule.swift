/// Checks that a field has a label besides its placeholder, which disappears once there is text.
enum PlaceholderOnlyRule: ElementRule {
  static func finding(for element: AuditElement, in screen: AuditScreen) -> AuditFinding? {
    guard let field = element.object as? TextField, let placeholder = field.placeholder,
      !placeholder.isEmpty, element.trimmedLabel.isEmpty
    else { return nil }
    return AuditFinding(
      subject: field,
      found: "the placeholder \(placeholder.quoted) and no label",
      needed: "a label that stays when there is text",
      fix: "Set accessibilityLabel"
    )
  }
}
