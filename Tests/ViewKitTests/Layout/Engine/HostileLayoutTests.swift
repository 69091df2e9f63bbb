import Foundation
import XCTest

@testable import ViewKit

/// Input that no one should give and someone will.
final class HostileLayoutTests: LayoutTestCase {
  /// A view that runs code in its callbacks.
  private final class Acting: View {
    var inLayout: ((Acting) -> Void)?
    var beforeLayout: ((Acting) -> Void)?
    var inUpdate: ((Acting) -> Void)?
    var onContent: ((Acting) -> Void)?
    var content = CGSize(width: -1, height: -1)

    func removeSubviews() {
      for subview in subviews { subview.removeFromSuperview() }
    }

    /// The constraints that it holds on its subviews.
    var innerConstraints: [LayoutConstraint] { constraints.filter { $0.firstItem !== self } }

    override func layoutSubviews() {
      beforeLayout?(self)
      super.layoutSubviews()
      inLayout?(self)
    }

    override func updateConstraints() {
      inUpdate?(self)
      super.updateConstraints()
    }

    override var intrinsicContentSize: CGSize {
      onContent?(self)
      return content
    }
  }

  private func observed(_ body: (Acting, View, View) -> Void) {
    makeRoot(300, 100)
    let acting = add(Acting())
    fix(acting, 0, 0, 100, 100)
    let (a, b) = (addView(to: acting), addView(to: acting))
    fix(a, 1, 1, 10, 10)
    constrain(b, .left, to: a, .right, plus: 5)
    constrain(b, .width, plus: 10)
    body(acting, a, b)
    layOut()
    layOut()
    // What is elsewhere in the tree stays right.
    let other = addView()
    fix(other, 7, 7, 7, 7)
    layOut()
    assertFrame(other, 7, 7, 7, 7)
    assertFrame(acting, 0, 0, 100, 100)
  }

  func testViewsRemovedWhileTheyAreLaidOut() {
    observed { acting, a, b in
      acting.inLayout = { [unowned a] _ in a.removeFromSuperview() }
    }
    observed { acting, a, b in
      acting.beforeLayout = { view in view.removeSubviews() }
    }
    observed { acting, a, b in
      acting.inLayout = { view in
        view.removeFromSuperview()
        self.add(view)
        self.fix(view, 0, 0, 100, 100)
        view.inLayout = nil
      }
    }
  }

  func testConstraintsRemovedWhileTheyAreLaidOut() {
    observed { acting, a, b in
      acting.inLayout = { view in LayoutConstraint.deactivate(view.innerConstraints) }
    }
    observed { acting, a, b in
      acting.beforeLayout = { view in LayoutConstraint.deactivate(view.innerConstraints) }
    }
    observed { acting, a, b in
      acting.inUpdate = { view in
        LayoutConstraint.deactivate(view.innerConstraints)
        view.removeSubviews()
      }
    }
  }

  func testViewsFreedWhileTheyAreConstrained() {
    observed { acting, a, b in
      acting.inUpdate = { view in
        let lost = View()
        view.addSubview(lost)
        constrain(lost, .left, to: view, .left)
        lost.removeFromSuperview()
      }
      acting.inLayout = { view in
        let lost = self.addView(to: view)
        constrain(lost, .left, to: view, .left)
        lost.removeFromSuperview()
      }
    }
  }

  func testActivationLoopsEnd() {
    var diagnostics: [Diagnostic] = []
    observed { acting, a, b in
      root.diagnosticObserver = { diagnostics.append($0) }
      let width = b.constraints[0]
      acting.inLayout = { _ in width.isActive.toggle() }
    }
    observed { acting, a, b in
      root.diagnosticObserver = { diagnostics.append($0) }
      let left = acting.innerConstraints[0]
      acting.inLayout = { _ in left.constant += 1 }
    }
    XCTAssertFalse(diagnostics.isEmpty)
    XCTAssertTrue(diagnostics.allSatisfy { "\($0)".contains("Acting") })
  }

  func testContentThatChangesTheTree() {
    observed { acting, a, b in
      acting.onContent = { view in view.setNeedsLayout() }
    }
    observed { acting, a, b in
      acting.onContent = { view in view.layoutIfNeeded() }
    }
    observed { acting, a, b in
      acting.onContent = { [weak a] view in a?.removeFromSuperview() }
    }
    observed { acting, a, b in
      acting.onContent = { view in LayoutConstraint.deactivate(view.innerConstraints) }
    }
    observed { acting, a, b in
      acting.onContent = { view in
        constrain(view.subviews[0], .height, .lessThanOrEqual, plus: 500)
      }
    }
  }

  func testContentThatAsksForItsFittingSize() {
    makeRoot(300, 100)
    let outer = add(Acting())
    place(outer, x: 0, y: 0)
    outer.onContent = { view in
      view.content = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    }
    pin(add(Box(30, 20), to: outer), to: outer, inset: 5)
    layOut()
    assertFrame(outer, 0, 0, 40, 30)
    XCTAssertEqual(outer.systemLayoutSizeFitting(.zero), CGSize(width: 40, height: 30))
  }

  func testContentOfAnySize() {
    let sizes: [(CGFloat, CGFloat?)] = [
      (.nan, nil), (-.infinity, nil), (-5, nil), (0, 0), (.infinity, nil), (1e300, nil),
      (.greatestFiniteMagnitude, nil), (.leastNonzeroMagnitude, 0),
    ]
    for (size, expected) in sizes {
      makeRoot(300, 100)
      let v = add(Box(size, size))
      place(v, x: 0, y: 0)
      constrain(v, .right, .lessThanOrEqual, to: root, .right)
      constrain(v, .width, at: 1)
      layOut()
      XCTAssertTrue(v.frame.width >= 0 && v.frame.width <= 300, "\(size) \(v.frame)")
      XCTAssertTrue(v.frame.height.isFinite)
      if let expected { XCTAssertEqual(v.frame.width, expected) }
    }
  }

  func testNumbersOfAnySize() {
    let values: [CGFloat] = [1e300, -1e300, 1e18, .greatestFiniteMagnitude, 1e-300]
    for multiplier in values {
      for constant in values {
        makeRoot(300, 100)
        let (v, other) = (addView(), addView())
        constrain(v, .width, to: root, .width, times: multiplier, plus: constant, at: 900)
        constrain(v, .left, to: root, .left, plus: constant)
        constrain(v, .right, .lessThanOrEqual, to: root, .right, times: multiplier)
        fix(other, 7, 7, 7, 7)
        layOut()
        assertFrame(other, 7, 7, 7, 7)
        XCTAssertFalse(v.frame.hasNaN)
      }
    }
  }

  func testFramesOfAnySize() {
    let rects = [
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
      CGRect(x: -CGFloat.infinity, y: 0, width: 5, height: 10),
      CGRect(
        x: 0,
        y: 0,
        width: CGFloat.greatestFiniteMagnitude,
        height: .greatestFiniteMagnitude
      ),
      CGRect(x: 0, y: 0, width: -10, height: -10),
    ]
    for rect in rects {
      makeRoot(300, 100)
      let masked = View(frame: rect)
      masked.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
      root.addSubview(masked)
      let (v, other) = (addView(), addView())
      constrain(v, .left, to: masked, .right)
      fix(other, 7, 7, 7, 7)
      layOut()
      assertFrame(other, 7, 7, 7, 7)
      root.frame.size.width = 400
      layOut()
      assertFrame(other, 7, 7, 7, 7)
    }
  }

  func testRootsOfAnySize() {
    for size in [CGFloat.infinity, 1e300, -100] {
      makeRoot(size, 100)
      let (v, other) = (addView(), addView())
      pin(v, to: root, inset: 5)
      fix(other, 7, 7, 7, 7)
      layOut()
      assertFrame(other, 7, 7, 7, 7)
      root.frame.size.width = 100
      layOut()
      assertFrame(v, 5, 5, 90, 90)
    }
  }

  func testPrioritiesNextToTheLimits() {
    makeRoot(300, 100)
    let v = addView()
    constrain(v, .width, plus: 10, at: .leastNonzeroMagnitude)
    layOut()
    XCTAssertEqual(v.frame.width, 10)
    constrain(v, .width, plus: 20, at: Float(1000).nextDown)
    layOut()
    XCTAssertEqual(v.frame.width, 20)
    XCTAssertTrue(conflicts.isEmpty)
  }
}
