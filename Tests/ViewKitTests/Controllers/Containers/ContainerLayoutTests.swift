import ViewKit
import XCTest

/// Where containers with bars place the view of the controller that they show.
final class ContainerLayoutTests: XCTestCase {
  private func frame(
    of controller: ViewController,
    in size: CGSize = CGSize(width: 320, height: 480),
    safeArea: EdgeInsets = EdgeInsets(top: 20, left: 0, bottom: 34, right: 0),
    hidesBar: Bool
  ) -> CGRect {
    let navigation = NavigationController(rootViewController: controller)
    navigation.isNavigationBarHidden = hidesBar
    let window = Window(frame: CGRect(origin: .zero, size: size))
    window.safeAreaInsets = safeArea
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.flush()
    return controller.view.frame
  }

  func testEdgesWithoutABarAreReachedByEveryView() {
    let controller = ViewController()
    controller.edgesForExtendedLayout = []
    XCTAssertEqual(
      frame(of: controller, hidesBar: true),
      CGRect(x: 0, y: 0, width: 320, height: 480)
    )
    let below = ViewController()
    below.edgesForExtendedLayout = []
    XCTAssertEqual(
      frame(of: below, hidesBar: false),
      CGRect(x: 0, y: 64, width: 320, height: 416)
    )
  }

  func testAContainerLowerThanItsBarsLeavesNoHeight() {
    let controller = ViewController()
    controller.edgesForExtendedLayout = []
    let frame = frame(of: controller, in: CGSize(width: 320, height: 40), hidesBar: false)
    XCTAssertEqual(frame.height, 0)
  }

  func testABarFromAFileTakesThePlaceOfTheOneThatIsShown() {
    let navigation = NavigationController(rootViewController: ViewController())
    navigation.isToolbarHidden = false
    let window = Window.showing(navigation)
    window.layoutIfNeeded()
    let (oldBar, oldTools) = (navigation.navigationBar, navigation.toolbar)
    let (bar, tools) = (NavigationBar(), Toolbar())
    navigation.adoptNavigationBar(bar)
    window.layoutIfNeeded()
    XCTAssertTrue(bar.superview === navigation.view)
    XCTAssertEqual(bar.frame, oldBar.frame)
    XCTAssertNil(oldBar.superview)
    navigation.adoptToolbar(tools)
    window.layoutIfNeeded()
    XCTAssertTrue(tools.superview === navigation.view)
    XCTAssertEqual(tools.frame, oldTools?.frame)
    XCTAssertNil(oldTools?.superview)
  }

  func testAViewFillsItsContainerWhenItEntersAndFollowsIt() {
    final class Entering: View {
      var fills: [Bool] = []

      override func didMoveToSuperview() {
        if let superview { fills.append(frame == superview.bounds) }
      }
    }
    let (controller, view) = (ViewController(), Entering())
    controller.view = view
    _ = frame(of: controller, hidesBar: false)
    XCTAssertEqual(view.fills, [true])
    XCTAssertEqual(view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
  }
}
