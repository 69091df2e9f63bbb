/// What a command takes on the command line: enough to parse it, and to explain it.
struct CommandSyntax: Sendable {
  /// The word that calls the command.
  let name: String
  /// What the command does, in one line.
  let abstract: String
  /// What else there is to know, in paragraphs.
  var discussion = ""
  /// What stands on the command line beside options; nil where nothing does.
  var operand: Operand?
  /// The options, in the order in which help lists them.
  var options: [Option] = []

  /// What stands on the command line without a name.
  struct Operand: Sendable {
    let name: String
    var isRepeated = false
    let help: String

    /// The operand in a line of usage.
    var usage: String { isRepeated ? "<\(name)> ..." : "<\(name)>" }
  }

  /// What begins with two dashes.
  struct Option: Sendable {
    /// What follows the name of an option.
    enum Value: Sendable {
      /// Nothing: the option is there or not.
      case none
      /// Any text; the word says what for.
      case text(String)
      /// One of some words.
      case choice(String, [String])
    }

    let name: String
    /// The letter that may stand for the name after a single dash; nil where there is none.
    var shortName: String?
    var value = Value.none
    var isRepeated = false
    var defaultValue: String?
    let help: String

    /// The option in a line of usage, for instance `--format <format>`.
    var usage: String {
      switch value {
      case .none: "--\(name)"
      case .text(let word), .choice(let word, _): "--\(name) <\(word)>"
      }
    }

    /// The option in help, for instance `-o, --output <file>`.
    var helpName: String { shortName.map { "-\($0), \(usage)" } ?? usage }
  }

  /// Help is an option of every command.
  static let help = Option(name: "help", help: "Show help information.")
}
