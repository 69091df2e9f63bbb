import Foundation
import ViewKit
import XCTest

final class PresentationTests: XCTestCase {
  private let log = CallLog()
  private lazy var presenter = LoggingController("A", log)
  private lazy var presented = LoggingController("B", log)
  private lazy var window = Window.showing(presenter)
  private var diagnostics: [Diagnostic] = []

  override func setUp() {
    super.setUp()
    window.diagnosticObserver = { [unowned self] in diagnostics.append($0) }
    _ = log.take()
  }

  /// XCTest keeps test cases for good; what they hold is let go of here.
  override func tearDown() {
    window = Window()
    presenter = LoggingController("A", log)
    presented = LoggingController("B", log)
    super.tearDown()
  }

  private func present(_ style: ModalPresentationStyle) {
    presented.modalPresentationStyle = style
    presenter.present(presented, animated: true) { [log] in log.write("completion") }
  }

  // 3.3.4, 3.2.7
  func testFullScreenPresentationRunsInTheDocumentedOrder() {
    present(.fullScreen)
    XCTAssertEqual(
      log.take(),
      ["B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing"]
    )
    XCTAssertIdentical(presenter.view.window, window)
    window.flush()
    XCTAssertEqual(log.take(), ["B.viewDidAppear", "A.viewDidDisappear", "completion"])
    XCTAssertNil(presenter.view.window)
    XCTAssertEqual(presented.view.frame, window.bounds)
  }

  // 3.3.5
  func testDismissalRunsInTheDocumentedOrder() {
    present(.fullScreen)
    window.flush()
    _ = log.take()
    presented.onCall = { [unowned self] call in
      guard call == "viewDidDisappear" else { return }
      log.write("\(presented.presentingViewController == nil) \(presented.isBeingDismissed)")
    }
    window.frame.size = CGSize(width: 480, height: 320)
    presenter.dismiss(animated: true) { [log] in log.write("completion") }
    XCTAssertEqual(log.take(), ["B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing"])
    XCTAssertEqual(window.subviews, [presenter.view, presented.view])
    window.flush()
    XCTAssertEqual(
      log.take(),
      ["A.viewDidAppear", "B.viewDidDisappear", "true true", "completion"]
    )
    XCTAssertEqual(window.subviews, [presenter.view])
    XCTAssertEqual(presenter.view.frame.size, CGSize(width: 480, height: 320))
    XCTAssertNil(presenter.presentedViewController)
    XCTAssertFalse(presented.isBeingDismissed)
  }

  // 3.3.6, FR-E05
  func testOnlyTwoStylesTellThePresenter() {
    let styles: [ModalPresentationStyle] = [
      .automatic, .pageSheet, .formSheet, .popover, .overFullScreen, .overCurrentContext, .custom,
    ]
    XCTAssertEqual(presented.modalPresentationStyle, .automatic)
    for style in styles {
      present(style)
      window.flush()
      presented.dismiss(animated: false)
      window.flush()
      XCTAssertFalse(log.take().contains { $0.hasPrefix("A.") }, "\(style)")
    }
    for style in [ModalPresentationStyle.fullScreen, .currentContext] {
      present(style)
      window.flush()
      presented.dismiss(animated: false)
      window.flush()
      XCTAssertEqual(log.take().filter { $0.hasPrefix("A.view") }.count, 5, "\(style)")
    }
  }

  // 3.3.7, 3.2.8
  func testLinksAreSetAtOnceAndFlagsHoldInsideTheHooks() {
    var flags: [String] = []
    presented.onCall = { [unowned self] in
      flags.append("\($0) \(presented.isBeingPresented) \(presented.isBeingDismissed)")
    }
    presenter.present(presented, animated: false) { [unowned self] in
      flags.append("completion \(presented.isBeingPresented)")
    }
    XCTAssertIdentical(presenter.presentedViewController, presented)
    XCTAssertIdentical(presented.presentingViewController, presenter)
    window.flush()
    presented.dismiss(animated: false)
    window.flush()
    XCTAssertEqual(
      flags.filter { !$0.hasPrefix("viewDidLoad") },
      [
        "viewWillAppear true false", "viewIsAppearing true false", "viewDidAppear true false",
        "completion false", "viewWillDisappear false true", "viewDidDisappear false true",
      ]
    )
  }

  // 3.3.8
  func testDismissingThePresenterTakesEverythingAbove() {
    let top = LoggingController("C", log)
    present(.automatic)
    window.flush()
    presented.present(top, animated: false)
    window.flush()
    _ = log.take()
    presenter.dismiss(animated: false) { [log] in log.write("completion") }
    window.flush()
    XCTAssertEqual(
      log.take(),
      [
        "C.viewWillDisappear", "B.viewWillDisappear", "C.viewDidDisappear", "B.viewDidDisappear",
        "completion",
      ]
    )
    XCTAssertEqual(window.subviews, [presenter.view])
    XCTAssertNil(presented.presentedViewController)
  }

  // 3.3.8
  func testFullScreenStackIsDismissedAtOnce() {
    let top = LoggingController("C", log)
    present(.fullScreen)
    window.flush()
    top.modalPresentationStyle = .fullScreen
    presented.present(top, animated: false)
    window.flush()
    _ = log.take()
    presenter.dismiss(animated: false)
    window.flush()
    XCTAssertEqual(
      log.take(),
      [
        "C.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
        "C.viewDidDisappear",
      ]
    )
    XCTAssertEqual(window.subviews, [presenter.view])
  }

  // FR-E06
  func testDismissingLowInTheStackTakesWhatIsAboveAlone() {
    let (middle, top, pushed) = (
      presented, LoggingController("C", log), LoggingController("D", log)
    )
    present(.fullScreen)
    window.flush()
    top.modalPresentationStyle = .fullScreen
    func presentTop() {
      middle.present(top, animated: false)
      window.flush()
      _ = log.take()
    }
    presentTop()
    top.dismiss(animated: false)
    window.flush()
    XCTAssertIdentical(presenter.presentedViewController, middle)
    XCTAssertNil(middle.presentedViewController)
    XCTAssertTrue(log.take().contains("B.viewDidAppear"))
    presentTop()
    presenter.dismiss(animated: false)
    window.flush()
    XCTAssertNil(presenter.presentedViewController)
    XCTAssertNil(middle.presentedViewController)
    XCTAssertEqual(log.take().filter { $0.hasPrefix("B.") }, [])

    let navigation = NavigationController(rootViewController: ViewController())
    window.rootViewController = navigation
    navigation.pushViewController(pushed, animated: false)
    window.flush()
    _ = log.take()
    pushed.dismiss(animated: false)
    window.flush()
    XCTAssertEqual(log.take(), [])
    XCTAssertIdentical(navigation.topViewController, pushed)
  }

  // FR-E12
  func testWindowOfTheCoveredViewIsGoneBehindAFullScreenOnly() {
    final class WindowView: View {
      var moves: [String] = []

      override func didMoveToWindow() {
        super.didMoveToWindow()
        moves.append(window == nil ? "out" : "in")
      }
    }
    for (style, moves) in [
      (ModalPresentationStyle.fullScreen, ["in", "out", "in"]), (.pageSheet, ["in"]),
    ] {
      let view = WindowView()
      presenter.view.addSubview(view)
      present(style)
      window.flush()
      presenter.dismiss(animated: false)
      window.flush()
      XCTAssertEqual(view.moves, moves, "\(style)")
    }
  }

  // 3.3.8
  func testDismissOnAChildOfThePresentedIsForwarded() {
    let child = ViewController()
    presented.addChild(child)
    present(.automatic)
    window.flush()
    XCTAssertIdentical(child.presentingViewController, presenter)
    child.dismiss(animated: false)
    window.flush()
    XCTAssertNil(presenter.presentedViewController)
  }

  // 3.3.8
  func testWithNothingToDismissOnlyTheCompletionIsCalled() {
    presenter.dismiss(animated: false) { [log] in log.write("completion") }
    XCTAssertEqual(log.take(), [])
    window.flush()
    XCTAssertEqual(log.take(), ["completion"])
    ViewController().dismiss(animated: false) { [log] in log.write("detached") }
    XCTAssertEqual(log.take(), ["detached"])
    ViewController().dismiss(animated: false)
    XCTAssertEqual(diagnostics, [])
  }

  // 3.3.9, FR-E09
  func testPresentingTwiceIsRefused() {
    present(.automatic)
    window.flush()
    _ = log.take()
    let third = LoggingController("C", log)
    presenter.present(third, animated: false) { [log] in log.write("completion") }
    window.flush()
    XCTAssertEqual(log.take(), [])
    XCTAssertNil(third.presentingViewController)
    XCTAssertFalse(third.isViewLoaded)
    XCTAssertEqual(diagnostics.map(\.kind), [.presentationRefused])
    XCTAssertEqual(
      diagnostics.last?.message,
      "Attempt to present <LoggingController> on <LoggingController> which is already presenting "
        + "<LoggingController>."
    )
    presenter.present(presented, animated: false)
    XCTAssertEqual(diagnostics.count, 2)
  }

  // 3.3.9
  func testPresentingOutsideAWindowIsRefused() {
    let detached = ViewController()
    let child = ViewController()
    detached.addChild(child)
    detached.view.diagnosticObserver = { [unowned self] in diagnostics.append($0) }
    child.present(presented, animated: false) { [log] in log.write("completion") }
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(
      diagnostics.last?.message,
      "Attempt to present <LoggingController> on <ViewController> (from <ViewController>) whose "
        + "view is not in the window hierarchy!"
    )
    XCTAssertNil(detached.presentedViewController)
  }

  func testDismissingBeforeTheEndIsRefused() {
    present(.automatic)
    presenter.dismiss(animated: false)
    XCTAssertEqual(diagnostics.map(\.kind), [.dismissalIgnored])
    XCTAssertEqual(
      diagnostics.last?.message,
      "Attempt to dismiss from view controller <LoggingController> while a presentation or dismiss "
        + "is in progress!"
    )
    window.flush()
    XCTAssertIdentical(presenter.presentedViewController, presented)
  }

  // 3.3.9
  func testPresentingFromAControllerOnItsWayIsRefused() {
    let third = LoggingController("C", log)
    present(.automatic)
    presented.present(third, animated: false)
    window.flush()
    presented.dismiss(animated: false)
    presented.present(third, animated: false)
    XCTAssertEqual(diagnostics.map(\.kind), [.presentationRefused, .presentationRefused])
    XCTAssertTrue(
      diagnostics.allSatisfy { $0.message.hasSuffix("while a presentation is in progress!") }
    )
    XCTAssertFalse(third.isViewLoaded)
  }

  func testPresentingFromTheLastHookOfAPresentation() {
    let third = LoggingController("C", log)
    presented.onCall = { [unowned self] in
      if $0 == "viewDidAppear" { presented.present(third, animated: false) }
    }
    present(.fullScreen)
    window.flush()
    XCTAssertEqual(diagnostics, [])
    XCTAssertIdentical(presented.presentedViewController, third)
    XCTAssertEqual(log.take().suffix(3), ["A.viewDidDisappear", "completion", "C.viewDidAppear"])
  }

  func testControllerDroppedDuringItsDismissalCanBePresentedElsewhere() {
    let other = ViewController()
    let otherWindow = Window.showing(other)
    present(.automatic)
    window.flush()
    presenter.dismiss(animated: false)
    window.rootViewController = nil
    other.present(presented, animated: false)
    window.flush()
    XCTAssertIdentical(presented.view.window, otherWindow)
    otherWindow.flush()
    XCTAssertIdentical(other.presentedViewController, presented)
  }

  // 3.3.10
  func testPresentationTakesPlaceOverTheRootOrTheContext() {
    let (child, grandchild) = (LoggingController("C", log), LoggingController("G", log))
    presenter.addChild(child)
    presenter.view.addSubview(child.view)
    child.view.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    child.addChild(grandchild)
    child.view.addSubview(grandchild.view)
    window.flush()

    grandchild.present(presented, animated: false)
    XCTAssertIdentical(presented.presentingViewController, presenter)
    XCTAssertIdentical(grandchild.presentedViewController, presented)
    XCTAssertIdentical(presented.view.superview, window)
    window.flush()
    grandchild.dismiss(animated: false)
    window.flush()

    child.definesPresentationContext = true
    presented.modalPresentationStyle = .currentContext
    _ = log.take()
    grandchild.present(presented, animated: false)
    window.flush()
    XCTAssertIdentical(presented.presentingViewController, child)
    XCTAssertIdentical(presented.view.superview, presenter.view)
    XCTAssertEqual(presented.view.frame, child.view.frame)
    XCTAssertEqual(
      log.take(),
      [
        "C.viewWillDisappear", "G.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing",
        "B.viewDidAppear", "G.viewDidDisappear", "C.viewDidDisappear",
      ]
    )
    XCTAssertIdentical(child.view.superview, presenter.view)
  }

  func testReplacingTheRootEndsWhatIsPresentedOverIt() {
    present(.fullScreen)
    window.flush()
    _ = log.take()
    window.rootViewController = ViewController()
    XCTAssertEqual(log.take(), ["B.viewWillDisappear", "B.viewDidDisappear"])
    XCTAssertNil(presenter.presentedViewController)
    XCTAssertNil(presented.view.window)
    XCTAssertNil(presenter.view.window)
  }

  func testReplacingTheRootBeforeThePresentationEndsLeavesNothingBehind() {
    present(.fullScreen)
    _ = log.take()
    window.rootViewController = nil
    XCTAssertEqual(
      log.take(),
      ["B.viewWillDisappear", "B.viewDidDisappear", "A.viewDidDisappear"]
    )
    window.flush()
    XCTAssertEqual(log.take(), ["completion"])
    XCTAssertEqual(window.subviews, [])
  }

  // F2-08
  func testPresenterThatLeavesTheWindowForGoodTakesItsPresentationAlong() {
    let leavings: [(ViewController) -> Void] = [
      { $0.view.removeFromSuperview() },
      {
        $0.willMove(toParent: nil)
        $0.view.removeFromSuperview()
        $0.removeFromParent()
      },
      {
        $0.removeFromParent()
        $0.view.removeFromSuperview()
      },
    ]
    for (index, leave) in leavings.enumerated() {
      let log = CallLog()
      let (root, presenter) = (ViewController(), ViewController())
      let presented = LoggingController("B", log)
      if index > 0 { root.addChild(presenter) }
      root.view.addSubview(presenter.view)
      let window = Window.showing(root)
      presenter.definesPresentationContext = true
      presented.modalPresentationStyle = .overCurrentContext
      presenter.present(presented, animated: false)
      window.flush()
      XCTAssertIdentical(presented.view.window, window)
      _ = log.take()
      leave(presenter)
      window.flush()
      XCTAssertNil(presenter.presentedViewController, "leaving \(index)")
      XCTAssertNil(presented.presentingViewController, "leaving \(index)")
      XCTAssertNil(presented.view.superview, "leaving \(index)")
      XCTAssertEqual(
        log.take(),
        ["B.viewWillDisappear", "B.viewDidDisappear"],
        "leaving \(index)"
      )
    }
  }

  func testHidingTheWindowHidesOnlyWhatIsShown() {
    present(.fullScreen)
    window.flush()
    _ = log.take()
    window.isHidden = true
    window.isHidden = false
    window.flush()
    XCTAssertEqual(
      log.take(),
      [
        "B.viewWillDisappear", "B.viewDidDisappear", "B.viewWillAppear", "B.viewIsAppearing",
        "B.viewDidAppear",
      ]
    )
    XCTAssertEqual(window.subviews, [presented.view])
  }

  func testDismissingAfterTheViewHasLeftEndsAtOnce() {
    present(.fullScreen)
    window.flush()
    presented.view.removeFromSuperview()
    _ = log.take()
    presented.dismiss(animated: false) { [log] in log.write("completion") }
    XCTAssertEqual(log.take(), ["completion"])
    XCTAssertNil(presenter.presentedViewController)
  }

  func testCoordinatorRunsClosuresAlongsideAndAfter() {
    presented.onCall = { [unowned self] in
      guard $0 == "viewWillAppear" else { return }
      let coordinator = presented.transitionCoordinator
      coordinator?.animate(
        alongsideTransition: { [log] in log.write("alongside \($0.isAnimated)") },
        completion: { [log] in log.write("after \($0.isCancelled)") }
      )
    }
    XCTAssertNil(presented.transitionCoordinator)
    present(.automatic)
    XCTAssertNotNil(presenter.transitionCoordinator)
    XCTAssertEqual(log.take().last, "alongside true")
    window.flush()
    XCTAssertEqual(log.take(), ["B.viewDidAppear", "after false", "completion"])
    XCTAssertNil(presenter.transitionCoordinator)
  }

  func testARowMayPerformItsActionUnlessTheControllerSaysOtherwise() {
    let (controller, path) = (TableViewController(), IndexPath(row: 0, section: 0))
    let table = TableView()
    XCTAssertTrue(controller.tableView(table, canPerformPrimaryActionForRowAt: path))
    XCTAssertEqual(controller.tableView(table, willSelectRowAt: path), path)
    XCTAssertEqual(controller.tableView(table, willDeselectRowAt: path), path)
  }

  func testStylesHaveTheNumbersThatUIKitPublishes() {
    let numbers: [(ModalPresentationStyle, Int)] = [
      (.automatic, -2), (.none, -1), (.fullScreen, 0), (.pageSheet, 1), (.formSheet, 2),
      (.currentContext, 3), (.custom, 4), (.overFullScreen, 5), (.overCurrentContext, 6),
      (.popover, 7),
    ]
    for (style, number) in numbers { XCTAssertEqual(style.rawValue, number) }
  }
}
