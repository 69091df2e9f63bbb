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
}
