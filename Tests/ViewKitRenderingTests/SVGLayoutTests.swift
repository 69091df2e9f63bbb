import Foundation
import ViewKit
import ViewKitRendering
import XCTest

/// Constraints, conflicts and ambiguity in pictures.
final class SVGLayoutTests: XCTestCase {
  private let options = SVGOptions(layers: [.views, .text, .layout])

  func testGapsAndSizesAreLinesWithTheirNumbers() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let box = View()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    LayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      box.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    let picture = try SVGReader.read(root.svg(options: options))
    let layer = try XCTUnwrap(picture.element(id: "layout"))
    let constraints = layer.all(class: "constraint")
    XCTAssertEqual(
      constraints.map { $0["class"] },
      Array(repeating: "constraint required", count: 4)
    )
    let texts = constraints.map { $0.all("text").map(\.text) }
    XCTAssertEqual(texts, [["40"], ["20"], ["≥60"], ["50"]])
    let gap = try XCTUnwrap(constraints[0].all("line").first)
    XCTAssertEqual(
      [gap.number("x1"), gap.number("y1"), gap.number("x2"), gap.number("y2")].map { $0 },
      [40, 45, 0, 45]
    )
    XCTAssertTrue(
      constraints[0].first("title")?.text.hasPrefix("<LayoutConstraint H:|-(40)-") == true
    )
  }

  func testConflictsAndAmbiguityHaveTheirColoursAndNotes() throws {
    let card = Screens.conflict()
    let picture = try SVGReader.read(card.svg(options: options))
    XCTAssertEqual(picture.all(class: "broken").count, 1)
    XCTAssertEqual(picture.all(class: "broken").first?["stroke"], "#FF3B30")
    XCTAssertNotNil(picture.all(class: "broken").first?["stroke-dasharray"])
    XCTAssertEqual(picture.all(class: "conflicting").count, 2)
    XCTAssertEqual(picture.all(class: "required").count, 3)
    XCTAssertEqual(picture.all(class: "ambiguity").count, 1)
    let legend = try XCTUnwrap(picture.element(id: "legend")).all("text").map(\.text)
    XCTAssertEqual(legend.first, "Can’t hold together")
    XCTAssertEqual(legend.last, "Label'Floating note' is ambiguous in left")
    XCTAssertEqual(legend.filter { $0.hasPrefix("✕") }.count, 1)
  }

  func testWeakerConstraintsAndThoseOfStacksAreDrawnButNotTheirHelpers() throws {
    let screen = Screens.order()
    let picture = try SVGReader.read(screen.svg(options: options))
    let titles = picture.all(class: "constraint").compactMap { $0.first("title")?.text }
    XCTAssertTrue(titles.contains { $0.contains("UISV-spacing") })
    XCTAssertFalse(titles.contains { $0.contains("spanner") || $0.contains("suppression") })
    XCTAssertNil(picture.element(id: "legend"))
  }

  func testConstraintsOfHiddenViewsAreLeftOut() throws {
    let card = Screens.conflict()
    card.subviews[1].isHidden = true
    let picture = try SVGReader.read(card.svg(options: options))
    let titles = picture.all(class: "constraint").compactMap { $0.first("title")?.text }
    XCTAssertEqual(titles.count, 5)
    XCTAssertFalse(titles.contains { $0.contains("Floating note") })
  }

  func testPartOfATreeShowsItsOwnConstraintsOnly() throws {
    let screen = Screens.order()
    let row = screen.subviews[0].subviews[4]
    let picture = try SVGReader.read(row.svg(options: options))
    let titles = picture.all(class: "constraint").compactMap { $0.first("title")?.text }
    XCTAssertTrue(titles.contains { $0.contains("Roast") })
    XCTAssertFalse(titles.contains { $0.contains("basket") })
  }
}
