import Foundation
import ViewKit
import XCTest

final class TabBarControllerTests: XCTestCase {
  private let log = CallLog()
  private lazy var a = LoggingController("A", log)
  private lazy var b = LoggingController("B", log)

  private func shown(_ controllers: [ViewController]) -> (TabBarController, Window) {
    let tabs = TabBarController()
    tabs.viewControllers = controllers
    let window = Window.showing(tabs)
    _ = log.take()
    return (tabs, window)
  }

  func testSwitchingRunsInTheObservedOrder() {  // 3.4.9
    let (tabs, window) = shown([a, b])
    XCTAssertFalse(b.isViewLoaded)  // 3.4.10
    tabs.selectedIndex = 1
    window.flush()
    XCTAssertEqual(
      log.take().filter { $0 != "B.viewIsAppearing" },
      [
        "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear",
        "B.viewDidAppear",
      ]
    )
    XCTAssertTrue(tabs.selectedViewController === b)
    XCTAssertTrue(tabs.tabBar.selectedItem === b.tabBarItem)
    XCTAssertEqual([a.view.superview, b.view.superview], [nil, tabs.view])
  }

  func testSelectingTheSelectedOrNothingTellsNobody() {  // 3.4.10
    let (tabs, window) = shown([a, b])
    tabs.selectedIndex = 0
    tabs.selectedViewController = a
    tabs.selectedIndex = 7
    tabs.selectedIndex = -1
    tabs.selectedViewController = nil
    window.flush()
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertEqual(TabBarController().selectedIndex, NSNotFound)
  }

  func testGrandchildOfATabGoesAndComesBackWithIt() {  // FR-A04
    let container = ViewController()
    container.addChild(a)
    container.view.addSubview(a.view)
    a.didMove(toParent: container)
    let (tabs, window) = shown([NavigationController(rootViewController: container), b])
    tabs.selectedIndex = 1
    window.flush()
    XCTAssertEqual(
      log.take().filter { $0.hasPrefix("A") },
      ["A.viewWillDisappear", "A.viewDidDisappear"]
    )
    tabs.selectedIndex = 0
    window.flush()
    XCTAssertEqual(
      log.take().filter { $0.hasPrefix("A") },
      ["A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear"]
    )
  }

  func testChildrenAreToldOfTheirMoves() {
    let tabs = TabBarController()
    tabs.viewControllers = [a, b, a]
    XCTAssertEqual(tabs.children, [a, b])
    XCTAssertTrue(a.tabBarController === tabs)  // 3.4.11
    XCTAssertEqual(
      log.take(),
      [
        "A.willMove(toParent: parent)", "B.willMove(toParent: parent)",
        "A.didMove(toParent: parent)", "B.didMove(toParent: parent)",
      ]
    )
    tabs.setViewControllers([b], animated: true)
    XCTAssertEqual(log.take(), ["A.willMove(toParent: nil)", "A.didMove(toParent: nil)"])
    XCTAssertTrue(tabs.selectedViewController === b)
    XCTAssertFalse(a.isViewLoaded || b.isViewLoaded)
  }

  // FR-E01
  func testNewTabsKeepTheSelectionOrItsPlace() {
    let (c, d, e) = (ViewController(), ViewController(), LoggingController("E", log))
    let (tabs, window) = shown([a, b, c])
    tabs.selectedIndex = 1
    tabs.viewControllers = [c, b]
    XCTAssertIdentical(tabs.selectedViewController, b)
    window.flush()
    _ = log.take()
    tabs.viewControllers = [d, e, a]
    window.flush()
    XCTAssertIdentical(tabs.selectedViewController, e)
    XCTAssertEqual(tabs.selectedIndex, 1)
    XCTAssertIdentical(e.view.superview, tabs.view)
    XCTAssertIdentical(tabs.tabBar.selectedItem, e.tabBarItem)
    XCTAssertEqual(log.take().last { $0.hasPrefix("E.view") }, "E.viewDidAppear")
    XCTAssertFalse(d.isViewLoaded)
    tabs.viewControllers = [b]
    XCTAssertEqual(tabs.selectedIndex, 0)
    tabs.viewControllers = []
    XCTAssertNil(tabs.selectedViewController)
    tabs.viewControllers = [a, b]
    XCTAssertIdentical(tabs.selectedViewController, a)
  }

  func testReplacingTheSelectedWhileShownSendsItAway() {
    let (tabs, window) = shown([a])
    tabs.viewControllers = [b]
    window.flush()
    XCTAssertNil(a.view.superview)
    XCTAssertNil(a.parent)
    XCTAssertEqual(log.take().last { $0.hasPrefix("A") }, "A.didMove(toParent: nil)")
    XCTAssertEqual(tabs.view.subviews.first, b.view)
  }

  func testContentReachesBelowTheBarAndItsSafeAreaKnows() {  // 1.8.11, 7.20
    let (tabs, window) = shown([a])
    XCTAssertEqual(tabs.tabBar.frame, CGRect(x: 0, y: 431, width: 320, height: 49))
    XCTAssertEqual(a.view.safeAreaInsets.bottom, 49)
    window.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.flush()
    XCTAssertEqual(tabs.tabBar.frame, CGRect(x: 0, y: 397, width: 320, height: 83))
    XCTAssertEqual(a.view.frame, tabs.view.bounds)
    XCTAssertEqual(a.view.safeAreaInsets, EdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
    tabs.tabBar.isTranslucent = false
    tabs.view.setNeedsLayout()
    window.flush()
    XCTAssertEqual(a.view.frame.height, 397)
    XCTAssertEqual(a.view.safeAreaInsets.bottom, 0)
  }

  func testNavigationInATabHasBothBars() {
    let navigation = NavigationController(rootViewController: a)
    let (tabs, window) = shown([navigation])
    window.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    window.flush()
    XCTAssertEqual(a.view.safeAreaInsets, EdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
    b.hidesBottomBarWhenPushed = true
    navigation.pushViewController(b, animated: true)
    window.flush()
    XCTAssertTrue(tabs.tabBar.isHidden)
    XCTAssertEqual(b.view.safeAreaInsets.bottom, 0)
    navigation.popViewController(animated: true)
    window.flush()
    XCTAssertFalse(tabs.tabBar.isHidden)
    XCTAssertEqual(a.view.safeAreaInsets.bottom, 49)
    a.title = "Home"
    XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["Home"])
  }

  func testPersonChoosesThroughTheTabAndTheDelegateMayRefuse() {
    final class Gate: TabBarControllerDelegate {
      var isOpen = false
      var chosen: [ViewController] = []
      func tabBarController(
        _ tabBarController: TabBarController,
        shouldSelect viewController: ViewController
      ) -> Bool {
        isOpen
      }
      func tabBarController(
        _ tabBarController: TabBarController,
        didSelect viewController: ViewController
      ) {
        chosen.append(viewController)
      }
    }
    let navigation = NavigationController(rootViewController: b)
    let (tabs, window) = shown([a, navigation])
    let gate = Gate()
    tabs.delegate = gate
    XCTAssertTrue(navigation.tabBarItem.accessibilityActivate())
    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertTrue(tabs.tabBar.selectedItem === a.tabBarItem)
    gate.isOpen = true
    XCTAssertTrue(navigation.tabBarItem.accessibilityActivate())
    XCTAssertEqual(tabs.selectedIndex, 1)
    navigation.pushViewController(ViewController(), animated: false)
    XCTAssertTrue(navigation.tabBarItem.accessibilityActivate())
    window.flush()
    XCTAssertEqual(navigation.viewControllers, [b])
    XCTAssertEqual(gate.chosen, [navigation, navigation])
  }

  func testTappingTheSelectedTabPopsToTheRoot() {  // FR-E02
    let navigation = NavigationController(rootViewController: a)
    let (_, window) = shown([navigation])
    navigation.pushViewController(b, animated: false)
    window.flush()
    _ = log.take()
    XCTAssertTrue(navigation.tabBarItem.accessibilityActivate())
    window.flush()
    XCTAssertEqual(
      log.take().filter { $0.contains(".viewWill") || $0.contains(".viewDid") },
      ["B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear"]
    )
  }

  func testBottomBarThatIsHiddenOnAPushLeavesNoSafeArea() {  // FR-E03
    let navigation = NavigationController(rootViewController: a)
    let tabs = TabBarController()
    tabs.viewControllers = [navigation]
    let window = Window.showing(tabs, 390, 844)
    XCTAssertEqual(a.view.safeAreaInsets.bottom, 49)
    b.hidesBottomBarWhenPushed = true
    let (old, new) = (View(), View())
    for view in [old, new] {
      view.translatesAutoresizingMaskIntoConstraints = false
      b.view.addSubview(view)
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
    old.bottomAnchor.constraint(equalTo: b.bottomLayoutGuide.topAnchor).isActive = true
    new.bottomAnchor.constraint(equalTo: b.view.safeAreaLayoutGuide.bottomAnchor).isActive = true
    navigation.pushViewController(b, animated: true)
    window.flush()
    XCTAssertTrue(tabs.tabBar.isHidden)
    XCTAssertEqual(b.view.safeAreaInsets.bottom, 0)
    XCTAssertEqual([old, new].map { $0.convert($0.bounds, to: nil).maxY }, [844, 844])
  }

  func testNavigationWithinAControllerThatHidesTheBarHasNoBottomInset() {  // FR-E15
    let (scroll, root) = (ScrollView(), ViewController())
    scroll.contentSize = CGSize(width: 390, height: 3_000)
    root.view = scroll
    let inner = NavigationController(rootViewController: root)
    b.addChild(inner)
    b.view.addSubview(inner.view)
    inner.didMove(toParent: b)
    b.hidesBottomBarWhenPushed = true
    let navigation = NavigationController(rootViewController: a)
    let tabs = TabBarController()
    tabs.viewControllers = [navigation]
    let window = Window.showing(tabs, 390, 844)
    navigation.pushViewController(b, animated: true)
    window.flush()
    XCTAssertEqual(scroll.frame.height, 844)
    XCTAssertEqual(scroll.safeAreaInsets.bottom, 0)
    XCTAssertEqual(scroll.adjustedContentInset.bottom, 0)
  }

  func testNewTabItemReachesTheBar() {
    let (tabs, _) = shown([a])
    a.tabBarItem = TabBarItem(tabBarSystemItem: .favorites, tag: 4)
    XCTAssertEqual(tabs.tabBar.items?.map(\.tag), [4])
    XCTAssertTrue(tabs.tabBar.selectedItem === a.tabBarItem)
  }

  func testTabsSurviveAnArchive() throws {
    let tabs = TabBarController()
    let (first, second) = (ViewController(), NavigationController())
    first.tabBarItem = TabBarItem(title: "First", image: nil, tag: 1)
    second.tabBarItem.title = "Second"
    tabs.viewControllers = [first, second]
    tabs.selectedIndex = 1
    tabs.tabBar.isTranslucent = false
    let read = try archivedCopy(of: tabs)
    XCTAssertEqual(read.children, read.viewControllers)
    XCTAssertEqual(read.selectedIndex, 1)
    XCTAssertTrue(read.selectedViewController is NavigationController)
    XCTAssertEqual(read.tabBar.items?.map(\.title), ["First", "Second"])
    XCTAssertFalse(read.tabBar.isTranslucent)
    XCTAssertTrue(read.tabBar.selectedItem === read.selectedViewController?.tabBarItem)
  }
}
