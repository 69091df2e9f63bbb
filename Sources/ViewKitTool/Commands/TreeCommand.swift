import ViewKit
import ViewKitNibs

/// Prints the view trees of an interface file or a saved tree.
struct TreeCommand: Command {
  static let syntax = CommandSyntax(
    name: "tree",
    abstract: "Show the views that an interface file makes, or those of a saved tree.",
    discussion: """
      Prints the tree of every scene or top-level view with the stored frames, as the app would \
      find it after loading. Behind each view stand its element, its identifier and the outlets \
      that lead to it. A saved tree has the frames and the classes that it was saved with.
      """,
    operand: ScreenFile.operand
  )

  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
  }

  func run() throws -> Int32 {
    let file = try ScreenFile(path: arguments.operand, laysOut: false)
    let trees = withExtendedLifetime(file) { file.screens.map(\.view.recursiveDescription) }
    try Terminal.print(file.canvas?.treeDescription ?? trees.joined(separator: "\n"))
    return 0
  }
}
