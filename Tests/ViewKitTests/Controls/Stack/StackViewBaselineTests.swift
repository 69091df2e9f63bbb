import Foundation
import XCTest

@testable import ViewKit

final class StackViewBaselineTests: StackTestCase {
  private let first = TextBox(10, 20, baseline: 15)
  private let second = TextBox(10, 40, baseline: 30)
  private let marker = View()

  /// A marker of no height whose bottom lies on the stack's first or last baseline.
  private func mark(_ attribute: LayoutConstraint.Attribute) {
    add(marker)
    constrain(marker, .left, to: root, .left)
    constrain(marker, .height, plus: 0)
    constrain(marker, .bottom, to: stack, attribute)
  }

  private func assertMark(_ y: CGFloat, file: StaticString = #filePath, line: UInt = #line) {
    layOut()
    XCTAssertEqual(marker.frame.maxY, y, file: file, line: line)
  }

  func testColumnHasTheBaselinesOfItsEnds() {  // 6.1.39
    makeStack([first, second], .vertical)
    XCTAssertTrue(stack.forFirstBaselineLayout === first)
    XCTAssertTrue(stack.forLastBaselineLayout === second)
    mark(.firstBaseline)
    assertMark(15)
    first.isHidden = true
    XCTAssertTrue(stack.forFirstBaselineLayout === second)
    assertMark(30)
  }

  func testRowHasTheBaselineOfItsTallestView() {  // 6.1.39
    makeStack([first, second])
    stack.alignment = .top
    XCTAssertTrue(stack.forFirstBaselineLayout === second)
    XCTAssertTrue(stack.forLastBaselineLayout === second)
    mark(.lastBaseline)
    assertMark(30)
    first.content.height = 60
    first.invalidateIntrinsicContentSize()
    XCTAssertTrue(stack.forFirstBaselineLayout === first)
    assertMark(15)
    second.isHidden = true
    assertMark(15)
  }

  func testLastBaselineFollowsTheLastViewThatIsShown() {  // 6.1.39
    makeStack([first, second], .vertical)
    mark(.lastBaseline)
    assertMark(50)
    second.isHidden = true
    XCTAssertTrue(stack.forFirstBaselineLayout === first)
    assertMark(15)
    second.isHidden = false
    assertMark(50)
  }

  func testStackWithoutViewsHasItsEdges() {  // 6.1.39
    makeStack([], height: 50)
    XCTAssertTrue(stack.forFirstBaselineLayout === stack)
    mark(.lastBaseline)
    assertMark(50)
    stack.addArrangedSubview(first)
    assertMark(30)  // The text keeps to the middle of the 50 points.
  }

  func testBaselineOfAViewThatLeavesIsGivenUp() {  // 6.1.39
    makeStack([first, second], .vertical)
    mark(.firstBaseline)
    assertMark(15)
    first.removeFromSuperview()
    assertMark(30)
    stack.insertArrangedSubview(first, at: 0)
    assertMark(15)
    stack.removeArrangedSubview(first)
    assertMark(30)
  }

  func testBaselineFollowsTheTextOfTheViewThatGivesIt() {  // 6.1.39
    makeStack([first, second], .vertical)
    mark(.firstBaseline)
    assertMark(15)
    first.baseline = 18
    first.invalidateIntrinsicContentSize()
    assertMark(18)
  }

  func testBaselinesGoThroughNestedStacks() {  // 6.1.39
    let inner = StackView(arrangedSubviews: [first])
    inner.axis = .vertical
    makeStack([inner, second])
    stack.alignment = .lastBaseline
    assertRows([inner, second], [15...35, 0...40])
    mark(.lastBaseline)
    assertMark(30)
    let tall = TextBox(10, 30, baseline: 10)
    inner.addArrangedSubview(tall)
    // The nested column is now the tallest, and its last view gives the baseline.
    assertRows([inner, second], [0...50, 0...40])
    assertMark(30)
    XCTAssertTrue(stack.forLastBaselineLayout === inner)
    first.removeFromSuperview()
    assertRows([inner, second], [20...50, 0...40])
    tall.baseline = 20
    tall.invalidateIntrinsicContentSize()
    assertRows([inner, second], [10...40, 0...40])
  }

  func testLabelsOfTwoSizesStandOnOneLine() {  // 6.1.25, 7.8
    let labels = [17.0, 34.0].map { size in
      let label = Label()
      label.text = "Text"
      label.font = .systemFont(ofSize: size)
      return label
    }
    makeStack(labels)
    stack.alignment = .firstBaseline
    layOut()
    let baselines = labels.map { $0.frame.minY + $0.firstBaselineOffsetFromTop }
    XCTAssertEqual(baselines[0], baselines[1], accuracy: 0.5)
    XCTAssertEqual(labels[1].frame.minY, 0)
    XCTAssertGreaterThan(labels[0].frame.minY, 5)
  }

  func testDistancesFromABaselineFollowTheViewThatGivesIt() {
    makeRoot(300, 200)
    let (low, high) = (Label(), Label())
    (low.text, high.text) = ("Low", "High")
    (low.font, high.font) = (.systemFont(ofSize: 10), .systemFont(ofSize: 40))
    let stack = add(StackView(arrangedSubviews: [low, high]))
    stack.axis = .vertical
    place(stack, x: 0, y: 0)
    let v = addView()
    stack.firstBaselineAnchor.anchorWithOffset(to: v.topAnchor)
      .constraint(equalToConstant: 10).isActive = true
    layOut()
    XCTAssertEqual(v.frame.minY, 10 + low.frame.minY + low.font.ascender, accuracy: 1)
    stack.insertArrangedSubview(high, at: 0)
    layOut()
    XCTAssertEqual(v.frame.minY, 10 + high.frame.minY + high.font.ascender, accuracy: 1)
  }
}
