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

  /// The mode in force where a scope has named none.
  @TaskLocal static var scoped: SnapshotRecordMode?

  /// Finds the mode in environment variables.
  ///
  /// `VIEWKIT_RECORD` names one. Without it, nothing is recorded where `CI` is set and not empty, and
  /// missing snapshots are elsewhere. A name that means nothing counts as not set.
  public init(environment: [String: String]) {
    let isAutomatic = environment["CI"].map { !$0.isEmpty && $0 != "false" } ?? false
    self =
      environment["VIEWKIT_RECORD"].flatMap(SnapshotRecordMode.init(rawValue:))
      ?? (isAutomatic ? .never : .missing)
  }

  /// The mode of the surrounding scope, else of the environment.
  static var current: SnapshotRecordMode {
    scoped ?? SnapshotRecordMode(environment: ProcessInfo.processInfo.environment)
  }
}

/// Runs a closure in which snapshots are recorded as told.
public func withSnapshots<Result>(
  record mode: SnapshotRecordMode,
  _ body: () throws -> Result
) rethrows -> Result {
  try SnapshotRecordMode.$scoped.withValue(mode, operation: body)
}
