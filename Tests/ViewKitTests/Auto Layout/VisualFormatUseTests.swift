import Foundation
import ViewKit
import XCTest

final class VisualFormatUseTests: XCTestCase {
  private let scene = VisualFormatScene()

  func testConstraintsAreMadeAsInUIKit() {  // 5.16.1
    let made = LayoutConstraint.constraints(
      withVisualFormat: "H:|-margin-[a(>=small)]-[b]|",
      options: [.alignAllCenterY, .directionLeftToRight],
      metrics: ["margin": 12, "small": 4],
      views: scene.views
    )
    XCTAssertEqual(
      made.map(scene.describe),
      [
        "a.left == root.left + 12.0", "a.width >= 4.0", "b.left == a.right + 8.0",
        "root.right == b.right", "a.centerY == b.centerY",
      ]
    )
  }

  func testConstraintsAreInactiveUntilActivated() throws {
    let made = LayoutConstraint.constraints(
      withVisualFormat: "|-[a]-[b]-|",
      metrics: nil,
      views: scene.views
    )
    XCTAssertFalse(made.contains { $0.isActive })
    LayoutConstraint.activate(made)
    XCTAssertEqual(scene.root.constraints, made)
  }

  func testExampleOfTheDocumentation() throws {
    let (label, field) = (scene.a, scene.b)
    let format = try VisualFormat("|-[label]-(>=8)-[field(==label*2)]-|")
    let constraints = try format.constraints(views: ["label": label, "field": field])
    LayoutConstraint.activate(constraints)
    XCTAssertEqual(
      constraints.map(scene.describe),
      [
        "a.leading == root.leadingMargin", "b.leading >= a.trailing + 8.0",
        "b.width == 2.0 * a.width", "root.trailingMargin == b.trailing",
      ]
    )
  }

  func testErrorLeavesNoConstraintBehind() throws {
    let format = try VisualFormat("|-[a(10)]-[b(nothing)]")
    XCTAssertThrowsError(try format.constraints(views: scene.views))
    XCTAssertEqual(scene.root.constraints, [])
    XCTAssertEqual(scene.a.constraints, [])
  }
}
