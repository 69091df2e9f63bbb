/// The arguments and options of a command, for parsing and for help.
struct CommandSyntax: Sendable {
  /// The name of the command.
  let name: String
  /// A description of the command, in one line.
  let abstract: String
  /// Further information, in paragraphs.
  var discussion = ""
  /// The positional argument, or nil if the command takes none.
  var operand: Operand?
  /// The options, in the order of the help.
  var options: [Option] = []

  /// A positional argument.
  struct Operand: Sendable {
    let name: String
    var isRepeated = false
    let help: String

    /// The argument in a usage line.
    var usage: String { isRepeated ? "<\(name)> ..." : "<\(name)>" }
  }

  /// An option that begins with two dashes.
  struct Option: Sendable {
    /// The value of an option.
    enum Value: Sendable {
      /// No value: the option is a flag.
      case none
      /// Any text; the associated value is a placeholder for help.
      case text(String)
      /// One of several words.
      case choice(String, [String])
    }

    let name: String
    /// The short name, a letter after a single dash, or nil if there is none.
    var shortName: String?
    var value = Value.none
    var isRepeated = false
    var defaultValue: String?
    let help: String

    /// The option in a usage line, for example `--format <format>`.
    var usage: String {
      switch value {
      case .none: "--\(name)"
      case .text(let word), .choice(let word, _): "--\(name) <\(word)>"
      }
    }

    /// The option in help, for example `-o, --output <file>`.
    var helpName: String { shortName.map { "-\($0), \(usage)" } ?? usage }
  }

  /// The help option, which every command has.
  static let help = Option(name: "help", help: "Show help information.")
}
