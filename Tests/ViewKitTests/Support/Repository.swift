import Foundation
import XCTest

/// The files of this repository, for tests that hold them to one another.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the files in a folder and below that have one of some extensions, sorted by path.
  static func files(_ folder: String, _ extensions: Set<String>) throws -> [URL] {
    let url = root.appending(path: folder)
    let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    return try XCTUnwrap(files).compactMap { $0 as? URL }
      .filter { extensions.contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }
}
