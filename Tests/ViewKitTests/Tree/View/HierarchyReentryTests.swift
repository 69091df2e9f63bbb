import Foundation
import XCTest

@testable import ViewKit

/// Callbacks of the tree that change the tree.
final class HierarchyReentryTests: XCTestCase {
  private final class ToldView: View {
    var willMove: ((View?) -> Void)?
    var willMoveToWindow: ((Window?) -> Void)?
    var willRemove: ((View) -> Void)?

    override func willMove(toSuperview newSuperview: View?) {
      let action = willMove
      willMove = nil
      action?(newSuperview)
    }

    override func willMove(toWindow newWindow: Window?) {
      let action = willMoveToWindow
      willMoveToWindow = nil
      action?(newWindow)
    }

    override func willRemoveSubview(_ subview: View) {
      let action = willRemove
      willRemove = nil
      action?(subview)
    }
  }

  private final class Told: ViewController {
    var log: [String] = []
    var willMove: ((ViewController?) -> Void)?

    override func willMove(toParent parent: ViewController?) {
      super.willMove(toParent: parent)
      let action = willMove
      willMove = nil
      action?(parent)
    }

    override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
  }

  private func makeWindow() -> Window {
    let window = Window()
    window.isHidden = false
    window.diagnosticObserver = { _ in }
    return window
  }

  // F2-04
  func testAViewThatTakesItsNewSuperviewInDoesNotMoveIntoIt() {
    let (a, b) = (ToldView(), View())
    var diagnostics: [Diagnostic] = []
    for view in [a, b] { view.diagnosticObserver = { diagnostics.append($0) } }
    a.willMove = { _ in a.addSubview(b) }
    b.addSubview(a)
    XCTAssertNil(a.superview)
    XCTAssertTrue(b.superview === a)
    XCTAssertEqual(b.subviews, [])
    XCTAssertEqual(diagnostics.map(\.kind), [.additionRefused])
    XCTAssertTrue(diagnostics.allSatisfy { "\($0)".contains("\(a)") })
  }

  // F2-04
  func testAViewThatIsTakenInFartherUpMakesNoCycle() {
    let (a, b, c, old) = (ToldView(), View(), View(), ToldView())
    for view in [a, old] { view.diagnosticObserver = { _ in } }
    c.addSubview(b)
    old.addSubview(a)
    old.willRemove = { _ in a.addSubview(c) }
    b.addSubview(a)
    XCTAssertTrue(a.superview === old)
    XCTAssertTrue(c.superview === a)
    XCTAssertEqual(b.subviews, [])
  }

  // F2-04
  func testAViewIsInTheWindowThatItsSuperviewIsIn() {
    for isRemoved in [true, false] {
      let window = makeWindow()
      let (parent, child) = (View(), ToldView())
      if isRemoved { window.addSubview(parent) }
      child.willMove = { _ in
        if isRemoved { parent.removeFromSuperview() } else { window.addSubview(parent) }
      }
      parent.addSubview(child)
      XCTAssertTrue(child.superview === parent)
      XCTAssertTrue(child.window === parent.window)
      XCTAssertEqual(child.window == nil, isRemoved)
    }
  }

  // F2-04
  func testAControllerAppearsWhereItsViewEndsUp() {
    let window = makeWindow()
    let (parent, child, controller) = (View(), ToldView(), Told())
    window.addSubview(parent)
    child.addSubview(controller.view)
    child.willMove = { _ in parent.removeFromSuperview() }
    parent.addSubview(child)
    window.flush()
    XCTAssertNil(child.window)
    XCTAssertEqual(controller.log, ["willAppear", "willDisappear", "didDisappear"])
    controller.log = []
    child.removeFromSuperview()
    child.willMove = { _ in window.addSubview(parent) }
    parent.addSubview(child)
    window.flush()
    XCTAssertTrue(child.window === window)
    XCTAssertEqual(controller.log, ["willAppear", "didAppear"])
  }

  // F2-04
  func testAViewThatIsMovedWhileItIsToldOfItsRemovalStaysThere() {
    let window = makeWindow()
    let (old, new, child, controller) = (View(), View(), ToldView(), Told())
    window.addSubview(old)
    window.addSubview(new)
    old.addSubview(child)
    child.addSubview(controller.view)
    window.flush()
    child.willMoveToWindow = { _ in new.addSubview(child) }
    child.removeFromSuperview()
    window.flush()
    XCTAssertTrue(child.superview === new)
    XCTAssertTrue(child.window === window)
    XCTAssertEqual(old.subviews, [])
    XCTAssertEqual(controller.log.last, "didAppear")
  }

  // F2-04
  func testAViewThatIsAddedByItsOwnCallbackIsThereOnce() {
    let (parent, child) = (View(), ToldView())
    child.willMove = { _ in parent.addSubview(child) }
    parent.addSubview(child)
    XCTAssertEqual(parent.subviews, [child])
    XCTAssertTrue(child.superview === parent)
  }

  // F2-04
  func testAControllerThatTakesItsNewParentInDoesNotBecomeItsChild() {
    let (a, b) = (Told(), Told())
    var diagnostics: [Diagnostic] = []
    b.view.diagnosticObserver = { diagnostics.append($0) }
    a.willMove = { _ in a.addChild(b) }
    b.addChild(a)
    XCTAssertNil(a.parent)
    XCTAssertTrue(b.parent === a)
    XCTAssertEqual(b.children, [])
    XCTAssertEqual(diagnostics.map(\.kind), [.additionRefused])
  }

  // F2-04
  func testAControllerKeepsTheParentThatItWasGivenLast() {
    let (a, b, c) = (Told(), Told(), Told())
    b.view.diagnosticObserver = { _ in }
    a.willMove = { _ in c.addChild(a) }
    b.addChild(a)
    XCTAssertTrue(a.parent === c)
    XCTAssertEqual(b.children, [])
    a.removeFromParent()
    a.willMove = { _ in b.addChild(a) }
    b.addChild(a)
    XCTAssertEqual(b.children, [a])
  }
}
