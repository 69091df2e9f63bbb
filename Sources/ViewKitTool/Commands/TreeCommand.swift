import Foundation
import ViewKitNibs

/// Shows what is made of an interface file.
struct TreeCommand: Command {
  static let syntax = CommandSyntax(
    name: "tree",
    abstract: "Show the views that an interface file makes.",
    discussion: """
      Prints the tree of every scene or top-level view with the stored frames, as the app would \
      find it after loading. Behind each view stand its element, its identifier and the outlets \
      that lead to it.
      """,
    operand: .init(name: "file", help: "A .xib or .storyboard file.")
  )

  private let file: String

  init(_ arguments: ParsedArguments) {
    file = arguments.operand
  }

  func run() throws -> Int32 {
    let canvas = NibCanvas(try NibDocument(contentsOf: URL(filePath: file)))
    Terminal.print(canvas.treeDescription)
    return 0
  }
}
