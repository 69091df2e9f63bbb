import Foundation
import XCTest

@testable import ViewKit

/// What single constraints mean for frames.
final class ConstraintOutcomeTests: LayoutTestCase {
  func testConstraintHeldHigherUpCounts() {  // CM-01, 5.4.5
    makeRoot(300, 100)
    let parent = addView()
    fix(parent, 10, 0, 200, 100)
    let child = addView(to: parent)
    constrain(child, .width, plus: 40)
    let centre = LayoutConstraint(
      item: child,
      attribute: .centerX,
      relatedBy: .equal,
      toItem: parent,
      attribute: .centerX,
      multiplier: 1,
      constant: 0
    )
    root.addConstraint(centre)
    layOut()
    XCTAssertEqual(child.center.x, parent.bounds.midX)
  }

  func testActivationSucceedsOnceItemsShareATree() {  // CM-02
    makeRoot(300, 100)
    let (a, b) = (View(), View())
    let equal = a.heightAnchor.constraint(equalTo: b.heightAnchor)
    add(a)
    add(b)
    equal.isActive = true
    constrain(b, .height, plus: 30)
    layOut()
    XCTAssertEqual(a.frame.height, 30)
  }

  func testPriorityOfAnActiveConstraintIsSolvedAgain() {  // CM-05, 5.2.11
    makeRoot(300, 100)
    let v = addView()
    let width = constrain(v, .width, plus: 100, at: 750)
    constrain(v, .width, plus: 60, at: 500)
    for (priority, expected) in [(Float(750), CGFloat(100)), (251, 60), (1000, 100), (999, 100)] {
      width.priority = LayoutPriority(priority)
      layOut()
      XCTAssertEqual(v.frame.width, expected, "\(priority)")
    }
    XCTAssertTrue(conflicts.isEmpty)
  }

  func testMultiplierCountsBeforeTheConstant() {  // CM-08
    makeRoot(300, 100)
    let v = addView()
    constrain(v, .width, to: root, .width, times: 0.5, plus: -2)
    layOut()
    XCTAssertEqual(v.frame.width, 148)
  }

  func testMultiplierWithoutASecondItemMeansNothing() {  // CM-09 (c), CM-11
    makeRoot(500, 500)
    let (v, w) = (addView(), addView())
    constrain(v, .width, times: 0.2, plus: 295)
    constrain(v, .height, times: 0.2, plus: 355)
    constrain(w, .width, plus: 10)
    layOut()
    XCTAssertEqual(v.frame.size, CGSize(width: 295, height: 355))
    XCTAssertEqual(w.frame.width, 10)
  }

  func testLegalPairsPlaceAfterTheOther() {  // CM-16
    makeRoot(300, 100)
    let (a, b, c) = (addView(), addView(), addView())
    fix(b, 10, 0, 40, 10)
    constrain(a, .leading, to: b, .trailing, plus: 8)
    constrain(c, .left, to: b, .right, plus: 8)
    layOut()
    XCTAssertEqual([a, c].map(\.frame.minX), [58, 58])
  }

  func testMultiplierOfAnAnchorAddsNoConstant() {  // CM-20
    makeRoot(300, 100)
    let (p, v) = (addView(), addView())
    constrain(p, .width, plus: 100)
    v.widthAnchor.constraint(equalTo: p.widthAnchor, multiplier: 1.5).isActive = true
    layOut()
    XCTAssertEqual(v.frame.width, 150)
  }

  func testRemovedViewLeavesOnlyWhatItHolds() {  // CM-03
    makeRoot(300, 100)
    let (a, b) = (addView(), addView())
    let width = constrain(a, .width, plus: 50)
    let dropped = [
      constrain(a, .left, to: root, .left, plus: 10), constrain(a, .top, to: root, .top),
      constrain(b, .left, to: a, .right),
    ]
    constrain(b, .top, to: root, .top, plus: 5)
    layOut()
    XCTAssertEqual(b.frame.minX, 60)
    a.removeFromSuperview()
    root.addSubview(a)
    layOut()
    XCTAssertEqual(root.constraints.count, 1)
    XCTAssertEqual(a.constraints, [width])
    XCTAssertEqual(dropped.map(\.isActive), [false, false, false])
    XCTAssertEqual(a.frame.width, 50)
    XCTAssertEqual(b.frame.minY, 5)
  }

  func testMultipliersOfPositionsCountFromTheCommonAncestor() {  // 5.1.6
    makeRoot(400, 100)
    let outer = addView()
    fix(outer, 100, 0, 200, 100)
    let (v, w) = (addView(to: outer), addView(to: outer))
    for view in [v, w] { constrain(view, .width, plus: 20) }
    constrain(v, .centerX, to: outer, .trailing, times: 0.5)
    constrain(w, .centerX, to: outer, .centerX, times: 0.5)
    layOut()
    XCTAssertEqual([v, w].map(\.center.x), [100, 50])
  }

  func testMultiplierAndOffsetTogether() {  // SV-15
    makeRoot(320, 100)
    let (record, cancel) = (addView(), addView())
    constrain(record, .width, plus: 80)
    constrain(record, .centerX, to: root, .centerX)
    constrain(cancel, .width, plus: 40)
    constrain(cancel, .centerX, to: record, .centerX, times: 0.5, plus: -20)
    layOut()
    XCTAssertEqual([record, cancel].map(\.frame.minX), [120, 40])
    root.frame.size.width = 400
    layOut()
    XCTAssertEqual([record, cancel].map(\.frame.minX), [160, 60])
  }

  func testEvenDistributionByCentreMultipliers() {  // SV-17
    makeRoot(400, 50)
    let views = [addView(), addView(), addView()]
    for (view, m) in zip(views, [CGFloat(0.5), 1, 1.5]) {
      constrain(view, .width, plus: 40)
      constrain(view, .centerX, to: root, .centerX, times: m, plus: (m - 1) * 20)
    }
    layOut()
    XCTAssertEqual(views.map(\.frame.minX), [70, 180, 290])
  }

  func testReflowOnResize() {  // SV-18
    for together in [true, false] {
      makeRoot(300, 200)
      let v = addView()
      let constraints = [
        v.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
        v.topAnchor.constraint(equalTo: root.topAnchor, constant: 15),
        v.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -50),
        v.heightAnchor.constraint(equalTo: root.heightAnchor, constant: -25),
      ]
      if together {
        LayoutConstraint.activate(constraints)
      } else {
        for constraint in constraints { constraint.isActive = true }
      }
      layOut()
      assertFrame(v, 20, 15, 250, 175)
      root.frame.size = CGSize(width: 400, height: 300)
      layOut()
      assertFrame(v, 20, 15, 350, 275)
    }
  }

  func testEveryAttributeAgainstTheSuperview() {  // 5.1.1, 5.1.3
    makeRoot(200, 100)
    root.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let cases: [(LayoutConstraint.Attribute, CGFloat)] = [
      (.left, 0), (.right, 200), (.leading, 0), (.trailing, 200), (.centerX, 100),
      (.leftMargin, 2), (.rightMargin, 196), (.leadingMargin, 2), (.trailingMargin, 196),
      (.centerXWithinMargins, 99),
    ]
    for (attribute, x) in cases {
      let v = addView()
      let isLeading = attribute.isLeadingOrTrailing
      constrain(v, isLeading ? .leading : .left, to: root, attribute)
      layOut()
      XCTAssertEqual(v.frame.minX, x, "\(attribute)")
    }
    let vertical: [(LayoutConstraint.Attribute, CGFloat)] = [
      (.top, 0), (.bottom, 100), (.centerY, 50), (.firstBaseline, 0), (.lastBaseline, 100),
      (.topMargin, 1), (.bottomMargin, 97), (.centerYWithinMargins, 49),
    ]
    for (attribute, y) in vertical {
      let v = addView()
      constrain(v, .top, to: root, attribute)
      layOut()
      XCTAssertEqual(v.frame.minY, y, "\(attribute)")
    }
  }

  func testMarginsOfTheFirstItem() {  // 5.1.3
    makeRoot(200, 100)
    let v = addView()
    v.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    constrain(v, .leftMargin, to: root, .left, plus: 20)
    constrain(v, .rightMargin, to: root, .right)
    constrain(v, .topMargin, to: root, .top)
    constrain(v, .bottomMargin, to: root, .bottom)
    layOut()
    assertFrame(v, 18, -1, 186, 104)
    v.layoutMargins = EdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
    layOut()
    assertFrame(v, 15, 0, 185, 100)
  }

  func testSameItemOnBothSides() {  // 5.2.7
    makeRoot(300, 300)
    let v = addView()
    constrain(v, .height, plus: 50)
    constrain(v, .width, to: v, .height, times: 2)
    constrain(v, .width, to: v, .width)
    layOut()
    XCTAssertEqual(v.frame.size, CGSize(width: 100, height: 50))
    XCTAssertTrue(conflicts.isEmpty)
    let impossible = constrain(v, .width, to: v, .width, plus: 1)
    layOut()
    assertConflict(conflicts.first, of: [impossible])
    XCTAssertEqual(conflicts.count, 1)
  }

  func testOffsetsBetweenAnchors() {  // 5.12.4
    makeRoot(300, 100)
    let views = [addView(), addView(), addView()]
    for view in views { constrain(view, .width, plus: 20) }
    constrain(views[0], .left, to: root, .left)
    constrain(views[2], .right, to: root, .right)
    let gaps = zip(views, views.dropFirst()).map {
      $0.rightAnchor.anchorWithOffset(to: $1.leftAnchor)
    }
    gaps[0].constraint(equalTo: gaps[1], multiplier: 2).isActive = true
    layOut()
    XCTAssertEqual(views[1].frame.minX, 180)
  }

  func testSystemSpacing() {  // 5.12.6
    makeRoot(300, 100)
    let (a, b) = (addView(), addView())
    fix(a, 10, 10, 20, 20)
    b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2)
      .isActive = true
    b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1).isActive = true
    layOut()
    XCTAssertEqual(b.frame.origin, CGPoint(x: 46, y: 38))
  }

  func testPositionsThroughSeveralSuperviews() {  // 5.1.1
    makeRoot(300, 100)
    let outer = View(frame: CGRect(x: 30, y: 10, width: 200, height: 80))
    root.addSubview(outer)
    outer.bounds.origin = CGPoint(x: 5, y: 0)
    let inner = View(frame: CGRect(x: 20, y: 10, width: 100, height: 50))
    outer.addSubview(inner)
    let (v, far) = (addView(to: inner), addView())
    fix(far, 150, 40, 10, 10)
    constrain(v, .left, to: far, .left)
    constrain(v, .top, to: far, .top)
    layOut()
    XCTAssertEqual(v.frame.origin, CGPoint(x: 150 - 30 - 15, y: 40 - 10 - 10))
    outer.bounds.origin.x = 0
    layOut()
    XCTAssertEqual(v.frame.minX, 100)
    XCTAssertEqual(outer.frame.minX, 30)
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var isLeadingOrTrailing: Bool {
    [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
  }
}
