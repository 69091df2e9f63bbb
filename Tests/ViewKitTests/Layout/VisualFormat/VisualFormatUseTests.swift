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

  func testBarsOnBothSidesGiveTheViewItsWidth() throws {  // FR-C07
    scene.root.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    scene.a.translatesAutoresizingMaskIntoConstraints = false
    let format = try VisualFormat("|-50-[view1]-50-|")
    LayoutConstraint.activate(try format.constraints(views: ["view1": scene.a]))
    scene.root.layoutIfNeeded()
    XCTAssertEqual([scene.a.frame.minX, scene.a.frame.width], [50, 200])
  }

  func testSuperviewByNameIsAViewLikeAnyOther() throws {  // FR-C09
    scene.root.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    scene.a.translatesAutoresizingMaskIntoConstraints = false
    let made = try VisualFormat("H:[content]-[button]")
      .constraints(views: ["content": scene.root, "button": scene.a])
    LayoutConstraint.activate(made)
    scene.root.layoutIfNeeded()
    XCTAssertEqual(made.map(scene.describe), ["a.leading == root.trailing + 8.0"])
    XCTAssertEqual(scene.a.frame.minX, 308)
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
