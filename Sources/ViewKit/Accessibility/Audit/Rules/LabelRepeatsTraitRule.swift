import Foundation

/// Checks that a label does not end with the word that is spoken for its trait.
enum LabelRepeatsTraitRule: ElementRule {
  static func finding(for element: AuditElement, in screen: AuditScreen) -> AuditFinding? {
    let label = element.trimmedLabel.lowercased()
    guard let word = words(of: element).first(where: label.hasSuffix),
      !shownTitle(of: element.object).hasSuffix(word)
    else { return nil }
    return AuditFinding(
      subject: element.object,
      found: "the label \(element.trimmedLabel.quoted), and \"\(word)\" once more from its trait",
      needed: "a label that leaves the kind of element to the trait",
      fix: "Take \"\(word)\" away from the label"
    )
  }

  private static func words(of element: AuditElement) -> [String] {
    let traits = element.traits
    var words: [String] = []
    if traits.contains(.button) { words.append("button") }
    if traits.contains(.link) { words.append("link") }
    if traits.contains(.image) { words.append("image") }
    if traits.contains(.adjustable) { words.append("slider") }
    if !traits.isDisjoint(with: [.searchField, .textEntry]) { words.append("field") }
    if traits.contains(.tabBarItem) { words.append("tab") }
    return words
  }

  /// Returns the visible title, whose words may be repeated.
  private static func shownTitle(of object: Responder) -> String {
    let title = (object as? Button)?.currentTitle ?? (object as? Label)?.text ?? ""
    return title.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
  }
}
