/// Lists disabled elements, because an audit cannot know whether that is intended.
enum DisabledRule: ElementRule {
  static func finding(for element: AuditElement, in screen: AuditScreen) -> AuditFinding? {
    guard element.traits.contains(.notEnabled) else { return nil }
    return AuditFinding(
      subject: element.object,
      found: "a disabled element",
      needed: "nothing, if that is meant",
      fix: "Say near it why it is disabled"
    )
  }
}
