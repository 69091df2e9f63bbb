import Foundation
import ViewKit
import XCTest

/// The examples that stand in the documentation of what interface files know by name.
final class ConnectionExampleTests: XCTestCase {
  func testOutletExample() {
    final class CardController: ViewController {
      @Outlet var heading: Label!
      @Outlet var stars: [ImageView]!
      @Outlet(.weak) var badge: View?
    }

    let (controller, heading) = (CardController(), Label())
    controller.setValue(heading, forKey: "heading")
    XCTAssertTrue(controller.heading === heading)
    XCTAssertNil(controller.stars)
    XCTAssertNil(controller.badge)
  }

  func testInspectablePropertyExample() {
    final class Card: View {
      var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }

      override class var inspectableProperties: [InspectableProperty] {
        super.inspectableProperties + [InspectableProperty("radius", \Card.radius)]
      }
    }

    let card = Card()
    card.setValue(12, forKeyPath: "radius")
    XCTAssertEqual(card.layer.cornerRadius, 12)
  }

  func testRegisteredActionExample() {
    final class ProfileController: ViewController {
      var saved = 0
      var value: Float = 0

      func register() {
        registerAction("save", ProfileController.save)
        registerAction("valueChanged:", ProfileController.valueChanged)
      }

      func save() { saved += 1 }
      func valueChanged(_ sender: Slider) { value = sender.value }
    }

    let (controller, slider) = (ProfileController(), Slider())
    slider.value = 0.5
    controller.register()
    controller.action(named: "save")?(nil)
    controller.action(named: "valueChanged:")?(slider)
    XCTAssertEqual(controller.saved, 1)
    XCTAssertEqual(controller.value, 0.5)
  }
}
