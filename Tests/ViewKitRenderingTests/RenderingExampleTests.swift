import Foundation
import ViewKit
import ViewKitRendering
import XCTest

/// The examples of the documentation of pictures, as they stand there, and what comes of them.
final class RenderingExampleTests: XCTestCase {
  func testPicture() throws {
    let card = View(frame: CGRect(x: 0, y: 0, width: 160, height: 44))
    let title = Label(frame: CGRect(x: 16, y: 12, width: 128, height: 20.5))
    title.text = "Ada Lovelace"
    card.addSubview(title)
    let picture = card.svg()

    XCTAssertEqual(try SVGReader.read(picture).all("text").map(\.text), ["Ada Lovelace"])
  }

  func testOptions() throws {
    let view = Screens.conflict()
    var options = SVGOptions()
    options.layers = [.views, .text, .layout]
    options.includesHiddenViews = true
    let picture = view.svg(options: options)

    XCTAssertNotNil(try SVGReader.read(picture).element(id: "layout"))
  }

  func testStoredPicture() throws {
    let view = Screens.conflict()
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
    let options = SVGOptions(layers: [.views, .text, .layout])
    try view.svg(options: options).write(to: file, atomically: true, encoding: .utf8)

    XCTAssertNotNil(try SVGReader.read(String(contentsOf: file, encoding: .utf8)))
    try FileManager.default.removeItem(at: file)
  }

  func testSheet() throws {
    func makeRow(_ direction: TraitEnvironmentLayoutDirection) -> View {
      Screens.order(direction: direction)
    }
    var sheet = SVGSheet()
    for direction in [TraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let row = makeRow(direction)
      sheet.add(row, caption: "\(direction)")
    }
    let picture = sheet.svg

    XCTAssertEqual(
      try SVGReader.read(picture).all(class: "caption").map(\.text),
      ["leftToRight", "rightToLeft"]
    )
  }

  /// The picture of the README is what the library draws of the screen.
  func testPictureOfTheDocumentationIsUpToDate() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(
      path: "../../Sources/ViewKitRendering/ViewKitRendering.docc/Resources/order.svg"
    )
    let stored = try String(contentsOf: file.standardized, encoding: .utf8)
    XCTAssertEqual(stored, Screens.picture)
  }
}
