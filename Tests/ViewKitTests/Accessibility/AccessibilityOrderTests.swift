import Foundation
import ViewKit
import XCTest

/// Lines that chain, so that no order of three elements is right.
final class AccessibilityOrderTests: XCTestCase {
  private typealias Scene = AccessibilityScene

  /// Each is nearly level with the next, but the last is clearly above the first.
  private func chain() -> [View] {
    [Scene.element("low", 0, 12), Scene.element("middle", 50, 6), Scene.element("high", 100, 0)]
  }

  func testConflictNamesTheThree() throws {  // 8.3.1
    let views = chain()
    let conflicts = Scene.parent(of: views).accessibilityOrderConflicts
    let conflict = try XCTUnwrap(conflicts.first)
    XCTAssertEqual(conflicts.count, 1)
    XCTAssertTrue(conflict.lowest === views[0])
    XCTAssertTrue(conflict.middle === views[1])
    XCTAssertTrue(conflict.highest === views[2])
  }

  func testConflictIsMirrored() {  // 8.3.1
    let root = Scene.parent(of: chain())
    root.environment = Scene.environment(.phone, .rightToLeft)
    XCTAssertTrue(root.accessibilityOrderConflicts.isEmpty)
    root.subviews[0].frame.origin.x = 100
    root.subviews[2].frame.origin.x = 0
    XCTAssertEqual(root.accessibilityOrderConflicts.count, 1)
  }

  func testNoConflictWhereAnOrderIsRight() {  // 8.3.1
    let root = Scene.parent(of: chain())
    root.environment = Scene.environment(.pad)
    XCTAssertTrue(root.accessibilityOrderConflicts.isEmpty)
    let grid = (0..<40).map { Scene.element("\($0)", CGFloat($0 % 4) * 50, CGFloat($0 / 4) * 50) }
    XCTAssertTrue(Scene.parent(of: grid).accessibilityOrderConflicts.isEmpty)
    let listed = Scene.parent(of: chain())
    listed.accessibilityElements = listed.subviews
    XCTAssertTrue(listed.accessibilityOrderConflicts.isEmpty)
  }

  func testConflictsOfGroupsNameTheirFirstElements() {  // 8.3.3
    let groups = chain().map { view in
      let group = Scene.parent(of: [Scene.element("later", view.frame.minX, 200), view])
      group.shouldGroupAccessibilityChildren = true
      return group
    }
    let conflicts = Scene.parent(of: groups).accessibilityOrderConflicts
    XCTAssertEqual(conflicts.map(\.lowest.accessibilityLabel), ["low"])
    XCTAssertEqual(conflicts.map(\.highest.accessibilityLabel), ["high"])
  }

  /// The number of comparisons is that of a merge: at most one an element for each doubling.
  func testComparisonsGrowWithTheElements() {  // 8.3.1
    let numbers: [Int] = (0..<10_000).map { $0 * 7_919 % 10_000 }
    var comparisons = 0
    let sorted = stableMerge(numbers) { first, second in
      comparisons += 1
      return first < second
    }
    XCTAssertEqual(sorted, numbers.sorted())
    XCTAssertLessThan(comparisons, 10_000 * 15)
    comparisons = 0
    _ = stableMerge(sorted) { first, second in
      comparisons += 1
      return first < second
    }
    XCTAssertEqual(comparisons, 9_999)
  }

  func testEveryOneOfManyElementsIsReadOnce() {  // 8.3.1
    let views: [View] = (0..<10_000).map { index in
      let (column, row) = (index * 7 % 40, index * 13 % 10_000)
      return Scene.element("\(index)", CGFloat(column * 10), CGFloat(row))
    }
    let root = Scene.parent(of: views)
    let labels = root.accessibilityReadingOrder.map { $0.element.accessibilityLabel ?? "" }
    XCTAssertEqual(labels.count, 10_000)
    XCTAssertEqual(Set(labels).count, 10_000)
    XCTAssertLessThanOrEqual(root.accessibilityOrderConflicts.count, 10_000)
  }

  /// Every conflict is found: by comparing with all triples of small scenes.
  func testConflictsAreThoseOfAllTriples() {  // 8.3.1
    var generator = Generator(state: 7)
    var found = 0
    for _ in 0..<200 {
      let views = (0..<6).map { index in
        Scene.element("\(index)", CGFloat(generator.next(8)) * 10, CGFloat(generator.next(24)))
      }
      let conflicts = Scene.parent(of: views).accessibilityOrderConflicts
      let middles = Set(conflicts.map { $0.middle.accessibilityLabel ?? "" })
      XCTAssertEqual(middles, Set(middlesOfAllTriples(views)))
      found += conflicts.count
    }
    XCTAssertGreaterThan(found, 40)
  }

  private func middlesOfAllTriples(_ views: [View]) -> [String] {
    func precedes(_ first: View, _ second: View) -> Bool {
      let (a, b) = (first.frame.origin, second.frame.origin)
      return abs(a.y - b.y) >= 8 ? a.y < b.y : a.x < b.x
    }
    return views.filter { middle in
      views.contains { low in
        views.contains { high in
          high.frame.minY <= low.frame.minY - 8
            && precedes(low, middle) && precedes(middle, high)
            && abs(low.frame.minY - middle.frame.minY) < 8
            && abs(middle.frame.minY - high.frame.minY) < 8
        }
      }
    }
    .compactMap(\.accessibilityLabel)
  }

  func testEqualPlacesKeepTheOrderOfTheTree() {  // 8.3.1
    let views = (0..<20).map { Scene.element("\($0)", 10, CGFloat($0 % 3)) }
    XCTAssertEqual(Scene.parent(of: views).labelsInOrder, (0..<20).map { "\($0)" })
  }

  func testOrderIsTheSameEachTimeAlsoWhereLinesChain() {  // 8.3.1
    let root = Scene.parent(of: chain() + chain())
    let first = root.labelsInOrder
    XCTAssertEqual(first.count, 6)
    for _ in 0..<5 {
      XCTAssertEqual(root.labelsInOrder, first)
    }
    // Each may follow the one before, so that all stay as they are in the tree.
    XCTAssertEqual(Scene.parent(of: chain()).labelsInOrder, ["low", "middle", "high"])
  }
}

/// Numbers that are the same in every run.
private struct Generator {
  var state: UInt64

  mutating func next(_ bound: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % bound
  }
}
