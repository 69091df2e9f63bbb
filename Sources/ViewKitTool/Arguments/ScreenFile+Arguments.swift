import Foundation
import ViewKitNibs

extension ScreenFile {
  /// The positional argument for an interface file or a saved tree.
  static let operand = CommandSyntax.Operand(
    name: "file",
    help: "A .xib or .storyboard file, a saved tree (.json), or - for standard input."
  )

  /// Reads a file; a dash means standard input.
  init(
    path: String,
    on screen: NibScreen = NibScreen(),
    laysOut: Bool = true
  ) throws(NibError) {
    guard path == "-" else {
      try self.init(contentsOf: URL(filePath: path), on: screen, laysOut: laysOut)
      return
    }
    try self.init(reading: .standardInput, file: "<stdin>", on: screen, laysOut: laysOut)
  }

  /// Reads the file named on a command line, for a device.
  ///
  /// The device is ignored for a saved tree, which has its own.
  init(_ arguments: ParsedArguments, on screen: NibScreen) throws {
    try self.init(path: arguments.operand, on: screen)
    let given = NibScreen.options.map(\.name).first {
      arguments.has($0) || arguments.value($0) != nil
    }
    if canvas == nil, let given {
      throw UsageError("A saved tree keeps its device. Unexpected option '--\(given)'")
    }
  }
}
