public import Testing

/// A trait of Swift Testing that says when the snapshots of a test or a suite are recorded.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  /// When snapshots are recorded.
  public let mode: SnapshotRecordMode

  /// Holds for the suites in a suite too.
  public var isRecursive: Bool { true }

  /// Runs a test with the mode in force.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotRecordMode.$scoped.withValue(mode) { try await function() }
  }
}

extension Trait where Self == SnapshotTrait {
  /// Says when the snapshots of a test or a suite are recorded.
  public static func snapshots(record mode: SnapshotRecordMode) -> SnapshotTrait {
    SnapshotTrait(mode: mode)
  }
}
