import ProfileExample
import ViewKit
import XCTest

final class ProfileViewControllerTests: XCTestCase {
  private let ada = Profile(name: "Ada Lovelace", portraitName: "ada")

  func testUnderlyingViewIsTypedAndFilledIn() {
    let controller = ProfileViewController(profile: ada)
    XCTAssertFalse(controller.isViewLoaded)
    XCTAssertEqual(controller.underlyingView.titleLabel.text, "Ada Lovelace")
    XCTAssertTrue(controller.view === controller.underlyingView)
    XCTAssertEqual(
      controller.underlyingView.imageView.accessibilityLabel,
      "Portrait of Ada Lovelace"
    )
  }

  func testViewIsSetUpBeforeItsController() {
    let controller = ProfileViewController(profile: ada)
    let events = LifecycleRecorder.record { controller.loadViewIfNeeded() }
    let steps = events.filter { $0.typeName.hasPrefix("ProfileView") }.map(\.description)
    XCTAssertEqual(
      steps.filter { $0.hasSuffix("begin") || $0.contains("load") || $0.contains("Load") },
      [
        "ProfileViewController loadView",
        "ProfileView setup begin",
        "ProfileView setupConstraints begin",
        "ProfileView setupAccessibility begin",
        "ProfileViewController viewDidLoad",
        "ProfileViewController setup begin",
        "ProfileViewController setupConstraints begin",
        "ProfileViewController setupAccessibility begin",
      ]
    )
  }

  func testHooksRunOncePerLoadedView() {
    let controller = ProfileViewController(profile: ada)
    controller.loadViewIfNeeded()
    XCTAssertTrue(LifecycleRecorder.record { controller.viewDidLoad() }.isEmpty)
    controller.view = nil
    let events = LifecycleRecorder.record { controller.loadViewIfNeeded() }
    let begins = events.filter { $0.object === controller && $0.kind == .hookBegan(.setup) }
    XCTAssertEqual(begins.count, 1)
  }

  func testButtonTellsThatThePersonHasFinished() {
    let controller = ProfileViewController(profile: ada)
    var finished = 0
    controller.onFinished = { finished += 1 }
    controller.underlyingView.finishedButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(finished, 1)
  }

  func testControllerAndViewAreFreed() {
    weak var controller: ProfileViewController?
    weak var view: ProfileView?
    do {
      let made = ProfileViewController(profile: ada)
      view = made.underlyingView
      controller = made
      XCTAssertNotNil(controller)
    }
    XCTAssertNil(controller)
    XCTAssertNil(view)
  }
}
