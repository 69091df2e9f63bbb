import Foundation
import ViewKit
import XCTest

final class NavigationControllerTests: XCTestCase {
  private final class Delegate: NavigationControllerDelegate {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }

    func navigationController(
      _ navigationController: NavigationController,
      willShow viewController: ViewController,
      animated: Bool
    ) {
      log.write("willShow \((viewController as? LoggingController)?.name ?? "")")
    }

    func navigationController(
      _ navigationController: NavigationController,
      didShow viewController: ViewController,
      animated: Bool
    ) {
      log.write("didShow \((viewController as? LoggingController)?.name ?? "")")
    }
  }

  private let log = CallLog()
  private lazy var a = LoggingController("A", log)
  private lazy var b = LoggingController("B", log)
  private lazy var c = LoggingController("C", log)

  private func shown() -> (NavigationController, Window) {
    let navigation = NavigationController(rootViewController: a)
    let window = Window.showing(navigation)
    _ = log.take()
    return (navigation, window)
  }

  func testPushRunsInTheObservedOrder() {  // 3.4.1, 3.4.2, 3.4.5
    let (navigation, window) = shown()
    let delegate = Delegate(log)
    navigation.delegate = delegate
    navigation.pushViewController(b, animated: true)
    XCTAssertTrue(navigation.topViewController === b)
    XCTAssertEqual(navigation.viewControllers, [a, b])
    XCTAssertEqual(navigation.children, [a, b])
    window.flush()
    XCTAssertEqual(
      log.take(),
      [
        "B.willMove(toParent: parent)", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
        "willShow B", "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear", "didShow B",
        "B.didMove(toParent: parent)",
      ]
    )
    XCTAssertNil(a.view.superview)  // 3.4.7
    XCTAssertEqual(b.view.superview, navigation.view)
  }

  func testPopRunsInTheObservedOrder() {  // 3.4.3
    let (navigation, window) = shown()
    navigation.pushViewController(b, animated: false)
    window.flush()
    _ = log.take()
    var moves: [Bool] = []
    b.onCall = { [unowned b] in if $0.hasPrefix("view") { moves.append(b.isMovingFromParent) } }
    XCTAssertTrue(navigation.popViewController(animated: true) === b)
    window.flush()
    XCTAssertEqual(
      log.take(),
      [
        "B.willMove(toParent: nil)", "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing",
        "B.viewDidDisappear", "A.viewDidAppear", "B.didMove(toParent: nil)",
      ]
    )
    XCTAssertEqual(moves, [true, true])
    XCTAssertNil(b.parent)
  }

  // FR-E08
  func testPushAndPopInFull() {
    final class First: ViewController {}
    final class Second: ViewController {}
    let navigation = NavigationController(rootViewController: First())
    let window = Window.showing(navigation)
    let hooks: Set<LifecycleEvent.Kind> = [
      .loadView, .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear,
    ]
    func events(_ move: () -> Void) -> [String] {
      LifecycleRecorder.record {
        move()
        window.flush()
      }.filter { hooks.contains($0.kind) }.map(\.description)
    }
    XCTAssertEqual(
      events { navigation.pushViewController(Second(), animated: true) },
      [
        "Second loadView", "Second viewDidLoad", "First viewWillDisappear",
        "Second viewWillAppear", "First viewDidDisappear", "Second viewDidAppear",
      ]
    )
    XCTAssertEqual(
      events { navigation.popViewController(animated: true) },
      [
        "Second viewWillDisappear", "First viewWillAppear", "Second viewDidDisappear",
        "First viewDidAppear",
      ]
    )
  }

  func testPoppingReturnsWhatIsRemoved() {  // 3.4.5
    let (navigation, window) = shown()
    XCTAssertNil(navigation.popViewController(animated: false))
    XCTAssertNil(navigation.popToRootViewController(animated: false))
    navigation.setViewControllers([a, b, c], animated: false)
    XCTAssertEqual(navigation.popToViewController(b, animated: false), [c])
    XCTAssertEqual(navigation.popToViewController(b, animated: false), [])
    navigation.pushViewController(c, animated: false)
    XCTAssertEqual(navigation.popToRootViewController(animated: false), [b, c])
    window.flush()
    XCTAssertEqual(navigation.viewControllers, [a])
    XCTAssertEqual(a.view.superview, navigation.view)
    XCTAssertEqual([b.parent, c.parent], [nil, nil])
  }

  func testControllersInBetweenAreNotLoaded() {  // 3.4.8
    let (navigation, window) = shown()
    navigation.setViewControllers([a, b, c], animated: true)
    window.flush()
    XCTAssertFalse(b.isViewLoaded)
    XCTAssertEqual(
      log.take().filter { $0.hasPrefix("B") },
      ["B.willMove(toParent: parent)", "B.didMove(toParent: parent)"]
    )
    navigation.setViewControllers([c, a], animated: true)
    window.flush()
    XCTAssertEqual(
      log.take(),
      [
        "B.willMove(toParent: nil)", "C.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing",
        "C.viewDidDisappear", "A.viewDidAppear", "B.didMove(toParent: nil)",
      ]
    )
  }

  func testNothingIsLoadedBeforeTheControllerIs() {  // 3.4.7
    let navigation = NavigationController(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    XCTAssertFalse(a.isViewLoaded || b.isViewLoaded)
    XCTAssertEqual(
      log.take(),
      [
        "A.willMove(toParent: parent)", "A.didMove(toParent: parent)",
        "B.willMove(toParent: parent)", "B.didMove(toParent: parent)",
      ]
    )
    navigation.loadViewIfNeeded()
    XCTAssertEqual(log.take(), ["B.viewDidLoad"])
    XCTAssertFalse(a.isViewLoaded)
  }

  func testFirstControllerAppearsWithTheDelegateToldOnce() {  // 3.4.12
    let delegate = Delegate(log)
    let navigation = NavigationController(rootViewController: a)
    navigation.delegate = delegate
    _ = log.take()
    let window = Window.showing(navigation)
    XCTAssertEqual(
      log.take().filter { $0 != "A.viewIsAppearing" },
      ["A.viewDidLoad", "willShow A", "A.viewWillAppear", "A.viewDidAppear", "didShow A"]
    )
    window.isHidden = true
    window.isHidden = false
    window.flush()
    XCTAssertFalse(log.take().contains("willShow A"))
  }

  func testTurningBackAtOnceEndsWithTheFirst() {
    let (navigation, window) = shown()
    navigation.pushViewController(b, animated: true)
    navigation.popViewController(animated: true)
    navigation.pushViewController(b, animated: true)
    navigation.popViewController(animated: true)
    window.flush()
    XCTAssertEqual(a.view.superview, navigation.view)
    XCTAssertNil(b.view.superview)
    XCTAssertNil(b.parent)
    let calls = log.take()
    XCTAssertEqual(calls.last { $0.hasPrefix("A.view") }, "A.viewDidAppear")
    XCTAssertEqual(calls.last { $0.hasPrefix("B.view") }, "B.viewDidDisappear")
    navigation.pushViewController(b, animated: true)
    navigation.popViewController(animated: true)
    navigation.pushViewController(b, animated: true)
    window.flush()
    XCTAssertTrue(b.parent === navigation)
    XCTAssertEqual(navigation.view.subviews.first, b.view)
  }

  // MARK: Layout

  func testTopLiesBelowTheBarAndItsSafeAreaKnows() {  // 1.8.11
    let (navigation, window) = shown()
    window.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    window.flush()
    XCTAssertEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 20, width: 320, height: 44))
    XCTAssertEqual(a.view.frame, CGRect(x: 0, y: 0, width: 320, height: 480))
    XCTAssertEqual(a.view.safeAreaInsets, EdgeInsets(top: 64, left: 0, bottom: 34, right: 0))
    navigation.isToolbarHidden = false
    window.flush()
    XCTAssertEqual(navigation.toolbar.frame, CGRect(x: 0, y: 397, width: 320, height: 49))
    XCTAssertEqual(a.view.safeAreaInsets.bottom, 83)
    navigation.isNavigationBarHidden = true
    navigation.setToolbarHidden(true, animated: true)
    window.flush()
    XCTAssertEqual(a.view.safeAreaInsets, EdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    XCTAssertTrue(navigation.navigationBar.isHidden)
  }

  func testToolbarIs44PointsHighWithoutASafeArea() {  // 7.20
    let (navigation, window) = shown()
    navigation.isToolbarHidden = false
    window.flush()
    XCTAssertEqual(navigation.toolbar.frame, CGRect(x: 0, y: 436, width: 320, height: 44))
  }

  func testOpaqueBarsAndEdgesShortenTheView() {
    let (navigation, window) = shown()
    a.edgesForExtendedLayout = [.left, .bottom, .right]
    window.flush()
    XCTAssertEqual(a.view.frame, CGRect(x: 0, y: 44, width: 320, height: 436))
    XCTAssertEqual(a.view.safeAreaInsets, .zero)
    a.edgesForExtendedLayout = .all
    window.flush()
    XCTAssertEqual(a.view.safeAreaInsets.top, 44)
    navigation.navigationBar.isTranslucent = false
    window.flush()
    XCTAssertEqual(a.view.frame.minY, 44)
    a.extendedLayoutIncludesOpaqueBars = true
    window.flush()
    XCTAssertEqual(a.view.frame.minY, 0)
  }

  // FR-E11
  func testViewBeginsWhereBarAndEdgesSay() {
    struct Row {
      let name: String
      var isOpaque = false
      var includesOpaqueBars = false
      var edges = RectEdge.all
      var isBarHidden = false
      let expected: [CGFloat]
    }
    let rows = [
      Row(name: "plain", expected: [0, 568, 64]),
      Row(name: "opaque", isOpaque: true, expected: [64, 504, 0]),
      Row(
        name: "opaque, extended",
        isOpaque: true,
        includesOpaqueBars: true,
        expected: [0, 568, 64]
      ),
      Row(name: "no edges", edges: [], expected: [64, 504, 0]),
      Row(name: "edges without top", edges: [.left, .bottom, .right], expected: [64, 504, 0]),
      Row(
        name: "opaque, extended, bottom alone",
        isOpaque: true,
        includesOpaqueBars: true,
        edges: .bottom,
        expected: [64, 504, 0]
      ),
      Row(name: "hidden bar", isBarHidden: true, expected: [0, 568, 20]),
    ]
    for row in rows {
      let controller = ViewController()
      let navigation = NavigationController(rootViewController: controller)
      navigation.navigationBar.isTranslucent = !row.isOpaque
      navigation.isNavigationBarHidden = row.isBarHidden
      controller.extendedLayoutIncludesOpaqueBars = row.includesOpaqueBars
      controller.edgesForExtendedLayout = row.edges
      let safeArea = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      let window = Window.showing(navigation, 320, 568, safeArea: safeArea)
      XCTAssertIdentical(controller.view.window, window)
      let frame = controller.view.convert(controller.view.bounds, to: nil)
      XCTAssertEqual(
        [frame.minY, frame.height, controller.view.safeAreaInsets.top],
        row.expected,
        row.name
      )
    }
  }

  func testLargeTitlesMoveTheContentDown() {
    let (navigation, window) = shown()
    navigation.navigationBar.prefersLargeTitles = true
    window.flush()
    XCTAssertEqual(navigation.navigationBar.frame.height, 96)
    XCTAssertEqual(a.view.safeAreaInsets.top, 96)
  }

  func testAFreedTopKeepsNothingOfTheBars() {
    let (navigation, window) = shown()
    window.flush()
    navigation.setViewControllers([b], animated: false)
    window.flush()
    window.rootViewController = a
    window.flush()
    XCTAssertEqual(a.view.safeAreaInsets, .zero)
  }

  // MARK: Bars and titles

  func testBarShowsTheItemsOfTheStack() {
    let (navigation, window) = shown()
    a.title = "Inbox"
    b.navigationItem.title = "Message"
    navigation.pushViewController(b, animated: false)
    window.flush()
    let bar = navigation.navigationBar
    XCTAssertTrue(bar.topItem === b.navigationItem)
    XCTAssertTrue(bar.backItem === a.navigationItem)
    let back = bar.subviews.compactMap { $0 as? Button }.first
    XCTAssertEqual(back?.accessibilityLabel, "Inbox")
    XCTAssertEqual(back?.accessibilityActivate(), true)
    window.flush()
    XCTAssertEqual(navigation.viewControllers, [a])
    XCTAssertEqual(bar.items?.count, 1)
  }

  func testToolbarShowsTheItemsOfTheTop() {
    let (navigation, _) = shown()
    navigation.isToolbarHidden = false
    a.toolbarItems = [BarButtonItem(title: "A")]
    XCTAssertEqual(navigation.toolbar.items?.map(\.title), ["A"])
    b.setToolbarItems([BarButtonItem(title: "B")], animated: false)
    navigation.pushViewController(b, animated: false)
    XCTAssertEqual(navigation.toolbar.items?.map(\.title), ["B"])
  }

  func testTitleReachesTheItemsAndNotTheOtherWay() {  // 3.1.10
    a.title = "One"
    XCTAssertEqual(a.navigationItem.title, "One")
    XCTAssertEqual(a.tabBarItem.title, "One")
    a.title = "Two"
    XCTAssertEqual([a.navigationItem.title, a.tabBarItem.title], ["Two", "Two"])
    a.navigationItem.title = "Own"
    XCTAssertEqual([a.title, a.tabBarItem.title], ["Two", "Two"])
    XCTAssertTrue(a.navigationItem === a.navigationItem)
  }

  func testContainersAreFoundByParentsOnly() {  // 3.4.11
    let (navigation, window) = shown()
    let child = ViewController()
    a.addChild(child)
    XCTAssertTrue(child.navigationController === navigation)
    XCTAssertNil(navigation.navigationController)
    XCTAssertNil(child.tabBarController)
    a.present(b, animated: false)
    window.flush()
    XCTAssertNil(b.navigationController)
    XCTAssertTrue(navigation.visibleViewController === b)
  }

  func testShowingPushesOrPresents() {
    let (navigation, window) = shown()
    let child = ViewController()
    a.addChild(child)
    child.show(b, sender: nil)
    XCTAssertTrue(navigation.topViewController === b)
    let lonely = ViewController()
    window.rootViewController = lonely
    window.flush()
    lonely.show(c, sender: nil)
    XCTAssertTrue(lonely.presentedViewController === c)
  }

  func testStackSurvivesAnArchive() throws {
    let (first, second) = (ViewController(), ViewController())
    first.title = "First"
    second.title = "Second"
    second.hidesBottomBarWhenPushed = true
    second.edgesForExtendedLayout = .top
    second.extendedLayoutIncludesOpaqueBars = true
    second.toolbarItems = [BarButtonItem(title: "T")]
    second.navigationItem.rightBarButtonItem = BarButtonItem(title: "R")
    second.tabBarItem.badgeValue = "2"
    let navigation = NavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.isToolbarHidden = false
    navigation.isNavigationBarHidden = true
    let read = try archivedCopy(of: navigation)
    XCTAssertEqual(read.viewControllers.map(\.title), ["First", "Second"])
    XCTAssertEqual(read.children, read.viewControllers)
    XCTAssertTrue(read.navigationBar.prefersLargeTitles)
    XCTAssertFalse(read.isToolbarHidden)
    XCTAssertTrue(read.isNavigationBarHidden)
    let top = try XCTUnwrap(read.topViewController)
    XCTAssertTrue(top.hidesBottomBarWhenPushed)
    XCTAssertEqual(top.edgesForExtendedLayout, .top)
    XCTAssertTrue(top.extendedLayoutIncludesOpaqueBars)
    XCTAssertEqual(top.toolbarItems?.map(\.title), ["T"])
    XCTAssertEqual(top.navigationItem.rightBarButtonItem?.title, "R")
    XCTAssertEqual(top.tabBarItem.badgeValue, "2")
    XCTAssertTrue(read.navigationBar.topItem === top.navigationItem)
  }

  func testABarThatReplacesTheOneShownIsShown() {
    let navigation = NavigationController(rootViewController: ViewController())
    let window = Window.showing(navigation)
    let (bar, toolbar) = (NavigationBar(), Toolbar())
    navigation.adoptNavigationBar(bar)
    navigation.isToolbarHidden = false
    navigation.adoptToolbar(toolbar)
    window.flush()
    XCTAssertTrue(bar.superview === navigation.view)
    XCTAssertTrue(toolbar.superview === navigation.view)
    XCTAssertTrue(bar.topItem === navigation.topViewController?.navigationItem)
    XCTAssertEqual(navigation.view.subviews.filter { $0 is NavigationBar }, [bar])
  }
}
