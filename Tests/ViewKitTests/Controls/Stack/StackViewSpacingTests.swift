import Foundation
import XCTest

@testable import ViewKit

final class StackViewSpacingTests: StackTestCase {
  func testSpacingIsAGapAndNotAStride() {  // ST-15
    let views = boxes(30, 30, 30)
    makeStack(views)
    stack.spacing = 10
    for _ in 0..<3 {
      stack.setNeedsLayout()
      stack.setNeedsUpdateConstraints()
      assertColumns(views, [0...30, 40...70, 80...110])
      assertSize(stack, 110, 20)
    }
  }

  func testCustomSpacing() {  // 6.1.34
    let views = boxes(10, 10, 10)
    makeStack(views)
    stack.spacing = 5
    XCTAssertEqual(stack.customSpacing(after: views[0]), StackView.spacingUseDefault)
    stack.setCustomSpacing(20, after: views[0])
    stack.setCustomSpacing(99, after: views[2])
    XCTAssertEqual(stack.customSpacing(after: views[0]), 20)
    assertColumns(views, [0...10, 30...40, 45...55])
    assertSize(stack, 55, 20)
    stack.setCustomSpacing(StackView.spacingUseDefault, after: views[0])
    assertColumns(views, [0...10, 15...25, 30...40])
  }

  func testSpacingOfTheSystem() {  // 6.1.34, 5.12.6
    let views = boxes(10, 10, 10)
    makeStack(views)
    stack.setCustomSpacing(StackView.spacingUseSystem, after: views[0])
    assertColumns(views, [0...10, 18...28, 28...38])
    stack.spacing = StackView.spacingUseSystem
    assertColumns(views, [0...10, 18...28, 36...46])
    XCTAssertEqual(StackView.spacingUseDefault, .greatestFiniteMagnitude)
    XCTAssertGreaterThan(StackView.spacingUseSystem, 0)
  }

  func testCustomSpacingNeedsAnArrangedViewAndGoesWithIt() {  // 6.1.34, ST-14
    let (a, b) = (Box(50, 20), Box(50, 20))
    makeStack([], .vertical)
    stack.setCustomSpacing(10, after: a)
    stack.addArrangedSubview(a)
    stack.addArrangedSubview(b)
    assertRows([a, b], [0...20, 20...40])
    stack.setCustomSpacing(10, after: a)
    assertRows([a, b], [0...20, 30...50])
    stack.removeArrangedSubview(a)
    XCTAssertEqual(stack.customSpacing(after: a), StackView.spacingUseDefault)
    stack.insertArrangedSubview(a, at: 0)
    assertRows([a, b], [0...20, 20...40])
  }

  func testCustomSpacingStaysWithAViewThatMoves() {  // 6.1.34
    let views = boxes(10, 20, 30)
    makeStack(views)
    stack.setCustomSpacing(7, after: views[0])
    stack.insertArrangedSubview(views[0], at: 1)
    assertColumns([views[1], views[0], views[2]], [0...20, 20...30, 37...67])
  }

  func testCustomSpacingBeforeAndAfterHiddenViews() {  // 6.1.34, 6.1.32
    let views = boxes(10, 10, 10)
    makeStack(views)
    stack.spacing = 4
    stack.setCustomSpacing(20, after: views[0])
    stack.setCustomSpacing(50, after: views[1])
    views[1].isHidden = true
    assertColumns(views, [0...10, 20...20, 30...40])
    views[1].isHidden = false
    views[2].isHidden = true
    assertColumns(views, [0...10, 30...40, 40...40])
    assertSize(stack, 40, 20)
  }

  func testCustomSpacingIsAMinimumToo() {  // 6.1.35
    let views = boxes(10, 10, 10)
    makeStack(views)
    stack.distribution = .equalSpacing
    stack.spacing = 5
    stack.setCustomSpacing(20, after: views[0])
    assertColumns(views, [0...10, 30...40, 60...70])
  }

  func testProportionsCountCustomSpacing() {  // 6.1.13, 6.1.34
    let views = boxes(10, 30)
    makeStack(views, width: 100)
    stack.distribution = .fillProportionally
    stack.setCustomSpacing(20, after: views[0])
    assertColumns(views, [0...20, 40...100])
  }

  func testNegativeSpacingOverlaps() {
    let views = boxes(30, 30)
    makeStack(views)
    stack.spacing = -10
    assertColumns(views, [0...30, 20...50])
  }

  func testBaselineRelativeColumn() {  // 6.1.37
    let views = [TextBox(10, 30, baseline: 20), TextBox(10, 40, baseline: 25)]
    makeStack(views, .vertical)
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 50
    // From the baseline at 20 to the next at 70, which lies 25 below its top.
    assertRows(views, [0...30, 45...85])
    assertSize(stack, 10, 85)
    stack.setCustomSpacing(StackView.spacingUseSystem, after: views[0])
    assertRows(views, [0...30, 15.5...55.5])
    stack.setCustomSpacing(StackView.spacingUseDefault, after: views[0])
    stack.isBaselineRelativeArrangement = false
    assertRows(views, [0...30, 80...120])
  }

  func testBaselineRelativeSpacingOfPlainViewsIsFromEdgeToEdge() {  // 6.1.37
    let views = [Box(10, 30), Box(10, 40)]
    makeStack(views, .vertical)
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 5
    assertRows(views, [0...30, 35...75])
  }

  func testRowTakesNoNoticeOfBaselineRelativeSpacing() {  // 6.1.37
    let views = [TextBox(10, 30, baseline: 20), TextBox(10, 30, baseline: 20)]
    makeStack(views)
    stack.isBaselineRelativeArrangement = true
    stack.spacing = StackView.spacingUseSystem
    assertColumns(views, [0...10, 18...28])
  }

  func testBaselineRelativeGapsAreEqual() {  // 6.1.14, 6.1.37
    let views = [
      TextBox(10, 30, baseline: 20), TextBox(10, 40, baseline: 30), TextBox(10, 30, baseline: 20),
    ]
    makeStack(views, .vertical, height: 200)
    stack.isBaselineRelativeArrangement = true
    stack.distribution = .equalSpacing
    // The last baselines of the first and the third lie at 20 and 190.
    assertRows(views, [0...30, 75...115, 170...200])
  }

  func testLabelsOnBaselines() {  // 6.1.37, 7.8
    let labels = [17.0, 34.0].map { size in
      let label = Label()
      label.text = "Text"
      label.font = .systemFont(ofSize: size)
      return label
    }
    makeStack(labels, .vertical)
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 40
    layOut()
    let baselines = labels.map { $0.frame.minY + $0.firstBaselineOffsetFromTop }
    XCTAssertEqual(baselines[1] - baselines[0], 40, accuracy: 0.5)
  }

  func testConstraintsWithAGuideThatTheStackNoLongerNeedsAreDropped() throws {
    let stack = StackView(arrangedSubviews: (0..<3).map { _ in View() })
    stack.distribution = .equalSpacing
    stack.layoutIfNeeded()
    let guide = try XCTUnwrap(stack.layoutGuides.first)
    let own = guide.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
    own.isActive = true
    stack.distribution = .fill
    stack.layoutIfNeeded()
    XCTAssertEqual(stack.layoutGuides, [])
    XCTAssertFalse(own.isActive)
  }
}
