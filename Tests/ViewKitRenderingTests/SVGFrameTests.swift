import Foundation
import ViewKit
import ViewKitRendering
import XCTest

/// What is read back from a picture is the tree.
final class SVGFrameTests: XCTestCase {
  func testPictureGivesTheFramesOfTheTreeBack() throws {
    for direction in [TraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let screen = Screens.order(direction: direction)
      let pictured = try XCTUnwrap(PicturedView(SVGReader.read(screen.svg())))
      XCTAssertEqual(pictured, PicturedView(of: screen))
      XCTAssertGreaterThan(pictured.count, 18)
    }
  }

  func testFramesAreThereWithoutTheirLayerToo() throws {
    let screen = Screens.order()
    let picture = screen.svg(options: SVGOptions(layers: []))
    XCTAssertEqual(PicturedView(try SVGReader.read(picture)), PicturedView(of: screen))
    XCTAssertFalse(picture.contains("<text"))
  }

  func testScrolledAndTurnedViewsKeepTheirFrames() throws {
    let root = View(frame: CGRect(x: 40, y: 50, width: 300, height: 200))
    let scroll = ScrollView(frame: CGRect(x: 10.25, y: 20, width: 100, height: 80))
    scroll.contentOffset = CGPoint(x: 0, y: 35)
    let content = View(frame: CGRect(x: 5, y: 40, width: 90, height: 300))
    scroll.addSubview(content)
    let turned = View(frame: CGRect(x: 150, y: 40, width: 80, height: 40))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let inner = View(frame: CGRect(x: 10, y: 5, width: 20, height: 10))
    turned.addSubview(inner)
    root.addSubview(scroll)
    root.addSubview(turned)

    let picture = try SVGReader.read(root.svg())
    XCTAssertEqual(PicturedView(picture), PicturedView(of: root))
    XCTAssertEqual(PicturedView(picture)?.subviews[1].frame, [17000, 2000, 4000, 8000])
  }

  func testIdentifiersCountDownwardsAndTitlesSayWhatTheViewIs() throws {
    let screen = Screens.order()
    let picture = try SVGReader.read(screen.svg())
    let rectangles = picture.all.filter { $0["id"]?.hasPrefix("view-") ?? false }
    XCTAssertEqual(rectangles.map { $0["id"] }, rectangles.indices.map { "view-\($0)" })
    let button = rectangles.first { $0.first("title")?.text.hasPrefix("Button") ?? false }
    XCTAssertEqual(
      button?.first("title")?.text,
      "Button; frame = (0 384; 288 48); text = 'Add to basket'; opaque = NO; #buy"
        .replacing("opaque = NO; ", with: "")
    )
    XCTAssertEqual(picture.all(class: "view").last?["data-path"], "0.7.0")
  }

  func testHiddenViewsAreLeftOutUnlessTheyAreWanted() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let hidden = View(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    hidden.isHidden = true
    hidden.addSubview(View(frame: CGRect(x: 1, y: 1, width: 5, height: 5)))
    root.addSubview(hidden)
    XCTAssertEqual(try SVGReader.read(root.svg()).all(class: "view").count, 1)

    var options = SVGOptions()
    options.includesHiddenViews = true
    let views = try SVGReader.read(root.svg(options: options)).all(class: "view")
    XCTAssertEqual(views.map { $0["opacity"] }, [nil, "0.3", nil])
  }

  func testWindowThatIsNotShownIsDrawnAsIfItWas() throws {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    XCTAssertTrue(window.isHidden)
    let view = try SVGReader.read(window.svg()).all(class: "view").first
    XCTAssertNotNil(view)
    XCTAssertNil(view?["opacity"])
  }

  func testSameTreeGivesTheSamePicture() {
    var options = SVGOptions(layers: [.views, .text, .layout, .accessibility, .issues])
    options.includesHiddenViews = true
    XCTAssertEqual(Screens.order().svg(options: options), Screens.order().svg(options: options))
  }

  func testTreesOfAnyDepthAndHugeFramesAreDrawn() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var inner = root
    for _ in 0..<5_000 {
      let view = View(frame: inner.bounds)
      inner.addSubview(view)
      inner = view
    }
    inner.frame = CGRect(x: 1e300, y: -1e300, width: 1e300, height: 1e-300)
    let picture = root.svg()
    XCTAssertEqual(picture.components(separatedBy: "id=\"view-").count - 1, 5_001)
    XCTAssertFalse(picture.contains("nan"))
    XCTAssertFalse(picture.contains("inf"))
  }

  func testViewsBeyondTheRootGetRoom() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let beyond = View(frame: CGRect(x: 80, y: -10, width: 60, height: 20))
    root.addSubview(beyond)
    XCTAssertEqual(try SVGReader.read(root.svg())["viewBox"], "0 0 164 84")
    beyond.frame.origin.x = 5_000
    XCTAssertEqual(try SVGReader.read(root.svg())["viewBox"], "0 0 244 84")
    root.clipsToBounds = true
    XCTAssertEqual(try SVGReader.read(root.svg())["viewBox"], "0 0 124 74")
  }

  func testMarginsThatMakeNoSenseCountAsNone() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var options = SVGOptions()
    for margin in [-5, CGFloat.nan, .infinity, 0] {
      options.margin = margin
      XCTAssertEqual(try SVGReader.read(root.svg(options: options))["viewBox"], "0 0 100 50")
    }
  }
}
