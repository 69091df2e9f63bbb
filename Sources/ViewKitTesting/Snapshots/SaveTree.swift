public import Foundation
public import ViewKit

extension View {
  /// Saves the current state of the view and its descendants to a file for the tool `viewkit`.
  ///
  /// The tree is laid out first if needed. The file is JSON, see `SavedTree`; an existing file is
  /// replaced, and missing folders are created.
  ///
  /// ```swift
  /// try host.view.saveTree(to: file)
  /// ```
  ///
  /// Use a file name that ends with `.json`; then `viewkit svg`, `viewkit a11y`, `viewkit audit`
  /// and `viewkit tree` show the state that the test saw.
  ///
  /// - Throws: The system's error if the file can't be written.
  public func saveTree(to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(SnapshotFormat.savedTree.text(of: self).utf8).write(to: file)
  }
}
