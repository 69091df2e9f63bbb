import Foundation
import XCTest

@testable import ViewKit

/// The constraints that the system's guides stand for.
final class GuideConstraintTests: LayoutTestCase {
  private func guideConstraints(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] {
    constraints.filter { $0.firstItem is LayoutGuide && $0.secondItem is View }
      .filter { $0.identifier?.hasPrefix("UIView") == true }
  }

  func testConflictNamesWhatPlacesTheMarginsGuide() {  // 5.11.3
    makeRoot(300, 100)
    root.layoutMargins = EdgeInsets(top: 0, left: 16, bottom: 0, right: 24)
    let v = addView()
    constrain(v, .left, to: root.layoutMarginsGuide, .left)
    constrain(v, .right, to: root.layoutMarginsGuide, .right)
    constrain(v, .width, plus: 50)
    layOut()
    let found = guideConstraints(conflicts.first?.constraints ?? [])
    XCTAssertEqual(
      found.map(\.description),
      [
        "<LayoutConstraint 'UIView-leftMargin-guide-constraint' "
          + "H:|-(16)-[LayoutGuide'UIViewLayoutMarginsGuide'] (LTR)   (active, names: '|':View )>",
        "<LayoutConstraint 'UIView-rightMargin-guide-constraint' "
          + "H:[LayoutGuide'UIViewLayoutMarginsGuide']-(24)-| (LTR)   (active, names: '|':View )>",
      ]
    )
    XCTAssertEqual(conflicts.first?.constraints.count, 5)
    XCTAssertEqual(conflicts.first?.broken.firstAttribute, .right)
    for constraint in found {
      XCTAssertEqual(constraint.priority, .required)
      XCTAssertTrue(constraint.isActive)
      XCTAssertIdentical(constraint.firstItem, root.layoutMarginsGuide)
      XCTAssertIdentical(constraint.secondItem, root)
    }
  }

  func testSidesOfEachGuideHaveTheirNames() {  // 5.11.3
    makeRoot(800, 100)
    let guides: [(LayoutGuide, String)] = [
      (root.layoutMarginsGuide, "UIView-%@Margin-guide-constraint"),
      (root.safeAreaLayoutGuide, "UIViewSafeAreaLayoutGuide-%@"),
      (root.readableContentGuide, "UIViewReadableContentGuide-%@"),
    ]
    let v = addView()
    constrain(v, .left, to: root, .left)
    constrain(v, .top, to: root, .top)
    for (guide, name) in guides {
      for (axis, attribute, sides) in [
        (LayoutConstraint.Axis.horizontal, LayoutConstraint.Attribute.width, ["left", "right"]),
        (.vertical, .height, ["top", "bottom"]),
      ] {
        let constraint = constrain(v, attribute, to: guide, attribute)
        layOut()
        XCTAssertEqual(
          guideConstraints(v.constraintsAffectingLayout(for: axis)).map(\.identifier),
          sides.map { name.replacingOccurrences(of: "%@", with: $0) }
        )
        constraint.isActive = false
      }
    }
  }

  func testPlacesCountInTheReadingDirection() {  // 5.11.3
    makeRoot(300, 100)
    root.environment = Environment(traits: TraitCollection(layoutDirection: .rightToLeft))
    let v = addView()
    constrain(v, .width, plus: 50)
    constrain(v, .leading, to: root.safeAreaLayoutGuide, .leading)
    constrain(v, .top, to: root.safeAreaLayoutGuide, .centerY)
    layOut()
    XCTAssertEqual(
      guideConstraints(v.constraintsAffectingLayout(for: .horizontal)).map(\.identifier),
      ["UIViewSafeAreaLayoutGuide-right"]
    )
    XCTAssertEqual(
      guideConstraints(v.constraintsAffectingLayout(for: .vertical)).map(\.identifier),
      ["UIViewSafeAreaLayoutGuide-top", "UIViewSafeAreaLayoutGuide-bottom"]
    )
  }

  func testConflictAboutOneSideOfAGuideDoesNotDependOnItsOwner() {  // 5.11.3
    makeRoot(300, 100)
    let v = addView()
    constrain(v, .bottom, to: root.safeAreaLayoutGuide, .bottom, plus: -20)
    constrain(v, .bottom, to: root.safeAreaLayoutGuide, .bottom)
    layOut()
    XCTAssertEqual(conflicts.first?.constraints.count, 2)
  }

  func testConflictOfAGuideWithItsOwnerNamesTheSide() {  // 5.11.3
    makeRoot(300, 100)
    root.layoutMargins = EdgeInsets(top: 0, left: 0, bottom: 8, right: 0)
    let v = addView()
    constrain(v, .bottom, to: root, .bottom)
    constrain(v, .bottom, to: root.layoutMarginsGuide, .bottom)
    layOut()
    XCTAssertEqual(
      conflicts.first?.constraints.last?.description,
      "<LayoutConstraint 'UIView-bottomMargin-guide-constraint' "
        + "V:[LayoutGuide'UIViewLayoutMarginsGuide']-(8)-|   (active, names: '|':View )>"
    )
  }

  func testGuideOfTheAppHasNoConstraintsOfTheSystem() {  // 5.11.3
    makeRoot(300, 100)
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    let left = constrain(guide, .left, to: root, .left, plus: 10)
    let v = addView()
    let flush = constrain(v, .left, to: guide, .left)
    layOut()
    XCTAssertEqual(Set(v.constraintsAffectingLayout(for: .horizontal)), [left, flush])
  }

  func testConflictBetweenGuidesOfSeveralViewsNamesNoneThatStandsForItself() {  // 5.11.3
    makeRoot(300, 100)
    let (a, b, v) = (addView(), addView(), addView())
    constrain(v, .left, to: a.layoutMarginsGuide, .left)
    constrain(v, .left, to: b.layoutMarginsGuide, .left)
    constrain(a.layoutMarginsGuide, .left, to: b.layoutMarginsGuide, .left, plus: 5)
    layOut()
    XCTAssertEqual(conflicts.count, 1)
    XCTAssertEqual(conflicts.first?.constraints.count, 3)
    XCTAssertEqual(guideConstraints(conflicts.first?.constraints ?? []), [])
  }
}
