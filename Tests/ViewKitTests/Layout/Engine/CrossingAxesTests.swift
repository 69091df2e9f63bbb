import Foundation
import XCTest

@testable import ViewKit

/// Constraints between a horizontal and a vertical place, which layout leaves out.
final class CrossingAxesTests: LayoutTestCase {
  private var diagnostics: [Diagnostic] = []

  private func observe() {
    root.diagnosticObserver = { [unowned self] in diagnostics.append($0) }
  }

  func testLeftAgainstTopMakesNoRowAndADiagnostic() {  // 5.2.6
    makeRoot(300, 100)
    observe()
    let v = addView()
    fix(v, 20, 10, 30, 40)
    let crossing = constrain(v, .left, to: root, .top, plus: 50)
    XCTAssertTrue(crossing.isActive)
    XCTAssertTrue(diagnostics.isEmpty)
    layOut()
    assertFrame(v, 20, 10, 30, 40)
    XCTAssertTrue(conflicts.isEmpty)
    XCTAssertEqual(diagnostics.map(\.kind), [.incompatibleAnchors])
    XCTAssertEqual(
      diagnostics.first?.message,
      "Constraint improperly relates anchors of incompatible types: \(crossing)"
    )
  }

  func testEveryCrossingPairIsLeftOut() {  // 5.2.6
    makeRoot(300, 100)
    observe()
    let v = addView()
    fix(v, 20, 10, 30, 40)
    let horizontal: [LayoutConstraint.Attribute] = [
      .left, .trailing, .centerX, .rightMargin, .leadingMargin, .centerXWithinMargins,
    ]
    let vertical: [LayoutConstraint.Attribute] = [
      .top, .bottom, .centerY, .topMargin, .firstBaseline, .lastBaseline,
    ]
    for (first, second) in zip(horizontal, vertical) {
      constrain(v, first, to: root, second, plus: 7)
      constrain(v, second, .greaterThanOrEqual, to: root, first, times: 2, at: 10)
    }
    layOut()
    assertFrame(v, 20, 10, 30, 40)
    XCTAssertEqual(diagnostics.count, 2 * horizontal.count)
  }

  func testEachIsReportedOnce() {  // 5.2.6
    makeRoot(300, 100)
    observe()
    let v = addView()
    let crossing = constrain(v, .centerX, to: root, .centerY)
    layOut()
    root.environment = Environment(traits: TraitCollection(displayScale: 3))
    crossing.constant = 3
    crossing.priority = .defaultLow
    _ = root.systemLayoutSizeFitting(.zero)
    layOut()
    XCTAssertEqual(diagnostics.count, 1)
    XCTAssertTrue(v.constraintsAffectingLayout(for: .horizontal).allSatisfy { $0 !== crossing })
    crossing.isActive = false
    layOut()
  }

  func testObserverMayTakeTheConstraintAway() {  // 5.2.6
    makeRoot(300, 100)
    let v = addView()
    fix(v, 20, 10, 30, 40)
    let crossing = constrain(v, .right, to: root, .bottom)
    root.diagnosticObserver = { [unowned self] in
      diagnostics.append($0)
      crossing.isActive = false
      v.removeFromSuperview()
    }
    layOut()
    XCTAssertEqual(diagnostics.count, 1)
    XCTAssertNil(v.superview)
  }
}
