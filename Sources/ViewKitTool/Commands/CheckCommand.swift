import Foundation
import ViewKitNibs

/// Checks interface files for problems.
struct CheckCommand: Command {
  static let syntax = CommandSyntax(
    name: "check",
    abstract: "Find conflicts, ambiguity, stale frames and broken references in interface files.",
    discussion: """
      Loads each file, lays it out as Xcode's canvas does, and prints one line for each finding. The \
      exit status is 1 if there are findings at or above the severity, also for a file that can't \
      be read, 0 if there are none, and 2 if the folders hold no such file.
      """,
    operand: .init(
      name: "path",
      isRepeated: true,
      help: ".xib and .storyboard files, or folders that are searched for them."
    ),
    options: [
      .init(
        name: "severity",
        value: .choice("severity", NibDiagnostic.Severity.allCases.map(\.rawValue)),
        defaultValue: "warning",
        help: "The least severity that counts and is printed."
      ),
      .init(
        name: "disable",
        value: .choice("rule", NibDiagnostic.Rule.allCases.map(\.rawValue)),
        isRepeated: true,
        help: "A rule that does not count."
      ),
      .init(
        name: "classes",
        value: .text("file"),
        help: "A list of the app's classes, one a line; other names in files are warnings."
      ),
      .init(
        name: "format",
        value: .choice("format", ["text", "json"]),
        defaultValue: "text",
        help: "How findings are printed."
      ),
    ]
  )

  private let arguments: ParsedArguments
  private var severity: NibDiagnostic.Severity {
    arguments.value("severity").flatMap(NibDiagnostic.Severity.init) ?? .warning
  }

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
  }

  func run() throws -> Int32 {
    let files = try NibFileSearch.files(arguments)
    let check = NibCheck(
      classNames: try arguments.value("classes").map(Self.names),
      disabledRules: Set(arguments.values("disable").compactMap(NibDiagnostic.Rule.init))
    )
    let report = check.run(files) { done, file in
      Terminal.showProgress(done, of: files.count, file.relativePath)
    }
    Terminal.showProgress(files.count, of: files.count, "")
    let isText = arguments.value("format") != "json"
    try Terminal.print(isText ? report.text(from: severity) : report.json(from: severity))
    return report.findings(from: severity).isEmpty ? 0 : 1
  }

  /// Reads the class names in a file.
  private static func names(inFile file: String) throws(UsageError) -> Set<String> {
    guard let text = try? String(contentsOf: URL(filePath: file), encoding: .utf8) else {
      throw UsageError("The file '\(file)' of '--classes <file>' can't be read.")
    }
    return Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
