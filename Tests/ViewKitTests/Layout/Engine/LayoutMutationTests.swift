import XCTest

@testable import ViewKit

/// However a tree has come to its state, its frames are those of a new tree in this state.
final class LayoutMutationTests: XCTestCase {
  /// So many sequences are run; raise it by hand for a longer search.
  private static let sequences: UInt64 = 300
  private static let changes = 60

  func testFramesDoNotDependOnTheWayToAState() {
    for seed in 0..<Self.sequences {
      let tree = MutatingTree(seed: seed)
      for _ in 0..<Self.changes { tree.change() }
      if let difference = tree.differenceFromFreshTree() {
        XCTFail("seed \(seed): \(difference)")
      }
    }
  }
}
