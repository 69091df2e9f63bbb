/// Checks that a reachable element that shows no text has a label.
enum MissingLabelRule: ElementRule {
  static func finding(for element: AuditElement, in screen: AuditScreen) -> AuditFinding? {
    guard element.trimmedLabel.isEmpty, !element.showsText, !speaksForItself(element.object) else {
      return nil
    }
    return AuditFinding(
      subject: element.object,
      found: "no label",
      needed: "a label that says what it is",
      fix: "Set accessibilityLabel, or isAccessibilityElement to false if it means nothing"
    )
  }

  /// Returns whether UIKit itself describes objects of a class.
  private static func speaksForItself(_ object: Responder) -> Bool {
    object is ActivityIndicatorView || object is ProgressView || object is PageControl
      || object is RefreshControl
  }
}
