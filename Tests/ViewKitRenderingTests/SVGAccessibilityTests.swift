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

  func testTreesWithoutIssuesHaveNoNotes() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var options = SVGOptions(layers: [.views, .issues])
    options.audit.rules = [.touchTarget]
    let picture = try SVGReader.read(root.svg(options: options))
    XCTAssertNil(picture.element(id: "legend"))
    XCTAssertEqual(picture.all(class: "issue").count, 0)
  }
}
