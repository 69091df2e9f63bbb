import ViewKit
import XCTest

final class OutletTests: XCTestCase {
  private let card = OutletCard()

  func testOutletIsFoundByItsName() {
    let label = Label()
    XCTAssertNil(card.heading)
    XCTAssertEqual(connectOutlet(named: "heading", to: label, of: card), .connected)
    XCTAssertTrue(card.heading === label)
  }

  func testPrivateAndInheritedOutletsAreFound() {
    let (hidden, badge) = (View(), View())
    let special = SpecialCard()
    XCTAssertEqual(connectOutlet(named: "secret", to: hidden, of: special), .connected)
    XCTAssertEqual(connectOutlet(named: "footer", to: badge, of: special), .connected)
    XCTAssertTrue(special.shownSecret === hidden)
    XCTAssertTrue(special.footer === badge)
  }

  func testCollectionIsFilledInOrder() {
    let labels = [Label(), Label(), Label()]
    for label in labels {
      XCTAssertEqual(
        connectOutletCollection(named: "labels", appending: label, of: card),
        .connected
      )
      XCTAssertEqual(
        connectOutletCollection(named: "filled", appending: label, of: card),
        .connected
      )
    }
    XCTAssertEqual(card.labels, labels)
    XCTAssertEqual(card.filled, labels)
  }

  func testWrongTypeChangesNothingAndNamesWhatIsExpected() {
    let label = Label()
    card.heading = label
    XCTAssertEqual(
      connectOutlet(named: "heading", to: Button(), of: card),
      .wrongType(expected: "Label")
    )
    XCTAssertEqual(
      connectOutletCollection(named: "labels", appending: View(), of: card),
      .wrongType(expected: "Label")
    )
    XCTAssertEqual(
      connectOutletCollection(named: "heading", appending: Label(), of: card),
      .wrongType(expected: "no collection")
    )
    XCTAssertEqual(
      connectOutlet(named: "filled", to: nil, of: card),
      .wrongType(expected: "Array<Label>")
    )
    XCTAssertTrue(card.heading === label)
    XCTAssertNil(card.labels)
  }

  func testNamesThatMeanNothingAreMissing() {
    XCTAssertEqual(connectOutlet(named: "subtitle", to: View(), of: card), .missing)
    XCTAssertEqual(connectOutlet(named: "plain", to: View(), of: card), .missing)
    XCTAssertEqual(connectOutlet(named: "", to: View(), of: card), .missing)
    XCTAssertEqual(
      connectOutletCollection(named: "subtitles", appending: View(), of: card),
      .missing
    )
  }

  func testNilDisconnects() {
    card.heading = Label()
    XCTAssertEqual(connectOutlet(named: "heading", to: nil, of: card), .connected)
    XCTAssertNil(card.heading)
  }

  func testObjectsOfOtherClassesHaveOutletsToo() {
    let (owner, label) = (PlainOwner(), Label())
    XCTAssertEqual(connectOutlet(named: "label", to: label, of: owner), .connected)
    XCTAssertTrue(owner.label === label)
  }

  func testProtocolsConstraintsAndControllersCanBeConnected() {
    let constraint = card.widthAnchor.constraint(equalToConstant: 4)
    let controller = ViewController()
    let delegate = Observer()
    XCTAssertEqual(connectOutlet(named: "width", to: constraint, of: card), .connected)
    XCTAssertEqual(connectOutlet(named: "controller", to: controller, of: card), .connected)
    XCTAssertEqual(connectOutlet(named: "observer", to: delegate, of: card), .connected)
    XCTAssertTrue(card.width === constraint)
    XCTAssertTrue(card.controller === controller)
    XCTAssertTrue(card.observer === delegate)
  }

  func testRootViewAndDelegateAreOutlets() {
    let (controller, view) = (ViewController(), View())
    XCTAssertEqual(connectOutlet(named: "view", to: view, of: controller), .connected)
    XCTAssertTrue(controller.viewIfLoaded === view)
    XCTAssertEqual(
      connectOutlet(named: "view", to: view, of: ViewController()),
      .wrongType(expected: "View")
    )
    let (scroll, observer) = (ScrollView(), Observer())
    XCTAssertEqual(connectOutlet(named: "delegate", to: observer, of: scroll), .connected)
    XCTAssertTrue(scroll.delegate === observer)
  }

  // MARK: Memory

  func testStrongOutletHoldsItsObject() {
    weak var label: Label?
    do {
      let made = Label()
      label = made
      card.heading = made
    }
    XCTAssertNotNil(label)
    card.heading = nil
    XCTAssertNil(label)
  }

  func testWeakOutletLetsItsObjectGo() {
    do {
      let badge = View()
      XCTAssertEqual(connectOutlet(named: "badge", to: badge, of: card), .connected)
      XCTAssertTrue(card.badge === badge)
    }
    XCTAssertNil(card.badge)
  }

  func testWeakOutletToTheOwnersOwnerMakesNoCycle() {
    weak var owner: OutletCard?
    do {
      let (made, below) = (OutletCard(), OutletCard())
      made.footer = below
      below.badge = made
      owner = made
    }
    XCTAssertNil(owner)
  }

  func testOutletTakesTheRoomOfAReference() {
    XCTAssertEqual(MemoryLayout<Outlet<Label?>>.size, MemoryLayout<AnyObject>.size)
  }
}

private class OutletCard: View {
  @Outlet var heading: Label!
  @Outlet var labels: [Label]!
  @Outlet var filled: [Label] = []
  @Outlet(.weak) var badge: View?
  @Outlet var footer: View?
  @Outlet var width: LayoutConstraint!
  @Outlet var controller: ViewController!
  @Outlet(.weak) var observer: (any ScrollViewDelegate)?
  @Outlet private var secret: View!
  var plain: View?

  var shownSecret: View? { secret }
}

private final class SpecialCard: OutletCard {
  @Outlet var extra: View!
}

private final class PlainOwner {
  @Outlet var label: Label!
}

private final class Observer: ScrollViewDelegate {}
