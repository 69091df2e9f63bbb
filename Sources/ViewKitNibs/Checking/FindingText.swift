import Foundation

/// A finding of a check or an audit, with its location in a file.
protocol Finding {
  associatedtype Severity: RawRepresentable<String>, CaseIterable, Comparable
  associatedtype Details: Encodable

  var file: String { get }
  var location: NibLocation { get }
  var severity: Severity { get }
  var ruleName: String { get }
  var message: String { get }
  /// Further information for programs, or nil if there is none.
  var details: Details? { get }
}

extension Finding {
  /// A line in the format of compiler diagnostics.
  var line: String { "\(file):\(location): \(severity.rawValue): [\(ruleName)] \(message)" }
}

/// The findings of a run, formatted for output.
struct FindingText<Found: Finding> {
  let files: Int
  let findings: [Found]

  func findings(from severity: Found.Severity) -> [Found] {
    findings.filter { $0.severity >= severity }
  }

  /// Returns one line for each finding of a severity or a higher one, and a summary line.
  func text(from severity: Found.Severity) -> String {
    let lines = findings(from: severity).map(\.line)
    return (lines + [summary(from: severity)]).joined(separator: "\n")
  }

  /// Returns the findings of a severity or a higher one, and all counts, as JSON with sorted keys.
  func json(from severity: Found.Severity) throws -> String {
    let form = Form(
      files: files,
      counts: Dictionary(
        uniqueKeysWithValues: Found.Severity.allCases.map { ($0.rawValue, count($0)) }
      ),
      findings: findings(from: severity).map { Form.Entry($0) }
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(form), as: UTF8.self)
  }

  private func count(_ severity: Found.Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  /// Returns the number of findings of each severity and the number of files.
  private func summary(from severity: Found.Severity) -> String {
    let severities = Found.Severity.allCases.sorted(by: >)
    func counts(_ severities: [Found.Severity]) -> [String] {
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
    let findings: [Entry]

    struct Entry: Encodable {
      let file: String
      let line: Int
      let column: Int
      let severity: String
      let rule: String
      let message: String
      let issue: Found.Details?

      init(_ finding: Found) {
        file = finding.file
        line = finding.location.line
        column = finding.location.column
        severity = finding.severity.rawValue
        rule = finding.ruleName
        message = finding.message
        issue = finding.details
      }
    }
  }
}
