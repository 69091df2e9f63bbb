/// A place in an interface file.
public struct NibLocation: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int

  /// The column, counted from 1 in Unicode scalars.
  public var column: Int

  /// Creates a place from a line and a column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The line and the column with a colon between them.
  public var description: String { "\(line):\(column)" }

  /// Orders places as they follow each other in a file.
  public static func < (first: NibLocation, second: NibLocation) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
