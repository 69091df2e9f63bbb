public import ViewKit

/// An accessibility issue with its location in a file.
public struct ScreenFinding: Sendable, Hashable, CustomStringConvertible {
  /// The name of the file, as given.
  public let file: String

  /// The location of the element, or of its nearest ancestor in the file.
  public let location: NibLocation

  /// The issue, or `nil` if the file can't be read.
  public let issue: AccessibilityIssue?

  /// The severity of the finding; a file that can't be read is an error.
  public let severity: AccessibilityIssue.Severity

  /// The rule, the finding and the requirement, in one line.
  public let message: String

  let ruleName: String

  init(_ issue: AccessibilityIssue, file: String, at location: NibLocation) {
    self.file = file
    self.location = location
    self.issue = issue
    severity = issue.severity
    ruleName = issue.rule.rawValue
    message = issue.outcome == .undecided ? "Cannot decide: " + issue.message : issue.message
  }

  /// Creates the finding for a file that can't be read.
  init(_ error: NibError) {
    file = error.file
    location = error.location ?? NibLocation(line: 1, column: 1)
    issue = nil
    severity = .error
    ruleName = NibDiagnostic.Rule.unreadableFile.rawValue
    message = error.message
  }

  /// A line in the format of compiler diagnostics.
  public var description: String { line }
}

extension ScreenFinding: Finding {
  var details: AccessibilityIssue? { issue }
}
