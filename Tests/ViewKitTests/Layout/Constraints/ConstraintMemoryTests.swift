import Foundation
import XCTest

@testable import ViewKit

final class ConstraintMemoryTests: XCTestCase {
  func testFreedTreeLeavesNothingBehind() {
    final class Watched {
      weak var object: AnyObject?
      init(_ object: AnyObject) { self.object = object }
    }
    var watched: [Watched] = []
    do {
      let (root, guide) = (View(), LayoutGuide())
      root.addLayoutGuide(guide)
      watched = [Watched(root), Watched(guide)]
      var previous = root
      for _ in 0..<20 {
        let view = View()
        previous.addSubview(view)
        let constraints = [
          view.topAnchor.constraint(equalTo: previous.topAnchor),
          view.widthAnchor.constraint(equalTo: guide.widthAnchor),
          view.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor),
          view.leadingAnchor.anchorWithOffset(to: view.trailingAnchor)
            .constraint(equalTo: root.leadingAnchor.anchorWithOffset(to: previous.leadingAnchor)),
        ]
        LayoutConstraint.activate(constraints)
        watched += ([view] + constraints).map(Watched.init)
        watched += constraints.compactMap(\.firstLayoutItem).map(Watched.init)
        previous = view
      }
      watched += root.layoutGuides.map(Watched.init)
    }
    XCTAssertTrue(watched.allSatisfy { $0.object == nil })
  }

  func testActiveConstraintIsKeptByItsHolderOnly() {
    let view = View()
    weak var constraint: LayoutConstraint?
    do {
      let made = view.widthAnchor.constraint(equalToConstant: 1)
      made.isActive = true
      constraint = made
    }
    XCTAssertTrue(constraint?.isActive == true)
    constraint?.isActive = false
    XCTAssertNil(constraint)
  }

  func testDeepConstrainedTreeIsFreedWithoutRecursion() {
    weak var bottom: View?
    do {
      let root = View()
      var current = root
      for _ in 0..<20_000 {
        let view = View()
        current.addSubview(view)
        view.topAnchor.constraint(equalTo: current.topAnchor, constant: 1).isActive = true
        current = view
      }
      bottom = current
      XCTAssertNotNil(bottom?.superview)
    }
    XCTAssertNil(bottom)
  }

  func testViewThatOutlivesItsTreeKeepsNoConstraintFromIt() {
    let kept = View()
    let constraint: LayoutConstraint
    do {
      let (root, middle) = (View(), View())
      root.addSubview(middle)
      middle.addSubview(kept)
      constraint = kept.topAnchor.constraint(equalTo: root.topAnchor)
      constraint.isActive = true
    }
    XCTAssertFalse(constraint.isActive)
    XCTAssertTrue(constraint.firstItem === kept)
    XCTAssertNil(constraint.secondItem)
    kept.translatesAutoresizingMaskIntoConstraints = false
    XCTAssertFalse(kept.isConstrained)
  }

  func testConstraintsMayGoAwayWhileOthersAreFreed() {
    final class Chained: LayoutConstraint {
      var next: LayoutConstraint?
      deinit { next?.isActive = false }
    }
    var view: View? = View()
    let other = view?.heightAnchor.constraint(equalToConstant: 1)
    other?.isActive = true
    weak var watched: Chained?
    do {
      let chained = view.map {
        Chained(
          item: $0,
          attribute: .width,
          relatedBy: .equal,
          toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1,
          constant: 0
        )
      }
      chained?.next = other
      chained?.isActive = true
      watched = chained
    }
    XCTAssertNotNil(watched)
    view = nil
    XCTAssertNil(watched)
    XCTAssertEqual(other?.isActive, false)
  }

  func testRemovalLooksOnlyAtWhatLeaves() {
    let root = View()
    for _ in 0..<3 {
      let views = (0..<200).map { _ in View() }
      for view in views {
        root.addSubview(view)
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        view.widthAnchor.constraint(equalToConstant: 4).isActive = true
      }
      XCTAssertEqual(root.constraints.count, 200)
      for view in views {
        view.removeFromSuperview()
        XCTAssertEqual(view.constraints.count, 1)
      }
      XCTAssertEqual(root.constraints.count, 0)
    }
  }

  func testListsOfConstraintsStayAsShortAsWhatIsActive() throws {
    let (view, other) = (View(), View())
    view.addSubview(other)
    let kept = other.widthAnchor.constraint(equalTo: view.widthAnchor)
    kept.isActive = true
    for _ in 0..<1000 {
      let constraint = other.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor)
      constraint.isActive = true
      constraint.isActive = false
    }
    for item in [try XCTUnwrap(view.layoutItem), try XCTUnwrap(other.layoutItem)] {
      XCTAssertLessThan(item.mentions.slotCount, 50)
      XCTAssertLessThan(item.held.slotCount, 50)
    }
    kept.isActive = false
    XCTAssertTrue(view.constraints.isEmpty)
  }

  func testNothingOfAViewStaysInTheTreeThatItHasLeft() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    weak var item: LayoutItem?
    do {
      let label = Label()
      label.text = "A text that takes more than one line"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      label.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
      root.layoutIfNeeded()
      XCTAssertGreaterThan(label.frame.height, 2 * label.font.lineHeight - 1)
      item = label.layoutItem
      label.removeFromSuperview()
    }
    XCTAssertNil(item)
  }
}
