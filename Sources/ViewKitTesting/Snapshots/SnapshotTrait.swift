public import Testing

/// A trait of Swift Testing that numbers a test's or suite's snapshots and sets their record mode.
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
  /// The record mode, or `nil` for the enclosing suite's or else the environment's mode.
  public let mode: SnapshotRecordMode?

  /// A Boolean value that indicates whether the trait applies to nested suites; always `true`.
  public var isRecursive: Bool { true }

  /// Runs a test with the record mode in force.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshots(record: mode) { try await function() }
  }
}

extension Trait where Self == SnapshotTrait {
  /// Numbers the unnamed snapshots of each test, as `withSnapshots(record:_:)` does.
  public static var snapshots: SnapshotTrait { SnapshotTrait(mode: nil) }

  /// Numbers the unnamed snapshots of each test, and sets their record mode.
  public static func snapshots(record mode: SnapshotRecordMode) -> SnapshotTrait {
    SnapshotTrait(mode: mode)
  }
}
