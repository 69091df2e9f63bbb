/// An error that describes why and where a saved tree cannot be read.
public struct SavedTreeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems of a saved tree.
  public enum Problem: Hashable, Sendable {
    /// The text is not JSON.
    case malformed(reason: String)
    /// The JSON is not a saved tree.
    case notSavedTree
    /// The version of the format is unknown.
    case version(found: String)
    /// A required value is missing.
    case missing
    /// A value is of the wrong kind or is invalid.
    case wrongValue(found: String, expected: String)
    /// A view is of a class that ViewKit does not have.
    case unknownClass(String)
  }

  /// The name of the file, as it was passed.
  public let file: String

  /// The line of the value, counted from 1.
  public let line: Int

  /// The column of the value, counted from 1 in Unicode scalars.
  public let column: Int

  /// The path to the value, such as `$.views[3].frame`; `$` is the top level.
  public let path: String

  /// The problem with the value.
  public let problem: Problem

  /// The file, the position, the path, and the found and expected values on one line.
  public var description: String { "\(file):\(line):\(column): error: \(message)" }

  /// The path, the found value and the expected value, in one sentence.
  public var message: String {
    switch problem {
    case .malformed(let reason): "Expected JSON: \(reason)."
    case .notSavedTree: "Found other JSON, expected a tree that ViewKit saved."
    case .version(let found):
      "Found version \(found) of saved trees, expected \(SavedTree.version)."
    case .missing: "Found no \(path), expected one."
    case .wrongValue(let found, let expected): "Found \(found) at \(path), expected \(expected)."
    case .unknownClass(let name):
      "Found the class '\(name)' at \(path), expected one of ViewKit's views."
    }
  }
}
