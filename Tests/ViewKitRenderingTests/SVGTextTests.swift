import Foundation
import ViewKit
import ViewKitRendering
import XCTest

/// Texts stand where layout puts them, as wide as it thinks they are.
final class SVGTextTests: XCTestCase {
  private func texts(_ view: View) throws -> [SVGElement] {
    try SVGReader.read(view.svg()).all("text")
  }

  func testLineStandsOnItsBaselineInItsWidth() throws {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.text = "Label"
    let text = try XCTUnwrap(texts(label).first)
    let measurer = SystemTextMeasurer()
    XCTAssertEqual(text.text, "Label")
    XCTAssertEqual(text.number("x"), 0)
    XCTAssertEqual(text.number("font-size"), 17)
    XCTAssertEqual(
      text.number("textLength"),
      measurer.width(of: "Label", font: label.font),
      accuracy: 0.01
    )
    let top = (40 - label.intrinsicContentSize.height) / 2
    XCTAssertEqual(text.number("y"), top + measurer.ascender(of: label.font), accuracy: 0.01)
  }

  func testEveryTextOfAPictureKeepsItsWidthInAnyFont() throws {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    label.text = "Lines of a label"
    label.numberOfLines = 0
    let card = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    card.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20).isActive = true
    var sheet = SVGSheet()
    sheet.options.layers = [.views, .text, .layout, .accessibility, .issues]
    sheet.add(card, caption: "Card")
    let texts = try SVGReader.read(sheet.svg).all("text")
    XCTAssertTrue(Set(["Card", "Lines of", "1"]).isSubset(of: texts.map(\.text)), "\(texts)")
    for text in texts {
      XCTAssertGreaterThan(text.number("textLength"), 0, text.text)
      XCTAssertEqual(text["lengthAdjust"], "spacingAndGlyphs", text.text)
    }
  }

  func testAlignmentMovesLines() throws {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.text = "Label"
    let width = SystemTextMeasurer().width(of: "Label", font: label.font)
    for (alignment, x) in [
      (TextAlignment.left, 0), (.center, (100 - width) / 2), (.right, 100 - width), (.natural, 0),
    ] {
      label.textAlignment = alignment
      XCTAssertEqual(try XCTUnwrap(texts(label).first).number("x"), x, accuracy: 0.01)
    }
    label.textAlignment = .natural
    label.semanticContentAttribute = .forceRightToLeft
    XCTAssertEqual(try XCTUnwrap(texts(label).first).number("x"), 100 - width, accuracy: 0.01)
  }

  func testTextWithoutAHeightIsOneLine() throws {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.text = "Label"
    label.font = .systemFont(ofSize: 0)
    XCTAssertEqual(try texts(label).map(\.text), ["Label"])
  }

  func testFontsKeepTheirWeightAndSlant() throws {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.text = "Label"
    XCTAssertNil(try texts(label).first?["font-weight"])
    label.font = .boldSystemFont(ofSize: 20)
    XCTAssertEqual(try texts(label).first?["font-weight"], "700")
    label.font = .italicSystemFont(ofSize: 20)
    XCTAssertEqual(try texts(label).first?["font-style"], "italic")
  }

  func testShrinkingLabelsShowTheSmallerFont() throws {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    label.text = "Quite a long text"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    let size = try XCTUnwrap(texts(label).first).number("font-size")
    XCTAssertEqual(size, 8.5)
    XCTAssertLessThan(try XCTUnwrap(texts(label).first).number("textLength"), 60.01)
  }

  func testFieldsShowTheirTextOrTheirPlaceholder() throws {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 160, height: 34))
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    XCTAssertEqual(try texts(field).map(\.text), ["Name"])
    XCTAssertEqual(try texts(field).first?["fill-opacity"], "0.3")
    field.text = "Ada"
    XCTAssertEqual(try texts(field).map(\.text), ["Ada"])
    field.isSecureTextEntry = true
    XCTAssertEqual(try texts(field).map(\.text), ["•••"])
  }

  func testTextViewsShowTheirLinesAndSegmentsTheirTitles() throws {
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 160, height: 100))
    view.text = "One\nTwo"
    XCTAssertEqual(try texts(view).map(\.text), ["One", "Two"])
    XCTAssertEqual(try texts(view).map { $0.number("x") }, [5, 5])
    let segments = SegmentedControl(items: ["One", "Two"])
    segments.frame = CGRect(x: 0, y: 0, width: 160, height: 32)
    XCTAssertEqual(try texts(segments).map(\.text), ["One", "Two"])
    XCTAssertLessThan(try texts(segments)[0].number("x"), 80)
    XCTAssertGreaterThan(try texts(segments)[1].number("x"), 80)
  }
}
