import Foundation
import ViewKit
import XCTest

// F2-08
/// What has begun is brought to its end, once, wherever the controller is by then.
final class OvertakenAppearanceTests: ParentAndChildTestCase {
  func testTopThatLeavesItsStackDuringATabSwitchDisappearsOnce() {
    let changes: [(NavigationController) -> Void] = [
      { $0.popViewController(animated: false) },
      { $0.popToRootViewController(animated: true) },
      { $0.pushViewController(ViewController(), animated: false) },
      { $0.setViewControllers([ViewController()], animated: true) },
    ]
    for (index, change) in changes.enumerated() {
      let (first, top) = (ViewController(), LoggingController("C", log))
      let navigation = NavigationController(rootViewController: first)
      navigation.pushViewController(top, animated: false)
      let tabs = TabBarController()
      tabs.viewControllers = [navigation, ViewController()]
      let window = Window.showing(tabs)
      _ = log.take()
      tabs.selectedIndex = 1
      change(navigation)
      window.flush()
      XCTAssertEqual(calls(of: "C"), ["viewWillDisappear", "viewDidDisappear"], "change \(index)")
      XCTAssertNil(top.view.window)
    }
  }

  func testChildThatLeavesDuringAPresentationDisappearsOnce() {
    let changes: [(ViewController) -> Void] = [
      { $0.viewIfLoaded?.removeFromSuperview() },
      { $0.removeFromParent() },
      {
        $0.willMove(toParent: nil)
        $0.viewIfLoaded?.removeFromSuperview()
        $0.removeFromParent()
      },
    ]
    for (index, change) in changes.enumerated() {
      let (parent, child) = (ViewController(), LoggingController("C", log))
      parent.addChild(child)
      parent.view.addSubview(child.view)
      let window = Window.showing(parent)
      let presented = ViewController()
      presented.modalPresentationStyle = .fullScreen
      _ = log.take()
      parent.present(presented, animated: true)
      change(child)
      window.flush()
      XCTAssertEqual(calls(of: "C"), ["viewWillDisappear", "viewDidDisappear"], "change \(index)")
    }
  }

  func testChildThatLeavesDuringADismissalNeverDidAppear() {
    embed(child, in: parent)
    let window = Window.showing(parent)
    let presented = ViewController()
    presented.modalPresentationStyle = .fullScreen
    parent.present(presented, animated: true)
    window.flush()
    _ = log.take()
    parent.dismiss(animated: true)
    child.view.removeFromSuperview()
    window.flush()
    XCTAssertEqual(
      calls(of: "C"),
      ["viewWillAppear", "viewWillDisappear", "viewDidDisappear"]
    )
  }

  func testGrandchildThatLeavesDuringATransitionDisappearsOnce() {
    let (from, to) = (ViewController(), ViewController())
    for controller in [from, to] { parent.addChild(controller) }
    parent.view.addSubview(from.view)
    from.addChild(child)
    from.view.addSubview(child.view)
    let window = Window.showing(parent)
    _ = log.take()
    parent.transition(from: from, to: to, duration: 0, animations: nil)
    child.view.removeFromSuperview()
    window.flush()
    XCTAssertEqual(calls(of: "C"), ["viewWillDisappear", "viewDidDisappear"])
  }

  func testGrandchildThatLeavesBetweenOwnCallsDisappearsOnce() {
    let container = LoggingController("X", log)
    container.forwardsAppearance = false
    embed(child, in: parent)
    container.addChild(parent)
    container.view.addSubview(parent.view)
    let window = Window.showing(container)
    parent.beginAppearanceTransition(true, animated: false)
    parent.endAppearanceTransition()
    _ = log.take()
    parent.beginAppearanceTransition(false, animated: false)
    child.view.removeFromSuperview()
    child.removeFromParent()
    window.flush()
    parent.endAppearanceTransition()
    let lines = log.take()
    XCTAssertEqual(
      lines.filter { $0.hasPrefix("C.view") },
      ["C.viewWillDisappear", "C.viewDidDisappear"]
    )
    XCTAssertEqual(lines.last, "P.viewDidDisappear")
  }

  /// The parent turns back before its end: what has left meanwhile does not come back with it.
  func testChildThatHasLeftIsToldTheEndWhenItsParentTurnsBack() {
    embed(child, in: parent)
    let tabs = TabBarController()
    tabs.viewControllers = [parent, ViewController()]
    let window = Window.showing(tabs)
    _ = log.take()
    tabs.selectedIndex = 1
    child.view.removeFromSuperview()
    tabs.selectedIndex = 0
    window.flush()
    let lines = log.take()
    XCTAssertEqual(
      lines.filter { $0.hasPrefix("C.view") },
      ["C.viewWillDisappear", "C.viewDidDisappear"]
    )
    XCTAssertEqual(
      lines.filter { $0.hasPrefix("P.view") },
      ["P.viewWillDisappear", "P.viewWillAppear", "P.viewIsAppearing", "P.viewDidAppear"]
    )
  }

  func testChildThatComesBackInTimeAppearsAgain() {
    let navigation = NavigationController(rootViewController: parent)
    navigation.pushViewController(child, animated: false)
    let tabs = TabBarController()
    tabs.viewControllers = [navigation, ViewController()]
    let window = Window.showing(tabs)
    _ = log.take()
    tabs.selectedIndex = 1
    navigation.popViewController(animated: false)
    window.addSubview(child.view)
    window.flush()
    XCTAssertEqual(log.take().last { $0.hasPrefix("C.view") }, "C.viewDidAppear")
    XCTAssertIdentical(child.view.window, window)
  }

  func testChildThatMovesToAShownParentWithinTheWindowAppearsThere() {
    let (container, other) = (ViewController(), ViewController())
    let covering = ViewController()
    embed(child, in: parent)
    parent.definesPresentationContext = true
    for controller in [parent, other] {
      container.addChild(controller)
      container.view.addSubview(controller.view)
    }
    let window = Window.showing(container)
    covering.modalPresentationStyle = .currentContext
    child.present(covering, animated: false)
    window.flush()
    _ = log.take()
    child.removeFromParent()
    other.view.addSubview(child.view)
    other.addChild(child)
    window.flush()
    XCTAssertEqual(calls(of: "C"), ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
  }

  func testTransitionThatIsTakenBackLeavesTheFirstChildInPlace() {
    let (from, to) = (LoggingController("F", log), LoggingController("T", log))
    for controller in [from, to] { parent.addChild(controller) }
    parent.view.addSubview(from.view)
    let window = Window.showing(parent)
    _ = log.take()
    parent.transition(from: from, to: to, duration: 0, animations: nil)
    parent.transition(from: to, to: from, duration: 0, animations: nil)
    window.flush()
    XCTAssertEqual(parent.view.subviews, [from.view])
    let lines = log.take()
    XCTAssertEqual(lines.last { $0.hasPrefix("F") }, "F.viewDidAppear")
    XCTAssertEqual(lines.last { $0.hasPrefix("T") }, "T.viewDidDisappear")
  }

  func testStackWhoseViewIsMadeAgainShowsItsTopInIt() {
    let navigation = NavigationController(rootViewController: child)
    navigation.loadViewIfNeeded()
    navigation.view = nil
    let window = Window.showing(navigation)
    XCTAssertIdentical(child.view.superview, navigation.view)
    XCTAssertIdentical(child.view.window, window)
  }
}
