import Foundation

/// When snapshots are written as references for later runs.
public enum SnapshotRecordMode: String, CaseIterable, Hashable, Sendable {
  /// Each time, whatever the reference says.
  case all
  /// When there is no reference, or it differs.
  case failed
  /// When there is no reference.
  case missing
  /// Not at all, as on a machine for continuous integration.
  case never

  /// Finds the mode in environment variables.
  ///
  /// `VIEWKIT_RECORD` names one. Without it, nothing is recorded where `CI` is set to anything but
  /// `false` or `0`, and missing snapshots are elsewhere. A name that means nothing counts as not set.
  public init(environment: [String: String]) {
    let isAutomatic = !["", "0", "false"].contains(environment["CI", default: ""].lowercased())
    self =
      SnapshotRecordMode(rawValue: environment["VIEWKIT_RECORD", default: ""].lowercased())
      ?? (isAutomatic ? .never : .missing)
  }

  /// The mode of the surrounding scope, else of the environment.
  static var current: SnapshotRecordMode {
    SnapshotScope.current?.mode
      ?? SnapshotRecordMode(environment: ProcessInfo.processInfo.environment)
  }
}
