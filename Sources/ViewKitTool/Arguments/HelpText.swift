/// The help of the tool and its commands, in the usual column layout.
enum HelpText {
  private static let width = 80
  private static let column = 26

  /// Returns the help of the tool, with its commands.
  static func tool(_ commands: [CommandSyntax]) -> String {
    paragraphs([
      "OVERVIEW: UIKit's view life cycle and Auto Layout without the screen.",
      "USAGE: viewkit <subcommand>",
      section("OPTIONS", [helpRow]),
      section("SUBCOMMANDS", commands.map { row($0.name, $0.abstract) }),
      "  See 'viewkit help <subcommand>' for detailed help.",
    ])
  }

  /// Returns the help of a command.
  static func command(_ syntax: CommandSyntax) -> String {
    let discussion = syntax.discussion.split(separator: "\n\n").map {
      wrapped(String($0), width: width).joined(separator: "\n")
    }
    let operands = syntax.operand.map { [row("<\($0.name)>", $0.help)] } ?? []
    return paragraphs(
      ["OVERVIEW: \(syntax.abstract)"] + discussion + [
        wrappedUsage(syntax),
        section("ARGUMENTS", operands),
        section("OPTIONS", syntax.options.map { row($0.helpName, help(for: $0)) } + [helpRow]),
      ]
    )
  }

  /// The usage line of a command, with all of its arguments and options.
  static func usage(_ syntax: CommandSyntax) -> String { usageParts(syntax).joined(separator: " ") }

  // MARK: Parts

  private static func usageParts(_ syntax: CommandSyntax) -> [String] {
    ["viewkit \(syntax.name)"]
      + syntax.options.map { $0.isRepeated ? "[\($0.usage) ...]" : "[\($0.usage)]" }
      + (syntax.operand.map { [$0.usage] } ?? [])
  }

  private static func wrappedUsage(_ syntax: CommandSyntax) -> String {
    let parts = ["USAGE:"] + usageParts(syntax)
    return filled(parts, width: width).joined(separator: "\n    ")
  }

  private static let helpRow = row("-h, --help", CommandSyntax.help.help)

  /// The help of an option and its values.
  private static func help(for option: CommandSyntax.Option) -> String {
    var facts: [String] = []
    if case .choice(_, let words) = option.value {
      facts.append("values: " + words.joined(separator: ", "))
    }
    if let value = option.defaultValue { facts.append("default: \(value)") }
    return facts.isEmpty ? option.help : option.help + " (\(facts.joined(separator: "; ")))"
  }

  private static func section(_ title: String, _ rows: [String]) -> String {
    rows.isEmpty ? "" : ([title + ":"] + rows).joined(separator: "\n")
  }

  /// A name, with its description next to it or below it.
  private static func row(_ name: String, _ help: String) -> String {
    let indent = String(repeating: " ", count: column)
    let lines = wrapped(help, width: width - column)
    let head = "  " + name
    let body = lines.joined(separator: "\n" + indent)
    guard head.count < column else { return head + "\n" + indent + body }
    return head + String(repeating: " ", count: column - head.count) + body
  }

  private static func paragraphs(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    filled(text.split { $0 == " " || $0 == "\n" }.map(String.init), width: width)
  }

  /// Wraps words into lines of at most a width; a longer word gets a line of its own.
  private static func filled(_ words: [String], width: Int) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
