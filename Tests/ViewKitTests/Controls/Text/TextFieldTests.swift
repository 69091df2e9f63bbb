import Foundation
import Testing
import XCTest

@testable import ViewKit

final class TextFieldTests: XCTestCase {
  /// 10 points for each character of a font of 20 points, which has lines of 24.
  private func field(_ text: String? = nil, border: TextField.BorderStyle = .none) -> TextField {
    let field = TextField()
    field.environment = Environment(textMeasurer: FixedPitch())
    field.font = .systemFont(ofSize: 20)
    field.borderStyle = border
    field.text = text
    return field
  }

  func testDefaults() {  // 7.13
    let field = TextField()
    XCTAssertEqual(field.text, "")
    XCTAssertNil(field.placeholder)
    XCTAssertEqual(field.font, .systemFont(ofSize: 17))
    XCTAssertNil(field.textColor)
    XCTAssertEqual(field.textAlignment, .natural)
    XCTAssertEqual(field.borderStyle, .none)
    XCTAssertEqual(field.clearButtonMode, .never)
    XCTAssertEqual(field.leftViewMode, .never)
    XCTAssertEqual(field.rightViewMode, .never)
    XCTAssertEqual(field.autocorrectionType, .default)
    XCTAssertEqual(field.autocapitalizationType, .sentences)
    XCTAssertEqual(field.spellCheckingType, .default)
    XCTAssertEqual(field.keyboardType, .default)
    XCTAssertEqual(field.returnKeyType, .default)
    XCTAssertNil(field.textContentType)
    XCTAssertFalse(field.isSecureTextEntry)
    XCTAssertFalse(field.enablesReturnKeyAutomatically)
    XCTAssertFalse(field.clearsOnBeginEditing)
    XCTAssertFalse(field.adjustsFontSizeToFitWidth)
    XCTAssertFalse(field.adjustsFontForContentSizeCategory)
    XCTAssertEqual(field.minimumFontSize, 0)
    XCTAssertFalse(field.hasText)
  }

  func testNilReturnsTextAndFontToTheirDefaults() {
    let field = field("a")
    field.text = nil
    field.font = nil
    XCTAssertEqual(field.text, "")
    XCTAssertEqual(field.font, .systemFont(ofSize: 17))
  }

  // MARK: Typing

  func testProgramSendsNothingAndAPersonSends() {  // 7.22
    let field = TextField()
    var log: [String] = []
    field.addAction(
      Action { _ in log.append(field.text ?? "") },
      for: [.editingChanged, .valueChanged]
    )
    field.text = "a"
    XCTAssertEqual(log, [])
    field.insertText("b")
    field.deleteBackward()
    field.deleteBackward()
    field.deleteBackward()
    XCTAssertEqual(log, ["ab", "a", ""])
    field.isEnabled = false
    field.insertText("c")
    XCTAssertEqual(field.text, "")
    XCTAssertEqual(log.count, 3)
  }

  // MARK: Size

  func testWidthIsThatOfTheTextOrThePlaceholder() {  // 7.13
    let field = field()
    field.placeholder = "abc"
    XCTAssertEqual(field.intrinsicContentSize, CGSize(width: 30, height: 25))
    field.text = "abcde"
    XCTAssertEqual(field.intrinsicContentSize, CGSize(width: 50, height: 25))
    field.borderStyle = .roundedRect
    XCTAssertEqual(field.intrinsicContentSize, CGSize(width: 64, height: 37))
    XCTAssertEqual(field.sizeThatFits(.zero), field.intrinsicContentSize)
  }

  func testSecureTextIsMeasuredAsBullets() {
    struct Bullets: TextMeasurer {
      func width(of text: String, font: Font) -> CGFloat {
        CGFloat(text.filter { $0 == "\u{2022}" }.count) * 7
      }
    }
    let field = field("abc")
    field.environment = Environment(textMeasurer: Bullets())
    XCTAssertEqual(field.intrinsicContentSize.width, 0)
    field.isSecureTextEntry = true
    XCTAssertEqual(field.intrinsicContentSize.width, 21)
  }

  func testOnlyChangesOfTheSizeInvalidateIt() {
    let field = field("abc")
    func isInvalidated(_ change: () -> Void) -> Bool {
      field.updateConstraintsIfNeeded()
      change()
      return field.needsUpdateConstraints()
    }
    XCTAssertFalse(isInvalidated { field.text = "xyz" })
    XCTAssertTrue(isInvalidated { field.text = "abcd" })
    XCTAssertFalse(isInvalidated { field.placeholder = "abcdef" })
    XCTAssertTrue(isInvalidated { field.font = .systemFont(ofSize: 10) })
    XCTAssertFalse(isInvalidated { field.font = .systemFont(ofSize: 10) })
    XCTAssertTrue(isInvalidated { field.borderStyle = .line })
    XCTAssertFalse(isInvalidated { field.borderStyle = .bezel })
    XCTAssertFalse(isInvalidated { field.borderStyle = .bezel })
    XCTAssertFalse(isInvalidated { field.leftViewMode = .always })
    XCTAssertFalse(isInvalidated { field.leftView = View() })
    XCTAssertTrue(
      isInvalidated { field.leftView = View(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
    )
    XCTAssertFalse(isInvalidated { field.leftViewMode = .unlessEditing })
    XCTAssertTrue(isInvalidated { field.isSecureTextEntry = true })
    XCTAssertFalse(isInvalidated { field.isSecureTextEntry = true })
    XCTAssertFalse(isInvalidated { field.adjustsFontForContentSizeCategory = true })
    XCTAssertTrue(isInvalidated { field.text = "" })
    XCTAssertTrue(isInvalidated { field.placeholder = "abc" })
    XCTAssertFalse(isInvalidated { field.textColor = .red })
    XCTAssertTrue(isInvalidated { field.environment.traits.displayScale = 3 })
    field.font = .preferredFont(forTextStyle: .body)
    XCTAssertTrue(isInvalidated { field.adjustsFontForContentSizeCategory = false })
  }

  func testFontFollowsTheTextSizeWhenAsked() {  // 8.4.6
    let field = TextField()
    field.font = .preferredFont(forTextStyle: .body)
    field.environment.traits.preferredContentSizeCategory = .accessibilityLarge
    XCTAssertEqual(field.font?.pointSize, 17)
    field.adjustsFontForContentSizeCategory = true
    XCTAssertEqual(field.font?.pointSize, 33)
    XCTAssertEqual(field.intrinsicContentSize.height, 41)
  }

  // MARK: Parts

  func testTextLiesWithinTheBorderAndBetweenTheViews() {
    let field = field("abc", border: .roundedRect)
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
    XCTAssertEqual(field.borderRect(forBounds: bounds), bounds)
    XCTAssertEqual(field.textRect(forBounds: bounds), bounds.insetBy(dx: 7, dy: 0))
    field.leftView = View(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    field.rightView = View(frame: CGRect(x: 0, y: 0, width: 30, height: 34))
    XCTAssertEqual(field.subviews, [])
    XCTAssertEqual(field.leftViewRect(forBounds: bounds).size, .zero)
    field.leftViewMode = .always
    field.rightViewMode = .unlessEditing
    XCTAssertEqual(field.subviews, [field.leftView, field.rightView])
    let text = CGRect(x: 27, y: 0, width: 136, height: 34)
    XCTAssertEqual(field.textRect(forBounds: bounds), text)
    XCTAssertEqual(field.placeholderRect(forBounds: bounds), text)
    XCTAssertEqual(field.editingRect(forBounds: bounds), text)
    XCTAssertEqual(field.intrinsicContentSize.width, 30 + 14 + 50)
    XCTAssertEqual(field.textRect(forBounds: .zero).width, 0)
    field.frame = bounds
    field.layoutIfNeeded()
    XCTAssertEqual(field.leftView?.frame, CGRect(x: 0, y: 12, width: 20, height: 10))
    XCTAssertEqual(field.rightView?.frame, CGRect(x: 170, y: 0, width: 30, height: 34))
  }

  func testViewsThatAreNotShownLeaveTheField() {
    let field = field()
    let (first, second) = (View(), View())
    field.rightViewMode = .always
    field.rightView = first
    field.rightView = second
    XCTAssertNil(first.superview)
    XCTAssertEqual(field.subviews, [second])
    field.rightViewMode = .whileEditing
    XCTAssertEqual(field.subviews, [])
    field.rightViewMode = .always
    field.rightView = nil
    XCTAssertEqual(field.subviews, [])
  }

  func testBaselineFollowsTheLine() {  // 7.9
    let font = Font.systemFont(ofSize: 20)
    let field = field("abc")
    let line = font.lineHeight
    func expect(above: CGFloat, below: CGFloat) {
      XCTAssertEqual(field.firstBaselineOffsetFromTop, above + font.ascender, accuracy: 1e-9)
      XCTAssertEqual(field.lastBaselineOffsetFromBottom, below - font.descender, accuracy: 1e-9)
    }
    expect(above: (25 - line) / 2, below: (25 - line) / 2)
    field.frame.size = CGSize(width: 100, height: line + 20)
    expect(above: 10, below: 10)
    field.contentVerticalAlignment = .top
    expect(above: 0, below: 20)
    field.contentVerticalAlignment = .bottom
    expect(above: 20, below: 0)
  }

  // MARK: Accessibility and printing

  func testValueIsTheTextOrThePlaceholder() {  // 8.1.3, 8.1.5
    let field = TextField()
    XCTAssertNil(field.accessibilityValue)
    field.placeholder = "Name"
    XCTAssertEqual(field.accessibilityValue, "Name")
    XCTAssertNil(field.accessibilityLabel)
    field.text = "Ada"
    XCTAssertEqual(field.accessibilityValue, "Ada")
    XCTAssertEqual(field.accessibilityTraits, .textEntry)
  }

  func testSecureTextIsNeitherSpokenNorPrinted() {  // 8.1.7
    let field = TextField()
    field.text = "Ada"
    XCTAssertTrue(field.description.contains("text = 'Ada'"), field.description)
    field.isSecureTextEntry = true
    XCTAssertEqual(field.accessibilityValue, "\u{2022}\u{2022}\u{2022}")
    XCTAssertEqual(field.accessibilityTraits, [.textEntry, .secureTextField])
    XCTAssertFalse(field.description.contains("Ada"), field.description)
  }
}

@Suite struct TextFieldHeightTests {
  private struct Row: Sendable, CustomTestStringConvertible {
    let size: CGFloat
    let border: TextField.BorderStyle
    let generation: ControlGeneration
    let height: CGFloat
    var testDescription: String { "\(size) pt, \(border), \(generation): \(height)" }
  }

  // 7.13: heights that design tools stored for fields of free height.
  private static let rows = [
    Row(size: 17, border: .none, generation: .iOS12, height: 21),
    Row(size: 16, border: .none, generation: .iOS12, height: 20),
    Row(size: 14, border: .none, generation: .iOS12, height: 17),
    Row(size: 18, border: .none, generation: .iOS12, height: 22),
    Row(size: 17, border: .none, generation: .iOS13, height: 22),
    Row(size: 18, border: .none, generation: .iOS13, height: 23),
    Row(size: 14, border: .roundedRect, generation: .iOS12, height: 30),
    Row(size: 17, border: .roundedRect, generation: .iOS12, height: 30),
    Row(size: 14, border: .roundedRect, generation: .iOS13, height: 34),
    Row(size: 17, border: .roundedRect, generation: .iOS13, height: 34),
    Row(size: 17, border: .roundedRect, generation: .iOS26, height: 34),
  ]

  @Test(arguments: rows) private func heightFollowsFontBorderAndGeneration(_ row: Row) {
    let field = TextField()
    field.font = .systemFont(ofSize: row.size)
    field.borderStyle = row.border
    field.environment = Environment(controlGeneration: row.generation)
    #expect(field.intrinsicContentSize.height == row.height)
  }
}
