import Foundation
import ViewKit
import XCTest

final class LayoutPassTests: XCTestCase {
  private let log = CallLog()

  private func chain(_ names: String...) -> [CountingView] {
    let views = names.map { CountingView($0, log: log) }
    for (parent, child) in zip(views, views.dropFirst()) {
      parent.addSubview(child)
    }
    return views
  }

  // MARK: Order

  func testConstraintsRunFromTheLeavesAndLayoutFromTheRoot() {  // 4.1.1, 4.1.3
    let root = ConstraintBasedView("root", log: log)
    let views = chain("a", "b")
    root.addSubview(views[0])
    root.layoutIfNeeded()
    XCTAssertEqual(
      log.take(),
      ["b constraints", "a constraints", "root constraints", "root", "a", "b"]
    )
  }

  func testManyRequestsMakeOneCall() {  // 4.1.2
    let view = CountingView()
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.setNeedsLayout()
    XCTAssertEqual(view.layouts, 1)
    view.layoutIfNeeded()
    XCTAssertEqual(view.layouts, 2)
    view.layoutIfNeeded()
    XCTAssertEqual(view.layouts, 2)
  }

  func testLayoutBeginsAtTheTopmostAncestorThatIsDue() {  // 4.1.4
    let views = chain("a", "b", "c")
    views[2].layoutIfNeeded()
    XCTAssertEqual(log.take(), ["a", "b", "c"])
    views[0].setNeedsLayout()
    views[2].setNeedsLayout()
    views[2].layoutIfNeeded()
    XCTAssertEqual(log.take(), ["c"])
    views[0].layoutIfNeeded()
    XCTAssertEqual(log.take(), ["a"])
  }

  func testDueViewsAreReachedThroughViewsThatAreNot() {  // 4.1.5
    let views = chain("a", "b", "c", "d")
    views[0].layoutIfNeeded()
    _ = log.take()
    views[0].setNeedsLayout()
    views[3].setNeedsLayout()
    views[0].layoutIfNeeded()
    XCTAssertEqual(log.take(), ["a", "d"])
  }

  func testViewsThatLeaveDuringAPassAreNotLaidOutInIt() {
    let root = CountingView("root", log: log)
    let (first, second) = (CountingView("first", log: log), CountingView("second", log: log))
    root.addSubview(first)
    root.addSubview(second)
    first.onLayout = { _ in second.removeFromSuperview() }
    root.layoutIfNeeded()
    XCTAssertEqual(second.layouts, 0)
    second.layoutIfNeeded()
    XCTAssertEqual(second.layouts, 1)
  }

  func testDetachedTreesLayOut() {  // 4.1.7
    let views = chain("a", "b")
    XCTAssertNil(views[0].window)
    views[0].layoutIfNeeded()
    XCTAssertEqual(log.take(), ["a", "b"])
  }

  func testDirectCallRunsTheBodyOnly() {  // 4.4.4
    let views = chain("a", "b")
    views[0].layoutIfNeeded()
    views[1].setNeedsLayout()
    views[0].layoutSubviews()
    XCTAssertEqual(views[0].layouts, 2)
    XCTAssertEqual(views[1].layouts, 1)
    views[0].layoutIfNeeded()
    XCTAssertEqual(views[0].layouts, 2)
    XCTAssertEqual(views[1].layouts, 2)
  }

  // MARK: Bounds

  func testViewThatIsAlwaysDueIsGivenUpAndNamed() {  // 4.1.6, LP-05
    let root = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = CountingView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.onLayout = { $0.setNeedsLayout() }
    root.addSubview(view)
    var diagnostics: [Diagnostic] = []
    root.diagnosticObserver = { diagnostics.append($0) }
    root.layoutIfNeeded()
    XCTAssertEqual(view.layouts, 100)
    XCTAssertEqual(diagnostics.map(\.kind), [.layoutLoop])
    XCTAssertTrue(
      diagnostics[0].message.contains("<CountingView; frame = (1 2; 3 4)"),
      diagnostics[0].message
    )
    XCTAssertEqual(diagnostics[0].description, diagnostics[0].message)
  }

  func testGuardedRequestFromLayoutEndsAfterOneMore() {  // LP-05
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let header = View()
    view.addSubview(header)
    view.onLayout = { view in
      guard header.frame.height != 44 else { return }
      header.frame.size.height = 44
      view.setNeedsLayout()
    }
    view.layoutIfNeeded()
    XCTAssertEqual(header.frame.height, 44)
    XCTAssertEqual(view.layouts, 2)
    view.layoutIfNeeded()
    XCTAssertEqual(view.layouts, 2)
  }

  func testSizingSubviewsInLayoutIsOneLayout() {
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = CountingView()
    view.addSubview(child)
    view.onLayout = { child.frame = $0.bounds }
    view.layoutIfNeeded()
    XCTAssertEqual(view.layouts, 1)
    XCTAssertEqual(child.layouts, 1)
  }

  func testEndlessConstraintRequestsAreGivenUpAndNamed() {  // LP-02, 4.3.2
    let view = ConstraintBasedView("loop")
    view.onConstraintUpdate = { $0.setNeedsUpdateConstraints() }
    var kinds: [Diagnostic.Kind] = []
    view.diagnosticObserver = { kinds.append($0.kind) }
    view.layoutIfNeeded()
    XCTAssertEqual(view.constraintUpdates, 10)
    XCTAssertEqual(view.layouts, 1)
    XCTAssertEqual(kinds, [.constraintUpdateLoop])
  }

  func testTreeThatChangesUnderThePassIsLaidOutWhole() {
    let root = CountingView()
    let (leaving, late) = (CountingView(), CountingView())
    root.addSubview(leaving)
    root.onLayout = { root in
      leaving.removeFromSuperview()
      root.addSubview(late)
    }
    root.layoutIfNeeded()
    XCTAssertEqual(leaving.layouts, 0)
    XCTAssertEqual(late.layouts, 1)
  }

  // MARK: What makes a view due

  /// The layouts of a superview, a view and its subview that a change causes.
  private func layouts(after change: (View) -> Void) -> [Int] {
    let views = chain("super", "view", "sub")
    views[1].frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    views[0].layoutIfNeeded()
    for view in views {
      view.layouts = 0
    }
    change(views[1])
    views[0].layoutIfNeeded()
    return views.map(\.layouts)
  }

  func testSizeChangeMakesViewAndSuperviewDue() {  // 4.2.1, LP-10
    XCTAssertEqual(layouts { $0.frame.size.width = 50 }, [1, 1, 0])
    XCTAssertEqual(layouts { $0.bounds.size.width = 50 }, [1, 1, 0])
    XCTAssertEqual(layouts { $0.frame = $0.frame }, [0, 0, 0])
  }

  func testOriginChangeMakesNothingDue() {  // 4.2.2, LP-10
    XCTAssertEqual(layouts { $0.frame.origin.x += 5 }, [0, 0, 0])
    XCTAssertEqual(layouts { $0.center.y += 5 }, [0, 0, 0])
    XCTAssertEqual(layouts { $0.bounds.origin.y += 5 }, [0, 0, 0])
  }

  func testTransformChangeMakesTheSuperviewDue() {  // 4.2.3
    XCTAssertEqual(layouts { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }, [1, 0, 0])
    XCTAssertEqual(layouts { $0.transform = .identity }, [0, 0, 0])
  }

  func testAddingMakesBothDueAndRemovingTheSuperview() {  // 4.2.4, LP-10
    let added = CountingView()
    XCTAssertEqual(layouts { $0.addSubview(added) }, [0, 1, 0])
    XCTAssertEqual(added.layouts, 1)
    let views = chain("parent", "child")
    views[0].layoutIfNeeded()
    views[1].removeFromSuperview()
    views[1].layoutIfNeeded()
    views[0].layoutIfNeeded()
    XCTAssertEqual(views.map(\.layouts), [2, 1])
  }

  func testLooksMakeNothingDue() {  // 4.2.5, 1.9.3
    XCTAssertEqual(layouts { $0.isHidden = true }, [0, 0, 0])
    XCTAssertEqual(layouts { $0.alpha = 0.5 }, [0, 0, 0])
    XCTAssertEqual(layouts { $0.backgroundColor = .systemBlue }, [0, 0, 0])
  }

  func testMarginChangeMakesTheViewDue() {  // 4.2.7
    XCTAssertEqual(layouts { $0.layoutMargins.top = 50 }, [0, 1, 0])
    XCTAssertEqual(layouts { $0.layoutMargins.top = 8 }, [0, 0, 0])
  }

  func testIntrinsicSizeChangeMakesTheSuperviewDue() {  // 4.2.8
    XCTAssertEqual(layouts { $0.invalidateIntrinsicContentSize() }, [1, 0, 0])
  }

  func testDirectionChangeMakesTheViewDue() {  // 4.2.9
    XCTAssertEqual(layouts { $0.semanticContentAttribute = .forceRightToLeft }, [0, 1, 0])
    XCTAssertEqual(layouts { $0.semanticContentAttribute = .unspecified }, [0, 0, 0])
  }

  // MARK: Constraint updates

  func testNewViewNeedsUpdateAndOnlyFlaggedViewsAreAsked() {  // 4.3.1, LP-04
    let root = ConstraintBasedView("root")
    let views = chain("a", "b")
    root.addSubview(views[0])
    XCTAssertTrue(views[1].needsUpdateConstraints())
    root.layoutIfNeeded()
    XCTAssertFalse(views[1].needsUpdateConstraints())
    views[0].setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    XCTAssertEqual([root, views[0], views[1]].map(\.constraintUpdates), [1, 2, 1])
  }

  func testTreeWithoutConstraintsIsAskedOnRequestOnly() {  // 4.3.4
    let views = chain("a", "b")
    views[0].layoutIfNeeded()
    XCTAssertEqual(views.map(\.constraintUpdates), [0, 0])
    views[1].setNeedsUpdateConstraints()
    views[0].layoutIfNeeded()
    XCTAssertEqual(views.map(\.constraintUpdates), [0, 1])
  }

  func testClassThatDependsOnConstraintsEngagesTheTree() {  // 4.3.4
    let views = chain("a", "b")
    views[0].layoutIfNeeded()
    views[1].addSubview(ConstraintBasedView())
    views[0].layoutIfNeeded()
    XCTAssertEqual(views.map(\.constraintUpdates), [1, 1])
  }

  func testUpdatingNowCoversTheSubtree() {  // 4.3.1
    let views = chain("a", "b", "c")
    views[1].updateConstraintsIfNeeded()
    XCTAssertEqual(log.take(), ["c constraints", "b constraints"])
    views[1].updateConstraintsIfNeeded()
    XCTAssertEqual(log.take(), [])
    XCTAssertTrue(views[0].needsUpdateConstraints())
  }

  func testInvalidatingTheIntrinsicSizeAsksForAnUpdate() {  // 4.3.3
    let view = ConstraintBasedView()
    view.layoutIfNeeded()
    view.invalidateIntrinsicContentSize()
    XCTAssertTrue(view.needsUpdateConstraints())
    view.layoutIfNeeded()
    XCTAssertEqual(view.constraintUpdates, 2)
  }

  func testOverrideThatForgetsSuperIsNoFault() {  // 4.4.3
    final class Forgetful: View {
      var calls = 0

      override func updateConstraints() {
        calls += 1
      }
    }
    let (root, view) = (ConstraintBasedView(), Forgetful())
    var diagnostics: [Diagnostic] = []
    root.diagnosticObserver = { diagnostics.append($0) }
    root.addSubview(view)
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    XCTAssertEqual(view.calls, 1)
    XCTAssertFalse(view.needsUpdateConstraints())
    XCTAssertEqual(diagnostics, [])
  }

  func testRequestInLayoutIsServedInTheSameLayout() {
    let view = ConstraintBasedView()
    var asked = false
    view.onLayout = { view in
      guard !asked else { return }
      asked = true
      view.setNeedsUpdateConstraints()
      view.setNeedsLayout()
    }
    view.layoutIfNeeded()
    XCTAssertEqual(view.constraintUpdates, 2)
    XCTAssertEqual(view.layouts, 2)
  }
}
