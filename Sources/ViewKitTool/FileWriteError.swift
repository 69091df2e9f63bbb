/// Why a file can't be written.
struct FileWriteError: Error, Equatable, CustomStringConvertible {
  let file: String
  let reason: String

  var description: String { "The file '\(file)' can't be written: \(reason)" }
}
