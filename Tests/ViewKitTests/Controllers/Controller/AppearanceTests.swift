import Foundation
import ViewKit
import XCTest

final class AppearanceTests: XCTestCase {
  /// Records the order for one controller and its root view.
  private final class OrderedController: ViewController {
    override func updateViewConstraints() { super.updateViewConstraints() }
  }

  // 3.2.1
  func testOneAppearanceRunsInTheDocumentedOrder() {
    let controller = OrderedController()
    let window = Window()
    window.rootViewController = controller
    let events = LifecycleRecorder.record {
      controller.loadViewIfNeeded()
      controller.view.setNeedsUpdateConstraints()
      window.makeKeyAndVisible()
      window.flush()
    }
    XCTAssertEqual(
      events.filter { $0.typeName == "OrderedController" || $0.object === controller.view }
        .map(\.kind),
      [
        .loadView, .initialized, .viewDidLoad, .viewWillAppear, .willMoveToWindow(isNil: false),
        .willMoveToSuperview(isNil: false), .didMoveToWindow, .didMoveToSuperview,
        .viewIsAppearing, .updateViewConstraints, .updateConstraints, .viewWillLayoutSubviews,
        .layoutSubviews, .viewDidLayoutSubviews, .viewDidAppear,
      ]
    )
  }

  // 3.2.2
  func testViewIsAppearingSeesTraitsAndSizeOncePerAppearance() {
    let log = CallLog()
    let controller = LoggingController("A", log)
    var seen: [String] = []
    controller.onCall = { [unowned controller] call in
      guard call == "viewIsAppearing" else { return }
      let width = controller.view.bounds.width
      seen.append("\(width) \(controller.traitCollection.userInterfaceStyle == .dark)")
    }
    let window = Window(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.environment = Environment(traits: TraitCollection(userInterfaceStyle: .dark))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.flush()
    controller.view.setNeedsLayout()
    window.flush()
    XCTAssertEqual(seen, ["200.0 true"])
    window.rootViewController = nil
    window.rootViewController = controller
    window.flush()
    XCTAssertEqual(seen.count, 2)
  }

  // 3.2.2
  func testChildIsAppearingHasTheFrameThatItsSuperviewLaysOut() {
    final class Container: View {
      override func layoutSubviews() {
        super.layoutSubviews()
        for subview in subviews { subview.frame = bounds.insetBy(dx: 10, dy: 10) }
      }
    }
    let log = CallLog()
    let (parent, child) = (ViewController(), LoggingController("C", log))
    parent.view = Container()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    var frame = CGRect.zero
    child.onCall = { [unowned child] in
      if $0 == "viewIsAppearing" { frame = child.view.frame }
    }
    let window = Window.showing(parent)
    XCTAssertEqual(frame, CGRect(x: 10, y: 10, width: 300, height: 460))
    XCTAssertNotNil(window.rootViewController)
  }

  // 3.2.3
  func testViewThatIsInTheWindowAlreadyAppearsAtOnce() {
    let log = CallLog()
    let controller = LoggingController("A", log)
    let window = Window.showing(controller)
    window.isHidden = true
    XCTAssertEqual(log.take().suffix(2), ["A.viewWillDisappear", "A.viewDidDisappear"])
    var isInWindow = false
    controller.onCall = { [unowned controller] in
      if $0 == "viewWillAppear" { isInWindow = controller.view.window != nil }
    }
    window.isHidden = false
    XCTAssertEqual(log.take(), ["A.viewWillAppear", "A.viewIsAppearing"])
    XCTAssertTrue(isInWindow)
    window.flush()
    XCTAssertEqual(log.take(), ["A.viewDidAppear"])
  }

  // 3.2.7
  func testDisappearingEndsWithoutAWindow() {
    let log = CallLog()
    let controller = LoggingController("A", log)
    let window = Window.showing(controller)
    _ = log.take()
    var windows: [Bool] = []
    controller.onCall = { [unowned controller] _ in windows.append(controller.view.window != nil) }
    controller.view.removeFromSuperview()
    XCTAssertEqual(log.take(), ["A.viewWillDisappear", "A.viewDidDisappear"])
    XCTAssertEqual(windows, [true, false])
    window.flush()
    XCTAssertEqual(log.take(), [])
  }

  // VC-07
  func testAppearanceNeedsAWindow() {
    let log = CallLog()
    let controller = LoggingController("A", log)
    let root = View()
    root.addSubview(controller.view)
    XCTAssertEqual(log.take(), ["A.viewDidLoad"])
    let window = Window()
    window.addSubview(root)
    window.flush()
    XCTAssertEqual(log.take(), ["A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear"])
    controller.view.removeFromSuperview()
    XCTAssertEqual(log.take(), ["A.viewWillDisappear", "A.viewDidDisappear"])
  }

  func testViewThatLeavesBeforeTheTurnNeverDidAppear() {
    let log = CallLog()
    let controller = LoggingController("A", log)
    let window = Window()
    window.addSubview(controller.view)
    controller.view.removeFromSuperview()
    window.flush()
    XCTAssertEqual(
      log.take(),
      [
        "A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing", "A.viewWillDisappear",
        "A.viewDidDisappear",
      ]
    )
  }

  func testViewThatMovesOnToAnotherWindowAppearsThereOnce() {
    let log = CallLog()
    let controller = LoggingController("A", log)
    let (first, second) = (Window(), Window())
    first.addSubview(controller.view)
    second.addSubview(controller.view)
    first.flush()
    XCTAssertEqual(log.take(), ["A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing"])
    second.flush()
    second.flush()
    XCTAssertEqual(log.take(), ["A.viewDidAppear"])
  }

  // 1.2.4, 3.2.1
  func testViewsAddedWhileAppearingEnterTheWindowToo() {
    let log = CallLog()
    let (parent, child) = (LoggingController("P", log), LoggingController("C", log))
    let (added, removed) = (View(), View())
    parent.view.addSubview(removed)
    parent.onCall = { [unowned parent] in
      guard $0 == "viewWillAppear" else { return }
      parent.view.addSubview(added)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      removed.removeFromSuperview()
    }
    let window = Window()
    window.rootViewController = parent
    let events = LifecycleRecorder.record { window.makeKeyAndVisible() }
    XCTAssertEqual(
      events.filter { $0.object === added && "\($0.kind)".contains("indow") }.map(\.kind),
      [.willMoveToWindow(isNil: false), .didMoveToWindow]
    )
    XCTAssertFalse(events.contains { $0.object === removed && $0.kind == .didMoveToWindow })
    XCTAssertNil(removed.window)
    window.flush()
    XCTAssertEqual(
      log.take().filter { $0.hasPrefix("C.view") },
      ["C.viewDidLoad", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"]
    )
  }

  // 3.2.10
  func testBaseMethodsDoNothingAndOverridesThatForgetSuperAppearAllTheSame() {
    final class Forgetful: ViewController {
      var calls: [String] = []

      override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
      override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
      override func viewWillDisappear(_ animated: Bool) { calls.append("viewWillDisappear") }
      override func viewDidDisappear(_ animated: Bool) { calls.append("viewDidDisappear") }
    }
    let (parent, child) = (Forgetful(), Forgetful())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let window = Window.showing(parent)
    window.rootViewController = nil
    window.flush()
    let all = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
    XCTAssertEqual(parent.calls, all)
    XCTAssertEqual(child.calls, all)

    let plain = ViewController()
    let byHand = LifecycleRecorder.record {
      plain.viewWillAppear(true)
      plain.viewIsAppearing(true)
      plain.viewDidAppear(true)
      plain.viewWillDisappear(true)
      plain.viewDidDisappear(true)
    }
    XCTAssertTrue(byHand.isEmpty)
    XCTAssertFalse(plain.isViewLoaded)
  }

  // 3.2.4, 3.2.5
  func testLayoutHooksSurroundTheRootViewsLayoutWithoutAWindow() {
    let controller = ViewController()
    controller.loadViewIfNeeded()
    let below = View()
    controller.view.addSubview(below)
    controller.view.layoutIfNeeded()
    let events = LifecycleRecorder.record {
      controller.view.setNeedsLayout()
      controller.view.layoutIfNeeded()
      below.setNeedsLayout()
      controller.view.layoutIfNeeded()
    }
    XCTAssertEqual(
      events.map(\.description),
      [
        "ViewController viewWillLayoutSubviews", "View layoutSubviews",
        "ViewController viewDidLayoutSubviews", "View layoutSubviews",
      ]
    )
  }

  // 3.2.6, LP-08
  func testViewDidLayoutSubviewsSeesTheFramesOfDirectSubviews() {
    final class InsetView: View {
      override func layoutSubviews() {
        super.layoutSubviews()
        for subview in subviews { subview.frame = bounds.insetBy(dx: 20, dy: 20) }
      }
    }
    final class FrameController: ViewController {
      let inner = InsetView()
      let deep = View()
      var frames: [CGRect] = []

      override func loadView() {
        view = InsetView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(inner)
        inner.addSubview(deep)
        frames = [inner.frame]
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        frames += [inner.frame, deep.frame]
      }
    }
    let controller = FrameController()
    controller.view.layoutIfNeeded()
    let inset = CGRect(x: 20, y: 20, width: 280, height: 440)
    XCTAssertEqual(controller.frames, [.zero, inset, .zero])
    XCTAssertEqual(controller.deep.frame, CGRect(x: 20, y: 20, width: 240, height: 400))
  }

  // 3.6.5
  func testUpdateViewConstraintsStandsInForTheRootViewsUpdate() {
    final class ConstraintController: ViewController {
      var calls = 0

      override func updateViewConstraints() {
        calls += 1
        super.updateViewConstraints()
      }
    }
    final class ConstraintView: View {
      var calls = 0

      override func updateConstraints() {
        calls += 1
        super.updateConstraints()
      }
    }
    let (controller, view) = (ConstraintController(), ConstraintView())
    controller.updateViewConstraints()
    XCTAssertFalse(controller.isViewLoaded)
    controller.view = view
    view.setNeedsUpdateConstraints()
    view.updateConstraintsIfNeeded()
    XCTAssertEqual(controller.calls, 2)
    XCTAssertEqual(view.calls, 1)
  }
}
