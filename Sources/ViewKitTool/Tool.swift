import Foundation
import ViewKitNibs

/// The entry point: runs the command that the arguments name, or prints help.
@main
enum Tool {
  static let commands: [any Command.Type] = [
    TourCommand.self,
    TreeCommand.self,
    LayoutCommand.self,
    SVGCommand.self,
    CheckCommand.self,
    A11yCommand.self,
    AuditCommand.self,
    CompareCommand.self,
  ]

  static func main() {
    Terminal.openStandardFiles()
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs the command that the arguments name, and returns the exit status.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      return try runCommand(arguments)
    } catch let error as NibError {
      Terminal.printError("\(error)")  // It includes the location and the severity.
      return 1
    } catch let error as NothingToSearchError {
      Terminal.printError("Error: \(error)")
      return 2
    } catch {
      Terminal.printError("Error: \(error)")
      return 1
    }
  }

  private static func runCommand(_ arguments: [String]) throws -> Int32 {
    var words = arguments
    if words.first == "help" {
      words.removeFirst()
      if !words.isEmpty { words.insert("--help", at: 1) }
    }
    guard let first = words.first, first != "--help", first != "-h" else {
      try Terminal.print(HelpText.tool(commands.map { $0.syntax }))
      return 0
    }
    guard let command = commands.first(where: { $0.syntax.name == first }) else {
      let kind = first.hasPrefix("-") ? "Unknown option" : "Unexpected argument"
      return fail("\(kind) '\(first)'", usage: "viewkit <subcommand>", help: "viewkit --help")
    }
    return try run(command, Array(words.dropFirst()))
  }

  private static func run(_ command: any Command.Type, _ words: [String]) throws -> Int32 {
    let syntax = command.syntax
    do {
      let arguments = try ParsedArguments(words, syntax)
      guard !arguments.asksForHelp else {
        try Terminal.print(HelpText.command(syntax))
        return 0
      }
      return try command.init(arguments).run()
    } catch let error as UsageError {
      return fail(
        error.message,
        usage: HelpText.usage(syntax),
        help: "viewkit \(syntax.name) --help"
      )
    }
  }

  /// Prints an error about the arguments to standard error, and returns the exit status for it.
  private static func fail(_ message: String, usage: String, help: String) -> Int32 {
    Terminal.printError(
      """
      Error: \(message)
      Usage: \(usage)
        See '\(help)' for more information.
      """
    )
    return 64
  }
}
