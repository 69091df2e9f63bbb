import Foundation
import ViewKit
import ViewKitNibs
import XCTest

final class NibLoadingTests: XCTestCase {
  private func cardNib() throws -> Nib {
    let nib = try Nib(
      contentsOf: Fixture.url("Card.xib"),
      classes: ClassRegistry([CardView.self])
    )
    nib.diagnosticObserver = { XCTFail("\($0)") }
    return nib
  }

  // 2.3, 2.4, 2.20.8, LC-10
  func testHooksRunOnceAfterOutletsAreConnected() throws {
    let owner = CardOwner()
    let events = try LifecycleRecorder.record {
      _ = try cardNib().instantiate(withOwner: owner)
    }
    let card = try XCTUnwrap(owner.card)
    XCTAssertEqual(
      card.steps,
      [
        "init title=nil subviews=2",
        "setup title=Night train", "setupConstraints", "setupAccessibility",
        "awake title=set constraints=6",
      ]
    )
    XCTAssertEqual(
      events.filter { $0.objectID == ObjectIdentifier(card) }.map(\.description),
      [
        "CardView init(coder:)", "CardView awakeFromNib",
        "CardView setup begin", "CardView setup end",
        "CardView setupConstraints begin", "CardView setupConstraints end",
        "CardView setupAccessibility begin", "CardView setupAccessibility end",
      ]
    )
  }

  // LC-05, 2.20.5
  func testAwakingAgainByHandChangesNothing() throws {
    let owner = CardOwner()
    try cardNib().instantiate(withOwner: owner)
    let steps = owner.card.steps
    owner.card.awakeFromNib()
    XCTAssertEqual(owner.card.steps, steps + ["awake title=set constraints=6"])
  }

  // 2.9
  func testEachInstantiationMakesATreeOfItsOwn() throws {
    let nib = try cardNib()
    let first = try XCTUnwrap(nib.instantiate(withOwner: nil).first as? CardView)
    let second = try XCTUnwrap(nib.instantiate(withOwner: nil).first as? CardView)
    XCTAssertFalse(first === second)
    XCTAssertFalse(first.title === second.title)
    first.title.text = "Day train"
    XCTAssertEqual(second.title.text, "Night train")
    XCTAssertEqual(first.steps.count, second.steps.count)
  }

  // 2.13
  func testConstraintsLayTheViewsOut() throws {
    let card = try XCTUnwrap(cardNib().instantiate(withOwner: nil).first as? CardView)
    XCTAssertTrue(card.translatesAutoresizingMaskIntoConstraints)
    XCTAssertFalse(card.title.translatesAutoresizingMaskIntoConstraints)
    card.frame.size = CGSize(width: 400, height: 300)
    card.layoutIfNeeded()
    XCTAssertEqual(card.title.frame.minX, 16)
    XCTAssertEqual(card.title.frame.width, 368)
    XCTAssertEqual(card.button.frame, CGRect(x: 16, y: 248, width: 368, height: 40))
    XCTAssertEqual(card.layer.cornerRadius, 8)
  }

  func testAFixedFrameIsKeptAroundAlignmentInsets() throws {
    final class Framed: View {
      override var alignmentRectInsets: EdgeInsets {
        EdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
      }
    }
    var classes = ClassRegistry()
    classes.register(Framed.self, as: "Framed")
    let fixed =
      "<view id=\"f\" customClass=\"Framed\" fixedFrame=\"YES\" "
      + "translatesAutoresizingMaskIntoConstraints=\"NO\">"
      + "<rect key=\"frame\" x=\"30\" y=\"40\" width=\"50\" height=\"60\"/></view>"
    let text = Fixture.xib("<view id=\"v\"><subviews>\(fixed)</subviews></view>")
    let nib = Nib(try Fixture.parse(text), classes: classes)
    let root = try XCTUnwrap(nib.instantiate(withOwner: nil).first as? View)
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    root.layoutIfNeeded()
    XCTAssertEqual(root.subviews.first?.frame, CGRect(x: 30, y: 40, width: 50, height: 60))
  }

  func testActionsReachTheOwnersClosures() throws {
    let owner = CardOwner()
    try cardNib().instantiate(withOwner: owner)
    owner.card.button.sendActions(for: .touchUpInside)
    XCTAssertEqual(owner.bookings.count, 1)
    XCTAssertTrue(owner.bookings.first as? Button === owner.card.button)
  }

  func testAnUnknownClassBecomesTheStandardOne() throws {
    let nib = try Nib(contentsOf: Fixture.url("Card.xib"))
    var diagnostics: [NibDiagnostic] = []
    nib.diagnosticObserver = { diagnostics.append($0) }
    let card = try XCTUnwrap(nib.instantiate(withOwner: nil).first as? View)
    XCTAssertTrue(type(of: card) == View.self)
    XCTAssertEqual(diagnostics.map(\.rule), [.unknownClass, .missingOutlet, .missingOutlet])
    XCTAssertEqual(
      diagnostics.first?.message,
      "Found the class 'ViewKitNibsTests.CardView', which is not registered; made View."
    )
  }
}
