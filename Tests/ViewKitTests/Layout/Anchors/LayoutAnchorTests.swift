import Foundation
import ViewKit
import XCTest

final class LayoutAnchorTests: XCTestCase {
  private let first = View()
  private let second = View()

  func testAnchorsStandForTheirAttributes() {  // 5.12.1
    let horizontal: [(LayoutXAxisAnchor, LayoutConstraint.Attribute)] = [
      (first.leadingAnchor, .leading), (first.trailingAnchor, .trailing),
      (first.leftAnchor, .left), (first.rightAnchor, .right), (first.centerXAnchor, .centerX),
    ]
    let vertical: [(LayoutYAxisAnchor, LayoutConstraint.Attribute)] = [
      (first.topAnchor, .top), (first.bottomAnchor, .bottom), (first.centerYAnchor, .centerY),
      (first.firstBaselineAnchor, .firstBaseline), (first.lastBaselineAnchor, .lastBaseline),
    ]
    let lengths: [(LayoutDimension, LayoutConstraint.Attribute)] = [
      (first.widthAnchor, .width), (first.heightAnchor, .height),
    ]
    for (anchor, attribute) in horizontal {
      let constraint = anchor.constraint(equalTo: anchor)
      XCTAssertEqual(constraint.firstAttribute, attribute)
      XCTAssertTrue(constraint.firstItem === first)
    }
    for (anchor, attribute) in vertical {
      XCTAssertEqual(anchor.constraint(equalTo: anchor).secondAttribute, attribute)
    }
    for (anchor, attribute) in lengths {
      XCTAssertEqual(anchor.constraint(equalToConstant: 1).firstAttribute, attribute)
    }
  }

  func testGuidesHaveTheSameAnchorsButNoBaselines() {  // 5.12.2
    let guide = LayoutGuide()
    let other = guide.widthAnchor
    let attributes = [
      guide.leadingAnchor.constraint(equalTo: first.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: first.leadingAnchor),
      guide.leftAnchor.constraint(equalTo: first.leftAnchor),
      guide.rightAnchor.constraint(equalTo: first.leftAnchor),
      guide.topAnchor.constraint(equalTo: first.topAnchor),
      guide.bottomAnchor.constraint(equalTo: first.topAnchor),
      guide.widthAnchor.constraint(equalTo: other),
      guide.heightAnchor.constraint(equalTo: other),
      guide.centerXAnchor.constraint(equalTo: first.leftAnchor),
      guide.centerYAnchor.constraint(equalTo: first.topAnchor),
    ].map(\.firstAttribute)
    XCTAssertEqual(
      attributes,
      [
        .leading, .trailing, .left, .right, .top, .bottom, .width, .height, .centerX, .centerY,
      ]
    )
  }

  func testMethodsGiveRelationAndConstant() {  // 5.12.3
    let (a, b) = (first.topAnchor, second.bottomAnchor)
    let made = [
      a.constraint(equalTo: b), a.constraint(greaterThanOrEqualTo: b),
      a.constraint(lessThanOrEqualTo: b), a.constraint(equalTo: b, constant: 3),
      a.constraint(greaterThanOrEqualTo: b, constant: 4),
      a.constraint(lessThanOrEqualTo: b, constant: 5),
    ]
    XCTAssertEqual(made.map(\.relation.rawValue), [0, 1, -1, 0, 1, -1])
    XCTAssertEqual(made.map(\.constant), [0, 0, 0, 3, 4, 5])
    XCTAssertEqual(made.map(\.multiplier), [1, 1, 1, 1, 1, 1])
    XCTAssertTrue(made.allSatisfy { $0.firstItem === first && $0.secondItem === second })
    XCTAssertTrue(made.allSatisfy { !$0.isActive && $0.priority == .required })
  }

  func testDimensionsTakeNumbersAndMultiples() {  // 5.12.3, 5.12.7, CM-20
    let (a, b) = (first.widthAnchor, second.heightAnchor)
    let made = [
      a.constraint(equalToConstant: 1), a.constraint(greaterThanOrEqualToConstant: 2),
      a.constraint(lessThanOrEqualToConstant: 3), a.constraint(equalTo: b, multiplier: 1.5),
      a.constraint(greaterThanOrEqualTo: b, multiplier: 2),
      a.constraint(lessThanOrEqualTo: b, multiplier: 3),
      a.constraint(equalTo: b, multiplier: 4, constant: 5),
      a.constraint(greaterThanOrEqualTo: b, multiplier: 5, constant: 6),
      a.constraint(lessThanOrEqualTo: b, multiplier: 6, constant: 7),
    ]
    XCTAssertEqual(made.map(\.relation.rawValue), [0, 1, -1, 0, 1, -1, 0, 1, -1])
    XCTAssertEqual(made.map(\.constant), [1, 2, 3, 0, 0, 0, 5, 6, 7])
    XCTAssertEqual(made.map(\.multiplier), [1, 1, 1, 1.5, 2, 3, 4, 5, 6])
    XCTAssertEqual(made.filter { $0.secondItem == nil }, Array(made[..<3]))
    XCTAssertEqual(made[0].secondAttribute, .notAnAttribute)
  }

  func testSystemSpacingIsEightPoints() {  // 5.12.6
    let made = [
      first.leadingAnchor.constraint(
        equalToSystemSpacingAfter: second.trailingAnchor,
        multiplier: 2
      ),
      first.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: second.trailingAnchor,
        multiplier: 1
      ),
      first.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: second.trailingAnchor,
        multiplier: 0.5
      ),
      first.topAnchor.constraint(equalToSystemSpacingBelow: second.bottomAnchor, multiplier: 2),
      first.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: second.bottomAnchor,
        multiplier: 1
      ),
      first.topAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: second.lastBaselineAnchor,
        multiplier: 0.5
      ),
    ]
    XCTAssertEqual(made.map(\.constant), [16, 8, 4, 16, 8, 4])
    XCTAssertEqual(made.map(\.relation.rawValue), [0, 1, -1, 0, 1, -1])
  }

  func testSystemSpacingBetweenBaselinesIsALineOfText() {  // 5.12.6
    let constraint = first.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: second.lastBaselineAnchor,
      multiplier: 2
    )
    XCTAssertEqual(constraint.constant, 41)
  }

  func testDistanceToANumberReadsAsTwoAnchors() {  // 5.12.4
    let distance = first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
    let constraint = distance.constraint(greaterThanOrEqualToConstant: 12)
    XCTAssertTrue(constraint.firstItem === second)
    XCTAssertEqual(constraint.firstAttribute, .leading)
    XCTAssertTrue(constraint.secondItem === first)
    XCTAssertEqual(constraint.secondAttribute, .trailing)
    XCTAssertEqual(constraint.constant, 12)
    XCTAssertEqual(constraint.relation, .greaterThanOrEqual)
  }

  func testDistancesCanBeEquatedWithDistancesAndSizes() {  // 5.12.4
    first.tag = 1
    second.tag = 2
    let vertical = first.bottomAnchor.anchorWithOffset(to: second.topAnchor)
    let horizontal = first.rightAnchor.anchorWithOffset(to: second.leftAnchor)
    XCTAssertEqual(
      vertical.constraint(equalTo: horizontal, multiplier: 2, constant: 4).description,
      "<LayoutConstraint (View#2.top - View#1.bottom) == 2*(View#2.left - View#1.right) + 4"
        + "   (inactive)>"
    )
    XCTAssertEqual(
      first.widthAnchor.constraint(lessThanOrEqualTo: vertical).description,
      "<LayoutConstraint View#1.width <= (View#2.top - View#1.bottom)   (inactive)>"
    )
    XCTAssertEqual(
      horizontal.constraint(equalTo: first.heightAnchor).description,
      "<LayoutConstraint (View#2.left - View#1.right) == View#1.height   (inactive)>"
    )
  }

  func testAnchorsOfOnePartAreEqual() {  // 5.12.5
    XCTAssertEqual(first.topAnchor, first.topAnchor)
    XCTAssertEqual(first.topAnchor.hash, first.topAnchor.hash)
    XCTAssertNotEqual(first.topAnchor, first.bottomAnchor)
    XCTAssertNotEqual(first.topAnchor, second.topAnchor)
    XCTAssertTrue(first.topAnchor.item === first)
    let distance = first.topAnchor.anchorWithOffset(to: second.topAnchor)
    XCTAssertEqual(distance, first.topAnchor.anchorWithOffset(to: second.topAnchor))
    XCTAssertEqual(distance.hash, first.topAnchor.anchorWithOffset(to: second.topAnchor).hash)
    XCTAssertNotEqual(distance, first.bottomAnchor.anchorWithOffset(to: second.topAnchor))
    XCTAssertFalse(first.topAnchor.isEqual("text"))
    XCTAssertFalse(first.topAnchor.isEqual(nil))
  }

  func testAnchorsOfAConstraintEqualThoseOfItsItems() {  // across generic arguments
    let constraint = first.topAnchor.constraint(equalTo: second.bottomAnchor)
    XCTAssertTrue(constraint.firstAnchor.isEqual(first.topAnchor))
    XCTAssertTrue(first.topAnchor.isEqual(constraint.firstAnchor))
    XCTAssertEqual(constraint.secondAnchor?.isEqual(second.bottomAnchor), true)
    XCTAssertEqual(constraint.firstAnchor.hash, first.topAnchor.hash)
    let size = first.widthAnchor.constraint(equalToConstant: 1)
    XCTAssertTrue(size.firstAnchor.isEqual(first.widthAnchor))
  }

  func testAnchorOfNothingEqualsItselfOnly() {
    let anchor = LayoutDimension()
    XCTAssertEqual(anchor, anchor)
    XCTAssertEqual(anchor.hash, anchor.hash)
    XCTAssertNotEqual(anchor, LayoutDimension())
    XCTAssertNotEqual(anchor, first.widthAnchor)
    XCTAssertNil(anchor.item)
    XCTAssertEqual(anchor.name, "notAnAttribute")
    let distance = LayoutXAxisAnchor().anchorWithOffset(to: first.leadingAnchor)
    XCTAssertNil(distance.item)
  }

  func testAnchorsPrintItemAndAttribute() {  // 5.12.5
    first.tag = 7
    XCTAssertEqual(first.leadingAnchor.name, "View#7.leading")
    XCTAssertEqual("\(first.leadingAnchor)", "<LayoutXAxisAnchor \"View#7.leading\">")
    XCTAssertEqual(first.widthAnchor.debugDescription, "<LayoutDimension \"View#7.width\">")
  }

  func testAnchorsKeepNeitherViewsNorGuides() {
    var view: View? = View()
    let anchor = view?.topAnchor
    weak let watched = view
    view = nil
    XCTAssertNil(watched)
    XCTAssertNil(anchor?.item)
    XCTAssertEqual(anchor?.name, "nil.top")
  }
}
