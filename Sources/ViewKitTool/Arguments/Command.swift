/// A command of the tool.
protocol Command: Sendable {
  /// The command's arguments and options.
  static var syntax: CommandSyntax { get }

  /// Creates a command from parsed arguments.
  init(_ arguments: ParsedArguments) throws(UsageError)

  /// Runs the command and returns the exit status: 0 for success.
  func run() throws -> Int32
}
