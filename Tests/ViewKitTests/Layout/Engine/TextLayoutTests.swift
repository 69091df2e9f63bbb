import Foundation
import XCTest

@testable import ViewKit

/// Text in layouts: lines, widths, baselines.
final class TextLayoutTests: LayoutTestCase {
  func testPreferredMaximumWidth() {  // FS-01, 7.3, 7.4
    makeRootOfCells(500, 100)
    let label = add(Label.wrapping(30))
    place(label, x: 0, y: 0)
    XCTAssertEqual(label.intrinsicContentSize, CGSize(width: 300, height: 20))
    layOut()
    XCTAssertEqual(label.frame.size, CGSize(width: 300, height: 20))
    label.preferredMaxLayoutWidth = 100
    XCTAssertEqual(label.intrinsicContentSize, CGSize(width: 100, height: 60))
    layOut()
    XCTAssertEqual(label.frame.size, CGSize(width: 100, height: 60))
  }

  func testHeightFollowsTheWidthOfTheLayout() {  // 7.7
    makeRootOfCells(100, 500)
    let (label, below) = (add(Label.wrapping(30)), addView())
    constrain(label, .left, to: root, .left)
    constrain(label, .right, to: root, .right)
    constrain(label, .top, to: root, .top)
    constrain(below, .top, to: label, .bottom, plus: 5)
    layOut()
    assertFrame(label, 0, 0, 100, 60)
    XCTAssertEqual(below.frame.minY, 65)
    for (width, height) in [(CGFloat(300), CGFloat(20)), (150, 40), (50, 120), (100, 60)] {
      root.frame.size.width = width
      layOut()
      assertFrame(label, 0, 0, width, height)
      XCTAssertEqual(below.frame.minY, height + 5)
    }
    label.text = "mmm"
    layOut()
    XCTAssertEqual(label.frame.height, 20)
    label.text = String(repeating: "m", count: 25)
    layOut()
    XCTAssertEqual(label.frame.height, 60)
    label.numberOfLines = 2
    layOut()
    XCTAssertEqual(label.frame.height, 40)
    label.numberOfLines = 1
    layOut()
    XCTAssertEqual(label.frame.height, 20)
    XCTAssertTrue(conflicts.isEmpty)
  }

  func testHeightOfRealTextIsThatOfItsWidth() {  // 7.7, 7.8
    makeRoot(100, 500)
    let label = add(Label())
    label.text = "A text that is a good deal wider than the label that shows it"
    label.numberOfLines = 0
    constrain(label, .left, to: root, .left)
    constrain(label, .right, to: root, .right)
    layOut()
    let fitting = label.sizeThatFits(CGSize(width: 100, height: 0))
    XCTAssertGreaterThan(fitting.height, 60)
    XCTAssertEqual(label.frame.height, fitting.height)
  }

  func testWidthThatDependsOnOthersWraps() {  // 7.7
    makeRootOfCells(200, 500)
    let (icon, label) = (add(Box(50, 50)), add(Label.wrapping(30)))
    icon.setContentHuggingPriority(.required, for: .horizontal)
    icon.setContentCompressionResistancePriority(.required, for: .horizontal)
    constrain(icon, .left, to: root, .left)
    constrain(label, .left, to: icon, .right)
    constrain(label, .right, .lessThanOrEqual, to: root, .right)
    layOut()
    XCTAssertEqual(label.frame.size, CGSize(width: 150, height: 40))
    icon.content.width = 100
    icon.invalidateIntrinsicContentSize()
    layOut()
    XCTAssertEqual(label.frame.size, CGSize(width: 100, height: 60))
  }

  func testClassicSecondPass() {  // 4.4.5
    final class Classic: View {
      let label = Label.wrapping(30)

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        LayoutConstraint.activate([
          label.leftAnchor.constraint(equalTo: leftAnchor),
          label.rightAnchor.constraint(equalTo: rightAnchor),
          label.topAnchor.constraint(equalTo: topAnchor),
        ])
      }

      required init?(coder: NSCoder) { nil }

      override func layoutSubviews() {
        super.layoutSubviews()
        label.preferredMaxLayoutWidth = label.frame.width
        super.layoutSubviews()
      }
    }
    let v = Classic(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
    v.environment = Environment(textMeasurer: Cells())
    v.layoutIfNeeded()
    XCTAssertEqual(v.label.frame.size, CGSize(width: 100, height: 60))
    v.frame.size.width = 60
    v.layoutIfNeeded()
    XCTAssertEqual(v.label.frame.size, CGSize(width: 60, height: 100))
  }

  func testRequiredWidthAndFreeHeight() {  // FS-03, FR-B14, 5.9.4, 5.9.7
    let p = View()
    p.environment = Environment(textMeasurer: Cells())
    let label = add(Label.wrapping(40), to: p)
    pin(label, to: p, inset: 16)
    for (width, height) in [(CGFloat(320), CGFloat(72)), (375, 72), (132, 112)] {
      let size = p.systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      XCTAssertEqual(size, CGSize(width: width, height: height))
    }
    XCTAssertEqual(
      p.systemLayoutSizeFitting(View.layoutFittingCompressedSize),
      CGSize(width: 432, height: 52)
    )
  }

  func testWidthLimitAndPreferredWidthBreakTheSameLines() {  // FR-B04
    makeRoot(320, 480)
    let texts = [add(Label()), add(Label())]
    for text in texts {
      text.text = "A text that takes several lines in so little room"
      text.numberOfLines = 0
      place(text, x: 0, y: 0)
    }
    constrain(texts[0], .width, .lessThanOrEqual, plus: 140)
    texts[1].preferredMaxLayoutWidth = 140
    layOut()
    XCTAssertGreaterThan(texts[0].frame.height, 60)
    XCTAssertEqual(texts[0].frame.height, texts[1].frame.height)
    for text in texts { XCTAssertLessThanOrEqual(text.frame.width, 140) }
    let fitted = texts.map { $0.systemLayoutSizeFitting(View.layoutFittingCompressedSize).height }
    XCTAssertEqual(fitted, texts.map(\.frame.height))
  }

  func testHeightFollowsTheWidthThatANeighbourLeaves() {  // FR-B05
    makeRoot(320, 480)
    let (row, text, button) = (addView(), add(Label()), addView())
    row.addSubview(text)
    row.addSubview(button)
    text.text = "A text that takes several lines beside a button"
    text.numberOfLines = 0
    pinRow(row, text, button)
    let width = constrain(button, .width, plus: 40)
    for (buttonWidth, room) in [(CGFloat(40), CGFloat(256)), (180, 116)] {
      width.constant = buttonWidth
      let height = text.sizeThatFits(CGSize(width: room, height: 0)).height + 16
      let size = row.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      XCTAssertEqual(size, CGSize(width: 320, height: height))
      layOut()
      XCTAssertEqual([text.frame.width, row.frame.height], [room, height])
    }
    XCTAssertEqual(conflicts.map(\.description), [])
  }

  /// Lays a text and a button out side by side, with insets and a gap of 8 points.
  private func pinRow(_ row: View, _ text: View, _ button: View) {
    constrain(row, .left, to: root, .left)
    constrain(row, .right, to: root, .right)
    constrain(row, .top, to: root, .top)
    constrain(text, .left, to: row, .left, plus: 8)
    constrain(text, .top, to: row, .top, plus: 8)
    constrain(text, .bottom, to: row, .bottom, plus: -8)
    constrain(button, .left, to: text, .right, plus: 8)
    constrain(button, .right, to: row, .right, plus: -8)
    constrain(button, .centerY, to: row, .centerY)
    constrain(button, .height, plus: 10)
  }

  // MARK: Baselines

  func testBaselinesOfPlainViews() {  // DM-11, 5.1.4
    makeRoot(300, 100)
    let (a, b, c, mark) = (addView(), addView(), addView(), View())
    fix(a, 0, 10, 10, 50)
    constrain(c, .height, plus: 30)
    constrain(c, .firstBaseline, to: a, .firstBaseline)
    constrain(b, .height, plus: 20)
    let based = Based(mark)
    add(based)
    add(mark, to: based)
    constrain(based, .height, plus: 20)
    constrain(mark, .bottom, to: based, .bottom, plus: -5)
    constrain(mark, .height, plus: 3)
    constrain(based, .lastBaseline, to: a, .lastBaseline)
    constrain(b, .lastBaseline, to: a, .lastBaseline)
    layOut()
    XCTAssertEqual(based.frame.minY, 45)
    XCTAssertEqual(b.frame.minY, 40)
    XCTAssertEqual(c.frame.minY, 10)
  }

  func testViewHangsOnTheFirstBaselineOfSeveralLines() {  // FR-B12
    makeRoot(120, 480, scale: 1000)
    let (label, view) = (add(Label()), addView())
    label.text = "A label of several lines in 17 points"
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 17)
    place(label, x: 0, y: 30)
    constrain(label, .right, to: root, .right)
    constrain(view, .top, to: label, .firstBaseline)
    layOut()
    XCTAssertGreaterThan(label.frame.height, 40)
    XCTAssertEqual(view.frame.minY, 30 + label.font.ascender, accuracy: 0.002)
    XCTAssertEqual(view.frame.minY, 46.2, accuracy: 1)
  }

  func testLabelsOfTwoSizesShareABaseline() {  // 5.1.4, 7.9
    makeRoot(300, 100, scale: 1000)
    let (small, large) = (add(Label()), add(Label()))
    small.text = "small"
    small.font = .systemFont(ofSize: 12)
    large.text = "large"
    large.font = .systemFont(ofSize: 30)
    place(large, x: 0, y: 10)
    constrain(small, .firstBaseline, to: large, .firstBaseline)
    func expectSharedBaseline(line: UInt = #line) {
      layOut()
      XCTAssertEqual(
        small.frame.minY + small.font.ascender,
        10 + large.font.ascender,
        accuracy: 0.002,
        line: line
      )
    }
    expectSharedBaseline()
    large.font = .systemFont(ofSize: 40)
    expectSharedBaseline()
    small.font = .systemFont(ofSize: 20)
    expectSharedBaseline()
  }

  func testTextKeepsToTheMiddle() {  // 7.9
    makeRootOfCells(300, 200)
    let (tall, v) = (add(Label.wrapping(3)), addView())
    constrain(tall, .top, to: root, .top)
    constrain(tall, .height, plus: 100)
    constrain(v, .top, to: tall, .firstBaseline)
    layOut()
    XCTAssertEqual(v.frame.minY, 40 + 15)
  }

  func testBaselinesOfSeveralLinesFollowTheWidth() {  // 5.1.4, 7.7
    makeRootOfCells(100, 200)
    let (label, first, last) = (add(Label.wrapping(30)), addView(), addView())
    constrain(label, .top, to: root, .top)
    constrain(label, .left, to: root, .left)
    constrain(label, .right, to: root, .right)
    constrain(first, .top, to: label, .firstBaseline)
    constrain(last, .top, to: label, .lastBaseline)
    for (width, lines) in [(CGFloat(100), CGFloat(3)), (300, 1), (50, 6)] {
      root.frame.size.width = width
      layOut()
      XCTAssertEqual(label.frame.height, lines * 20)
      XCTAssertEqual(first.frame.minY, 15)
      XCTAssertEqual(last.frame.minY, lines * 20 - 5)
    }
  }

  func testBaselineOfAButtonIsItsTitles() {  // 5.1.4, 7.11
    makeRoot(300, 200, scale: 1000)
    let (button, label) = (Button(type: .system), add(Label()))
    button.setTitle("Save", for: .normal)
    label.text = "Name"
    add(button)
    place(button, x: 0, y: 10)
    constrain(label, .lastBaseline, to: button, .lastBaseline)
    layOut()
    XCTAssertEqual(button.frame.height, 30)
    let baseline = button.frame.maxY - button.lastBaselineOffsetFromBottom
    XCTAssertEqual(label.frame.maxY - label.lastBaselineOffsetFromBottom, baseline, accuracy: 0.01)
    constrain(button, .height, plus: 60)
    layOut()
    let lower = button.frame.maxY - button.lastBaselineOffsetFromBottom
    XCTAssertEqual(lower, baseline + 15, accuracy: 0.01)
    XCTAssertEqual(label.frame.maxY - label.lastBaselineOffsetFromBottom, lower, accuracy: 0.01)
  }

  func testImagesMayHaveABaseline() {  // 5.1.4
    makeRoot(300, 200)
    let image = Image(size: CGSize(width: 20, height: 20)).withBaselineOffset(fromBottom: 4)
    let (v, mark) = (add(ImageView(image: image)), addView())
    place(v, x: 0, y: 10)
    constrain(mark, .top, to: v, .lastBaseline)
    layOut()
    XCTAssertEqual(mark.frame.minY, 26)
  }
}

/// A view whose baseline is that of another one in it.
private final class Based: View {
  private let mark: View

  init(_ mark: View) {
    self.mark = mark
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var forLastBaselineLayout: View { mark }
}
