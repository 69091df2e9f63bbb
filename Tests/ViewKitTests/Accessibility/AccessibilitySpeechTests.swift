import Foundation
import Testing
import ViewKit

/// What is spoken, beyond the rows that are published.
@Suite struct AccessibilitySpeechTests {
  struct Row: CustomTestStringConvertible {
    let name: String
    var label: String?
    var value: String?
    var hint: String?
    var traits: AccessibilityTraits = []
    let spoken: [String]

    var testDescription: String { name }
  }

  private static let adjust = "Swipe up or down with one finger to adjust the value."

  static let rows = [
    Row(name: "nothing", spoken: [""]),
    Row(name: "value alone", value: "7", spoken: ["7"]),
    Row(name: "label and value", label: "A", value: "7", spoken: ["A: 7"]),
    Row(name: "empty value", label: "A", value: "", spoken: ["A"]),
    Row(name: "period stays one", label: "A.", traits: .button, spoken: ["A. Button."]),
    Row(name: "selected without text", traits: .selected, spoken: ["Selected."]),
    Row(
      name: "selected without text but traits",
      traits: [.selected, .button],
      spoken: ["Selected. Button."]
    ),
    Row(name: "back in capitals", label: "BACK", traits: .backButton, spoken: ["Back Button."]),
    Row(name: "back without the trait", label: "Back", traits: .button, spoken: ["Back. Button."]),
    Row(
      name: "button that is silenced",
      label: "A",
      traits: [.button, .tabBarItem],
      spoken: ["A. Tab."]
    ),
    Row(
      name: "words in their order",
      label: "A",
      traits: [.searchField, .image, .adjustable, .link, .header, .tabBarItem, .notEnabled],
      spoken: ["A. Dimmed. Tab. Heading. Link. Adjustable. Image. Search Field."]
    ),
    Row(
      name: "traits without words",
      label: "A",
      traits: [
        .playsSound, .keyboardKey, .staticText, .summaryElement, .updatesFrequently,
        .startsMediaSession, .allowsDirectInteraction, .causesPageTurn,
      ],
      spoken: ["A"]
    ),
    Row(
      name: "secure field that is edited",
      label: "PIN",
      traits: [.textEntry, .secureTextField, .isEditing],
      spoken: ["PIN. Secure Text Field. Is editing.", "Use the rotor to access Misspelled Words"]
    ),
    Row(
      name: "hint of a field is replaced",
      label: "Name",
      hint: "Your own",
      traits: .textEntry,
      spoken: ["Name. Text Field.", "Double tap to edit."]
    ),
    Row(
      name: "hint of a disabled field stays",
      label: "Name",
      hint: "Your own",
      traits: [.textEntry, .notEnabled],
      spoken: ["Name. Dimmed. Text Field.", "Your own"]
    ),
    Row(
      name: "period of a hint is cut",
      label: "Size",
      hint: "In points.",
      traits: .adjustable,
      spoken: ["Size. Adjustable.", "In points. " + adjust]
    ),
    Row(
      name: "disabled and adjustable",
      label: "Size",
      hint: "In points.",
      traits: [.adjustable, .notEnabled],
      spoken: ["Size. Dimmed. Adjustable.", "In points."]
    ),
    Row(
      name: "disabled and adjustable without a hint",
      label: "Size",
      traits: [.adjustable, .notEnabled],
      spoken: ["Size. Dimmed. Adjustable."]
    ),
    Row(
      name: "switch of an empty value",
      label: "Wi-Fi",
      value: "",
      traits: [.toggleButton, .button],
      spoken: ["Wi-Fi. Switch Button.", "Double tap to toggle setting."]
    ),
    Row(
      name: "disabled switch",
      label: "Wi-Fi",
      value: "1",
      hint: "At home",
      traits: [.toggleButton, .button, .notEnabled],
      spoken: ["Wi-Fi. Dimmed. Switch Button. On.", "At home"]
    ),
    Row(
      name: "value and hint only",
      value: "7",
      hint: "In points",
      traits: .adjustable,
      spoken: ["7. Adjustable.", "In points. " + adjust]
    ),
  ]

  @Test(arguments: rows) func rowIsSpoken(row: Row) {  // 8.3.4
    let view = AccessibilityScene.element(row.label, 0, 0)
    view.accessibilityValue = row.value
    view.accessibilityHint = row.hint
    view.accessibilityTraits = row.traits
    #expect(view.spokenWithHints == [row.spoken])
  }

  @Test func partsOfAnElementAreSpokenInTheirOrder() {  // FR-F01
    let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    button.setTitle("Blue OK", for: .normal)
    #expect(button.spokenWithHints == [["Blue OK. Button."]])
    button.accessibilityValue = "2 out of 4"
    button.accessibilityHint = "Votes"
    #expect(button.spokenWithHints == [["Blue OK: 2 out of 4. Button.", "Votes"]])
    button.accessibilityLabel = "Agree"
    #expect(button.spoken == ["Agree: 2 out of 4. Button."])
  }

  @Test func sliderIsSpokenAsPartOfItsRange() {  // FR-F02
    let slider = Slider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    slider.value = 0.5
    #expect(slider.spoken == ["50%. Adjustable."])
    slider.accessibilityIncrement()
    #expect(slider.spoken == ["60%. Adjustable."])
    slider.accessibilityDecrement()
    slider.accessibilityDecrement()
    #expect(slider.spoken == ["40%. Adjustable."])
    slider.maximumValue = 20
    slider.value = 5
    #expect(slider.spoken == ["25%. Adjustable."])
  }

  @Test func tabsOfAnOwnBarAreCounted() {  // FR-F04
    let tabs = ["One", "Two", "Three"].enumerated().map { index, title in
      let tab = Button(frame: CGRect(x: 100 * index, y: 0, width: 100, height: 44))
      tab.setTitle(title, for: .normal)
      tab.isSelected = index == 0
      return tab
    }
    let bar = AccessibilityScene.parent(CGRect(x: 0, y: 0, width: 300, height: 44), of: tabs)
    bar.accessibilityTraits = .tabBar
    #expect(
      bar.spoken == ["Selected: One. Tab. 1 of 3.", "Two. Tab. 2 of 3.", "Three. Tab. 3 of 3."]
    )
  }

  @Test func fieldsAreSpokenWithLabelTextOrPlaceholder() {  // FR-F05
    let hint = "Double tap to edit."
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    #expect(field.spokenWithHints == [["Text Field.", hint]])
    field.placeholder = "Name"
    #expect(field.spokenWithHints == [["Name. Text Field.", hint]])
    field.text = "Ada"
    #expect(field.spokenWithHints == [["Ada. Text Field.", hint]])
    field.accessibilityLabel = "First name"
    #expect(field.spokenWithHints == [["First name: Ada. Text Field.", hint]])
  }

  @Test func selectedComesFirst() {  // FR-F10
    let view = AccessibilityScene.element("Mail", 0, 0)
    view.accessibilityValue = "3 new"
    view.accessibilityTraits = [.button, .header, .selected]
    #expect(view.spoken == ["Selected: Mail: 3 new. Button. Heading."])
  }

  @Test func valueOfATabIsSpoken() {  // FR-F20
    let items = ["Home", "Mail"].map { TabBarItem(title: $0, image: nil, tag: 0) }
    items[1].accessibilityValue = "10 unread emails"
    let bar = TabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.items = items
    bar.layoutIfNeeded()
    #expect(bar.spoken.last == "Mail: 10 unread emails. Tab. 2 of 2.")
  }

  @Test func textsOfALineStayOnIt() {
    let view = AccessibilityScene.element("One\r\ntwo\u{2029}three", 0, 0)
    view.accessibilityHint = "four\rfive"
    #expect(view.accessibilityDescription == #"1. "One\ntwo\nthree", "four\nfive""#)
  }

  @Test func nodesAtTheTopKeepTheOrderOfTheTree() {
    let views = ["c", "b", "a"].enumerated().map { place, name in
      AccessibilityScene.element(name, 0, CGFloat(100 - 40 * place))
    }
    let tree = AccessibilityTree(of: AccessibilityScene.parent(of: views))
    let nodes = tree.nodes.compactMap { node -> String? in
      guard case .element(let element, let index) = node else { return nil }
      return element.description + "\(index)"
    }
    #expect(nodes == ["c2", "b1", "a0"])
    #expect(tree.elements.map(\.description) == ["a", "b", "c"])
  }

  @Test func emptyLinesOfATextStayInTheReading() {
    let view = AccessibilityScene.element("One\n\nThree\r\n", 0, 0)
    #expect(view.accessibilityDescription.contains(#""One\n\nThree\n"#))
  }
}
