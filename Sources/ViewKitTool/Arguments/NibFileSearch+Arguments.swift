import Foundation
import ViewKitNibs

extension NibFileSearch {
  /// Returns the interface files at the paths of a command line; there is at least one.
  static func files(_ arguments: ParsedArguments) throws(NothingToSearchError) -> [URL] {
    let files = files(at: arguments.operands)
    guard !files.isEmpty else { throw NothingToSearchError(paths: arguments.operands) }
    return files
  }
}

/// An error for paths that contain no interface files.
struct NothingToSearchError: Error, Equatable, CustomStringConvertible {
  let paths: [String]

  var description: String {
    let names = paths.map { "'\($0)'" }.joined(separator: ", ")
    return "Found no .xib or .storyboard file in \(names)."
  }
}
