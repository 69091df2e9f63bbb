import Foundation
import XCTest

@testable import ViewKit

extension LayoutTestCase {
  /// Fixes a view's place and size by four constraints to its superview's top left corner.
  func fix(_ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    constrain(view, .left, to: view.superview, .left, plus: x)
    constrain(view, .top, to: view.superview, .top, plus: y)
    constrain(view, .width, plus: width)
    constrain(view, .height, plus: height)
  }

  /// Pins all edges of a view to an item, each as far inside.
  @discardableResult
  func pin(_ view: View, to item: Any, inset: CGFloat = 0) -> [LayoutConstraint] {
    [
      constrain(view, .left, to: item, .left, plus: inset),
      constrain(view, .top, to: item, .top, plus: inset),
      constrain(view, .right, to: item, .right, plus: -inset),
      constrain(view, .bottom, to: item, .bottom, plus: -inset),
    ]
  }

  /// Checks that a report lists exactly these constraints, whatever their order.
  func assertConflict(
    _ conflict: LayoutConflict?,
    of constraints: [LayoutConstraint],
    masks: Int = 0,
    breaking broken: LayoutConstraint? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard let conflict else { return XCTFail("no conflict", file: file, line: line) }
    let listed = conflict.constraints.filter { !($0 is AutoresizingMaskLayoutConstraint) }
    XCTAssertEqual(Set(listed), Set(constraints), "\(conflict)", file: file, line: line)
    XCTAssertEqual(
      conflict.constraints.count - listed.count,
      masks,
      "\(conflict)",
      file: file,
      line: line
    )
    XCTAssertTrue(
      conflict.constraints.contains { $0 === conflict.broken },
      file: file,
      line: line
    )
    if let broken {
      XCTAssertTrue(conflict.broken === broken, "\(conflict)", file: file, line: line)
    }
  }
}

/// The text of the cases: cells of 10 x 20 points that go into lines.
struct Cells: TextMeasurer, Equatable {
  func width(of text: String, font: Font) -> CGFloat { CGFloat(text.count) * 10 }
  func lineHeight(of font: Font) -> CGFloat { 20 }
  func ascender(of font: Font) -> CGFloat { 15 }
}

extension Label {
  /// A label of a number of cells in as many lines as they need, for trees that measure by cells.
  static func wrapping(_ cells: Int) -> Label {
    let label = Label()
    label.text = String(repeating: "m", count: cells)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }
}

extension LayoutTestCase {
  /// Makes a root in which each letter is a cell of 10 x 20 points.
  func makeRootOfCells(_ width: CGFloat, _ height: CGFloat) {
    makeRoot(width, height)
    root.environment = Environment(textMeasurer: Cells())
  }
}
