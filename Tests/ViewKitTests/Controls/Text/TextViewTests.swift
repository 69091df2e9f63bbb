import Foundation
import Testing
import XCTest

@testable import ViewKit

final class TextViewTests: XCTestCase {
  /// 10 points for each character of a font of 20 points, which has lines of 23.87.
  private func view(_ text: String, scrolls: Bool = false) -> TextView {
    let view = TextView()
    view.environment = Environment(textMeasurer: FixedPitch())
    view.font = .systemFont(ofSize: 20)
    view.isScrollEnabled = scrolls
    view.text = text
    return view
  }

  func testDefaults() {
    let view = TextView()
    XCTAssertEqual(view.text, "")
    XCTAssertNil(view.font)
    XCTAssertNil(view.textColor)
    XCTAssertEqual(view.textAlignment, .natural)
    XCTAssertTrue(view.isEditable)
    XCTAssertTrue(view.isSelectable)
    XCTAssertTrue(view.isScrollEnabled)
    XCTAssertEqual(view.selectedRange, NSRange(location: 0, length: 0))
    XCTAssertEqual(view.textContainerInset, EdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    XCTAssertEqual(view.textContainer.lineFragmentPadding, 5)
    XCTAssertEqual(view.textContainer.maximumNumberOfLines, 0)
    XCTAssertEqual(view.textContainer.lineBreakMode, .byWordWrapping)
    XCTAssertEqual(view.autocapitalizationType, .sentences)
    XCTAssertEqual(view.autocorrectionType, .default)
    XCTAssertFalse(view.isSecureTextEntry)
    XCTAssertFalse(view.hasText)
  }

  // MARK: Size

  func testScrollingTextHasNoIntrinsicSize() {  // 7.1
    let view = view("abc", scrolls: true)
    XCTAssertEqual(view.intrinsicContentSize, CGSize(width: -1, height: -1))
    XCTAssertEqual(view.sizeThatFits(.zero), CGSize(width: 40, height: 40))
    view.isScrollEnabled = false
    XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 40, height: 40))
  }

  func testFittingWrapsAtTheWidthWithinInsetsAndPadding() {  // 7.1
    let view = view("abc def")
    XCTAssertEqual(view.sizeThatFits(CGSize(width: 50, height: 0)), CGSize(width: 40, height: 64))
    XCTAssertEqual(view.sizeThatFits(CGSize(width: 80, height: 0)), view.intrinsicContentSize)
    view.textContainerInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.textContainer.lineFragmentPadding = 0
    XCTAssertEqual(view.sizeThatFits(CGSize(width: 50, height: 0)), CGSize(width: 36, height: 52))
    XCTAssertEqual(view.sizeThatFits(CGSize(width: 3, height: 0)).width, 3)
  }

  func testTextThatDoesNotScrollPushesWhatIsBelow() {  // FR-B21
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 480))
    root.environment = Environment(textMeasurer: FixedPitch())
    let (text, below) = (view("a"), View())
    for view in [text, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor),
    ])
    var heights: [CGFloat] = []
    for content in ["a", "A paragraph of a few words\nand another one below it"] {
      text.text = content
      root.layoutIfNeeded()
      let fitting = text.sizeThatFits(CGSize(width: 200, height: 0))
      XCTAssertEqual(text.frame.height, fitting.height)
      XCTAssertEqual(below.frame.minY, text.frame.maxY)
      heights.append(text.frame.height)
    }
    XCTAssertGreaterThan(heights[1], 2 * heights[0])
    text.isScrollEnabled = true
    XCTAssertEqual(text.intrinsicContentSize, CGSize(width: -1, height: -1))
  }

  func testHeightsAreThoseOfDesignTools() {
    let view = TextView()
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    XCTAssertEqual(view.intrinsicContentSize.height, 36.5)  // Empty text takes a line.
    view.font = .systemFont(ofSize: 15)
    view.text = "text message"
    XCTAssertEqual(view.intrinsicContentSize.height, 34)
    view.environment = Environment(traits: TraitCollection(displayScale: 3))
    view.font = .systemFont(ofSize: 17)
    XCTAssertEqual(view.intrinsicContentSize.height, 36.333, accuracy: 0.001)
  }

  func testLineEndAtTheEndBeginsALine() {
    XCTAssertEqual(view("a").intrinsicContentSize.height, 40)
    XCTAssertEqual(view("a\n").intrinsicContentSize.height, 64)
  }

  func testLinesKeepToTheContainersLimitAndMode() {
    let view = view("ab cdef")
    view.textContainer.lineBreakMode = .byCharWrapping
    XCTAssertEqual(view.sizeThatFits(CGSize(width: 50, height: 0)).width, 50)
    view.text = "a\nb\nc"
    view.textContainer.maximumNumberOfLines = 2
    XCTAssertEqual(view.intrinsicContentSize.height, 64)
  }

  func testOnlyChangesThatMatterInvalidateTheSize() {
    let view = view("abc")
    func isInvalidated(_ change: () -> Void) -> Bool {
      view.updateConstraintsIfNeeded()
      change()
      return view.needsUpdateConstraints()
    }
    XCTAssertFalse(isInvalidated { view.text = "abc" })
    XCTAssertTrue(isInvalidated { view.text = "abcd" })
    XCTAssertTrue(isInvalidated { view.font = .systemFont(ofSize: 10) })
    XCTAssertFalse(isInvalidated { view.font = .systemFont(ofSize: 10) })
    XCTAssertTrue(isInvalidated { view.textContainerInset = .zero })
    XCTAssertFalse(isInvalidated { view.textContainerInset = .zero })
    XCTAssertTrue(isInvalidated { view.textContainer.lineFragmentPadding = 0 })
    XCTAssertFalse(isInvalidated { view.textContainer.lineFragmentPadding = 0 })
    XCTAssertTrue(isInvalidated { view.textContainer.maximumNumberOfLines = 3 })
    XCTAssertFalse(isInvalidated { view.textContainer.lineBreakMode = .byTruncatingTail })
    XCTAssertTrue(isInvalidated { view.textContainer.lineBreakMode = .byCharWrapping })
    XCTAssertFalse(isInvalidated { view.textColor = .red })
    XCTAssertFalse(isInvalidated { view.adjustsFontForContentSizeCategory = true })
    XCTAssertTrue(isInvalidated { view.environment.traits.displayScale = 3 })
    view.environment = Environment()
    XCTAssertFalse(isInvalidated { view.tintColor = .red })
    view.font = .preferredFont(forTextStyle: .body)
    XCTAssertTrue(isInvalidated { view.adjustsFontForContentSizeCategory = false })
    XCTAssertTrue(isInvalidated { view.isScrollEnabled = true })
    XCTAssertFalse(isInvalidated { view.text = "scrolls" })
  }

  func testFontFollowsTheTextSizeWhenAsked() {  // 8.4.6
    let view = TextView()
    view.font = .preferredFont(forTextStyle: .body)
    view.environment.traits.preferredContentSizeCategory = .accessibilityLarge
    let plain = view.sizeThatFits(.zero).height
    view.adjustsFontForContentSizeCategory = true
    XCTAssertGreaterThan(view.sizeThatFits(.zero).height, plain)
  }

  func testBaselinesAreThoseOfTheFirstAndLastLine() {  // 7.9
    let font = Font.systemFont(ofSize: 20)
    let view = view("a\nb")
    XCTAssertEqual(view.firstBaselineOffsetFromTop, 8 + font.ascender, accuracy: 1e-9)
    XCTAssertEqual(view.lastBaselineOffsetFromBottom, 8 - font.descender, accuracy: 1e-9)
    view.frame.size = CGSize(width: 100, height: 164)
    XCTAssertEqual(view.firstBaselineOffsetFromTop, 8 + font.ascender, accuracy: 1e-9)
    XCTAssertEqual(view.lastBaselineOffsetFromBottom, 108 - font.descender, accuracy: 1e-9)
  }

  // MARK: Layout

  private func addView(_ view: View, to root: View, left: CGFloat = 0) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: left).isActive = true
  }

  func testHeightFollowsTheWidthWhereTextDoesNotScroll() {  // 7.1
    let (root, text) = (View(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), view("abc def"))
    addView(text, to: root)
    text.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    let width = text.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(text.frame.size, CGSize(width: 50, height: 64))
    XCTAssertEqual(text.contentSize, CGSize(width: 50, height: 64))
    width.constant = 100
    root.layoutIfNeeded()
    XCTAssertEqual(text.frame.size, CGSize(width: 100, height: 40))
    text.isScrollEnabled = true
    root.layoutIfNeeded()
    XCTAssertTrue(text.hasAmbiguousLayout)
    text.heightAnchor.constraint(equalToConstant: 30).isActive = true
    width.constant = 50
    root.layoutIfNeeded()
    XCTAssertEqual(text.contentSize, CGSize(width: 50, height: 64))
  }

  func testConstraintsReachTheBaselinesOfTextAtTheTop() {  // 5.1.4, 7.9
    let font = Font.systemFont(ofSize: 20)
    for scrolls in [false, true] {
      let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let text = view("abc def", scrolls: scrolls)
      let (first, last) = (View(), View())
      for view in [text, first, last] { addView(view, to: root) }
      LayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        text.widthAnchor.constraint(equalToConstant: 50),
        text.heightAnchor.constraint(equalToConstant: 164),
        first.topAnchor.constraint(equalTo: text.firstBaselineAnchor),
        last.topAnchor.constraint(equalTo: text.lastBaselineAnchor),
      ])
      root.layoutIfNeeded()
      root.setNeedsLayout()
      XCTAssertEqual(first.frame.minY, 18 + font.ascender, accuracy: 0.25)
      XCTAssertEqual(last.frame.minY, 10 + 64 - 8 + font.descender, accuracy: 0.25, "\(scrolls)")
    }
  }

  func testTextViewsScroll() {
    let view = view("abc", scrolls: true)
    XCTAssertTrue(view.clipsToBounds)
    view.contentOffset.y = 12
    XCTAssertEqual(view.bounds.minY, 12)
  }

  // MARK: Typing

  func testTypingReplacesTheSelection() {
    let view = view("Hello")
    XCTAssertEqual(view.selectedRange, NSRange(location: 5, length: 0))
    view.insertText("!")
    XCTAssertEqual(view.text, "Hello!")
    view.selectedRange = NSRange(location: 0, length: 5)
    view.insertText("Bye")
    XCTAssertEqual(view.text, "Bye!")
    XCTAssertEqual(view.selectedRange, NSRange(location: 3, length: 0))
    view.deleteBackward()
    XCTAssertEqual(view.text, "By!")
    view.selectedRange = NSRange(location: 1, length: 99)
    XCTAssertEqual(view.selectedRange, NSRange(location: 1, length: 2))
    view.deleteBackward()
    XCTAssertEqual(view.text, "B")
    view.selectedRange = NSRange(location: -3, length: -1)
    XCTAssertEqual(view.selectedRange, NSRange(location: 0, length: 0))
    view.deleteBackward()
    XCTAssertEqual(view.text, "B")
    XCTAssertTrue(view.hasText)
  }

  func testDeletingTakesAWholeCharacter() {
    let view = view("a\u{1F44D}\u{1F3FD}")
    view.deleteBackward()
    XCTAssertEqual(view.text, "a")
  }

  func testTextThatIsNotEditableKeepsToThePrograms() {
    let view = view("a")
    view.isEditable = false
    view.insertText("b")
    view.deleteBackward()
    XCTAssertEqual(view.text, "a")
    view.text = nil
    XCTAssertEqual(view.text, "")
    XCTAssertEqual(view.accessibilityTraits, .textArea)
  }

  // MARK: Accessibility and printing

  func testValueIsTheText() {  // 8.1.1
    let view = view("Ada")
    XCTAssertEqual(view.accessibilityValue, "Ada")
    XCTAssertTrue(view.description.contains("text = 'Ada'"), view.description)
  }
}
