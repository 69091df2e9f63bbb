public import ViewKit

/// An issue of accessibility, and the place in a file that it is about.
public struct ScreenFinding: Sendable, Hashable, CustomStringConvertible {
  /// The name of the file, as it was given.
  public let file: String

  /// The place of the element, or of the nearest one around it that the file has.
  public let location: NibLocation

  /// The issue; nil for a file that can't be read.
  public let issue: AccessibilityIssue?

  /// How much it weighs; a file that can't be read is an error.
  public let severity: AccessibilityIssue.Severity

  /// The rule, and what was found and what is needed, in one line.
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

  /// Creates the finding of a file that can't be read.
  init(_ error: NibError) {
    file = error.file
    location = error.location ?? NibLocation(line: 1, column: 1)
    issue = nil
    severity = .error
    ruleName = NibDiagnostic.Rule.unreadableFile.rawValue
    message = error.message
  }

  /// A line in the form that compilers and editors use.
  public var description: String { line }
}

extension ScreenFinding: Finding {
  var details: AccessibilityIssue? { issue }
}
