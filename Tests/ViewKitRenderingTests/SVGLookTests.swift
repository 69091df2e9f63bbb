import Foundation
import ViewKit
import ViewKitRendering
import XCTest

/// How views look in pictures.
final class SVGLookTests: XCTestCase {
  private func rectangle(of view: View) throws -> SVGElement {
    try XCTUnwrap(SVGReader.read(view.svg()).element(id: "view-0"))
  }

  func testBackgroundCornersAndBorderAreDrawn() throws {
    let card = View(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    card.backgroundColor = Color.systemBlue.withAlphaComponent(0.5)
    card.layer.cornerRadius = 8
    card.layer.borderWidth = 2
    card.layer.borderColor = .red
    let rectangle = try rectangle(of: card)
    XCTAssertEqual(rectangle["fill"], "#007AFF")
    XCTAssertEqual(rectangle["fill-opacity"], "0.5")
    XCTAssertEqual(rectangle["rx"], "8")
    let border = try XCTUnwrap(SVGReader.read(card.svg()).all(class: "border").first)
    XCTAssertEqual(border.rect, CGRect(x: 1, y: 1, width: 98, height: 58))
    XCTAssertEqual(
      [border["stroke"], border["stroke-width"], border["rx"]],
      ["#FF0000", "2", "7"]
    )
  }

  func testOnlyMaskedCornersAreRound() throws {  // F2-14
    let card = View(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    card.layer.cornerRadius = 10
    card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let path = "M10 0 H90 a10 10 0 0 1 10 10 V60 H0 V10 a10 10 0 0 1 10 -10 Z"
    XCTAssertEqual(try rectangle(of: card)["d"], path)
    card.layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    let lower = "M0 0 H100 V50 a10 10 0 0 1 -10 10 H10 a10 10 0 0 1 -10 -10 V0 Z"
    XCTAssertEqual(try rectangle(of: card)["d"], lower)
    card.layer.borderWidth = 2
    XCTAssertEqual(
      try SVGReader.read(card.svg()).all(class: "border").first?["d"],
      "M1 1 H99 V50 a9 9 0 0 1 -9 9 H10 a9 9 0 0 1 -9 -9 V1 Z"
    )
    XCTAssertEqual(
      try SavedTree(SavedTree(of: card).text).views().root.layer.maskedCorners,
      card.layer.maskedCorners
    )
  }

  func testDarkTreesHaveDarkColours() throws {
    let card = View(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    card.overrideUserInterfaceStyle = .dark
    card.backgroundColor = .systemBlue
    XCTAssertEqual(try rectangle(of: card)["fill"], "#0A84FF")
    XCTAssertEqual(try SVGReader.read(card.svg()).all(class: "paper").first?["fill"], "#000000")
  }

  func testAlphaAndClippingHoldForAllBelow() throws {
    let card = View(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    card.alpha = 0.25
    card.clipsToBounds = true
    card.layer.cornerRadius = 80
    let picture = try SVGReader.read(card.svg())
    let group = try XCTUnwrap(picture.all(class: "view").first)
    XCTAssertEqual(group["opacity"], "0.25")
    XCTAssertEqual(group["clip-path"], "url(#clip-0)")
    let clip = try XCTUnwrap(picture.element(id: "clip-0")?.first("rect"))
    XCTAssertEqual(clip.rect, card.bounds)
    XCTAssertEqual(clip["rx"], "30")
  }

  func testOutlinesCanBeLeftOut() throws {
    let card = View(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    XCTAssertNotNil(try rectangle(of: card)["stroke"])
    var options = SVGOptions()
    options.outlinesViews = false
    let picture = try SVGReader.read(card.svg(options: options))
    XCTAssertNil(picture.element(id: "view-0")?["stroke"])
  }

  func testImagesAreBoxesWithTheirNamesWhereTheContentModePutsThem() throws {
    let view = ImageView(image: Image(size: CGSize(width: 40, height: 80), name: "tower"))
    view.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
    view.contentMode = .scaleAspectFit
    let picture = try SVGReader.read(view.svg())
    let boxes = picture.all("rect").map(\.rect)
    XCTAssertTrue(boxes.contains(CGRect(x: 30, y: 0, width: 60, height: 120)), "\(boxes)")
    XCTAssertEqual(picture.all("text").map(\.text), ["tower"])
    view.contentMode = .bottomRight
    let moved = try SVGReader.read(view.svg()).all("rect").map(\.rect)
    XCTAssertTrue(moved.contains(CGRect(x: 80, y: 40, width: 40, height: 80)), "\(moved)")
  }

  func testSymbolsArePaleSquaresInTheTint() throws {
    let view = ImageView(image: Image(systemName: "star"))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    view.tintColor = .red
    view.contentMode = .scaleToFill
    let picture = try SVGReader.read(view.svg())
    let square = try XCTUnwrap(picture.all("rect").first { $0["fill"] == "#FF0000" })
    XCTAssertEqual(square["fill-opacity"], "0.2")
    XCTAssertEqual(square.rect, view.bounds)
    XCTAssertEqual(picture.all("text").map(\.text), ["star"])
    XCTAssertTrue(picture.all("polygon").isEmpty)
  }

  func testEachControlDrawsSomething() throws {
    let wheel = ActivityIndicatorView(style: .large)
    wheel.startAnimating()
    let pages = PageControl()
    pages.numberOfPages = 3
    let controls: [View] = [
      Switch(), Slider(), Stepper(), SegmentedControl(items: ["One", "Two"]), pages, wheel,
      ProgressView(progressViewStyle: .default), DatePicker(), PickerView(),
      VisualEffectView(effect: BlurEffect(style: .light)), ImageView(),
    ]
    for control in controls {
      control.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      let group = try XCTUnwrap(SVGReader.read(control.svg()).all(class: "view").first)
      XCTAssertGreaterThan(group.children.count, 1, "\(type(of: control))")
    }
  }

  func testPageControlsDrawADotForEachPageUpToTwoHundred() throws {
    for (number, dots) in [(3, 3), (200, 200), (500, 200)] {
      let pages = PageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
      pages.numberOfPages = number
      let circles = try SVGReader.read(pages.svg()).all("circle")
      XCTAssertEqual(circles.count, dots)
      XCTAssertEqual(circles.first?.number("cx"), 100 - CGFloat(dots - 1) * 8)
      XCTAssertEqual(circles.last?.number("cx"), 100 + CGFloat(dots - 1) * 8)
    }
  }

  func testWheelsShowTheRowsAboveAndBelowTheChosenOneThatHaveRoom() throws {
    let rows: [(height: CGFloat, lines: [CGFloat])] = [
      (68, []), (70, [2, 62]), (128, [31, 91]), (130, [32, 92, 2, 122]),
      (216, [75, 135, 45, 165, 15, 195]),
    ]
    for (height, lines) in rows {
      let picker = PickerView(frame: CGRect(x: 0, y: 0, width: 200, height: height))
      let rectangles = try SVGReader.read(picker.svg()).all("rect").filter { $0["rx"] == "3" }
      XCTAssertEqual(rectangles.map(\.rect.minY), lines, "\(height)")
      for rectangle in rectangles {
        XCTAssertEqual(rectangle.rect.midX, 100)
        XCTAssertEqual(rectangle.rect.height, 6)
      }
    }
  }

  func testSwitchesAndSlidersRunTheOtherWayFromRightToLeft() throws {
    func thumb(_ control: View, _ direction: View.SemanticContentAttribute) throws -> CGFloat {
      control.semanticContentAttribute = direction
      return try XCTUnwrap(SVGReader.read(control.svg()).all("circle").last).number("cx")
    }
    let (control, slider) = (Switch(), Slider(frame: CGRect(x: 0, y: 0, width: 200, height: 31)))
    control.isOn = true
    slider.value = 1
    XCTAssertGreaterThan(try thumb(control, .forceLeftToRight), 25)
    XCTAssertLessThan(try thumb(control, .forceRightToLeft), 25)
    XCTAssertGreaterThan(try thumb(slider, .forceLeftToRight), 150)
    XCTAssertLessThan(try thumb(slider, .forceRightToLeft), 50)
  }

  func testDisabledControlsAreGreyOrPale() throws {  // F2-15
    let (grey, size) = ("#3C3C43", CGRect(x: 0, y: 0, width: 120, height: 44))
    func textFills(_ view: View) throws -> [String?] {
      view.frame = size
      view.layoutIfNeeded()
      return try SVGReader.read(view.svg()).all("text").map { $0["fill"] }
    }
    let button = Button(type: .system)
    button.setTitle("Save", for: .normal)
    button.isEnabled = false
    XCTAssertEqual(try textFills(button), [grey])
    let segments = SegmentedControl(items: ["One", "Two"])
    segments.setEnabled(false, forSegmentAt: 1)
    XCTAssertEqual(try textFills(segments), ["#000000", grey])
    segments.isEnabled = false
    XCTAssertEqual(try textFills(segments), [grey, grey])
    let field = TextField()
    field.text = "Text"
    field.isEnabled = false
    XCTAssertEqual(try textFills(field), ["#000000"])

    let stepper = Stepper()
    func signs() throws -> [String?] {
      try SVGReader.read(stepper.svg()).all("line").prefix(3).map { $0["stroke"] }
    }
    XCTAssertEqual(try signs(), [grey, "#000000", "#000000"])
    stepper.wraps = true
    XCTAssertEqual(try signs(), ["#000000", "#000000", "#000000"])
    stepper.isEnabled = false
    XCTAssertEqual(try signs(), [grey, grey, grey])

    for control in [Switch(), Slider(), DatePicker()] {
      control.isEnabled = false
      let group = try SVGReader.read(control.svg()).all(class: "view").first
      XCTAssertEqual(group?["opacity"], "0.5", "\(type(of: control))")
    }
  }

  func testPicturesOfDisabledButtonsAreGreyOrPale() throws {  // F2-15
    let button = Button(type: .system)
    button.setImage(Image(systemName: "star"), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    button.isEnabled = false
    button.layoutIfNeeded()
    let symbol = try SVGReader.read(button.svg()).all("rect").last
    XCTAssertEqual(symbol?["fill"], "#8E8E93")
    button.setImage(Image(size: CGSize(width: 20, height: 20), name: "star"), for: .normal)
    button.layoutIfNeeded()
    let views = try SVGReader.read(button.svg()).all(class: "view")
    XCTAssertEqual(views.map { $0["opacity"] }, [nil, "0.5"])
  }

  func testTextOfAnyKindIsWellFormed() throws {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    label.text = "<a href=\"x\">&'\u{1}\u{FFFE}"
    label.accessibilityIdentifier = "a&b\"<"
    let picture = try SVGReader.read(label.svg())
    XCTAssertEqual(picture.all("text").map(\.text), ["<a href=\"x\">&'"])
    XCTAssertEqual(
      picture.element(id: "view-0")?.first("title")?.text.hasSuffix("#a&b\"<"),
      true
    )
  }

  func testPicturesOfASheetStandBesideEachOtherWithTheirOwnIdentifiers() throws {
    var sheet = SVGSheet()
    for _ in 0..<2 {
      let card = View(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      card.clipsToBounds = true
      sheet.add(card, caption: "Card")
    }
    let picture = try SVGReader.read(sheet.svg)
    XCTAssertEqual(picture["viewBox"], "0 0 248 108")
    XCTAssertEqual(picture.all(class: "caption").map(\.text), ["Card", "Card"])
    let identifiers = picture.all.compactMap { $0["id"] }
    XCTAssertEqual(Set(identifiers).count, identifiers.count)
    XCTAssertTrue(identifiers.contains("picture-2-clip-0"))
    XCTAssertEqual(try SVGReader.read(SVGSheet().svg)["viewBox"], "0 0 0 0")
  }

  func testSheetsBeginNewRowsAndLeaveRoomForCaptions() throws {
    var sheet = SVGSheet()
    sheet.options.margin = 0
    for width in [1_500, 400, 300] as [CGFloat] {
      sheet.add(View(frame: CGRect(x: 0, y: 0, width: width, height: 100)), caption: "A")
    }
    XCTAssertEqual(try SVGReader.read(sheet.svg)["viewBox"], "0 0 1900 248")
    var wide = SVGSheet()
    wide.options.margin = 0
    for width in [2_500, 100] as [CGFloat] {
      wide.add(View(frame: CGRect(x: 0, y: 0, width: width, height: 100)), caption: "A")
    }
    XCTAssertEqual(try SVGReader.read(wide.svg)["viewBox"], "0 0 2500 248")
    var full = SVGSheet()
    full.options.margin = 0
    for width in [1_500, 500, 1] as [CGFloat] {
      full.add(View(frame: CGRect(x: 0, y: 0, width: width, height: 100)), caption: "A")
    }
    XCTAssertEqual(try SVGReader.read(full.svg)["viewBox"], "0 0 2000 248")
    var empty = SVGSheet()
    empty.options.margin = 0
    for width in [0, 2_500] as [CGFloat] {
      empty.add(View(frame: CGRect(x: 0, y: 0, width: width, height: 100)), caption: "")
    }
    XCTAssertEqual(try SVGReader.read(empty.svg)["viewBox"], "0 0 2500 124")
    var narrow = SVGSheet()
    narrow.options.margin = 0
    narrow.add(View(frame: CGRect(x: 0, y: 0, width: 1, height: 1)), caption: "A long caption")
    XCTAssertGreaterThan(try SVGReader.read(narrow.svg).number("width"), 60)
  }
}
