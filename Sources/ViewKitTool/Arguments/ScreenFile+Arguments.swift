import Foundation
import ViewKitNibs

extension ScreenFile {
  /// What stands on the command line for a file of either kind.
  static let operand = CommandSyntax.Operand(
    name: "file",
    help: "A .xib or .storyboard file, a saved tree (.json), or - for standard input."
  )

  /// Reads a file; a dash stands for standard input.
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

  /// Reads the file that a command line names, for the device that it names.
  ///
  /// A saved tree has a device of its own.
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
