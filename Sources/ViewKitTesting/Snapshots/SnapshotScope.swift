import Foundation

/// The settings for the snapshots in a part of a test.
struct SnapshotScope: Sendable {
  /// The innermost scope of the current task.
  @TaskLocal static var current: SnapshotScope?

  /// The record mode, or nil to use the environment's.
  let mode: SnapshotRecordMode?

  /// The numbers of the unnamed snapshots.
  let series: SnapshotSeries

  /// Creates a scope nested in the current one, whose numbering it continues.
  init(record mode: SnapshotRecordMode?) {
    let outer = Self.current
    self.mode = mode ?? outer?.mode
    series = outer?.series ?? SnapshotSeries()
  }
}

/// Numbers the snapshots that share a file name from 1, in the order in which they are taken.
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

/// Runs a closure in which unnamed snapshots are numbered and recorded in the given mode.
///
/// Unnamed snapshots that would share a file are numbered: the first one keeps the name of the
/// test, such as `testRow.txt`, and the next is `testRow.2.txt`. Numbering begins with the
/// outermost scope and follows the order in which the snapshots are taken, so take them one after
/// the other.
///
/// To number the snapshots in all tests of an XCTest class, override one method:
///
/// ```swift
/// override func invokeTest() {
///   withSnapshots { super.invokeTest() }
/// }
/// ```
///
/// - Parameters:
///   - mode: The record mode, or `nil` for the surrounding scope's or else the environment's mode.
///   - body: The closure to run; an error that it throws is rethrown.
/// - Returns: The return value of the closure.
public func withSnapshots<Result>(
  record mode: SnapshotRecordMode? = nil,
  _ body: () throws -> Result
) rethrows -> Result {
  try SnapshotScope.$current.withValue(SnapshotScope(record: mode), operation: body)
}

/// Runs an asynchronous closure in which unnamed snapshots are numbered and recorded in the given
/// mode.
///
/// Otherwise the same as the synchronous form.
public func withSnapshots<Result>(
  record mode: SnapshotRecordMode? = nil,
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotScope.$current.withValue(SnapshotScope(record: mode), operation: body)
}
