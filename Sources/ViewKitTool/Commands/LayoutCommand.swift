import ViewKitNibs

/// Prints the frames that layout computes for the views of an interface file.
struct LayoutCommand: Command {
  static let syntax = CommandSyntax(
    name: "layout",
    abstract: "Show the frames that an interface file's constraints give its views.",
    discussion: """
      Lays every scene or top-level view out, for the device that the file was drawn for or another \
      one, and prints the frame of each view in the coordinates of the view around it. Views of \
      controllers get the size of the screen; cells keep the size that is stored. A saved tree can't be \
      laid out again: its frames are those that 'viewkit tree' prints.

      Devices: \(NibScreen.deviceList).
      """,
    operand: .init(name: "file", help: "A .xib or .storyboard file."),
    options: NibScreen.options
  )

  private let file: String
  private let screen: NibScreen

  init(_ arguments: ParsedArguments) throws(UsageError) {
    file = arguments.operand
    screen = try NibScreen(arguments)
  }

  func run() throws -> Int32 {
    guard let canvas = try ScreenFile(path: file, on: screen).canvas else {
      throw UsageError("A saved tree can't be laid out again. 'viewkit tree' prints its frames.")
    }
    try Terminal.print(canvas.frameDescription)
    return 0
  }
}
