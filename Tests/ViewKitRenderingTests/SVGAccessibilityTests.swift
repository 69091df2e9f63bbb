import Foundation
import ViewKit
import ViewKitRendering
import XCTest

/// What is read aloud, and what an audit finds, in pictures.
final class SVGAccessibilityTests: XCTestCase {
  func testElementsAreNumberedInReadingOrder() throws {
    let screen = Screens.order()
    let options = SVGOptions(layers: [.views, .text, .accessibility])
    let picture = try SVGReader.read(screen.svg(options: options))
    let elements = AccessibilityTree(of: screen).elements
    let frames = picture.all(class: "element")
    XCTAssertGreaterThan(elements.count, 6)
    XCTAssertEqual(frames.compactMap { $0.first("title")?.text }, elements.map(\.description))
    for (frame, element) in zip(frames, elements) {
      XCTAssertEqual(frame.rect.minX, element.frame.minX, accuracy: 0.01)
      XCTAssertEqual(frame.rect.height, element.frame.height, accuracy: 0.01)
    }
    let legend = try XCTUnwrap(picture.element(id: "legend")).all("text").map(\.text)
    XCTAssertTrue(legend.contains("#buy"))
    XCTAssertEqual(legend.first, "1")
    XCTAssertTrue(legend.contains("Add to basket. Button."), "\(legend)")
  }

  func testRotorsAreNotedWithTheNumberOfTheirPlaces() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.isAccessibilityElement = true
    func rotor(_ name: String, of places: [View]) -> AccessibilityCustomRotor {
      AccessibilityCustomRotor(name: name) { predicate in
        let current = places.firstIndex { $0 === predicate.currentItem.targetElement }
        let index = current.map { $0 + 1 } ?? 0
        guard predicate.searchDirection == .next, index < places.count else { return nil }
        return AccessibilityCustomRotorItemResult(targetElement: places[index])
      }
    }
    let places = (0..<200).map { _ in View() }
    root.accessibilityCustomRotors = [
      rotor("None", of: []), rotor("Some", of: Array(places.prefix(3))),
      rotor("More", of: Array(places.prefix(30))), rotor("Many", of: places),
    ]
    let options = SVGOptions(layers: [.views, .accessibility])
    let picture = try SVGReader.read(root.svg(options: options))
    let legend = try XCTUnwrap(picture.element(id: "legend")).all("text").map(\.text)
    for line in ["None: 0", "Some: 3", "More: 30", "Many: 99+"] {
      XCTAssertTrue(legend.contains("\u{25CC} \(line)"), "\(legend)")
    }
  }

  func testIssuesAreNumberedByElement() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let button = Button(type: .system)
    button.frame = CGRect(x: 20, y: 30, width: 20, height: 20)
    root.addSubview(button)
    var options = SVGOptions(layers: [.views, .issues])
    options.audit.rules = [.touchTarget, .missingLabel]
    let picture = try SVGReader.read(root.svg(options: options))
    XCTAssertEqual(picture.all(class: "issue").map(\.rect), [button.frame])
    let legend = try XCTUnwrap(picture.element(id: "legend")).all("text").map(\.text)
    XCTAssertEqual(legend.prefix(2), ["1", "Button"])
    XCTAssertTrue(legend.contains { $0.hasPrefix("touch-target: found") }, "\(legend)")
    XCTAssertTrue(legend.contains { $0.hasPrefix("missing-label: found") }, "\(legend)")
  }

  /// Elements have square numbers at the upper left, issues round ones at the lower right.
  func testNumbersOfBothKindsLieAboveAllMarksAndApart() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let button = Button(type: .system)
    button.frame = CGRect(x: 20, y: 30, width: 20, height: 20)
    root.addSubview(button)
    var options = SVGOptions(layers: [.views, .accessibility, .issues])
    options.audit.rules = [.touchTarget]
    let picture = try SVGReader.read(root.svg(options: options))
    let numbers = try XCTUnwrap(picture.element(id: "numbers"))
    XCTAssertEqual(numbers.all("text").map(\.text), ["1", "1"])
    let rects = numbers.all("rect")
    XCTAssertEqual(rects.map { $0["rx"] }, ["3", "6"])
    XCTAssertEqual(rects[0].rect.origin, CGPoint(x: 14, y: 23))
    XCTAssertEqual(rects[1].rect.maxX, 46)
    XCTAssertEqual(rects[1].rect.minY, 45)
    let layers = picture.children.compactMap { $0["id"] }
    XCTAssertEqual(layers, ["views", "accessibility", "issues", "numbers", "legend"])
  }

  func testWhatIsSaidBesidesStandsBelow() throws {
    let view = View(frame: CGRect(x: 10, y: 20, width: 80, height: 40))
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Photo"
    view.accessibilityHint = "Opens it"
    view.accessibilityIdentifier = "photo"
    view.accessibilityCustomActions = [
      AccessibilityCustomAction(name: "Share", actionHandler: nil)
    ]
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.addSubview(view)
    let options = SVGOptions(layers: [.views, .accessibility])
    func marks() throws -> (legend: [String], lines: [SVGElement]) {
      let picture = try SVGReader.read(root.svg(options: options))
      let legend = try XCTUnwrap(picture.element(id: "legend"))
      let layer = try XCTUnwrap(picture.element(id: "accessibility"))
      return (legend.all("text").map(\.text), layer.all("line"))
    }
    XCTAssertEqual(try marks().legend, ["1", "Photo", "Opens it", "#photo", "\u{25B8} Share"])
    XCTAssertEqual(try marks().lines.count, 0)
    view.accessibilityActivationPoint = CGPoint(x: 15, y: 25)
    let cross = try marks().lines
    XCTAssertEqual(cross.map { $0.number("x1") }, [11, 15])
    XCTAssertEqual(cross.map { $0.number("y2") }, [25, 29])
  }

  /// Ideographs are as wide as two letters of small print.
  func testNotesAreSetInTheWidthOfThePicture() throws {
    let view = View(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    view.isAccessibilityElement = true
    view.accessibilityHint = "\u{6771}\u{4EAC} A"
    view.accessibilityLabel = Array(repeating: "WWWWWWWWWW", count: 12).joined(separator: " ")
    let picture = try SVGReader.read(view.svg(options: SVGOptions(layers: [.accessibility])))
    let legend = try XCTUnwrap(picture.element(id: "legend")).all("text")
    let titles = legend.filter { $0["font-weight"] == "600" }.map(\.text)
    let measurer = SystemTextMeasurer()
    let font = Font.systemFont(ofSize: 11, weight: .semibold)
    XCTAssertGreaterThan(titles.count, 2)
    XCTAssertEqual(titles.joined().split(separator: " ").count, 12)
    for title in titles {
      XCTAssertLessThan(measurer.width(of: title, font: font), 298)
    }
    XCTAssertEqual(
      try XCTUnwrap(legend.last).number("textLength"),
      6 * 8.5 * 0.602,
      accuracy: 0.01
    )
  }

  func testTreesWithoutIssuesHaveNoNotes() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var options = SVGOptions(layers: [.views, .issues])
    options.audit.rules = [.touchTarget]
    let picture = try SVGReader.read(root.svg(options: options))
    XCTAssertNil(picture.element(id: "legend"))
    XCTAssertEqual(picture.all(class: "issue").count, 0)
  }
}
