import Foundation
import XCTest

@testable import ViewKit

final class StackViewAlignmentTests: StackTestCase {
  private let low = Box(10, 20)
  private let high = Box(10, 60)
  private var both: [Box] { [low, high] }

  func testFillReachesFromEdgeToEdge() {  // 6.1.20
    makeStack(both, height: 100)
    assertRows(both, [0...100, 0...100])
    XCTAssertEqual(made("UISV-alignment").count, 2)
    XCTAssertEqual(stack.layoutGuides.count, 0)
  }

  func testFillWithoutAGivenSizeIsAsLargeAsTheLargest() {  // 6.1.20
    low.setContentHuggingPriority(LayoutPriority(249), for: .vertical)
    makeStack(both)
    assertRows(both, [0...60, 0...60])
    assertSize(stack, 20, 60)
  }

  func testTop() {  // 6.1.21, 6.1.22, 6.1.26
    makeStack(both)
    stack.alignment = .top
    assertRows(both, [0...20, 0...60])
    assertSize(stack, 20, 60)
    constrain(stack, .height, plus: 100)
    assertRows(both, [0...20, 0...60])
    XCTAssertEqual(made("UISV-spanning-fit").map(\.priority.rawValue), [51])
    XCTAssertEqual(made("UISV-ambiguity-suppression").map(\.priority.rawValue), [25, 25])
  }

  func testBottom() {  // 6.1.23
    makeStack(both)
    stack.alignment = .bottom
    assertRows(both, [40...60, 0...60])
    assertSize(stack, 20, 60)
    constrain(stack, .height, plus: 100)
    assertRows(both, [80...100, 40...100])
  }

  func testCenter() {  // 6.1.24
    makeStack(both)
    stack.alignment = .center
    assertRows(both, [20...40, 0...60])
    assertSize(stack, 20, 60)
    constrain(stack, .height, plus: 100)
    assertRows(both, [40...60, 20...80])
  }

  func testCenterOfASingleView() {  // 6.1.24
    makeStack([low])
    stack.alignment = .center
    assertRows([low], [0...20])
    assertSize(stack, 10, 20)
    XCTAssertEqual(stack.layoutGuides.count, 0)
    constrain(stack, .height, plus: 100)
    assertRows([low], [40...60])
  }

  func testViewWithoutContentIsFlatOutsideFill() {  // 6.1.21
    let plain = View()
    makeStack([low, plain], height: 50)
    stack.alignment = .top
    assertRows([low, plain], [0...20, 0...0])
    stack.alignment = .center
    assertRows([low, plain], [15...35, 25...25])
  }

  func testColumnAligns() {  // 6.1.22, 6.1.23, 6.1.24
    let (narrow, wide) = (Box(20, 10), Box(60, 10))
    makeStack([narrow, wide], .vertical, width: 100)
    let expected: [(StackView.Alignment, [ClosedRange<CGFloat>])] = [
      (.fill, [0...100, 0...100]),
      (.leading, [0...20, 0...60]),
      (.trailing, [80...100, 40...100]),
      (.center, [40...60, 20...80]),
    ]
    for (alignment, columns) in expected {
      stack.alignment = alignment
      assertColumns([narrow, wide], columns)
    }
  }

  func testBaselines() {  // 6.1.25
    let views = [
      TextBox(10, 34, baseline: 27), TextBox(10, 68, baseline: 54), TextBox(10, 34, baseline: 27),
    ]
    for alignment in [StackView.Alignment.firstBaseline, .lastBaseline] {
      makeStack(views)
      stack.alignment = alignment
      assertRows(views, [27...61, 0...68, 27...61])
      assertSize(stack, 30, 68)
      XCTAssertEqual(
        made("UISV-canvas-fit").map(\.priority.rawValue),
        [49]
      )
    }
  }

  func testBaselinesInATallRow() {  // 6.1.25
    let views = [TextBox(10, 30, baseline: 20), TextBox(10, 60, baseline: 30)]
    makeStack(views, height: 100)
    stack.alignment = .firstBaseline
    assertRows(views, [10...40, 0...60])
    stack.alignment = .lastBaseline
    assertRows(views, [50...80, 40...100])
  }

  func testTextsThatWrapShareTooLittleRoomByTheirLength() {  // 6.1.25
    let labels = ["aaaaaaaa bbbbbbbb", "aaaaaaaa bbbbbbbb aaaaaaaa bbbbbbbb"].map { text in
      let label = Label()
      label.text = text
      label.numberOfLines = 0
      return label
    }
    makeStack(labels)
    stack.alignment = .firstBaseline
    layOut()
    let natural = labels.map(\.intrinsicContentSize.width)
    XCTAssertEqual(labels.map(\.frame.width), natural)
    let helpers = made("UISV-text-width-disambiguation")
    XCTAssertEqual(helpers.map(\.priority.rawValue), [760])
    constrain(stack, .width, plus: 150)
    layOut()
    XCTAssertEqual(
      labels[0].frame.width,
      150 * natural[0] / (natural[0] + natural[1]),
      accuracy: 0.5
    )
    XCTAssertEqual(labels[1].frame.maxX, 150)
  }

  func testTextOfSeveralLinesTakesWhatASwitchLeaves() {  // FR-B28
    let (label, toggle) = (Label(), Switch())
    label.text = "A text of several lines that stands beside a switch and explains what it does"
    label.numberOfLines = 0
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      label.setContentHuggingPriority(LayoutPriority(251), for: axis)
      label.setContentCompressionResistancePriority(LayoutPriority(749), for: axis)
    }
    makeStack([label, toggle], width: 320)
    stack.alignment = .top
    stack.spacing = 8
    layOut()
    XCTAssertEqual(toggle.frame.width, 51)
    XCTAssertEqual(toggle.alignmentRect(forFrame: toggle.frame).maxX, 320)
    XCTAssertEqual(label.frame.maxX, toggle.frame.minX - 8)
    XCTAssertGreaterThan(label.frame.height, 31)
    let fitting = label.sizeThatFits(CGSize(width: label.frame.width, height: 0)).height
    XCTAssertEqual(label.frame.height, fitting)
  }

  func testColumnTakesNoNoticeOfBaselineAlignment() {  // 6.1.25
    let views = [Box(20, 10), Box(60, 10)]
    makeStack(views, .vertical, width: 100)
    stack.alignment = .firstBaseline
    assertRows(views, [0...10, 10...20])
    XCTAssertEqual(views.map(\.frame.width), [20, 60])
    XCTAssertEqual(made("UISV-alignment").count, 0)
  }

  func testRawValues() {  // 6.1.26, 6.1.27
    XCTAssertEqual(
      [StackView.Alignment.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline]
        .map(\.rawValue),
      [0, 1, 2, 3, 4, 5]
    )
    XCTAssertEqual(StackView.Alignment.top, .leading)
    XCTAssertEqual(StackView.Alignment.bottom, .trailing)
    XCTAssertEqual(
      [
        StackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
        .equalCentering,
      ].map(\.rawValue),
      [0, 1, 2, 3, 4]
    )
  }
}
