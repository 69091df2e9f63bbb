/// Checks that a label is clear without its surroundings.
enum VagueLabelRule: ElementRule {
  static func finding(for element: AuditElement, in screen: AuditScreen) -> AuditFinding? {
    let words = element.trimmedLabel.lowercasedWords
    guard element.isActionable, !element.isTextInput, !words.isEmpty,
      words.allSatisfy(emptyWords.contains)
    else { return nil }
    return AuditFinding(
      subject: element.object,
      found: "the label \(element.trimmedLabel.quoted)",
      needed: "a label that says where it leads or what it does",
      fix: "Set accessibilityLabel to words that stand on their own"
    )
  }

  private static let emptyWords: Set<String> = [
    "click", "tap", "go", "here", "learn", "more", "this", "page", "link", "about",
  ]
}
