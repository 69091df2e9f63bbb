import Foundation
import XCTest

@testable import ViewKit

final class StackViewCodingTests: XCTestCase {
  /// Writes a stack into a keyed archive and reads it back.
  private func copy(_ stack: StackView) throws -> StackView {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: stack,
      requiringSecureCoding: false
    )
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    let read = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    return try XCTUnwrap(read as? StackView)
  }

  private func label(_ text: String) -> Label {
    let label = Label()
    label.text = text
    return label
  }

  func testSettingsAndOrderSurviveAnArchive() throws {
    let labels = ["a", "b", "c"].map(label)
    let stack = StackView()
    stack.addSubview(labels[2])
    stack.addSubview(label("not arranged"))
    labels.forEach(stack.addArrangedSubview)
    stack.axis = .vertical
    stack.distribution = .equalCentering
    stack.alignment = .lastBaseline
    stack.spacing = 3
    stack.isBaselineRelativeArrangement = true
    stack.isLayoutMarginsRelativeArrangement = true
    stack.setCustomSpacing(7, after: labels[1])
    stack.setCustomSpacing(StackView.spacingUseSystem, after: labels[2])
    labels[0].isHidden = true
    let read = try copy(stack)
    XCTAssertEqual(read.arrangedSubviews.map { ($0 as? Label)?.text }, ["a", "b", "c"])
    XCTAssertEqual(
      read.subviews.map { ($0 as? Label)?.text },
      ["c", "not arranged", "a", "b"]
    )
    XCTAssertEqual(read.axis, .vertical)
    XCTAssertEqual(read.distribution, .equalCentering)
    XCTAssertEqual(read.alignment, .lastBaseline)
    XCTAssertEqual(read.spacing, 3)
    XCTAssertTrue(read.isBaselineRelativeArrangement)
    XCTAssertTrue(read.isLayoutMarginsRelativeArrangement)
    XCTAssertEqual(
      read.arrangedSubviews.map(read.customSpacing(after:)),
      [StackView.spacingUseDefault, 7, StackView.spacingUseSystem]
    )
    XCTAssertTrue(read.arrangedSubviews[0].isHidden)
    XCTAssertFalse(read.arrangedSubviews[0].translatesAutoresizingMaskIntoConstraints)
    XCTAssertEqual(read.layoutMargins, .zero)
  }

  func testReadStackLaysOutAsTheWrittenOneAndKeepsNoGuideOfIt() throws {
    let stack = StackView(arrangedSubviews: ["a", "bb", "ccc"].map(label))
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    stack.distribution = .equalSpacing
    stack.alignment = .center
    let own = LayoutGuide()
    own.identifier = "own"
    stack.layoutIfNeeded()
    stack.addLayoutGuide(own)
    let read = try copy(stack)
    XCTAssertEqual(read.layoutGuides.map(\.identifier), ["own"])
    XCTAssertEqual(read.constraints, [])
    read.layoutIfNeeded()
    XCTAssertEqual(read.subviews.map(\.frame), stack.subviews.map(\.frame))
  }

  func testOwnConstraintsToOwnGuidesSurvive() throws {
    let stack = StackView(arrangedSubviews: [label("a"), label("b")])
    stack.distribution = .equalSpacing
    stack.layoutIfNeeded()
    let guide = LayoutGuide()
    stack.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 9)
    width.shouldBeArchived = true
    width.isActive = true
    let read = try copy(stack)
    XCTAssertTrue(read.constraints.first?.firstItem === read.layoutGuides.first)
  }

  func testStackWithoutSettingsOfItsOwn() throws {
    let read = try copy(StackView())
    XCTAssertEqual(read.arrangedSubviews, [])
    XCTAssertEqual(read.axis, .horizontal)
  }
}
