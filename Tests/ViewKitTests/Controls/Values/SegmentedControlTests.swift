import Foundation
import Testing
import XCTest

@testable import ViewKit

final class SegmentedControlTests: XCTestCase {
  private let star = Image(size: CGSize(width: 24, height: 20), name: "star")

  private func control(_ titles: String...) -> SegmentedControl {
    SegmentedControl(items: titles)
  }

  private func titles(_ control: SegmentedControl) -> [String?] {
    (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
  }

  private func parts(_ control: SegmentedControl) throws -> [AccessibilityElement] {
    try XCTUnwrap(control.accessibilityElements as? [AccessibilityElement])
  }

  func testDefaults() {  // 7.18
    let control = SegmentedControl()
    XCTAssertEqual(SegmentedControl.noSegment, -1)
    XCTAssertEqual(control.selectedSegmentIndex, SegmentedControl.noSegment)
    XCTAssertEqual(control.numberOfSegments, 0)
    XCTAssertFalse(control.isMomentary)
    XCTAssertFalse(control.apportionsSegmentWidthsByContent)
    XCTAssertNil(control.selectedSegmentTintColor)
    XCTAssertEqual(control.intrinsicContentSize.width, 0)
  }

  func testItemsBecomeSegments() {
    let action = Action(title: "Act") { _ in }
    let control = SegmentedControl(items: ["One", star, action, 4])
    XCTAssertEqual(titles(control), ["One", nil, "Act"])
    XCTAssertEqual(control.imageForSegment(at: 1), star)
    XCTAssertTrue(control.actionForSegment(at: 2) === action)
    XCTAssertEqual(control.frame.size, control.sizeThatFits(.zero))
    XCTAssertEqual(SegmentedControl(items: nil).numberOfSegments, 0)
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let other = SegmentedControl(frame: frame, actions: [action])
    XCTAssertEqual(other.frame, frame)
    XCTAssertEqual(other.segmentIndex(identifiedBy: action.identifier), 0)
    XCTAssertEqual(other.segmentIndex(identifiedBy: Action.Identifier("none")), NSNotFound)
  }

  func testSegmentsAreInsertedAtTheNearestPlace() {
    let control = control("B")
    control.insertSegment(withTitle: "A", at: -5, animated: false)
    control.insertSegment(withTitle: "D", at: 99, animated: false)
    control.insertSegment(with: star, at: 2, animated: true)
    XCTAssertEqual(titles(control), ["A", "B", nil, "D"])
    XCTAssertEqual(control.imageForSegment(at: 2), star)
  }

  func testSelectionStaysWithItsSegment() {  // 7.18
    let control = control("A", "B", "C")
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Z", at: 0, animated: false)
    XCTAssertEqual(control.selectedSegmentIndex, 2)
    control.insertSegment(withTitle: "Y", at: 4, animated: false)
    XCTAssertEqual(control.selectedSegmentIndex, 2)
    control.removeSegment(at: 0, animated: false)
    XCTAssertEqual(control.selectedSegmentIndex, 1)
    control.removeSegment(at: 2, animated: false)
    XCTAssertEqual(control.selectedSegmentIndex, 1)
    control.removeSegment(at: 1, animated: false)
    XCTAssertEqual(control.selectedSegmentIndex, SegmentedControl.noSegment)
    control.selectedSegmentIndex = 0
    control.removeAllSegments()
    XCTAssertEqual(control.selectedSegmentIndex, SegmentedControl.noSegment)
    control.removeSegment(at: 0, animated: false)
    XCTAssertEqual(control.numberOfSegments, 0)
  }

  func testIndexOfNoSegmentSelectsNone() {
    let control = control("A", "B")
    control.selectedSegmentIndex = 1
    control.selectedSegmentIndex = 2
    XCTAssertEqual(control.selectedSegmentIndex, -1)
    control.selectedSegmentIndex = -3
    XCTAssertEqual(control.selectedSegmentIndex, -1)
  }

  func testTitleAndPictureReplaceEachOther() {
    let control = control("A")
    control.setImage(star, forSegmentAt: 0)
    XCTAssertNil(control.titleForSegment(at: 0))
    XCTAssertEqual(control.imageForSegment(at: 0), star)
    control.setTitle("B", forSegmentAt: 7)
    XCTAssertEqual(control.titleForSegment(at: 7), "B")
    XCTAssertNil(control.imageForSegment(at: 0))
    control.setAction(Action(title: "C", image: star) { _ in }, forSegmentAt: 0)
    XCTAssertEqual(control.imageForSegment(at: 0), star)
    XCTAssertNil(control.titleForSegment(at: 0))
  }

  func testActionTakesThePlaceOfOneOfItsName() {
    let control = control("A", "B")
    let name = Action.Identifier("name")
    control.setAction(Action(title: "Old", identifier: name) { _ in }, forSegmentAt: 0)
    control.insertSegment(
      action: Action(title: "New", identifier: name) { _ in },
      at: 1,
      animated: false
    )
    XCTAssertEqual(titles(control), ["B", "New"])
  }

  func testSegmentOfAnEmptyControlHasTheDefaults() {
    let control = SegmentedControl()
    control.setTitle("A", forSegmentAt: 0)
    XCTAssertNil(control.titleForSegment(at: 0))
    XCTAssertNil(control.imageForSegment(at: 0))
    XCTAssertNil(control.actionForSegment(at: 0))
    XCTAssertEqual(control.widthForSegment(at: 0), 0)
    XCTAssertTrue(control.isEnabledForSegment(at: 0))
  }

  // MARK: Size

  /// Each character is 6.5 points wide, and each segment 17.5 wider than its title.
  private func fixedPitch(_ titles: String...) -> SegmentedControl {
    let control = SegmentedControl(items: titles)
    control.environment = Environment(textMeasurer: FixedPitch())
    return control
  }

  func testSegmentsAreAsWideAsTheWidest() {  // 7.18
    XCTAssertEqual(fixedPitch("ab", "abcd").intrinsicContentSize.width, 2 * 44 + 1)
    XCTAssertEqual(fixedPitch("abcd").intrinsicContentSize.width, 44)
  }

  func testApportionedSegmentsAreAsWideAsTheirContent() {  // 7.18
    let control = fixedPitch("ab", "abcd")
    control.insertSegment(with: star, at: 0, animated: false)
    control.apportionsSegmentWidthsByContent = true
    XCTAssertEqual(control.intrinsicContentSize.width, 42 + 31 + 44 + 2)
  }

  func testWidthThatIsSetHolds() {
    let control = fixedPitch("ab", "abcdefgh")
    control.setWidth(100, forSegmentAt: 1)
    XCTAssertEqual(control.intrinsicContentSize.width, 31 + 100 + 1)
    control.setWidth(-1, forSegmentAt: 1)
    XCTAssertEqual(control.widthForSegment(at: 1), 0)
    XCTAssertEqual(control.intrinsicContentSize.width, 2 * 70 + 1)
  }

  func testOnlyChangesOfTheSizeInvalidateIt() {
    let control = fixedPitch("ab", "abcd")
    func isInvalidated(_ change: () -> Void) -> Bool {
      control.updateConstraintsIfNeeded()
      change()
      return control.needsUpdateConstraints()
    }
    XCTAssertFalse(isInvalidated { control.setTitle("a", forSegmentAt: 0) })
    XCTAssertFalse(isInvalidated { control.selectedSegmentIndex = 1 })
    XCTAssertFalse(isInvalidated { control.setEnabled(false, forSegmentAt: 1) })
    XCTAssertTrue(isInvalidated { control.setTitle("abcde", forSegmentAt: 0) })
    XCTAssertTrue(isInvalidated { control.apportionsSegmentWidthsByContent = true })
    XCTAssertFalse(isInvalidated { control.apportionsSegmentWidthsByContent = true })
    XCTAssertTrue(isInvalidated { control.environment.textMeasurer = SystemTextMeasurer() })
  }

  // MARK: A person

  func testProgramSendsNothingAndAPersonSends() throws {  // 7.22
    var log: [String] = []
    let control = control("A", "B")
    control.setAction(Action(title: "B") { _ in log.append("segment") }, forSegmentAt: 1)
    control.addAction(
      Action { _ in log.append("\(control.selectedSegmentIndex)") },
      for: .valueChanged
    )
    control.selectedSegmentIndex = 0
    XCTAssertEqual(log, [])
    let parts = try parts(control)
    XCTAssertTrue(parts[1].accessibilityActivate())
    XCTAssertTrue(parts[1].accessibilityActivate())
    XCTAssertEqual(log, ["segment", "1"])
    control.setEnabled(false, forSegmentAt: 0)
    XCTAssertFalse(parts[0].accessibilityActivate())
    XCTAssertEqual(control.selectedSegmentIndex, 1)
  }

  func testMomentaryChoiceLastsAsLongAsItsActions() throws {
    let control = control("A", "B")
    control.isMomentary = true
    var log: [Int] = []
    control.addAction(Action { _ in log.append(control.selectedSegmentIndex) }, for: .valueChanged)
    let part = try parts(control)[1]
    _ = part.accessibilityActivate()
    _ = part.accessibilityActivate()
    XCTAssertEqual(log, [1, 1])
    XCTAssertEqual(control.selectedSegmentIndex, SegmentedControl.noSegment)
  }

  // MARK: Accessibility

  func testEachSegmentIsAButton() throws {  // 8.1.1, 8.2.9
    let control = SegmentedControl(items: ["A", star, "C"])
    control.selectedSegmentIndex = 0
    control.setEnabled(false, forSegmentAt: 2)
    let parts = try parts(control)
    XCTAssertEqual(parts.map(\.accessibilityLabel), ["A", "star", "C"])
    XCTAssertEqual(
      parts.map(\.accessibilityTraits),
      [[.button, .selected], .button, [.button, .notEnabled]]
    )
    XCTAssertEqual(parts.map(\.accessibilityRespondsToUserInteraction), [true, true, false])
    control.isEnabled = false
    XCTAssertTrue(parts[1].accessibilityTraits.contains(.notEnabled))
    control.isMomentary = true
    XCTAssertFalse(parts[0].accessibilityTraits.contains(.selected))
  }

  func testElementsStayTheSameAndEndWithTheirSegments() throws {
    let control = control("A", "B")
    let before = try parts(control)
    control.removeSegment(at: 0, animated: false)
    XCTAssertNil(before[1].accessibilityLabel)
    XCTAssertFalse(before[1].accessibilityActivate())
    let after = try parts(control)
    XCTAssertEqual(after.count, 1)
    XCTAssertTrue(after[0] === before[0])
    control.accessibilityElements = []
    XCTAssertEqual(control.accessibilityElements?.count, 0)
    control.accessibilityElements = nil
    XCTAssertEqual(control.accessibilityElements?.count, 1)
  }

  func testSegmentsShareTheRoom() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    let control = fixedPitch("ab", "abcd", "a")
    control.setWidth(50, forSegmentAt: 2)
    control.frame = CGRect(x: 10, y: 20, width: 152, height: 32)
    root.addSubview(control)
    control.environment = Environment(textMeasurer: FixedPitch())
    let parts = try parts(control)
    XCTAssertEqual(parts.map(\.accessibilityFrame.minX), [10, 61, 112])
    XCTAssertEqual(parts.map(\.accessibilityFrame.width), [50, 50, 50])
    XCTAssertEqual(parts[0].accessibilityFrame.minY, 20)
    control.semanticContentAttribute = .forceRightToLeft
    XCTAssertEqual(parts.map(\.accessibilityFrame.minX), [112, 61, 10])
  }
}

/// Widths that design tools stored for controls of free width, by the widest title.
@Suite struct SegmentWidthTests {
  private static let before = [
    ("Second", 121), ("Native", 107), ("Light", 91), ("Traditional", 157), ("Even-odd", 147),
  ].map { ($0.0, CGFloat($0.1)) }
  private static let since = [
    ("Gradient", 145), ("Disable", 129), ("Roaming", 147), ("Unsubscribe", 195), ("Barrier", 123),
    ("Not Granted", 189), ("Enable", 121), ("Facilities", 147),
  ].map { ($0.0, CGFloat($0.1)) }

  @Test(arguments: before) func widthBeforeIOS13(_ title: String, _ stored: CGFloat) {  // 7.18
    expect(title, .iOS12, stored)
  }

  @Test(arguments: since) func widthSinceIOS13(_ title: String, _ stored: CGFloat) {  // 7.18
    expect(title, .iOS13, stored)
  }

  /// Within one point for each of the two segments.
  private func expect(_ title: String, _ generation: ControlGeneration, _ stored: CGFloat) {
    let control = SegmentedControl(items: [title, "a"])
    control.environment = Environment(controlGeneration: generation)
    #expect(abs(control.intrinsicContentSize.width - stored) <= 2)
  }
}
