import Foundation
import ViewKitNibs

/// Compares our frames of interface files with those that Apple's engine gave them.
struct CompareCommand {
  static let abstract = "Compare our frames of interface files with those that Xcode stored."

  static let usage =
    "viewkit compare <file or folder> ... [--manifest <tsv>] [--canvas <tsv>] [--format text|json]"

  private var paths: [String] = []
  private var manifest: URL?
  private var canvas: URL?
  private var printsJSON = false

  static func run(_ arguments: [String]) throws {
    let command = try CompareCommand(arguments)
    let comparison = NibComparison(
      manifest: try command.manifest.map(NibManifest.init(contentsOf:)),
      canvas: try command.canvas.map(NibCanvasTable.init(contentsOf:))
    )
    let files = NibComparison.interfaceFiles(in: command.paths.map { URL(filePath: $0) })
    let isOnTerminal = isatty(STDERR_FILENO) != 0
    let report = comparison.run(files) { count in
      guard isOnTerminal, count.isMultiple(of: 50) || count == files.count else { return }
      let end = count == files.count ? "\n" : ""
      FileHandle.standardError.write(Data("\r\(count) of \(files.count) files\(end)".utf8))
    }
    print(command.printsJSON ? try report.json() : report.description, terminator: "")
    if !command.printsJSON { print() }
  }

  private init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--manifest": manifest = URL(filePath: try Self.value(of: argument, &rest))
      case "--canvas": canvas = URL(filePath: try Self.value(of: argument, &rest))
      case "--format":
        let format = try Self.value(of: argument, &rest)
        guard ["text", "json"].contains(format) else {
          throw UsageError("The value '\(format)' is invalid for '--format <text|json>'")
        }
        printsJSON = format == "json"
      case _ where argument.hasPrefix("-"): throw UsageError("Unknown option '\(argument)'")
      default: paths.append(argument)
      }
    }
    guard !paths.isEmpty else {
      throw UsageError("Missing expected argument '<file or folder> ...'")
    }
  }

  private static func value(
    of option: String,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst() else {
      throw UsageError("Missing value for '\(option)'")
    }
    return value
  }

  /// What is wrong with the arguments.
  struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
      self.description = description
    }
  }
}
