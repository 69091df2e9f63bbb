/// Why a saved tree can't be read, and where.
public struct SavedTreeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with a file.
  public enum Problem: Hashable, Sendable {
    /// The text is no JSON.
    case malformed(reason: String)
    /// The JSON is not that of a saved tree.
    case notSavedTree
    /// The file is of a version that is not known here.
    case version(found: String)
    /// A value that must be there is not.
    case missing
    /// A value is of another kind than it must be, or can't mean anything.
    case wrongValue(found: String, expected: String)
    /// A view is of a class that ViewKit does not have.
    case unknownClass(String)
  }

  /// The name of the file, as it was given.
  public let file: String

  /// The line of the value, counted from 1.
  public let line: Int

  /// The column of the value, counted from 1 in Unicode scalars.
  public let column: Int

  /// The way to the value, such as `$.views[3].frame`; `$` is the whole.
  public let path: String

  /// What is wrong.
  public let problem: Problem

  /// One line with the file, the place, the way to the value, what was found and what was expected.
  public var description: String { "\(file):\(line):\(column): error: \(message)" }

  /// The way to the value, what was found and what was expected, in one sentence.
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
