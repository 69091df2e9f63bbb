import Testing
import ViewKit
import ViewKitTesting
import XCTest

// Snapshots without names are numbered in each test, in the scope that either library offers.

final class XCTestNumberedSnapshotTests: XCTestCase {
  override func invokeTest() {
    withSnapshots(record: .never) { super.invokeTest() }
  }

  func testNumbers() {
    let row = NameRow()
    assertSnapshot(of: row.stack, as: .size)
    assertSnapshot(of: row.badge, as: .size)
  }

  func testNumbersAsynchronously() async {
    let row = NameRow()
    assertSnapshot(of: row.stack, as: .size)
    await Task.yield()
    await withSnapshots {
      await Task.yield()
      assertSnapshot(of: row.badge, as: .size)
    }
  }
}

@Suite(.snapshots(record: .never)) struct SwiftTestingNumberedSnapshotTests {
  @Test func numbers() {
    let row = NameRow()
    assertSnapshot(of: row.stack, as: .size)
    assertSnapshot(of: row.badge, as: .size)
  }

  @Test(.snapshots) @MainActor func numbersAsynchronously() async {
    let row = NameRow()
    assertSnapshot(of: row.stack, as: .size)
    await Task.yield()
    await withSnapshots {
      await Task.yield()
      assertSnapshot(of: row.badge, as: .size)
    }
  }
}
