import Foundation

/// What holds for the snapshots in a part of a test.
struct SnapshotScope: Sendable {
  /// The innermost scope that the task is in.
  @TaskLocal static var current: SnapshotScope?

  /// When snapshots are recorded; nil leaves that to the environment.
  let mode: SnapshotRecordMode?

  /// Counts the snapshots without a name.
  let series: SnapshotSeries

  /// Creates a scope in the current one, with whose snapshots it counts on.
  init(record mode: SnapshotRecordMode?) {
    let outer = Self.current
    self.mode = mode ?? outer?.mode
    series = outer?.series ?? SnapshotSeries()
  }
}

/// Numbers the snapshots that share a file's name, from 1 in the order in which they are made.
final class SnapshotSeries: @unchecked Sendable {
  // Child tasks may take snapshots at the same time.
  private let lock = NSLock()
  private var counts: [URL: Int] = [:]

  func next(of file: URL) -> Int {
    lock.withLock {
      let number = counts[file, default: 0] + 1
      counts[file] = number
      return number
    }
  }
}

/// Runs a closure in which snapshots are numbered, and recorded as told.
///
/// Snapshots without a name that would share a file get numbers: the first keeps the name of the
/// test, such as `testRow.txt`, and `testRow.2.txt` follows. They count from the outermost scope on,
/// in the order in which they are made; make them one after the other.
///
/// All tests of a class of XCTest number their snapshots with
///
/// ```swift
/// override func invokeTest() {
///   withSnapshots { super.invokeTest() }
/// }
/// ```
///
/// - Parameters:
///   - mode: When snapshots are recorded, or nil for the surrounding scope's mode, else the
///     environment's.
///   - body: What runs in the scope; an error that it throws is passed on.
/// - Returns: What the closure returns.
public func withSnapshots<Result>(
  record mode: SnapshotRecordMode? = nil,
  _ body: () throws -> Result
) rethrows -> Result {
  try SnapshotScope.$current.withValue(SnapshotScope(record: mode), operation: body)
}

/// Runs an asynchronous closure in which snapshots are numbered, and recorded as told.
///
/// Works as the form for other closures does.
public func withSnapshots<Result>(
  record mode: SnapshotRecordMode? = nil,
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotScope.$current.withValue(SnapshotScope(record: mode), operation: body)
}
