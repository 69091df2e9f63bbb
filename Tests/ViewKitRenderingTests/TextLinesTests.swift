import Foundation
import Testing
import ViewKit

@testable import ViewKitRendering

/// Texts have the lines that layout has counted.
struct TextLinesTests {
  private static let texts = [
    "Beans from two farms in the hills, roasted on Tuesday and ground as you like them.",
    "One\nTwo and three\n\nFour", "Donaudampfschifffahrtsgesellschaft", "well-known half-hour 3-4",
    "東京都は日本の首都です。人口が多い。", "a  b   c    d", "x", "",
  ]

  private func setter(_ room: CGFloat) -> TextLines {
    TextLines(measurer: SystemTextMeasurer(), font: .systemFont(ofSize: 17), room: room)
  }

  @Test(arguments: texts, [40, 75, 120.5, 200, 1000] as [CGFloat])
  func linesAreAsManyAsLayoutCounts(_ text: String, _ room: CGFloat) {
    let setter = setter(room)
    let lines = setter.lines(of: text, limit: 0, mode: .byWordWrapping)
    let measured = setter.measurer.measure(
      text,
      font: setter.font,
      width: room,
      lineLimit: 0,
      breaksByCharacter: false
    )
    #expect(lines.count == measured.lineCount, "\(lines)")
    #expect(lines.allSatisfy { setter.width(of: $0) <= room + 0.01 || $0.count == 1 }, "\(lines)")
    let kept = lines.joined().filter { !$0.isWhitespace }
    #expect(kept == text.filter { !$0.isWhitespace })
  }

  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, "One two …"), (.byTruncatingHead, "…hree four"),
    (.byTruncatingMiddle, "One t…four"), (.byClipping, "One two th"),
    (.byWordWrapping, "One two"),
  ])
  func textIsCutOffByItsMode(_ mode: LineBreakMode, _ expected: String) {
    #expect(setter(86).lines(of: "One two three four", limit: 1, mode: mode) == [expected])
  }

  @Test func eachLineHasACharacterWhereNoneFits() {
    #expect(setter(1).lines(of: "One", limit: 0, mode: .byWordWrapping) == ["O", "n", "e"])
  }

  /// Measures as one of the app's may: nothing fits, not even a character.
  private struct NarrowMeasurer: TextMeasurer {
    func width(of text: String, font: Font) -> CGFloat { 100 }

    func measure(
      _ text: String,
      font: Font,
      width: CGFloat,
      lineLimit: Int,
      breaksByCharacter: Bool
    ) -> TextMeasurement {
      TextMeasurement(width: 100, height: 20, lineCount: 1, isComplete: false)
    }
  }

  @Test func eachLineHasACharacterWhateverMeasuresIt() {
    let lines = TextLines(measurer: NarrowMeasurer(), font: .systemFont(ofSize: 17), room: 5)
    #expect(lines.lines(of: "One", limit: 3, mode: .byWordWrapping).first == "O")
  }

  @Test func lastOfSeveralLinesIsCutOff() {
    let lines = setter(86).lines(of: "One two three four five", limit: 2, mode: .byTruncatingTail)
    #expect(lines.count == 2)
    #expect(lines[0] == "One two")
    #expect(lines[1].hasPrefix("three") && lines[1].hasSuffix("…"))
  }

  @Test func textThatGoesOnInAnotherParagraphIsCutOff() {
    #expect(setter(300).lines(of: "One\nTwo", limit: 1, mode: .byTruncatingTail) == ["One…"])
  }
}
