public import ViewKit

/// The result of an audit of files.
public struct ScreenAuditReport: Sendable, Hashable {
  /// The number of files that were audited.
  public let files: Int

  /// The findings, ordered by file.
  public let findings: [ScreenFinding]

  /// Creates a report of the given findings.
  public init(files: Int, findings: [ScreenFinding]) {
    self.files = files
    self.findings = findings
  }

  /// Returns the findings of a severity or a higher one.
  public func findings(from severity: AccessibilityIssue.Severity) -> [ScreenFinding] {
    findings.filter { $0.severity >= severity }
  }

  /// Returns one line for each finding of a severity or a higher one, and a summary line.
  public func text(from severity: AccessibilityIssue.Severity) -> String {
    FindingText(files: files, findings: findings).text(from: severity)
  }

  /// Returns the findings of a severity or a higher one as JSON with sorted keys.
  ///
  /// The object has `files`, the number of files; `counts`, the number of findings of each
  /// severity; and `findings`, each with `file`, `line`, `column`, `severity`, `rule`, `message`
  /// and, unless the file can't be read, `issue`, which is an encoded `AccessibilityIssue`.
  public func json(from severity: AccessibilityIssue.Severity) throws -> String {
    try FindingText(files: files, findings: findings).json(from: severity)
  }
}
