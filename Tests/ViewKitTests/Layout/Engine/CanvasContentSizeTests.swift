import Foundation
import XCTest

@testable import ViewKit

/// Sizes that stand in for those of contents, as a design tool's canvas has them.
final class CanvasContentSizeTests: LayoutTestCase {
  func testItTakesThePlaceOfTheContentsSize() {
    makeRoot(300, 300)
    let box = add(Box(10, 20))
    place(box, x: 0, y: 0)
    box.canvasContentSize = CGSize(width: 70, height: 80)
    layOut()
    assertFrame(box, 0, 0, 70, 80)
    XCTAssertEqual(box.intrinsicContentSize, CGSize(width: 10, height: 20))
    box.canvasContentSize = nil
    layOut()
    assertFrame(box, 0, 0, 10, 20)
    box.canvasContentSize = CGSize(width: 5, height: 6)
    layOut()
    assertFrame(box, 0, 0, 5, 6)
  }

  func testItHoldsAtThePrioritiesOfContent() {
    makeRoot(300, 300)
    let box = add(View())
    place(box, x: 0, y: 0)
    box.canvasContentSize = CGSize(width: 70, height: 80)
    constrain(box, .width, to: nil, .notAnAttribute, plus: 50)
    layOut()
    assertFrame(box, 0, 0, 50, 80)
    XCTAssertEqual(conflicts.count, 0)
    XCTAssertEqual(
      box.systemLayoutSizeFitting(View.layoutFittingCompressedSize),
      CGSize(width: 50, height: 80)
    )
  }

  func testAnAxisMayBeWithoutContent() {
    makeRoot(300, 300)
    let box = add(Box(10, 20))
    place(box, x: 0, y: 0)
    constrain(box, .right, to: root, .right)
    box.setContentHuggingPriority(.required, for: .horizontal)
    box.canvasContentSize = CGSize(width: View.noIntrinsicMetric, height: 30)
    layOut()
    assertFrame(box, 0, 0, 300, 30)
    XCTAssertEqual(conflicts.count, 0)
  }

  func testTextDoesNotWrapAnew() {
    makeRootOfCells(100, 500)
    let label = add(Label.wrapping(30))
    place(label, x: 0, y: 0)
    constrain(label, .right, to: root, .right)
    label.canvasContentSize = CGSize(width: 300, height: 25)
    layOut()
    assertFrame(label, 0, 0, 100, 25)
    label.canvasContentSize = nil
    layOut()
    assertFrame(label, 0, 0, 100, 60)
  }

  func testBaselineGoesByTheHeightThatIsGiven() {
    makeRootOfCells(300, 500)
    let (label, mark) = (add(Label.wrapping(3)), addView())
    label.canvasContentSize = CGSize(width: 30, height: 40)
    place(label, x: 0, y: 0)
    constrain(label, .height, to: nil, .notAnAttribute, plus: 100)
    constrain(mark, .top, to: label, .firstBaseline)
    layOut()
    // Lines of 40 in a height of 100 leave 30 above.
    let ascender = root.environment.textMeasurer.ascender(of: label.font)
    XCTAssertEqual(mark.frame.minY, 30 + ascender)
  }

  func testStackSharesItsLengthByIt() {
    makeRoot(300, 100)
    let (first, second) = (Box(10, 10), View())
    let stack = add(StackView(arrangedSubviews: [first, second]))
    stack.distribution = .fillProportionally
    stack.frame = root.bounds
    stack.translatesAutoresizingMaskIntoConstraints = true
    first.canvasContentSize = CGSize(width: 20, height: 10)
    second.canvasContentSize = CGSize(width: 40, height: 10)
    var diagnostics: [Diagnostic] = []
    root.diagnosticObserver = { diagnostics.append($0) }
    layOut()
    XCTAssertEqual([first, second].map(\.frame.width), [100, 200])
    XCTAssertEqual(diagnostics, [])
    second.canvasContentSize = CGSize(width: 20, height: 10)
    layOut()
    XCTAssertEqual([first, second].map(\.frame.width), [150, 150])
  }

  func testReportsNameIt() {
    makeRoot(300, 300)
    let box = add(View())
    place(box, x: 0, y: 0)
    box.canvasContentSize = CGSize(width: 70, height: 80)
    box.setContentCompressionResistancePriority(.required, for: .horizontal)
    constrain(box, .width, to: nil, .notAnAttribute, plus: 50)
    layOut()
    XCTAssertEqual(conflicts.count, 1)
    XCTAssertTrue("\(conflicts)".contains("width == 70 Hug:250 CompressionResistance:1000"))
  }
}
