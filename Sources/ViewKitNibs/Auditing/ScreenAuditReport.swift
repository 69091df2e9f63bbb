public import ViewKit

/// What an audit of files found.
public struct ScreenAuditReport: Sendable, Hashable {
  /// The number of files that were looked at.
  public let files: Int

  /// What was found, file by file.
  public let findings: [ScreenFinding]

  /// Creates a report.
  public init(files: Int, findings: [ScreenFinding]) {
    self.files = files
    self.findings = findings
  }

  /// Returns the findings that weigh at least as much as a severity.
  public func findings(from severity: AccessibilityIssue.Severity) -> [ScreenFinding] {
    findings.filter { $0.severity >= severity }
  }

  /// Returns a line for each finding that weighs at least as much as a severity, and one that counts.
  public func text(from severity: AccessibilityIssue.Severity) -> String {
    FindingText(files: files, findings: findings).text(from: severity)
  }

  /// Returns the findings that weigh at least as much as a severity as JSON with sorted keys.
  ///
  /// The object has `files`, the number of files; `counts`, the number of findings of each severity;
  /// and `findings`, each with `file`, `line`, `column`, `severity`, `rule`, `message` and, unless
  /// the file can't be read, `issue`: an `AccessibilityIssue` in its own form.
  public func json(from severity: AccessibilityIssue.Severity) throws -> String {
    try FindingText(files: files, findings: findings).json(from: severity)
  }
}
