import Foundation
import ViewKit
import ViewKitNibs

/// Audits the accessibility of interface files.
struct AuditCommand: Command {
  static let syntax = CommandSyntax(
    name: "audit",
    abstract: "Find what is in the way of people who use assistive technology.",
    discussion: """
      Lays each file out as Xcode's canvas does, audits every scene or top-level view, and prints one \
      line for each issue. The exit status is 1 if there are issues at or above the severity, also \
      for a file that can't be read, and 0 if there are none.
      """,
    operand: .init(
      name: "path",
      isRepeated: true,
      help: ".xib and .storyboard files, or folders that are searched for them."
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
    ]
  )

  private let paths: [String]
  private let audit: AccessibilityAudit

  init(_ arguments: ParsedArguments) {
    paths = arguments.operands
    var audit = AccessibilityAudit.standard
    let disabled = arguments.values("disable")
    audit.rules.removeAll { disabled.contains($0.rawValue) }
    audit.minimumSeverity =
      arguments.value("severity").flatMap(AccessibilityIssue.Severity.init) ?? .warning
    self.audit = audit
  }

  func run() -> Int32 {
    let files = NibFileSearch.files(at: paths)
    var count = 0
    for (index, file) in files.enumerated() {
      Terminal.showProgress(index, of: files.count, file.relativePath)
      for line in issues(in: file) {
        Terminal.print(line)
        count += 1
      }
    }
    Terminal.showProgress(files.count, of: files.count, "")
    let names = (count == 1 ? "issue" : "issues", files.count == 1 ? "file" : "files")
    Terminal.print("\(count) \(names.0) in \(files.count) \(names.1).")
    return count == 0 ? 0 : 1
  }

  /// Returns a line for each issue of a file; one that can't be read is an issue too.
  private func issues(in file: URL) -> [String] {
    do {
      let canvas = NibCanvas(try NibDocument(contentsOf: file))
      canvas.layOut()
      let issues = canvas.namedViews.flatMap { audit.issues(in: $0.view) }
      return issues.map { "\(file.relativePath): \($0)" }
    } catch {
      return ["\(error)"]
    }
  }
}
