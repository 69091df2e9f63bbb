import Foundation
import ProfileExample
import ViewKit
import XCTest

private let hooks: [LifecycleEvent.Kind] = [
  .hookBegan(.setup), .hookEnded(.setup),
  .hookBegan(.setupConstraints), .hookEnded(.setupConstraints),
  .hookBegan(.setupAccessibility), .hookEnded(.setupAccessibility),
]

final class ProfileViewTests: XCTestCase {
  /// The steps of the profile views in a closure, without those of other views.
  private func steps(_ body: () throws -> Void) rethrows -> [LifecycleEvent.Kind] {
    try LifecycleRecorder.record(body).filter { $0.typeName == "ProfileView" }.map(\.kind)
  }

  private func archive() throws -> Data {
    try NSKeyedArchiver.archivedData(withRootObject: ProfileView(), requiringSecureCoding: false)
  }

  private func decode(_ data: Data) throws -> ProfileView {
    let coder = try NSKeyedUnarchiver(forReadingFrom: data)
    coder.requiresSecureCoding = false
    return try XCTUnwrap(coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? ProfileView)
  }

  func testCreatingRunsTheHooksInOrder() {
    XCTAssertEqual(steps { _ = ProfileView(frame: .zero) }, [.initialized] + hooks)
    XCTAssertTrue(ProfileView().isSetup)
  }

  func testSubviewsConstraintsAndIdentifiersAreThere() {
    let view = ProfileView()
    XCTAssertEqual(view.subviews.count, 1)
    XCTAssertEqual(view.titleLabel.accessibilityIdentifier, "profile.title")
    XCTAssertTrue(view.finishedButton.isDescendant(of: view))
    XCTAssertEqual(view.imageView.constraints.count, 2)
  }

  func testDecodedViewIsSetUpWhenItAwakes() throws {
    let data = try archive()
    var view: ProfileView?
    XCTAssertEqual(try steps { view = try decode(data) }, [.decoded])
    let decoded = try XCTUnwrap(view)
    XCTAssertFalse(decoded.isSetup)
    XCTAssertEqual(steps { decoded.awakeFromNib() }, hooks)
    XCTAssertTrue(decoded.isSetup)
  }

  func testRepeatedAwakeRunsEachHookOnce() throws {
    let view = try decode(archive())
    XCTAssertEqual(
      steps {
        view.awakeFromNib()
        view.awakeFromNib()
      },
      hooks
    )
    XCTAssertEqual(steps { ProfileView().awakeFromNib() }, [.initialized] + hooks)
  }
}
