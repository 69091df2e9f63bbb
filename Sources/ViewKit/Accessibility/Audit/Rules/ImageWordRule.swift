/// Checks that an image's label does not say that it is an image, since the trait does.
enum ImageWordRule: ElementRule {
  static func finding(for element: AuditElement, in screen: AuditScreen) -> AuditFinding? {
    guard element.isImage,
      let word = element.trimmedLabel.lowercasedWords.first(where: words.contains)
    else { return nil }
    return AuditFinding(
      subject: element.object,
      found: "\"\(word)\" in the label \(element.trimmedLabel.quoted)",
      needed: "a label that says what is in the picture",
      fix: "Take \"\(word)\" away from the label"
    )
  }

  private static let words = ["image", "picture", "graphic", "icon", "photo"]
    .flatMap { [$0, $0 + "s"] }
}
