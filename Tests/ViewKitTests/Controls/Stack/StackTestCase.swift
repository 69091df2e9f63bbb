import Foundation
import XCTest

@testable import ViewKit

/// A view with text of one line: its baseline lies at a distance from its top.
final class TextBox: Box {
  var baseline: CGFloat

  init(_ width: CGFloat, _ height: CGFloat, baseline: CGFloat) {
    self.baseline = baseline
    super.init(width, height)
  }

  required init?(coder: NSCoder) { nil }

  override var textBaselines: TextBaselines? {
    TextBaselines(
      firstFromTop: baseline,
      lastFromBottom: content.height - baseline,
      height: content.height
    )
  }
}

/// The words of the tests of stacks: a stack at the top left of the root, and where views lie in it.
class StackTestCase: LayoutTestCase {
  var stack = StackView()

  override func setUp() {
    super.setUp()
    makeRoot(1000, 1000)
  }

  override func tearDown() {
    XCTAssertEqual(conflicts.map(\.description), [])
    super.tearDown()
  }

  /// Makes a stack of a size, or as large as its content along an axis without one.
  @discardableResult
  func makeStack(
    _ views: [View],
    _ axis: LayoutConstraint.Axis = .horizontal,
    width: CGFloat? = nil,
    height: CGFloat? = nil
  ) -> StackView {
    stack.removeFromSuperview()
    stack = StackView(arrangedSubviews: views)
    stack.axis = axis
    add(stack)
    place(stack, x: 0, y: 0)
    if let width { constrain(stack, .width, plus: width) }
    if let height { constrain(stack, .height, plus: height) }
    return stack
  }

  func boxes(_ widths: CGFloat..., height: CGFloat = 20) -> [Box] {
    widths.map { Box($0, height) }
  }

  /// Lays out and compares where views begin and end from left to right.
  func assertColumns(
    _ views: [View],
    _ expected: [ClosedRange<CGFloat>],
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    layOut()
    assertSpans(views.map { $0.frame.minX...$0.frame.maxX }, expected, file: file, line: line)
  }

  /// Lays out and compares where views begin and end from top to bottom.
  func assertRows(
    _ views: [View],
    _ expected: [ClosedRange<CGFloat>],
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    layOut()
    assertSpans(views.map { $0.frame.minY...$0.frame.maxY }, expected, file: file, line: line)
  }

  private func assertSpans(
    _ spans: [ClosedRange<CGFloat>],
    _ expected: [ClosedRange<CGFloat>],
    file: StaticString,
    line: UInt
  ) {
    let isClose =
      spans.count == expected.count
      && zip(spans, expected).allSatisfy {
        abs($0.lowerBound - $1.lowerBound) < 1e-6 && abs($0.upperBound - $1.upperBound) < 1e-6
      }
    XCTAssertTrue(isClose, "\(spans) is not \(expected)", file: file, line: line)
  }

  func assertSize(
    _ view: View,
    _ width: CGFloat,
    _ height: CGFloat,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    layOut()
    XCTAssertEqual(view.frame.width, width, accuracy: 1e-6, file: file, line: line)
    XCTAssertEqual(view.frame.height, height, accuracy: 1e-6, file: file, line: line)
  }

  /// The active constraints of the stack that have an identifier.
  func made(_ identifier: String) -> [LayoutConstraint] {
    stack.constraints.filter { $0.identifier == identifier }
  }
}
