import Foundation
import ViewKit
import XCTest

final class ActivityIndicatorViewTests: XCTestCase {
  func testWheelStandsStillAndIsHiddenAtFirst() {  // 7.17
    for view in [ActivityIndicatorView(), ActivityIndicatorView(style: .large)] {
      XCTAssertFalse(view.isAnimating)
      XCTAssertTrue(view.hidesWhenStopped)
      XCTAssertTrue(view.isHidden)
    }
    XCTAssertEqual(ActivityIndicatorView().style, .medium)
  }

  func testStartingShowsAndStoppingHides() {  // 7.17
    let view = ActivityIndicatorView()
    view.startAnimating()
    XCTAssertTrue(view.isAnimating)
    XCTAssertFalse(view.isHidden)
    view.stopAnimating()
    XCTAssertFalse(view.isAnimating)
    XCTAssertTrue(view.isHidden)
  }

  func testWheelThatDoesNotHideIsShownAtAllTimes() {  // 7.17
    let view = ActivityIndicatorView()
    view.hidesWhenStopped = false
    XCTAssertFalse(view.isHidden)
    view.startAnimating()
    view.stopAnimating()
    XCTAssertFalse(view.isHidden)
    view.hidesWhenStopped = true
    XCTAssertTrue(view.isHidden)
  }

  func testStyleGivesTheFrameOnceAndTheSizeAlways() {  // 7.17
    let view = ActivityIndicatorView(style: .large)
    XCTAssertEqual(view.frame.size, CGSize(width: 37, height: 37))
    view.updateConstraintsIfNeeded()
    view.style = .whiteLarge
    XCTAssertFalse(view.needsUpdateConstraints())
    view.style = .medium
    XCTAssertTrue(view.needsUpdateConstraints())
    XCTAssertEqual(view.frame.size, CGSize(width: 37, height: 37))
    XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 20, height: 20))
  }

  func testColorIsThatOfTheStyleUntilSet() {
    let view = ActivityIndicatorView(style: .white)
    XCTAssertEqual(view.color, .white)
    view.style = .medium
    XCTAssertEqual(view.color, .systemGray)
    view.color = .red
    XCTAssertEqual(view.color, .red)
    view.color = nil
    XCTAssertEqual(view.color, .systemGray)
  }
}
