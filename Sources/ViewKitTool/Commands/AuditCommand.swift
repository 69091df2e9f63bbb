import Foundation
import ViewKit
import ViewKitNibs

/// Audits the accessibility of interface files and saved trees.
struct AuditCommand: Command {
  static let syntax = CommandSyntax(
    name: "audit",
    abstract: "Find what is in the way of people who use assistive technology.",
    discussion: """
      Lays each interface file out as Xcode's canvas does, audits every scene or top-level view, and \
      prints one line for each issue, with the place of the element. A saved tree is audited as it \
      stands; folders are searched for interface files only. The exit status is 1 if there are issues \
      at or above the severity, also for a file that can't be read, 0 if there are none, and 2 if the \
      folders hold no interface file. A control in the system's own size, and text in the system's tint, \
      are for information only.
      """,
    operand: .init(
      name: "path",
      isRepeated: true,
      help: """
        .xib and .storyboard files, folders that are searched for them, saved trees (.json), or - for \
        standard input.
        """
    ),
    options: [
      .init(
        name: "severity",
        value: .choice("severity", AccessibilityIssue.Severity.allCases.map(\.rawValue)),
        defaultValue: "warning",
        help: "The least severity that counts and is printed."
      ),
      .init(
        name: "disable",
        value: .choice("rule", AccessibilityRule.allCases.map(\.rawValue)),
        isRepeated: true,
        help: "A rule that does not count."
      ),
      .init(
        name: "format",
        value: .choice("format", ["text", "json"]),
        defaultValue: "text",
        help: "How issues are printed."
      ),
    ]
  )

  private let arguments: ParsedArguments
  private var severity: AccessibilityIssue.Severity {
    arguments.value("severity").flatMap(AccessibilityIssue.Severity.init) ?? .warning
  }

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
  }

  func run() throws -> Int32 {
    let files = try NibFileSearch.files(arguments)
    var screens = ScreenAudit()
    let disabled = arguments.values("disable")
    screens.audit.rules.removeAll { disabled.contains($0.rawValue) }
    var findings: [ScreenFinding] = []
    for (index, file) in files.enumerated() {
      Terminal.showProgress(index, of: files.count, file.relativePath)
      findings += screens.findings { () throws(NibError) in
        try ScreenFile(path: file.relativePath)
      }
    }
    Terminal.showProgress(files.count, of: files.count, "")
    let report = ScreenAuditReport(files: files.count, findings: findings)
    let isText = arguments.value("format") != "json"
    try Terminal.print(isText ? report.text(from: severity) : report.json(from: severity))
    return report.findings(from: severity).isEmpty ? 0 : 1
  }
}
