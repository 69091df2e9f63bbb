/// Checks that a label is not the name of a file or symbol.
enum FileNameRule: ElementRule {
  static func finding(for element: AuditElement, in screen: AuditScreen) -> AuditFinding? {
    guard element.isImage || element.traits.contains(.button),
      isFileName(element.trimmedLabel)
    else { return nil }
    return AuditFinding(
      subject: element.object,
      found: "the label \(element.trimmedLabel.quoted), which looks like the name of a file",
      needed: "words for people",
      fix: "Set accessibilityLabel"
    )
  }

  private static func isFileName(_ label: String) -> Bool {
    if endings.contains(where: label.lowercased().hasSuffix) { return true }
    guard !label.contains(where: \.isWhitespace) else { return false }
    if label.contains("_") { return true }
    let parts = label.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
      } && parts.contains { $0.contains(where: \.isLetter) }
  }

  private static let endings = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".gif", ".heic", ".webp"]
}
