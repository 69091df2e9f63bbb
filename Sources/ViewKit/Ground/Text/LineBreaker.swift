import Foundation

/// Breaks text into lines, from left to right in one go.
///
/// The text is cut into pieces between which lines may break. A piece goes on the current line when
/// it fits without the spaces at its end, else on the next; one that is wider than a whole line is
/// taken apart into characters.
struct LineBreaker<Pieces: PieceMeasurer> {
  /// The room of a line in points.
  let room: CGFloat
  /// The largest number of lines, 0 for any number.
  let lineLimit: Int
  let breaksByCharacter: Bool
  /// Tells the width of a piece of text.
  let pieces: Pieces

  private var widest: CGFloat = 0
  private var lineCount = 0
  private var isComplete = true

  /// The current line: with the spaces at its end, and without.
  private var advance: CGFloat = 0
  private var inkWidth: CGFloat = 0
  private var isEmpty = true

  /// A width that exceeds the room by less than this still fits: sums of widths are not exact.
  private static var tolerance: CGFloat { 1e-6 }

  init(room: CGFloat, lineLimit: Int, breaksByCharacter: Bool, pieces: Pieces) {
    self.room = room
    self.lineLimit = lineLimit
    self.breaksByCharacter = breaksByCharacter
    self.pieces = pieces
  }

  /// Returns the size of a text that is broken into lines of a height in points.
  func measurement(of text: String, lineHeight: CGFloat) -> TextMeasurement {
    var breaker = self
    breaker.run(text)
    return TextMeasurement(
      width: breaker.widest,
      height: CGFloat(breaker.lineCount) * lineHeight,
      lineCount: breaker.lineCount,
      isComplete: breaker.isComplete
    )
  }

  /// Breaks a whole text.
  private mutating func run(_ text: String) {
    var rest = text[...]
    while !rest.isEmpty {
      guard hasLineLeft else {
        isComplete = false
        return
      }
      let end = rest.firstIndex(where: \.isNewline) ?? rest.endIndex
      addParagraph(rest[..<end])
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : rest[end...]
    }
  }

  private var hasLineLeft: Bool { lineLimit <= 0 || lineCount < lineLimit }

  private mutating func addParagraph(_ paragraph: Substring) {
    startLine()
    if room == .infinity {
      put(ink: pieces.width(of: paragraph), whole: nil)
    } else {
      var rest = paragraph
      while !rest.isEmpty, isComplete {
        let end = breaksByCharacter ? rest.index(after: rest.startIndex) : rest.endOfFirstPiece
        add(rest[..<end])
        rest = rest[end...]
      }
    }
    finishLine(atBreak: !isComplete)
  }

  /// Puts a piece on the current line, or on the next ones.
  private mutating func add(_ piece: Substring) {
    let word = piece.withoutTrailingSpaces
    let ink = pieces.width(of: word)
    let whole = word.endIndex == piece.endIndex ? ink : pieces.width(of: piece)
    if advance + ink <= room + Self.tolerance || word.isEmpty {
      put(ink: ink, whole: whole)
    } else if ink > room + Self.tolerance, word.count > 1 {
      guard isEmpty || breakLine() else { return }
      for character in piece.indices where isComplete {
        add(piece[character...character])
      }
    } else {
      guard isEmpty || breakLine() else { return }
      put(ink: ink, whole: whole)
    }
  }

  private mutating func put(ink: CGFloat, whole: CGFloat?) {
    if ink > 0 {
      inkWidth = advance + ink
    }
    advance += whole ?? ink
    isEmpty = false
  }

  // MARK: Lines

  private mutating func startLine() {
    lineCount += 1
    advance = 0
    inkWidth = 0
    isEmpty = true
  }

  /// Goes on to the next line, unless there is none.
  private mutating func breakLine() -> Bool {
    finishLine(atBreak: true)
    guard hasLineLeft else {
      isComplete = false
      return false
    }
    startLine()
    return true
  }

  /// Counts the line's width; spaces at its end only count where the text itself ends the line.
  private mutating func finishLine(atBreak: Bool) {
    widest = max(widest, atBreak ? inkWidth : max(inkWidth, min(advance, room)))
  }
}

/// Tells the width of parts of a text in one font.
protocol PieceMeasurer {
  /// Returns the width in points of a piece without line ends.
  func width(of piece: Substring) -> CGFloat
}

extension Substring {
  /// The end of the part that no line break may cut: a word with the spaces behind it.
  fileprivate var endOfFirstPiece: Index {
    var index = startIndex
    while index < endIndex {
      let next = self.index(after: index)
      guard next < endIndex else { break }
      if Self.mayBreak(between: self[index], and: self[next]) { return next }
      index = next
    }
    return endIndex
  }

  fileprivate var withoutTrailingSpaces: Substring {
    guard let last = lastIndex(where: { !$0.isBreakingSpace }) else { return self[..<startIndex] }
    return self[...last]
  }

  private static func mayBreak(between a: Character, and b: Character) -> Bool {
    guard !b.isBreakingSpace else { return false }
    if a.isBreakingSpace { return true }
    if a == "-" || a == "\u{2010}" || a == "\u{2013}" || a == "\u{2014}" || a == "\u{AD}" {
      return !b.isNumber
    }
    guard TextScript.breaksAnywhere(a) || TextScript.breaksAnywhere(b) else { return false }
    return !TextScript.mustNotBeginLine(b) && !TextScript.mustNotEndLine(a)
  }
}

extension Character {
  /// Tells whether a line may break behind it; not so for the spaces that hold words together.
  fileprivate var isBreakingSpace: Bool {
    isWhitespace && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }
}
