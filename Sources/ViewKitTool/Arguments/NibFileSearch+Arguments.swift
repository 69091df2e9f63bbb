import Foundation
import ViewKitNibs

extension NibFileSearch {
  /// Returns the files at the paths of a command line, of which there is at least one.
  static func files(_ arguments: ParsedArguments) throws(NothingToSearchError) -> [URL] {
    let files = files(at: arguments.operands)
    guard !files.isEmpty else { throw NothingToSearchError(paths: arguments.operands) }
    return files
  }
}

/// Why a command has nothing to do: none of its folders holds an interface file.
struct NothingToSearchError: Error, Equatable, CustomStringConvertible {
  let paths: [String]

  var description: String {
    let names = paths.map { "'\($0)'" }.joined(separator: ", ")
    return "Found no .xib or .storyboard file in \(names)."
  }
}
