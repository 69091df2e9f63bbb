import Foundation
import ViewKit
import XCTest

final class ConstraintRemovalTests: XCTestCase {
  func testLeavingViewLosesWhatIsHeldOutside() {  // CM-03, 1.5.1, 1.5.2, 1.5.3
    let (container, a, b) = (View(), View(), View())
    container.addSubview(a)
    container.addSubview(b)
    let crossing = [
      a.leftAnchor.constraint(equalTo: container.leftAnchor),
      a.topAnchor.constraint(equalTo: container.topAnchor),
      b.leftAnchor.constraint(equalTo: a.rightAnchor),
    ]
    let staying = b.topAnchor.constraint(equalTo: container.topAnchor)
    let own = a.widthAnchor.constraint(equalToConstant: 50)
    LayoutConstraint.activate(crossing + [staying, own])
    XCTAssertEqual(container.constraints.count, 4)

    a.removeFromSuperview()
    XCTAssertEqual(container.constraints, [staying])
    XCTAssertEqual(crossing.map(\.isActive), [false, false, false])
    container.addSubview(a)
    XCTAssertEqual(container.constraints, [staying])
    XCTAssertEqual(a.constraints, [own])
    XCTAssertTrue(own.isActive)
  }

  func testHiddenViewKeepsFrameAndConstraints() {  // 1.9.2
    let (root, view) = (View(), View(frame: CGRect(x: 1, y: 2, width: 30, height: 40)))
    root.addSubview(view)
    let own = view.widthAnchor.constraint(equalToConstant: 30)
    let toRoot = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 2)
    let toHidden = root.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor)
    LayoutConstraint.activate([own, toRoot, toHidden])
    view.isHidden = true
    root.layoutIfNeeded()
    XCTAssertEqual(view.constraints, [own])
    XCTAssertEqual(root.constraints, [toRoot, toHidden])
    XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 30, height: 40))
    XCTAssertTrue(view.superview === root)
  }

  func testLeavingViewLosesAllOfManyThatCameAndWent() {  // 1.5.1
    let (root, view) = (View(), View())
    root.addSubview(view)
    let list = (0..<200).map {
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat($0))
    }
    LayoutConstraint.activate(list)
    for (index, constraint) in list.enumerated() where index % 4 != 1 {
      constraint.isActive = false
    }
    for (index, constraint) in list.enumerated() where index % 8 == 1 {
      constraint.isActive = false
      constraint.isActive = true
    }
    XCTAssertEqual(root.constraints.count, 50)
    view.removeFromSuperview()
    XCTAssertEqual(root.constraints, [])
    XCTAssertTrue(list.allSatisfy { !$0.isActive })
  }

  func testWhatIsHeldInsideTheLeavingPartStays() {  // 1.5.2
    let (root, top, child, grandchild) = (View(), View(), View(), View())
    root.addSubview(top)
    top.addSubview(child)
    child.addSubview(grandchild)
    let inside = [
      child.topAnchor.constraint(equalTo: top.topAnchor),
      grandchild.topAnchor.constraint(equalTo: top.topAnchor),
      grandchild.leftAnchor.constraint(equalTo: child.leftAnchor),
      child.topAnchor.constraint(equalTo: top.safeAreaLayoutGuide.topAnchor),
    ]
    let deep = grandchild.bottomAnchor.constraint(equalTo: root.bottomAnchor)
    let heldFartherUp = grandchild.rightAnchor.constraint(equalTo: child.rightAnchor)
    LayoutConstraint.activate(inside + [deep])
    root.addConstraint(heldFartherUp)

    top.removeFromSuperview()
    XCTAssertEqual(inside.map(\.isActive), [true, true, true, true])
    XCTAssertFalse(deep.isActive)
    XCTAssertFalse(heldFartherUp.isActive)
    XCTAssertEqual(root.constraints, [])
  }

  func testGuidesOfTheLeavingPartCountAsInside() {  // 1.5.1
    let (root, view, guide) = (View(), View(), LayoutGuide())
    root.addSubview(view)
    view.addLayoutGuide(guide)
    let crossing = guide.topAnchor.constraint(equalTo: root.topAnchor)
    let own = guide.widthAnchor.constraint(equalTo: view.widthAnchor)
    LayoutConstraint.activate([crossing, own])
    view.removeFromSuperview()
    XCTAssertFalse(crossing.isActive)
    XCTAssertEqual(view.constraints, [own])
  }

  func testMovingToAnotherViewDropsLikeRemoving() {  // 1.5.4
    let (root, other, view) = (View(), View(), View())
    root.addSubview(other)
    root.addSubview(view)
    let crossing = view.topAnchor.constraint(equalTo: root.topAnchor)
    crossing.isActive = true
    other.addSubview(view)
    XCTAssertFalse(crossing.isActive)
  }

  func testAddingToTheSameViewAgainDropsNothing() {  // 1.5.4, 1.2.9
    let (root, other, view) = (View(), View(), View())
    root.addSubview(view)
    root.addSubview(other)
    let constraint = view.topAnchor.constraint(equalTo: root.topAnchor)
    constraint.isActive = true
    root.addSubview(view)
    XCTAssertTrue(constraint.isActive)
    XCTAssertEqual(root.constraints, [constraint])
  }

  func testDistancesAreDroppedThroughTheirBeginnings() {  // 1.5.1 with 5.12.4
    let (root, a, b, c, d) = (View(), View(), View(), View(), View())
    for view in [a, b, c, d] { root.addSubview(view) }
    func makeActive() -> LayoutConstraint {
      let constraint = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
        .constraint(equalTo: c.trailingAnchor.anchorWithOffset(to: d.leadingAnchor))
      constraint.isActive = true
      return constraint
    }
    for view in [a, b, c, d] {
      let constraint = makeActive()
      view.removeFromSuperview()
      XCTAssertFalse(constraint.isActive)
      XCTAssertEqual(root.constraints, [])
      root.addSubview(view)
    }
  }

  func testConstraintOfAFreedViewDoesNothing() {  // 1.5.7
    let root = View()
    var view: View? = View()
    let size = view?.widthAnchor.constraint(equalToConstant: 1)
    let pair = view?.topAnchor.constraint(equalTo: root.topAnchor)
    let swapped = view.map { root.topAnchor.constraint(equalTo: $0.topAnchor) }
    size?.isActive = true
    XCTAssertEqual(size?.isActive, true)
    view = nil
    XCTAssertEqual(size?.isActive, false)
    XCTAssertNil(size?.firstItem)
    XCTAssertNil(swapped?.secondItem)
    XCTAssertNil(size?.firstAnchor.item)
    for constraint in [size, pair, swapped] {
      constraint?.isActive = true
      XCTAssertEqual(constraint?.isActive, false)
      constraint?.constant = 3
      constraint?.priority = .defaultLow
      XCTAssertEqual(constraint?.constant, 3)
    }
    if let pair { root.addConstraint(pair) }
    XCTAssertEqual(root.constraints, [])
    XCTAssertEqual(
      pair?.description,
      "<LayoutConstraint nil.top == View.top + 3 priority:250   (inactive)>"
    )
  }

  func testConstraintOfAFreedGuideDoesNothing() {  // 1.5.7
    let root = View()
    var guide: LayoutGuide? = LayoutGuide()
    let constraint = guide?.topAnchor.constraint(equalTo: root.topAnchor)
    guide = nil
    constraint?.isActive = true
    XCTAssertEqual(constraint?.isActive, false)
    XCTAssertNil(constraint?.firstItem)
  }

  func testFreedHolderLeavesInactiveConstraints() {  // 1.5.7
    let (child, sibling) = (View(), View())
    var parent: View? = View()
    parent?.addSubview(child)
    parent?.addSubview(sibling)
    let constraint = child.topAnchor.constraint(equalTo: sibling.topAnchor)
    constraint.isActive = true
    parent = nil
    XCTAssertNil(child.superview)
    XCTAssertFalse(constraint.isActive)

    let next = View()
    next.addSubview(child)
    next.addSubview(sibling)
    constraint.isActive = true
    XCTAssertEqual(next.constraints, [constraint])
  }

  func testFreedOwnerLeavesAGuideWithoutOwner() {
    let guide = LayoutGuide()
    var owner: View? = View()
    owner?.addLayoutGuide(guide)
    let constraint = guide.widthAnchor.constraint(equalToConstant: 4)
    constraint.isActive = true
    owner = nil
    XCTAssertNil(guide.owningView)
    XCTAssertFalse(constraint.isActive)
    XCTAssertTrue(constraint.firstItem === guide)
  }

  func testRemovedGuideLosesItsConstraints() {  // 1.5.5
    let (root, view, guide, other) = (View(), View(), LayoutGuide(), View())
    root.addSubview(view)
    view.addLayoutGuide(guide)
    let constraints = [
      guide.widthAnchor.constraint(equalToConstant: 4),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
    ]
    let staying = view.topAnchor.constraint(equalTo: root.topAnchor)
    LayoutConstraint.activate(constraints + [staying])
    other.removeLayoutGuide(guide)
    XCTAssertTrue(constraints[0].isActive)
    view.removeLayoutGuide(guide)
    XCTAssertEqual(constraints.map(\.isActive), [false, false])
    XCTAssertTrue(staying.isActive)
    XCTAssertEqual(view.layoutGuides, [])
  }
}
