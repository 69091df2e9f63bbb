import Foundation

/// Where the tool's words go.
enum Terminal {
  /// Writes a result to standard output, with one line end after it.
  static func print(_ text: String) {
    Swift.print(text, terminator: text.hasSuffix("\n") ? "" : "\n")
  }

  /// Writes a message to standard error.
  static func printError(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// Tells how far a long run is, in one line that overwrites itself.
  ///
  /// Nothing is written unless standard error is a terminal.
  static func showProgress(_ done: Int, of count: Int, _ name: String) {
    guard showsProgress else { return }
    let text = done < count ? "\r\u{1B}[K[\(done + 1)/\(count)] \(name.suffix(60))" : "\r\u{1B}[K"
    FileHandle.standardError.write(Data(text.utf8))
  }

  private static let showsProgress = isatty(STDERR_FILENO) == 1
}
