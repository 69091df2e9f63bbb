import Foundation
import Testing
import XCTest

@testable import ViewKit

/// Counts what invalidates its size.
private final class SpyLabel: Label {
  var invalidations = 0

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    invalidations += 1
  }
}

final class LabelTests: XCTestCase {
  private let text = "A text of several words"

  /// 10 points for each character of a font of 20 points.
  private func label(_ text: String?, lines: Int = 1) -> Label {
    let label = Label()
    label.environment = Environment(textMeasurer: FixedPitch())
    label.font = .systemFont(ofSize: 20)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  func testDefaults() {  // 7.2, 1.1.2, 7.24, 8.4.6
    let label = Label()
    XCTAssertNil(label.text)
    XCTAssertEqual(label.numberOfLines, 1)
    XCTAssertEqual(label.lineBreakMode, .byTruncatingTail)
    XCTAssertEqual(label.textAlignment, .natural)
    XCTAssertEqual(label.font, .systemFont(ofSize: 17))
    XCTAssertEqual(label.textColor, .label)
    XCTAssertFalse(label.adjustsFontSizeToFitWidth)
    XCTAssertEqual(label.minimumScaleFactor, 0)
    XCTAssertEqual(label.preferredMaxLayoutWidth, 0)
    XCTAssertTrue(label.isEnabled)
    XCTAssertFalse(label.adjustsFontForContentSizeCategory)
    XCTAssertFalse(label.isUserInteractionEnabled)
    XCTAssertEqual(label.frame, .zero)
  }

  func testNilReturnsFontAndColorToTheirDefaults() {
    let label = Label()
    label.font = .boldSystemFont(ofSize: 30)
    label.textColor = .red
    label.font = nil
    label.textColor = nil
    XCTAssertEqual(label.font, .systemFont(ofSize: 17))
    XCTAssertEqual(label.textColor, .label)
  }

  func testFrameStaysZeroUntilSizeToFit() {  // 7.24
    let label = Label()
    label.text = "Label"
    XCTAssertEqual(label.frame, .zero)
    label.sizeToFit()
    XCTAssertEqual(label.frame, CGRect(x: 0, y: 0, width: 42, height: 20.5))
  }

  func testEmptyTextHasNoSize() {  // 7.6
    XCTAssertEqual(Label().intrinsicContentSize, .zero)
    XCTAssertEqual(label("").intrinsicContentSize, .zero)
    XCTAssertEqual(label(nil).sizeThatFits(CGSize(width: 10, height: 10)), .zero)
  }

  func testIntrinsicSizeWithoutPreferredWidthIsOneLine() {  // 7.3
    for lines in [0, 1, 2, -1] {
      for mode in [LineBreakMode.byWordWrapping, .byCharWrapping, .byClipping] {
        let label = label(text, lines: lines)
        label.lineBreakMode = mode
        XCTAssertEqual(label.intrinsicContentSize, CGSize(width: 230, height: 24))
      }
    }
  }

  func testLineEndsMakeLinesUpToTheLimit() {  // 7.3
    XCTAssertEqual(label("a\nbc\nd", lines: 0).intrinsicContentSize.height, 72)
    XCTAssertEqual(label("a\nbc\nd", lines: 2).intrinsicContentSize.height, 48)
    XCTAssertEqual(label("a\nbc\nd").intrinsicContentSize, CGSize(width: 10, height: 24))
  }

  func testPreferredWidthWrapsWhereMoreLinesAreAllowed() {  // 7.4
    let label = label(text, lines: 0)
    label.preferredMaxLayoutWidth = 100
    XCTAssertEqual(label.intrinsicContentSize, CGSize(width: 90, height: 72))
    label.numberOfLines = 2
    XCTAssertEqual(label.intrinsicContentSize, CGSize(width: 90, height: 48))
    label.numberOfLines = 1
    XCTAssertEqual(label.intrinsicContentSize, CGSize(width: 230, height: 24))
  }

  func testWrappedWidthIsNotAboveThePreferredOne() {  // 7.4
    let label = label("abc def", lines: 0)
    label.font = .systemFont(ofSize: 20.1)
    label.preferredMaxLayoutWidth = 30.2
    XCTAssertEqual(label.intrinsicContentSize.width, 30.2)
  }

  func testFittingOneLineIgnoresTheGivenWidth() {  // 7.5
    let label = label(text)
    for width in [0, 10, 100, 1000] as [CGFloat] {
      let size = label.sizeThatFits(CGSize(width: width, height: 5))
      XCTAssertEqual(size, label.intrinsicContentSize)
    }
  }

  func testFittingSeveralLinesWrapsAtTheGivenWidth() {  // 7.5
    let label = label(text, lines: 0)
    XCTAssertEqual(label.sizeThatFits(CGSize(width: 100, height: 0)), CGSize(width: 90, height: 72))
    XCTAssertEqual(label.sizeThatFits(CGSize(width: 230, height: 0)), label.intrinsicContentSize)
    XCTAssertEqual(label.sizeThatFits(.zero), label.intrinsicContentSize)
    XCTAssertEqual(label.sizeThatFits(CGSize(width: -1, height: 0)), label.intrinsicContentSize)
    label.numberOfLines = 2
    XCTAssertEqual(label.sizeThatFits(CGSize(width: 100, height: 0)).height, 48)
  }

  func testCharacterWrappingFillsLines() {
    let label = label("ab cdef", lines: 0)
    label.lineBreakMode = .byCharWrapping
    let size = label.sizeThatFits(CGSize(width: 40, height: 0))
    XCTAssertEqual(size, CGSize(width: 40, height: 48))
  }

  func testHeightIsRoundedUpAfterTheLinesAreAdded() {  // 7.6
    let label = label("a\nb\nc", lines: 0)
    label.font = .systemFont(ofSize: 17)
    XCTAssertEqual(label.intrinsicContentSize.height, 61)  // three times 20.287 is 60.86
  }

  func testSizeIsRoundedUpToThePixelsOfTheScale() {  // 7.6, 7.8
    let label = Label()
    label.text = "Label"
    let heights = [1, 2, 3].map { scale -> CGFloat in
      label.environment = Environment(traits: TraitCollection(displayScale: scale))
      return label.intrinsicContentSize.height
    }
    XCTAssertEqual(heights[0], 21)
    XCTAssertEqual(heights[1], 20.5)
    XCTAssertEqual(heights[2], 20.333, accuracy: 0.001)
  }

  func testOnlyChangesThatMatterInvalidateTheSize() {  // 4.2.8
    let label = SpyLabel()
    func count(_ change: () -> Void) -> Int {
      label.invalidations = 0
      change()
      return label.invalidations
    }
    XCTAssertEqual(count { label.text = "a" }, 1)
    XCTAssertEqual(count { label.text = "a" }, 0)
    XCTAssertEqual(count { label.font = .boldSystemFont(ofSize: 17) }, 1)
    XCTAssertEqual(count { label.font = .boldSystemFont(ofSize: 17) }, 0)
    XCTAssertEqual(count { label.preferredMaxLayoutWidth = 50 }, 0)
    XCTAssertEqual(count { label.lineBreakMode = .byCharWrapping }, 0)
    XCTAssertEqual(count { label.numberOfLines = 0 }, 1)
    XCTAssertEqual(count { label.numberOfLines = 0 }, 0)
    XCTAssertEqual(count { label.preferredMaxLayoutWidth = 60 }, 1)
    XCTAssertEqual(count { label.preferredMaxLayoutWidth = 60 }, 0)
    XCTAssertEqual(count { label.lineBreakMode = .byWordWrapping }, 1)
    XCTAssertEqual(count { label.lineBreakMode = .byTruncatingHead }, 0)
    XCTAssertEqual(count { label.textColor = .red }, 0)
    XCTAssertEqual(count { label.textAlignment = .center }, 0)
    XCTAssertEqual(count { label.isEnabled = false }, 0)
    XCTAssertEqual(count { label.adjustsFontForContentSizeCategory = true }, 0)
    label.font = .preferredFont(forTextStyle: .body)
    XCTAssertEqual(count { label.adjustsFontForContentSizeCategory = false }, 1)
  }

  func testOnlyMeasuringChangesOfTheEnvironmentInvalidateTheSize() {
    let (root, label) = (View(), SpyLabel())
    root.addSubview(label)
    func count(_ change: () -> Void) -> Int {
      label.invalidations = 0
      change()
      return label.invalidations
    }
    XCTAssertEqual(count { root.tintColor = .red }, 0)
    XCTAssertEqual(count { root.overrideUserInterfaceStyle = .dark }, 0)
    XCTAssertEqual(count { root.environment = Environment() }, 0)
    XCTAssertEqual(count { root.environment.traits.displayScale = 3 }, 1)
    XCTAssertEqual(
      count { root.environment.traits.preferredContentSizeCategory = .small },
      1
    )
    XCTAssertEqual(count { root.environment.textMeasurer = FixedPitch() }, 1)
  }

  func testFontFollowsTheTextSizeWhenAsked() {  // 8.4.6
    let label = Label()
    label.text = "a"
    label.font = .preferredFont(forTextStyle: .body)
    label.environment.traits.preferredContentSizeCategory = .accessibilityLarge
    XCTAssertEqual(label.font.pointSize, 17)
    let plain = label.intrinsicContentSize.height
    label.adjustsFontForContentSizeCategory = true
    XCTAssertEqual(label.font.pointSize, 33)
    XCTAssertGreaterThan(label.intrinsicContentSize.height, plain)
    label.font = .systemFont(ofSize: 17)
    XCTAssertEqual(label.font.pointSize, 17)
  }

  // MARK: Text rectangle

  func testTextLiesInTheMiddleFromTopToBottom() {  // 7.9
    let bounds = CGRect(x: 5, y: 6, width: 100, height: 124)
    let rect = label("abc").textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    XCTAssertEqual(rect, CGRect(x: 5, y: 56, width: 30, height: 24))
  }

  func testTextLiesAsItIsAligned() {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 24)
    let label = label("abc")
    func left(_ alignment: TextAlignment) -> CGFloat {
      label.textAlignment = alignment
      return label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).minX
    }
    XCTAssertEqual(
      [.left, .center, .right, .justified, .natural].map(left),
      [0, 35, 70, 0, 0]
    )
    label.semanticContentAttribute = .forceRightToLeft
    XCTAssertEqual(
      [.left, .center, .right, .justified, .natural].map(left),
      [0, 35, 70, 70, 70]
    )
  }

  func testTextRectKeepsToBoundsAndLines() {
    let label = label(text, lines: 0)
    func rect(_ width: CGFloat, _ height: CGFloat, _ lines: Int) -> CGRect {
      label.textRect(
        forBounds: CGRect(x: 0, y: 0, width: width, height: height),
        limitedToNumberOfLines: lines
      )
    }
    XCTAssertEqual(rect(100, 72, 0), CGRect(x: 0, y: 0, width: 90, height: 72))
    XCTAssertEqual(rect(100, 72, 2), CGRect(x: 0, y: 12, width: 90, height: 48))
    XCTAssertEqual(rect(100, 50, 0), CGRect(x: 0, y: 1, width: 90, height: 48))
    XCTAssertEqual(rect(100, 30, 2), CGRect(x: 0, y: 3, width: 90, height: 24))
    XCTAssertEqual(rect(100, 10, 0), CGRect(x: 0, y: 0, width: 90, height: 24))
    XCTAssertEqual(Label().textRect(forBounds: .zero, limitedToNumberOfLines: 0), .zero)
  }

  func testTextShrinksToTheWidthDownToTheMinimum() {
    let label = label("abcdefghij")
    label.adjustsFontSizeToFitWidth = true
    let bounds = CGRect(x: 0, y: 0, width: 50, height: 24)
    func height() -> CGFloat {
      label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).height
    }
    XCTAssertEqual(height(), 24)
    label.minimumScaleFactor = 0.25
    XCTAssertEqual(height(), 12)
    label.minimumScaleFactor = 0.75
    XCTAssertEqual(height(), 18)
    label.text = "abc"
    XCTAssertEqual(height(), 24)
    XCTAssertEqual(label.intrinsicContentSize.height, 24)
  }

  // MARK: Baselines

  func testBaselinesFollowTheText() {  // 7.9
    let label = Label()
    label.text = "Label"
    let font = Font.systemFont(ofSize: 17)
    XCTAssertEqual(label.firstBaselineOffsetFromTop, font.ascender, accuracy: 1e-9)
    XCTAssertEqual(label.lastBaselineOffsetFromBottom, -font.descender, accuracy: 1e-9)
    label.sizeToFit()
    XCTAssertEqual(label.firstBaselineOffsetFromTop, font.ascender, accuracy: 1e-9)
    XCTAssertEqual(label.lastBaselineOffsetFromBottom, -font.descender, accuracy: 1e-9)
    label.frame.size.height = 120.5
    XCTAssertEqual(label.firstBaselineOffsetFromTop, 50 + font.ascender, accuracy: 1e-9)
    XCTAssertEqual(label.lastBaselineOffsetFromBottom, 50 - font.descender, accuracy: 1e-9)
  }

  func testBaselinesOfSeveralLinesAreTheirFirstAndLast() {
    let label = label("a\nb\nc", lines: 0)
    label.sizeToFit()
    let font = Font.systemFont(ofSize: 20)
    XCTAssertEqual(label.firstBaselineOffsetFromTop, font.ascender, accuracy: 1e-9)
    XCTAssertEqual(label.lastBaselineOffsetFromBottom, -font.descender, accuracy: 1e-9)
  }

  func testPlainViewHasNoBaselineOffsets() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertEqual(view.firstBaselineOffsetFromTop, 0)
    XCTAssertEqual(view.lastBaselineOffsetFromBottom, 0)
  }

  func testLabelPrintsItsText() {
    let label = Label()
    label.text = "Ada"
    XCTAssertTrue(label.description.contains("text = 'Ada'"), label.description)
  }
}
