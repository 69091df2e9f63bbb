import Foundation
import ViewKit
import XCTest

final class LayoutConstraintTests: XCTestCase {
  func testRawValuesAreThoseOfUIKit() {  // 5.1.2
    let attributes: [LayoutConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins,
    ]
    XCTAssertEqual(attributes.map(\.rawValue), Array(0...20))
    XCTAssertEqual(LayoutConstraint.Attribute.baseline, .lastBaseline)
    XCTAssertEqual(LayoutConstraint.Relation.lessThanOrEqual.rawValue, -1)
    XCTAssertEqual(LayoutConstraint.Relation.equal.rawValue, 0)
    XCTAssertEqual(LayoutConstraint.Relation.greaterThanOrEqual.rawValue, 1)
    XCTAssertEqual(LayoutConstraint.Axis.horizontal.rawValue, 0)
    XCTAssertEqual(LayoutConstraint.Axis.vertical.rawValue, 1)
  }

  func testConstraintReadsBackWhatItWasMadeOf() {  // 5.1.1, 5.1.5
    let (first, guide) = (View(), LayoutGuide())
    let constraint = LayoutConstraint(
      item: first,
      attribute: .leading,
      relatedBy: .greaterThanOrEqual,
      toItem: guide,
      attribute: .trailing,
      multiplier: 2,
      constant: -4
    )
    XCTAssertTrue(constraint.firstItem === first)
    XCTAssertTrue(constraint.secondItem === guide)
    XCTAssertEqual(constraint.firstAttribute, .leading)
    XCTAssertEqual(constraint.secondAttribute, .trailing)
    XCTAssertEqual(constraint.relation, .greaterThanOrEqual)
    XCTAssertEqual(constraint.multiplier, 2)
    XCTAssertEqual(constraint.constant, -4)
    constraint.constant = 9
    constraint.identifier = "gap"
    constraint.shouldBeArchived = true
    constraint.priority = .defaultLow
    XCTAssertEqual(constraint.constant, 9)
    XCTAssertEqual(constraint.identifier, "gap")
    XCTAssertTrue(constraint.shouldBeArchived)
    XCTAssertEqual(constraint.priority, .defaultLow)
  }

  func testReservedNamesAreKeptAsTheyAreGiven() {  // 5.4.8
    let constraint = View().widthAnchor.constraint(equalToConstant: 1)
    XCTAssertNil(constraint.identifier)
    for name in ["gap", "NSView-gap", "UIView-gap"] {
      constraint.identifier = name
      XCTAssertEqual(constraint.identifier, name)
    }
  }

  func testNewConstraintIsInactiveAndRequired() {  // 5.4.1
    let constraint = View().widthAnchor.constraint(equalToConstant: 1)
    XCTAssertFalse(constraint.isActive)
    XCTAssertEqual(constraint.priority, .required)
    XCTAssertFalse(constraint.shouldBeArchived)
    XCTAssertNil(constraint.identifier)
  }

  func testMultiplierWithoutSecondItemIsIgnored() {  // CM-11, 5.2.8, 5.12.7
    let view = View()
    for multiplier in [0.2, 0] {
      let constraint = LayoutConstraint(
        item: view,
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .height,
        multiplier: multiplier,
        constant: 295
      )
      XCTAssertEqual(constraint.multiplier, 1)
      XCTAssertEqual(constraint.constant, 295)
      XCTAssertEqual(constraint.secondAttribute, .notAnAttribute)
      XCTAssertNil(constraint.secondItem)
      XCTAssertNil(constraint.secondAnchor)
    }
  }

  func testSecondItemWithoutAttributeCountsAsNone() {
    let (view, other) = (View(), View())
    let constraint = LayoutConstraint(
      item: view,
      attribute: .width,
      relatedBy: .equal,
      toItem: other,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 10
    )
    XCTAssertNil(constraint.secondItem)
    constraint.isActive = true
    XCTAssertTrue(view.constraints.first === constraint)
  }

  func testWidthAgainstHeightIsLegalOnOneViewToo() {  // 5.2.7
    let view = View()
    let ratio = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2)
    ratio.isActive = true
    XCTAssertTrue(view.constraints.first === ratio)
    XCTAssertTrue(ratio.firstItem === ratio.secondItem)
    ratio.isActive = false
    XCTAssertTrue(view.constraints.isEmpty)
  }

  func testSizeTimesZeroKeepsItsSecondItem() {  // 5.2.3 speaks of locations only
    let (view, other) = (View(), View())
    let constraint = view.widthAnchor.constraint(
      equalTo: other.widthAnchor,
      multiplier: 0,
      constant: 5
    )
    XCTAssertEqual(constraint.multiplier, 0)
    XCTAssertTrue(constraint.secondItem === other)
  }

  func testOptionalItemsAreUnwrapped() {
    let view: View? = View()
    let constraint = LayoutConstraint(
      item: view as Any,
      attribute: .width,
      relatedBy: .equal,
      toItem: view as Any,
      attribute: .height,
      multiplier: 1,
      constant: 0
    )
    XCTAssertTrue(constraint.firstItem === view)
    XCTAssertTrue(constraint.secondItem === view)
  }

  func testPriorityMayPassRequiredBothWaysWhileActive() {  // CM-05, 5.2.11
    let view = View()
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    constraint.priority = LayoutPriority(999)
    constraint.isActive = true
    for priority in [251, 1000, 999, 1000] as [Float] {
      constraint.priority = LayoutPriority(priority)
      XCTAssertEqual(constraint.priority.rawValue, priority)
      XCTAssertTrue(constraint.isActive)
    }
  }

  func testAnotherMultiplierTakesAnotherConstraint() {  // CM-07
    let (root, view) = (View(), View())
    root.addSubview(view)
    let old = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    old.isActive = true
    let count = root.constraints.count
    old.isActive = false
    let new = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.8)
    new.isActive = true
    XCTAssertFalse(old.isActive)
    XCTAssertEqual(root.constraints.count, count)
    XCTAssertEqual(root.constraints.first?.multiplier, 0.8)
  }

  func testSubclassesInheritTheInitializer() {
    final class Marked: LayoutConstraint {
      var mark = "new"
    }
    let view = View()
    let constraint = Marked(
      item: view,
      attribute: .height,
      relatedBy: .lessThanOrEqual,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 3
    )
    constraint.isActive = true
    XCTAssertEqual((view.constraints.first as? Marked)?.mark, "new")
    XCTAssertEqual(constraint.description, "<Marked View.height <= 3   (active)>")
  }

  func testConstraintWithoutItemsIsEmpty() {
    let constraint = LayoutConstraint()
    XCTAssertNil(constraint.firstItem)
    XCTAssertNil(constraint.firstAnchor.item)
    XCTAssertFalse(constraint.isActive)
    constraint.isActive = false
    XCTAssertEqual(constraint.description, "<LayoutConstraint   (inactive)>")
  }
}
