/// Checks that the label of an element that shows no text has 2 to 40 characters.
enum LabelLengthRule: ElementRule {
  static func finding(for element: AuditElement, in screen: AuditScreen) -> AuditFinding? {
    let label = element.trimmedLabel
    guard !element.showsText, !label.isEmpty, label.count > longest || label.count < shortest else {
      return nil
    }
    let isLong = label.count > longest
    return AuditFinding(
      subject: element.object,
      found: "\(label.count) characters: \(label.quoted)",
      needed: isLong ? "at most \(longest)" : "at least \(shortest)",
      fix: isLong ? "Shorten the label, and move what follows into the hint" : "Write the word out",
      severity: isLong ? nil : .info
    )
  }

  private static let longest = 40
  private static let shortest = 2
}
