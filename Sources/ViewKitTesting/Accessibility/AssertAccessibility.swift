public import ViewKit

/// Asserts that assistive technology reads the given elements in a view, in the given order.
///
/// The tree is laid out first if needed. The failure shows the difference.
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

/// Asserts that an accessibility audit of a view finds no issues.
///
/// The tree is laid out first if needed. Each issue of the given severity or a higher one is a
/// failure of its own; the default severity is error.
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
