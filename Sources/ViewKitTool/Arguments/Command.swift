/// A command of the tool.
protocol Command: Sendable {
  /// What the command takes.
  static var syntax: CommandSyntax { get }

  /// Takes over what the command line says.
  init(_ arguments: ParsedArguments) throws(UsageError)

  /// Does the work, and returns the status with which the process ends: 0 where all is well.
  func run() throws -> Int32
}
