public import Foundation
public import ViewKit

extension View {
  /// Saves the view with all below as it stands, for the tool `viewkit` or another process to read.
  ///
  /// What is due is laid out first. The file is JSON, see `SavedTree`; it is written anew, and with it
  /// the folders that are missing.
  ///
  /// ```swift
  /// try host.view.saveTree(to: file)
  /// ```
  ///
  /// Give the file a name that ends with `.json`; then `viewkit svg`, `viewkit a11y`, `viewkit audit` and
  /// `viewkit tree` show what the test has seen.
  ///
  /// - Throws: The system's error where the file can't be written.
  public func saveTree(to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(SnapshotFormat.savedTree.text(of: self).utf8).write(to: file)
  }
}
