/// Checks that a button's label starts with a capital and is not all capitals.
///
/// Assistive technology may spell out words in capitals.
enum LabelCaseRule: ElementRule {
  static func finding(for element: AuditElement, in screen: AuditScreen) -> AuditFinding? {
    let label = element.trimmedLabel
    guard element.traits.contains(.button), let first = label.first else { return nil }
    let letters = label.filter(\.isLetter)
    let isShouted = letters.count >= shortestShout && letters.allSatisfy(\.isUppercase)
    guard isShouted || first.isLowercase else { return nil }
    return AuditFinding(
      subject: element.object,
      found: "the label \(label.quoted)",
      needed: isShouted ? "small letters behind the first" : "a capital at the beginning",
      fix: "Write the label as it would stand in a sentence's beginning"
    )
  }

  /// The minimum number of letters; shorter words in capitals are treated as abbreviations.
  private static let shortestShout = 5
}
