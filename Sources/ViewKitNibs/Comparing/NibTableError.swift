/// An error in a table of expected frames or safe areas.
public struct NibTableError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kinds of errors.
  public enum Reason: Sendable, Hashable {
    /// The file can't be read.
    case unreadable(reason: String)
    /// The first line lacks a column.
    case missingColumn(name: String)
    /// A row has a different number of fields than the first line.
    case wrongFieldCount(found: Int, expected: Int)
    /// A field in a numeric column isn't a number.
    case notANumber(column: String, found: String)
    /// A field contains none of the words that its column allows.
    case unknownWord(column: String, found: String, expected: [String])
  }

  /// The name of the file.
  public let file: String

  /// The line number, counted from 1; 0 for the file as a whole.
  public let line: Int

  /// The reason for the error.
  public let reason: Reason

  init(_ file: String, line: Int, _ reason: Reason) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// The location, the invalid value and the expected one, in one line.
  public var description: String {
    line == 0 ? "\(file): \(text)" : "\(file):\(line): \(text)"
  }

  private var text: String {
    switch reason {
    case .unreadable(let reason): "Can't be read: \(reason)"
    case .missingColumn(let name): "Found no column '\(name)' in the first line."
    case .wrongFieldCount(let found, let expected): "Found \(found) fields, expected \(expected)."
    case .notANumber(let column, let found):
      "Found '\(found)' in column '\(column)', expected a number."
    case .unknownWord(let column, let found, let expected):
      "Found '\(found)' in column '\(column)', expected \(expected.joined(separator: " or "))."
    }
  }
}
