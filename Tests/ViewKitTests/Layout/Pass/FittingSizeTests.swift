import Foundation
import XCTest

@testable import ViewKit

/// The sizes at which the constraints in a view hold.
final class FittingSizeTests: LayoutTestCase {
  private func fitting(_ view: View, _ size: CGSize) -> CGSize {
    view.systemLayoutSizeFitting(size)
  }

  func testTargetsPullWeakly() {  // 5.9.1, 5.9.2
    XCTAssertEqual(View.layoutFittingCompressedSize, CGSize(width: 0, height: 0))
    XCTAssertEqual(View.layoutFittingExpandedSize, CGSize(width: 10_000, height: 10_000))
    let p = View()
    constrain(p, .width, .greaterThanOrEqual, plus: 30)
    constrain(p, .width, .lessThanOrEqual, plus: 80)
    constrain(p, .height, plus: 44)
    XCTAssertEqual(fitting(p, View.layoutFittingCompressedSize), CGSize(width: 30, height: 44))
    XCTAssertEqual(fitting(p, View.layoutFittingExpandedSize), CGSize(width: 80, height: 44))
    XCTAssertEqual(fitting(p, CGSize(width: 60, height: 10)), CGSize(width: 60, height: 44))
    constrain(p, .width, plus: 35, at: 51)
    XCTAssertEqual(fitting(p, CGSize(width: 60, height: 10)).width, 35)
  }

  func testOwnConstraintsBelowTheTargetsPriorityLose() {  // 5.9.1
    let p = View()
    constrain(p, .width, plus: 35, at: 49)
    XCTAssertEqual(fitting(p, CGSize(width: 60, height: 10)), CGSize(width: 60, height: 10))
  }

  func testOpenHeightTakesTheTarget() {  // FR-B15
    let p = View()
    let child = add(Box(100, 80), to: p)
    constrain(child, .top, to: p, .top)
    constrain(child, .leading, to: p, .leading)
    constrain(child, .trailing, to: p, .trailing)
    constrain(child, .bottom, .lessThanOrEqual, to: p, .bottom)
    XCTAssertEqual(fitting(p, CGSize(width: 320, height: 568)).height, 568)
    XCTAssertEqual(fitting(p, .zero).height, 80)
  }

  func testSizeAndFramesStayAsTheyAre() {  // 5.9.3
    makeRoot(300, 100)
    let p = add(CountingView())
    fix(p, 5, 5, 100, 50)
    let child = add(Box(30, 20), to: p)
    pin(child, to: p)
    layOut()
    for size in p.constraints where size.secondItem == nil {
      size.priority = LayoutPriority(40)
    }
    layOut()
    let (frames, layouts) = ([p.frame, child.frame], p.layouts)
    XCTAssertEqual(fitting(p, View.layoutFittingCompressedSize), CGSize(width: 30, height: 20))
    XCTAssertEqual([p.frame, child.frame], frames)
    layOut()
    XCTAssertEqual([p.frame, child.frame], frames)
    XCTAssertEqual(p.layouts, layouts)
  }

  func testConstraintsToTheSuperviewDoNotCount() {  // 5.9.3, 5.9.6
    makeRoot(300, 100)
    let p = addView()
    pin(p, to: root)
    let child = add(Box(30, 20), to: p)
    pin(child, to: p, inset: 5)
    layOut()
    XCTAssertEqual(p.frame.width, 300)
    XCTAssertEqual(fitting(p, View.layoutFittingCompressedSize), CGSize(width: 40, height: 30))
    let masked = View(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    root.addSubview(masked)
    pin(add(Box(30, 20), to: masked), to: masked)
    XCTAssertEqual(fitting(masked, View.layoutFittingCompressedSize), CGSize(width: 30, height: 20))
    layOut()
    XCTAssertEqual(masked.frame.size, CGSize(width: 90, height: 90))
  }

  func testMasksInsideTheViewCount() {  // 5.9.3
    let p = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let masked = View(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    p.addSubview(masked)
    constrain(p, .right, to: masked, .right, plus: 7)
    constrain(p, .bottom, to: masked, .bottom, plus: 7)
    XCTAssertEqual(fitting(p, View.layoutFittingCompressedSize), CGSize(width: 57, height: 37))
  }

  func testRequiredPriorityGivesTheTarget() {  // 5.9.4
    let p = View()
    let child = add(Box(30, 20), to: p)
    pin(child, to: p)
    let size = p.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    XCTAssertEqual(size, CGSize(width: 200, height: 20))
  }

  func testResultIsRoundedUpToPixels() {  // 5.9.5
    let p = View()
    constrain(p, .width, plus: 20.1)
    constrain(p, .height, plus: 20.5)
    XCTAssertEqual(fitting(p, .zero), CGSize(width: 20.5, height: 20.5))
    p.environment = Environment(traits: TraitCollection(displayScale: 1))
    XCTAssertEqual(fitting(p, .zero), CGSize(width: 21, height: 21))
  }

  func testViewWithoutConstraintsFitsItsContent() {  // 5.9.5
    XCTAssertEqual(fitting(View(), View.layoutFittingCompressedSize), .zero)
    XCTAssertEqual(
      fitting(Box(30, 20), View.layoutFittingCompressedSize),
      CGSize(width: 30, height: 20)
    )
    let label = Label()
    label.text = "Label"
    XCTAssertEqual(fitting(label, .zero), label.intrinsicContentSize)
  }

  func testAlignmentInsetsAddToTheFittingSize() {  // 5.8.1, 5.9.5
    final class Raised: View {
      override var alignmentRectInsets: EdgeInsets {
        EdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
      }
    }
    let p = Raised()
    let child = add(Box(30, 20), to: p)
    pin(child, to: p)
    XCTAssertEqual(fitting(p, .zero), CGSize(width: 34, height: 26))
    XCTAssertEqual(
      p.systemLayoutSizeFitting(
        CGSize(width: 100, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ),
      CGSize(width: 100, height: 26)
    )
  }

  func testMarginsOfTheViewCount() {  // 5.9.3
    let p = View()
    pin(add(Box(30, 20), to: p), to: p.layoutMarginsGuide)
    XCTAssertEqual(fitting(p, .zero), CGSize(width: 46, height: 36))
  }

  func testAskingInLayoutIsNoLoop() {  // 5.9.3
    final class Asking: CountingView {
      var sizes: [CGSize] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        sizes.append(systemLayoutSizeFitting(View.layoutFittingCompressedSize))
      }
    }
    makeRoot(300, 100)
    let p = add(Asking())
    pin(p, to: root)
    let child = add(Box(30, 20), to: p)
    pin(child, to: p, inset: 5)
    layOut()
    XCTAssertEqual(p.sizes, [CGSize(width: 40, height: 30)])
    assertFrame(child, 5, 5, 290, 90)
  }

  func testConflictsOfATrialAreNotReported() {  // 5.9.3
    let p = View()
    var reports = 0
    p.layoutConflictObserver = { _ in reports += 1 }
    pin(add(View(), to: p), to: p, inset: 50)
    _ = p.systemLayoutSizeFitting(
      CGSize(width: 20, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    XCTAssertEqual(reports, 0)
    XCTAssertTrue(p.layoutConflicts.isEmpty)
  }

  func testChangesWaitingForLayoutCountAtOnce() {  // 5.9.3
    makeRoot(300, 100)
    let p = addView()
    let child = add(Box(30, 20), to: p)
    pin(child, to: p)
    layOut()
    child.content = CGSize(width: 50, height: 20)
    child.invalidateIntrinsicContentSize()
    let width = constrain(child, .height, plus: 33)
    XCTAssertEqual(fitting(p, .zero), CGSize(width: 50, height: 33))
    width.constant = 34
    XCTAssertEqual(fitting(p, .zero), CGSize(width: 50, height: 34))
    layOut()
    XCTAssertEqual(child.frame.size, CGSize(width: 50, height: 34))
  }
}
