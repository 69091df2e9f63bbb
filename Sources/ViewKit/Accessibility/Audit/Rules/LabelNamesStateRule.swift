/// Checks that a label names neither a gesture nor a state, which traits and values express.
enum LabelNamesStateRule: ElementRule {
  static func finding(for element: AuditElement, in screen: AuditScreen) -> AuditFinding? {
    guard element.isActionable, !element.isTextInput,
      let word = element.trimmedLabel.lowercasedWords.first(where: words.contains)
    else { return nil }
    return AuditFinding(
      subject: element.object,
      found: "\"\(word)\" in the label \(element.trimmedLabel.quoted)",
      needed: "a label without a state or gesture",
      fix: "Tell the state by a trait or by accessibilityValue, and leave the gesture out"
    )
  }

  private static let words = [
    "checked", "unchecked", "selected", "unselected", "click", "swipe", "tap",
  ]
}

extension String {
  /// The words in lowercase, without the punctuation between them.
  var lowercasedWords: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
  }
}
