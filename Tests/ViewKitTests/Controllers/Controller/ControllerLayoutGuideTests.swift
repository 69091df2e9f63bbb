import Foundation
import ViewKit
import XCTest

/// The guides of a controller from the time before safe areas.
final class ControllerLayoutGuideTests: XCTestCase {
  private typealias Attribute = LayoutConstraint.Attribute

  private func constraint(
    _ item: Any,
    _ attribute: Attribute,
    _ other: Any?,
    _ otherAttribute: Attribute
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item,
      attribute: attribute,
      relatedBy: .equal,
      toItem: other,
      attribute: otherAttribute,
      multiplier: 1,
      constant: 0
    )
  }

  func testGuidesAreTheSameEachTime() {  // 5.11.6
    let controller = ViewController()
    XCTAssertTrue(controller.topLayoutGuide === controller.topLayoutGuide)
    XCTAssertTrue(controller.bottomLayoutGuide === controller.bottomLayoutGuide)
    XCTAssertFalse(controller.topLayoutGuide === controller.bottomLayoutGuide)
    XCTAssertFalse(controller.isViewLoaded)
  }

  // 5.11.6
  func testGuidesAreAsLongAsTheSafeArea() {
    let controller = ViewController()
    XCTAssertEqual(controller.topLayoutGuide.length, 0)
    XCTAssertFalse(controller.isViewLoaded)
    let window = Window.showing(controller)
    window.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    XCTAssertEqual(controller.topLayoutGuide.length, 47)
    XCTAssertEqual(controller.bottomLayoutGuide.length, 34)
    controller.additionalSafeAreaInsets.top = 44
    XCTAssertEqual(controller.topLayoutGuide.length, 91)
  }

  // FR-B19
  func testTopGuideBeginsAtTheViewsEdgeAndEndsBelowTheBar() {
    let (controller, views) = (ViewController(), [View(), View()])
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
    }
    let guide = controller.topLayoutGuide
    views[0].topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    views[1].topAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
    let window = Window.showing(
      NavigationController(rootViewController: controller),
      320,
      568,
      safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    )
    XCTAssertEqual(views.map { $0.convert($0.bounds, to: window).minY }, [0, 64])
    XCTAssertEqual(guide.length, 64)
  }

  // 5.11.6
  func testGuidesLieBetweenTheViewAndItsSafeArea() throws {
    let controller = ViewController()
    let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
    let view = try XCTUnwrap(controller.view)
    XCTAssertEqual(top.topAnchor, view.topAnchor)
    XCTAssertEqual(top.bottomAnchor, view.safeAreaLayoutGuide.topAnchor)
    XCTAssertEqual(bottom.topAnchor, view.safeAreaLayoutGuide.bottomAnchor)
    XCTAssertEqual(bottom.bottomAnchor, view.bottomAnchor)
    XCTAssertEqual(
      bottom.heightAnchor,
      view.safeAreaLayoutGuide.bottomAnchor.anchorWithOffset(to: view.bottomAnchor)
    )
  }

  // 5.11.6
  func testGuidesAreItemsOfConstraints() throws {
    let (controller, label) = (ViewController(), Label())
    let (top, view) = (controller.topLayoutGuide, try XCTUnwrap(controller.view))
    view.addSubview(label)
    let below = constraint(label, .top, top, .bottom)
    below.isActive = true
    XCTAssertTrue(below.secondItem === view.safeAreaLayoutGuide)
    XCTAssertEqual(below.secondAttribute, .top)
    XCTAssertEqual(view.constraints, [below])
    let wide = constraint(top, .width, label, .width)
    XCTAssertTrue(wide.firstItem === view)
    let high = constraint(label, .height, top, .height)
    high.isActive = true
    XCTAssertEqual(view.constraints, [below, high])
    XCTAssertEqual(constraint(top, .firstBaseline, label, .top).firstAttribute, .top)
    XCTAssertEqual(constraint(top, .lastBaseline, label, .top).firstAttribute, .top)
  }

  func testGuideThatOutlivesItsControllerIsEmpty() {
    var controller: ViewController? = ViewController()
    let guides = [controller?.topLayoutGuide, controller?.bottomLayoutGuide]
    controller = nil
    for guide in guides {
      XCTAssertEqual(guide?.length, 0)
      XCTAssertEqual(guide?.topAnchor.item == nil, true)
      XCTAssertEqual(guide?.bottomAnchor.item == nil, true)
      XCTAssertEqual(guide?.heightAnchor.item == nil, true)
    }
  }
}
