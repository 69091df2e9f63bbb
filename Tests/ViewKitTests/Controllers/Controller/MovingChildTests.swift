import Foundation
import ViewKit
import XCTest

// F2-08, F2-09
/// A child on its way into, out of, or between containers agrees with where it ends.
final class MovingChildTests: ParentAndChildTestCase {
  private var diagnostics: [Diagnostic] = []

  /// Does something the first time that a controller receives a hook.
  private func when(_ controller: LoggingController, _ hook: String, _ body: @escaping () -> Void) {
    var isOpen = true
    controller.onCall = { call in
      guard call == hook, isOpen else { return }
      isOpen = false
      body()
    }
  }

  // MARK: Hooks that change the container above

  func testChildWhoseHookCoversItsParentDisappearsWithIt() {
    let window = Window.showing(parent)
    let presented = ViewController()
    presented.modalPresentationStyle = .fullScreen
    when(child, "viewWillAppear") { [unowned self] in parent.present(presented, animated: false) }
    child.loadViewIfNeeded()
    _ = log.take()
    embed(child, in: parent)
    window.flush()
    XCTAssertEqual(
      log.take().filter { $0.contains(".view") },
      [
        "C.viewWillAppear", "P.viewWillDisappear", "C.viewWillDisappear", "C.viewDidDisappear",
        "P.viewDidDisappear",
      ]
    )
    parent.dismiss(animated: false)
    window.flush()
    XCTAssertEqual(calls(of: "C"), ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
  }

  func testChildWhoseHookSelectsAnotherTabDisappearsWithItsParent() {
    let tabs = TabBarController()
    tabs.viewControllers = [parent, ViewController()]
    let window = Window.showing(tabs)
    when(child, "viewWillAppear") { [unowned tabs] in tabs.selectedIndex = 1 }
    embed(child, in: parent)
    window.flush()
    XCTAssertEqual(
      calls(of: "C"),
      ["viewDidLoad", "viewWillAppear", "viewWillDisappear", "viewDidDisappear"]
    )
  }

  func testChildWhoseHookHidesTheWindowDisappearsWithIt() {
    let window = Window.showing(parent)
    when(child, "viewWillAppear") { [unowned window] in window.isHidden = true }
    embed(child, in: parent)
    XCTAssertEqual(
      calls(of: "C"),
      ["viewDidLoad", "viewWillAppear", "viewWillDisappear", "viewDidDisappear"]
    )
    window.isHidden = false
    window.flush()
    XCTAssertEqual(calls(of: "C"), ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
  }

  func testChildAddedByAGrandchildOfTheMovingOneAppears() {
    let (moving, grandchild) = (ViewController(), LoggingController("G", log))
    embed(grandchild, in: moving)
    let window = Window.showing(parent)
    when(grandchild, "viewWillAppear") { [unowned self] in embed(child, in: moving) }
    embed(moving, in: parent)
    window.flush()
    XCTAssertEqual(
      calls(of: "C"),
      ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"]
    )
  }

  // MARK: Transitions that overtake each other

  func testAppearanceBegunWhileLoadingBeginsOnce() {
    when(child, "viewDidLoad") { [unowned self] in
      child.beginAppearanceTransition(true, animated: false)
    }
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    XCTAssertEqual(
      calls(of: "C"),
      ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"]
    )
  }

  func testChildrenHearNothingOfATransitionThatAHookTakesBack() {
    embed(child, in: parent)
    when(parent, "viewWillAppear") { [unowned self] in
      parent.beginAppearanceTransition(false, animated: false)
    }
    _ = log.take()
    parent.beginAppearanceTransition(true, animated: false)
    parent.endAppearanceTransition()
    XCTAssertEqual(
      log.take(),
      ["P.viewWillAppear", "P.viewWillDisappear", "P.viewDidDisappear"]
    )
  }

  func testChildTakesPartInItsParentsAnimation() {
    let (tabs, child) = (TabBarController(), AnimationController())
    tabs.viewControllers = [parent]
    let window = Window.showing(tabs)
    let presented = ViewController()
    presented.modalPresentationStyle = .fullScreen
    child.onAppearing = { [unowned tabs] in
      tabs.present(presented, animated: true)
    }
    embed(child, in: parent)
    window.flush()
    XCTAssertEqual(
      child.calls,
      ["will appear", "will disappear animated", "did disappear animated"]
    )
  }

  func testAppearanceWithoutItsParentsTransitionIsNotAnimated() {
    let (root, child) = (ViewController(), AnimationController())
    parent.forwardsAppearance = false
    embed(parent, in: root)
    let window = Window.showing(root)
    embed(child, in: parent)
    XCTAssertEqual(child.calls, [])
    child.removeFromParent()
    root.view.addSubview(child.view)
    root.addChild(child)
    window.flush()
    XCTAssertEqual(child.calls, ["will appear", "did appear"])
  }

  func testAppearanceThatLedNowhereIsTakenBackWithoutAnimation() {
    let child = AnimationController()
    embed(child, in: parent)
    parent.beginAppearanceTransition(true, animated: true)
    child.view.removeFromSuperview()
    parent.endAppearanceTransition()
    XCTAssertEqual(child.calls, ["will appear animated", "will disappear", "did disappear"])
  }

  // MARK: Windows

  func testWindowShownAgainInAHookOfItsHidingShowsEverybody() {
    let window = Window.showing(parent)
    let presented = LoggingController("C", log)
    parent.present(presented, animated: false)
    window.flush()
    when(presented, "viewWillDisappear") { [unowned window] in window.isHidden = false }
    _ = log.take()
    window.isHidden = true
    window.flush()
    XCTAssertFalse(window.isHidden)
    let lines = log.take()
    XCTAssertEqual(
      lines,
      ["C.viewWillDisappear", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"]
    )
  }

  func testWindowHiddenInAHookOfItsShowingShowsNobody() {
    let window = Window.showing(parent)
    let presented = LoggingController("C", log)
    parent.present(presented, animated: false)
    window.flush()
    window.isHidden = true
    when(parent, "viewWillAppear") { [unowned window] in window.isHidden = true }
    _ = log.take()
    window.isHidden = false
    window.flush()
    XCTAssertTrue(window.isHidden)
    XCTAssertEqual(log.take(), ["P.viewWillAppear", "P.viewWillDisappear", "P.viewDidDisappear"])
  }

  func testRootThatHidesItsWindowOnTheWayInDisappears() {
    let window = Window()
    window.rootViewController = parent
    when(parent, "viewWillAppear") { [unowned window] in window.isHidden = true }
    window.makeKeyAndVisible()
    window.flush()
    XCTAssertEqual(calls(of: "P").last, "viewDidDisappear")
    window.makeKeyAndVisible()
    window.flush()
    XCTAssertEqual(calls(of: "P"), ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
  }

  // MARK: From container to container

  func testPoppedControllerIsPushedElsewhereInTheSameTurn() {
    for animated in [false, true] {
      let top = LoggingController("C", log)
      let first = NavigationController(rootViewController: ViewController())
      first.pushViewController(top, animated: false)
      let second = NavigationController(rootViewController: ViewController())
      for navigation in [first, second] { embed(navigation, in: parent) }
      let window = Window.showing(parent)
      _ = log.take()
      first.popViewController(animated: animated)
      second.pushViewController(top, animated: animated)
      XCTAssertIdentical(top.parent, second)
      XCTAssertEqual(first.children, first.viewControllers)
      window.flush()
      XCTAssertIdentical(top.view.superview, second.view)
      XCTAssertEqual(second.viewControllers.last, top)
      XCTAssertEqual(
        log.take().filter { $0.hasPrefix("C") },
        [
          "C.willMove(toParent: nil)", "C.viewWillDisappear", "C.viewDidDisappear",
          "C.didMove(toParent: nil)", "C.willMove(toParent: parent)", "C.viewWillAppear",
          "C.viewIsAppearing", "C.viewDidAppear", "C.didMove(toParent: parent)",
        ]
      )
      for navigation in [first, second] {
        navigation.view.removeFromSuperview()
        navigation.removeFromParent()
      }
    }
  }

  func testPoppedControllerBecomesAChildElsewhereInTheSameTurn() {
    let navigation = NavigationController(rootViewController: parent)
    navigation.pushViewController(child, animated: false)
    let window = Window.showing(navigation)
    navigation.popViewController(animated: false)
    embed(child, in: parent)
    window.flush()
    XCTAssertIdentical(child.view.superview, parent.view)
    XCTAssertEqual(calls(of: "C").last, "viewDidAppear")
  }

  func testControllerThatLeavesStaysAChildUntilTheTurnAndIsToldOnce() {
    let (first, next) = (ViewController(), ViewController())
    let navigation = NavigationController(rootViewController: first)
    navigation.pushViewController(child, animated: false)
    let window = Window.showing(navigation)
    _ = log.take()
    navigation.popViewController(animated: true)
    navigation.pushViewController(next, animated: true)
    XCTAssertEqual(navigation.children, [child, first, next])
    window.flush()
    XCTAssertEqual(navigation.children, [first, next])
    XCTAssertEqual(
      log.take(),
      [
        "C.willMove(toParent: nil)", "C.viewWillDisappear", "C.viewDidDisappear",
        "C.didMove(toParent: nil)",
      ]
    )
  }

  func testControllerThatLeavesByItselfIsNoChildAnyMore() {
    let (first, next) = (ViewController(), ViewController())
    let navigation = NavigationController(rootViewController: first)
    navigation.pushViewController(child, animated: false)
    let window = Window.showing(navigation)
    navigation.popViewController(animated: true)
    child.removeFromParent()
    navigation.pushViewController(next, animated: true)
    XCTAssertEqual(navigation.children, [first, next])
    window.flush()
    XCTAssertNil(child.view.superview)
    XCTAssertEqual(log.take().last { $0.hasPrefix("C.view") }, "C.viewDidDisappear")
  }

  func testControllerThatAHookTakesFromItsStackAppearsInItsNewPlace() {
    let navigation = NavigationController(rootViewController: parent)
    navigation.pushViewController(child, animated: false)
    let window = Window.showing(navigation)
    when(child, "willMove(toParent: nil)") { [unowned self] in embed(child, in: parent) }
    _ = log.take()
    navigation.popViewController(animated: true)
    window.flush()
    XCTAssertIdentical(child.view.superview, parent.view)
    XCTAssertEqual(
      calls(of: "C"),
      [
        "viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewIsAppearing",
        "viewDidAppear",
      ]
    )
  }

  func testControllerRemovedFromItsParentLeavesTheStack() {
    let first = ViewController()
    let navigation = NavigationController(rootViewController: first)
    navigation.pushViewController(parent, animated: false)
    navigation.pushViewController(child, animated: false)
    let window = Window.showing(navigation)
    _ = log.take()
    parent.removeFromParent()
    XCTAssertEqual(navigation.viewControllers, [first, child])
    XCTAssertEqual(log.take(), ["P.didMove(toParent: nil)"])
    child.removeFromParent()
    window.flush()
    XCTAssertEqual(navigation.viewControllers, [first])
    XCTAssertEqual(navigation.children, [first])
    XCTAssertEqual(navigation.navigationBar.items, [first.navigationItem])
    XCTAssertIdentical(first.view.superview, navigation.view)
    XCTAssertEqual(
      log.take(),
      ["C.viewWillDisappear", "C.didMove(toParent: nil)", "C.viewDidDisappear"]
    )
  }

  func testControllerRemovedFromItsParentLosesItsTab() {
    let tabs = TabBarController()
    tabs.viewControllers = [parent, child]
    let window = Window.showing(tabs)
    parent.removeFromParent()
    window.flush()
    XCTAssertEqual(tabs.viewControllers, [child])
    XCTAssertEqual(tabs.children, [child])
    XCTAssertIdentical(tabs.selectedViewController, child)
    XCTAssertNil(parent.view.superview)
    XCTAssertEqual(calls(of: "C").last, "viewDidAppear")
  }

  /// The hook makes the stack's controller the child of the one that is to come onto the stack.
  func testControllerThatAHookMakesAnAncestorDoesNotComeOntoTheStack() {
    let (other, navigation) = (ViewController(), NavigationController(rootViewController: child))
    navigation.loadViewIfNeeded()
    navigation.view.diagnosticObserver = { [unowned self] in diagnostics.append($0) }
    when(child, "willMove(toParent: nil)") { [unowned self, unowned navigation] in
      embed(navigation, in: other)
    }
    navigation.setViewControllers([other, parent], animated: false)
    XCTAssertEqual(diagnostics.map(\.kind), [.additionRefused])
    XCTAssertEqual(navigation.viewControllers, [parent])
    XCTAssertEqual(navigation.children, [parent])
    XCTAssertIdentical(navigation.parent, other)
  }

  func testViewThatAHookTakesElsewhereIsNotPutIntoTheContainer() {
    let other = ViewController()
    let navigation = NavigationController(rootViewController: parent)
    let window = Window.showing(navigation)
    when(child, "viewWillAppear") { [unowned self] in
      child.removeFromParent()
      embed(navigation, in: child)
      window.rootViewController = other
    }
    navigation.pushViewController(child, animated: false)
    window.flush()
    XCTAssertEqual(navigation.viewControllers, [parent])
    XCTAssertIdentical(navigation.view.superview, child.view)
    XCTAssertEqual(calls(of: "C").last, "viewDidDisappear")
    XCTAssertEqual(window.subviews, [other.view])
  }

  func testTransitionWhoseFirstHookTakesTheParentAwayShowsNobody() {
    let (from, to) = (LoggingController("F", log), LoggingController("T", log))
    for controller in [from, to] { parent.addChild(controller) }
    parent.view.addSubview(from.view)
    let window = Window.showing(parent)
    when(from, "viewWillDisappear") { [unowned window] in
      window.rootViewController = ViewController()
    }
    _ = log.take()
    parent.transition(from: from, to: to, duration: 0, animations: nil)
    window.flush()
    let lines = log.take()
    XCTAssertEqual(lines.filter { $0.hasPrefix("T.view") }, ["T.viewDidLoad"])
    XCTAssertEqual(lines.last { $0.hasPrefix("F.view") }, "F.viewDidDisappear")
  }

  func testPresenterWithoutParentLosesItsPresentationWithTheTreeItLiesIn() {
    let (root, presented) = (ViewController(), LoggingController("B", log))
    root.view.addSubview(child.view)
    let window = Window.showing(root)
    presented.modalPresentationStyle = .overCurrentContext
    child.present(presented, animated: false)
    window.flush()
    window.rootViewController = parent
    window.flush()
    XCTAssertNil(child.presentedViewController)
    XCTAssertNil(presented.view.superview)
  }

  func testOldViewOfATransitionStaysWhereItHasGoneMeanwhile() {
    let (from, to) = (ViewController(), ViewController())
    for controller in [from, to] { parent.addChild(controller) }
    parent.view.addSubview(from.view)
    let window = Window.showing(parent)
    parent.transition(from: from, to: to, duration: 0, animations: nil)
    from.view.removeFromSuperview()
    from.removeFromParent()
    let navigation = NavigationController(rootViewController: from)
    navigation.loadViewIfNeeded()
    window.flush()
    XCTAssertIdentical(from.view.superview, navigation.view)
  }
}

/// A controller that notes which of its appearances are animated.
private final class AnimationController: ViewController {
  var calls: [String] = []
  var onAppearing: () -> Void = {}

  private func note(_ call: String, _ animated: Bool) {
    calls.append(call + (animated ? " animated" : ""))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will appear", animated)
    onAppearing()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did appear", animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("will disappear", animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("did disappear", animated)
  }
}
