/// An error that occurred while writing a file.
struct FileWriteError: Error, Equatable, CustomStringConvertible {
  let file: String
  let reason: String

  var description: String { "The file '\(file)' can't be written: \(reason)" }
}
