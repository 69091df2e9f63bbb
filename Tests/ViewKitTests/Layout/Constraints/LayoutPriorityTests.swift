import Foundation
import XCTest

@testable import ViewKit

final class LayoutPriorityTests: XCTestCase {
  func testNamedPrioritiesHaveUIKitsRanks() {  // 5.3.1
    let named: [LayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
      .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
    ]
    XCTAssertEqual(named.map(\.rawValue), [1000, 750, 510, 500, 490, 250, 50])
    XCTAssertEqual(LayoutPriority(rawValue: 750), .defaultHigh)
    XCTAssertEqual((LayoutPriority.defaultLow + 1).rawValue, 251)
    XCTAssertEqual((LayoutPriority.required - 1).rawValue, 999)
  }

  func testPlainViewsHugWeaklyAndResistStrongly() {  // 5.5.1, 5.5.2
    let view = View()
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      XCTAssertEqual(view.contentHuggingPriority(for: axis), .defaultLow)
      XCTAssertEqual(view.contentCompressionResistancePriority(for: axis), .defaultHigh)
    }
  }

  func testEachAxisHasItsOwnPriorities() {
    let view = View()
    view.setContentHuggingPriority(LayoutPriority(300), for: .vertical)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    XCTAssertEqual(view.contentHuggingPriority(for: .horizontal), .defaultLow)
    XCTAssertEqual(view.contentHuggingPriority(for: .vertical).rawValue, 300)
    XCTAssertEqual(view.contentCompressionResistancePriority(for: .horizontal), .required)
    XCTAssertEqual(view.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
    view.setContentHuggingPriority(LayoutPriority(0), for: .horizontal)
    XCTAssertEqual(view.contentHuggingPriority(for: .horizontal).rawValue, 0)
  }

  func testClassesMayBeginWithOtherPriorities() {  // 5.5.2
    final class Slider: View {
      override class var initialHuggingPriorities: AxisPriorities {
        AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh)
      }
    }
    let view = Slider()
    XCTAssertEqual(view.contentHuggingPriority(for: .vertical), .defaultHigh)
    _ = view.topAnchor
    XCTAssertEqual(view.contentHuggingPriority(for: .vertical), .defaultHigh)
    XCTAssertEqual(view.contentHuggingPriority(for: .horizontal), .defaultLow)
  }

  func testChangedContentPriorityMakesLayoutDueWhereItMoves() {  // 4.2.6
    let (root, view) = (CountingView(), Box(60, 20))
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    width.priority = LayoutPriority(500)
    width.isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 60)
    let layouts = root.layouts
    view.setContentHuggingPriority(LayoutPriority(300), for: .horizontal)
    root.layoutIfNeeded()
    XCTAssertEqual(root.layouts, layouts)
    view.setContentCompressionResistancePriority(LayoutPriority(400), for: .horizontal)
    root.layoutIfNeeded()
    XCTAssertEqual(root.layouts, layouts + 1)
    XCTAssertEqual(view.frame.width, 40)
    view.setContentCompressionResistancePriority(LayoutPriority(400), for: .horizontal)
    root.layoutIfNeeded()
    XCTAssertEqual(root.layouts, layouts + 1)
  }
}
