import Foundation
import ViewKit
import ViewKitNibs
import XCTest

final class StoryboardTests: XCTestCase {
  private func storyboard() throws -> Storyboard {
    let storyboard = try Storyboard(
      contentsOf: Fixture.url("Shop.storyboard"),
      classes: ClassRegistry([GoodsController.self, SummaryController.self])
    )
    storyboard.diagnosticObserver = { XCTFail("\($0)") }
    return storyboard
  }

  private func goods() throws -> GoodsController {
    try storyboard().instantiateViewController(identifier: "Goods")
  }

  // 2.12, FR-D01
  func testViewsAreMadeWhenTheViewIsAskedFor() throws {
    let goods = try goods()
    XCTAssertFalse(goods.isViewLoaded)
    XCTAssertEqual(goods.title, "Goods")
    XCTAssertEqual(goods.steps, ["awake heading=nil"])
    goods.loadViewIfNeeded()
    XCTAssertEqual(
      goods.steps,
      ["awake heading=nil", "prepare summary", "viewDidLoad heading=set children=1"]
    )
    XCTAssertEqual(goods.heading.text, "Goods")
    XCTAssertEqual(goods.top.constant, 8)
    XCTAssertTrue(goods.top.isActive)
  }

  func testANavigationControllerComesWithItsRoot() throws {
    let navigation = try XCTUnwrap(
      try storyboard().instantiateInitialViewController() as? NavigationController
    )
    let goods = try XCTUnwrap(navigation.topViewController as? GoodsController)
    XCTAssertFalse(goods.isViewLoaded)
    XCTAssertEqual(goods.navigationItem.title, "Goods")
    XCTAssertTrue(navigation.navigationBar.topItem === goods.navigationItem)
    let window = Window(frame: CGRect(x: 0, y: 0, width: 414, height: 896))
    window.safeAreaInsets = EdgeInsets(top: 48, left: 0, bottom: 34, right: 0)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.flush()
    XCTAssertEqual(goods.heading.convert(goods.heading.bounds, to: nil).minY, 100)
  }

  func testAContainerEmbedsItsController() throws {
    let goods = try goods()
    goods.loadViewIfNeeded()
    let summary = try XCTUnwrap(goods.children.first as? SummaryController)
    XCTAssertTrue(goods.segues.first?.destination === summary)
    goods.view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    goods.view.layoutIfNeeded()
    XCTAssertEqual(summary.view.frame, CGRect(x: 0, y: 0, width: 280, height: 120))
  }

  func testAReloadedViewIsMadeAnew() throws {
    let goods = try goods()
    let first = goods.view
    goods.view = nil
    XCTAssertFalse(goods.view === first)
    XCTAssertTrue(goods.heading.isDescendant(of: goods.view))
  }

  func testAPressedButtonFollowsItsSegue() throws {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 414, height: 896))
    let goods = try goods()
    window.rootViewController = goods
    window.makeKeyAndVisible()
    window.flush()
    let button = try XCTUnwrap(goods.view.subviews.compactMap { $0 as? Button }.first)
    button.sendActions(for: .touchUpInside)
    window.flush()
    XCTAssertEqual(goods.segues.last?.identifier, "pay")
    XCTAssertTrue(goods.presentedViewController === goods.segues.last?.destination)
    XCTAssertEqual(goods.presentedViewController?.modalPresentationStyle, .fullScreen)
  }

  func testPerformingASegueByItsIdentifierPreparesAndPresents() throws {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 414, height: 896))
    let goods = try goods()
    window.rootViewController = goods
    window.makeKeyAndVisible()
    window.flush()
    goods.performSegue(withIdentifier: "pay", sender: nil)
    window.flush()
    XCTAssertNotNil(goods.presentedViewController)
  }

  func testSeguesOfAnAppsClassPerformThemselves() throws {
    final class Fade: StoryboardSegue {
      override func perform() { destination.title = "faded in from \(source.title ?? "")" }
    }
    let text = try String(contentsOf: Fixture.url("Shop.storyboard"), encoding: .utf8)
      .replacingOccurrences(
        of: "kind=\"presentation\" identifier=\"pay\"",
        with: "kind=\"custom\" identifier=\"pay\" customClass=\"Fade\""
      )
    let document = try NibDocument(data: Data(text.utf8), file: "Shop.storyboard")
    var classes = ClassRegistry([GoodsController.self, SummaryController.self])
    var messages: [String] = []
    func goods() -> GoodsController {
      let storyboard = Storyboard(document, classes: classes)
      storyboard.diagnosticObserver = { messages.append($0.message) }
      return storyboard.instantiateViewController(identifier: "Goods")
    }
    let unknown = goods()
    unknown.performSegue(withIdentifier: "pay", sender: nil)
    XCTAssertEqual(
      messages,
      ["Found the class 'Fade', which is not registered as a segue; the scene is presented."]
    )
    classes.register(Fade.self, as: "Fade")
    let controller = goods()
    controller.performSegue(withIdentifier: "pay", sender: nil)
    XCTAssertEqual(controller.segues.last?.destination.title, "faded in from Goods")
    XCTAssertEqual(messages.count, 1)
  }

  func testOldLayoutGuidesAreThoseOfTheController() throws {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 414, height: 896))
    window.safeAreaInsets = EdgeInsets(top: 48, left: 0, bottom: 34, right: 0)
    let payment = try storyboard().instantiateViewController(withIdentifier: "Payment")
    window.rootViewController = payment
    window.makeKeyAndVisible()
    window.flush()
    XCTAssertEqual(
      payment.view.subviews.first?.frame,
      CGRect(x: 0, y: 48, width: 414, height: 814)
    )
  }

  /// Writes what its segue hands on into a label, once its view has loaded.
  private final class DetailController: ViewController {
    @Outlet var label: Label?
    var value = ""

    override func viewDidLoad() {
      super.viewDidLoad()
      label?.text = value
    }
  }

  private final class ListController: ViewController {
    var log: [String] = []

    override func prepare(for segue: StoryboardSegue, sender: Any?) {
      guard let detail = segue.destination as? DetailController else { return }
      log.append("\(segue.identifier ?? "") \(detail.isViewLoaded) \(detail.label == nil)")
      detail.value = "Ada"
    }
  }

  // FR-D02
  func testDestinationIsPreparedBeforeItsViewLoads() throws {
    let document = try CanvasFixture.storyboard([
      CanvasFixture.controller(
        "list",
        attributes: "customClass=\"List\" storyboardIdentifier=\"list\"",
        "<connections><segue id=\"s\" kind=\"presentation\" identifier=\"show\" "
          + "destination=\"detail\"/></connections>"
      ),
      CanvasFixture.controller(
        "detail",
        attributes: "customClass=\"Detail\"",
        view: "<subviews>\(CanvasFixture.placed("label", "l"))</subviews>",
        "<connections><outlet property=\"label\" destination=\"l\" id=\"o\"/></connections>"
      ),
    ])
    var classes = ClassRegistry()
    classes.register(ListController.self, as: "List")
    classes.register(DetailController.self, as: "Detail")
    let storyboard = Storyboard(document, classes: classes)
    storyboard.diagnosticObserver = { XCTFail("\($0)") }
    let list: ListController = storyboard.instantiateViewController(identifier: "list")
    let window = Window(frame: CGRect(x: 0, y: 0, width: 414, height: 896))
    window.rootViewController = list
    window.makeKeyAndVisible()
    window.flush()
    list.performSegue(withIdentifier: "show", sender: nil)
    window.flush()
    XCTAssertEqual(list.log, ["show false true"])
    let detail = try XCTUnwrap(list.presentedViewController as? DetailController)
    XCTAssertEqual(detail.label?.text, "Ada")
  }

  // FR-D04
  func testViewThatLoadsAgainHasTheValuesOfItsSizeClasses() throws {
    let document = try CanvasFixture.storyboard([
      CanvasFixture.controller(
        "c",
        attributes: "storyboardIdentifier=\"c\"",
        view: """
          <subviews>\(CanvasFixture.placed("view", "a"))</subviews><constraints>
          <constraint firstItem="a" firstAttribute="width" constant="100" id="w">
          <variation key="heightClass=regular-widthClass=regular" constant="300"/></constraint>
          <constraint firstItem="a" firstAttribute="leading" secondItem="c-view" \
          secondAttribute="leading" id="l"/></constraints>
          """
      )
    ])
    for (sizeClass, width) in [("regular", CGFloat(300)), ("compact", 100)] {
      let storyboard = Storyboard(document)
      storyboard.traits = NibTraits(horizontalSizeClass: sizeClass, verticalSizeClass: "regular")
      let controller = storyboard.instantiateViewController(withIdentifier: "c")
      for _ in 0..<2 {
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.view.subviews.map(\.frame.width), [width])
        controller.view = nil
      }
    }
  }

  // FR-D11
  func testStoryboardWithoutInitialControllerOrScenesIsFine() throws {
    let home = CanvasFixture.controller("h", attributes: "storyboardIdentifier=\"Home\"")
    for (scenes, identifiers) in [([home], ["Home"]), ([], [])] {
      let document = try CanvasFixture.storyboard(scenes)
      let storyboard = Storyboard(document)
      storyboard.diagnosticObserver = { XCTFail("\($0)") }
      XCTAssertNil(storyboard.instantiateInitialViewController())
      XCTAssertEqual(storyboard.identifiers, identifiers)
      XCTAssertEqual(NibCheck().findings(in: document).map(\.description), [])
    }
  }

  // FR-D14
  func testContainerEmbedsItsControllerOnce() throws {
    let goods = try goods()
    let window = Window(frame: CGRect(x: 0, y: 0, width: 414, height: 896))
    window.rootViewController = goods
    window.makeKeyAndVisible()
    window.flush()
    window.isHidden = true
    window.isHidden = false
    window.flush()
    XCTAssertEqual(goods.steps.filter { $0 == "prepare summary" }.count, 1)
    XCTAssertEqual(goods.children.count, 1)
    XCTAssertEqual(goods.children.first?.view.superview?.subviews.count, 1)
  }

  func testACreatorMayAddArguments() throws {
    final class Other: ViewController {
      var number = 0
    }
    let storyboard = try storyboard()
    let other: Other = storyboard.instantiateViewController(identifier: "Payment") { coder in
      let other = Other(coder: coder)
      other?.number = 7
      return other
    }
    XCTAssertEqual(other.number, 7)
    XCTAssertEqual(other.view.subviews.count, 1)
  }

  func testIdentifiersAreListed() throws {
    XCTAssertEqual(try storyboard().identifiers, ["Start", "Goods", "Payment"])
  }

  func testASceneWhoseViewCantBeMadeHasAPlainOne() throws {
    final class Refusing: View {
      required init?(coder: NSCoder) { nil }
    }
    let document = try NibDocument(
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene><objects><viewController storyboardIdentifier="a" id="a">
        <view key="view" id="v" customClass="Refusing"/></viewController></objects></scene></scenes>
        </document>
        """.utf8
      ),
      file: "Test.storyboard"
    )
    let storyboard = Storyboard(document, classes: ClassRegistry([Refusing.self]))
    storyboard.diagnosticObserver = { _ in }
    let controller = storyboard.instantiateViewController(withIdentifier: "a")
    controller.loadViewIfNeeded()
    XCTAssertTrue(controller.isViewLoaded)
    XCTAssertTrue(type(of: controller.view as View) == View.self)
  }
}
