import Foundation
import ViewKit
import XCTest

/// What is read in trees of views, controllers and elements.
final class AccessibilityReadingTests: XCTestCase {
  private typealias Scene = AccessibilityScene

  // MARK: Selection

  func testElementHidesWhatIsInIt() {  // AX-01, 8.2.1
    let view = Scene.parent(of: (1...4).map { Scene.element("\($0)", 0, CGFloat($0) * 40) })
    view.accessibilityLabel = "A"
    view.isAccessibilityElement = true
    XCTAssertEqual(view.labelsInOrder, ["A"])
    view.isAccessibilityElement = false
    XCTAssertEqual(view.labelsInOrder, ["1", "2", "3", "4"])
    view.accessibilityElementsHidden = true
    XCTAssertEqual(view.labelsInOrder, [])
  }

  func testListReplacesGeometry() {  // AX-03, 8.2.2, 8.3.2
    let labels = (0..<8).map { index in
      Scene.element("\(index + 1)", CGFloat(index % 2) * 100, CGFloat(index / 2) * 40)
    }
    let view = Scene.parent(of: labels)
    view.accessibilityElements = [0, 2, 4, 6, 1, 3, 5, 7].map { labels[$0] }
    XCTAssertEqual(view.labelsInOrder, ["1", "3", "5", "7", "2", "4", "6", "8"])
    view.accessibilityElements = nil
    XCTAssertEqual(view.labelsInOrder, ["1", "2", "3", "4", "5", "6", "7", "8"])
    view.accessibilityElements = []
    XCTAssertEqual(view.labelsInOrder, [])
  }

  func testListOfAnElementIsNotRead() {  // AX-04, 8.2.3
    let parts = [Scene.element("a", 0, 0), Scene.element("b", 0, 40)]
    let view = Scene.parent(of: parts)
    view.accessibilityLabel = "P"
    view.accessibilityElements = parts
    view.isAccessibilityElement = true
    XCTAssertEqual(view.labelsInOrder, ["P"])
    view.isAccessibilityElement = false
    XCTAssertEqual(view.labelsInOrder, ["a", "b"])
  }

  func testBannerThatIsAnElementSwallowsItsControls() {  // AX-06, FR-F18, 8.2.1
    let button = Button(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    button.setTitle("x", for: .normal)
    let slider = Slider(frame: CGRect(x: 60, y: 0, width: 200, height: 44))
    slider.accessibilityLabel = "y"
    let banner = Scene.parent(of: [button, slider])
    banner.accessibilityLabel = "Hi"
    banner.isAccessibilityElement = true
    XCTAssertEqual(banner.labelsInOrder, ["Hi"])
    banner.isAccessibilityElement = false
    XCTAssertEqual(banner.labelsInOrder, ["x", "y"])
  }

  func testActionStandsInForAButtonThatACardSwallows() throws {  // FR-F11
    let card = Scene.parent(of: [Button(frame: CGRect(x: 0, y: 0, width: 44, height: 44))])
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Offer"
    var runs = 0
    card.accessibilityCustomActions = [
      AccessibilityCustomAction(name: "Buy") { _ in
        runs += 1
        return true
      }
    ]
    XCTAssertEqual(card.spoken, ["Offer"])
    let element = try XCTUnwrap(AccessibilityTree(of: card).elements.first)
    XCTAssertEqual(element.customActions, ["Buy"])
    let action = try XCTUnwrap(card.accessibilityCustomActions?.first)
    XCTAssertEqual(action.actionHandler?(action), true)
    XCTAssertEqual(runs, 1)
  }

  func testHiddenIsNotReadAndCoveredIs() {  // AX-07, 8.2.5, 8.2.6
    let parent = Scene.parent(of: [Scene.element("a", 0, 0), Scene.element("b", 0, 40)])
    let root = Scene.parent(of: [parent])
    parent.isHidden = true
    XCTAssertEqual(root.labelsInOrder, [])
    parent.isHidden = false
    parent.alpha = 0
    XCTAssertEqual(root.labelsInOrder, [])
    parent.alpha = 1
    let cover = View(frame: root.bounds)
    cover.backgroundColor = .white
    root.addSubview(cover)
    XCTAssertEqual(root.labelsInOrder, ["a", "b"])
    parent.accessibilityElementsHidden = true
    XCTAssertEqual(root.labelsInOrder, [])
  }

  func testListOfTheControllerIsNotThatOfItsView() {  // AX-11
    let (controller, title, image) = screen()
    controller.accessibilityElements = [image, title]
    XCTAssertEqual(controller.view.labelsInOrder, ["title", "image"])
    let (other, otherTitle, otherImage) = screen()
    other.view.accessibilityElements = [otherImage, otherTitle]
    XCTAssertEqual(other.view.labelsInOrder, ["image", "title"])
  }

  private func screen() -> (controller: ViewController, title: View, image: View) {
    let controller = ViewController()
    let title = Scene.element("title", 0, 0)
    let image = Scene.element("image", 0, 40)
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.addSubview(title)
    controller.view.addSubview(image)
    return (controller, title, image)
  }

  func testNothingIsReadBehindAPresentedController() {
    func controller(_ label: String) -> ViewController {
      let controller = ViewController()
      controller.view.addSubview(AccessibilityScene.element(label, 0, 0))
      return controller
    }
    let (root, first, second) = (controller("Root"), controller("First"), controller("Second"))
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.flush()
    XCTAssertEqual(window.labelsInOrder, ["Root"])
    root.present(first, animated: false)
    window.flush()
    XCTAssertEqual(window.labelsInOrder, ["First"])
    XCTAssertFalse(first.view.accessibilityViewIsModal)
    first.present(second, animated: false)
    window.flush()
    XCTAssertEqual(window.labelsInOrder, ["Second"])
    root.dismiss(animated: false)
    window.flush()
    XCTAssertEqual(window.labelsInOrder, ["Root"])
  }

  func testBarOfAPresentedNavigationControllerIsRead() {
    let top = ViewController()
    top.navigationItem.rightBarButtonItem = BarButtonItem(title: "Done")
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let root = ViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(NavigationController(rootViewController: top), animated: false)
    window.flush()
    XCTAssertEqual(window.labelsInOrder, ["Done"])
  }

  func testRowsAreReadFirstAndMirrored() {  // AX-13, 8.3.1
    let places: [(String, CGFloat, CGFloat)] = [
      ("d", 100, 50), ("c", 0, 50), ("b", 100, 0), ("a", 0, 0),
    ]
    let root = Scene.parent(
      of: places.map { Scene.element($0.0, CGRect(x: $0.1, y: $0.2, width: 80, height: 30)) }
    )
    XCTAssertEqual(root.labelsInOrder, ["a", "b", "c", "d"])
    root.environment = Scene.environment(.phone, .rightToLeft)
    XCTAssertEqual(root.labelsInOrder, ["b", "a", "d", "c"])
  }

  func testListReachesIntoAnElement() {  // AX-14, 8.2.1
    let button = Scene.element("button", 10, 10)
    let card = Scene.parent(of: [button])
    card.isAccessibilityElement = true
    card.accessibilityLabel = "card"
    let root = Scene.parent(of: [card])
    root.accessibilityElements = [card, button]
    XCTAssertEqual(root.labelsInOrder, ["card", "button"])
    root.accessibilityElements = nil
    XCTAssertEqual(root.labelsInOrder, ["card"])
  }

  func testListThatNamesItselfIsOpenedOnce() {
    let root = Scene.parent(of: [Scene.element("a", 0, 0)])
    let inner = Scene.parent(of: [])
    inner.accessibilityElements = [root, inner, "no element"]
    root.accessibilityElements = [root.subviews[0], inner, root]
    XCTAssertEqual(root.labelsInOrder, ["a"])
  }

  func testDeepTreeIsRead() {
    var view = Scene.element("deep", 0, 0)
    for _ in 0..<5_000 {
      let parent = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      parent.shouldGroupAccessibilityChildren = true
      parent.addSubview(view)
      view = parent
    }
    XCTAssertEqual(view.labelsInOrder, ["deep"])
    XCTAssertEqual(AccessibilityTree(of: view).elements.count, 1)
  }

  // MARK: Speech

  func testTextInputsAreSpoken() {  // 8.3.4
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.accessibilityLabel = "Name"
    let password = TextField(frame: CGRect(x: 0, y: 50, width: 200, height: 34))
    password.isSecureTextEntry = true
    let text = TextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    text.text = "Notes"
    let root = Scene.parent(of: [field, password, text])
    let edit = "Double tap to edit."
    XCTAssertEqual(
      root.spokenWithHints,
      [
        ["Name. Text Field.", edit], ["Secure Text Field.", edit],
        ["Notes. Text Field.", "\(edit), Use the rotor to access Misspelled Words"],
      ]
    )
    field.accessibilityTraits.insert(.isEditing)
    XCTAssertEqual(root.spoken[0], "Name. Text Field. Is editing.")
    XCTAssertEqual(
      root.accessibilityReadingOrder[0].spokenHint,
      "Use the rotor to access Misspelled Words"
    )
    field.accessibilityTraits.insert(.notEnabled)
    XCTAssertNil(root.accessibilityReadingOrder[0].spokenHint)
  }

  func testBackButtonDoesNotSayBackTwice() {  // 8.3.4
    let button = Scene.element("back", 0, 0)
    button.accessibilityTraits = [.button, .backButton]
    XCTAssertEqual(button.spoken, ["Back Button."])
    button.accessibilityLabel = "Settings"
    XCTAssertEqual(button.spoken, ["Settings. Back Button."])
  }

  func testOutermostContainerDecidesWhatIsSaid() {  // 8.2.8
    let items = (0..<3).map { Scene.element("\($0)", 0, CGFloat($0) * 40) }
    let inner = Scene.parent(of: items)
    inner.accessibilityContainerType = .landmark
    inner.accessibilityElements = items
    XCTAssertEqual(inner.spoken, ["0. Landmark.", "1", "2. End."])
    let last = Scene.element("last", 0, 400)
    let outer = Scene.parent(of: [inner, last])
    outer.accessibilityContainerType = .list
    outer.accessibilityElements = [inner, last]
    XCTAssertEqual(outer.spoken, ["0", "1", "2", "last. List End."])
    inner.accessibilityElements = [items[0]]
    XCTAssertEqual(inner.spoken, ["0. Landmark."])
  }

  func testDescriptionNumbersWhatIsRead() {  // 8.4.1
    let title = Scene.element("Settings", 0, 0)
    title.accessibilityTraits = .header
    let toggle = Switch(frame: CGRect(x: 0, y: 50, width: 51, height: 31))
    toggle.accessibilityLabel = "Wi-Fi"
    toggle.accessibilityCustomActions = [
      AccessibilityCustomAction(name: "Forget", actionHandler: nil)
    ]
    toggle.accessibilityCustomContent = [
      AccessibilityCustomContent(label: "Strength", value: "good\nenough")
    ]
    toggle.accessibilityUserInputLabels = ["Wi-Fi", "Network"]
    let root = Scene.parent(of: [toggle, title])
    XCTAssertEqual(
      root.accessibilityDescription,
      """
      1. "Settings. Heading."
      2. "Wi-Fi. Switch Button. Off.", "Double tap to toggle setting."
         "Wi-Fi", "Network"
         Actions Available: Forget
         More Content Available: Strength: good\\nenough
      """
    )
    XCTAssertEqual(View().accessibilityDescription, "")
  }
}
