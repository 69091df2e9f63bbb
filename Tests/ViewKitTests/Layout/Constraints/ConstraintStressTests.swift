import Foundation
import XCTest

@testable import ViewKit

/// Many random changes of a small forest; after each, everything has to fit together.
final class ConstraintStressTests: XCTestCase {
  private var generator = SeededGenerator(state: 7)
  private var views: [View] = []
  private var guides: [LayoutGuide] = []
  private var constraints: [LayoutConstraint] = []

  private func pick<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: list.indices, using: &generator)]
  }

  func testRandomChangesKeepEveryListRight() {
    views = (0..<12).map { _ in View() }
    guides = (0..<4).map { _ in LayoutGuide() }
    for step in 0..<6000 {
      change()
      check(step)
    }
    let watched = constraints.map { constraint in { [weak constraint] in constraint } }
    (views, guides, constraints) = ([], [], [])
    XCTAssertTrue(watched.allSatisfy { $0() == nil })
  }

  private func change() {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: pick(views).removeFromSuperview()
    case 1:
      let (parent, child) = (pick(views), pick(views))
      if !parent.isDescendant(of: child) { parent.addSubview(child) }
    case 2: pick(guides).owningView = Bool.random(using: &generator) ? pick(views) : nil
    case 3:  // A view is freed, unless it lies in another.
      views[Int.random(in: views.indices, using: &generator)] = View()
    case 4:
      guides[Int.random(in: guides.indices, using: &generator)] = LayoutGuide()
    case 5:
      guard !constraints.isEmpty else { return }
      let constraint = pick(constraints)
      let view = constraint.nearestCommonAncestor
      if let view, let above = view.superview { above.addConstraint(constraint) }
    case 6 where !constraints.isEmpty: pick(constraints).isActive = false
    default: activate()
    }
  }

  private func activate() {
    let made = makeConstraint()
    constraints.append(made)
    if constraints.count > 60 {
      constraints.removeFirst(20)  // Those that are active live on in their holders.
    }
    let possible = constraints.suffix(8).filter { $0.nearestCommonAncestor != nil }
    LayoutConstraint.activate(possible)
  }

  private func makeConstraint() -> LayoutConstraint {
    let (a, b) = (pick(views), pick(views))
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return a.widthAnchor.constraint(equalToConstant: 1)
    case 1: return a.topAnchor.constraint(equalTo: b.bottomAnchor)
    case 2: return pick(guides).topAnchor.constraint(equalTo: b.bottomAnchor)
    case 3: return pick(guides).widthAnchor.constraint(equalTo: pick(guides).heightAnchor)
    default:
      return a.topAnchor.anchorWithOffset(to: b.topAnchor)
        .constraint(equalTo: pick(views).topAnchor.anchorWithOffset(to: pick(views).topAnchor))
    }
  }

  private func check(_ step: Int) {
    var all = views
    for view in views { all.append(view.rootView) }
    for constraint in constraints {
      let holder = constraint.holder?.view
      XCTAssertEqual(constraint.isActive, holder != nil, "\(step)")
      guard let holder else { continue }
      XCTAssertTrue(holder.constraints.contains(constraint), "\(step)")
      constraint.forEachItem { item in
        XCTAssertTrue(item.view?.isDescendant(of: holder) == true, "\(step)")
        XCTAssertTrue(item.mentions[constraint.slot(in: item)] === constraint, "\(step)")
      }
    }
    for view in all {
      for constraint in view.constraints {
        XCTAssertTrue(constraint.holder === view.layoutItem, "\(step)")
      }
      for constraint in view.layoutItem?.mentions.array ?? [] {
        XCTAssertTrue(constraint.isActive, "\(step)")
      }
    }
  }
}

/// A generator that gives the same numbers in every process.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var mixed = state
    mixed = (mixed ^ (mixed >> 33)) &* 0xff51_afd7_ed55_8ccd
    return mixed ^ (mixed >> 33)
  }
}
