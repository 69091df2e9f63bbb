import XCTest

@testable import ViewKitBenchmarks

/// What a layout allocates, where the Swift runtime lets it be counted.
final class AllocationTests: XCTestCase {
  private func allocations(_ name: String, _ size: Int) throws -> Int {
    let benchmark = try XCTUnwrap(ViewBenchmark(name, size))
    guard let count = benchmark.allocationsOfResize else {
      throw XCTSkip("The runtime of this platform does not let its allocations be counted.")
    }
    return count
  }

  func testObjectsThatAClosureMakesAreCounted() throws {
    var made: [AnyObject] = []
    made.reserveCapacity(8)
    guard let count = countAllocations({ for _ in 0..<8 { made.append(NSObject()) } }) else {
      throw XCTSkip("The runtime of this platform does not let its allocations be counted.")
    }
    XCTAssertEqual(count, 8)
  }

  /// Without optimisation every set of options that the code spells out is allocated, but none for
  /// each view.
  func testResizeAllocatesNothingForEachView() throws {
    for name in ["chain", "indep"] {
      XCTAssertEqual(try allocations(name, 200), try allocations(name, 20), name)
    }
  }

  #if !DEBUG
    func testResizeAllocatesNothing() throws {
      for name in ["chain", "chainflex", "indep", "nested", "labels", "row", "cells"] {
        XCTAssertEqual(try allocations(name, 50), 0, name)
      }
    }
  #endif
}
