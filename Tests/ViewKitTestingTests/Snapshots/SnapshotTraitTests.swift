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

  @Suite struct InnerTests {
    @Test func suitesInTheSuiteFollow() {
      #expect(SnapshotRecordMode.current == .failed)
    }
  }
}
