/// The words of a command line, divided into operands, flags and options.
struct ParsedArguments: Sendable, Equatable {
  /// The positional arguments, in the given order.
  private(set) var operands: [String] = []
  private(set) var asksForHelp = false
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []

  /// Whether a flag is present.
  func has(_ option: String) -> Bool { flags.contains(option) }

  /// The value of an option, or nil if it is absent; the last one wins.
  func value(_ option: String) -> String? { values[option]?.last }

  /// The values of an option that can be repeated, in the given order.
  func values(_ option: String) -> [String] { values[option] ?? [] }

  /// The first positional argument; empty if the command takes none.
  var operand: String { operands.first ?? "" }

  // MARK: Parsing

  /// Parses the words after a command's name.
  ///
  /// Options and positional arguments can be mixed. An option's value is the next word or follows
  /// an equals sign; after `--`, every word is a positional argument.
  init(_ words: [String], _ syntax: CommandSyntax) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      if word == "-h" || word == "--help" {
        asksForHelp = true
      } else if word.hasPrefix("-"), word.count > 1 {
        try takeOption(word, &rest, syntax)
      } else {
        operands.append(word)
      }
    }
    guard !asksForHelp else { return }
    try checkOperands(syntax)
  }

  private mutating func takeOption(
    _ word: String,
    _ rest: inout ArraySlice<String>,
    _ syntax: CommandSyntax
  ) throws(UsageError) {
    let sides = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = syntax.options.first(where: { $0.isCalled(sides[0]) }) else {
      throw UsageError("Unknown option '\(sides[0])'")
    }
    var value = sides.count > 1 ? String(sides[1]) : nil
    if case .none = option.value {
      guard value == nil else { throw UsageError("The option '\(sides[0])' takes no value") }
      flags.insert(option.name)
      return
    }
    if value == nil, let next = rest.first, next == "-" || !next.hasPrefix("-") {
      value = next
      rest.removeFirst()
    }
    guard let value, !value.isEmpty else {
      throw UsageError("Missing value for '\(option.usage)'")
    }
    if case .choice(_, let words) = option.value, !words.contains(value) {
      throw UsageError.invalid(value, for: option.usage, expected: words)
    }
    values[option.name, default: []].append(value)
  }

  private func checkOperands(_ syntax: CommandSyntax) throws(UsageError) {
    let allowed = syntax.operand.map { $0.isRepeated ? Int.max : 1 } ?? 0
    if operands.count > allowed {
      throw UsageError("Unexpected argument '\(operands[allowed])'")
    }
    if let operand = syntax.operand, operands.isEmpty {
      throw UsageError("Missing expected argument '\(operand.usage)'")
    }
  }
}

extension CommandSyntax.Option {
  /// Whether a word, including its dashes, names the option.
  fileprivate func isCalled(_ word: Substring) -> Bool {
    word == "--" + name || shortName.map { word == "-" + $0 } ?? false
  }
}

/// An error in the command line.
struct UsageError: Error, Equatable {
  let message: String

  init(_ message: String) {
    self.message = message
  }

  /// An error for a value that an option doesn't accept.
  static func invalid(_ value: String, for option: String, expected words: [String]) -> UsageError {
    let quoted = words.map { "'\($0)'" }
    let list =
      quoted.count < 2
      ? quoted.joined()
      : quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
    return UsageError("The value '\(value)' is invalid for '\(option)'. Expected \(list).")
  }
}
