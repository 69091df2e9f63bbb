import Foundation
import XCTest

@testable import ViewKit

/// When frames follow constraints, and whom a change concerns.
final class SolvedLayoutPassTests: LayoutTestCase {
  func testFramesFollowAtTheNextLayoutOfTheRoot() {  // LP-07, 4.2.6
    makeRoot(300, 100)
    let v = addView()
    let left = constrain(v, .left, to: root, .left, plus: 10)
    layOut()
    left.constant = 60
    XCTAssertEqual(v.frame.minX, 10)
    layOut()
    XCTAssertEqual(v.frame.minX, 60)
  }

  func testFramesInTheHooksOfAController() {  // LP-08
    final class Inset: ViewController {
      let sub = View()
      var frames: [CGRect] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        sub.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(sub)
        LayoutConstraint.activate([
          sub.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
          sub.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
          sub.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
          sub.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
        ])
        frames.append(sub.frame)
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        frames.append(sub.frame)
      }
    }
    let controller = Inset()
    controller.view.layoutIfNeeded()
    XCTAssertEqual(controller.frames, [.zero, CGRect(x: 20, y: 20, width: 280, height: 440)])
  }

  func testWhatMakesLayoutDueWithConstraints() {  // LP-10, 4.2.1, 4.2.2
    makeRoot(300, 100)
    let v = CountingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(v)
    constrain(addView(), .left, to: v, .right)
    layOut()
    func added(_ change: () -> Void) -> Int {
      let before = v.layouts
      change()
      layOut()
      return v.layouts - before
    }
    XCTAssertEqual(added { v.frame.origin.x += 5 }, 0)
    let same = v.frame
    XCTAssertEqual(added { v.frame = same }, 0)
    XCTAssertEqual(added { v.frame.size.width += 10 }, 1)
    XCTAssertEqual(added { v.addSubview(View()) }, 1)
    XCTAssertEqual(added {}, 0)
  }

  func testOnlySuperviewsOfWhatMovesAreLaidOut() {  // 4.2.6
    let root = CountingView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (a, b) = (CountingView(), CountingView())
    for view in [a, b] { add(view, to: root) }
    fix(a, 0, 0, 100, 100)
    fix(b, 100, 0, 100, 100)
    let (inA, inB) = (add(CountingView(), to: a), add(CountingView(), to: b))
    fix(inA, 0, 0, 10, 10)
    fix(inB, 0, 0, 10, 10)
    let leaf = add(CountingView(), to: inA)
    let left = constrain(leaf, .left, to: inA, .left)
    constrain(leaf, .width, to: inA, .width)
    root.layoutIfNeeded()
    func layouts(after change: () -> Void) -> [Int] {
      let views = [root, a, b, inA, inB, leaf]
      let before = views.map(\.layouts)
      change()
      root.layoutIfNeeded()
      return zip(views, before).map { $0.layouts - $1 }
    }
    XCTAssertEqual(layouts { left.constant = 3 }, [0, 0, 0, 1, 0, 0])
    let width = inA.constraints.first { $0.secondItem == nil && $0.firstAttribute == .width }
    XCTAssertEqual(layouts { width?.constant = 20 }, [0, 1, 0, 1, 0, 1])
    XCTAssertEqual(layouts { width?.constant = 20 }, [0, 0, 0, 0, 0, 0])
    XCTAssertEqual(layouts { width?.priority = LayoutPriority(900) }, [0, 0, 0, 0, 0, 0])
  }

  func testChangedContentReachesTheFrame() {  // LP-13, 4.2.8
    makeRoot(300, 100)
    let v = add(Box(40, 20))
    place(v, x: 0, y: 0)
    layOut()
    v.content = CGSize(width: 70, height: 30)
    layOut()
    XCTAssertEqual(v.frame.size, CGSize(width: 40, height: 20))
    v.invalidateIntrinsicContentSize()
    layOut()
    XCTAssertEqual(v.frame.size, CGSize(width: 70, height: 30))
    v.content = CGSize(width: View.noIntrinsicMetric, height: 25)
    v.invalidateIntrinsicContentSize()
    constrain(v, .width, plus: 11, at: 1)
    layOut()
    XCTAssertEqual(v.frame.size, CGSize(width: 11, height: 25))
  }

  func testSameContentMakesNothingDue() {  // 4.2.8
    let root = CountingView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let v = add(Box(40, 20), to: root)
    constrain(v, .left, to: root, .left)
    constrain(v, .top, to: root, .top)
    root.layoutIfNeeded()
    v.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    XCTAssertEqual(root.layouts, 1)
    v.content.width = 50
    v.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    XCTAssertEqual(root.layouts, 2)
  }

  func testConstraintsMadeInLayoutCount() {  // 4.3.5
    for isBefore in [true, false] {
      final class Making: View {
        let child = View()
        var isBefore = true

        override func layoutSubviews() {
          if isBefore { make() }
          super.layoutSubviews()
          if !isBefore { make() }
        }

        private func make() {
          guard child.superview == nil || child.constraints.isEmpty else { return }
          child.translatesAutoresizingMaskIntoConstraints = false
          addSubview(child)
          LayoutConstraint.activate([
            child.widthAnchor.constraint(equalToConstant: 30),
            child.leftAnchor.constraint(equalTo: leftAnchor, constant: 5),
          ])
        }
      }
      let v = Making(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      v.isBefore = isBefore
      v.layoutIfNeeded()
      XCTAssertEqual(v.child.frame.minX, 5)
      XCTAssertEqual(v.child.frame.width, 30)
    }
  }

  func testConstraintsMadeInLayoutBeforeSuperCountInTheSamePass() {  // 4.3.5
    final class Changing: CountingView {
      var width: LayoutConstraint?
      var seen: [CGFloat] = []

      override func layoutSubviews() {
        width?.constant = 50
        super.layoutSubviews()
        seen.append(subviews[0].frame.width)
      }
    }
    let v = Changing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = add(View(), to: v)
    v.width = constrain(child, .width, plus: 30)
    v.layoutIfNeeded()
    XCTAssertEqual(v.seen.first, 50)
    XCTAssertEqual(child.frame.width, 50)
  }

  func testConstraintsMadeInUpdateConstraintsCount() {  // 4.3.1, 4.3.4
    final class Making: View {
      let child = View()
      override class var requiresConstraintBasedLayout: Bool { true }

      override func updateConstraints() {
        if child.superview == nil {
          child.translatesAutoresizingMaskIntoConstraints = false
          addSubview(child)
          child.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5).isActive = true
        }
        super.updateConstraints()
      }
    }
    let v = Making(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    v.layoutIfNeeded()
    XCTAssertEqual(v.child.frame.width, 50)
  }

  func testWithoutSuperNothingIsApplied() {  // 4.4.1, 4.4.2
    final class Silent: View {
      var callsSuper = false
      override func layoutSubviews() { if callsSuper { super.layoutSubviews() } }
    }
    makeRoot(300, 100)
    let outer = add(Silent())
    fix(outer, 1, 2, 100, 50)
    let child = addView(to: outer)
    fix(child, 10, 10, 20, 20)
    let grandchild = addView(to: child)
    fix(grandchild, 3, 3, 4, 4)
    layOut()
    assertFrame(outer, 1, 2, 100, 50)
    XCTAssertEqual(child.frame, .zero)
    assertFrame(grandchild, 3, 3, 4, 4)
    outer.callsSuper = true
    outer.setNeedsLayout()
    layOut()
    assertFrame(child, 10, 10, 20, 20)
  }

  func testFrameSetByHandHoldsUntilTheNextLayout() {  // 4.4.6
    makeRoot(300, 100)
    let v = addView()
    fix(v, 10, 10, 20, 20)
    layOut()
    v.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
    assertFrame(v, 1, 1, 5, 5)
    root.setNeedsLayout()
    layOut()
    assertFrame(v, 10, 10, 20, 20)
  }

  func testFramesChangedInLayoutAfterSuperStay() {  // 4.4.1
    final class Adjusting: View {
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews[0].frame.origin.x = 77
      }
    }
    let v = Adjusting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = add(View(), to: v)
    fix(child, 10, 10, 20, 20)
    v.layoutIfNeeded()
    XCTAssertEqual(child.frame, CGRect(x: 77, y: 10, width: 20, height: 20))
  }

  func testHiddenViewsKeepTheirPlace() {  // 1.9.2
    makeRoot(300, 100)
    let (a, b) = (addView(), addView())
    fix(a, 10, 0, 20, 20)
    constrain(b, .left, to: a, .right)
    a.isHidden = true
    layOut()
    XCTAssertEqual(b.frame.minX, 30)
    assertFrame(a, 10, 0, 20, 20)
  }

  func testUnguardedUpdatesKeepTheFrames() {  // LP-01
    final class Repeating: View {
      let child = View()

      override func updateConstraints() {
        if child.superview == nil {
          child.translatesAutoresizingMaskIntoConstraints = false
          addSubview(child)
        }
        LayoutConstraint.activate([
          child.topAnchor.constraint(equalTo: topAnchor, constant: 1),
          child.leftAnchor.constraint(equalTo: leftAnchor, constant: 2),
          child.widthAnchor.constraint(equalTo: widthAnchor, constant: -4),
          child.heightAnchor.constraint(equalTo: heightAnchor, constant: -2),
        ])
        super.updateConstraints()
      }
    }
    let v = Repeating(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    for _ in 0..<3 {
      v.setNeedsUpdateConstraints()
      v.layoutIfNeeded()
      assertFrame(v.child, 2, 1, 96, 48)
    }
    XCTAssertEqual(v.constraints.count, 12)
    XCTAssertTrue(v.layoutConflicts.isEmpty)
  }

  func testFramesAreRightAfterAnUpdateLoop() {  // LP-02
    final class Looping: CountingView {
      override func updateConstraints() {
        setNeedsUpdateConstraints()
        super.updateConstraints()
      }
    }
    let v = Looping(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    v.diagnosticObserver = { _ in }
    let child = add(View(), to: v)
    pin(child, to: v, inset: 5)
    v.layoutIfNeeded()
    assertFrame(child, 5, 5, 90, 40)
    XCTAssertLessThanOrEqual(v.constraintUpdates, 10)
  }

  func testGuidesFollowWhatALayoutChangesBeforeItsSuperclassLaysOut() {  // 4.3.5
    final class Guided: View {
      let guide = LayoutGuide()
      var width: LayoutConstraint?
      var isWider = false
      var seen: [CGFloat] = []

      override func layoutSubviews() {
        if isWider { width?.constant += 10 }
        isWider = false
        super.layoutSubviews()
        seen.append(guide.layoutFrame.width)
      }
    }
    let v = Guided(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    v.addLayoutGuide(v.guide)
    v.width = constrain(v.guide, .width, plus: 10)
    constrain(v.guide, .left, to: v, .left)
    v.layoutIfNeeded()
    for width in [20, 30] as [CGFloat] {
      (v.isWider, v.seen) = (true, [])
      v.setNeedsLayout()
      v.layoutIfNeeded()
      XCTAssertEqual(v.seen.first, width)
    }
  }
}
