import Foundation
import ViewKit
import XCTest

/// A view that notes its hooks.
private class ProbeView: BaseView {
  var onTap: (() -> Void)?

  required init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// A controller that logs its hooks.
private class ProbeController: BaseViewController<ProbeView> {
  var log: [String] = []
  var made = 0

  override func makeUnderlyingView() -> ProbeView {
    made += 1
    return super.makeUnderlyingView()
  }

  override func setup() {
    log.append("setup")
    super.setup()
  }

  override func setupView() {
    super.setupView()
    log.append("setupView \(underlyingView.tag)")
  }

  override func setupConstraints() {
    super.setupConstraints()
    log.append("setupConstraints")
  }

  override func setupAccessibility() {
    super.setupAccessibility()
    log.append("setupAccessibility")
  }

  static let once = ["setup", "setupView 0", "setupConstraints", "setupAccessibility"]
}

/// A view with an initialiser of its own, which is made by override only.
private final class CustomView: View {
  let value: Int

  init(value: Int) {
    self.value = value
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

final class BaseViewControllerTests: XCTestCase {
  // F2-19
  func testDeferredConstraintsOfARootViewComeWithItsFirstLayout() {
    final class Deferring: BaseView {
      var calls = 0
      override class var defersConstraintSetup: Bool { true }
      override func setupConstraints() { calls += 1 }
    }
    let controller = BaseViewController<Deferring>()
    let window = Window.showing(controller)
    XCTAssertEqual(controller.underlyingView.calls, 1)
    controller.view.setNeedsLayout()
    window.flush()
    XCTAssertEqual(controller.underlyingView.calls, 1)
  }

  // 2.30.1, VC-03
  func testCreatingLoadsNothing() {
    let controller = ProbeController()
    XCTAssertFalse(controller.isViewLoaded)
    XCTAssertNil(controller.nibName)
    XCTAssertEqual(controller.made, 0)
    XCTAssertEqual(controller.log, [])
  }

  // 2.30.2, 2.30.3, 2.30.6
  func testUnderlyingViewLoadsTheViewAndRunsTheHooks() {
    let controller = ProbeController()
    let view = controller.underlyingView
    XCTAssertIdentical(controller.view, view)
    XCTAssertTrue(view.isSetup)
    XCTAssertEqual(controller.log, ProbeController.once)
    XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
    XCTAssertEqual(view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
  }

  // VC-17
  func testFullOrderOfOneLoading() {
    let events = LifecycleRecorder.record {
      BaseViewController<ProbeView>().loadViewIfNeeded()
    }
    let name = "BaseViewController<ProbeView>"
    XCTAssertEqual(
      events.map(\.description),
      [
        "\(name) init", "\(name) loadView", "ProbeView init", "ProbeView setup begin",
        "ProbeView setup end", "ProbeView setupConstraints begin",
        "ProbeView setupConstraints end", "ProbeView setupAccessibility begin",
        "ProbeView setupAccessibility end", "\(name) viewDidLoad", "\(name) setup begin",
        "\(name) setup end", "\(name) setupConstraints begin", "\(name) setupConstraints end",
        "\(name) setupAccessibility begin", "\(name) setupAccessibility end",
      ]
    )
  }

  // VC-17
  func testHooksRunInsideViewDidLoad() {
    final class Controller: ProbeController {
      override func viewDidLoad() {
        log.append("begin")
        super.viewDidLoad()
        log.append("end")
      }
    }
    let controller = Controller()
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.log, ["begin"] + ProbeController.once + ["end"])
  }

  func testHooksFollowWhereAnOverrideForgetsSuper() {
    final class Forgetful: ProbeController {
      override func viewDidLoad() { log.append("viewDidLoad") }
    }
    let controller = Forgetful()
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.log, ["viewDidLoad"] + ProbeController.once)
  }

  // LC-14
  func testEveryLevelOfAChainRunsEachHookOnceInOrder() {
    class Base: BaseViewController<ProbeView> {
      var log: [String] = []

      override func setup() {
        super.setup()
        log.append("Base.setup")
      }

      override func setupConstraints() {
        super.setupConstraints()
        log.append("Base.setupConstraints")
      }

      override func setupAccessibility() {
        super.setupAccessibility()
        log.append("Base.setupAccessibility")
      }
    }
    final class Leaf: Base {
      override func setup() {
        super.setup()
        log.append("Leaf.setup")
      }

      override func setupConstraints() {
        super.setupConstraints()
        log.append("Leaf.setupConstraints")
      }

      override func setupAccessibility() {
        super.setupAccessibility()
        log.append("Leaf.setupAccessibility")
      }
    }
    let controller = Leaf()
    controller.loadViewIfNeeded()
    XCTAssertEqual(
      controller.log,
      [
        "Base.setup", "Leaf.setup", "Base.setupConstraints", "Leaf.setupConstraints",
        "Base.setupAccessibility", "Leaf.setupAccessibility",
      ]
    )
  }

  // 2.30.4
  func testViewOfAnotherClassIsReplaced() {
    let controller = ProbeController()
    let foreign = View()
    controller.view = foreign
    let view = controller.underlyingView
    XCTAssertIdentical(controller.view, view)
    XCTAssertIdentical(controller.underlyingView, view)
    XCTAssertEqual(controller.made, 1)
    XCTAssertEqual(controller.log, [])
    XCTAssertNil(foreign.next)
  }

  // 2.30.4
  func testReplacingALoadedViewRunsNoHookAgain() {
    let controller = ProbeController()
    controller.loadViewIfNeeded()
    controller.view = View()
    XCTAssertNotNil(controller.underlyingView)
    XCTAssertEqual(controller.made, 2)
    XCTAssertEqual(controller.log, ProbeController.once)
  }

  // 2.30.5
  func testLoadingByHandRunsEachHookOnce() {
    let controller = ProbeController()
    controller.loadView()
    XCTAssertEqual(controller.log, [])
    controller.viewDidLoad()
    controller.viewDidLoad()
    XCTAssertNotNil(controller.view)
    XCTAssertEqual(controller.log, ProbeController.once)
    XCTAssertEqual(controller.made, 1)
  }

  // 2.30.5
  func testViewDidLoadByHandMakesTheViewFirst() {
    let controller = ProbeController()
    controller.viewDidLoad()
    XCTAssertEqual(controller.log, ProbeController.once)
    XCTAssertNotNil(controller.view)
    XCTAssertEqual(controller.log, ProbeController.once)
    XCTAssertEqual(controller.made, 1)
  }

  // 3.1.6
  func testReloadRunsTheHooksForTheNewView() {
    let controller = ProbeController()
    controller.loadViewIfNeeded()
    controller.view = nil
    controller.loadViewIfNeeded()
    controller.viewDidLoad()
    XCTAssertEqual(controller.log, ProbeController.once + ProbeController.once)
    XCTAssertEqual(controller.made, 2)
  }

  func testHookThatCallsViewDidLoadIsNotRunAgain() {
    final class Reentrant: ProbeController {
      override func setupConstraints() {
        super.setupConstraints()
        viewDidLoad()
        view = nil
        viewDidLoad()
      }
    }
    let controller = Reentrant()
    controller.viewDidLoad()
    XCTAssertEqual(controller.log, ProbeController.once)
  }

  // VC-01
  func testReadingTheViewAfterSuperLoadViewIsHarmless() {
    final class Reader: ProbeController {
      var loads = 0
      var didLoads = 0

      override func loadView() {
        loads += 1
        super.loadView()
        _ = view
        _ = view
      }

      override func viewDidLoad() {
        didLoads += 1
        super.viewDidLoad()
      }
    }
    let controller = Reader()
    XCTAssertNotNil(controller.view)
    XCTAssertEqual([controller.loads, controller.made, controller.didLoads], [1, 1, 1])
  }

  // VC-16
  func testLoadViewMayReplaceTheViewAfterSuper() {
    final class Replacer: ProbeController {
      weak var first: ProbeView?

      override func loadView() {
        super.loadView()
        first = view as? ProbeView
        let second = ProbeView()
        second.tag = 2
        view = second
      }
    }
    let controller = Replacer()
    XCTAssertIdentical(controller.underlyingView, controller.view)
    XCTAssertEqual(
      controller.log,
      ["setup", "setupView 2", "setupConstraints", "setupAccessibility"]
    )
    XCTAssertNil(controller.first)
  }

  // VC-10
  func testDefaultsOfAGenericSubclassSurviveLoading() {
    final class Defaults: BaseViewController<ProbeView> {
      var rows = [1, 2, 3]
      var name = "Foo"
    }
    let controller = Defaults()
    XCTAssertEqual(controller.rows.count, 3)
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.rows.count, 3)
    XCTAssertEqual(controller.name, "Foo")
  }

  // VC-03, VC-06
  func testPropertiesAreSetBeforeTheHooksRun() {
    final class UserController: BaseViewController<ProbeView> {
      let user: String
      var size = CGSize.zero
      var seen = ""

      init(user: String) {
        self.user = user
        super.init()
      }

      required init?(coder: NSCoder) { nil }

      override func setupView() {
        seen = "\(user) \(size.width)"
      }
    }
    let controller = UserController(user: "Ada")
    controller.size = CGSize(width: 320, height: 300)
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.seen, "Ada 320.0")
  }

  // VC-11
  func testGenericControllerSearchesNoInterfaceFile() {
    let named = BaseViewController<View>(nibName: "Card", bundle: nil)
    XCTAssertEqual(named.nibName, "Card")
    XCTAssertTrue(type(of: named.underlyingView) == View.self)
    XCTAssertNil(BaseViewController<View>().nibName)
  }

  func testViewWithItsOwnInitialiserIsMadeByOverride() {
    final class CustomController: BaseViewController<CustomView> {
      override func makeUnderlyingView() -> CustomView { CustomView(value: 7) }
    }
    XCTAssertEqual(CustomController().underlyingView.value, 7)
  }

  // 2.12, 2.30.1
  func testDecodedControllerRunsTheHooksWhenItLoads() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    ProbeController().encode(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let controller = try XCTUnwrap(ProbeController(coder: unarchiver))
    controller.awakeFromNib()
    controller.awakeFromNib()
    XCTAssertEqual(controller.log, [])
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.log, ProbeController.once)
  }

  // VC-14
  func testControllerAndViewAreFreed() {
    for keepsHandler in [false, true] {
      weak var freedController: ProbeController?
      weak var freedView: ProbeView?
      do {
        let controller = ProbeController()
        if keepsHandler {
          controller.underlyingView.onTap = { [unowned controller] in _ = controller.made }
        }
        freedController = controller
        freedView = controller.underlyingView
      }
      XCTAssertNil(freedController)
      XCTAssertNil(freedView)
    }
  }

  // VC-14: a cycle that the app has made is not broken.
  func testCycleOfTheAppStaysWhole() {
    weak var kept: ProbeController?
    do {
      let controller = ProbeController()
      controller.underlyingView.onTap = { _ = controller.made }
      kept = controller
    }
    XCTAssertNotNil(kept)
    XCTAssertNotNil(kept?.underlyingView)
    kept?.underlyingView.onTap = nil
    XCTAssertNil(kept)
  }
}
