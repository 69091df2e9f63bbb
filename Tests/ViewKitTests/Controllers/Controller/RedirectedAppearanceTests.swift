import Foundation
import ViewKit
import XCTest

// F2-09
/// Hooks may send the app elsewhere: in the end one controller is shown, and only it has appeared.
final class RedirectedAppearanceTests: XCTestCase {
  private let log = CallLog()
  private var diagnostics: [Diagnostic] = []
  private lazy var a = LoggingController("A", log)
  private lazy var b = LoggingController("B", log)
  private lazy var c = LoggingController("C", log)

  /// XCTest keeps test cases for good; what they hold is let go of here.
  override func tearDown() {
    for name in ["A", "B", "C"] {
      let controller = LoggingController(name, log)
      switch name {
      case "A": a = controller
      case "B": b = controller
      default: c = controller
      }
    }
    super.tearDown()
  }

  private static let hooks = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear",
  ]

  /// Does something the first time that a controller receives a hook.
  private func when(_ controller: LoggingController, _ hook: String, _ body: @escaping () -> Void) {
    var isOpen = true
    controller.onCall = { call in
      guard call == hook, isOpen else { return }
      isOpen = false
      body()
    }
  }

  /// The last appearance hook of a controller, or nil.
  private func last(_ name: String, in lines: [String]) -> String? {
    lines.last { $0.hasPrefix(name + ".view") && !$0.hasSuffix("viewDidLoad") }
      .map { String($0.dropFirst(2)) }
  }

  private func assertGone(_ name: String, in lines: [String], _ message: String) {
    let hook = last(name, in: lines)
    XCTAssertTrue(hook == nil || hook == "viewDidDisappear", "\(message): \(hook ?? "")")
  }

  func testRootReplacedInAHookOfTheOldOne() {
    for hook in Self.hooks.prefix(4) {
      let (old, new) = (LoggingController("A", log), LoggingController("B", log))
      let window = Window()
      when(old, hook) { [unowned window] in window.rootViewController = new }
      window.rootViewController = old
      window.makeKeyAndVisible()
      window.flush()
      let lines = log.take()
      XCTAssertEqual(window.subviews, [new.view], hook)
      XCTAssertEqual(last("B", in: lines), "viewDidAppear", hook)
      assertGone("A", in: lines, hook)
    }
  }

  func testRootReplacedInAHookOfTheOneThatLeaves() {
    for hook in Self.hooks.suffix(2) {
      let (old, new) = (LoggingController("A", log), LoggingController("B", log))
      let third = LoggingController("C", log)
      let window = Window.showing(old)
      when(old, hook) { [unowned window] in window.rootViewController = third }
      window.rootViewController = new
      window.flush()
      let lines = log.take()
      XCTAssertEqual(window.subviews, [third.view], hook)
      XCTAssertEqual(last("C", in: lines), "viewDidAppear", hook)
      assertGone("A", in: lines, hook)
      assertGone("B", in: lines, hook)
    }
  }

  func testTabChosenInAHookOfAnotherTab() {
    for hook in Self.hooks {
      let (first, second) = (LoggingController("A", log), LoggingController("B", log))
      let tabs = TabBarController()
      tabs.viewControllers = [first, second]
      let window = Window.showing(tabs)
      _ = log.take()
      when(hook.contains("Disappear") ? first : second, hook) { [unowned tabs] in
        tabs.selectedIndex = 0
      }
      tabs.selectedIndex = 1
      window.flush()
      let lines = log.take()
      XCTAssertIdentical(tabs.selectedViewController, first, hook)
      XCTAssertIdentical(tabs.tabBar.selectedItem, first.tabBarItem, hook)
      XCTAssertIdentical(first.view.superview, tabs.view, hook)
      XCTAssertNil(second.viewIfLoaded?.superview, hook)
      XCTAssertTrue([nil, "viewDidAppear"].contains(last("A", in: lines)), hook)
      assertGone("B", in: lines, hook)
    }
  }

  /// Nothing has been told when the view that loads asks for another tab.
  func testTabThatRedirectsWhileLoadingIsNeverShown() {
    let tabs = TabBarController()
    tabs.viewControllers = [a, b, c]
    let window = Window.showing(tabs)
    when(b, "viewDidLoad") { [unowned tabs] in tabs.selectedIndex = 2 }
    _ = log.take()
    tabs.selectedIndex = 1
    window.flush()
    XCTAssertEqual(
      log.take(),
      [
        "B.viewDidLoad", "C.viewDidLoad", "C.viewWillAppear", "A.viewWillDisappear",
        "C.viewIsAppearing", "A.viewDidDisappear", "C.viewDidAppear",
      ]
    )
  }

  func testStackChangedInAHook() {
    let changes: [(name: String, body: (NavigationController, ViewController) -> Void)] = [
      ("pop", { navigation, _ in navigation.popViewController(animated: true) }),
      ("push", { navigation, other in navigation.pushViewController(other, animated: false) }),
      ("set", { navigation, other in navigation.setViewControllers([other], animated: true) }),
    ]
    for hook in Self.hooks + ["willMove(toParent: parent)", "didMove(toParent: parent)"] {
      for (name, change) in changes {
        let (first, second) = (LoggingController("A", log), LoggingController("B", log))
        let third = LoggingController("C", log)
        let navigation = NavigationController(rootViewController: first)
        let window = Window.showing(navigation)
        _ = log.take()
        when(hook.contains("Disappear") ? first : second, hook) { [unowned navigation] in
          change(navigation, third)
        }
        navigation.pushViewController(second, animated: true)
        window.flush()
        let message = "\(name) in \(hook)"
        let lines = log.take()
        let top = name == "pop" ? first : third
        XCTAssertIdentical(navigation.topViewController, top, message)
        XCTAssertEqual(navigation.children, navigation.viewControllers, message)
        XCTAssertIdentical(top.view.superview, navigation.view, message)
        for other in [first, second, third] where other !== top {
          XCTAssertNil(other.viewIfLoaded?.superview, message)
          assertGone(other.name, in: lines, message)
        }
        XCTAssertTrue([nil, "viewDidAppear"].contains(last(top.name, in: lines)), message)
      }
    }
  }

  func testPresenterThatLosesItsWindowDuringAPresentationPresentsNothing() {
    for hook in ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"] {
      let (presenter, presented) = (LoggingController("A", log), LoggingController("B", log))
      let new = LoggingController("C", log)
      let window = Window.showing(presenter)
      presented.modalPresentationStyle = .fullScreen
      when(presented, hook) { [unowned window] in window.rootViewController = new }
      var completions = 0
      presenter.present(presented, animated: true) { completions += 1 }
      window.flush()
      let lines = log.take()
      XCTAssertEqual(window.subviews, [new.view], hook)
      XCTAssertNil(presented.presentingViewController, hook)
      XCTAssertEqual(completions, 1, hook)
      XCTAssertEqual(last("C", in: lines), "viewDidAppear", hook)
      assertGone("A", in: lines, hook)
      assertGone("B", in: lines, hook)
    }
  }

  func testPresenterThatLosesItsWindowDuringADismissalStaysAway() {
    for hook in ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear"] {
      let (presenter, presented) = (LoggingController("A", log), LoggingController("B", log))
      let new = LoggingController("C", log)
      let window = Window.showing(presenter)
      presented.modalPresentationStyle = .fullScreen
      presenter.present(presented, animated: true)
      window.flush()
      when(hook == "viewWillDisappear" ? presented : presenter, hook) { [unowned window] in
        window.rootViewController = new
      }
      presenter.dismiss(animated: true)
      window.flush()
      let lines = log.take()
      XCTAssertEqual(window.subviews, [new.view], hook)
      XCTAssertEqual(last("C", in: lines), "viewDidAppear", hook)
      assertGone("A", in: lines, hook)
      assertGone("B", in: lines, hook)
    }
  }

  func testDismissalInTheFirstHooksOfThePresentationIsRefused() {
    for hook in ["viewDidLoad", "viewWillAppear"] {
      let (presenter, presented) = (LoggingController("A", log), LoggingController("B", log))
      let window = Window.showing(presenter)
      window.diagnosticObserver = { [unowned self] in diagnostics.append($0) }
      when(presented, hook) { [unowned presented] in presented.dismiss(animated: false) }
      presenter.present(presented, animated: false)
      window.flush()
      XCTAssertIdentical(presenter.presentedViewController, presented, hook)
      XCTAssertEqual(last("B", in: log.take()), "viewDidAppear", hook)
    }
    XCTAssertEqual(diagnostics.map(\.kind), [.dismissalIgnored, .dismissalIgnored])
  }

  func testChildThatAHookGivesToAnotherParentIsListedOnce() {
    let (first, second) = (ViewController(), ViewController())
    when(a, "willMove(toParent: parent)") { [unowned self] in second.addChild(a) }
    first.addChild(a)
    XCTAssertIdentical(a.parent, second)
    XCTAssertEqual(first.children, [])
    XCTAssertEqual(second.children, [a])
  }

  func testTabsThatSendToEachOtherAreGivenUpAndReported() {
    let tabs = TabBarController()
    tabs.viewControllers = [a, b]
    let window = Window.showing(tabs)
    window.diagnosticObserver = { [unowned self] in diagnostics.append($0) }
    a.onCall = { [unowned tabs] in if $0 == "viewWillAppear" { tabs.selectedIndex = 1 } }
    b.onCall = { [unowned tabs] in if $0 == "viewWillAppear" { tabs.selectedIndex = 0 } }
    tabs.selectedIndex = 1
    XCTAssertEqual(diagnostics.map(\.kind), [.appearanceLoop])
    XCTAssertTrue(diagnostics[0].message.contains("100 rounds"), diagnostics[0].message)
    XCTAssertEqual(log.take().filter { $0.hasSuffix("viewWillAppear") }.count, 101)
  }

  func testRootsThatSendToEachOtherAreGivenUpAndReported() {
    let window = Window()
    window.diagnosticObserver = { [unowned self] in diagnostics.append($0) }
    a.onCall = { [unowned self, unowned window] in
      if $0 == "viewWillAppear" { window.rootViewController = b }
    }
    b.onCall = { [unowned self, unowned window] in
      if $0 == "viewWillAppear" { window.rootViewController = a }
    }
    window.rootViewController = a
    window.makeKeyAndVisible()
    XCTAssertEqual(diagnostics.map(\.kind), [.appearanceLoop])
    XCTAssertEqual(log.take().filter { $0.hasSuffix("viewWillAppear") }.count, 100)
    (a.onCall, b.onCall) = ({ _ in }, { _ in })
    window.rootViewController = nil
    XCTAssertEqual(window.subviews, [])
  }
}
