public import Testing

/// A trait of Swift Testing that numbers the snapshots of a test or a suite, and says when they are
/// recorded.
///
/// ```swift
/// @Test(.snapshots) func turning() {
///   let host = ViewHost(GreetingView(), on: .phone)
///   assertSnapshot(of: host.view, as: .frames)  // turning.frames.txt
///   host.move(to: .phone.landscape)
///   assertSnapshot(of: host.view, as: .frames)  // turning.2.frames.txt
/// }
/// ```
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  /// When snapshots are recorded, or nil for the mode of the suite around, else the environment's.
  public let mode: SnapshotRecordMode?

  /// Holds for the suites in a suite too.
  public var isRecursive: Bool { true }

  /// Runs a test with the mode in force.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshots(record: mode) { try await function() }
  }
}

extension Trait where Self == SnapshotTrait {
  /// Numbers the snapshots without a name in each test, as `withSnapshots(record:_:)` does.
  public static var snapshots: SnapshotTrait { SnapshotTrait(mode: nil) }

  /// Numbers the snapshots without a name in each test, and says when they are recorded.
  public static func snapshots(record mode: SnapshotRecordMode) -> SnapshotTrait {
    SnapshotTrait(mode: mode)
  }
}
