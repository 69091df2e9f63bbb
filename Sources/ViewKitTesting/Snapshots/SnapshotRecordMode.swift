import Foundation

/// The conditions under which snapshots are recorded as references for later runs.
public enum SnapshotRecordMode: String, CaseIterable, Hashable, Sendable {
  /// Always record, even if the reference matches.
  case all
  /// Record if there is no reference or it differs.
  case failed
  /// Record if there is no reference.
  case missing
  /// Never record; the default in continuous integration.
  case never

  /// Reads the mode from environment variables.
  ///
  /// The variable `VIEWKIT_RECORD` names the mode. If it isn't set, the mode is `never` if `CI` is
  /// set to anything but `false` or `0`, and `missing` otherwise. An unknown name counts as not
  /// set.
  public init(environment: [String: String]) {
    let isAutomatic = !["", "0", "false"].contains(environment["CI", default: ""].lowercased())
    self =
      SnapshotRecordMode(rawValue: environment["VIEWKIT_RECORD", default: ""].lowercased())
      ?? (isAutomatic ? .never : .missing)
  }

  /// The mode of the surrounding scope, or of the environment.
  static var current: SnapshotRecordMode {
    SnapshotScope.current?.mode
      ?? SnapshotRecordMode(environment: ProcessInfo.processInfo.environment)
  }
}
