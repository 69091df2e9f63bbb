import ViewKit
import XCTest

/// What the hooks of a controller are given, and what it says about itself meanwhile.
final class AppearanceFlagTests: XCTestCase {
  /// Notes the hooks with their arguments, and the flags that hold in them.
  private final class Noting: ViewController {
    var notes: [String] = []

    private func note(_ hook: String, _ animated: Bool? = nil) {
      let flags = [
        isMovingToParent ? "to" : nil, isMovingFromParent ? "from" : nil,
        isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil,
      ].compactMap(\.self)
      let words = [hook] + (animated.map { [$0 ? "animated" : "still"] } ?? []) + flags
      notes.append(words.joined(separator: " "))
    }

    func take() -> [String] {
      defer { notes = [] }
      return notes
    }

    override func viewWillAppear(_ animated: Bool) { note("will", animated) }
    override func viewIsAppearing(_ animated: Bool) { note("is", animated) }
    override func viewDidAppear(_ animated: Bool) { note("did", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("willNot", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("didNot", animated) }
    override func viewWillLayoutSubviews() { note("willLayOut") }
    override func viewDidLayoutSubviews() { note("didLayOut") }
  }

  func testLayoutCallsBothHooksOnceAndEnteringAWindowIsNotAnimated() {  // 3.2.1
    let controller = Noting()
    let window = Window.showing(controller)
    XCTAssertEqual(
      controller.take(),
      ["will still", "is still", "willLayOut", "didLayOut", "did still"]
    )
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    XCTAssertEqual(controller.take(), ["willLayOut", "didLayOut"])
    window.rootViewController = nil
    XCTAssertEqual(controller.take(), ["willNot still", "didNot still"])
  }

  func testEachHookOfAPushAndAPopIsToldWhetherItIsAnimated() {
    for animated in [true, false] {
      let (first, second) = (Noting(), Noting())
      let navigation = NavigationController(rootViewController: first)
      let window = Window.showing(navigation)
      _ = first.take()
      let word = animated ? "animated" : "still"
      navigation.pushViewController(second, animated: animated)
      window.flush()
      XCTAssertEqual(first.take(), ["willNot \(word)", "didNot \(word)"])
      XCTAssertEqual(
        second.take().filter { !$0.hasSuffix("LayOut to") },
        ["will \(word) to", "is \(word) to", "did \(word) to"]
      )
      navigation.popViewController(animated: animated)
      window.flush()
      XCTAssertEqual(
        first.take().filter { !$0.hasSuffix("LayOut") },
        ["will \(word)", "is \(word)", "did \(word)"]
      )
      XCTAssertEqual(second.take(), ["willNot \(word) from", "didNot \(word) from"])
    }
  }

  func testAStackThatIsAssignedIsNotAnimated() {
    let (first, second) = (Noting(), Noting())
    let navigation = NavigationController(rootViewController: first)
    let window = Window.showing(navigation)
    _ = first.take()
    navigation.viewControllers = [second]
    window.flush()
    XCTAssertEqual(first.take(), ["willNot still from", "didNot still from"])
    XCTAssertEqual(
      second.take().filter { !$0.contains("LayOut") },
      ["will still to", "is still to", "did still to"]
    )
  }

  func testAnAppearanceThatIsBrokenOffNoLongerMovesToItsParent() {
    let (parent, child) = (ViewController(), Noting())
    let window = Window.showing(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    XCTAssertEqual(child.take().first, "will still to")
    child.view.removeFromSuperview()
    XCTAssertEqual(child.take().first { $0.hasPrefix("willNot") }, "willNot still")
    window.flush()
  }

  func testNothingIsUnderWayInAWindowThatHasBeenFreed() {
    let (root, presented) = (ViewController(), Noting())
    var window: Window? = Window.showing(root)
    root.present(presented, animated: false)
    XCTAssertTrue(presented.isBeingPresented)
    window = nil
    XCTAssertNil(window)
    XCTAssertFalse(presented.isBeingPresented)
    XCTAssertFalse(presented.isBeingDismissed)

    let (other, dismissed) = (ViewController(), Noting())
    window = Window.showing(other)
    other.present(dismissed, animated: false)
    window?.flush()
    other.dismiss(animated: false)
    window = nil
    XCTAssertFalse(dismissed.isBeingPresented)
    XCTAssertFalse(dismissed.isBeingDismissed)
  }
}
