import Foundation
import XCTest

@testable import ViewKit

final class StackViewNestingTests: StackTestCase {
  private func row(_ views: [View], spacing: CGFloat = 0) -> StackView {
    let row = StackView(arrangedSubviews: views)
    row.spacing = spacing
    return row
  }

  private func column(_ views: [View], spacing: CGFloat = 0) -> StackView {
    let column = row(views, spacing: spacing)
    column.axis = .vertical
    return column
  }

  func testStacksInAStack() {  // 6.1.39
    let (a, b, c) = (Box(30, 20), Box(40, 20), Box(50, 30))
    let top = row([a, b], spacing: 5)
    b.setContentHuggingPriority(LayoutPriority(249), for: .horizontal)
    makeStack([top, c], .vertical, width: 200)
    stack.spacing = 10
    assertColumns([a, b, c], [0...30, 35...200, 0...200])
    assertRows([top, c], [0...20, 30...60])
    assertSize(stack, 200, 60)
  }

  func testViewOfAFixedSizeAboveANestedStack() {  // FR-B08
    let (red, boxes) = (View(), [Box(120, 20), Box(80, 20)])
    constrain(red, .width, plus: 100)
    constrain(red, .height, plus: 100)
    let inner = column(boxes, spacing: 10)
    inner.distribution = .fillEqually
    inner.alignment = .center
    makeStack([red, inner], .vertical, width: 320, height: 300)
    stack.alignment = .center
    stack.spacing = 20
    layOut()
    assertFrame(red, 110, 0, 100, 100)
    assertFrame(inner, 100, 120, 120, 180)
    assertFrame(boxes[0], 0, 0, 120, 85)
    assertFrame(boxes[1], 20, 95, 80, 85)
  }

  func testNestedStackThatIsEmptiedTakesNoRoom() {  // 6.1.16, 6.1.30
    let views = boxes(30, 40)
    let (inner, last) = (column(views), Box(10, 10))
    makeStack([inner, last], .vertical)
    assertRows([inner, last], [0...40, 40...50])
    for view in views { view.isHidden = true }
    assertRows([inner, last], [0...0, 0...10])
    views[0].isHidden = false
    assertRows([inner, last], [0...20, 20...30])
    inner.isHidden = true
    assertRows([last], [0...10])
    assertSize(stack, 40, 10)
  }

  func testProportionsSeeNoContentInANestedStack() {  // 6.1.13, 6.1.39
    var kinds: [Diagnostic.Kind] = []
    root.diagnosticObserver = { kinds.append($0.kind) }
    let (box, inner) = (Box(20, 20), row([Box(30, 20)]))
    box.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    makeStack([box, inner], width: 100)
    stack.distribution = .fillProportionally
    layOut()
    XCTAssertEqual(kinds, [.missingContentSize])
    XCTAssertEqual(box.frame.width, 20)
  }

  func testStackInAScrollView() {
    makeRoot(100, 50)
    let scroll = add(ScrollView())
    let content = add(column([Box(80, 40), Box(60, 40)], spacing: 10), to: scroll)
    for attribute in [LayoutConstraint.Attribute.left, .top, .right, .bottom] {
      constrain(scroll, attribute, to: root, attribute)
      constrain(content, attribute, to: scroll, attribute)
    }
    constrain(content, .width, to: scroll, .width)
    layOut()
    XCTAssertEqual(scroll.contentSize, CGSize(width: 100, height: 90))
    content.arrangedSubviews[0].isHidden = true
    layOut()
    XCTAssertEqual(scroll.contentSize, CGSize(width: 100, height: 40))
  }

  // MARK: Fitting sizes

  func testCompressedSizeHonoursARequiredWidth() {  // FS-04
    let view = View()
    constrain(view, .width, plus: 1366)
    let outer = column(
      [row([Box(100, 40), Box(100, 20)], spacing: 8), row([Box(50, 44), column([Box(9, 44)])])],
      spacing: 12
    )
    for case let inner as StackView in outer.arrangedSubviews { inner.alignment = .center }
    add(outer, to: view)
    for attribute in [LayoutConstraint.Attribute.left, .top, .right, .bottom] {
      constrain(outer, attribute, to: view, attribute)
    }
    for _ in 0..<2 {
      XCTAssertEqual(
        view.systemLayoutSizeFitting(View.layoutFittingCompressedSize),
        CGSize(width: 1366, height: 96)
      )
    }
  }

  func testWidestRowSetsTheWidthAndALimitCapsIt() {  // FS-06
    makeRoot(393, 800)
    let rows = [Box(120, 20), Box(300, 20)]
    stack = add(column(rows))
    stack.alignment = .leading
    constrain(stack, .leading, to: root, .leading, plus: 20)
    constrain(stack, .top, to: root, .top)
    assertSize(stack, 300, 40)
    assertColumns(rows, [0...120, 0...300])
    let wide = Box(833, 20)
    stack.addArrangedSubview(wide)
    assertSize(stack, 833, 60)
    let limit = constrain(stack, .trailing, to: root, .trailing, plus: -20)
    assertSize(stack, 353, 60)
    assertColumns(rows + [wide], [0...120, 0...300, 0...353])
    limit.isActive = false
    wide.content.width = .greatestFiniteMagnitude
    wide.invalidateIntrinsicContentSize()
    layOut()
    for view in rows + [wide, stack] {
      XCTAssertTrue(view.frame.maxX.isFinite && view.frame.maxY.isFinite)
      XCTAssertLessThan(view.frame.maxX, 3_000_000)
    }
    limit.isActive = true
    assertSize(stack, 353, 60)
  }

  func testStackAsTheRoot() {
    let views = boxes(10, 20)
    stack = StackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 5, y: 5, width: 100, height: 50)
    stack.distribution = .fillEqually
    stack.layoutIfNeeded()
    XCTAssertEqual(views[1].frame, CGRect(x: 50, y: 0, width: 50, height: 50))
    stack.frame.size.width = 60
    stack.layoutIfNeeded()
    XCTAssertEqual(views[1].frame, CGRect(x: 30, y: 0, width: 30, height: 50))
  }

  func testExpandedSizeIsThatOfTheTargetWhereNothingHugs() {  // 6.1.14, 6.1.21
    let content = row([Box(10, 20), Box(10, 30)])
    content.distribution = .equalSpacing
    content.alignment = .center
    XCTAssertEqual(
      content.systemLayoutSizeFitting(View.layoutFittingExpandedSize),
      CGSize(width: 10_000, height: 30)
    )
    XCTAssertEqual(
      content.systemLayoutSizeFitting(View.layoutFittingCompressedSize),
      CGSize(width: 20, height: 30)
    )
  }
}
