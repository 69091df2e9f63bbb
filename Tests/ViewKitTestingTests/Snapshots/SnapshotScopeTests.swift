import Foundation
import XCTest

@testable import ViewKitTesting

final class SnapshotScopeTests: XCTestCase {
  private let row = URL(fileURLWithPath: "/a/row.txt")

  private func number(of file: URL) -> Int? { SnapshotScope.current?.series.next(of: file) }

  func testScopeNamesTheMode() async {
    for mode in SnapshotRecordMode.allCases {
      XCTAssertEqual(withSnapshots(record: mode) { SnapshotRecordMode.current }, mode)
      let later = await withSnapshots(record: mode) {
        await Task.yield()
        return SnapshotRecordMode.current
      }
      XCTAssertEqual(later, mode)
    }
  }

  func testInnerScopeKeepsTheModeUnlessItNamesOne() {
    withSnapshots(record: .failed) {
      XCTAssertEqual(withSnapshots { SnapshotRecordMode.current }, .failed)
      XCTAssertEqual(withSnapshots(record: .all) { SnapshotRecordMode.current }, .all)
    }
  }

  func testSnapshotsAreNumberedByTheirFiles() {
    XCTAssertNil(number(of: row))
    withSnapshots {
      XCTAssertEqual(number(of: row), 1)
      XCTAssertEqual(number(of: row), 2)
      XCTAssertEqual(number(of: URL(fileURLWithPath: "/a/row.svg")), 1)
    }
    withSnapshots { XCTAssertEqual(number(of: row), 1) }
  }

  func testInnerScopesCountOn() async {
    await withSnapshots {
      XCTAssertEqual(number(of: row), 1)
      withSnapshots(record: .never) { XCTAssertEqual(number(of: row), 2) }
      await withSnapshots {
        await Task.yield()
        XCTAssertEqual(number(of: row), 3)
      }
      XCTAssertEqual(number(of: row), 4)
    }
  }

  func testScopesOfParallelTasksDoNotMeet() async {
    await withTaskGroup(of: [Int?].self) { group in
      for _ in 0..<8 {
        group.addTask { [row] in
          await withSnapshots {
            let first = SnapshotScope.current?.series.next(of: row)
            await Task.yield()
            return [first, SnapshotScope.current?.series.next(of: row)]
          }
        }
      }
      for await numbers in group {
        XCTAssertEqual(numbers, [1, 2])
      }
    }
  }

  func testErrorIsPassedOn() async {
    struct Refusal: Error {}
    XCTAssertThrowsError(try withSnapshots { throw Refusal() })
    do {
      try await withSnapshots {
        await Task.yield()
        throw Refusal()
      }
      XCTFail("The error was lost")
    } catch {
      XCTAssertTrue(error is Refusal)
    }
  }
}
