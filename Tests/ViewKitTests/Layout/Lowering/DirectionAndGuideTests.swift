import Foundation
import XCTest

@testable import ViewKit

/// Reading direction, margins, safe area and guides in the solution.
final class DirectionAndGuideTests: LayoutTestCase {
  private func setRightToLeft() {
    root.environment = Environment(
      traits: TraitCollection(layoutDirection: .rightToLeft)
    )
  }

  func testConstantsFollowTheReadingDirection() {  // 5.10.1, 5.10.2, 5.10.3, 5.10.4
    makeRoot(300, 100)
    let views = (0..<5).map { _ in addView() }
    for view in views { constrain(view, .width, plus: 50) }
    constrain(views[0], .leading, to: root, .leading, plus: 10)
    constrain(views[1], .trailing, to: root, .trailing, plus: -10)
    constrain(views[2], .left, to: root, .left, plus: 10)
    constrain(views[3], .leading, to: views[0], .trailing, plus: 8)
    constrain(views[4], .centerX, to: root, .leading, plus: 30)
    layOut()
    XCTAssertEqual(views.map(\.frame.minX), [10, 240, 10, 68, 5])
    setRightToLeft()
    layOut()
    XCTAssertEqual(views.map(\.frame.minX), [240, 10, 10, 182, 245])
    root.environment = Environment()
    layOut()
    XCTAssertEqual(views.map(\.frame.minX), [10, 240, 10, 68, 5])
  }

  func testCentresStayInTheMiddle() {  // 5.10.3
    makeRoot(300, 100)
    let v = addView()
    constrain(v, .width, plus: 50)
    constrain(v, .centerX, to: root, .centerX)
    setRightToLeft()
    layOut()
    XCTAssertEqual(v.frame.minX, 125)
  }

  func testInequalitiesTurnWithTheDirection() {  // 5.10.3
    makeRoot(300, 100)
    let v = addView()
    constrain(v, .width, plus: 50)
    constrain(v, .leading, .greaterThanOrEqual, to: root, .leading, plus: 20)
    constrain(v, .leading, to: root, .leading, at: 500)
    layOut()
    XCTAssertEqual(v.frame.minX, 20)
    setRightToLeft()
    layOut()
    XCTAssertEqual(v.frame.maxX, 280)
  }

  // MARK: Whose direction counts

  func testLeadingFollowsTheViewThatHoldsTheConstraint() {  // F2-11, 5.10.1, 5.10.2
    makeRoot(300, 100)
    let (a, b, c) = (addView(), addView(), addView())
    for view in [a, b, c] { constrain(view, .width, plus: 50) }
    constrain(a, .leading, to: root, .leading, plus: 8)
    constrain(b, .left, to: root, .left, plus: 200)
    constrain(c, .leading, to: b, .trailing, plus: 10)
    root.semanticContentAttribute = .forceRightToLeft
    layOut()
    XCTAssertEqual([a, b, c].map(\.frame.minX), [242, 200, 140])
    root.semanticContentAttribute = .unspecified
    layOut()
    XCTAssertEqual([a, b, c].map(\.frame.minX), [8, 200, 260])
    setRightToLeft()
    layOut()
    XCTAssertEqual([a, b, c].map(\.frame.minX), [242, 200, 140])
    root.semanticContentAttribute = .playback
    layOut()
    XCTAssertEqual([a, b, c].map(\.frame.minX), [8, 200, 260])
  }

  func testOwnDirectionOfAnItemDoesNotMoveIt() {  // F2-11, 5.10.1
    makeRoot(300, 100)
    let (a, b) = (addView(), addView())
    for view in [a, b] { constrain(view, .width, plus: 50) }
    constrain(a, .leading, to: root, .leading, plus: 10)
    constrain(b, .leading, to: a, .trailing, plus: 10)
    layOut()
    for view in [a, b] { view.semanticContentAttribute = .forceRightToLeft }
    layOut()
    XCTAssertEqual([a, b].map(\.frame.minX), [10, 70])
  }

  func testHolderFartherUpDoesNotDecideTheDirection() {  // F2-11, 5.10.1
    makeRoot(300, 100)
    let panel = addView()
    fix(panel, 0, 0, 200, 100)
    let v = addView(to: panel)
    constrain(v, .width, plus: 50)
    root.addConstraint(
      LayoutConstraint(
        item: v,
        attribute: .leading,
        relatedBy: .equal,
        toItem: panel,
        attribute: .leading,
        multiplier: 1,
        constant: 10
      )
    )
    layOut()
    XCTAssertEqual(v.frame.minX, 10)
    panel.semanticContentAttribute = .forceRightToLeft
    layOut()
    XCTAssertEqual(v.frame.minX, 140)
  }

  func testConstraintOfOneViewReadsAsItsSuperviewDoes() {  // F2-11, 5.10.1
    makeRoot(300, 100)
    let (outer, guide) = (addView(), LayoutGuide())
    fix(outer, 0, 0, 300, 100)
    let v = addView(to: outer)
    v.addLayoutGuide(guide)
    constrain(guide, .left, to: v, .left)
    // Four times the middle less 20: a width of 20 from right to left, which nothing satisfies the
    // other way round.
    for item in [v, guide] as [Any] {
      constrain(item, .leading, to: item, .centerX, times: 4, plus: 20)
    }
    for view in [outer, v] { view.semanticContentAttribute = .forceRightToLeft }
    layOut()
    XCTAssertEqual([v.frame.width, guide.layoutFrame.width], [20, 20])
    XCTAssertTrue(conflicts.isEmpty)
    outer.semanticContentAttribute = .unspecified
    layOut()
    XCTAssertEqual(conflicts.map { $0.broken.firstItem === v }, [true])
    XCTAssertEqual(guide.layoutFrame.width, 20)
  }

  func testLeadingMarginFollowsTheViewWhoseMarginItIs() {  // F2-11, 5.10.1
    makeRoot(300, 100)
    let inner = addView()
    fix(inner, 100, 0, 100, 100)
    let (a, b) = (addView(), addView())
    constrain(a, .leading, to: inner, .leadingMargin, plus: 5)
    constrain(b, .leading, to: inner.layoutMarginsGuide, .leading, plus: 5)
    layOut()
    XCTAssertEqual([a, b].map(\.frame.minX), [113, 113])
    inner.semanticContentAttribute = .forceRightToLeft
    layOut()
    XCTAssertEqual([a, b].map(\.frame.minX), [197, 197])
    inner.semanticContentAttribute = .unspecified
    layOut()
    XCTAssertEqual([a, b].map(\.frame.minX), [113, 113])
  }

  func testMovedViewsReadInTheirNewSurroundings() {  // F2-11, 5.10.1, 5.10.4
    makeRoot(300, 100)
    let (left, right) = (addView(), addView())
    fix(left, 0, 0, 100, 100)
    fix(right, 100, 0, 200, 100)
    right.environment = Environment(traits: TraitCollection(layoutDirection: .rightToLeft))
    let panel = addView(to: left)
    panel.translatesAutoresizingMaskIntoConstraints = true
    panel.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
    let v = addView(to: panel)
    constrain(v, .width, plus: 50)
    constrain(v, .leading, to: panel, .leading, plus: 10)
    layOut()
    XCTAssertEqual(v.frame.minX, 10)
    right.addSubview(panel)
    layOut()
    XCTAssertEqual(v.frame.minX, 20)
    left.addSubview(panel)
    layOut()
    XCTAssertEqual(v.frame.minX, 10)
  }

  func testFittingSizeReadsInTheSameDirection() {  // F2-11, 5.10.1
    makeRoot(300, 100)
    root.semanticContentAttribute = .forceRightToLeft
    let v = addView()
    constrain(v, .leading, to: v, .centerX, times: 4, plus: 20)
    XCTAssertEqual(v.systemLayoutSizeFitting(.zero).width, 20)
  }

  func testDirectionChangeMakesNoOtherRowsAgain() {  // F2-11
    final class CountingView: View {
      var questions = 0
      override var alignmentRectInsets: EdgeInsets {
        questions += 1
        return .zero
      }
    }
    makeRoot(300, 100)
    let counting = add(CountingView())
    fix(counting, 0, 0, 10, 10)
    let v = addView()
    constrain(v, .leading, to: root, .leading, plus: 10)
    constrain(v, .width, plus: 50)
    layOut()
    counting.questions = 0
    root.semanticContentAttribute = .forceRightToLeft
    layOut()
    XCTAssertEqual(v.frame.minX, 240)
    XCTAssertEqual(counting.questions, 0)
    v.semanticContentAttribute = .forceRightToLeft
    XCTAssertEqual(root.rootEngine()?.hasStaleDirections, true)
    layOut()
    XCTAssertEqual(root.rootEngine()?.isDue, false)
  }

  func testConflictThatOutlastsADirectionIsReportedOnce() {  // F2-11, 5.14.1
    makeRoot(300, 100)
    let v = addView()
    constrain(v, .leading, to: root, .leading, plus: 10)
    constrain(v, .trailing, to: root, .trailing, plus: -10)
    constrain(v, .width, plus: 50)
    layOut()
    root.semanticContentAttribute = .forceRightToLeft
    layOut()
    XCTAssertEqual(conflicts.count, 1)
    XCTAssertEqual(root.layoutConflicts.count, 1)
  }

  func testReportsNameTheSideOnWhichLeadingLies() {  // F2-11, 5.10.1, 5.11.3
    makeRoot(300, 100)
    root.semanticContentAttribute = .forceRightToLeft
    let v = addView()
    constrain(v, .width, plus: 50)
    constrain(v, .leading, to: root.layoutMarginsGuide, .leading)
    layOut()
    XCTAssertTrue(
      v.constraintsAffectingLayout(for: .horizontal).map(\.identifier)
        .contains("UIView-rightMargin-guide-constraint")
    )
    XCTAssertFalse(
      v.constraintsAffectingLayout(for: .horizontal).map(\.identifier)
        .contains("UIView-leftMargin-guide-constraint")
    )
  }

  func testOffsetsAndSystemSpacingTurn() {  // 5.10.3, 5.12.4, 5.12.6
    makeRoot(300, 100)
    let (a, b) = (addView(), addView())
    for view in [a, b] { constrain(view, .width, plus: 50) }
    constrain(a, .leading, to: root, .leading, plus: 10)
    a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 30)
      .isActive = true
    layOut()
    XCTAssertEqual([a, b].map(\.frame.minX), [10, 90])
    setRightToLeft()
    layOut()
    XCTAssertEqual([a, b].map(\.frame.minX), [240, 160])
  }

  // MARK: Margins and safe area

  func testDirectionalMarginsTurn() {  // DM-06
    makeRoot(100, 100)
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 0,
      leading: 20,
      bottom: 0,
      trailing: 5
    )
    let c = addView()
    constrain(c, .left, to: root.layoutMarginsGuide, .left)
    constrain(c, .right, to: root.layoutMarginsGuide, .right)
    layOut()
    assertFrame(c, 20, 0, 75, 0)
    setRightToLeft()
    layOut()
    assertFrame(c, 5, 0, 75, 0)
  }

  func testMarginsThatFollowTheFrameSettleInOneLayout() {  // 1.8.5
    makeRoot(200, 200)
    root.layoutMargins = EdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
    let outer = addView()
    outer.preservesSuperviewLayoutMargins = true
    let left = constrain(outer, .left, to: root, .left, plus: 10)
    constrain(outer, .right, to: root, .right)
    let v = addView(to: outer)
    constrain(v, .left, to: outer, .leftMargin)
    layOut()
    XCTAssertEqual(v.frame.minX, 40)
    left.constant = 30
    layOut()
    XCTAssertEqual(v.frame.minX, 20)
  }

  func testSafeAreaOfAWindow() {  // DM-07, DM-09, 5.11.4
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let (v, lone) = (
      add(View(), to: window), View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    )
    XCTAssertEqual(lone.safeAreaInsets, .zero)
    XCTAssertEqual(
      lone.safeAreaLayoutGuide.layoutFrame,
      CGRect(x: 0, y: 0, width: 100, height: 100)
    )
    pin(v, to: window.safeAreaLayoutGuide)
    let inner = add(View(), to: v)
    pin(inner, to: v.safeAreaLayoutGuide)
    window.layoutIfNeeded()
    assertFrame(v, 0, 0, 100, 200)
    window.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    window.layoutIfNeeded()
    assertFrame(v, 0, 20, 100, 146)
    assertFrame(inner, 0, 0, 100, 146)
    for top in window.constraints where top.firstAttribute == .top { top.constant = -15 }
    window.layoutIfNeeded()
    assertFrame(v, 0, 5, 100, 161)
    assertFrame(inner, 0, 15, 100, 146)
    XCTAssertEqual(v.safeAreaLayoutGuide.layoutFrame, inner.frame)
    XCTAssertTrue(window.layoutConflicts.isEmpty)
  }

  func testViewsOutsideAWindowHaveNoSafeArea() {  // DM-09, 5.11.4
    makeRoot(100, 100)
    let c = addView()
    pin(c, to: root.safeAreaLayoutGuide)
    layOut()
    assertFrame(c, 0, 0, 100, 100)
    XCTAssertEqual(root.safeAreaLayoutGuide.layoutFrame, root.bounds)
  }

  func testReadableWidth() {  // 5.11.5
    for (width, x) in [(CGFloat(1024), CGFloat(176)), (320, 8)] {
      makeRoot(width, 100)
      let c = addView()
      pin(c, to: root.readableContentGuide)
      layOut()
      XCTAssertEqual(c.frame.minX, x)
      XCTAssertEqual(c.frame, root.readableContentGuide.layoutFrame)
      root.frame.size.width = 1024
      layOut()
      XCTAssertEqual(c.frame.minX, 176)
    }
  }

  // MARK: Guides

  func testGuideIsPlacedLikeAView() {  // 5.11.1
    makeRoot(300, 100)
    let outer = addView()
    fix(outer, 50, 10, 200, 80)
    let guide = LayoutGuide()
    outer.addLayoutGuide(guide)
    XCTAssertEqual(guide.layoutFrame, .zero)
    constrain(guide, .left, to: outer, .left, plus: 20)
    constrain(guide, .right, to: root, .right, plus: -60)
    constrain(guide, .top, to: outer, .top, plus: 5)
    let height = constrain(guide, .height, plus: 30)
    let v = addView(to: outer)
    pin(v, to: guide, inset: 1)
    layOut()
    XCTAssertEqual(guide.layoutFrame, CGRect(x: 20, y: 5, width: 170, height: 30))
    assertFrame(v, 21, 6, 168, 28)
    height.constant = 40
    layOut()
    XCTAssertEqual(guide.layoutFrame.height, 40)
    XCTAssertEqual(v.frame.height, 38)
    let next = addView()
    outer.removeLayoutGuide(guide)
    next.addLayoutGuide(guide)
    constrain(guide, .width, plus: 7)
    constrain(guide, .left, to: next, .left, plus: 3)
    layOut()
    XCTAssertEqual([guide.layoutFrame.minX, guide.layoutFrame.width], [3, 7])
    XCTAssertTrue(conflicts.isEmpty)
  }

  func testEqualSpacingWithGuides() {  // 5.11.1
    makeRoot(300, 100)
    let (a, b) = (addView(), addView())
    for view in [a, b] { constrain(view, .width, plus: 60) }
    let guides = (0..<3).map { _ in LayoutGuide() }
    for guide in guides {
      root.addLayoutGuide(guide)
      constrain(guide, .width, to: guides[0], .width)
    }
    constrain(guides[0], .leading, to: root, .leading)
    constrain(a, .leading, to: guides[0], .trailing)
    constrain(guides[1], .leading, to: a, .trailing)
    constrain(b, .leading, to: guides[1], .trailing)
    constrain(guides[2], .leading, to: b, .trailing)
    constrain(guides[2], .trailing, to: root, .trailing)
    layOut()
    XCTAssertEqual([a, b].map(\.frame.minX), [60, 180])
    XCTAssertEqual(guides.map(\.layoutFrame.width), [60, 60, 60])
  }

  func testFreedGuideLeavesALayoutThatWorks() {  // 5.11.1
    makeRoot(300, 100)
    let v = addView()
    constrain(v, .left, to: root, .left, at: 1)
    autoreleased {
      let guide = LayoutGuide()
      root.addLayoutGuide(guide)
      constrain(guide, .left, to: root, .left, plus: 20)
      constrain(v, .left, to: guide, .left)
      layOut()
      XCTAssertEqual(v.frame.minX, 20)
      root.removeLayoutGuide(guide)
    }
    layOut()
    XCTAssertEqual(v.frame.minX, 0)
    XCTAssertTrue(root.layoutAmbiguities.allSatisfy { $0.guide == nil })
  }

  private func autoreleased(_ body: () -> Void) { body() }
}
