import Foundation
import ProfileExampleSwift5
import ViewKit
import XCTest

final class GreetingViewTests: XCTestCase {
  func testSubclassInSwift5ModeIsSetUpOnce() {
    let view = GreetingView(frame: .zero)
    view.awakeFromNib()
    XCTAssertTrue(view.isSetup)
    XCTAssertEqual(view.subviews.count, 1)
    XCTAssertEqual(view.constraints.count, 3)
    XCTAssertEqual(view.backgroundColor, .red)
  }

  /// The conflicts of a greeting's first layout on a phone.
  private func conflicts(of view: GreetingView) -> [LayoutConflict] {
    var conflicts: [LayoutConflict] = []
    view.layoutConflictObserver = { conflicts.append($0) }
    view.frame.size = CGSize(width: 390, height: 844)
    view.layoutIfNeeded()
    return conflicts
  }

  func testLabelWithoutItsMaskLiesAtTheTopFromSideToSide() {
    let view = GreetingView(frame: .zero)
    XCTAssertTrue(conflicts(of: view).isEmpty)
    XCTAssertEqual(view.label.frame, CGRect(x: 0, y: 0, width: 390, height: 20.5))
  }

  func testLabelWithItsMaskIsOneConflictThatNamesTheMask() throws {
    let view = ContradictoryGreetingView(frame: .zero)
    let conflicts = conflicts(of: view)
    XCTAssertEqual(conflicts.count, 1)
    let conflict = try XCTUnwrap(conflicts.first)
    XCTAssertTrue(conflict.constraints.contains { $0 is AutoresizingMaskLayoutConstraint })
    XCTAssertTrue(view.constraints.contains(conflict.broken))
    XCTAssertTrue(conflict.description.contains("translatesAutoresizingMaskIntoConstraints"))
  }

  func testControllerInSwift5ModeIsSetUpOncePerView() {
    let controller = GreetingViewController()
    XCTAssertEqual(controller.underlyingView.label.text, "Some text")
    controller.viewDidLoad()
    XCTAssertEqual(controller.setupCount, 1)
    controller.view = nil
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.setupCount, 2)
  }
}
