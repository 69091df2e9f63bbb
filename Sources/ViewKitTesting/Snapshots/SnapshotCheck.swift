public import Foundation

/// Compares a text with the reference in a file, and records it as told.
public enum SnapshotCheck {
  /// Returns the file of a snapshot: in a folder `__Snapshots__` beside the test.
  ///
  /// There it has a folder of the test file's name, and a name of its own made of the test's name and
  /// the snapshot's. Signs other than letters, digits and underscores become hyphens.
  public static func reference(
    forTest testName: String,
    in filePath: String,
    named name: String?,
    pathExtension: String
  ) -> URL {
    let file = URL(fileURLWithPath: filePath)
    let names = [testName, name].compactMap { $0 }.map(sanitized).filter { !$0.isEmpty }
    return file.deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__")
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
      .appendingPathComponent(names.joined(separator: ".") + ".\(pathExtension)")
  }

  /// Compares a text with a reference.
  ///
  /// A text that differs is written to the folder for artifacts too, so that it can be looked at.
  ///
  /// - Parameters:
  ///   - text: What was found.
  ///   - reference: The file that is compared with. A line break at its end does not count.
  ///   - mode: When the text is written as the new reference. What was recorded is a finding, so
  ///     that no test passes without a comparison.
  ///   - artifacts: The folder for texts that differ.
  /// - Returns: One finding with the difference or what was recorded, or none.
  public static func compare(
    _ text: String,
    with reference: URL,
    record mode: SnapshotRecordMode,
    artifacts: URL = defaultArtifacts
  ) -> [Finding] {
    if mode == .all {
      return record(text, at: reference, because: "Recording is on.")
    }
    guard FileManager.default.fileExists(atPath: reference.path) else {
      let reason = "No reference was found on disk."
      return mode == .never
        ? [Finding(.snapshot, "\(reason) It would be \(reference.path)")]
        : record(text, at: reference, because: reason)
    }
    guard let expected = try? String(contentsOf: reference, encoding: .utf8) else {
      return [Finding(.snapshot, "The reference can't be read: \(reference.path)")]
    }
    guard
      let difference = TextDifference(expected: expected.trimmed, actual: text.trimmed)
    else { return [] }
    let reason = "Snapshot does not match reference."
    if mode == .failed {
      return record(text, at: reference, because: "\(reason) \(difference)")
    }
    let artifact =
      artifacts
      .appendingPathComponent(reference.deletingLastPathComponent().lastPathComponent)
      .appendingPathComponent(reference.lastPathComponent)
    let copy = write(text, to: artifact).map { "\n(\($0))" } ?? "\nfound: \(artifact.path)"
    return [
      Finding(.snapshot, "\(reason) \(difference)\nreference: \(reference.path)\(copy)")
    ]
  }

  /// The folder that `VIEWKIT_ARTIFACTS` names, else one in the folder for temporary files.
  public static var defaultArtifacts: URL {
    ProcessInfo.processInfo.environment["VIEWKIT_ARTIFACTS"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("ViewKitSnapshots")
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
      try Data((text.trimmed + "\n").utf8).write(to: file)
      return nil
    } catch {
      return "It can't be written to \(file.path): \(error.localizedDescription)"
    }
  }

  private static func sanitized(_ name: String) -> String {
    let isWord = { (sign: Character) in sign.isLetter || sign.isNumber || sign == "_" }
    return name.split(whereSeparator: { !isWord($0) }).joined(separator: "-")
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
