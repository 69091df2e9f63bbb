import ViewKitSolver
import XCTest

@testable import ViewKit
@testable import ViewKitScenarios

/// What a layout allocates, where the Swift runtime lets it be counted.
final class AllocationTests: LayoutTestCase {
  private func requireCount(_ count: Int?) throws -> Int {
    guard let count else {
      throw XCTSkip("The runtime of this platform does not let its allocations be counted.")
    }
    return count
  }

  func testObjectsThatAClosureMakesAreCounted() throws {
    var made: [AnyObject] = []
    made.reserveCapacity(8)
    let count = countAllocations { for _ in 0..<8 { made.append(NSObject()) } }
    XCTAssertEqual(try requireCount(count), 8)
    XCTAssertEqual(try requireCount(countAllocations {}), 0)
  }

  func testResizeAllocatesNothing() throws {  // F2-24
    #if DEBUG
      throw XCTSkip("Without optimization every set of options in the code is allocated.")
    #else
      let names = [
        "chain", "chainflex", "indep", "nested", "labels", "row", "cells", "texts", "masks",
      ]
      for name in names {
        let benchmark = try XCTUnwrap(ViewBenchmark(name, 50))
        XCTAssertEqual(try requireCount(benchmark.allocationsOfResize), 0, name)
      }
    #endif
  }

  /// The tables outside of the runtime's sight.
  func testTablesDoNotGrowOnResize() throws {
    makeRoot(100, 100)
    var above = root
    for _ in 0..<40 {
      let view = addView(to: above)
      for edge in [LayoutConstraint.Attribute.left, .top, .right, .bottom] {
        constrain(view, edge, to: above, edge)
      }
      above = view
    }
    func resize(_ width: CGFloat) {
      root.frame.size.width = width
      layOut()
    }
    for width in [120, 100, 120, 100] as [CGFloat] { resize(width) }
    let engine = try XCTUnwrap(root.rootEngine())
    let extras = try XCTUnwrap(root.extras)
    let before = (
      engine.solver.storageCapacity, engine.frames.capacity, extras.lentPath.capacity
    )
    for width in [130, 90, 130] as [CGFloat] { resize(width) }
    assertFrame(above, 0, 0, 130, 100)
    XCTAssertEqual(engine.solver.storageCapacity, before.0)
    XCTAssertEqual(engine.frames.capacity, before.1)
    XCTAssertEqual(extras.lentPath.capacity, before.2)
  }
}
