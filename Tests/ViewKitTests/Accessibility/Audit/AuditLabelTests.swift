import Foundation
import Testing
import ViewKit

@Suite struct AuditLabelTests {
  /// The rules of labels, each with what it finds in a label with traits.
  @Test(arguments: [
    (AccessibilityRule.labelEndsWithPeriod, "Sends it.", AccessibilityTraits.button, true),
    (.labelEndsWithPeriod, "Now, at last.", .button, false),
    (.labelEndsWithPeriod, "Sends it.", .staticText, false),
    (.labelRepeatsTrait, "Home tab", .tabBarItem, true),
    (.labelRepeatsTrait, "Volume Slider", .adjustable, true),
    (.labelRepeatsTrait, "Privacy link", .link, true),
    (.labelRepeatsTrait, "Name field", .textEntry, true),
    (.labelRepeatsTrait, "Cat image", .image, true),
    (.labelRepeatsTrait, "Slider", .button, false),
    (.labelNamesState, "Unchecked box", .button, true),
    (.labelNamesState, "Tap to send", .button, true),
    (.labelNamesState, "Tapas", .button, false),
    (.labelNamesState, "Selected works", .staticText, false),
    (.imageWord, "Photo of a cat", .image, true),
    (.imageWord, "Pictures", .image, true),
    (.imageWord, "Iconic building", .image, false),
    (.imageWord, "Photo library", .button, false),
    (.fileName, "cart.badge.plus", .button, true),
    (.fileName, "btn_close", .button, true),
    (.fileName, "Logo.PNG", .image, true),
    (.fileName, "Save", .button, false),
    (.fileName, "save", .button, false),
    (.fileName, "Fig.A", .image, false),
    (.fileName, "3.5", .button, false),
    (.fileName, "example.com", .link, false),
    (.fileName, "St. Gallen", .image, false),
    (.vagueLabel, "Click here", .link, true),
    (.vagueLabel, "More", .button, true),
    (.vagueLabel, "Learn more about this page", .link, true),
    (.vagueLabel, "More sizes", .button, false),
    (.vagueLabel, "More", .staticText, false),
    (.labelLength, String(repeating: "a", count: 41), .button, true),
    (.labelLength, String(repeating: "a", count: 40), .button, false),
    (.labelLength, String(repeating: "a", count: 41), .staticText, false),
    (.labelLength, "x", .button, true),
    (.labelLength, "xy", .button, false),
    (.labelLength, "q", .keyboardKey, false),
    (.labelCase, "send", .button, true),
    (.labelCase, "SEND NOW", .button, true),
    (.labelCase, "Send", .button, false),
    (.labelCase, "PDF", .button, false),
    (.labelCase, "send", .link, false),
  ])
  func ruleFindsLabel(
    rule: AccessibilityRule,
    label: String,
    traits: AccessibilityTraits,
    isFound: Bool
  ) {
    let found = issues(rule, in: screen(element(label: label, traits: traits)))
    #expect(found.count == (isFound ? 1 : 0))
    #expect(found.allSatisfy { $0.label == label && $0.found.contains(label.prefix(40)) })
  }

  @Test func missingLabelIsFoundWhereNoTextIsShown() {
    #expect(issues(.missingLabel, in: screen(element(label: nil))).count == 1)
    #expect(issues(.missingLabel, in: screen(element(label: " \n"))).count == 1)
    #expect(issues(.missingLabel, in: screen(element(Switch(), label: nil))).count == 1)
    #expect(issues(.missingLabel, in: screen(element(label: "Send"))).isEmpty)
    #expect(issues(.missingLabel, in: screen(element(label: nil, traits: .link))).isEmpty)
    #expect(issues(.missingLabel, in: screen(element(PageControl(), label: nil))).isEmpty)
    #expect(issues(.missingLabel, in: screen(View())).isEmpty)
  }

  @Test func pictureWithoutWordsHasNoLabel() {  // 8.1.13
    let photo = element(ImageView(), label: nil)
    #expect(issues(.missingLabel, in: screen(photo)).first?.className == "ImageView")
  }

  @Test func fieldNeedsALabelBesideItsPlaceholder() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    #expect(issues(.placeholderOnly, in: screen(field)).isEmpty)
    field.placeholder = "Name"
    let found = issues(.placeholderOnly, in: screen(field))
    #expect(found.first?.found == "the placeholder \"Name\" and no label")
    field.accessibilityLabel = "Name"
    #expect(issues(.placeholderOnly, in: screen(field)).isEmpty)
  }

  @Test func shownTitleMayEndWithItsTrait() {
    let button = Button(type: .system)
    button.setTitle("Big button", for: .normal)
    button.sizeToFit()
    #expect(issues(.labelRepeatsTrait, in: screen(button)).isEmpty)
    button.setTitle("Big", for: .normal)
    button.accessibilityLabel = "Big button"
    #expect(issues(.labelRepeatsTrait, in: screen(button)).count == 1)
  }

  @Test func symbolWithoutALabelIsCalledByItsName() {
    let button = Button(type: .system)
    button.setImage(Image(systemName: "cart.badge.plus"), for: .normal)
    button.sizeToFit()
    #expect(issues(.fileName, in: screen(button)).first?.label == "cart.badge.plus")
    button.accessibilityLabel = "Add to cart"
    #expect(issues(.fileName, in: screen(button)).isEmpty)
  }

  @Test func shortLabelWeighsLessThanALongOne() {
    let root = screen(
      element(label: "x", traits: .button),
      element(label: String(repeating: "long ", count: 9), traits: .button)
    )
    #expect(issues(.labelLength, in: root).map(\.severity) == [.info, .warning])
  }

  @Test func equalLabelsMakeOneIssueThatNamesAll() {
    let root = screen(
      element(label: "Delete", traits: .button),
      element(label: "Edit", traits: .button),
      element(label: "Delete ", traits: .link),
      element(label: "Edit"),
      element(label: "", traits: .button),
      element(label: nil, traits: .button),
      element(label: "Delete", traits: .button)
    )
    let found = issues(.duplicateLabel, in: root)
    #expect(found.map(\.path) == ["View > View[0]"])
    #expect(found.first?.relatedPaths == ["View > View[2]", "View > View[6]"])
  }
}
