import Foundation

/// The standard output and standard error of the tool.
enum Terminal {
  /// Writes a result and a line break to standard output.
  static func print(_ text: String) throws(OutputError) {
    try send(text.hasSuffix("\n") ? text : text + "\n", to: STDOUT_FILENO)
  }

  /// Writes a message to standard error; a failure to do so is ignored.
  static func printError(_ text: String) {
    try? send(text + "\n", to: STDERR_FILENO)
  }

  /// Shows the progress of a long run in one line that overwrites itself.
  ///
  /// Nothing is written unless standard error is a terminal.
  static func showProgress(_ done: Int, of count: Int, _ name: String) {
    guard showsProgress else { return }
    let text = done < count ? "\r\u{1B}[K[\(done + 1)/\(count)] \(name.suffix(60))" : "\r\u{1B}[K"
    try? send(text, to: STDERR_FILENO)
  }

  private static let showsProgress = isatty(STDERR_FILENO) == 1

  /// Opens standard streams that are closed, so that no other file gets their descriptors.
  ///
  /// Reading standard input and writing standard output then still fail.
  static func openStandardFiles() {
    let modes = [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
    for (file, mode) in modes where fcntl(file, F_GETFD) == -1 {
      _ = open("/dev/null", mode)
    }
  }

  /// Writes a complete text to an open file.
  static func send(_ text: String, to file: Int32) throws(OutputError) {
    var text = text
    let failure = text.withUTF8 { bytes -> Int32? in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let count = write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
    if let failure { throw OutputError(reason: String(cString: strerror(failure))) }
  }
}

/// An error that occurred while writing results.
struct OutputError: Error, Equatable, CustomStringConvertible {
  let reason: String

  var description: String { "Standard output can't be written: \(reason)" }
}
