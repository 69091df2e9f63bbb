/// A location in an interface file.
public struct NibLocation: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int

  /// The column, counted from 1 in Unicode scalars.
  public var column: Int

  /// Creates a location from a line and a column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The line and the column, separated by a colon.
  public var description: String { "\(line):\(column)" }

  /// Returns a Boolean value that indicates whether a location precedes another in the file.
  public static func < (first: NibLocation, second: NibLocation) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
