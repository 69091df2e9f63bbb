import Foundation
import Testing
import ViewKit

/// Words of another language, which come from the environment.
@Suite struct AccessibilityWordsTests {
  /// What AccessibilitySnapshot's tests say of a selected button in German.
  private var german: AccessibilityWords {
    var words = AccessibilityWords.english
    words.button = "Taste."
    words.tab = "Tabulator."
    words.selectedFormat = "Auswahl: {0}"
    words.seriesFormat = "{0} von {1}."
    words.customActions = "Aktionen verfügbar"
    words.systemRotors.link = "Links auf Seiten"
    return words
  }

  private func amount() -> View {
    let view = AccessibilityScene.element("Amount", 0, 0)
    view.accessibilityValue = "10"
    view.accessibilityTraits = [.button, .selected]
    return view
  }

  @Test func elementsAreSpokenOfInTheWordsOfTheEnvironment() {
    let root = AccessibilityScene.parent(of: [amount()])
    #expect(root.spoken == ["Selected: Amount: 10. Button."])
    root.environment.accessibilityWords = german
    #expect(root.spoken == ["Auswahl: Amount: 10. Taste."])
    #expect(AccessibilityTree(of: root).elements.map(\.description) == root.spoken)
  }

  @Test func placesAreCountedInThoseWords() {
    let tabs = AccessibilityScene.parent(of: [
      AccessibilityScene.element("A", 0, 0), AccessibilityScene.element("B", 40, 0),
    ])
    tabs.accessibilityTraits = .tabBar
    tabs.environment = Environment(accessibilityWords: german)
    #expect(tabs.spoken == ["A. Tabulator. 1 von 2.", "B. Tabulator. 2 von 2."])
  }

  @Test func linesBelowAnElementAreInThoseWords() {
    let view = AccessibilityScene.element("Form", 0, 0)
    view.accessibilityCustomActions = [AccessibilityCustomAction(name: "Send", actionHandler: nil)]
    view.accessibilityCustomRotors = [AccessibilityCustomRotor(systemType: .link) { _ in nil }]
    view.environment.accessibilityWords = german
    #expect(
      view.accessibilityDescription == """
        1. "Form"
           Aktionen verfügbar: Send
           Rotor Links auf Seiten
        """
    )
  }

  @Test func viewBelowIsReadInTheWordsOfItsTree() {
    let card = AccessibilityScene.parent(of: [amount()])
    let root = AccessibilityScene.parent(of: [card])
    root.environment.accessibilityWords = german
    #expect(card.spoken == ["Auswahl: Amount: 10. Taste."])
    card.environment.accessibilityWords = .english
    #expect(card.spoken == ["Selected: Amount: 10. Button."])
    #expect(root.spoken == ["Auswahl: Amount: 10. Taste."])
  }

  @Test func wordsAreReadFromJSON() throws {
    let data = try JSONEncoder().encode(german)
    let keys = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(keys["button"] as? String == "Taste.")
    #expect(try JSONDecoder().decode(AccessibilityWords.self, from: data) == german)
    #expect(german != .english)
  }

  @Test func wordsOfAnEnvironmentCanBeReplaced() {
    var environment = Environment(accessibilityWords: german)
    #expect(environment.accessibilityWords == german)
    environment.accessibilityWords = .english
    #expect(environment.accessibilityWords == .english)
    #expect(Environment.default.accessibilityWords == .english)
  }
}
