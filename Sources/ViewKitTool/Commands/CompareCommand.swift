import Foundation
import ViewKitNibs

/// Compares the frames of interface files with the frames that Xcode saved in them.
struct CompareCommand: Command {
  static let syntax = CommandSyntax(
    name: "compare",
    abstract: "Compare our frames of interface files with those that Xcode stored.",
    discussion: """
      Xcode stores the frames that Apple's engine computed. Prints which share of the views lies \
      within a point and half a point of them: of those that no text or control matters to (M0), of \
      all with the stored sizes of texts and controls (M1), and of all with our own sizes (M2). The \
      exit status is 1 if a file can't be read, and 2 if the folders hold none.
      """,
    operand: .init(
      name: "path",
      isRepeated: true,
      help: ".xib and .storyboard files, or folders that are searched for them."
    ),
    options: [
      .init(
        name: "manifest",
        value: .text("file"),
        help: "A table of the frames to expect, in place of the stored ones."
      ),
      .init(
        name: "canvas",
        value: .text("file"),
        help: "A table of safe areas, in place of our own rules."
      ),
      .init(
        name: "format",
        value: .choice("format", ["text", "json"]),
        defaultValue: "text",
        help: "How the figures are printed."
      ),
    ]
  )

  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
  }

  func run() throws -> Int32 {
    let manifest = arguments.value("manifest").map { URL(filePath: $0) }
    let canvas = arguments.value("canvas").map { URL(filePath: $0) }
    let comparison = try NibComparison(
      manifest: manifest.map { try NibManifest(contentsOf: $0) },
      canvas: canvas.map { try NibCanvasTable(contentsOf: $0) }
    )
    let files = try NibFileSearch.files(arguments)
    let report = comparison.run(files) { Terminal.showProgress($0, of: files.count, "") }
    try Terminal.print(arguments.value("format") == "json" ? report.json() : "\(report)")
    return report.failedFiles == 0 ? 0 : 1
  }
}
