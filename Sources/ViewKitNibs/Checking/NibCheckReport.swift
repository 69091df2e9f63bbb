import Foundation

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
    let lines = findings(from: severity).map(\.description)
    return (lines + [summary(from: severity)]).joined(separator: "\n")
  }

  /// Returns the findings at least as grave as a severity as JSON with sorted keys.
  ///
  /// The object has `files`, the number of files; `counts`, the number of findings of each severity;
  /// and `findings`, each with `file`, `line`, `column`, `severity`, `rule` and `message`.
  public func json(from severity: NibDiagnostic.Severity) throws -> String {
    let form = Form(
      files: files,
      counts: Dictionary(
        uniqueKeysWithValues: NibDiagnostic.Severity.allCases.map { ($0.rawValue, count($0)) }
      ),
      findings: findings(from: severity).map(Form.Finding.init)
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(form), as: UTF8.self)
  }

  private func count(_ severity: NibDiagnostic.Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  /// How many findings of which severity are in how many files.
  private func summary(from severity: NibDiagnostic.Severity) -> String {
    let severities = NibDiagnostic.Severity.allCases.reversed()
    func counts(_ severities: [NibDiagnostic.Severity]) -> [String] {
      severities.compactMap { severity in
        let count = count(severity)
        return count == 0 ? nil : Self.counted(count, severity.rawValue)
      }
    }
    let shown = counts(severities.filter { $0 >= severity })
    let hidden = counts(severities.filter { $0 < severity })
    let found = shown.isEmpty ? "No findings" : NibFormat.list(shown)
    let rest = hidden.isEmpty ? "" : "; \(NibFormat.list(hidden)) not shown"
    return "\(found) in \(Self.counted(files, "file"))\(rest)."
  }

  private static func counted(_ count: Int, _ word: String) -> String {
    count == 1 ? "1 \(word)" : "\(count) \(word)s"
  }

  private struct Form: Encodable {
    let files: Int
    let counts: [String: Int]
    let findings: [Finding]

    struct Finding: Encodable {
      let file: String
      let line: Int
      let column: Int
      let severity: String
      let rule: String
      let message: String

      init(_ diagnostic: NibDiagnostic) {
        file = diagnostic.file
        line = diagnostic.location.line
        column = diagnostic.location.column
        severity = diagnostic.severity.rawValue
        rule = diagnostic.rule.rawValue
        message = diagnostic.message
      }
    }
  }
}
