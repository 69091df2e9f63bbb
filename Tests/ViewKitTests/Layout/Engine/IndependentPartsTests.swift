import Foundation
import ViewKitSolver
import XCTest

@testable import ViewKit

/// Work in one part of a tree does not grow with the parts that have nothing to do with it.
final class IndependentPartsTests: LayoutTestCase {
  private final class CountingView: View {
    var layouts = 0

    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  /// A part with a chain of views whose widths depend on its own.
  private func addPart(_ y: CGFloat, views count: Int) -> (CountingView, LayoutConstraint) {
    let part = add(CountingView())
    place(part, x: 0, y: y)
    constrain(part, .height, plus: 40)
    let width = constrain(part, .width, plus: 1000)
    var before: View?
    for _ in 0..<count {
      let view = addView(to: part)
      constrain(view, .top, to: part, .top)
      constrain(view, .height, plus: 10)
      constrain(view, .width, to: part, .width, times: 1 / CGFloat(count))
      constrain(view, .left, to: before ?? part, before == nil ? .left : .right)
      before = view
    }
    return (part, width)
  }

  /// The solver's work for a resize of a part of 10 views, beside another part.
  private func workOfResize(besides count: Int) throws -> Counters {
    makeRoot(2000, 200)
    let (part, width) = addPart(0, views: 10)
    let (other, _) = addPart(100, views: count)
    layOut()
    let engine = try XCTUnwrap(root.rootEngine())
    let before = engine.solver.counters
    let layouts = other.layouts
    width.constant = 500
    layOut()
    assertFrame(part.subviews[9], 450, 0, 50, 10)
    XCTAssertEqual(other.layouts, layouts)
    var work = engine.solver.counters
    work.evaluations -= before.evaluations
    work.groups -= before.groups
    work.simplexRuns -= before.simplexRuns
    work.pivots -= before.pivots
    work.activations -= before.activations
    work.eliminations -= before.eliminations
    work.conflictSearches -= before.conflictSearches
    work.uncertified -= before.uncertified
    return work
  }

  func testResizeDoesNoWorkInAnIndependentPart() throws {
    let alone = try workOfResize(besides: 0)
    XCTAssertGreaterThan(alone.evaluations, 0)
    XCTAssertEqual(try workOfResize(besides: 10), alone)
    XCTAssertEqual(try workOfResize(besides: 500), alone)
  }
}
