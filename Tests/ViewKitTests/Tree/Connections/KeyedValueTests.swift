import Foundation
import ViewKit
import XCTest

/// Values that are set by names, as the attributes of an interface file are.
final class KeyedValueTests: XCTestCase {
  private let card = KeyedCard()
  private var diagnostics: [Diagnostic] = []

  override func setUp() {
    card.diagnosticObserver = { [unowned self] in diagnostics.append($0) }
  }

  func testUsualPropertiesHaveTheirNames() {
    card.setValue(true, forKeyPath: "hidden")
    card.setValue(false, forKey: "isUserInteractionEnabled")
    card.setValue(Color.white, forKey: "backgroundColor")
    card.setValue(7, forKey: "tag")
    card.setValue("card", forKey: "accessibilityIdentifier")
    card.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "frame")
    XCTAssertTrue(card.isHidden)
    XCTAssertFalse(card.isUserInteractionEnabled)
    XCTAssertEqual(card.backgroundColor, .white)
    XCTAssertEqual(card.tag, 7)
    XCTAssertEqual(card.accessibilityIdentifier, "card")
    XCTAssertEqual(card.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(diagnostics, [])
  }

  func testLayerIsReachedByAPath() {
    card.setValue(12, forKeyPath: "layer.cornerRadius")
    card.setValue(1.5, forKeyPath: "layer.borderWidth")
    card.setValue(Color.red, forKeyPath: "layer.borderColor")
    card.setValue(true, forKeyPath: "layer.masksToBounds")
    card.setValue(0.4, forKeyPath: "layer.shadowOpacity")
    XCTAssertEqual(card.layer.cornerRadius, 12)
    XCTAssertEqual(card.layer.borderWidth, 1.5)
    XCTAssertEqual(card.layer.borderColor, .red)
    XCTAssertTrue(card.clipsToBounds)
    XCTAssertEqual(diagnostics, [])
  }

  func testOutletsAreReachedByAPath() {
    let label = Label()
    card.heading = label
    card.width = card.widthAnchor.constraint(equalToConstant: 4)
    card.setValue("Hello", forKeyPath: "heading.text")
    card.setValue(2, forKeyPath: "heading.textAlignment")
    card.setValue(10, forKeyPath: "width.constant")
    card.setValue("nobody", forKeyPath: "missing.text")
    XCTAssertEqual(label.text, "Hello")
    XCTAssertEqual(label.textAlignment, .right)
    XCTAssertEqual(card.width.constant, 10)
    XCTAssertEqual(diagnostics, [])
  }

  func testPartsOfAButtonAreReachedByAPath() {
    let button = Button()
    button.setValue(3, forKeyPath: "titleLabel.numberOfLines")
    XCTAssertEqual(button.titleLabel?.numberOfLines, 3)
  }

  func testInspectablePropertiesRunTheirObservers() {
    card.setValue(8, forKey: "radius")
    XCTAssertEqual(card.layer.cornerRadius, 8)
    let special = SpecialKeyedCard()
    special.setValue("red", forKey: "style")
    special.setValue(3, forKey: "radius")
    XCTAssertEqual(special.style, "red")
    XCTAssertEqual(special.layer.cornerRadius, 3)
  }

  func testValuesTakeTheFormOfTheProperty() {
    for value in [NSNumber(value: 2.5), 2.5, CGFloat(2.5), Float(2.5), "2.5"] as [Any] {
      card.setValue(value, forKey: "radius")
      XCTAssertEqual(card.radius, 2.5, "\(value)")
      card.radius = 0
    }
    card.setValue(2.9, forKey: "tag")
    XCTAssertEqual(card.tag, 2)
    card.setValue(4, forKey: "contentMode")
    XCTAssertEqual(card.contentMode, .center)
    card.setValue(1, forKey: "clipsToBounds")
    XCTAssertTrue(card.clipsToBounds)
    card.setValue(nil, forKey: "backgroundColor")
    XCTAssertNil(card.backgroundColor)
    XCTAssertEqual(diagnostics, [])
  }

  func testWrongTypesChangeNothingAndAreReported() {
    card.heading = Label()
    let bad: [(String, Any?, String)] = [
      ("tag", "many", "tag of KeyedCard takes Int, but was given String"),
      ("radius", nil, "radius of KeyedCard takes CGFloat, but was given nil"),
      ("radius", Double.nan, "radius of KeyedCard takes CGFloat, but was given Double"),
      ("alpha", "inf", "alpha of KeyedCard takes CGFloat, but was given String"),
      ("tag", 1e300, "tag of KeyedCard takes Int, but was given Double"),
      ("contentMode", 99, "contentMode of KeyedCard takes ContentMode, but was given Int"),
      ("backgroundColor", "red", "backgroundColor of KeyedCard takes Color, but was given String"),
      ("heading", Button(), "heading of KeyedCard takes Label, but was given Button"),
      ("accessibilityLabel", 3, "accessibilityLabel of KeyedCard takes String, but was given Int"),
      (
        "center", CGPoint(x: CGFloat.infinity, y: 0),
        "center of KeyedCard takes CGPoint, but was given CGPoint"
      ),
      (
        "center", CGPoint(x: 0, y: -CGFloat.infinity),
        "center of KeyedCard takes CGPoint, but was given CGPoint"
      ),
      (
        "bounds", CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 0),
        "bounds of KeyedCard takes CGRect, but was given CGRect"
      ),
      (
        "bounds", CGRect(x: 0, y: 0, width: 0, height: CGFloat.nan),
        "bounds of KeyedCard takes CGRect, but was given CGRect"
      ),
    ]
    for (key, value, _) in bad {
      card.setValue(value, forKey: key)
    }
    XCTAssertEqual(diagnostics.map(\.message), bad.map(\.2))
    XCTAssertEqual(Set(diagnostics.map(\.kind)), [.wrongValueType])
    XCTAssertEqual(card.tag, 0)
    XCTAssertNotNil(card.heading)
  }

  func testUnknownNamesAreReportedInTheWordsOfTheSystem() {
    card.setValue(1, forKey: "color")
    card.setValue(1, forKeyPath: "text.color")
    card.setValue(1, forKeyPath: "")
    XCTAssertEqual(diagnostics.map(\.kind), [.unknownKey, .unknownKey, .unknownKey])
    XCTAssertEqual(
      diagnostics[0].message,
      "[<KeyedCard> setValue:forUndefinedKey:]: this class is not key value coding-compliant for "
        + "the key color."
    )
    XCTAssertEqual(
      diagnostics[1].message,
      "[<KeyedCard> valueForUndefinedKey:]: this class is not key value coding-compliant for the "
        + "key text."
    )
  }

  func testOverridesOfTheHooksCount() {
    let view = KeyWriter()
    view.setValue(1, forKey: "radius")
    view.setValue(2, forKey: "unknown")
    view.setValue(3, forKey: "tag")
    XCTAssertEqual(view.lines, ["radius", "undefined unknown"])
    XCTAssertEqual(view.tag, 3)
    card.footer = view
    card.setValue(4, forKeyPath: "footer.radius")
    XCTAssertEqual(view.lines.last, "radius")
  }

  func testControllersReportToTheirViews() {
    let controller = ViewController()
    controller.view = card
    controller.setValue("Title", forKey: "title")
    controller.setValue("Title", forKey: "subtitle")
    XCTAssertEqual(controller.title, "Title")
    XCTAssertEqual(diagnostics.map(\.kind), [.unknownKey])
  }
}

private class KeyedCard: View {
  @Outlet var heading: Label!
  @Outlet var missing: Label!
  @Outlet var width: LayoutConstraint!
  @Outlet var footer: View?
  var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }

  override class var inspectableProperties: [InspectableProperty] {
    super.inspectableProperties + [InspectableProperty("radius", \KeyedCard.radius)]
  }
}

private final class SpecialKeyedCard: KeyedCard {
  var style = ""

  override class var inspectableProperties: [InspectableProperty] {
    super.inspectableProperties + [InspectableProperty("style", \SpecialKeyedCard.style)]
  }
}

private final class KeyWriter: View {
  private(set) var lines: [String] = []

  override func setValue(_ value: Any?, forKey key: String) {
    if key == "radius" {
      lines.append(key)
    } else {
      super.setValue(value, forKey: key)
    }
  }

  override func setValue(_ value: Any?, forUndefinedKey key: String) {
    lines.append("undefined \(key)")
  }
}
