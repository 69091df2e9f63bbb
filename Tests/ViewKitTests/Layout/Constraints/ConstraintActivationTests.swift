import Foundation
import ViewKit
import XCTest

final class ConstraintActivationTests: XCTestCase {
  private let root = View()
  private let left = View()
  private let right = View()
  private let inner = View()

  override func setUp() {
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(inner)
  }

  private func holder(of constraint: LayoutConstraint) -> View? {
    constraint.isActive = true
    defer { constraint.isActive = false }
    return [root, left, right, inner].first { $0.constraints.contains { $0 === constraint } }
  }

  func testNearestCommonAncestorHolds() {  // 5.4.1, 5.4.2
    XCTAssertTrue(holder(of: left.widthAnchor.constraint(equalToConstant: 1)) === left)
    XCTAssertTrue(holder(of: left.topAnchor.constraint(equalTo: root.topAnchor)) === root)
    XCTAssertTrue(holder(of: root.topAnchor.constraint(equalTo: left.topAnchor)) === root)
    XCTAssertTrue(holder(of: left.topAnchor.constraint(equalTo: right.topAnchor)) === root)
    XCTAssertTrue(holder(of: inner.topAnchor.constraint(equalTo: right.topAnchor)) === root)
    XCTAssertTrue(holder(of: right.topAnchor.constraint(equalTo: inner.topAnchor)) === root)
    XCTAssertTrue(holder(of: inner.topAnchor.constraint(equalTo: root.topAnchor)) === root)
    XCTAssertTrue(holder(of: inner.topAnchor.constraint(equalTo: left.topAnchor)) === left)
    XCTAssertTrue(holder(of: left.widthAnchor.constraint(equalTo: left.heightAnchor)) === left)
  }

  func testOwnerStandsForItsGuide() {  // 5.4.2
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    XCTAssertTrue(holder(of: guide.widthAnchor.constraint(equalToConstant: 1)) === root)
    XCTAssertTrue(holder(of: left.topAnchor.constraint(equalTo: guide.topAnchor)) === root)
    XCTAssertTrue(holder(of: root.topAnchor.constraint(equalTo: guide.topAnchor)) === root)
    let ownMargins = left.layoutMarginsGuide
    XCTAssertTrue(holder(of: left.topAnchor.constraint(equalTo: ownMargins.topAnchor)) === left)
  }

  func testDistanceIsHeldAboveAllFourItems() {  // 5.12.4
    let constraint = left.leadingAnchor.anchorWithOffset(to: inner.leadingAnchor)
      .constraint(equalTo: left.trailingAnchor.anchorWithOffset(to: right.leadingAnchor))
    XCTAssertTrue(holder(of: constraint) === root)
  }

  func testActivatingAgainAndDeactivatingAgainChangeNothing() {  // CM-13, 5.4.4
    let constraint = left.topAnchor.constraint(equalTo: root.topAnchor)
    for _ in 0..<3 { constraint.isActive = true }
    XCTAssertEqual(root.constraints.count, 1)
    for _ in 0..<2 { constraint.isActive = false }
    XCTAssertEqual(root.constraints.count, 0)
    let other = left.bottomAnchor.constraint(equalTo: root.bottomAnchor)
    LayoutConstraint.deactivate([other])
    XCTAssertFalse(other.isActive)
  }

  func testSeveralBecomeActiveInTheirOrder() {  // 5.4.4, 5.4.7
    let list = [
      left.topAnchor.constraint(equalTo: root.topAnchor),
      left.widthAnchor.constraint(equalToConstant: 4),
      right.topAnchor.constraint(equalTo: root.topAnchor),
      left.leftAnchor.constraint(equalTo: root.leftAnchor),
    ]
    LayoutConstraint.activate(list + list)
    XCTAssertEqual(root.constraints, [list[0], list[2], list[3]])
    XCTAssertEqual(left.constraints, [list[1]])
    LayoutConstraint.deactivate([list[2], list[2]])
    XCTAssertEqual(root.constraints, [list[0], list[3]])
    LayoutConstraint.activate([list[2]])
    XCTAssertEqual(root.constraints, [list[0], list[3], list[2]])
  }

  func testThoseThatBecomeActiveBesideActiveOnesHoldInTheNextLayout() {  // 5.4.4
    let width = left.widthAnchor.constraint(equalToConstant: 4)
    left.translatesAutoresizingMaskIntoConstraints = false
    width.isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(left.frame.width, 4)
    let height = left.heightAnchor.constraint(equalToConstant: 9)
    LayoutConstraint.activate([width, height])
    root.layoutIfNeeded()
    XCTAssertEqual(left.frame.size, CGSize(width: 4, height: 9))
  }

  func testEqualButDistinctConstraintsAreBothKept() {  // 5.4.6
    let first = left.widthAnchor.constraint(equalToConstant: 4)
    let second = left.widthAnchor.constraint(equalToConstant: 4)
    LayoutConstraint.activate([first, second])
    XCTAssertEqual(left.constraints.count, 2)
    XCTAssertNotEqual(first, second)
  }

  func testAnyCommonAncestorMayBeGivenAConstraint() {  // 5.4.5, 5.4.6
    let constraint = inner.topAnchor.constraint(equalTo: left.topAnchor)
    root.addConstraint(constraint)
    root.addConstraint(constraint)
    XCTAssertTrue(constraint.isActive)
    XCTAssertEqual(root.constraints, [constraint])
    left.addConstraints([constraint])
    XCTAssertEqual(root.constraints, [])
    XCTAssertEqual(left.constraints, [constraint])
  }

  func testRemovingWhatIsNotHeldChangesNothing() {  // 1.5.6
    let constraint = inner.topAnchor.constraint(equalTo: left.topAnchor)
    inner.removeConstraint(constraint)
    constraint.isActive = true
    root.removeConstraint(constraint)
    XCTAssertTrue(constraint.isActive)
    left.removeConstraints([constraint])
    XCTAssertFalse(constraint.isActive)
  }

  func testActivationSwitchesNothingElse() {  // 5.4.9
    left.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    XCTAssertTrue(left.translatesAutoresizingMaskIntoConstraints)
    XCTAssertTrue(root.translatesAutoresizingMaskIntoConstraints)
  }

  func testAncestorFoundLaterIsEnough() {  // CM-02
    let (first, second, parent) = (View(), View(), View())
    let constraint = first.heightAnchor.constraint(equalTo: second.heightAnchor)
    XCTAssertFalse(constraint.isActive)
    parent.addSubview(first)
    parent.addSubview(second)
    constraint.isActive = true
    XCTAssertEqual(parent.constraints, [constraint])
  }

  func testConstraintOfAFarAncestorIsFoundThroughDeepTrees() {
    var bottom = root
    for _ in 0..<1000 {
      let view = View()
      bottom.addSubview(view)
      bottom = view
    }
    XCTAssertTrue(holder(of: bottom.topAnchor.constraint(equalTo: root.topAnchor)) === root)
    XCTAssertTrue(holder(of: right.topAnchor.constraint(equalTo: bottom.topAnchor)) === root)
  }

  func testManyTogglesKeepOrderAndCount() {  // 5.4.7
    let list = (0..<200).map { left.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
    LayoutConstraint.activate(list)
    for index in stride(from: 0, to: 200, by: 2) {
      list[index].isActive = false
    }
    for index in stride(from: 1, to: 180, by: 4) {
      list[index].isActive = false
    }
    let kept = list.filter(\.isActive)
    XCTAssertEqual(left.constraints, kept)
    XCTAssertEqual(kept.count, 55)
    list[0].isActive = true
    XCTAssertEqual(left.constraints, kept + [list[0]])
    LayoutConstraint.deactivate(list)
    XCTAssertEqual(left.constraints, [])
  }
}
