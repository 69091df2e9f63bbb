/// What a check found.
public struct NibCheckReport: Sendable, Hashable {
  /// The number of files that were looked at.
  public let files: Int

  /// What was found, file by file and in each in the order of the places.
  public let findings: [NibDiagnostic]

  /// Creates a report.
  public init(files: Int, findings: [NibDiagnostic]) {
    self.files = files
    self.findings = findings
  }

  /// Returns the findings that are at least as grave as a severity.
  public func findings(from severity: NibDiagnostic.Severity) -> [NibDiagnostic] {
    findings.filter { $0.severity >= severity }
  }

  // MARK: Forms

  /// Returns a line for each finding at least as grave as a severity, and one that counts.
  public func text(from severity: NibDiagnostic.Severity) -> String {
    FindingText(files: files, findings: findings).text(from: severity)
  }

  /// Returns the findings at least as grave as a severity as JSON with sorted keys.
  ///
  /// The object has `files`, the number of files; `counts`, the number of findings of each severity;
  /// and `findings`, each with `file`, `line`, `column`, `severity`, `rule` and `message`.
  public func json(from severity: NibDiagnostic.Severity) throws -> String {
    try FindingText(files: files, findings: findings).json(from: severity)
  }
}

extension NibDiagnostic: Finding {
  var ruleName: String { rule.rawValue }
  var details: Never? { nil }
}
