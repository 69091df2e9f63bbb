import Foundation
import XCTest

@testable import ViewKit

/// Trees that change while they are laid out by constraints.
final class TreeChangeTests: LayoutTestCase {
  func testViewMovesToAnotherTreeWithWhatItHolds() {
    makeRoot(300, 100)
    let (a, b) = (addView(), addView())
    let inner = addView(to: a)
    fix(inner, 5, 5, 20, 20)
    constrain(a, .right, to: inner, .right, plus: 5)
    constrain(a, .left, to: root, .left, plus: 40)
    constrain(b, .left, to: a, .right)
    layOut()
    XCTAssertEqual(b.frame.minX, 70)
    let other = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    other.addSubview(a)
    constrain(a, .right, to: other, .right)
    other.layoutIfNeeded()
    XCTAssertEqual([a.frame.minX, a.frame.width], [170, 30])
    assertFrame(inner, 5, 5, 20, 20)
    layOut()
    XCTAssertEqual(a.constraints.count, 5 - 2 + 0)
    root.addSubview(a)
    constrain(a, .left, to: root, .left, plus: 1)
    layOut()
    XCTAssertEqual(a.frame.minX, 1)
    XCTAssertTrue(other.constraints.isEmpty)
    other.layoutIfNeeded()
  }

  func testTreeBecomesPartOfAnother() {
    makeRoot(300, 100)
    let tree = View(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    let v = add(View(), to: tree)
    pin(v, to: tree, inset: 5)
    tree.layoutIfNeeded()
    assertFrame(v, 5, 5, 90, 40)
    root.addSubview(tree)
    let w = addView()
    constrain(w, .left, to: v, .right)
    layOut()
    assertFrame(v, 5, 5, 90, 40)
    XCTAssertEqual(w.frame.minX, 105)
    tree.removeFromSuperview()
    tree.frame.size.width = 60
    tree.layoutIfNeeded()
    assertFrame(v, 5, 5, 50, 40)
    layOut()
    XCTAssertFalse(w.layoutConflicts.contains { _ in true })
  }

  func testConstraintsOfALaidOutTreeThatWaitForItsNextLayoutHoldInItsNewTree() {
    let inner = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = add(View(), to: inner)
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    inner.layoutIfNeeded()
    view.heightAnchor.constraint(equalToConstant: 40).isActive = true
    makeRoot(300, 300)
    root.addSubview(inner)
    constrain(view, .left, to: inner, .left, plus: 5)
    constrain(view, .top, to: inner, .top, plus: 6)
    layOut()
    assertFrame(view, 5, 6, 30, 40)
  }

  func testViewMovesWithinItsTree() {
    makeRoot(300, 100)
    let (a, b) = (addView(), addView())
    fix(a, 0, 0, 100, 100)
    fix(b, 100, 0, 100, 100)
    let v = addView(to: a)
    let own = constrain(v, .width, plus: 30)
    constrain(v, .left, to: a, .left, plus: 7)
    let far = constrain(v, .top, to: root, .top, plus: 9)
    layOut()
    assertFrame(v, 7, 9, 30, 0)
    b.addSubview(v)
    layOut()
    XCTAssertTrue(own.isActive)
    XCTAssertFalse(far.isActive)
    XCTAssertTrue(a.constraints.allSatisfy { $0.firstItem !== v })
    constrain(v, .right, to: b, .right)
    layOut()
    XCTAssertEqual([v.frame.minX, v.frame.width], [70, 30])
  }

  func testConstraintsOfFreedViewsLeaveTheLayout() {
    makeRoot(300, 100)
    let b = addView()
    constrain(b, .left, to: root, .left, plus: 3, at: 1)
    weak var freed: View?
    func scope() {
      let a = addView()
      freed = a
      constrain(a, .left, to: root, .left, plus: 50)
      constrain(b, .left, to: a, .left)
      layOut()
      XCTAssertEqual(b.frame.minX, 50)
      a.removeFromSuperview()
    }
    scope()
    XCTAssertNil(freed)
    layOut()
    XCTAssertEqual(b.frame.minX, 3)
  }

  func testViewsAddedAndRemovedBeforeALayoutAreFreed() {
    makeRoot(300, 100)
    constrain(addView(), .width, plus: 1)
    layOut()
    weak var freed: View?
    func scope() {
      let a = addView()
      freed = a
      constrain(a, .left, to: root, .left, plus: 50)
      a.removeFromSuperview()
    }
    scope()
    XCTAssertNil(freed)
    layOut()
  }

  func testSubtreeBelowAPlainViewIsFound() {
    makeRoot(300, 100)
    constrain(addView(), .width, plus: 1)
    layOut()
    let plain = View(frame: CGRect(x: 10, y: 0, width: 100, height: 100))
    let deep = View(frame: CGRect(x: 10, y: 0, width: 80, height: 80))
    plain.addSubview(deep)
    root.addSubview(plain)
    layOut()
    let v = addView(to: deep)
    constrain(v, .left, to: deep, .left, plus: 5)
    constrain(v, .right, to: root, .right)
    layOut()
    assertFrame(v, 5, 0, 275, 0)
    plain.frame.origin.x = 20
    layOut()
    assertFrame(v, 5, 0, 265, 0)
  }

  func testViewsWithoutConstraintsAreFoundBelowPlainOnes() {
    makeRoot(300, 100)
    constrain(addView(), .width, plus: 1)
    layOut()
    let plain = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = add(Box(30, 20), to: plain)
    root.addSubview(plain)
    layOut()
    XCTAssertEqual(box.frame.size, CGSize(width: 30, height: 20))
    plain.removeFromSuperview()
    box.content.width = 40
    box.invalidateIntrinsicContentSize()
    root.addSubview(plain)
    layOut()
    XCTAssertEqual(box.frame.size, CGSize(width: 40, height: 20))
  }

  func testMaskTurnedOffLaterCounts() {
    makeRoot(300, 100)
    constrain(addView(), .width, plus: 1)
    let box = add(Box(30, 20))
    box.translatesAutoresizingMaskIntoConstraints = true
    box.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layOut()
    assertFrame(box, 1, 2, 3, 4)
    box.translatesAutoresizingMaskIntoConstraints = false
    layOut()
    XCTAssertEqual(box.frame.size, CGSize(width: 30, height: 20))
  }

  func testSiblingsAddedWhileFittingSizesAreAskedArePlaced() {
    makeRoot(300, 100)
    let p = addView()
    fix(p, 0, 0, 100, 100)
    layOut()
    let child = add(Box(30, 20), to: p)
    constrain(child, .left, to: p, .left, plus: 4)
    constrain(child, .top, to: p, .top, plus: 4)
    _ = p.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    _ = child.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    layOut()
    assertFrame(child, 4, 4, 30, 20)
  }

  func testRootThatIsFreedLeavesItsViewsFree() {
    let (a, b) = (View(), View())
    var constraint: LayoutConstraint?
    func scope() {
      let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      add(a, to: root)
      add(b, to: a)
      constraint = constrain(b, .width, plus: 10)
      constrain(a, .width, to: root, .width)
      root.layoutIfNeeded()
    }
    scope()
    XCTAssertNil(a.superview)
    constraint?.constant = 20
    a.frame.size.width = 33
    a.layoutIfNeeded()
    XCTAssertEqual(b.frame.width, 20)
    XCTAssertEqual(constraint?.isActive, true)
  }

  func testDeepTreesAreLaidOut() {
    makeRoot(3000, 100)
    var parent = root
    var leaf = root
    for _ in 0..<300 {
      leaf = addView(to: parent)
      pin(leaf, to: parent, inset: 1)
      parent = leaf
    }
    root.frame.size.height = 700
    layOut()
    XCTAssertEqual(leaf.frame, CGRect(x: 1, y: 1, width: 2400, height: 100))
    let far = addView()
    constrain(far, .left, to: leaf, .left)
    layOut()
    XCTAssertEqual(far.frame.minX, 300)
  }

  func testAViewThatLeavesTakesNoFrameFromThoseThatHaveChangedWithIt() {
    for leaving in 0..<4 {
      makeRoot(300, 100)
      let views = (0..<4).map { _ in addView() }
      let widths = views.map { constrain($0, .width, plus: 10) }
      layOut()
      for width in widths { width.constant = 20 }
      // The solution is up to date, and the frames are not taken from it yet.
      XCTAssertTrue(root.layoutConflicts.isEmpty)
      views[leaving].removeFromSuperview()
      layOut()
      for (index, view) in views.enumerated() where index != leaving {
        XCTAssertEqual(view.frame.width, 20, "\(index) beside \(leaving)")
      }
    }
  }

  func testConstraintsThatWaitAreTakenInWhenTheTreeStartsAnew() {
    makeRoot(300, 100)
    let v = addView()
    fix(v, 0, 0, 10, 10)
    layOut()
    let follower = addView()
    constrain(follower, .width, to: v, .width)
    root.environment = Environment(traits: TraitCollection(displayScale: 3))
    layOut()
    XCTAssertEqual(follower.frame.width, 10)

    let outer = View(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    constrain(follower, .height, to: v, .height)
    outer.addSubview(root)
    outer.layoutIfNeeded()
    XCTAssertEqual(follower.frame.size, CGSize(width: 10, height: 10))
  }

  func testAFreeRootStaysAsItIsUnlessConstraintsMoveIt() {
    for isReversed in [false, true] {
      makeRoot(0, 0)
      root.translatesAutoresizingMaskIntoConstraints = false
      let v = addView()
      let (first, second) = isReversed ? (root, v) : (v, root)
      constrain(first, .width, to: second, .width, times: -1, plus: 100)
      layOut()
      XCTAssertEqual(root.frame.width, 0)
      XCTAssertEqual(v.frame.width, 100)
    }
  }
}
