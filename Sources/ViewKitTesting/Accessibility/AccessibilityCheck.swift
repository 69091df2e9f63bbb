public import ViewKit

/// Looks at what assistive technology finds in a view, and returns what is otherwise than it should be.
///
/// Each check first lays out what is due in the tree.
public enum AccessibilityCheck {
  /// Compares the elements in reading order with expected ones.
  ///
  /// - Parameters:
  ///   - view: The view whose elements are read.
  ///   - expected: What is said of each element, such as `Save. Button.`, in the order of reading.
  /// - Returns: One finding with the difference, or none.
  public static func readingOrder(of view: View, equals expected: [String]) -> [Finding] {
    view.root.layoutIfNeeded()
    let difference = TextDifference(
      expected: expected.map { $0[...] },
      actual: AccessibilityTree(of: view).elements.map { $0.description[...] }
    )
    guard let difference else { return [] }
    return [Finding(.readingOrder, "The view reads otherwise than expected \(difference)")]
  }

  /// Audits a view and all below it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - audit: The rules, thresholds and exceptions.
  ///   - severity: Issues that weigh less are left out.
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
