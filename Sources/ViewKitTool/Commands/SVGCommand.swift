import Foundation
import ViewKitNibs
import ViewKitRendering

/// Draws the views of an interface file or a saved tree.
struct SVGCommand: Command {
  static let syntax = CommandSyntax(
    name: "svg",
    abstract: "Draw the views of an interface file, or of a saved tree, as a picture.",
    discussion: """
      Lays every scene or top-level view out, and draws them beside each other as Scalable Vector \
      Graphics: views with their backgrounds and texts. The layer 'layout' shows constraints, conflicts \
      in red and what is ambiguous in orange; 'accessibility' what is read in which order; 'issues' \
      what an audit of accessibility finds. A layer that is named takes the place of the usual ones. \
      A saved tree is drawn as it stands.

      Devices: \(NibScreen.deviceList).
      """,
    operand: ScreenFile.operand,
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

  private let arguments: ParsedArguments
  private let output: String?
  private let screen: NibScreen
  private let options: SVGOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
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
    if let output, Self.isSameFile(output, arguments.operand) {
      throw UsageError("The file '\(output)' of '--output <file>' is the one that is drawn.")
    }
    let file = try ScreenFile(arguments, on: screen)
    var sheet = SVGSheet(options: options)
    for screen in file.screens {
      sheet.add(screen.view, caption: screen.name)
    }
    // The file retains the windows of the views.
    let picture = withExtendedLifetime(file) { sheet.svg }
    guard let output else {
      try Terminal.print(picture)
      return 0
    }
    try write(picture, to: output)
    return 0
  }

  /// Whether an output path and an input path refer to the same file, even through links.
  private static func isSameFile(_ output: String, _ input: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(output, &first) == 0,
      (input == "-" ? fstat(STDIN_FILENO, &second) : stat(input, &second)) == 0
    else { return false }
    return first.st_mode & S_IFMT == S_IFREG && first.st_dev == second.st_dev
      && first.st_ino == second.st_ino
  }

  /// Writes to the file at the path without replacing a link or a device, as a shell does.
  private func write(_ picture: String, to path: String) throws(FileWriteError) {
    do {
      try Data(picture.utf8).write(to: URL(filePath: path))
    } catch {
      throw FileWriteError(file: path, reason: error.systemReason)
    }
  }
}
