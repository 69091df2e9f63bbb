import Foundation
import XCTest

// F2-08, F2-09
/// Containers that change at random tell each controller a legal and complete story.
final class RandomAppearanceTests: XCTestCase {
  func testContainersThatChangeAtRandomTellWholeStories() {
    assertWholeStories([])
  }

  func testContainersWithOwnCallsTellWholeStories() {
    assertWholeStories(.ownCalls)
  }

  func testHooksThatChangeContainersLeaveWholeStories() {
    assertWholeStories(.redirects)
  }

  func testHooksAndOwnCallsTogetherLeaveWholeStories() {
    assertWholeStories([.redirects, .ownCalls])
  }

  private func assertWholeStories(
    _ options: AppearanceWorld.Options,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    for seed in seeds {
      let world = AppearanceWorld(seed: seed, options: options)
      for _ in 0..<40 where world.faults.isEmpty {
        world.step()
      }
      if world.faults.isEmpty { world.settle() }
      let story = (world.history + world.faults).joined(separator: "\n")
      let left = world.faults.isEmpty ? world.release() : []
      if !world.faults.isEmpty || !left.isEmpty {
        XCTFail("seed \(seed): \(story)\nleft over: \(left)", file: file, line: line)
      }
    }
  }

  /// More of them on request: `VIEWKIT_APPEARANCE_SEEDS=1000..<20000`.
  private var seeds: Range<UInt64> {
    let text = ProcessInfo.processInfo.environment["VIEWKIT_APPEARANCE_SEEDS"] ?? ""
    let bounds = text.split(separator: "..<").compactMap { UInt64($0) }
    return bounds.count == 2 && bounds[0] <= bounds[1] ? bounds[0]..<bounds[1] : 0..<150
  }
}
