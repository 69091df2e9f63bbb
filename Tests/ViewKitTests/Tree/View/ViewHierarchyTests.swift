import ViewKit
import XCTest

final class ViewHierarchyTests: XCTestCase {
  private let log = CallLog()

  private func spy(_ name: String) -> SpyView {
    SpyView(name, log: log)
  }

  // MARK: Adding

  func testAddingWithoutWindowCallsInUIKitsOrder() {  // 1.2.1
    let (parent, child) = (spy("parent"), spy("child"))
    parent.addSubview(child)
    XCTAssertEqual(
      log.take(),
      [
        "child.willMoveToSuperview(parent) from nil",
        "child.didMoveToSuperview in parent",
        "parent.didAddSubview(child)",
      ]
    )
    XCTAssertTrue(child.superview === parent)
    XCTAssertTrue(parent.subviews.elementsEqual([child], by: ===))
  }

  func testAddingInAWindowTellsOfTheWindowFirst() {  // 1.2.2, 1.2.3
    let window = Window(frame: .zero)
    let (parent, child) = (spy("parent"), spy("child"))
    window.addSubview(parent)
    _ = log.take()
    parent.addSubview(child)
    let calls = log.take()
    XCTAssertEqual(
      calls.filter { $0.contains("did") },
      [
        "child.didMoveToWindow in window",
        "child.didMoveToSuperview in parent",
        "parent.didAddSubview(child)",
      ]
    )
    XCTAssertEqual(
      Set(calls.filter { $0.contains("will") }),
      ["child.willMoveToSuperview(parent) from nil", "child.willMoveToWindow(window) from nil"]
    )
  }

  func testSubtreeOfAnAddedViewHearsOfTheWindowOnly() {  // 1.2.4, 1.2.5
    let window = Window(frame: .zero)
    let (a, b, c) = (spy("a"), spy("b"), spy("c"))
    a.addSubview(b)
    b.addSubview(c)
    _ = log.take()
    window.addSubview(a)
    let calls = log.take()
    XCTAssertEqual(
      calls.filter { $0.hasPrefix("b.") || $0.hasPrefix("c.") }.sorted(),
      [
        "b.didMoveToWindow in window", "b.willMoveToWindow(window) from nil",
        "c.didMoveToWindow in window", "c.willMoveToWindow(window) from nil",
      ]
    )
    XCTAssertEqual(
      calls.filter { $0.contains("willMoveToWindow") }.map { $0.prefix(1) },
      ["a", "b", "c"]
    )
  }

  func testMovingInsideOneWindowTellsOfTheSuperviewOnly() {  // 1.2.6
    let window = Window(frame: .zero)
    let (a, b, child) = (View(), View(), spy("child"))
    window.addSubview(a)
    window.addSubview(b)
    a.addSubview(child)
    _ = log.take()
    b.addSubview(child)
    XCTAssertEqual(
      log.take(),
      ["child.willMoveToSuperview(view) from view", "child.didMoveToSuperview in view"]
    )
  }

  func testAddedViewIsFrontMostAndLeavesItsEarlierSuperview() {  // 1.2.7
    let (a, b, first, child) = (View(), View(), View(), View())
    b.addSubview(first)
    a.addSubview(child)
    b.addSubview(child)
    XCTAssertTrue(a.subviews.isEmpty)
    XCTAssertTrue(b.subviews.elementsEqual([first, child], by: ===))
  }

  func testParentOwnsItsSubviews() {  // 1.2.7
    let parent = View()
    weak var child: View?
    do {
      let made = View()
      parent.addSubview(made)
      child = made
    }
    XCTAssertNotNil(child)
    child?.removeFromSuperview()
    XCTAssertNil(child)
  }

  func testMovingToAnotherSuperviewIsOneMove() {  // 1.2.8
    let (a, b, child) = (spy("a"), spy("b"), spy("child"))
    a.addSubview(child)
    _ = log.take()
    b.addSubview(child)
    XCTAssertEqual(
      log.take(),
      [
        "child.willMoveToSuperview(b) from a",
        "a.willRemoveSubview(child)",
        "child.didMoveToSuperview in b",
        "b.didAddSubview(child)",
      ]
    )
  }

  func testAddingAgainMovesToTheFrontWithoutCallbacks() {  // 1.2.9
    let (parent, child, other) = (spy("parent"), spy("child"), View())
    parent.addSubview(child)
    parent.addSubview(other)
    _ = log.take()
    parent.addSubview(child)
    XCTAssertEqual(log.take(), [])
    XCTAssertTrue(parent.subviews.elementsEqual([other, child], by: ===))
    XCTAssertTrue(child.superview === parent)
  }

  // MARK: Removing

  func testRemovingFromAWindowCallsInUIKitsOrder() {  // 1.3.1, 1.3.2
    let window = Window(frame: .zero)
    let (parent, child, grandchild) = (spy("parent"), spy("child"), spy("grandchild"))
    window.addSubview(parent)
    parent.addSubview(child)
    child.addSubview(grandchild)
    _ = log.take()
    child.removeFromSuperview()
    XCTAssertEqual(
      log.take(),
      [
        "parent.willRemoveSubview(child)",
        "child.willMoveToSuperview(nil) from parent",
        "child.willMoveToWindow(nil) from window",
        "grandchild.willMoveToWindow(nil) from window",
        "child.didMoveToWindow in nil",
        "grandchild.didMoveToWindow in nil",
        "child.didMoveToSuperview in nil",
      ]
    )
    XCTAssertTrue(parent.subviews.isEmpty)
  }

  func testRemovingARootDoesNothing() {  // 1.3.3
    let view = spy("view")
    view.removeFromSuperview()
    XCTAssertEqual(log.take(), [])
  }

  func testFreeingAParentTellsNobody() {  // 1.3.4
    let child = spy("child")
    do {
      let parent = spy("parent")
      parent.addSubview(child)
      _ = log.take()
    }
    XCTAssertNil(child.superview)
    XCTAssertEqual(log.take(), [])
  }

  func testCallbackThatRemovesTheViewAgainLeavesAConsistentTree() {
    final class Shy: View {
      override func didMoveToSuperview() {
        if superview != nil { removeFromSuperview() }
      }
    }
    let (parent, shy) = (View(), Shy())
    parent.addSubview(shy)
    XCTAssertNil(shy.superview)
    XCTAssertTrue(parent.subviews.isEmpty)
  }

  func testCallbackThatTakesAnotherPlaceIsOverruled() {
    final class Stray: View {
      let elsewhere = View()

      override func willMove(toSuperview newSuperview: View?) {
        if superview == nil, newSuperview !== elsewhere { elsewhere.addSubview(self) }
      }
    }
    let (parent, stray) = (View(), Stray())
    parent.addSubview(stray)
    XCTAssertTrue(stray.superview === parent)
    XCTAssertTrue(stray.elsewhere.subviews.isEmpty)
  }

  // MARK: Order

  private func tags(_ view: View) -> [Int] {
    view.subviews.map(\.tag)
  }

  private func parentOfThree() -> (parent: View, a: View, b: View, c: View) {
    let views = (parent: View(), a: View(), b: View(), c: View())
    for (index, view) in [views.a, views.b, views.c].enumerated() {
      view.tag = index + 1
      views.parent.addSubview(view)
    }
    return views
  }

  func testIndexCountsAfterAMove() {  // 1.4.1
    let tree = parentOfThree()
    tree.parent.insertSubview(tree.a, at: 1)
    XCTAssertEqual(tags(tree.parent), [2, 1, 3])
    tree.parent.insertSubview(tree.c, at: 0)
    XCTAssertEqual(tags(tree.parent), [3, 2, 1])
  }

  func testIndexBeyondTheEndAddsAtTheEnd() {  // 1.4.2
    let tree = parentOfThree()
    let new = View()
    new.tag = 9
    tree.parent.insertSubview(new, at: 50)
    XCTAssertEqual(tags(tree.parent), [1, 2, 3, 9])
    tree.parent.insertSubview(tree.a, at: 50)
    XCTAssertEqual(tags(tree.parent), [2, 3, 9, 1])
  }

  func testInsertingNextToASibling() {  // 1.4.1
    let tree = parentOfThree()
    tree.parent.insertSubview(tree.a, aboveSubview: tree.b)
    XCTAssertEqual(tags(tree.parent), [2, 1, 3])
    tree.parent.insertSubview(tree.c, belowSubview: tree.b)
    XCTAssertEqual(tags(tree.parent), [3, 2, 1])
    let new = View()
    new.tag = 9
    tree.parent.insertSubview(new, belowSubview: tree.b)
    XCTAssertEqual(tags(tree.parent), [3, 9, 2, 1])
    tree.parent.insertSubview(tree.a, belowSubview: tree.c)
    XCTAssertEqual(tags(tree.parent), [1, 3, 9, 2])
  }

  func testInsertingNextToAStrangerEndsOnTop() {  // 1.4.3
    let tree = parentOfThree()
    tree.parent.insertSubview(tree.a, aboveSubview: View())
    XCTAssertEqual(tags(tree.parent), [2, 3, 1])
    tree.parent.insertSubview(tree.b, belowSubview: tree.b)
    XCTAssertEqual(tags(tree.parent), [3, 1, 2])
  }

  func testFrontAndBack() {  // 1.4.4
    let tree = parentOfThree()
    tree.parent.bringSubviewToFront(tree.a)
    XCTAssertEqual(tags(tree.parent), [2, 3, 1])
    tree.parent.sendSubviewToBack(tree.a)
    XCTAssertEqual(tags(tree.parent), [1, 2, 3])
    tree.parent.bringSubviewToFront(View())
    tree.parent.sendSubviewToBack(View())
    XCTAssertEqual(tags(tree.parent), [1, 2, 3])
    tree.parent.exchangeSubview(at: 0, withSubviewAt: 2)
    XCTAssertEqual(tags(tree.parent), [3, 2, 1])
  }

  func testOrderChangesMakeTheParentDueAndCallNothing() {  // 1.4.6, 4.2.5
    let parent = CountingView()
    let (a, b) = (spy("a"), spy("b"))
    parent.addSubview(a)
    parent.addSubview(b)
    parent.layoutIfNeeded()
    _ = log.take()
    parent.bringSubviewToFront(a)
    parent.layoutIfNeeded()
    XCTAssertEqual(parent.layouts, 2)
    parent.bringSubviewToFront(a)
    parent.exchangeSubview(at: 1, withSubviewAt: 1)
    parent.layoutIfNeeded()
    XCTAssertEqual(parent.layouts, 2, "no real change")
    XCTAssertEqual(log.take(), [])
  }

  // MARK: Look-up

  func testTagIsFoundHereFirstAndThenDepthFirst() {  // 1.7.7
    let (root, a, b, deep) = (View(), View(), View(), View())
    root.addSubview(a)
    root.addSubview(b)
    a.addSubview(deep)
    deep.tag = 7
    b.tag = 7
    XCTAssertTrue(root.viewWithTag(7) === deep)
    root.tag = 7
    XCTAssertTrue(root.viewWithTag(7) === root)
    XCTAssertTrue(a.viewWithTag(0) === a)
    XCTAssertNil(root.viewWithTag(99))
  }

  func testDescendantsAndCommonAncestors() {  // 1.7.8
    let (root, a, b, deep) = (View(), View(), View(), View())
    root.addSubview(a)
    root.addSubview(b)
    a.addSubview(deep)
    XCTAssertTrue(root.isDescendant(of: root))
    XCTAssertTrue(deep.isDescendant(of: root))
    XCTAssertFalse(root.isDescendant(of: deep))
    XCTAssertTrue(deep.nearestCommonAncestor(with: b) === root)
    XCTAssertTrue(deep.nearestCommonAncestor(with: a) === a)
    XCTAssertTrue(a.nearestCommonAncestor(with: deep) === a)
    XCTAssertNil(deep.nearestCommonAncestor(with: View()))
  }

  func testViewThatOutlivesItsWindowForgetsIt() {
    let child = View()
    let grandchild = View()
    child.addSubview(grandchild)
    do {
      let window = Window(frame: .zero)
      window.addSubview(child)
      XCTAssertTrue(grandchild.window === window)
    }
    XCTAssertNil(child.superview)
    XCTAssertNil(child.window)
    XCTAssertNil(grandchild.window)
    XCTAssertTrue(grandchild.superview === child)
  }
}
