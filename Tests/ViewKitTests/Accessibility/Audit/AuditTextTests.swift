import Foundation
import Testing
import ViewKit

@Suite struct AuditTextTests {
  // MARK: Clipping

  @Test func lineThatIsWiderThanItsLabelIsFound() {
    let text = label("A rather long line")
    #expect(issues(.textClipped, in: screen(text)).isEmpty)
    text.frame.size.width = 80
    let found = issues(.textClipped, in: screen(text))
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.found.contains("in 80 pt") == true)
    text.adjustsFontSizeToFitWidth = true
    #expect(issues(.textClipped, in: screen(text)).count == 1)
    text.minimumScaleFactor = 0.5
    #expect(issues(.textClipped, in: screen(text)).isEmpty)
    text.minimumScaleFactor = 0.9
    #expect(issues(.textClipped, in: screen(text)).count == 1)
  }

  @Test func linesNeedHeightAndNumber() {
    let text = label("One two three four five six")
    text.numberOfLines = 0
    text.frame = CGRect(x: 0, y: 0, width: 60, height: 200)
    #expect(issues(.textClipped, in: screen(text)).isEmpty)
    text.numberOfLines = 2
    #expect(issues(.textClipped, in: screen(text)).first?.found.hasPrefix("more than 2") == true)
    text.numberOfLines = 0
    text.frame.size.height = 30
    #expect(issues(.textClipped, in: screen(text)).count == 1)
    text.frame.size = .zero
    #expect(issues(.textClipped, in: screen(text)).isEmpty)
  }

  @Test func placeholderNeedsRoomAndTypedTextScrolls() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 60, height: 44))
    field.placeholder = "Your name and address"
    #expect(issues(.textClipped, in: screen(field)).count == 1)
    field.text = "Ada Lovelace, London"
    #expect(issues(.textClipped, in: screen(field)).isEmpty)
    field.frame.size.height = 10
    #expect(issues(.textClipped, in: screen(field)).count == 1)
  }

  @Test func textViewNeedsHeightUnlessItScrolls() {
    let note = TextView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    note.text = "One two three four five six"
    #expect(issues(.textClipped, in: screen(note)).isEmpty)
    note.isScrollEnabled = false
    #expect(issues(.textClipped, in: screen(note)).count == 1)
  }

  @Test func textIsLaidOutInTheSizesThatAreAskedFor() {
    let text = label("Settings")
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    text.frame = CGRect(x: 0, y: 0, width: 390, height: 21)
    let root = screen(text)
    let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(issues(.textClipped, in: root).isEmpty)
    let found = issues(.textClipped, in: root) { $0.contentSizeCategories = [largest] }
    #expect(found.first?.found.contains(largest.rawValue) == true)
    #expect(root.traitCollection.preferredContentSizeCategory == .large)

    text.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: root.topAnchor),
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    let frame = text.frame
    #expect(issues(.textClipped, in: root) { $0.contentSizeCategories = [largest] }.isEmpty)
    #expect(text.frame == frame)
  }

  // MARK: Reach

  @Test func textThatNoElementSaysIsFound() {
    let text = label("Sold out")
    text.isAccessibilityElement = false
    let root = screen(text)
    #expect(issues(.unreachableText, in: root).map(\.path) == ["View > Label"])
    #expect(issues(.unreachableText, in: root).map(\.severity) == [.error])
    text.accessibilityElementsHidden = true
    #expect(issues(.unreachableText, in: root).isEmpty)
    text.accessibilityElementsHidden = false
    text.isHidden = true
    #expect(issues(.unreachableText, in: root).isEmpty)
    text.isHidden = false
    text.text = " "
    #expect(issues(.unreachableText, in: root).isEmpty)
  }

  @Test func elementAroundTextSpeaksForIt() {
    let text = label("Sold out")
    text.isAccessibilityElement = false
    let card = View(frame: CGRect(x: 0, y: 0, width: 200, height: 64))
    card.addSubview(text)
    #expect(issues(.unreachableText, in: screen(card)).count == 1)
    card.isAccessibilityElement = true
    #expect(issues(.unreachableText, in: screen(card)).isEmpty)
  }

  @Test func elementThatIsNoViewStandsForWhatItCovers() {
    let text = label("Sold out")
    text.isAccessibilityElement = false
    let card = View(frame: CGRect(x: 0, y: 0, width: 200, height: 64))
    card.addSubview(text)
    let element = AccessibilityElement(accessibilityContainer: card)
    card.accessibilityElements = [element]
    #expect(issues(.unreachableText, in: screen(card)).count == 1)
    element.accessibilityFrameInContainerSpace = card.bounds
    #expect(issues(.unreachableText, in: screen(card)).isEmpty)
  }

  @Test func linesAreCountedAsTheyBreak() {
    let text = label("aaaaaa aaaa")
    text.sizeToFit()
    let width = text.bounds.width
    text.text = "aaaaaa aaaaaaaaaaa"
    text.numberOfLines = 2
    text.frame = CGRect(x: 0, y: 0, width: width, height: 200)
    text.lineBreakMode = .byCharWrapping
    #expect(issues(.textClipped, in: screen(text)).isEmpty)
    text.lineBreakMode = .byWordWrapping
    #expect(issues(.textClipped, in: screen(text)).count == 1)
  }
}
