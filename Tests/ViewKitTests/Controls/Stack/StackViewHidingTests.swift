import Foundation
import XCTest

@testable import ViewKit

final class StackViewHidingTests: StackTestCase {
  func testHiddenViewTakesNoSpaceAndStaysArranged() {  // 6.1.30
    let views = boxes(30, 40, 50)
    makeStack(views)
    stack.spacing = 10
    assertSize(stack, 140, 20)
    views[1].isHidden = true
    assertColumns([views[0], views[2]], [0...30, 40...90])
    assertSize(stack, 90, 20)
    XCTAssertEqual(stack.arrangedSubviews, views)
    views[1].isHidden = false
    assertColumns(views, [0...30, 40...80, 90...140])
  }

  func testHiddenViewHasNoLength() {  // 6.1.31
    let views = boxes(30, 40, 50)
    makeStack(views, height: 25)
    views[1].isHidden = true
    assertFrame(afterLayoutOf: views[1], 30, 0, 0, 25)
    XCTAssertEqual(made("UISV-hiding").map(\.priority), [LayoutPriority(999.999)])
  }

  private func assertFrame(
    afterLayoutOf view: View,
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat
  ) {
    layOut()
    assertFrame(view, x, y, width, height)
  }

  func testHiddenViewLiesInTheMiddleOfItsGap() {  // 6.1.32
    let views = boxes(30, 40, 40, 50)
    makeStack(views)
    stack.spacing = 10
    views[1].isHidden = true
    views[2].isHidden = true
    assertColumns(views, [0...30, 35...35, 35...35, 40...90])
    views[1].isHidden = false
    views[2].isHidden = false
    views[0].isHidden = true
    views[3].isHidden = true
    assertColumns(views, [0...0, 0...40, 50...90, 90...90])
    assertSize(stack, 90, 20)
  }

  func testAHiddenViewLiesWhereOtherConstraintsPutIt() {  // 6.1.32
    let views = boxes(30, 40)
    makeStack(views)
    views[1].isHidden = true
    constrain(views[1], .leading, to: views[0], .leading)
    assertColumns(views, [0...30, 0...0])
    XCTAssertTrue(root.layoutConflicts.isEmpty)
  }

  func testRequiredSizeOfAHiddenViewIsNoConflictAndTakesNoSpace() {  // 6.1.31, ST-01
    for priority: Float in [999, 1000] {
      let labels = [View(), View()]
      for label in labels { constrain(label, .height, plus: 128, at: priority) }
      let views = [labels[0], Box(90, 40), labels[1], Box(90, 40)]
      makeStack(views, .vertical)
      stack.spacing = 8
      let fitted = View.layoutFittingCompressedSize
      XCTAssertEqual(stack.systemLayoutSizeFitting(fitted).height, 360)
      views[0].isHidden = true
      views[1].isHidden = true
      XCTAssertEqual(stack.systemLayoutSizeFitting(fitted).height, 176)
      assertRows([views[2], views[3]], [0...128, 136...176])
      assertSize(stack, 90, 176)
    }
  }

  func testHiddenViewWhoseWidthFollowsWhatIsInIt() {  // FR-B22
    let (hint, art, last) = (View(), Box(40, 20), Box(30, 20))
    add(art, to: hint)
    constrain(art, .left, to: hint, .left)
    constrain(art, .top, to: hint, .top)
    constrain(hint, .width, to: art, .width, plus: 1, at: 999)
    makeStack([hint, last])
    stack.spacing = 10
    assertColumns([hint, last], [0...41, 51...81])
    hint.isHidden = true
    assertColumns([last], [0...30])
    assertSize(stack, 30, 20)
  }

  func testHiddenRowWithInnerMargins() {  // ST-02
    let row = View()
    let inner = addView(to: row)
    constrain(inner, .height, plus: 28)
    constrain(inner, .top, to: row, .top, plus: 8)
    constrain(inner, .bottom, to: row, .bottom, plus: -8, at: 999)
    makeStack([Box(50, 30), row, Box(50, 30)], .vertical)
    assertSize(stack, 50, 104)
    row.isHidden = true
    assertSize(stack, 50, 60)
    row.isHidden = false
    assertSize(stack, 50, 104)
    XCTAssertEqual(row.frame.minY, 30)
  }

  func testHiddenRowWithRequiredInnerMargins() {  // 6.1.31
    let row = View()
    let inner = addView(to: row)
    constrain(inner, .height, plus: 28)
    constrain(inner, .top, to: row, .top, plus: 8)
    constrain(inner, .bottom, to: row, .bottom, plus: -8)
    makeStack([Box(50, 30), row, Box(50, 30)], .vertical)
    row.isHidden = true
    assertSize(stack, 50, 60)
  }

  func testHidingIsAFlagAndNotACounter() {  // 6.1.33, ST-03
    let views = boxes(30, 40)
    makeStack(views)
    for _ in 0..<3 {
      View.animate(withDuration: 1) { views[0].isHidden = true }
    }
    assertColumns([views[1]], [0...40])
    views[0].isHidden = false
    XCTAssertFalse(views[0].isHidden)
    assertColumns(views, [0...30, 30...70])
  }

  func testFillEquallyTakesNoNoticeOfHiddenViews() {  // ST-05
    let views = boxes(30, 40, 50)
    makeStack(views, width: 300)
    stack.distribution = .fillEqually
    assertColumns(views, [0...100, 100...200, 200...300])
    views[1].isHidden = true
    assertColumns([views[0], views[2]], [0...150, 150...300])
  }

  func testEqualSpacingAndCenteringTakeNoNoticeOfHiddenViews() {  // 6.1.14, 6.1.15, 6.1.30
    let views = boxes(20, 40, 60)
    views[1].isHidden = true
    for distribution in [StackView.Distribution.equalSpacing, .equalCentering] {
      makeStack(views, width: 200)
      stack.distribution = distribution
      stack.spacing = 10
      assertColumns(views, [0...20, 25...25, 140...200])
    }
  }

  func testHiddenViewKeepsItsPlaceAcross() {  // 6.1.31
    let views = [Box(10, 20), Box(10, 60)]
    makeStack(views, height: 100)
    stack.alignment = .center
    views[0].isHidden = true
    assertRows(views, [40...60, 20...80])
  }

  func testOnlyStacksCloseUp() {  // ST-17
    let (a, b) = (Box(50, 20), Box(50, 20))
    add(a)
    add(b)
    place(a, x: 0, y: 0)
    constrain(b, .left, to: a, .right, plus: 10)
    constrain(b, .top, to: root, .top)
    layOut()
    a.isHidden = true
    layOut()
    XCTAssertEqual(b.frame.minX, 60)
    let views = boxes(50, 50)
    makeStack(views)
    stack.spacing = 10
    assertColumns(views, [0...50, 60...110])
    views[0].isHidden = true
    assertColumns([views[1]], [0...50])
  }

  func testViewHiddenBeforeItIsAdded() {  // 6.1.30
    let views = boxes(50, 60)
    views[0].isHidden = true
    makeStack(views)
    assertColumns([views[1]], [0...60])
  }

  func testHiddenMultilineLabelDoesNotMakeARowTall() {  // 6.1.30
    let label = Label()
    label.text = "some words that would take many lines in no width"
    label.numberOfLines = 0
    let box = Box(50, 20)
    makeStack([box, label], width: 100)
    label.isHidden = true
    assertColumns([box], [0...100])
    XCTAssertLessThan(stack.frame.height, 30)
  }
}
