public import ViewKit

/// Asserts what assistive technology says in a view, element by element in the order of reading.
///
/// What is due is laid out first. Where the order is another one, the failure shows the difference.
///
/// ```swift
/// assertReadingOrder(of: host.view, equals: ["Good morning", "Close. Button."])
/// ```
public func assertReadingOrder(
  of view: View,
  equals expected: [String],
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  CallSite(fileID, filePath, line, column)
    .report(AccessibilityCheck.readingOrder(of: view, equals: expected), in: view)
}

/// Asserts that an audit finds nothing in a view that keeps people with disabilities from using it.
///
/// What is due is laid out first. There is one failure for each issue that weighs at least as much as
/// told; errors do unless another severity is given.
///
/// ```swift
/// var audit = AccessibilityAudit.standard
/// audit.ignoredIdentifiers = ["legacy-banner"]
/// assertAccessible(host.view, audit: audit)
/// ```
public func assertAccessible(
  _ view: View,
  audit: AccessibilityAudit = .standard,
  atLeast severity: AccessibilityIssue.Severity = .error,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  CallSite(fileID, filePath, line, column).report(
    AccessibilityCheck.issues(in: view, audit: audit, atLeast: severity),
    in: view
  )
}
