import Foundation
import ViewKit

/// The lines of a text, computed with the same text measurer as layout.
///
/// The measurer determines how much fits on a line; the line is broken between words if possible.
struct TextLines {
  let measurer: any TextMeasurer
  let font: Font
  /// The available width in points.
  let room: CGFloat
  var breaksByCharacter = false

  /// The excess width that still fits: labels are as wide as whole pixels.
  private static let tolerance: CGFloat = 0.01
  /// The number of characters that is enough for most lines.
  private static let usualCount = 100

  /// Returns the lines of a text; a limit of 0 means any number.
  func lines(of text: String, limit: Int, mode: LineBreakMode) -> [String] {
    var lines: [String] = []
    var rest = text[...]
    while !rest.isEmpty {
      var paragraph = rest.prefix { !$0.isNewline }
      rest = rest[paragraph.endIndex...].dropFirst()
      repeat {
        if lines.count == limit - 1 {
          return lines + [lastLine(paragraph, isAll: rest.isEmpty, mode: mode)]
        }
        let line = firstLine(of: paragraph)
        lines.append(withoutSpacesAtEnd(line))
        paragraph = paragraph[line.endIndex...]
      } while !paragraph.isEmpty
    }
    return lines
  }

  /// Returns the part of a paragraph that fits on one line.
  private func firstLine(of paragraph: Substring) -> Substring {
    // A line holds only a few characters of a long paragraph, so measure only those.
    var head = paragraph.prefix(Self.usualCount)
    while fits(head) {
      guard head.endIndex < paragraph.endIndex else { return paragraph }
      head = paragraph.prefix(2 * head.count)
    }
    let places = Array(head.indices.dropFirst()) + [head.endIndex]
    // The first position up to which the paragraph no longer fits.
    let full = partition(places) { !fits(paragraph[..<$0]) }
    let cut = full > 0 ? places[full - 1] : places[0]
    guard !breaksByCharacter else { return paragraph[..<cut] }
    return paragraph[..<(lastBreak(of: paragraph, upTo: cut) ?? cut)]
  }

  private func fits(_ text: Substring) -> Bool {
    measurer.measure(
      String(text),
      font: font,
      width: room + Self.tolerance,
      lineLimit: 1,
      breaksByCharacter: breaksByCharacter
    ).isComplete
  }

  /// Returns the last break position between words that isn't after an index.
  private func lastBreak(of text: Substring, upTo end: Substring.Index) -> Substring.Index? {
    var index = end
    while index > text.startIndex {
      let before = text[text.index(before: index)]
      let after = index < text.endIndex ? text[index] : " "
      if Self.mayBreak(before, after) { return index }
      index = text.index(before: index)
    }
    return nil
  }

  private static let spacesThatHold: Set<Character> = ["\u{A0}", "\u{202F}", "\u{2007}"]

  private static func isSpace(_ character: Character) -> Bool {
    character.isWhitespace && !spacesThatHold.contains(character)
  }

  private static func mayBreak(_ before: Character, _ after: Character) -> Bool {
    if isSpace(after) { return false }
    if isSpace(before) { return true }
    if "-\u{2010}\u{2013}\u{2014}\u{AD}".contains(before) { return !after.isNumber }
    return isWide(before) && isWide(after)
  }

  /// Whether a line can break on either side of the character, as with ideographs and kana.
  private static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return (0x2E80...0x9FFF).contains(scalar.value) && character.isLetter
  }

  private func withoutSpacesAtEnd(_ line: Substring) -> String {
    String(
      line[..<(line.lastIndex { !Self.isSpace($0) }.map(line.index(after:)) ?? line.startIndex)]
    )
  }

  private func partition<Element>(_ values: [Element], _ isPast: (Element) -> Bool) -> Int {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if isPast(values[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

// MARK: - Truncating

extension TextLines {
  private static let ellipsis = "\u{2026}"

  /// Returns the last line, truncated if the text continues after it.
  private func lastLine(_ paragraph: Substring, isAll: Bool, mode: LineBreakMode) -> String {
    let text = withoutSpacesAtEnd(paragraph)
    let isWhole = isAll && width(of: text) <= room + Self.tolerance
    if isWhole { return text }
    switch mode {
    case .byTruncatingTail:
      return longest(of: text) { String(text.prefix($0)) + Self.ellipsis }
    case .byTruncatingHead:
      return longest(of: text) { Self.ellipsis + String(text.suffix($0)) }
    case .byTruncatingMiddle:
      return longest(of: text) {
        String(text.prefix($0 - $0 / 2)) + Self.ellipsis + String(text.suffix($0 / 2))
      }
    case .byWordWrapping, .byCharWrapping:
      return withoutSpacesAtEnd(firstLine(of: paragraph))
    case .byClipping:
      return longest(of: text) { String(text.prefix($0)) }
    }
  }

  func width(of line: String) -> CGFloat { measurer.width(of: line, font: font) }

  /// Returns the longest truncated form of a text that fits, with as many characters as possible.
  private func longest(of text: String, _ form: (Int) -> String) -> String {
    let counts = Array(0...text.count)
    let past = partition(counts) { width(of: form($0)) > room + Self.tolerance }
    return form(max(0, past - 1))
  }
}
