import Foundation
import ViewKit
import XCTest

final class WindowTests: XCTestCase {
  // 1.1.4
  func testNewWindowIsHiddenAndItsOwnWindow() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    XCTAssertTrue(window.isHidden)
    XCTAssertIdentical(window.window, window)
    XCTAssertNil(window.superview)
    window.makeKeyAndVisible()
    XCTAssertFalse(window.isHidden)
    XCTAssertEqual(Window().frame, CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  // 3.3.1, 3.3.2
  func testRootViewIsLoadedWhenTheWindowBecomesVisible() {
    let log = CallLog()
    let controller = LoggingController("A", log)
    let window = Window(frame: CGRect(x: 7, y: 7, width: 320, height: 480))
    window.rootViewController = controller
    XCTAssertFalse(controller.isViewLoaded)
    window.makeKeyAndVisible()
    XCTAssertEqual(log.take(), ["A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing"])
    XCTAssertEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 320, height: 480))
    XCTAssertIdentical(controller.view.superview, window)
    window.flush()
    XCTAssertEqual(log.take(), ["A.viewDidAppear"])
    window.makeKeyAndVisible()
    window.flush()
    XCTAssertEqual(log.take(), [])
  }

  // 3.3.2
  func testRootViewFollowsTheWindow() {
    let controller = ViewController()
    controller.view = View()
    let window = Window.showing(controller)
    window.frame.size = CGSize(width: 500, height: 300)
    XCTAssertEqual(controller.view.frame, window.bounds)
    window.bounds = CGRect(x: 0, y: 10, width: 200, height: 100)
    XCTAssertEqual(controller.view.frame, CGRect(x: 0, y: 10, width: 200, height: 100))
  }

  // 3.3.3
  func testReplacingTheRootSendsTheOldOneAwayFirst() {
    let log = CallLog()
    let (old, new) = (LoggingController("O", log), LoggingController("N", log))
    let window = Window.showing(old)
    let overlay = View()
    window.addSubview(overlay)
    _ = log.take()
    window.rootViewController = old
    window.rootViewController = new
    XCTAssertEqual(
      log.take(),
      [
        "O.viewWillDisappear", "O.viewDidDisappear", "N.viewDidLoad", "N.viewWillAppear",
        "N.viewIsAppearing",
      ]
    )
    XCTAssertEqual(window.subviews, [new.view, overlay])
    window.rootViewController = nil
    window.isHidden = true
    window.isHidden = false
    XCTAssertEqual(window.subviews, [overlay])
  }

  func testRootViewAddedByHandIsTakenOver() {
    let log = CallLog()
    let controller = LoggingController("A", log)
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(View())
    window.addSubview(controller.view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.flush()
    XCTAssertEqual(
      log.take(),
      ["A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear"]
    )
    XCTAssertIdentical(window.subviews.first, controller.view)
    XCTAssertEqual(controller.view.frame, window.bounds)
  }

  func testDecodedWindowIsHiddenAndItsOwnWindow() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    Window().encode(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let window = try XCTUnwrap(Window(coder: unarchiver))
    XCTAssertTrue(window.isHidden)
    XCTAssertIdentical(window.window, window)
  }

  // VC-14
  func testWindowControllersAndViewsAreFreedTogether() {
    weak var freedWindow: Window?
    weak var freedView: View?
    var freed: [() -> Bool] = []
    do {
      let (root, child, presented) = (ViewController(), ViewController(), ViewController())
      root.addChild(child)
      root.view.addSubview(child.view)
      let window = Window.showing(root)
      presented.modalPresentationStyle = .fullScreen
      root.present(presented, animated: false) { [unowned window] in _ = window.bounds }
      window.frame.size.width = 100
      freedWindow = window
      freedView = child.view
      for controller in [root, child, presented] {
        freed.append { [weak controller] in controller == nil }
      }
    }
    XCTAssertNil(freedWindow)
    XCTAssertNil(freedView)
    XCTAssertEqual(freed.map { $0() }, [true, true, true])
  }

  func testWhatOutlivesTheWindowIsInNoneAndCanBeShownAgain() {
    let log = CallLog()
    let (root, child) = (LoggingController("R", log), ViewController())
    root.addChild(child)
    root.view.addSubview(child.view)
    do {
      let window = Window.showing(root)
      XCTAssertNotNil(window.rootViewController)
    }
    XCTAssertNil(root.view.window)
    XCTAssertNil(child.view.window)
    XCTAssertNil(root.view.superview)
    _ = log.take()
    let window = Window.showing(root)
    XCTAssertEqual(log.take(), ["R.viewWillAppear", "R.viewIsAppearing", "R.viewDidAppear"])
    XCTAssertIdentical(child.view.window, window)
  }
}
