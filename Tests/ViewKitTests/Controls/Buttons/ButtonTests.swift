import Foundation
import Testing
import XCTest

@testable import ViewKit

final class ButtonTests: XCTestCase {
  private let image = Image(size: CGSize(width: 24, height: 20), name: "star")
  private let other = Image(size: CGSize(width: 30, height: 30), name: "moon")

  /// 10 points for each character of a font of 20 points.
  private func button(_ title: String?, image: Image? = nil, type: Button.ButtonType = .custom)
    -> Button
  {
    let button = Button(type: type)
    button.environment = Environment(textMeasurer: FixedPitch())
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    if title != nil { button.titleLabel?.font = .systemFont(ofSize: 20) }
    return button
  }

  func testAnImageOfAnotherSizeIsPlacedAnew() throws {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.setImage(Image(size: CGSize(width: 10, height: 10)), for: .normal)
    button.layoutIfNeeded()
    let view = try XCTUnwrap(button.imageView)
    XCTAssertEqual(view.frame, CGRect(x: 45, y: 45, width: 10, height: 10))
    button.setImage(Image(size: CGSize(width: 40, height: 20)), for: .normal)
    button.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 30, y: 40, width: 40, height: 20))
  }

  func testAnImageOfAnotherSizeIsPlacedAnewInAButtonOfAFixedSize() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let button = Button()
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    LayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor),
      button.widthAnchor.constraint(equalToConstant: 100),
      button.heightAnchor.constraint(equalToConstant: 100),
    ])
    button.setImage(Image(size: CGSize(width: 10, height: 10)), for: .normal)
    root.layoutIfNeeded()
    button.setImage(Image(size: CGSize(width: 40, height: 20)), for: .normal)
    root.layoutIfNeeded()
    XCTAssertEqual(button.imageView?.frame, CGRect(x: 30, y: 40, width: 40, height: 20))
    button.setImage(nil, for: .normal)
    button.setTitle("A", for: .normal)
    root.layoutIfNeeded()
    let label = try XCTUnwrap(button.titleLabel)
    XCTAssertEqual(label.frame.midX, 50, accuracy: 0.5)
  }

  func testDefaults() {  // 7.12
    let button = Button()
    XCTAssertEqual(button.buttonType, .custom)
    XCTAssertNil(button.currentTitle)
    XCTAssertNil(button.currentImage)
    XCTAssertNil(button.title(for: .normal))
    XCTAssertEqual(button.contentEdgeInsets, .zero)
    XCTAssertTrue(button.isUserInteractionEnabled)
    XCTAssertEqual(button.subviews, [])
    XCTAssertEqual(Button(type: .system).buttonType, .system)
  }

  func testStatesWithoutContentFallBackToTheNormalOne() {  // 7.12
    let button = Button()
    button.setTitle("Normal", for: .normal)
    button.setTitle("Off", for: .disabled)
    button.setImage(image, for: .normal)
    button.setImage(other, for: .selected)
    XCTAssertEqual(button.title(for: .highlighted), "Normal")
    XCTAssertEqual(button.title(for: .disabled), "Off")
    XCTAssertEqual(button.title(for: [.disabled, .selected]), "Normal")
    XCTAssertEqual(button.image(for: .disabled), image)
    XCTAssertEqual(button.image(for: .selected), other)
    button.setTitle(nil, for: .disabled)
    XCTAssertEqual(button.title(for: .disabled), "Normal")
  }

  func testCurrentContentFollowsTheState() {  // 7.12
    let button = Button()
    button.setTitle("Normal", for: .normal)
    button.setTitle("Off", for: .disabled)
    button.setImage(other, for: .selected)
    button.setTitleColor(.red, for: .disabled)
    XCTAssertEqual(button.currentTitle, "Normal")
    button.isEnabled = false
    XCTAssertEqual(button.currentTitle, "Off")
    XCTAssertEqual(button.titleLabel?.text, "Off")
    XCTAssertEqual(button.titleLabel?.textColor, .red)
    button.isEnabled = true
    button.isSelected = true
    XCTAssertEqual(button.currentImage, other)
    XCTAssertEqual(button.imageView?.image, other)
    button.isSelected = false
    XCTAssertNil(button.imageView?.image)
    button.setTitle(nil, for: .normal)
    XCTAssertNil(button.titleLabel?.text)
  }

  func testTitleColorIsWhiteOrTheTint() {
    let (custom, system) = (Button(), Button(type: .system))
    XCTAssertEqual(custom.currentTitleColor, .white)
    XCTAssertEqual(system.currentTitleColor, .systemBlue)
    system.setTitle("Save", for: .normal)
    system.tintColor = .red
    XCTAssertEqual(system.currentTitleColor, .red)
    XCTAssertEqual(system.titleLabel?.textColor, .red)
    system.setTitleColor(.green, for: .normal)
    XCTAssertEqual(system.titleColor(for: .selected), .green)
    system.setTitleColor(nil, for: .normal)
    XCTAssertEqual(system.titleColor(for: .selected), .red)
  }

  func testDisabledSystemButtonIsGrey() {  // F2-15
    let (custom, system) = (button("Save"), Button(type: .system))
    system.setTitle("Save", for: .normal)
    system.tintColor = .red
    system.isEnabled = false
    XCTAssertEqual(system.currentTitleColor, .tertiaryLabel)
    XCTAssertEqual(system.titleLabel?.textColor, .tertiaryLabel)
    XCTAssertEqual(system.titleColor(for: .normal), .red)
    system.isSelected = true
    XCTAssertEqual(system.currentTitleColor, .tertiaryLabel)
    system.setTitleColor(.green, for: .normal)
    XCTAssertEqual(system.currentTitleColor, .green)
    system.setTitleColor(nil, for: .normal)
    system.isEnabled = true
    XCTAssertEqual(system.titleLabel?.textColor, .red)
    custom.isEnabled = false
    XCTAssertEqual(custom.currentTitleColor, .white)
  }

  func testTitleLabelAndImageViewAreSubviews() throws {
    let button = button("Title", image: image)
    let (label, view) = (try XCTUnwrap(button.titleLabel), try XCTUnwrap(button.imageView))
    XCTAssertEqual(button.subviews, [view, label])
    XCTAssertEqual(label.lineBreakMode, .byTruncatingMiddle)
    XCTAssertEqual(Button().titleLabel?.font, .systemFont(ofSize: 18))
    XCTAssertEqual(Button(type: .system).titleLabel?.font, .systemFont(ofSize: 15))
  }

  func testPrimaryActionGivesTitleAndImage() {
    var count = 0
    let action = Action(title: "Save", image: image) { _ in count += 1 }
    let button = Button(primaryAction: action)
    XCTAssertEqual(button.buttonType, .system)
    XCTAssertEqual(button.currentTitle, "Save")
    XCTAssertEqual(button.currentImage, image)
    button.sendActions(for: .primaryActionTriggered)
    XCTAssertEqual(count, 1)
    XCTAssertNil(Button(type: .custom, primaryAction: nil).currentTitle)
    XCTAssertNil(Button(primaryAction: Action { _ in }).currentTitle)
  }

  // MARK: Size

  func testSystemButtonIsItsTitleAndTwelvePointsHigh() {  // 7.11
    let button = Button(type: .system)
    button.setTitle("Continue", for: .normal)
    let heights = [14, 15, 16, 17, 18, 24].map { size -> CGFloat in
      button.titleLabel?.font = .systemFont(ofSize: size)
      return button.intrinsicContentSize.height
    }
    XCTAssertEqual(heights, [29, 30, 32, 33, 34, 41])
    button.titleLabel?.font = .systemFont(ofSize: 15)
    let width = SystemTextMeasurer().width(of: "Continue", font: .systemFont(ofSize: 15))
    XCTAssertEqual(button.intrinsicContentSize.width, width.rounded(.up))
    XCTAssertEqual(button.sizeThatFits(.zero), button.intrinsicContentSize)
  }

  func testShortTitleLeavesThirtyPoints() {  // 7.11
    let button = Button(type: .system)
    button.setTitle("OK", for: .normal)
    XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 30, height: 30))
  }

  func testCustomButtonHasTheHeightOfItsFont() {  // 7.11
    let button = Button()
    XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 30, height: 34))
    button.setTitle("Continue", for: .normal)
    XCTAssertEqual(button.intrinsicContentSize.height, 34)
  }

  func testContentInsetsReplaceThePadding() {  // 7.11
    let button = button("Continue")
    XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 80, height: 36))
    button.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 86, height: 28))
    button.setTitle("a", for: .normal)
    XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 16, height: 28))
  }

  func testOnlyInsetsOfTheContentChangeTheSize() {  // 7.11, FR-B25
    let button = button("Continue", image: image)
    let size = button.intrinsicContentSize
    button.titleEdgeInsets = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    button.imageEdgeInsets = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    XCTAssertEqual(button.intrinsicContentSize, size)
    button.contentEdgeInsets = EdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    XCTAssertEqual(button.intrinsicContentSize.width, size.width + 30)
  }

  func testImageAddsToTheWidth() {
    XCTAssertEqual(button(nil, image: image).intrinsicContentSize, CGSize(width: 24, height: 22))
    XCTAssertEqual(button(nil, image: other).intrinsicContentSize, CGSize(width: 30, height: 30))
    XCTAssertEqual(
      button("Title", image: image).intrinsicContentSize,
      CGSize(width: 74, height: 36)
    )
  }

  func testOnlyChangesThatMatterInvalidateTheSize() {  // 4.2.8
    final class Spy: Button {
      var invalidations = 0
      override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        invalidations += 1
      }
    }
    let button = Spy()
    func changes(_ change: () -> Void) -> Bool {
      button.invalidations = 0
      change()
      return button.invalidations > 0
    }
    XCTAssertTrue(changes { button.setTitle("Title", for: .normal) })
    XCTAssertFalse(changes { button.setTitle("Title", for: .normal) })
    XCTAssertFalse(changes { button.setTitle("Off", for: .disabled) })
    XCTAssertFalse(changes { button.setTitleColor(.red, for: .normal) })
    XCTAssertTrue(changes { button.isEnabled = false })
    XCTAssertTrue(changes { button.isEnabled = true })
    XCTAssertFalse(changes { button.isHighlighted = true })
    XCTAssertTrue(changes { button.setImage(image, for: .normal) })
    XCTAssertFalse(changes { button.setImage(image, for: .normal) })
    XCTAssertFalse(changes { button.setImage(Image(size: image.size), for: .normal) })
    XCTAssertTrue(changes { button.titleLabel?.font = .systemFont(ofSize: 20) })
    XCTAssertTrue(changes { button.contentEdgeInsets.left = 1 })
    XCTAssertFalse(changes { button.contentEdgeInsets.left = 1 })
    XCTAssertFalse(changes { button.titleEdgeInsets.left = 1 })
    XCTAssertTrue(changes { button.environment.textMeasurer = FixedPitch() })
  }

  // MARK: Layout

  private func frames(_ button: Button) -> [CGRect] {
    button.layoutIfNeeded()
    return button.subviews.map(\.frame)
  }

  func testImageAndTitleLieSideBySideInTheMiddle() {
    let button = button("Title", image: image)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    XCTAssertEqual(
      frames(button),
      [CGRect(x: 13, y: 12, width: 24, height: 20), CGRect(x: 37, y: 10, width: 50, height: 24)]
    )
    button.semanticContentAttribute = .forceRightToLeft
    XCTAssertEqual(
      frames(button),
      [CGRect(x: 63, y: 12, width: 24, height: 20), CGRect(x: 13, y: 10, width: 50, height: 24)]
    )
  }

  func testContentLiesAsItIsAligned() {
    let button = button("Title", image: image)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    XCTAssertEqual(frames(button).map(\.origin), [CGPoint(x: 26, y: 24), CGPoint(x: 50, y: 20)])
    button.contentHorizontalAlignment = .leading
    button.contentVerticalAlignment = .top
    XCTAssertEqual(frames(button).map(\.origin), [CGPoint(x: 0, y: 0), CGPoint(x: 24, y: 0)])
    button.contentVerticalAlignment = .fill
    XCTAssertEqual(frames(button).map(\.height), [44, 44])
  }

  func testContentKeepsWithinTheButton() {
    let button = button("Long title", image: other)
    button.frame = CGRect(x: 0, y: 0, width: 70, height: 20)
    XCTAssertEqual(
      frames(button),
      [CGRect(x: 0, y: 0, width: 30, height: 20), CGRect(x: 30, y: 0, width: 40, height: 20)]
    )
  }

  func testInsetsMoveTheContent() {
    let button = button("Title", image: image)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.contentEdgeInsets = EdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    XCTAssertEqual(frames(button).map(\.minX), [18, 42])
    button.titleEdgeInsets = EdgeInsets(top: 0, left: 4, bottom: 4, right: 0)
    XCTAssertEqual(frames(button).map(\.minX), [18, 44])
    button.imageEdgeInsets = EdgeInsets(top: 0, left: 0, bottom: 0, right: 4)
    XCTAssertEqual(frames(button).map(\.minX), [16, 44])
    XCTAssertEqual(frames(button).map(\.minY), [12, 8])
  }

  func testTitleRectOfAButtonWithoutTitleIsEmpty() {
    let content = CGRect(x: 3, y: 4, width: 50, height: 50)
    XCTAssertEqual(Button().titleRect(forContentRect: content).size, .zero)
  }

  func testBaselinesAreThoseOfTheTitle() {
    let font = Font.systemFont(ofSize: 20)
    let button = button("Title")
    XCTAssertEqual(button.firstBaselineOffsetFromTop, 6 + font.ascender, accuracy: 1e-9)
    button.frame.size = CGSize(width: 100, height: 64)
    XCTAssertEqual(button.firstBaselineOffsetFromTop, 20 + font.ascender, accuracy: 1e-9)
    XCTAssertEqual(button.lastBaselineOffsetFromBottom, 20 - font.descender, accuracy: 1e-9)
    button.bounds.origin = CGPoint(x: 3, y: 7)
    XCTAssertEqual(button.firstBaselineOffsetFromTop, 20 + font.ascender, accuracy: 1e-9)
    XCTAssertEqual(button.lastBaselineOffsetFromBottom, 20 - font.descender, accuracy: 1e-9)
    XCTAssertEqual(Button().firstBaselineOffsetFromTop, 0)
  }

  func testButtonPrintsItsTitle() {
    XCTAssertTrue(button("Save").description.contains("text = 'Save'"))
    let tree = button("Save").recursiveDescription
    XCTAssertTrue(tree.contains("<ButtonLabel;"), tree)
  }

  func testAnImageOfAnotherSizeIsShownInItsSize() {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    for size in [CGSize(width: 10, height: 20), CGSize(width: 30, height: 40)] {
      button.setImage(Image(size: size, name: "star"), for: .normal)
      button.layoutIfNeeded()
      XCTAssertEqual(button.imageView?.frame.size, size)
    }
  }
}
