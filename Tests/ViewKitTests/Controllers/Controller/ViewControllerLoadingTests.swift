import Foundation
import ViewKit
import XCTest

final class ViewControllerLoadingTests: XCTestCase {
  private final class CountingController: ViewController {
    var loads = 0
    var didLoads = 0
    var onDidLoad: (CountingController) -> Void = { _ in }

    override func loadView() {
      loads += 1
      view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      didLoads += 1
      onDidLoad(self)
    }
  }

  // 3.1.1, VC-07
  func testReadingTheViewLoadsItOnce() {
    let controller = CountingController()
    let first = controller.view
    XCTAssertIdentical(controller.view, first)
    XCTAssertEqual(controller.loads, 1)
    XCTAssertEqual(controller.didLoads, 1)
  }

  // 3.1.2, VC-08
  func testAskingWhetherItIsLoadedDoesNotLoad() {
    let controller = CountingController()
    XCTAssertFalse(controller.isViewLoaded)
    XCTAssertNil(controller.viewIfLoaded)
    XCTAssertEqual(controller.loads, 0)
    controller.loadViewIfNeeded()
    controller.loadViewIfNeeded()
    XCTAssertTrue(controller.isViewLoaded)
    XCTAssertIdentical(controller.viewIfLoaded, controller.view)
    XCTAssertEqual(controller.loads, 1)
    XCTAssertEqual(controller.didLoads, 1)
  }

  // VC-08
  func testLoadViewCalledByHandNeverSendsViewDidLoad() {
    let controller = CountingController()
    controller.loadView()
    XCTAssertNotNil(controller.view)
    XCTAssertEqual(controller.loads, 1)
    XCTAssertEqual(controller.didLoads, 0)
  }

  // 3.1.3
  func testDefaultViewIsPlainAndFollowsItsSuperview() {
    let controller = ViewController()
    let view: View = controller.view
    XCTAssertTrue(type(of: view) == View.self)
    XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
    XCTAssertEqual(view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
    XCTAssertTrue(view.translatesAutoresizingMaskIntoConstraints)
  }

  // 3.1.5
  func testAssignedViewIsTakenWithoutLoading() {
    let controller = CountingController()
    let view = View()
    controller.view = view
    XCTAssertTrue(controller.isViewLoaded)
    XCTAssertIdentical(controller.view, view)
    XCTAssertEqual(controller.loads, 0)
    XCTAssertEqual(controller.didLoads, 0)
  }

  // FR-A07
  func testViewWithoutASizeFillsItsWindow() {
    final class EmptyController: ViewController {
      override func loadView() { view = View(frame: .zero) }
    }
    let controller = EmptyController()
    XCTAssertEqual(controller.view.frame, .zero)
    let window = Window(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.flush()
    XCTAssertEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  // 3.1.6
  func testViewLoadsAgainAfterItWasLetGo() {
    let controller = CountingController()
    weak var first: View?
    first = controller.view
    controller.view = nil
    XCTAssertNil(first)
    XCTAssertFalse(controller.isViewLoaded)
    XCTAssertNotNil(controller.view)
    XCTAssertEqual(controller.loads, 2)
    XCTAssertEqual(controller.didLoads, 2)
  }

  // 3.1.8
  func testViewCanGoToAnotherControllerOnceItIsFree() {
    let (first, second) = (ViewController(), ViewController())
    let view = View()
    first.view = view
    first.view = View()
    second.view = view
    XCTAssertIdentical(second.view, view)
    XCTAssertIdentical(view.next, second)
  }

  // 3.1.9, DM-09, 1.8.7
  func testViewDidLoadComesBeforeWindowAndSafeArea() {
    let controller = CountingController()
    controller.additionalSafeAreaInsets = EdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    var isDetached = false
    controller.onDidLoad = {
      isDetached =
        $0.view.window == nil && $0.view.superview == nil && $0.view.safeAreaInsets == .zero
    }
    let window = Window()
    window.safeAreaInsets = EdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    XCTAssertTrue(isDetached)
    XCTAssertEqual(controller.view.safeAreaInsets.top, 60)
  }

  // 3.1.11
  func testShortMemoryLeavesTheViewLoaded() {
    let controller = CountingController()
    let view = controller.view
    controller.didReceiveMemoryWarning()
    XCTAssertTrue(controller.isViewLoaded)
    XCTAssertIdentical(controller.view, view)
  }

  func testTitleIsKept() {
    let controller = ViewController()
    XCTAssertNil(controller.title)
    controller.title = "Profile"
    XCTAssertEqual(controller.title, "Profile")
  }

  // 1.10.1
  func testResponderChainPassesThroughControllers() {
    let (parent, child) = (ViewController(), ViewController())
    parent.addChild(child)
    let wrapper = View()
    parent.view.addSubview(wrapper)
    wrapper.addSubview(child.view)
    child.didMove(toParent: parent)
    let window = Window.showing(parent)
    XCTAssertIdentical(child.view.next, child)
    XCTAssertIdentical(child.next, wrapper)
    XCTAssertIdentical(wrapper.next, parent.view)
    XCTAssertIdentical(parent.view.next, parent)
    XCTAssertIdentical(parent.next, window)
    XCTAssertNil(window.next)
    XCTAssertNil(ViewController().next)

    let presented = ViewController()
    parent.present(presented, animated: false)
    XCTAssertIdentical(presented.view.next, presented)
    XCTAssertIdentical(presented.next, parent)
  }

  func testReplacedViewTakesThePlaceOfTheOldOne() {
    let log = CallLog()
    let (parent, child) = (ViewController(), LoggingController("C", log))
    parent.addChild(child)
    parent.view.addSubview(View())
    parent.view.addSubview(child.view)
    parent.view.addSubview(View())
    child.view.autoresizingMask = []
    child.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let window = Window.showing(parent)
    let old: View = child.view
    _ = log.take()

    let new = View()
    child.view = new
    XCTAssertNil(old.superview)
    XCTAssertIdentical(parent.view.subviews[1], new)
    XCTAssertEqual(new.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    window.flush()
    XCTAssertEqual(log.take(), [])

    child.view = nil
    XCTAssertEqual(log.take(), ["C.viewWillDisappear", "C.viewDidDisappear"])
    XCTAssertNil(new.superview)
    XCTAssertNil(new.next)
  }

  // VC-03, VC-04, VC-06
  func testInitialiserDoesNotLoadTheView() {
    final class UserController: ViewController {
      let user: String
      let log: CallLog
      var size = CGSize.zero

      init(user: String, log: CallLog) {
        log.write("0")
        self.user = user
        self.log = log
        super.init(nibName: nil, bundle: nil)
        log.write("1")
      }

      required init?(coder: NSCoder) { nil }

      override func loadView() {
        log.write("2")
        super.loadView()
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        log.write("3 \(user) \(size.width)")
      }
    }
    let log = CallLog()
    let controller = UserController(user: "Ada", log: log)
    controller.size = CGSize(width: 320, height: 300)
    XCTAssertFalse(controller.isViewLoaded)
    controller.loadViewIfNeeded()
    XCTAssertEqual(log.take(), ["0", "1", "2", "3 Ada 320.0"])
  }

  // VC-11: there is no search for interface files.
  func testNoInterfaceFileIsSearchedByTheName() {
    final class MyViewController: ViewController {}
    let controller = MyViewController()
    XCTAssertNil(controller.nibName)
    XCTAssertNil(controller.nibBundle)
    XCTAssertTrue(type(of: controller.view as View) == View.self)
    XCTAssertEqual(ViewController(nibName: "Card", bundle: .main).nibName, "Card")
  }

  // 2.12
  func testDecodedControllerWakesBeforeItsViewLoads() throws {
    let original = CountingController()
    original.title = "Card"
    original.modalPresentationStyle = .fullScreen
    original.definesPresentationContext = true
    original.viewRespectsSystemMinimumLayoutMargins = false
    original.preferredContentSize = CGSize(width: 30, height: 40)
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    original.encode(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false

    let controller = try XCTUnwrap(CountingController(coder: unarchiver))
    controller.awakeFromNib()
    XCTAssertFalse(controller.isViewLoaded)
    XCTAssertEqual(controller.title, "Card")
    XCTAssertEqual(controller.modalPresentationStyle, .fullScreen)
    XCTAssertTrue(controller.definesPresentationContext)
    XCTAssertFalse(controller.viewRespectsSystemMinimumLayoutMargins)
    XCTAssertEqual(controller.preferredContentSize, CGSize(width: 30, height: 40))
    XCTAssertNotNil(controller.view)
    XCTAssertEqual(controller.didLoads, 1)
  }

  func testEmptyArchiveGivesTheDefaults() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let controller = try XCTUnwrap(ViewController(coder: unarchiver))
    XCTAssertEqual(controller.modalPresentationStyle, .automatic)
    XCTAssertTrue(controller.viewRespectsSystemMinimumLayoutMargins)
  }

  func testRecorderSeesTheSteps() {
    var controller: ViewController?
    let events = LifecycleRecorder.record {
      let made = ViewController()
      made.loadViewIfNeeded()
      controller = made
    }
    XCTAssertEqual(
      events.map(\.description),
      [
        "ViewController init", "ViewController loadView", "View init",
        "ViewController viewDidLoad",
      ]
    )
    XCTAssertEqual(controller?.description, "<ViewController>")
    XCTAssertEqual(controller?.debugDescription, "<ViewController>")
  }
}
