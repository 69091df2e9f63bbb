import Foundation
import ViewKit
import ViewKitNibs

/// Shows the frames that layout gives the views of an interface file.
struct LayoutCommand: Command {
  static let syntax = CommandSyntax(
    name: "layout",
    abstract: "Show the frames that an interface file's constraints give its views.",
    discussion: """
      Lays every scene or top-level view out, for the device that the file was drawn for or another \
      one, and prints the frame of each view in the coordinates of the view around it. Views of \
      controllers get the size of the screen; cells keep the size that is stored.

      Devices: \(NibDevice.all.map(\.id).joined(separator: ", ")).
      """,
    operand: .init(name: "file", help: "A .xib or .storyboard file."),
    options: [
      .init(name: "device", value: .text("name"), help: "The device to lay out for."),
      .init(name: "landscape", help: "Lay the device on its side."),
      .init(
        name: "size",
        value: .text("size"),
        help: "The size of the screen in points, such as 320x480."
      ),
      .init(name: "rtl", help: "Let the interface run from right to left."),
      .init(
        name: "content-size",
        value: .choice("category", ContentSizeCategory.names),
        help: "The text size that a person has chosen."
      ),
    ]
  )

  private let file: String
  private let screen: NibScreen

  init(_ arguments: ParsedArguments) throws(UsageError) {
    file = arguments.operand
    var screen = NibScreen()
    if let name = arguments.value("device") {
      guard let device = NibDevice(id: name) else {
        throw UsageError("The device '\(name)' is not known. Expected one that the help lists.")
      }
      screen.device = device
    }
    if let text = arguments.value("size") {
      guard let size = CGSize(points: text) else {
        throw UsageError.invalid(text, for: "--size <size>", expected: ["<width>x<height>"])
      }
      screen.size = size
    }
    if arguments.has("landscape") { screen.isLandscape = true }
    if arguments.has("rtl") { screen.layoutDirection = .rightToLeft }
    if let name = arguments.value("content-size") {
      screen.contentSizeCategory = ContentSizeCategory(name: name) ?? .unspecified
    }
    self.screen = screen
  }

  func run() throws -> Int32 {
    let canvas = NibCanvas(try NibDocument(contentsOf: URL(filePath: file)), on: screen)
    canvas.layOut()
    Terminal.print(canvas.frameDescription)
    return 0
  }
}
