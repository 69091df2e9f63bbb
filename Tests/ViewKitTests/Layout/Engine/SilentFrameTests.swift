import Foundation
import XCTest

@testable import ViewKit

/// Layout stores the frames of plain views without a call; nothing may depend on whether it does.
final class SilentFrameTests: LayoutTestCase {
  private final class SetterView: View {
    var sizes: [CGSize] = []
    var whenResized: () -> Void = {}

    override var bounds: CGRect {
      didSet {
        sizes.append(bounds.size)
        whenResized()
      }
    }
  }

  private final class MarginView: View {
    var changes = 0

    override func layoutMarginsDidChange() { changes += 1 }
  }

  private func fill(_ view: View, _ parent: View, by distance: CGFloat) {
    for edge in [LayoutConstraint.Attribute.left, .top] {
      constrain(view, edge, to: parent, edge, plus: distance)
    }
    for edge in [LayoutConstraint.Attribute.right, .bottom] {
      constrain(view, edge, to: parent, edge, plus: -distance)
    }
  }

  private func resize(_ width: CGFloat, _ height: CGFloat) {
    root.frame.size = CGSize(width: width, height: height)
    layOut()
  }

  /// A root with nothing that a view may have besides its frame.
  override func setUp() {
    root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  func testSetterOfASubclassIsCalledForEachSize() {
    let view = add(SetterView())
    fill(view, root, by: 10)
    layOut()
    resize(200, 100)
    XCTAssertEqual(view.sizes, [CGSize(width: 80, height: 80), CGSize(width: 180, height: 80)])
  }

  func testPlainViewsBesideAndBelowEachOtherFollow() {
    let outer = addView()
    let inner = addView(to: outer)
    let label = add(Label())
    fill(outer, root, by: 10)
    fill(inner, outer, by: 5)
    fill(label, root, by: 0)
    layOut()
    resize(200, 60)
    assertFrame(outer, 10, 10, 180, 40)
    assertFrame(inner, 5, 5, 170, 30)
    assertFrame(label, 0, 0, 200, 60)
  }

  func testSubviewWithAMaskFollowsAPlainView() {
    let view = addView()
    fill(view, root, by: 10)
    layOut()
    let child = View(frame: view.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child)
    layOut()
    resize(200, 100)
    assertFrame(child, 0, 0, 180, 80)
  }

  func testMaskThatIsSetInTheTreeCounts() {
    let view = addView()
    fill(view, root, by: 10)
    layOut()
    let child = View(frame: view.bounds)
    view.addSubview(child)
    child.autoresizingMask = .flexibleWidth
    layOut()
    resize(200, 100)
    assertFrame(child, 0, 0, 180, 80)
  }

  func testMarginsThatFollowTheSuperviewAreToldOfANewPlace() {
    let view = addView()
    let child = add(MarginView(), to: view)
    child.preservesSuperviewLayoutMargins = true
    view.layoutMargins = EdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
    fill(view, root, by: 0)
    constrain(child, .top, to: view, .top)
    constrain(child, .left, to: view, .left)
    constrain(child, .width, plus: 20)
    constrain(child, .height, to: view, .height)
    layOut()
    let before = child.changes
    resize(100, 200)
    XCTAssertEqual(child.layoutMargins.top, 40)
    XCTAssertEqual(child.layoutMargins.right, 8)
    resize(20, 200)
    XCTAssertEqual(child.layoutMargins.right, 40)
    XCTAssertGreaterThan(child.changes, before)
  }

  func testSafeAreaFollowsThePlaceInTheWindow() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = ViewController()
    controller.additionalSafeAreaInsets = EdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    root = controller.view
    let view = addView()
    constrain(view, .left, to: root, .left)
    constrain(view, .right, to: root, .right)
    constrain(view, .height, plus: 50)
    let top = constrain(view, .top, to: root, .top, plus: 10)
    window.layoutIfNeeded()
    XCTAssertEqual(view.safeAreaInsets.top, 20)
    top.constant = 25
    window.layoutIfNeeded()
    XCTAssertEqual(view.safeAreaInsets.top, 5)
  }

  func testRecorderSeesTheLayoutOfPlainViews() {
    let view = addView()
    fill(view, root, by: 10)
    layOut()
    let events = LifecycleRecorder.record { resize(200, 100) }
    XCTAssertEqual(events.map(\.description), ["View layoutSubviews", "View layoutSubviews"])
  }

  func testViewThatLeavesTheTreeInItsSetterIsFreed() {
    var view: SetterView? = add(SetterView())
    let sibling = addView()
    weak let freed = view
    if let view { fill(view, root, by: 10) }
    fill(sibling, root, by: 20)
    view?.whenResized = { [unowned root] in root.subviews.first?.removeFromSuperview() }
    view = nil
    layOut()
    XCTAssertNil(freed)
    assertFrame(sibling, 20, 20, 60, 60)
  }

  func testViewThatTakesItsSuperviewOutInItsSetterKeepsLayoutGoing() {
    let outer = addView()
    let inner = add(SetterView(), to: outer)
    let last = addView(to: outer)
    fill(outer, root, by: 10)
    fill(inner, outer, by: 0)
    fill(last, outer, by: 20)
    inner.whenResized = { outer.removeFromSuperview() }
    layOut()
    inner.whenResized = {}
    XCTAssertNil(outer.superview)
    outer.layoutIfNeeded()
    assertFrame(last, 20, 20, 40, 40)
  }

  // MARK: What changes between two layouts

  /// A plain view that has taken frames which nobody was told of.
  private func addSilentView() -> View {
    let view = addView()
    fill(view, root, by: 10)
    layOut()
    resize(120, 100)
    return view
  }

  func testSubviewWithAMaskThatComesLaterFollows() {
    let view = addSilentView()
    let child = View(frame: view.bounds)
    child.autoresizingMask = .flexibleWidth
    view.addSubview(child)
    resize(200, 100)
    assertFrame(child, 0, 0, 180, 80)
  }

  func testMaskThatIsSetLaterCounts() {
    let view = addSilentView()
    let child = View(frame: view.bounds)
    view.addSubview(child)
    resize(140, 100)
    child.autoresizingMask = .flexibleWidth
    resize(200, 100)
    assertFrame(child, 0, 0, 160, 80)
  }

  func testMarginsThatBeginToFollowLaterAreTold() {
    let view = addSilentView()
    view.layoutMargins = EdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
    let child = MarginView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.addSubview(child)
    resize(140, 100)
    child.preservesSuperviewLayoutMargins = true
    XCTAssertEqual(child.layoutMargins.right, 8)
    let before = child.changes
    resize(80, 100)
    XCTAssertEqual(child.layoutMargins.right, 20)
    XCTAssertEqual(child.changes, before + 1)
  }

  func testMarginsOfTheViewItselfThatBeginToFollowAreTold() {
    root.layoutMargins = EdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
    let view = addView()
    constrain(view, .left, to: root, .left)
    let top = constrain(view, .top, to: root, .top, plus: 60)
    constrain(view, .width, plus: 20)
    constrain(view, .height, plus: 20)
    layOut()
    top.constant = 50
    layOut()
    view.preservesSuperviewLayoutMargins = true
    top.constant = 10
    layOut()
    XCTAssertEqual(view.extras?.reportedMargins?.top, 30)
  }

  func testRootViewOfAControllerTellsItOfLayouts() {
    final class CountingController: ViewController {
      var layouts = 0

      override func viewDidLayoutSubviews() { layouts += 1 }
    }
    let view = addSilentView()
    let controller = CountingController()
    controller.view = view
    layOut()
    let before = controller.layouts
    resize(200, 100)
    XCTAssertEqual(controller.layouts, before + 1)
    assertFrame(view, 10, 10, 180, 80)
  }

  func testSafeAreaThatComesLaterFollowsTheSize() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = ViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    root = controller.view
    let view = addView()
    let child = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(child)
    for edge in [LayoutConstraint.Attribute.left, .top, .right] {
      constrain(view, edge, to: root, edge)
    }
    let height = constrain(view, .height, plus: 100)
    window.layoutIfNeeded()
    height.constant = 90
    window.layoutIfNeeded()
    controller.additionalSafeAreaInsets = EdgeInsets(top: 0, left: 0, bottom: 30, right: 0)
    window.layoutIfNeeded()
    XCTAssertEqual(child.safeAreaInsets.bottom, 20)
    height.constant = 60
    window.layoutIfNeeded()
    XCTAssertEqual(view.safeAreaInsets.bottom, 0)
    XCTAssertEqual(child.safeAreaInsets.bottom, 0)
  }

  func testMaskThatIsSetWhileASizeIsLookedForCounts() {
    final class AskedView: View {
      var whenAsked: () -> Void = {}

      override var intrinsicContentSize: CGSize {
        whenAsked()
        return CGSize(width: 10, height: 10)
      }
    }
    let outer = addSilentView()
    let view = addView(to: outer)
    fill(view, outer, by: 0)
    let child = View(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    view.addSubview(child)
    let asked = add(AskedView(), to: outer)
    constrain(asked, .left, to: outer, .left)
    constrain(asked, .top, to: outer, .top)
    resize(140, 100)
    asked.whenAsked = { child.autoresizingMask = .flexibleWidth }
    _ = outer.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    resize(200, 100)
    assertFrame(child, 0, 0, 160, 80)
  }

  func testViewInAnotherSuperviewIsGivenItsFramesThere() {
    let view = addSilentView()
    let other = addView()
    fill(other, root, by: 20)
    other.addSubview(view)
    fill(view, other, by: 5)
    layOut()
    resize(200, 100)
    assertFrame(view, 5, 5, 150, 50)
  }

  func testViewThatHasLeftKeepsItsFrame() {
    let view = addSilentView()
    resize(160, 100)
    view.removeFromSuperview()
    resize(200, 100)
    assertFrame(view, 10, 10, 140, 80)
  }
}
