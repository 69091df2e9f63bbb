import Foundation
import ViewKit
import XCTest

final class SwitchTests: XCTestCase {
  func testSwitchIsOffAtFirst() {
    let view = Switch()
    XCTAssertFalse(view.isOn)
    XCTAssertNil(view.onTintColor)
    XCTAssertNil(view.thumbTintColor)
  }

  func testSizeCannotBeSet() {  // 7.14
    let size = CGSize(width: 51, height: 31)
    let view = Switch(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
    XCTAssertEqual(view.frame, CGRect(origin: CGPoint(x: 5, y: 6), size: size))
    view.frame = CGRect(x: 7, y: 8, width: 9, height: 10)
    XCTAssertEqual(view.frame, CGRect(origin: CGPoint(x: 7, y: 8), size: size))
    view.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    XCTAssertEqual(view.bounds, CGRect(origin: CGPoint(x: 1, y: 2), size: size))
    XCTAssertEqual(view.frame, CGRect(origin: CGPoint(x: 7, y: 8), size: size))
    XCTAssertEqual(Switch().frame, CGRect(origin: .zero, size: size))
  }

  func testSizeStaysUnderATransformAndAMask() {  // 7.14
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Switch()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(view)
    root.frame.size.width = 200
    XCTAssertEqual(view.frame.size, CGSize(width: 51, height: 31))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 10, y: 20, width: 5, height: 5)
    XCTAssertEqual(view.frame, CGRect(x: 10, y: 20, width: 102, height: 62))
    XCTAssertEqual(view.bounds.size, CGSize(width: 51, height: 31))
  }

  func testFrameFollowsTheGeneration() {  // 7.14
    let view = Switch(frame: CGRect(x: 5, y: 6, width: 0, height: 0))
    view.environment = Environment(controlGeneration: .iOS26)
    XCTAssertEqual(view.frame, CGRect(x: 5, y: 6, width: 63, height: 28))
  }

  func testConstraintsSpeakOfFortyNinePoints() {  // 7.14, 5.8.1
    let view = Switch()
    let alignment = view.alignmentRect(forFrame: view.frame)
    XCTAssertEqual(alignment, CGRect(x: 0, y: 0, width: 49, height: 31))
    XCTAssertEqual(view.frame(forAlignmentRect: alignment), view.frame)
    XCTAssertEqual(view.intrinsicContentSize, alignment.size)
  }

  func testProgramSendsNothingAndAPersonSends() {  // 7.22
    let view = Switch()
    var log: [Bool] = []
    view.addAction(Action { _ in log.append(view.isOn) }, for: .valueChanged)
    view.isOn = true
    view.setOn(false, animated: true)
    XCTAssertEqual(log, [])
    XCTAssertTrue(view.accessibilityActivate())
    XCTAssertEqual(log, [true])
    view.sendActions(for: .valueChanged)
    XCTAssertEqual(log, [true, true])
    view.isEnabled = false
    XCTAssertFalse(view.accessibilityActivate())
    XCTAssertTrue(view.isOn)
    XCTAssertEqual(log.count, 2)
  }

  func testPrimaryActionRunsOnceWithTheValue() {
    var count = 0
    let action = Action { _ in count += 1 }
    let view = Switch(frame: .zero, primaryAction: action)
    view.addAction(action, for: .valueChanged)
    _ = view.accessibilityActivate()
    XCTAssertEqual(count, 1)
  }

  func testValueIsOneOrZero() {  // 8.1.5
    let view = Switch()
    XCTAssertEqual(view.accessibilityValue, "0")
    view.isOn = true
    XCTAssertEqual(view.accessibilityValue, "1")
  }

  func testASwitchOfADesignToolTakesAnySize() {
    let view = Switch()
    view.takesAnySize = true
    view.frame = CGRect(x: 1, y: 2, width: 46, height: 22)
    view.environment = Environment(controlGeneration: .iOS26)
    XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 46, height: 22))
    XCTAssertEqual(view.intrinsicContentSize.width, 61)
  }
}
