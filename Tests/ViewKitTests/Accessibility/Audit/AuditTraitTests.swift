import Foundation
import Testing
import ViewKit

@Suite struct AuditTraitTests {
  @Test(
    arguments: [
      ([.link, .adjustable], nil),
      (.button, nil),
      ([.button, .selected, .notEnabled], nil),
      ([.staticText, .header], nil),
      ([.button, .link], "[button, link]"),
      ([.keyboardKey, .searchField, .header], "[keyboardKey, searchField]"),
      ([.button, .adjustable], "[button, adjustable]"),
      ([.staticText, .updatesFrequently], "[staticText, updatesFrequently]"),
    ] as [(AccessibilityTraits, String?)]
  )
  func traitsThatExcludeOneAnotherAreFound(traits: AccessibilityTraits, found: String?) {
    let issue = issues(.conflictingTraits, in: screen(element(label: "A", traits: traits))).first
    #expect(issue?.found == found.map { "the traits \($0)" })
    #expect(issue == nil || issue?.severity == .error)
  }

  @Test func classesKeepTheirTraits() {
    #expect(issues(.missingTrait, in: screen(element(Button(), label: "A"))).isEmpty)
    #expect(
      issues(.missingTrait, in: screen(element(Button(), label: "A", traits: .link))).isEmpty
    )
    let header = screen(element(Button(), label: "A", traits: .header))
    #expect(issues(.missingTrait, in: header).first?.needed == "the trait button or link")
    #expect(issues(.missingTrait, in: screen(element(ImageView(), label: "A"))).isEmpty)
    let picture = screen(element(ImageView(), label: "A", traits: .staticText))
    #expect(issues(.missingTrait, in: picture).first?.needed == "the trait image")
  }

  @Test func screenNeedsAHeading() {
    #expect(issues(.noHeader, in: screen()).isEmpty)
    let title = label("Title")
    let root = screen(title, label("Text"))
    #expect(issues(.noHeader, in: root).map(\.severity) == [.info])
    title.accessibilityTraits.insert(.header)
    #expect(issues(.noHeader, in: root).isEmpty)
  }

  @Test func whatIsDisabledIsListed() {  // AX-09
    let button = element(Button(), label: "Send")
    #expect(issues(.disabled, in: screen(button)).isEmpty)
    button.setTitleColor(.gray, for: .normal)
    #expect(issues(.disabled, in: screen(button)).isEmpty)
    button.isEnabled = false
    #expect(issues(.disabled, in: screen(button)).map(\.severity) == [.info])
  }
}
