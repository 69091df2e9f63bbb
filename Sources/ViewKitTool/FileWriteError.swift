import Foundation

/// Why a file can't be written.
struct FileWriteError: Error, Equatable, CustomStringConvertible {
  let file: String
  let reason: String

  /// Takes the system's reason, which Foundation's errors may keep below their own.
  init(_ file: String, _ error: any Error) {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    self.file = file
    reason = cause.localizedDescription
  }

  var description: String { "The file '\(file)' can't be written: \(reason)" }
}
