import Foundation
import ViewKit
import XCTest

/// Outlets and actions of classes in another package.
final class OutletTests: XCTestCase {
  func testOutletsAreConnectedByName() {
    let (card, title) = (TitledCard(), Label())
    card.setValue(title, forKey: "title")
    card.setValue([title], forKey: "labels")
    card.setValue("Ada", forKeyPath: "title.text")
    card.setValue(4, forKey: "radius")
    XCTAssertTrue(card.title === title)
    XCTAssertEqual(card.labels, [title])
    XCTAssertEqual(card.title.text, "Ada")
    XCTAssertEqual(card.layer.cornerRadius, 4)
  }

  func testWeakOutletLetsItsObjectGo() {
    let card = TitledCard()
    card.setValue(View(), forKey: "badge")
    XCTAssertNil(card.badge)
  }

  func testActionsAnswerToTheirNames() {
    let card = TitledCard()
    card.action(named: "tap:")?(Button())
    XCTAssertEqual(card.taps, 1)
  }
}

class Card: BaseView {
  @Outlet var title: Label!
  @Outlet(.weak) var badge: View?
  var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }

  override class var inspectableProperties: [InspectableProperty] {
    super.inspectableProperties + [InspectableProperty("radius", \Card.radius)]
  }
}

final class TitledCard: Card {
  @Outlet var labels: [Label]!
  private(set) var taps = 0

  override func setup() {
    super.setup()
    registerAction("tap:", TitledCard.tap)
  }

  private func tap(_ sender: Button) {
    taps += 1
  }
}
