import Foundation
import ViewKit
import XCTest

final class ControllerMarginsTests: XCTestCase {
  private func insets(
    _ top: CGFloat,
    _ left: CGFloat,
    _ bottom: CGFloat,
    _ right: CGFloat
  ) -> EdgeInsets {
    EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  // 1.8.3
  func testRootViewHasTheMarginsOfItsWidth() {
    let controller = ViewController()
    XCTAssertEqual(controller.view.layoutMargins, insets(0, 16, 0, 16))
    XCTAssertEqual(controller.systemMinimumLayoutMargins.leading, 16)
    controller.view.layoutMargins = insets(5, 4, 3, 30)
    XCTAssertEqual(controller.view.layoutMargins, insets(5, 16, 3, 30))
    controller.view.environment = Environment(
      traits: TraitCollection(horizontalSizeClass: .regular)
    )
    XCTAssertEqual(controller.systemMinimumLayoutMargins.trailing, 20)
    XCTAssertEqual(controller.view.layoutMargins, insets(5, 20, 3, 30))
  }

  // 1.8.3
  func testViewThatIsNoRootAnyMoreHasItsOwnMarginsAgain() {
    final class MarginView: View {
      var changes = 0

      override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        changes += 1
      }
    }
    let controller = ViewController()
    let view = MarginView()
    controller.view = view
    XCTAssertEqual(view.changes, 1)
    controller.view.environment = Environment(
      traits: TraitCollection(horizontalSizeClass: .regular)
    )
    XCTAssertEqual(view.changes, 2)
    controller.view = View()
    XCTAssertEqual(view.layoutMargins, insets(8, 8, 8, 8))
    XCTAssertEqual(view.changes, 3)
  }

  // 1.8.4
  func testMinimumAndSafeAreaCanBeTurnedOff() {
    let controller = ViewController()
    let window = Window.showing(controller)
    window.safeAreaInsets.top = 20
    controller.view.directionalLayoutMargins = .zero
    XCTAssertEqual(controller.view.layoutMargins, insets(20, 16, 0, 16))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    XCTAssertEqual(controller.view.layoutMargins, insets(20, 0, 0, 0))
    controller.view.insetsLayoutMarginsFromSafeArea = false
    XCTAssertEqual(controller.view.layoutMargins, .zero)
  }

  // 1.8.9
  func testAdditionalInsetsFlowToSubviewsAndChildren() {
    let (parent, child) = (ViewController(), ViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let window = Window.showing(parent)
    child.view.frame = parent.view.bounds
    window.safeAreaInsets = insets(20, 0, 0, 0)
    parent.additionalSafeAreaInsets = insets(30, 0, 0, 5)
    child.additionalSafeAreaInsets = insets(0, 7, 0, 0)
    XCTAssertEqual(parent.view.safeAreaInsets, insets(50, 0, 0, 5))
    XCTAssertEqual(child.view.safeAreaInsets, insets(50, 7, 0, 5))
    parent.additionalSafeAreaInsets = .zero
    XCTAssertEqual(child.view.safeAreaInsets, insets(20, 7, 0, 0))
    parent.view.removeFromSuperview()
    XCTAssertEqual(child.view.safeAreaInsets, .zero)
  }

  // FR-B32
  func testAdditionalInsetsAddToTheSafeAreaAndOutliveTheParent() {
    let (parent, child) = (ViewController(), ViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let safeArea = insets(47, 0, 34, 0)
    let window = Window.showing(parent, 390, 844, safeArea: safeArea)
    child.additionalSafeAreaInsets = insets(0, 0, 50, 100)
    window.flush()
    XCTAssertEqual(child.view.safeAreaInsets, insets(47, 0, 84, 100))
    XCTAssertEqual(parent.view.safeAreaInsets, safeArea)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    XCTAssertEqual(child.additionalSafeAreaInsets, insets(0, 0, 50, 100))
  }

  // 1.8.11
  func testSafeAreaOfTheWindowCanBeSet() {
    final class SafeView: View {
      var changes = 0

      override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        changes += 1
      }
    }
    let controller = ViewController()
    let view = SafeView()
    controller.view = view
    let window = Window.showing(controller)
    XCTAssertEqual(window.safeAreaInsets, .zero)
    window.safeAreaInsets = insets(59, 0, 34, 0)
    window.safeAreaInsets = insets(59, 0, 34, 0)
    XCTAssertEqual(view.safeAreaInsets, insets(59, 0, 34, 0))
    XCTAssertEqual(view.changes, 1)
    window.frame.size = CGSize(width: 500, height: 300)
    XCTAssertEqual(view.safeAreaInsets, insets(59, 0, 34, 0))
  }

  // DM-07
  func testChildThatOverlapsTheAdditionalInsetTakesItsPart() {
    let (container, child) = (ViewController(), ViewController())
    container.additionalSafeAreaInsets.bottom = 80
    container.addChild(child)
    container.view.addSubview(child.view)
    child.view.autoresizingMask = []
    let window = Window.showing(container)
    let bottom = window.bounds.height
    let expected: [CGFloat: CGFloat] = [30: 50, 80: 0, 120: 0, 0: 80]
    for (distance, inset) in expected.sorted(by: { $0.key < $1.key }) {
      child.view.frame = CGRect(x: 0, y: bottom - distance - 200, width: 320, height: 200)
      XCTAssertEqual(child.view.safeAreaInsets.bottom, inset, "\(distance)")
    }
  }

  // DM-09, 1.8.7
  func testThereIsNoSafeAreaWithoutAWindow() {
    let controller = ViewController()
    controller.additionalSafeAreaInsets.top = 10
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    controller.view.addSubview(view)
    XCTAssertEqual(view.safeAreaInsets, .zero)
    XCTAssertEqual(controller.view.safeAreaInsets, .zero)
  }
}
