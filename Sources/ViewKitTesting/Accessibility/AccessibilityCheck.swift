public import ViewKit

/// Checks that examine the accessibility of a view tree and return findings.
///
/// Each check lays out the tree first if needed.
public enum AccessibilityCheck {
  /// Compares the accessibility elements of a view, in reading order, with the expected ones.
  ///
  /// - Parameters:
  ///   - view: The view whose elements are read.
  ///   - expected: The spoken text of each element, such as `Save. Button.`, in reading order.
  /// - Returns: One finding with the difference, or an empty array if the order matches.
  public static func readingOrder(of view: View, equals expected: [String]) -> [Finding] {
    view.root.layoutIfNeeded()
    let difference = TextDifference(
      expected: expected.map { $0[...] },
      actual: AccessibilityTree(of: view).elements.map { $0.description[...] }
    )
    guard let difference else { return [] }
    return [Finding(.readingOrder, "The view reads otherwise than expected \(difference)")]
  }

  /// Audits a view and all of its descendants.
  ///
  /// - Parameters:
  ///   - view: The view to audit.
  ///   - audit: The rules, thresholds and exceptions of the audit.
  ///   - severity: The lowest severity to report.
  /// - Returns: One finding for each issue.
  public static func issues(
    in view: View,
    audit: AccessibilityAudit = .standard,
    atLeast severity: AccessibilityIssue.Severity = .error
  ) -> [Finding] {
    view.root.layoutIfNeeded()
    return audit.issues(in: view).filter { $0.severity >= severity }
      .map { Finding(.accessibility, "\($0)") }
  }
}
