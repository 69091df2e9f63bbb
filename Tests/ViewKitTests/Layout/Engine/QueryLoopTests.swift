import Foundation
import XCTest

@testable import ViewKit

/// Views that change what they have just been asked for.
final class QueryLoopTests: LayoutTestCase {
  private var diagnostics: [Diagnostic] = []

  private func makeAsked() -> AskedView {
    makeRoot(300, 200)
    diagnostics = []
    root.diagnosticObserver = { [unowned self] in diagnostics.append($0) }
    let asked = add(AskedView())
    place(asked, x: 5, y: 6)
    return asked
  }

  private func assertGivenUp(file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertTrue(
      diagnostics.contains { $0.kind == .queryLoop && "\($0)".contains("<AskedView;") },
      "\(diagnostics)",
      file: file,
      line: line
    )
  }

  // F2-02
  func testContentThatInvalidatesItselfIsGivenUp() {
    let asked = makeAsked()
    asked.answerAlways(.content) { asked.invalidateIntrinsicContentSize() }
    layOut()
    assertFrame(asked, 5, 6, 30, 20)
    assertGivenUp()
    let count = diagnostics.count
    layOut()
    XCTAssertEqual(diagnostics.count, count, "What was given up waits for the next change.")
    XCTAssertEqual(asked.systemLayoutSizeFitting(.zero), CGSize(width: 30, height: 20))
  }

  // F2-02
  func testContentThatChangesItsPriorityIsGivenUp() {
    let asked = makeAsked()
    var priority: Float = 100
    asked.answerAlways(.content) {
      priority += 1
      asked.setContentHuggingPriority(LayoutPriority(priority), for: .horizontal)
    }
    layOut()
    assertFrame(asked, 5, 6, 30, 20)
    assertGivenUp()
  }

  // F2-02
  func testViewsThatInvalidateEachOtherAreGivenUp() {
    let asked = makeAsked()
    let other = add(AskedView())
    place(other, x: 50, y: 60)
    asked.answerAlways(.content) { other.invalidateIntrinsicContentSize() }
    other.answerAlways(.content) { asked.invalidateIntrinsicContentSize() }
    layOut()
    assertFrame(asked, 5, 6, 30, 20)
    assertFrame(other, 50, 60, 30, 20)
    XCTAssertEqual(diagnostics.filter { $0.kind == .queryLoop }.count, 1)
  }

  // F2-02
  func testInsetsThatChangeEachTimeAreGivenUp() {
    let asked = makeAsked()
    asked.answerAlways(.insets) {
      asked.insets.left += 1
      asked.invalidateIntrinsicContentSize()
    }
    layOut()
    assertGivenUp()
  }

  // F2-02
  func testABaselineThatChangesItsMarginsIsGivenUp() {
    let asked = makeAsked()
    let below = add(Box(10, 10))
    constrain(below, .left, to: root, .left)
    constrain(below, .top, to: asked, .lastBaseline)
    layOut()
    asked.answerAlways(.baseline) { asked.layoutMargins.top += 1 }
    asked.layoutMargins.left = 3
    layOut()
    assertFrame(below, 0, 26, 10, 10)
    assertGivenUp()
  }

  // F2-02
  func testAConstraintActivatedByAnAnswerCountsAtOnce() {
    let asked = makeAsked()
    let other = add(Box(10, 10))
    place(other, x: 0, y: 0)
    asked.answer(.content) { constrain(other, .width, plus: 44) }
    layOut()
    assertFrame(other, 0, 0, 44, 10)
  }

  // F2-02
  func testConstraintsActivatedWhileOthersAreTakenInCount() {
    let asked = makeAsked()
    let other = add(Box(10, 10))
    place(other, x: 0, y: 0)
    layOut()
    asked.answer(.baseline) { constrain(other, .width, plus: 44) }
    constrain(other, .bottom, .greaterThanOrEqual, to: asked, .lastBaseline, plus: -400)
    layOut()
    assertFrame(other, 0, 0, 44, 10)
  }

  // F2-02
  func testViewsThatAddViewsWhenAskedAreGivenUp() {
    let asked = makeAsked()
    asked.answerAlways(.content) { [unowned asked] in asked.addSubview(Box(1, 1)) }
    layOut()
    XCTAssertLessThan(asked.subviews.count, 100)
  }
}
