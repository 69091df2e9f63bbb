import Foundation
import ViewKitNibs
import ViewKitRendering

/// Draws the views of an interface file.
struct SVGCommand: Command {
  static let syntax = CommandSyntax(
    name: "svg",
    abstract: "Draw the views of an interface file as a picture.",
    discussion: """
      Lays every scene or top-level view out, and draws them beside each other as Scalable Vector \
      Graphics: views with their backgrounds and texts. The layer 'layout' shows constraints, conflicts \
      in red and what is ambiguous in orange; 'accessibility' what is read in which order; 'issues' \
      what an audit of accessibility finds. A layer that is named takes the place of the usual ones.

      Devices: \(NibScreen.deviceList).
      """,
    operand: .init(name: "file", help: "A .xib or .storyboard file."),
    options: [
      .init(
        name: "output",
        shortName: "o",
        value: .text("file"),
        help: "The file to write; without it, the picture is printed."
      ),
      .init(
        name: "layer",
        value: .choice("layer", layers.map(\.name)),
        isRepeated: true,
        defaultValue: "views and text",
        help: "A layer to show."
      ),
      .init(name: "hidden", help: "Show hidden views too."),
    ] + NibScreen.options
  )

  private static let layers: [(name: String, layer: SVGOptions.Layers)] = [
    ("views", .views), ("text", .text), ("layout", .layout), ("accessibility", .accessibility),
    ("issues", .issues),
  ]

  private let file: String
  private let output: String?
  private let screen: NibScreen
  private let options: SVGOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    file = arguments.operand
    output = arguments.value("output")
    screen = try NibScreen(arguments)
    var options = SVGOptions()
    let names = arguments.values("layer")
    if !names.isEmpty {
      options.layers = SVGOptions.Layers(
        Self.layers.filter { names.contains($0.name) }.map(\.layer)
      )
    }
    options.includesHiddenViews = arguments.has("hidden")
    self.options = options
  }

  func run() throws -> Int32 {
    let canvas = NibCanvas(try NibDocument(contentsOf: URL(filePath: file)), on: screen)
    canvas.layOut()
    var sheet = SVGSheet(options: options)
    for (name, view) in canvas.namedViews {
      sheet.add(view, caption: name)
    }
    guard let output else {
      Terminal.print(sheet.svg)
      return 0
    }
    try sheet.svg.write(to: URL(filePath: output), atomically: true, encoding: .utf8)
    return 0
  }
}
