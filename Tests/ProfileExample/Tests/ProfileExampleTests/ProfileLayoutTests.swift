import Foundation
import ProfileExample
import ViewKit
import XCTest

/// Where the profile's parts lie on a phone, without a phone.
final class ProfileLayoutTests: XCTestCase {
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// Shows a profile below a notch.
  private func show(_ name: String) throws -> ProfileView {
    let profile = Profile(name: name, portraitName: "portrait")
    let controller = ProfileViewController(profile: profile)
    window.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.flush()
    return controller.underlyingView
  }

  /// The frame in the coordinates of the profile.
  private func frame(of view: View, in profile: ProfileView) -> CGRect {
    view.convert(view.bounds, to: profile)
  }

  func testColumnBeginsBelowTheSafeArea() throws {
    let view = try show("Ada Lovelace")
    XCTAssertEqual(
      frame(of: view.imageView, in: view),
      CGRect(x: 147, y: 63, width: 96, height: 96)
    )
    let title = frame(of: view.titleLabel, in: view)
    XCTAssertEqual(title.minY, 171)
    XCTAssertEqual(title.size, view.titleLabel.intrinsicContentSize)
    XCTAssertEqual(title.midX, 195, accuracy: 0.5)
    let button = frame(of: view.finishedButton, in: view)
    XCTAssertEqual(button.minY, title.maxY + 12)
    XCTAssertEqual(button.midX, 195, accuracy: 0.5)
    XCTAssertTrue(window.layoutConflicts.isEmpty)
    XCTAssertFalse(view.titleLabel.hasAmbiguousLayout)
  }

  func testLongNameWrapsAndMovesTheButton() throws {
    let view = try show("Augusta Ada King, Countess of Lovelace, born Augusta Ada Byron")
    let title = frame(of: view.titleLabel, in: view)
    XCTAssertGreaterThanOrEqual(title.minX, 16)
    XCTAssertLessThanOrEqual(title.maxX, 374)
    XCTAssertEqual(title.height, 41)  // two lines
    XCTAssertEqual(frame(of: view.finishedButton, in: view).minY, title.maxY + 12)
  }

  func testColumnFollowsTheSizeOfTheWindow() throws {
    let view = try show("Ada Lovelace")
    window.frame.size = CGSize(width: 844, height: 390)
    window.safeAreaInsets = EdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    window.flush()
    XCTAssertEqual(
      frame(of: view.imageView, in: view),
      CGRect(x: 374, y: 16, width: 96, height: 96)
    )
  }
}
