import Foundation
import XCTest

@testable import ViewKit

/// Views that change the tree, or another one, while an update of the layout asks them.
///
/// Each of these changes was lost, or stopped the process.
final class UpdateChangeTests: LayoutTestCase {
  private func makeTree() -> View { View(frame: CGRect(x: 0, y: 0, width: 300, height: 200)) }

  // F2-01
  func testAConstraintThatWaitedInAnotherTreeKeepsItsRow() {
    let (old, new) = (makeTree(), makeTree())
    let view = add(View(), to: old)
    constrain(view, .left, to: old, .left)
    old.layoutIfNeeded()
    let width = constrain(view, .width, plus: 30)
    new.addSubview(view)
    constrain(view, .left, to: new, .left, plus: 5)
    new.layoutIfNeeded()
    assertFrame(view, 5, 0, 30, 0)
    makeTree().addSubview(old)
    width.constant = 40
    new.layoutIfNeeded()
    assertFrame(view, 5, 0, 40, 0)
    view.removeFromSuperview()
    new.layoutIfNeeded()
  }

  // F2-01
  func testAViewThatLeavesWhenItIsAskedBelongsToItsNewTree() {
    makeRoot(300, 200)
    let other = makeTree()
    let asked = add(AskedView())
    let width = constrain(asked, .width, plus: 10)
    asked.answer(.insets) {
      other.addSubview(asked)
      other.layoutIfNeeded()
    }
    layOut()
    XCTAssertEqual(asked.frame.width, 10)
    width.constant = 20
    layOut()
    other.layoutIfNeeded()
    XCTAssertEqual(asked.frame.width, 20)
    asked.removeFromSuperview()
    layOut()
    other.layoutIfNeeded()
  }

  // F2-01
  func testAViewWithoutConstraintsThatLeavesBeforeItsTurnIsNotTakenIn() {
    makeRoot(300, 200)
    let other = makeTree()
    let (asked, leaving) = (add(AskedView()), add(Box(20, 10)))
    asked.answer(.insets) { other.addSubview(leaving) }
    constrain(asked, .left, to: root, .left, plus: 3)
    layOut()
    constrain(leaving, .left, to: other, .left, plus: 7)
    other.layoutIfNeeded()
    assertFrame(leaving, 7, 0, 20, 10)
    XCTAssertTrue(other.layoutConflicts.isEmpty)
  }

  // F2-01
  func testAConstraintAboveAFittedViewMayChangeMeanwhile() {
    makeRoot(300, 200)
    let (outer, beside) = (addView(), addView())
    let asked = add(AskedView(), to: outer)
    pin(asked, to: outer)
    place(outer, x: 0, y: 0)
    place(beside, x: 0, y: 100)
    constrain(beside, .width, plus: 50)
    let link = constrain(beside, .height, to: outer, .width)
    layOut()
    asked.answer(.content) { link.constant = 4 }
    XCTAssertEqual(outer.systemLayoutSizeFitting(.zero).width, 30)
    let known = root.layoutItem?.hostedEngine?.registeredItems ?? []
    XCTAssertEqual(known.filter { $0 === outer.layoutItem }.count, 1)
    asked.content.width = 60
    asked.invalidateIntrinsicContentSize()
    layOut()
    assertFrame(outer, 0, 0, 60, 20)
    assertFrame(beside, 0, 100, 50, 64)
    outer.removeFromSuperview()
    layOut()
  }

  // F2-01
  func testAQuestionForAmbiguityDuringAnUpdateTakesNoFrameAway() {
    makeRoot(300, 200)
    let view = addView()
    place(view, x: 0, y: 0)
    let width = constrain(view, .width, plus: 50)
    constrain(view, .height, plus: 20)
    layOut()
    width.constant = 80
    let asked = add(AskedView())
    asked.answer(.insets) { XCTAssertFalse(view.hasAmbiguousLayout) }
    constrain(asked, .left, to: view, .right)
    layOut()
    XCTAssertTrue(asked.answered(.insets))
    assertFrame(view, 0, 0, 80, 20)
    XCTAssertEqual(asked.frame.minX, 80)
  }

  // F2-01
  func testAPriorityThatChangesWhileARowIsMadeCounts() {
    makeRoot(300, 200)
    let asked = add(AskedView())
    constrain(asked, .left, to: root, .left)
    constrain(asked, .height, plus: 20)
    constrain(asked, .top, to: root, .top, plus: 10, at: 500)
    let baseline = constrain(asked, .lastBaseline, to: root, .top, plus: 100, at: 250)
    asked.answer(.baseline) { baseline.priority = LayoutPriority(750) }
    layOut()
    XCTAssertTrue(asked.answered(.baseline))
    assertFrame(asked, 0, 80, 30, 20)
  }

  // F2-01
  func testALayoutDuringAQuestionForContentDoesNotLoseTheAnswer() {
    makeRoot(300, 200)
    let outer = addView()
    let asked = add(AskedView(), to: outer)
    pin(asked, to: outer)
    place(outer, x: 0, y: 0)
    let extra = constrain(asked, .width, .lessThanOrEqual, plus: 200)
    asked.answer(.content) { [root] in
      extra.constant = 100
      root.layoutIfNeeded()
    }
    XCTAssertEqual(outer.systemLayoutSizeFitting(.zero), CGSize(width: 30, height: 20))
    layOut()
    assertFrame(outer, 0, 0, 30, 20)
  }

  // F2-02
  func testWhatAConflictObserverChangesCountsInTheNextLayout() {
    makeRoot(300, 200)
    let view = add(Box(30, 20))
    place(view, x: 0, y: 0)
    constrain(view, .width, plus: 40)
    layOut()
    root.layoutConflictObserver = { _ in
      view.content.height = 25
      view.invalidateIntrinsicContentSize()
    }
    view.invalidateIntrinsicContentSize()
    constrain(view, .width, plus: 50)
    layOut()
    layOut()
    XCTAssertEqual(view.frame.height, 25)
  }

  // F2-02
  func testAViewThatLeavesAfterItsTurnTakesNoOthersTurn() {
    makeRoot(300, 200)
    let (first, asked, last) = (add(Box(10, 10)), add(AskedView()), add(Box(20, 20)))
    for view in [first, asked, last] { place(view, x: 0, y: 0) }
    layOut()
    first.invalidateIntrinsicContentSize()
    asked.invalidateIntrinsicContentSize()
    last.content.width = 70
    last.invalidateIntrinsicContentSize()
    asked.answer(.content) {
      first.invalidateIntrinsicContentSize()
      first.removeFromSuperview()
    }
    layOut()
    assertFrame(last, 0, 0, 70, 20)
  }
}
