import Foundation
import ViewKit
import XCTest

final class ProgressViewTests: XCTestCase {
  func testDefaults() {  // 7.16
    let view = ProgressView()
    XCTAssertEqual(view.progress, 0)
    XCTAssertEqual(view.progressViewStyle, .default)
    XCTAssertNil(view.progressTintColor)
    XCTAssertNil(view.trackTintColor)
    XCTAssertEqual(ProgressView(progressViewStyle: .bar).progressViewStyle, .bar)
  }

  func testProgressKeepsToZeroAndOne() {  // 7.16
    let view = ProgressView()
    view.progress = 1.5
    XCTAssertEqual(view.progress, 1)
    view.setProgress(-1, animated: true)
    XCTAssertEqual(view.progress, 0)
    view.progress = 0.5
    view.progress = .nan
    XCTAssertEqual(view.progress, 0.5)
  }

  func testValueIsAPercentage() {  // 8.1.5
    let view = ProgressView()
    view.progress = 0.5
    XCTAssertEqual(view.accessibilityValue, "50%")
    view.progress = 0.666
    XCTAssertEqual(view.accessibilityValue, "67%")
  }

  func testStyleOfAnotherHeightInvalidatesTheSize() {
    let view = ProgressView()
    func isInvalidated(_ change: () -> Void) -> Bool {
      view.updateConstraintsIfNeeded()
      change()
      return view.needsUpdateConstraints()
    }
    XCTAssertFalse(isInvalidated { view.progressViewStyle = .bar })
    view.environment = Environment(controlGeneration: .iOS12)
    XCTAssertTrue(isInvalidated { view.progressViewStyle = .default })
    XCTAssertFalse(isInvalidated { view.progressViewStyle = .default })
    XCTAssertFalse(isInvalidated { view.progress = 0.5 })
  }
}
