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

  /// The texts and the ends of the lines of the constraint that comes first.
  private func firstConstraint(_ root: View) throws -> (texts: [String], lines: [SVGElement]) {
    root.layoutIfNeeded()
    let picture = try SVGReader.read(root.svg(options: options))
    let first = try XCTUnwrap(picture.all(class: "constraint").first)
    return (first.all("text").map(\.text), first.all("line"))
  }

  private func box(in root: View, _ frame: CGRect = .zero) -> View {
    let box = View(frame: frame)
    root.addSubview(box)
    return box
  }

  func testSizesThatDependOnEachOtherAreMarkedOnBoth() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (first, second) = (
      box(in: root, CGRect(x: 0, y: 0, width: 40, height: 20)),
      box(in: root, CGRect(x: 0, y: 50, width: 80, height: 20))
    )
    let half = first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 0.5)
    half.isActive = true
    XCTAssertEqual(try firstConstraint(root).texts, ["=0.5\u{D7}", "="])
    half.isActive = false
    let ratio = first.widthAnchor.constraint(equalTo: first.heightAnchor, multiplier: 2)
    ratio.isActive = true
    XCTAssertEqual(try firstConstraint(root).texts, ["2\u{D7}height"])
    ratio.isActive = false
    first.heightAnchor.constraint(lessThanOrEqualTo: second.heightAnchor).isActive = true
    XCTAssertEqual(try firstConstraint(root).texts, ["\u{2264}", "="])
  }

  func testGapsLieInTheMiddleOfWhatTheirItemsShare() throws {
    let rows: [(y: CGFloat, place: CGFloat)] = [
      (0, 10),  // side by side
      (10, 15),  // one reaches below the other
      (20, 20),  // only their edges are level
      (30, 10),  // nothing is: the middle of the first
    ]
    for (y, place) in rows {
      let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let first = box(in: root, CGRect(x: 100, y: 0, width: 20, height: 20))
      let second = box(in: root, CGRect(x: 0, y: y, width: 20, height: 20))
      first.leftAnchor.constraint(equalTo: second.rightAnchor, constant: 80).isActive = true
      let gap = try XCTUnwrap(firstConstraint(root).lines.first)
      XCTAssertEqual(gap.number("y1"), place, "\(y)")
      XCTAssertEqual(gap.number("y2"), place, "\(y)")
    }
  }

  /// Margins of 10, 20, 30 and 40 points in a view of 200 by 100.
  func testGapsToMarginsEndThere() throws {
    typealias Attribute = LayoutConstraint.Attribute
    let rows: [(Attribute, Attribute, CGFloat)] = [
      (.left, .leftMargin, 20), (.right, .rightMargin, 160), (.leading, .leadingMargin, 20),
      (.trailing, .trailingMargin, 160), (.centerX, .centerXWithinMargins, 90),
      (.top, .topMargin, 10), (.bottom, .bottomMargin, 70),
      (.centerY, .centerYWithinMargins, 40),
    ]
    for (plain, margin, place) in rows {
      let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      root.insetsLayoutMarginsFromSafeArea = false
      root.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      let box = box(in: root)
      box.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint(
        item: box,
        attribute: plain,
        relatedBy: .equal,
        toItem: root,
        attribute: margin,
        multiplier: 1,
        constant: 5
      ).isActive = true
      let axis = [.top, .bottom, .centerY].contains(plain) ? "y" : "x"
      let gap = try XCTUnwrap(firstConstraint(root).lines.first)
      XCTAssertEqual(gap.number(axis + "1"), place + 5, "\(margin)")
      XCTAssertEqual(gap.number(axis + "2"), place, "\(margin)")
    }
  }

  func testMarginsOfRightToLeftViewsAreMirrored() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.semanticContentAttribute = .forceRightToLeft
    root.insetsLayoutMarginsFromSafeArea = false
    root.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let box = box(in: root)
    box.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint(
      item: box,
      attribute: .leading,
      relatedBy: .equal,
      toItem: root,
      attribute: .leadingMargin,
      multiplier: 1,
      constant: 15
    ).isActive = true
    let (texts, lines) = try firstConstraint(root)
    XCTAssertEqual(texts, ["15"])
    XCTAssertEqual(lines.first?.number("x1"), 145)
    XCTAssertEqual(lines.first?.number("x2"), 160)
  }

  func testConstraintAcrossTheAxesHasNoLine() throws {  // 5.2.6
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.diagnosticObserver = { _ in }
    LayoutConstraint(
      item: box(in: root),
      attribute: .left,
      relatedBy: .equal,
      toItem: root,
      attribute: .bottom,
      multiplier: 1,
      constant: 0
    ).isActive = true
    root.layoutIfNeeded()
    let picture = try SVGReader.read(root.svg(options: options))
    XCTAssertTrue(picture.all(class: "constraint").allSatisfy { $0.all("line").isEmpty })
  }

  func testGapsReadInTheDirectionOfTheCommonSuperview() throws {  // F2-11, 5.10.1
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (first, second) = (box(in: root), box(in: root))
    second.frame.origin.x = 150
    first.semanticContentAttribute = .forceRightToLeft
    second.semanticContentAttribute = .forceRightToLeft
    LayoutConstraint(
      item: second,
      attribute: .leading,
      relatedBy: .equal,
      toItem: first,
      attribute: .trailing,
      multiplier: 1,
      constant: 150 - first.frame.maxX
    ).isActive = true
    let lines = try firstConstraint(root).lines
    XCTAssertEqual(lines.first?.number("x1"), 150)
    XCTAssertEqual(lines.first?.number("x2"), first.frame.maxX)
  }

  func testBaselinesThatAreSharedAreOneLine() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (small, large) = (Label(), Label())
    (small.text, large.text) = ("small", "large")
    large.font = .systemFont(ofSize: 30)
    for label in [small, large] {
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    LayoutConstraint.activate([
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      large.topAnchor.constraint(equalTo: root.topAnchor),
      large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor, constant: 20),
    ])
    let line = try XCTUnwrap(firstConstraint(root).lines.first)
    let baseline = SystemTextMeasurer().ascender(of: large.font)
    XCTAssertEqual(line.number("y1"), baseline, accuracy: 0.51)
    XCTAssertEqual(line.number("y1"), line.number("y2"))
    XCTAssertEqual(line.number("x1"), small.frame.midX, accuracy: 0.01)
    XCTAssertEqual(line.number("x2"), large.frame.midX, accuracy: 0.01)
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

  func testABarWhereEdgesMeetIsNoLongerThanWhatTheyShare() throws {
    for (height, ends) in [(10, [100, 110]), (40, [112, 128])] as [(CGFloat, [CGFloat])] {
      let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let left = box(in: root, CGRect(x: 20, y: 100, width: 30, height: height))
      let right = box(in: root, CGRect(x: 50, y: 100, width: 30, height: height))
      right.leftAnchor.constraint(equalTo: left.rightAnchor).isActive = true
      let (_, lines) = try firstConstraint(root)
      let found = try XCTUnwrap(lines.first)
      XCTAssertEqual([found.number("y1"), found.number("y2")], ends)
      XCTAssertEqual(found.number("x1"), 50)
    }
  }
}
