// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// Outlets are declared as in UIKit.

import Foundation
import ViewKit
import ViewKitNibs
import XCTest

/// The examples of the documentation, compiled and asserted.
final class NibExampleTests: XCTestCase {
  private final class CardController: ViewController {
    var bookings = 0

    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      registerAction("book:", CardController.book)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func book() { bookings += 1 }
  }

  private final class PersonCell: TableViewCell {}

  func testLoadingANib() throws {
    let url = Fixture.url("Card.xib")
    let nib = try Nib(contentsOf: url, classes: ClassRegistry([CardView.self]))
    let card = nib.instantiate(withOwner: nil).first as? CardView
    card?.layoutIfNeeded()
    XCTAssertEqual(card?.button.frame.height, 40)
  }

  func testOwnersAndClasses() throws {
    let url = Fixture.url("Card.xib")
    let owner = CardOwner()
    let classes = ClassRegistry([CardView.self, CardController.self])
    let nib = try Nib(contentsOf: url, classes: classes)
    nib.instantiate(withOwner: owner)
    XCTAssertNotNil(owner.card)
    nib.diagnosticObserver = { XCTFail("\($0)") }
    nib.instantiate(withOwner: owner)
  }

  func testActionsOfAController() throws {
    let controller = CardController()
    let nib = try Nib(
      contentsOf: Fixture.url("Card.xib"),
      classes: ClassRegistry([CardView.self])
    )
    nib.diagnosticObserver = { _ in }
    let card = nib.instantiate(withOwner: controller).first as? CardView
    card?.button.sendActions(for: .touchUpInside)
    XCTAssertEqual(controller.bookings, 1)
  }

  func testStoryboards() throws {
    let url = Fixture.url("Shop.storyboard")
    let classes = ClassRegistry([GoodsController.self, SummaryController.self])
    let storyboard = try Storyboard(contentsOf: url, classes: classes)
    let controller = storyboard.instantiateInitialViewController()
    controller?.loadViewIfNeeded()
    XCTAssertEqual(controller?.isViewLoaded, true)
  }

  func testTheFolderOfAController() {
    final class CardViewController: ViewController {}
    let url = Fixture.url("")
    let folder = NibFolder(url, classes: ClassRegistry([CardView.self]))
    folder.perform {
      let controller = CardViewController(nibName: nil, bundle: nil)
      controller.loadViewIfNeeded()  // from CardView.xib, or else CardViewController.xib
    }
  }

  func testADocumentAsAValue() throws {
    let document = try NibDocument(contentsOf: URL(filePath: Fixture.url("Card.xib").path))
    var lines: [String] = []
    func print(_ items: Any...) { lines.append(items.map { "\($0)" }.joined(separator: " ")) }
    for object in document.topLevelObjects {
      print(object.elementName, object.customClass ?? "")
    }
    print(document.diagnostics)
    XCTAssertEqual(lines, ["view CardView", "[]"])
  }

  func testTheCanvas() throws {
    let url = Fixture.url("Card.xib")
    var lines: [String] = []
    func print(_ items: Any...) { lines.append(items.map { "\($0)" }.joined(separator: " ")) }
    do {
      let canvas = NibCanvas(try NibDocument(contentsOf: url))
      canvas.layOut()
      print(canvas.alignmentRect(ofObject: "ttl-00-001") ?? .null)
    }
    do {
      let canvas = NibCanvas(try NibDocument(contentsOf: url))
      canvas.contentSizes = .stored
      canvas.layOut()
      print(canvas.alignmentRect(ofObject: "ttl-00-001") ?? .null)
    }
    let stored = CGRect(x: 16, y: 12, width: 288, height: 20.5)
    XCTAssertEqual(lines, ["\(stored)", "\(stored)"])
    let device = NibDevice(id: "retina6_1")
    print(device?.size.width ?? 0)
    XCTAssertEqual(lines.last, "414.0")
  }

  func testTheRulesOfTheCanvas() throws {
    let document = try Fixture.document("Card.xib")
    var lines: [String] = []
    func print(_ items: Any...) { lines.append(items.map { "\($0)" }.joined(separator: " ")) }
    let rules = NibCanvasRules(document)
    for root in document.canvasRoots {
      print(root.id, rules.safeAreaInsets(of: root).top, rules.margins(of: root).left)
    }
    XCTAssertEqual(lines, ["crd-00-001 0.0 16.0"])
  }

  func testTheComparison() {
    var lines: [String] = []
    func print(_ item: Any) { lines.append("\(item)") }
    do {
      let report = NibComparison().run([URL(filePath: "Card.xib")])
      print(report.m1WithinOne ?? 0)
      XCTAssertEqual(report.failedFiles, 1)
    }
    let files = NibFileSearch.files(at: ["Sources/App"])
    let report = NibComparison().run(files)
    print(report)
    XCTAssertEqual(lines.count, 2)
  }

  func testOtherScreens() throws {
    let url = Fixture.url("Card.xib")
    let screen = NibScreen(device: NibDevice(id: "ipad9_7"), layoutDirection: .rightToLeft)
    let canvas = NibCanvas(try NibDocument(contentsOf: url), on: screen)
    canvas.layOut()
    XCTAssertEqual(canvas.alignmentRect(ofObject: "btn-00-001")?.height, 40)
  }

  func testTheCheck() {
    var lines: [String] = []
    func print(_ text: String) { lines.append(text) }
    do {
      let report = NibCheck().run(NibFileSearch.files(at: ["Sources"]))
      print(report.text(from: .warning))
    }
    let check = NibCheck(classes: ClassRegistry([CardView.self]))
    let report = check.run(NibFileSearch.files(at: ["Sources"]))
    XCTAssertEqual(report.findings(from: .warning), [])
    XCTAssertEqual(lines.count, 1)
  }

  func testCells() {
    let table = TableView()
    let cell = table.dequeueReusableCell(withIdentifier: "person") as? PersonCell
    XCTAssertNil(cell)
  }
}
