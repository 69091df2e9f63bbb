import Foundation

/// A command of the tool.
struct Command: Sendable {
  /// The word that calls it.
  let name: String
  /// What it does, in one line.
  let abstract: String
  /// How the command is called.
  var usage: String { name == "compare" ? CompareCommand.usage : "viewkit \(name)" }
  let run: @Sendable () -> Void
}

/// The tool: finds the command that the arguments name, or says what there is.
@main
enum Tool {
  static let commands = [
    Command(
      name: "tour",
      abstract: "Show a screen's recorded life, its laid-out tree, and a conflict.",
      run: { print(Tour.text) }
    ),
    Command(
      name: "compare",
      abstract: CompareCommand.abstract,
      run: {}
    ),
  ]

  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "help" {
      arguments.removeFirst()
      arguments.append("--help")
    }
    guard let first = arguments.first, first != "--help", first != "-h" else {
      print(help)
      return
    }
    guard let command = commands.first(where: { $0.name == first }) else {
      fail("Unexpected argument '\(first)'", usage: "viewkit <subcommand>", help: "viewkit --help")
    }
    if first == "compare", !arguments.contains("--help"), !arguments.contains("-h") {
      runCompare(Array(arguments.dropFirst()))
      return
    }
    switch arguments.dropFirst().first {
    case nil: command.run()
    case "--help", "-h": print(help(for: command))
    case let extra?:
      let isOption = extra.hasPrefix("-")
      fail(
        isOption ? "Unknown option '\(extra)'" : "Unexpected argument '\(extra)'",
        usage: "viewkit \(command.name)",
        help: "viewkit \(command.name) --help"
      )
    }
  }

  private static func runCompare(_ arguments: [String]) {
    do {
      try CompareCommand.run(arguments)
    } catch let error as CompareCommand.UsageError {
      fail("\(error)", usage: CompareCommand.usage, help: "viewkit compare --help")
    } catch {
      FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
      exit(1)
    }
  }

  private static var help: String {
    let rows = commands.map { command in
      "  " + command.name.padding(toLength: 24, withPad: " ", startingAt: 0) + command.abstract
    }
    return """
      OVERVIEW: UIKit's view life cycle and Auto Layout without the screen.

      USAGE: viewkit <subcommand>

      OPTIONS:
        -h, --help              Show help information.

      SUBCOMMANDS:
      \(rows.joined(separator: "\n"))

        See 'viewkit help <subcommand>' for detailed help.
      """
  }

  private static func help(for command: Command) -> String {
    """
    OVERVIEW: \(command.abstract)

    USAGE: \(command.usage)

    OPTIONS:
      -h, --help              Show help information.
    """
  }

  /// Says on standard error what is wrong with the arguments, and ends with the status for that.
  private static func fail(_ message: String, usage: String, help: String) -> Never {
    let text = """
      Error: \(message)
      Usage: \(usage)
        See '\(help)' for more information.

      """
    FileHandle.standardError.write(Data(text.utf8))
    exit(64)
  }
}
