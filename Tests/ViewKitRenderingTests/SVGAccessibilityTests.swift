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
