import Foundation
import ViewKit
import XCTest

final class AccessibilityAttributesTests: XCTestCase {
  func testOnlyClassesWithContentAreElements() {  // 8.1.1, 8.1.2
    XCTAssertFalse(View().isAccessibilityElement)
    XCTAssertFalse(Control().isAccessibilityElement)
    XCTAssertFalse(ImageView().isAccessibilityElement)
    XCTAssertTrue(Label().isAccessibilityElement)
    XCTAssertTrue(Button().isAccessibilityElement)
    XCTAssertTrue(AccessibilityElement(accessibilityContainer: View()).isAccessibilityElement)
  }

  func testElementFlagCanBeSetEitherWay() {  // 8.1.1, 8.1.13
    let (image, label) = (ImageView(), Label())
    image.isAccessibilityElement = true
    label.isAccessibilityElement = false
    XCTAssertTrue(image.isAccessibilityElement)
    XCTAssertFalse(label.isAccessibilityElement)
    XCTAssertNil(image.accessibilityLabel)
  }

  func testLabelOfALabelIsItsText() {  // 8.1.3, 8.1.5
    let label = Label()
    XCTAssertNil(label.accessibilityLabel)
    label.text = "Ada"
    XCTAssertEqual(label.accessibilityLabel, "Ada")
    XCTAssertNil(label.accessibilityValue)
    label.accessibilityLabel = "Ada Lovelace"
    label.text = "Grace"
    XCTAssertEqual(label.accessibilityLabel, "Ada Lovelace")
    label.accessibilityLabel = ""
    XCTAssertEqual(label.accessibilityLabel, "")
    label.accessibilityLabel = nil
    XCTAssertEqual(label.accessibilityLabel, "Grace")
  }

  func testLabelOfAButtonIsItsTitleOrTheNameOfItsImage() {  // 8.1.3
    let button = Button()
    XCTAssertNil(button.accessibilityLabel)
    button.setImage(Image(size: .zero, name: "close"), for: .normal)
    XCTAssertEqual(button.accessibilityLabel, "close")
    button.setTitle("Close", for: .normal)
    button.setTitle("Closing", for: .disabled)
    XCTAssertEqual(button.accessibilityLabel, "Close")
    button.isEnabled = false
    XCTAssertEqual(button.accessibilityLabel, "Closing")
    XCTAssertNil(ImageView(image: Image(size: .zero, name: "x")).accessibilityLabel)
  }

  func testTextsAreNilUntilSet() {  // 8.1.4, 8.1.5, 8.1.11
    let view = View()
    XCTAssertNil(view.accessibilityLabel)
    XCTAssertNil(view.accessibilityHint)
    XCTAssertNil(view.accessibilityValue)
    XCTAssertNil(view.accessibilityIdentifier)
    XCTAssertNil(view.accessibilityLanguage)
    view.accessibilityHint = "hint"
    view.accessibilityValue = "value"
    view.accessibilityLanguage = "de-DE"
    XCTAssertEqual(view.accessibilityHint, "hint")
    XCTAssertEqual(view.accessibilityValue, "value")
    XCTAssertEqual(view.accessibilityLanguage, "de-DE")
    view.accessibilityHint = nil
    XCTAssertNil(view.accessibilityHint)
  }

  func testIdentifierIsNotInherited() {  // 8.1.4
    let (view, child) = (View(), View())
    view.addSubview(child)
    view.accessibilityIdentifier = "card"
    XCTAssertEqual(view.accessibilityIdentifier, "card")
    XCTAssertNil(child.accessibilityIdentifier)
    XCTAssertFalse(view.isAccessibilityElement)
  }

  func testTraitsOfClasses() {  // 8.1.6
    XCTAssertEqual(View().accessibilityTraits, .none)
    XCTAssertEqual(Control().accessibilityTraits, .none)
    XCTAssertEqual(Label().accessibilityTraits, .staticText)
    XCTAssertEqual(Button().accessibilityTraits, .button)
    XCTAssertEqual(ImageView().accessibilityTraits, .image)
  }

  func testTraitsOfAControlFollowItsState() {  // 8.1.6, AX-09
    let (button, control, label) = (Button(), Control(), Label())
    button.isEnabled = false
    control.isEnabled = false
    XCTAssertEqual(button.accessibilityTraits, [.button, .notEnabled])
    XCTAssertEqual(control.accessibilityTraits, .notEnabled)
    button.isEnabled = true
    XCTAssertEqual(button.accessibilityTraits, .button)
    button.isSelected = true
    XCTAssertEqual(button.accessibilityTraits, [.button, .selected])
    button.isSelected = false
    button.setTitleColor(.gray, for: .normal)
    XCTAssertEqual(button.accessibilityTraits, .button)
    XCTAssertEqual(label.accessibilityTraits, .staticText)
  }

  func testTraitsThatWereSetStay() {  // 8.1.6
    let button = Button()
    button.accessibilityTraits = .link
    button.isEnabled = false
    XCTAssertEqual(button.accessibilityTraits, .link)
    let label = Label()
    label.accessibilityTraits.insert(.header)
    XCTAssertEqual(label.accessibilityTraits, [.staticText, .header])
  }

  // MARK: Frame

  func testFrameOfAViewIsRecomputedAtEachRead() {  // 8.1.8
    let root = View(frame: CGRect(x: 50, y: 50, width: 400, height: 400))
    let parent = View(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    let view = View(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    root.addSubview(parent)
    parent.addSubview(view)
    XCTAssertEqual(view.accessibilityFrame, CGRect(x: 11, y: 22, width: 30, height: 40))
    parent.bounds.origin.y = 5
    XCTAssertEqual(view.accessibilityFrame, CGRect(x: 11, y: 17, width: 30, height: 40))
    XCTAssertEqual(view.accessibilityActivationPoint, CGPoint(x: 26, y: 37))
  }

  func testFrameThatWasSetStays() {  // 8.1.8, 8.1.10
    let (parent, view) = (View(), View(frame: CGRect(x: 1, y: 2, width: 30, height: 40)))
    parent.addSubview(view)
    view.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 10)
    parent.bounds.origin.y = 5
    XCTAssertEqual(view.accessibilityFrame, CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertEqual(view.accessibilityActivationPoint, CGPoint(x: 5, y: 5))
    view.accessibilityActivationPoint = CGPoint(x: 1, y: 1)
    XCTAssertEqual(view.accessibilityActivationPoint, CGPoint(x: 1, y: 1))
  }

  func testPathDoesNotReplaceTheFrame() {  // 8.1.9
    let root = View()
    let view = View(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(view)
    XCTAssertNil(view.accessibilityPath)
    let path = BezierPath(rect: view.bounds)
    view.accessibilityPath = Accessibility.convertToScreenCoordinates(path, in: view)
    XCTAssertEqual(view.accessibilityPath?.bounds, view.frame)
    XCTAssertEqual(view.accessibilityFrame, view.frame)
    XCTAssertEqual(
      Accessibility.convertToScreenCoordinates(CGRect(x: 1, y: 1, width: 2, height: 2), in: view),
      CGRect(x: 11, y: 21, width: 2, height: 2)
    )
  }

  func testPathKeepsItsCurvesInOtherCoordinates() {  // 8.1.9
    let root = View()
    let view = View(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(view)
    var path = BezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 1, y: 1), controlPoint: CGPoint(x: 2, y: 2))
    path.addCurve(
      to: CGPoint(x: 3, y: 3),
      controlPoint1: CGPoint(x: 4, y: 4),
      controlPoint2: CGPoint(x: 5, y: 5)
    )
    path.close()
    XCTAssertEqual(
      Accessibility.convertToScreenCoordinates(path, in: view).elements,
      [
        .move(to: CGPoint(x: 10, y: 20)),
        .quadCurve(to: CGPoint(x: 11, y: 21), control: CGPoint(x: 12, y: 22)),
        .curve(
          to: CGPoint(x: 13, y: 23),
          control1: CGPoint(x: 14, y: 24),
          control2: CGPoint(x: 15, y: 25)
        ),
        .close,
      ]
    )
  }

  // MARK: The rest

  func testSwitchesAreOffAtFirst() {  // 8.1.11
    let view = View()
    XCTAssertFalse(view.accessibilityElementsHidden)
    XCTAssertFalse(view.accessibilityViewIsModal)
    XCTAssertFalse(view.shouldGroupAccessibilityChildren)
    XCTAssertEqual(view.accessibilityContainerType, .none)
    XCTAssertEqual(view.accessibilityNavigationStyle, .automatic)
    XCTAssertNil(view.accessibilityCustomActions)
    view.accessibilityElementsHidden = true
    view.accessibilityViewIsModal = true
    view.shouldGroupAccessibilityChildren = true
    view.accessibilityContainerType = .landmark
    view.accessibilityNavigationStyle = .separate
    XCTAssertTrue(view.accessibilityElementsHidden)
    XCTAssertTrue(view.accessibilityViewIsModal)
    XCTAssertTrue(view.shouldGroupAccessibilityChildren)
    XCTAssertEqual(view.accessibilityContainerType, .landmark)
    XCTAssertEqual(view.accessibilityNavigationStyle, .separate)
  }

  func testInputLabelsAreTheLabelUntilSet() {  // 8.1.11
    let label = Label()
    XCTAssertEqual(label.accessibilityUserInputLabels, [])
    label.text = "Send"
    XCTAssertEqual(label.accessibilityUserInputLabels, ["Send"])
    label.accessibilityUserInputLabels = ["Send", "Post"]
    XCTAssertEqual(label.accessibilityUserInputLabels, ["Send", "Post"])
    label.accessibilityUserInputLabels = nil
    XCTAssertEqual(label.accessibilityUserInputLabels, ["Send"])
  }

  func testWhatAnswersIsDecidedByTraitsAndState() {  // 8.1.11
    let view = View()
    XCTAssertFalse(view.accessibilityRespondsToUserInteraction)
    view.accessibilityTraits = .adjustable
    XCTAssertTrue(view.accessibilityRespondsToUserInteraction)
    view.accessibilityRespondsToUserInteraction = false
    XCTAssertFalse(view.accessibilityRespondsToUserInteraction)
    let control = Control()
    XCTAssertTrue(control.accessibilityRespondsToUserInteraction)
    control.isEnabled = false
    XCTAssertFalse(control.accessibilityRespondsToUserInteraction)
    XCTAssertFalse(Label().accessibilityRespondsToUserInteraction)
  }

  func testCustomActionsRunTheirHandlers() throws {  // 8.1.11, 8.4.1
    let view = View()
    var deleted = 0
    let delete = AccessibilityCustomAction(name: "Delete") { action in
      deleted += action.name == "Delete" ? 1 : 0
      return true
    }
    let image = Image(size: .zero, name: "flag")
    let flag = AccessibilityCustomAction(name: "Flag", image: image, actionHandler: nil)
    view.accessibilityCustomActions = [delete, flag]
    let actions = try XCTUnwrap(view.accessibilityCustomActions)
    XCTAssertEqual(actions.map(\.name), ["Delete", "Flag"])
    XCTAssertEqual(actions[0].actionHandler?(actions[0]), true)
    XCTAssertEqual(deleted, 1)
    XCTAssertNil(actions[1].actionHandler)
    XCTAssertEqual(actions[1].image, image)
  }

  func testSubclassOverridesAttributes() {
    final class Card: View {
      var title = "Card"
      override var accessibilityLabel: String? {
        get { title }
        set { title = newValue ?? "" }
      }
      override var isAccessibilityElement: Bool {
        get { true }
        set {}
      }
      override var accessibilityTraits: AccessibilityTraits {
        get { [.button, super.accessibilityTraits] }
        set { super.accessibilityTraits = newValue }
      }
    }
    let card: View = Card()
    card.accessibilityLabel = "Box"
    card.accessibilityTraits = .header
    XCTAssertEqual(card.accessibilityLabel, "Box")
    XCTAssertEqual(card.accessibilityUserInputLabels, ["Box"])
    XCTAssertTrue(card.isAccessibilityElement)
    XCTAssertEqual(card.accessibilityTraits, [.button, .header])
  }
}
