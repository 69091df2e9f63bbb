import Foundation
import XCTest

@testable import ViewKit

final class ControlCodingTests: XCTestCase {
  func testLabelSurvivesAnArchive() throws {
    let label = Label()
    label.text = "Ada"
    label.font = FontMetrics.default.scaledFont(for: .boldSystemFont(ofSize: 20))
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.lineBreakMode = .byCharWrapping
    label.numberOfLines = 3
    label.preferredMaxLayoutWidth = 40
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.adjustsFontForContentSizeCategory = true
    label.isEnabled = false
    let read = try archivedCopy(of: label)
    XCTAssertEqual(read.text, "Ada")
    XCTAssertEqual(read.font, label.font)
    XCTAssertEqual(read.textColor, .secondaryLabel)
    XCTAssertEqual(read.textAlignment, .center)
    XCTAssertEqual(read.lineBreakMode, .byCharWrapping)
    XCTAssertEqual(read.numberOfLines, 3)
    XCTAssertEqual(read.preferredMaxLayoutWidth, 40)
    XCTAssertTrue(read.adjustsFontSizeToFitWidth)
    XCTAssertEqual(read.minimumScaleFactor, 0.5)
    XCTAssertTrue(read.adjustsFontForContentSizeCategory)
    XCTAssertFalse(read.isEnabled)
    XCTAssertFalse(read.isUserInteractionEnabled)
    XCTAssertEqual(read.intrinsicContentSize, label.intrinsicContentSize)
  }

  func testImageViewSurvivesAnArchive() throws {
    let image = Image(size: CGSize(width: 3, height: 4), scale: 2, name: "star")
      .withAlignmentRectInsets(EdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
    let view = ImageView(image: image, highlightedImage: Image(size: .zero))
    view.isHighlighted = true
    let read = try archivedCopy(of: view)
    XCTAssertEqual(read.image, image)
    XCTAssertEqual(read.highlightedImage, Image(size: .zero))
    XCTAssertTrue(read.isHighlighted)
  }

  func testControlSurvivesAnArchiveWithoutItsActions() throws {
    let control = Control()
    control.isSelected = true
    control.isEnabled = false
    control.contentHorizontalAlignment = .trailing
    control.contentVerticalAlignment = .fill
    control.addAction(Action { _ in }, for: .touchDown)
    let read = try archivedCopy(of: control)
    XCTAssertEqual(read.state, [.selected, .disabled])
    XCTAssertEqual(read.contentHorizontalAlignment, .trailing)
    XCTAssertEqual(read.contentVerticalAlignment, .fill)
    XCTAssertEqual(read.allControlEvents, [])
  }

  func testButtonSurvivesAnArchive() throws {
    let button = Button(type: .system)
    let image = Image(size: CGSize(width: 24, height: 24), name: "star")
    button.setTitle("Save", for: .normal)
    button.setTitle("Saved", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setImage(image, for: .normal)
    button.titleLabel?.font = .boldSystemFont(ofSize: 22)
    button.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.titleEdgeInsets = EdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    button.imageEdgeInsets = EdgeInsets(top: 9, left: 8, bottom: 7, right: 6)
    button.isSelected = true
    let read = try archivedCopy(of: button)
    XCTAssertEqual(read.buttonType, .system)
    XCTAssertEqual(read.currentTitle, "Saved")
    XCTAssertEqual(read.title(for: .normal), "Save")
    XCTAssertEqual(read.currentTitleColor, .red)
    XCTAssertEqual(read.currentImage, image)
    XCTAssertEqual(read.titleLabel?.font, .boldSystemFont(ofSize: 22))
    XCTAssertEqual(read.contentEdgeInsets, button.contentEdgeInsets)
    XCTAssertEqual(read.titleEdgeInsets, button.titleEdgeInsets)
    XCTAssertEqual(read.imageEdgeInsets, button.imageEdgeInsets)
    XCTAssertEqual(read.intrinsicContentSize, button.intrinsicContentSize)
    XCTAssertEqual(read.subviews.count, 2)
    XCTAssertEqual(read.titleLabel?.text, "Saved")
  }

  func testCoderWithoutKeysGivesDefaults() throws {
    let label = try XCTUnwrap(Label(coder: NSCoder()))
    XCTAssertEqual(label.font, .systemFont(ofSize: 17))
    label.encode(with: NSCoder())
    XCTAssertEqual(try XCTUnwrap(Button(coder: NSCoder())).buttonType, .custom)
    XCTAssertNil(try XCTUnwrap(ImageView(coder: NSCoder())).image)
  }

  func testAccessibilityAttributesSurviveAnArchive() throws {
    let view = View()
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Card"
    view.accessibilityHint = "Opens the card"
    view.accessibilityValue = "3"
    view.accessibilityIdentifier = "card"
    view.accessibilityTraits = [.button, .header, .toggleButton]
    view.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.accessibilityPath = BezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.accessibilityActivationPoint = CGPoint(x: 5, y: 6)
    view.accessibilityLanguage = "de"
    view.accessibilityElementsHidden = true
    view.accessibilityViewIsModal = true
    view.shouldGroupAccessibilityChildren = true
    view.accessibilityContainerType = .list
    view.accessibilityUserInputLabels = ["Card", "Box"]
    view.accessibilityNavigationStyle = .combined
    view.accessibilityRespondsToUserInteraction = false
    let read = try archivedCopy(of: view)
    XCTAssertEqual(read.accessibilityAttributes?.archived, view.accessibilityAttributes?.archived)
    XCTAssertEqual(read.accessibilityLabel, "Card")
    XCTAssertNil(try archivedCopy(of: View()).accessibilityAttributes)
  }

  func testElementSurvivesAnArchiveWithoutItsContainer() throws {
    let element = AccessibilityElement(accessibilityContainer: View())
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    let read = try archivedCopy(of: element)
    XCTAssertEqual(
      read.accessibilityFrameInContainerSpace,
      CGRect(x: 1, y: 2, width: 3, height: 4)
    )
    XCTAssertNil(read.accessibilityContainer)
  }
}
