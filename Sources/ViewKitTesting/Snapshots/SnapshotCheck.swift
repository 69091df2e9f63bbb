public import Foundation

/// Checks that compare a text with a reference file, and record it if the mode says so.
public enum SnapshotCheck {
  /// Compares a text with a reference file.
  ///
  /// A text that differs or has no reference, and is not recorded, is written to the artifacts
  /// folder for inspection.
  ///
  /// - Parameters:
  ///   - text: The actual text.
  ///   - reference: The reference file. Trailing line breaks and Windows line endings are ignored.
  ///   - mode: The mode that decides whether the text is written as the new reference. Recording is
  ///     reported as a finding, so that no test passes without a comparison.
  ///   - artifacts: The folder for texts that are not recorded.
  /// - Returns: One finding with the difference or the recorded file, or an empty array.
  public static func compare(
    _ text: String,
    with reference: URL,
    record mode: SnapshotRecordMode,
    artifacts: URL = defaultArtifacts
  ) -> [Finding] {
    compare(text, with: reference, record: mode, artifacts: artifacts, note: nil)
  }

  /// Compares a text with a reference, and adds a note to the description of a difference.
  static func compare(
    _ text: String,
    with reference: URL,
    record mode: SnapshotRecordMode,
    artifacts: URL = defaultArtifacts,
    note: String?
  ) -> [Finding] {
    if mode == .all {
      return record(text, at: reference, because: "Recording is on.")
    }
    guard FileManager.default.fileExists(atPath: reference.path) else {
      let reason = "No reference was found on disk."
      guard mode == .never else { return record(text, at: reference, because: reason) }
      let copy = keep(text, of: reference, in: artifacts)
      return [Finding(.snapshot, "\(reason) It would be \(reference.path)\n\(copy)")]
    }
    guard let expected = try? String(contentsOf: reference, encoding: .utf8) else {
      return [Finding(.snapshot, "The reference can't be read: \(reference.path)")]
    }
    guard
      let difference = TextDifference(expected: expected.trimmed, actual: text.trimmed)
    else { return [] }
    let reason = "Snapshot does not match reference. \(difference)" + (note.map { "\n\($0)" } ?? "")
    if mode == .failed {
      return record(text, at: reference, because: reason)
    }
    let copy = keep(text, of: reference, in: artifacts)
    return [Finding(.snapshot, "\(reason)\nreference: \(reference.path)\n\(copy)")]
  }

  /// The folder in the variable `VIEWKIT_ARTIFACTS`, or one in the folder for temporary files.
  public static var defaultArtifacts: URL {
    ProcessInfo.processInfo.environment["VIEWKIT_ARTIFACTS"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("ViewKitSnapshots")
  }

  /// Writes a text that differs or has no reference to a folder, and returns a line with its path.
  private static func keep(_ text: String, of reference: URL, in folder: URL) -> String {
    let artifact =
      folder
      .appendingPathComponent(reference.deletingLastPathComponent().lastPathComponent)
      .appendingPathComponent(reference.lastPathComponent)
    return write(text, to: artifact).map { "(\($0))" } ?? "found: \(artifact.path)"
  }

  private static func record(_ text: String, at file: URL, because reason: String) -> [Finding] {
    let outcome =
      write(text, to: file)
      ?? "Recorded it at \(file.path); run the test again to compare with it."
    return [Finding(.snapshot, "\(reason)\n\(outcome)")]
  }

  /// Writes a file and its folders, and returns a description of the error, if any.
  private static func write(_ text: String, to file: URL) -> String? {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      // Write atomically, so that a test that runs in parallel never reads an incomplete file.
      try Data((text.trimmed + "\n").utf8).write(to: file, options: .atomic)
      return nil
    } catch {
      return "It can't be written to \(file.path): \(error.localizedDescription)"
    }
  }
}

extension String {
  /// The text without trailing line breaks.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last?.isNewline == true {
      text.removeLast()
    }
    return String(text)
  }
}
