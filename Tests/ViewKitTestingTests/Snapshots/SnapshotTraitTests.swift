import Foundation
import Testing

@testable import ViewKitTesting

@Suite(.snapshots(record: .failed))
struct SnapshotTraitTests {
  @Test func suiteNamesTheMode() {
    #expect(SnapshotRecordMode.current == .failed)
  }

  @Test(.snapshots(record: .all)) func testNamesTheMode() {
    #expect(SnapshotRecordMode.current == .all)
  }

  @Test(.snapshots) func testWithoutAModeFollowsTheSuite() {
    #expect(SnapshotRecordMode.current == .failed)
  }

  /// The suite's scope and the test's are one for each run of the test.
  @Test(.snapshots, arguments: [1, 2, 3]) func everyCaseCountsFromTheStart(argument: Int) {
    let file = URL(fileURLWithPath: "/a/row.txt")
    #expect(SnapshotScope.current?.series.next(of: file) == 1)
    #expect(SnapshotScope.current?.series.next(of: file) == 2)
  }

  @Suite struct InnerTests {
    @Test func suitesInTheSuiteFollow() {
      #expect(SnapshotRecordMode.current == .failed)
    }
  }
}
