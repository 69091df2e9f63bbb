/// The result of a check.
public struct NibCheckReport: Sendable, Hashable {
  /// The number of files that were checked.
  public let files: Int

  /// The findings, ordered by file and then by location.
  public let findings: [NibDiagnostic]

  /// Creates a report of the given findings.
  public init(files: Int, findings: [NibDiagnostic]) {
    self.files = files
    self.findings = findings
  }

  /// Returns the findings of a severity or a higher one.
  public func findings(from severity: NibDiagnostic.Severity) -> [NibDiagnostic] {
    findings.filter { $0.severity >= severity }
  }

  // MARK: Formats

  /// Returns one line for each finding of a severity or a higher one, and a summary line.
  public func text(from severity: NibDiagnostic.Severity) -> String {
    FindingText(files: files, findings: findings).text(from: severity)
  }

  /// Returns the findings of a severity or a higher one as JSON with sorted keys.
  ///
  /// The object has `files`, the number of files; `counts`, the number of findings of each
  /// severity; and `findings`, each with `file`, `line`, `column`, `severity`, `rule` and
  /// `message`.
  public func json(from severity: NibDiagnostic.Severity) throws -> String {
    try FindingText(files: files, findings: findings).json(from: severity)
  }
}

extension NibDiagnostic: Finding {
  var ruleName: String { rule.rawValue }
  var details: Never? { nil }
}
