import Foundation
import Testing
import XCTest

@testable import ViewKit

final class StepperTests: XCTestCase {
  private func parts(_ stepper: Stepper) throws -> [AccessibilityElement] {
    try XCTUnwrap(stepper.accessibilityElements as? [AccessibilityElement])
  }

  func testDefaults() {  // 7.19
    let stepper = Stepper()
    XCTAssertEqual(stepper.value, 0)
    XCTAssertEqual(stepper.minimumValue, 0)
    XCTAssertEqual(stepper.maximumValue, 100)
    XCTAssertEqual(stepper.stepValue, 1)
    XCTAssertFalse(stepper.wraps)
    XCTAssertTrue(stepper.autorepeat)
    XCTAssertTrue(stepper.isContinuous)
    XCTAssertEqual(stepper.frame, CGRect(x: 0, y: 0, width: 94, height: 32))
  }

  func testValueKeepsToTheRange() {
    let stepper = Stepper()
    stepper.value = 101
    XCTAssertEqual(stepper.value, 100)
    stepper.maximumValue = 10
    XCTAssertEqual(stepper.value, 10)
    stepper.value = -3
    XCTAssertEqual(stepper.value, 0)
    stepper.minimumValue = 4
    XCTAssertEqual(stepper.value, 4)
    stepper.value = .nan
    XCTAssertEqual(stepper.value, 4)
  }

  func testProgramSendsNothingAndAPersonSends() throws {  // 7.22, 8.2.9
    let stepper = Stepper()
    var log: [Double] = []
    stepper.addAction(Action { _ in log.append(stepper.value) }, for: .valueChanged)
    stepper.value = 2
    stepper.stepValue = 5
    XCTAssertEqual(log, [])
    let parts = try parts(stepper)
    XCTAssertTrue(parts[1].accessibilityActivate())
    XCTAssertTrue(parts[0].accessibilityActivate())
    XCTAssertTrue(parts[0].accessibilityActivate())
    XCTAssertFalse(parts[0].accessibilityActivate())
    XCTAssertEqual(log, [7, 2, 0])
    stepper.isEnabled = false
    XCTAssertFalse(parts[1].accessibilityActivate())
    XCTAssertEqual(log.count, 3)
  }

  func testWrappingLeadsFromOneEndToTheOther() throws {
    let stepper = Stepper()
    stepper.wraps = true
    stepper.maximumValue = 2
    let parts = try parts(stepper)
    _ = parts[0].accessibilityActivate()
    XCTAssertEqual(stepper.value, 2)
    _ = parts[1].accessibilityActivate()
    XCTAssertEqual(stepper.value, 0)
    XCTAssertEqual(parts.map(\.accessibilityTraits), [.button, .button])
  }

  func testButtonsAreElementsThatAreDimmedAtTheLimits() throws {  // 8.1.1, 8.1.5, 8.2.9
    let stepper = Stepper()
    let parts = try parts(stepper)
    XCTAssertEqual(parts.map(\.accessibilityLabel), ["Decrement", "Increment"])
    XCTAssertEqual(parts.map(\.isAccessibilityElement), [true, true])
    XCTAssertEqual(parts.map(\.accessibilityTraits), [[.button, .notEnabled], .button])
    XCTAssertEqual(parts.map(\.accessibilityRespondsToUserInteraction), [false, true])
    stepper.value = 100
    XCTAssertEqual(parts.map(\.accessibilityTraits), [.button, [.button, .notEnabled]])
    XCTAssertNil(stepper.accessibilityValue)
    XCTAssertEqual(stepper.accessibilityElementCount(), 2)
    XCTAssertEqual(stepper.index(ofAccessibilityElement: parts[1]), 1)
  }

  func testButtonsTakeHalfOfTheStepperEach() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let stepper = Stepper(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
    root.addSubview(stepper)
    let parts = try parts(stepper)
    XCTAssertEqual(parts[0].accessibilityFrame, CGRect(x: 10, y: 20, width: 47, height: 32))
    XCTAssertEqual(parts[1].accessibilityFrame, CGRect(x: 57, y: 20, width: 47, height: 32))
    stepper.semanticContentAttribute = .forceRightToLeft
    XCTAssertEqual(parts[0].accessibilityFrame.minX, 57)
    parts[0].accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 1, height: 1)
    XCTAssertEqual(parts[0].accessibilityFrame, CGRect(x: 11, y: 21, width: 1, height: 1))
  }

  func testPartOfAFreedStepperIsEmpty() throws {
    var parts: [AccessibilityElement] = []
    do { parts = try self.parts(Stepper()) }
    XCTAssertNil(parts[0].accessibilityLabel)
    XCTAssertEqual(parts[0].accessibilityFrame, .zero)
    XCTAssertFalse(parts[0].accessibilityActivate())
    XCTAssertNil(ControlPart(coder: NSCoder()))
  }
}

@Suite struct StepperStopTests {
  @Test func emptyRangeStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Stepper().minimumValue = 100
    }
    expectStop(
      result,
      says: "NSInvalidArgumentException: The minimumValue of Stepper must be below its maximumValue"
    )
  }

  @Test func rangeThatIsNotANumberStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Stepper().maximumValue = .nan
    }
    expectStop(result, says: "must be below its maximumValue: 0.0, nan")
  }

  @Test func stepThatIsNotPositiveStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Stepper().stepValue = 0
    }
    expectStop(
      result,
      says: "NSInvalidArgumentException: The stepValue of Stepper must be above 0, not 0.0"
    )
  }
}
