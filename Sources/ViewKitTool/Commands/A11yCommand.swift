import Foundation
import ViewKit
import ViewKitNibs

/// Prints the accessibility elements of an interface file or a saved tree.
struct A11yCommand: Command {
  static let syntax = CommandSyntax(
    name: "a11y",
    abstract: "Show what assistive technology reads of a file, in its order.",
    discussion: """
      Lays every scene or top-level view out, and prints its elements in reading order with what is \
      spoken of each. As JSON, a file is an array with the name and the nodes of each. A saved tree \
      is read as it stands.

      Devices: \(NibScreen.deviceList).
      """,
    operand: ScreenFile.operand,
    options: [
      .init(
        name: "format",
        value: .choice("format", ["text", "json"]),
        defaultValue: "text",
        help: "How elements are printed."
      )
    ] + NibScreen.options
  )

  /// The elements of a top-level view.
  private struct Scene: Encodable {
    let name: String
    let nodes: AccessibilityTree
  }

  private let arguments: ParsedArguments
  private let isJSON: Bool
  private let screen: NibScreen

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
    isJSON = arguments.value("format") == "json"
    screen = try NibScreen(arguments)
  }

  func run() throws -> Int32 {
    let file = try ScreenFile(arguments, on: screen)
    defer { withExtendedLifetime(file) {} }  // It retains the windows of the views.
    let views = file.screens
    guard isJSON else {
      let texts = views.map { "\($0.name)\n\($0.view.accessibilityDescription)" }
      try Terminal.print(texts.joined(separator: "\n\n"))
      return 0
    }
    let scenes = views.map { Scene(name: $0.name, nodes: AccessibilityTree(of: $0.view)) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try Terminal.print(String(decoding: encoder.encode(scenes), as: UTF8.self))
    return 0
  }
}
