import Foundation
import Testing
import ViewKit

/// Half the font's size for each character: sums that can be checked by eye.
struct FixedPitch: TextMeasurer {
  func width(of text: String, font: Font) -> CGFloat {
    CGFloat(text.count) * font.pointSize / 2
  }
}

@Suite struct SystemTextMeasurerTests {
  private let measurer = SystemTextMeasurer()

  private func width(_ text: String, _ size: CGFloat = 100, _ weight: Font.Weight = .regular)
    -> CGFloat
  {
    measurer.width(of: text, font: .systemFont(ofSize: size, weight: weight))
  }

  @Test(arguments: [(13.0, 33.0), (15, 37.5), (16, 39.5), (17, 42)])
  func widthOfAKnownLabelIsThatOfInterfaceFiles(size: CGFloat, width: CGFloat) {  // 7.8
    #expect((self.width("Label", size) * 2).rounded(.up) / 2 == width)
  }

  @Test(arguments: [
    (10.0, 12.0), (11, 13.5), (12, 14.5), (13, 16), (14, 17), (15, 18), (16, 19.5), (17, 20.5),
    (18, 21.5), (20, 24), (24, 29), (30, 36), (36, 43),
  ])
  func lineHeightIsThatOfInterfaceFiles(size: CGFloat, height: CGFloat) {  // 7.8
    let font = Font.systemFont(ofSize: size)
    #expect((measurer.lineHeight(of: font) * 2).rounded(.up) / 2 == height)
    #expect(measurer.ascender(of: font) == font.ascender)
  }

  @Test(arguments: [
    ("precomposed letter", "é", "e"),
    ("letter and accent", "e\u{301}", "e"),
    ("letter with two accents", "ǖ", "u"),
    ("ligature", "ﬁ", "fi"),
    ("no-break space", "a\u{A0}b", "a b"),
    ("soft hyphen", "\u{AD}", "-"),
    ("ideograph and kana", "漢", "ア"),
    ("Hangul in one and in parts", "한", "\u{1112}\u{1161}\u{11AB}"),
    ("emoji and emoji of several", "😀", "👩‍👩‍👧"),
    ("emoji and flag", "😀", "🇩🇪"),
    ("heart shown as emoji", "😀", "❤️"),
  ])
  func textIsAsWideAsAnother(name: String, text: String, other: String) {
    let difference = width(text) - width(other)
    // A ligature is one character: the tracking is added once less.
    #expect(abs(difference) < 0.2, "\(name): \(width(text)), \(width(other))")
  }

  @Test(arguments: [
    ("ideograph", "漢", 1.0), ("full-width letter", "Ａ", 1), ("emoji", "😀", 1.25),
    ("half-width kana", "ｱ", 0.5), ("other script", "ש", 0.6), ("digit", "0", 0.5936),
    ("quote", "’", 0.2), ("double quote", "“", 0.4), ("en dash", "–", 0.6), ("em dash", "—", 1),
    ("bullet", "•", 0.45), ("middle dot", "·", 0.27), ("ellipsis", "…", 0.77),
  ])
  func characterTakesItsPartOfTheSize(name: String, text: String, part: CGFloat) {
    // At 40 points and above the tracking is a constant -0.071 points.
    #expect(abs(width(text) - (part * 100 - 0.071)) < 1e-9, "\(name): \(width(text))")
  }

  @Test(arguments: ["", "\u{301}", "\u{200D}", "\u{200B}", "\u{7}"])
  func invisibleCharacterTakesNoRoom(text: String) {
    #expect(width(text) == 0)
  }

  @Test func heavierTextIsWider() {
    let weights: [Font.Weight] = [
      Font.Weight(rawValue: -1), .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold,
      .heavy, .black, Font.Weight(rawValue: 1),
    ]
    let widths = weights.map { width("Headline", 17, $0) }
    #expect(widths == widths.sorted())
    #expect(widths[0] == widths[1] && widths[9] == widths[10])
    #expect(abs(widths[7] / widths[4] - 1.065) < 1e-9)
  }

  @Test func trackingRunsStraightBetweenTheMeasuredSizes() {
    let advance = 0.5404
    #expect(abs(width("e", 8) - (advance * 8 + 0.451)) < 1e-9)
    #expect(abs(width("e", 20) - (advance * 20 + (0.158 - 0.265) / 2)) < 1e-9)
    #expect(abs(width("e", 50) - (advance * 50 - 0.071)) < 1e-9)
  }
}

@Suite struct LineBreakingTests {
  struct Row: CustomTestStringConvertible {
    let name: String
    let text: String
    let width: CGFloat
    var limit = 0
    var byCharacter = false
    let lines: Int
    let widest: CGFloat
    var isComplete = true
    var testDescription: String { name }
  }

  // 10 points for each character.
  @Test(arguments: [
    Row(name: "one line", text: "one two", width: .infinity, lines: 1, widest: 70),
    Row(name: "fits exactly", text: "one two", width: 70, lines: 1, widest: 70),
    Row(name: "breaks at a space", text: "one two", width: 69, lines: 2, widest: 30),
    Row(name: "space at a break", text: "one    two", width: 30, lines: 2, widest: 30),
    Row(name: "space at the end", text: "one  ", width: 100, lines: 1, widest: 50),
    Row(name: "space at the end beyond the room", text: "one  ", width: 40, lines: 1, widest: 40),
    Row(name: "spaces only", text: "    ", width: 20, lines: 1, widest: 20),
    Row(name: "no-break space", text: "a\u{A0}b c", width: 30, lines: 2, widest: 30),
    Row(name: "hyphen", text: "well-known", width: 60, lines: 2, widest: 50),
    Row(name: "hyphen before a digit", text: "a -12", width: 20, lines: 3, widest: 20),
    Row(name: "ideographs", text: "漢字漢字漢", width: 20, lines: 3, widest: 20),
    Row(name: "stop after an ideograph", text: "漢字。漢", width: 20, lines: 3, widest: 20),
    Row(name: "bracket before an ideograph", text: "漢「字漢", width: 20, lines: 3, widest: 20),
    Row(name: "Hangul breaks at spaces", text: "한국 한국", width: 40, lines: 2, widest: 20),
    Row(name: "long word", text: "a abcdefgh b", width: 30, lines: 5, widest: 30),
    Row(name: "by characters", text: "ab cdef", width: 40, byCharacter: true, lines: 2, widest: 40),
    Row(name: "narrower than a character", text: "abc", width: 5, lines: 3, widest: 10),
    Row(name: "line ends", text: "a\nbcd\r\ne", width: .infinity, lines: 3, widest: 30),
    Row(name: "empty line", text: "a\n\nb", width: .infinity, lines: 3, widest: 10),
    Row(name: "line end at the end", text: "a\n", width: .infinity, lines: 1, widest: 10),
    Row(name: "line end only", text: "\n", width: .infinity, lines: 1, widest: 0),
    Row(name: "nothing", text: "", width: 100, lines: 0, widest: 0),
    Row(
      name: "limit at a space",
      text: "one two three",
      width: 40,
      limit: 2,
      lines: 2,
      widest: 30,
      isComplete: false
    ),
    Row(
      name: "limit at a line end",
      text: "one\ntwo",
      width: .infinity,
      limit: 1,
      lines: 1,
      widest: 30,
      isComplete: false
    ),
    Row(
      name: "limit in a long word",
      text: "abcdefgh",
      width: 30,
      limit: 2,
      lines: 2,
      widest: 30,
      isComplete: false
    ),
    Row(
      name: "limit before a long word",
      text: "a abcdefgh",
      width: 30,
      limit: 1,
      lines: 1,
      widest: 10,
      isComplete: false
    ),
    Row(name: "limit not reached", text: "one two", width: 40, limit: 3, lines: 2, widest: 30),
  ])
  func textIsBrokenIntoLines(row: Row) {
    let measurement = FixedPitch().measure(
      row.text,
      font: .systemFont(ofSize: 20),
      width: row.width,
      lineLimit: row.limit,
      breaksByCharacter: row.byCharacter
    )
    #expect(measurement.lineCount == row.lines)
    #expect(measurement.width == row.widest)
    #expect(measurement.isComplete == row.isComplete)
    let lineHeight = Font.systemFont(ofSize: 20).lineHeight
    #expect(abs(measurement.height - CGFloat(row.lines) * lineHeight) < 1e-9)
  }

  @Test func noLineIsWiderThanTheRoom() {
    let text = "A well-known sentence with some words, 漢字 and a Donaudampfschifffahrt in it."
    for room in stride(from: 20.0, through: 700, by: 7) {
      let measurement = SystemTextMeasurer().measure(
        text,
        font: .systemFont(ofSize: 17),
        width: room,
        lineLimit: 0,
        breaksByCharacter: false
      )
      #expect(measurement.width <= room + 1e-6)
      #expect(measurement.isComplete)
    }
  }

  @Test func measurementsCompareByTheirParts() {
    let one = TextMeasurement(width: 1, height: 2, lineCount: 1, isComplete: true)
    var other = one
    #expect(one == other)
    other.lineCount = 2
    #expect(one != other)
  }
}
