/// Prints a short demonstration of the library with a built-in screen.
struct TourCommand: Command {
  static let syntax = CommandSyntax(
    name: "tour",
    abstract: "Show a screen's recorded life, its laid-out tree, and a conflict."
  )

  init(_ arguments: ParsedArguments) {}

  func run() throws -> Int32 {
    try Terminal.print(Tour.text)
    return 0
  }
}
