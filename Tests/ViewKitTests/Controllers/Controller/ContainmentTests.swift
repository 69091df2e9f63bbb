import Foundation
import ViewKit
import XCTest

final class ContainmentTests: XCTestCase {
  private let log = CallLog()

  private func add(_ child: ViewController, to parent: ViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func remove(_ child: ViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  // 3.5.1, 3.5.3, 3.5.5, VC-13
  func testAddingAChildTellsItAndLoadsNothing() {
    let parent = ViewController()
    let children = (0..<3).map { LoggingController("C\($0)", log) }
    children[0].onCall = { [unowned child = children[0]] _ in XCTAssertNil(child.parent) }
    parent.addChild(children[0])
    children[0].onCall = { _ in }
    parent.addChild(children[1])
    parent.addChild(children[2])
    XCTAssertEqual(
      log.take(),
      (0..<3).map { "C\($0).willMove(toParent: parent)" }
    )
    XCTAssertEqual(parent.children, children)
    XCTAssertTrue(children.allSatisfy { $0.parent === parent && !$0.isViewLoaded })
    parent.view.addSubview(children[0].view)
    parent.view.layoutIfNeeded()
    XCTAssertEqual(children.map(\.isViewLoaded), [true, false, false])
    XCTAssertEqual(log.take(), ["C0.viewDidLoad"])
  }

  // 3.5.1
  func testChildOfAnotherParentIsRemovedThereFirst() {
    let (first, second) = (ViewController(), ViewController())
    let child = LoggingController("C", log)
    first.addChild(child)
    _ = log.take()
    second.addChild(child)
    XCTAssertEqual(log.take(), ["C.didMove(toParent: nil)", "C.willMove(toParent: parent)"])
    XCTAssertEqual(first.children, [])
    XCTAssertEqual(second.children, [child])
    XCTAssertIdentical(child.parent, second)
  }

  // 3.5.2, 3.5.3
  func testRemovingAChildTellsItAndLeavesItsView() {
    let parent = ViewController()
    let child = LoggingController("C", log)
    add(child, to: parent)
    _ = log.take()
    child.removeFromParent()
    child.removeFromParent()
    XCTAssertEqual(log.take(), ["C.didMove(toParent: nil)"])
    XCTAssertNil(child.parent)
    XCTAssertEqual(parent.children, [])
    XCTAssertIdentical(child.view.superview, parent.view)
  }

  // FR-A01
  func testChildThatTakesAnothersPlaceDuringAPushAppearsAlone() {
    let box = ViewController()
    let (first, second) = (LoggingController("R", log), LoggingController("B", log))
    add(first, to: box)
    let navigation = NavigationController(rootViewController: ViewController())
    let window = Window.showing(navigation)
    navigation.pushViewController(box, animated: true)
    remove(first)
    add(second, to: box)
    window.flush()
    let calls = log.take()
    XCTAssertEqual(
      calls.filter { $0.hasPrefix("B.view") },
      ["B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"]
    )
    XCTAssertFalse(calls.contains("R.viewDidAppear"))
  }

  // 3.5.4
  func testAddingAChildAgainMovesItToTheEnd() {
    let parent = ViewController()
    let (first, second) = (LoggingController("A", log), LoggingController("B", log))
    parent.addChild(first)
    parent.addChild(second)
    _ = log.take()
    parent.addChild(first)
    XCTAssertEqual(parent.children, [second, first])
    XCTAssertEqual(log.take(), [])
  }

  // 3.5.6: without a parent a controller may have its view anywhere.
  func testViewOfAControllerWithoutParentMayLieAnywhere() {
    let (owner, other) = (ViewController(), ViewController())
    owner.view.addSubview(other.view)
    XCTAssertIdentical(other.view.superview, owner.view)
    let plain = View()
    let (parent, child) = (ViewController(), ViewController())
    parent.addChild(child)
    plain.addSubview(child.view)
    XCTAssertIdentical(child.view.superview, plain)
  }

  // 3.5.7, 3.5.10
  func testChildAddedWhileLoadingAppearsTogetherWithItsParent() {
    let parent = LoggingController("P", log)
    let child = LoggingController("C", log)
    parent.onCall = { [unowned self, unowned parent] in
      if $0 == "viewDidLoad" { add(child, to: parent) }
    }
    let window = Window()
    window.rootViewController = parent
    window.makeKeyAndVisible()
    XCTAssertEqual(
      log.take(),
      [
        "P.viewDidLoad", "C.willMove(toParent: parent)", "C.viewDidLoad",
        "C.didMove(toParent: parent)", "P.viewWillAppear", "C.viewWillAppear",
        "P.viewIsAppearing",
      ]
    )
    window.flush()
    let rest = log.take()
    XCTAssertEqual(rest.first, "C.viewIsAppearing")
    XCTAssertEqual(rest.dropFirst().sorted(), ["C.viewDidAppear", "P.viewDidAppear"])

    window.rootViewController = nil
    XCTAssertEqual(
      log.take().sorted(),
      [
        "C.viewDidDisappear", "C.viewWillDisappear", "P.viewDidDisappear", "P.viewWillDisappear",
      ]
    )
  }

  // 3.5.10
  func testParentIsLaidOutBeforeItsChild() {
    final class Parent: ViewController {}
    final class Child: ViewController {}
    let (parent, child) = (Parent(), Child())
    add(child, to: parent)
    let window = Window()
    window.rootViewController = parent
    let events = LifecycleRecorder.record {
      window.makeKeyAndVisible()
      window.flush()
    }
    XCTAssertEqual(
      events.filter { $0.kind == .viewWillLayoutSubviews }.map(\.typeName),
      ["Parent", "Child"]
    )
  }

  // 3.5.7
  func testContainerThatForwardsItselfDecidesAboutItsChildren() {
    let parent = LoggingController("P", log)
    parent.forwardsAppearance = false
    let (child, grandchild) = (LoggingController("C", log), LoggingController("G", log))
    add(child, to: parent)
    add(grandchild, to: child)
    _ = log.take()
    let window = Window.showing(parent)
    XCTAssertEqual(log.take(), ["P.viewWillAppear", "P.viewIsAppearing", "P.viewDidAppear"])
    child.beginAppearanceTransition(true, animated: true)
    XCTAssertEqual(log.take(), ["C.viewWillAppear", "G.viewWillAppear"])
    child.endAppearanceTransition()
    XCTAssertEqual(
      log.take(),
      ["C.viewIsAppearing", "G.viewIsAppearing", "G.viewDidAppear", "C.viewDidAppear"]
    )
    child.view.removeFromSuperview()
    window.flush()
    XCTAssertEqual(log.take(), [])
  }

  // 3.5.8
  func testBeginAndEndAreHeldToPairs() {
    var diagnostics: [Diagnostic] = []
    let controller = LoggingController("A", log)
    controller.view.diagnosticObserver = { diagnostics.append($0) }
    _ = log.take()
    controller.beginAppearanceTransition(true, animated: false)
    controller.beginAppearanceTransition(true, animated: false)
    XCTAssertEqual(log.take(), ["A.viewWillAppear"])
    controller.beginAppearanceTransition(false, animated: false)
    XCTAssertEqual(log.take(), ["A.viewWillDisappear"])
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    XCTAssertEqual(log.take(), ["A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear"])
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    XCTAssertEqual(log.take(), ["A.viewWillDisappear", "A.viewDidDisappear"])
    XCTAssertEqual(diagnostics, [])
    controller.endAppearanceTransition()
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(diagnostics.map(\.kind), [.unbalancedAppearanceTransition])
    XCTAssertEqual(
      diagnostics.first?.description,
      "Unbalanced calls to begin/end appearance transitions for <LoggingController>."
    )
  }

  func testDiagnosticOfAControllerWithoutViewReachesItsParent() {
    var diagnostics: [Diagnostic] = []
    let (parent, child) = (ViewController(), ViewController())
    parent.view.diagnosticObserver = { diagnostics.append($0) }
    parent.addChild(child)
    child.endAppearanceTransition()
    XCTAssertEqual(diagnostics.count, 1)
    XCTAssertFalse(child.isViewLoaded)
  }

  // 3.5.8
  func testBeginningLoadsTheViewFirst() {
    let controller = LoggingController("A", log)
    controller.beginAppearanceTransition(true, animated: false)
    XCTAssertEqual(log.take(), ["A.viewDidLoad", "A.viewWillAppear"])
  }

  // 3.5.9
  func testChildAddedToAShownParentAppearsAtOnceAndEndsLater() {
    let parent = ViewController()
    let window = Window.showing(parent)
    let child = LoggingController("C", log)
    add(child, to: parent)
    XCTAssertEqual(
      log.take(),
      [
        "C.willMove(toParent: parent)", "C.viewDidLoad", "C.viewWillAppear",
        "C.didMove(toParent: parent)",
      ]
    )
    window.flush()
    XCTAssertEqual(log.take(), ["C.viewIsAppearing", "C.viewDidAppear"])
    remove(child)
    XCTAssertEqual(
      log.take(),
      [
        "C.willMove(toParent: nil)", "C.viewWillDisappear", "C.viewDidDisappear",
        "C.didMove(toParent: nil)",
      ]
    )
  }

  // 3.2.8
  func testMovingFlagsHoldInsideTheHooksOnly() {
    let parent = ViewController()
    let window = Window.showing(parent)
    let child = LoggingController("C", log)
    var flags: [String] = []
    child.onCall = { [unowned child] call in
      flags.append("\(call) \(child.isMovingToParent) \(child.isMovingFromParent)")
    }
    XCTAssertFalse(child.isMovingToParent)
    add(child, to: parent)
    window.flush()
    XCTAssertFalse(child.isMovingToParent)
    window.isHidden = true
    window.isHidden = false
    window.flush()
    remove(child)
    XCTAssertFalse(child.isMovingFromParent)
    let hooks = flags.filter { $0.hasPrefix("view") && !$0.hasPrefix("viewDidLoad") }
    XCTAssertEqual(
      hooks,
      [
        "viewWillAppear true false", "viewIsAppearing true false", "viewDidAppear true false",
        "viewWillDisappear false false", "viewDidDisappear false false",
        "viewWillAppear false false", "viewIsAppearing false false",
        "viewDidAppear false false", "viewWillDisappear false true",
        "viewDidDisappear false true",
      ]
    )
  }

  func testChildInAParentThatIsNotShownWaits() {
    let parent = LoggingController("P", log)
    let child = LoggingController("C", log)
    let window = Window.showing(parent)
    window.isHidden = true
    _ = log.take()
    add(child, to: parent)
    window.flush()
    XCTAssertFalse(log.take().contains("C.viewWillAppear"))
    window.isHidden = false
    XCTAssertTrue(log.take().contains("C.viewWillAppear"))
  }

  func testChildRemovedInItsParentsHookIsLeftAlone() {
    let parent = LoggingController("P", log)
    let child = LoggingController("C", log)
    add(child, to: parent)
    parent.onCall = { [unowned parent] in
      if $0 == "viewWillAppear" { parent.view.removeFromSuperview() }
    }
    _ = log.take()
    let window = Window()
    window.addSubview(View())
    window.subviews[0].addSubview(parent.view)
    window.flush()
    XCTAssertEqual(log.take().first, "P.viewWillAppear")
  }

  // 3.5.11
  func testTransitionBetweenChildrenSendsBothPairs() {
    let parent = ViewController()
    let (from, to) = (LoggingController("F", log), LoggingController("T", log))
    add(from, to: parent)
    parent.addChild(to)
    let window = Window.showing(parent)
    _ = log.take()
    parent.transition(
      from: from,
      to: to,
      duration: 0.3,
      animations: { [log] in log.write("animations") },
      completion: { [log] in log.write("completion \($0)") }
    )
    XCTAssertEqual(
      log.take(),
      ["F.viewWillDisappear", "T.viewDidLoad", "T.viewWillAppear", "animations"]
    )
    XCTAssertIdentical(to.view.superview, parent.view)
    window.flush()
    XCTAssertEqual(
      log.take(),
      ["T.viewIsAppearing", "F.viewDidDisappear", "T.viewDidAppear", "completion true"]
    )
    XCTAssertNil(from.view.superview)
  }

  // 3.5.11
  func testTransitionInAHiddenContainerIsSilentAndImmediate() {
    let parent = ViewController()
    let (from, to) = (LoggingController("F", log), LoggingController("T", log))
    add(from, to: parent)
    parent.addChild(to)
    _ = log.take()
    parent.transition(from: from, to: to, duration: 0, animations: nil)
    XCTAssertEqual(log.take(), ["T.viewDidLoad"])
    XCTAssertEqual(parent.view.subviews, [to.view])
  }

  // 3.5.12
  func testOverriddenTraitsHoldBelowTheChild() {
    let (parent, child) = (ViewController(), ViewController())
    let below = View()
    parent.addChild(child)
    let regular = TraitCollection(horizontalSizeClass: .regular)
    parent.setOverrideTraitCollection(regular, forChild: child)
    XCTAssertEqual(parent.overrideTraitCollection(forChild: child), regular)
    XCTAssertEqual(child.traitCollection.horizontalSizeClass, .regular)
    XCTAssertFalse(child.isViewLoaded)
    child.view.addSubview(below)
    parent.view.addSubview(child.view)
    XCTAssertEqual(below.traitCollection.horizontalSizeClass, .regular)
    XCTAssertEqual(parent.traitCollection.horizontalSizeClass, .compact)
    child.removeFromParent()
    XCTAssertEqual(below.traitCollection.horizontalSizeClass, .compact)
  }

  func testHierarchyPrintsStatesViewsAndPresentations() {
    final class Parent: ViewController {}
    final class Child: ViewController {}
    final class Sheet: ViewController {}
    let (parent, child) = (Parent(), Child())
    add(child, to: parent)
    child.addChild(Child())
    parent.addChild(Child())
    let window = Window.showing(parent)
    parent.present(Sheet(), animated: false)
    XCTAssertEqual(
      parent.hierarchyDescription,
      """
      <Parent>, state: appeared, view: <View>
         | <Child>, state: appeared, view: <View>
            | <Child>, state: disappeared, view: (view not loaded)
         | <Child>, state: disappeared, view: (view not loaded)
         + <Sheet>, state: appearing, view: <View>
      """
    )
    window.flush()
    XCTAssertTrue(parent.hierarchyDescription.hasSuffix("+ <Sheet>, state: appeared, view: <View>"))
  }
}
