/// Checks that the label of an element that shows no text does not end with a period.
///
/// Such a label is not a sentence.
enum LabelEndsWithPeriodRule: ElementRule {
  static func finding(for element: AuditElement, in screen: AuditScreen) -> AuditFinding? {
    let label = element.trimmedLabel
    guard label.hasSuffix("."), !label.contains(","), !element.showsText else { return nil }
    return AuditFinding(
      subject: element.object,
      found: "the label \(label.quoted)",
      needed: "a label without a full stop at its end",
      fix: "Take the full stop away, or add the staticText trait if the element shows text"
    )
  }
}
