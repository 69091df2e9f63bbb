import Foundation
import XCTest

@testable import ViewKit

/// What reports of conflicts say.
final class ConflictTextTests: LayoutTestCase {
  func testReportHasTheWordsOfTheLog() {  // 5.14.2, CF-06
    makeRoot(300, 300)
    let v = addView()
    constrain(v, .top, to: root, .top, plus: 20)
    constrain(v, .top, to: root, .top).identifier = "flush"
    layOut()
    let expected = """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
      (
          "<LayoutConstraint V:|-(20)-[View:0]   (active, names: '|':View )>",
          "<LayoutConstraint 'flush' V:|-(0)-[View:0]   (active, names: '|':View )>"
      )

      Will attempt to recover by breaking constraint\u{20}
      <LayoutConstraint 'flush' V:|-(0)-[View:0]   (active, names: '|':View )>

      Set layoutConflictObserver on the root view or the window to catch this.
      """
    XCTAssertEqual(conflicts.first.map { "\($0)" }, expected)
  }

  func testTextsNameViewsUnlessTheyAreEmpty() {
    makeRoot(300, 300)
    let label = add(Label())
    let field = add(TextField())
    let constraints = [label, field].map { $0.widthAnchor.constraint(equalToConstant: 20) }
    XCTAssertEqual(
      constraints.map(\.description),
      [
        "<LayoutConstraint Label:0.width == 20   (inactive)>",
        "<LayoutConstraint TextField:1.width == 20   (inactive)>",
      ]
    )
    label.text = "Total"
    field.text = "8"
    XCTAssertEqual(
      constraints.map(\.description),
      [
        "<LayoutConstraint Label'Total'.width == 20   (inactive)>",
        "<LayoutConstraint TextField'8'.width == 20   (inactive)>",
      ]
    )
  }

  func testReportWithAMaskExplainsIt() {  // 5.14.2, 5.7.10
    makeRoot(300, 300)
    let v = View(frame: CGRect(x: 0, y: 0, width: 7, height: 5))
    root.addSubview(v)
    constrain(v, .width, plus: 10)
    layOut()
    let lines = conflicts.first.map { "\($0)" }?.components(separatedBy: "\n") ?? []
    XCTAssertEqual(
      lines.dropFirst(5).first,
      "\t(Note: If you're seeing AutoresizingMaskLayoutConstraints that you don't understand, refer "
        + "to the documentation for the View property translatesAutoresizingMaskIntoConstraints) "
    )
    XCTAssertTrue(
      lines.contains(
        "    \"<AutoresizingMaskLayoutConstraint h=--& v=--& View:0.width == 7   (active)>\""
      )
    )
  }

  // 5.7.1, 5.7.2, 5.7.3, 5.7.4, 5.7.5, 5.7.6, 5.7.7, 5.7.10
  func testMaskIsPrintedAsItsEquation() {
    // The view begins at 20 and is 30 long, in a superview of 100.
    typealias Mask = View.AutoresizingMask
    let cases: [(Mask, String, String, String)] = [
      (
        [], "--&", "View:0.minX == 20   (active, names: '|':View )",
        "View:0.width == 30   (active)"
      ),
      (
        .flexibleRightMargin, "--&", "View:0.minX == 20   (active, names: '|':View )",
        "View:0.width == 30   (active)"
      ),
      (
        .flexibleWidth, "-&-", "View:0.minX == 20   (active, names: '|':View )",
        "H:[View:0]-(50)-|   (active, names: '|':View )"
      ),
      (
        .flexibleLeftMargin, "&--", "H:[View:0]-(50)-|   (active, names: '|':View )",
        "View:0.width == 30   (active)"
      ),
      (
        [.flexibleLeftMargin, .flexibleRightMargin], "&-&",
        "View:0.minX == 0.285714*View.width - 8.57143   (active)",
        "View:0.width == 30   (active)"
      ),
      (
        [.flexibleWidth, .flexibleRightMargin], "-&&",
        "View:0.minX == 20   (active, names: '|':View )",
        "View:0.width == 0.375*View.width - 7.5   (active)"
      ),
      (
        [.flexibleLeftMargin, .flexibleWidth], "&&-",
        "H:[View:0]-(50)-|   (active, names: '|':View )",
        "View:0.width == 0.6*View.width - 30   (active)"
      ),
      (
        [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], "&&&",
        "View:0.minX == 0.2*View.width   (active)", "View:0.width == 0.3*View.width   (active)"
      ),
    ]
    for (mask, letters, place, size) in cases {
      makeRoot(100, 100)
      let v = View(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
      v.autoresizingMask = mask
      root.addSubview(v)
      let texts = (0..<2).map { AutoresizingMaskLayoutConstraint(of: v, slot: $0).description }
      XCTAssertEqual(
        texts,
        [place, size].map { "<AutoresizingMaskLayoutConstraint h=\(letters) v=--& \($0)>" }
      )
    }
  }

  func testVerticalMaskIsPrintedLikeTheHorizontalOne() {  // 5.7.10
    makeRoot(100, 100)
    let v = View(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
    v.autoresizingMask = [.flexibleTopMargin, .flexibleHeight]
    root.addSubview(v)
    let texts = (2..<4).map { AutoresizingMaskLayoutConstraint(of: v, slot: $0).description }
    XCTAssertEqual(
      texts,
      [
        "V:[View:0]-(50)-|   (active, names: '|':View )",
        "View:0.height == 0.6*View.height - 30   (active)",
      ].map { "<AutoresizingMaskLayoutConstraint h=--& v=&&- \($0)>" }
    )
  }

  func testConstraintOfAMaskReadsLikeAnyOther() {  // 5.7.8, CF-08
    makeRoot(100, 100)
    let v = View(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
    v.autoresizingMask = .flexibleWidth
    root.addSubview(v)
    let four = (0..<4).map { AutoresizingMaskLayoutConstraint(of: v, slot: $0) }
    XCTAssertEqual(four.map(\.firstAttribute), [.left, .right, .top, .height])
    XCTAssertEqual(four.map(\.secondAttribute), [.left, .right, .top, .notAnAttribute])
    XCTAssertEqual(four.map(\.constant), [20, -50, 20, 30])
    for constraint in four {
      XCTAssertTrue(constraint.firstItem === v)
      XCTAssertTrue(constraint.isActive)
      XCTAssertEqual(constraint.priority, .required)
      XCTAssertEqual(constraint.multiplier, 1)
      constraint.isActive = false
      XCTAssertTrue(constraint.isActive)
    }
  }

  func testContentIsPrintedWithItsPriorities() {  // 5.6.2
    makeRoot(300, 300)
    let v = add(Box(60, 20))
    v.setContentCompressionResistancePriority(.required, for: .horizontal)
    let width = constrain(v, .width, plus: 10)
    layOut()
    assertConflict(
      conflicts.first,
      of: [width]
        + (conflicts.first?.constraints.filter { $0 is ContentSizeLayoutConstraint } ?? []),
      breaking: width
    )
    let content = conflicts.first?.constraints.first { $0 is ContentSizeLayoutConstraint }
    XCTAssertEqual(
      content?.description,
      "<ContentSizeLayoutConstraint Box:0.width == 60 Hug:250 CompressionResistance:1000   (active)>"
    )
    XCTAssertTrue(content?.firstItem === v)
    XCTAssertEqual(content?.firstAttribute, .width)
    XCTAssertEqual(content?.constant, 60)
    XCTAssertEqual(content?.isActive, true)
  }
}
