import XCTest

@testable import ViewKitScenarios

/// Code of an app that changes anything while it is asked or told something.
///
/// `ViewKitBenchmarks reenter` makes as many runs as one likes.
final class ReentrantRunTests: XCTestCase {
  // F2-01, F2-02, F2-03, F2-04
  func testTreesStayWholeWhateverHooksDo() {
    // In the last ones a stack's baseline came from a view that did not give it any more.
    for seed in Array(0..<30) + [1262, 1422, 9612, 11_171] as [UInt64] {
      let outcome = ReentrantRun.outcome(seed: seed, steps: 60, comparingEvery: 6)
      XCTAssertNil(outcome.fault, "seed \(seed)")
    }
  }

  // F2-01, F2-02, F2-03, F2-04
  func testLayoutEndsWhateverHooksDoEachTime() {
    for seed in 0..<3 as Range<UInt64> {
      XCTAssertNil(EndlessRun(seed: seed).fault(), "seed \(seed)")
    }
  }
}
