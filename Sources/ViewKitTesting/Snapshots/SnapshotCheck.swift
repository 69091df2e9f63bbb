public import Foundation

/// Compares a text with the reference in a file, and records it as told.
public enum SnapshotCheck {
  /// Compares a text with a reference.
  ///
  /// A text that differs, or has no reference and is not recorded, is written to the folder for
  /// artifacts, so that it can be looked at.
  ///
  /// - Parameters:
  ///   - text: What was found.
  ///   - reference: The file that is compared with. Line breaks at its end do not count, nor whether
  ///     lines end as on Windows.
  ///   - mode: When the text is written as the new reference. What was recorded is a finding, so
  ///     that no test passes without a comparison.
  ///   - artifacts: The folder for texts that are not recorded.
  /// - Returns: One finding with the difference or what was recorded, or none.
  public static func compare(
    _ text: String,
    with reference: URL,
    record mode: SnapshotRecordMode,
    artifacts: URL = defaultArtifacts
  ) -> [Finding] {
    compare(text, with: reference, record: mode, artifacts: artifacts, note: nil)
  }

  /// Compares a text with a reference, and adds a note to what it says of a difference.
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

  /// The folder that `VIEWKIT_ARTIFACTS` names, else one in the folder for temporary files.
  public static var defaultArtifacts: URL {
    ProcessInfo.processInfo.environment["VIEWKIT_ARTIFACTS"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("ViewKitSnapshots")
  }

  /// Writes a text that has no reference or differs to a folder, and says where it is.
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

  /// Writes a file with its folders, and returns what went wrong.
  private static func write(_ text: String, to file: URL) -> String? {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      // At once, so that a test that runs in parallel never reads a half.
      try Data((text.trimmed + "\n").utf8).write(to: file, options: .atomic)
      return nil
    } catch {
      return "It can't be written to \(file.path): \(error.localizedDescription)"
    }
  }
}

extension String {
  /// The text without line breaks at its end.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last?.isNewline == true {
      text.removeLast()
    }
    return String(text)
  }
}
