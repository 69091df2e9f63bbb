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
