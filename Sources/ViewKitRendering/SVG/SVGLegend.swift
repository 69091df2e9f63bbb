import Foundation
import ViewKit

/// The notes below a picture, each next to a square of its color.
struct SVGLegend {
  /// A title and lines of small print.
  struct Note {
    /// The mark in front of the title.
    let mark: Mark
    let title: String
    var lines: [String]
    /// The title, wrapped into lines.
    fileprivate var titles: [String] = []

    init(_ mark: Mark, title: String, lines: [String] = []) {
      self.mark = mark
      self.title = title
      self.lines = lines
    }
  }

  /// The mark that connects a note with the picture.
  enum Mark {
    case badge(SVGBadge)
    /// The color of the corresponding marks in the picture.
    case square(color: String)
  }

  private static let leastWidth: CGFloat = 320
  /// The maximum width in points; longer lines are hard to read.
  private static let greatestWidth: CGFloat = 1_000
  private static let titleHeight: CGFloat = 16
  private static let lineHeight: CGFloat = 11
  private static let fontSize: CGFloat = 8.5
  /// The width of a character in the font for small print, as a fraction of the font size.
  private static let advance: CGFloat = 0.602
  private static let indent: CGFloat = 22
  private static let titleFont = Font.systemFont(ofSize: 11, weight: .semibold)

  private let notes: [Note]
  /// The size in points; zero if there are no notes.
  let size: CGSize

  /// Wraps notes to a width in points, or to the minimum width that they need.
  init(_ notes: [Note], width: CGFloat) {
    guard !notes.isEmpty else {
      self.notes = []
      size = .zero
      return
    }
    let room = max(width.isFinite ? width : 0, Self.leastWidth)
    let lineRoom = min(room, Self.greatestWidth) - Self.indent
    let measurer = SystemTextMeasurer()
    self.notes = notes.map { note in
      var note = note
      note.titles = Self.wrapped(note.title, room: lineRoom) {
        measurer.width(of: String($0), font: Self.titleFont)
      }
      note.lines = note.lines.flatMap { line in
        Self.wrapped(line, room: lineRoom) { $0.columns * Self.fontSize * Self.advance }
      }
      return note
    }
    let heights = self.notes.map { note in
      Self.titleHeight * CGFloat(note.titles.count) + Self.lineHeight * CGFloat(note.lines.count)
        + 4
    }
    size = CGSize(width: room, height: heights.reduce(8, +))
  }

  /// Draws the notes from top to bottom.
  func draw(into svg: inout SVGBuilder, identifier: String, at origin: CGPoint) {
    guard !notes.isEmpty else { return }
    svg.open("g", [("id", identifier), ("fill", SVGPalette.ink)])
    var y = origin.y + 8
    for note in notes {
      drawMark(of: note, at: CGPoint(x: origin.x, y: y + 2), &svg)
      for title in note.titles {
        drawTitle(title, at: CGPoint(x: origin.x + Self.indent, y: y + 12), &svg)
        y += Self.titleHeight
      }
      for line in note.lines {
        drawLine(line, at: CGPoint(x: origin.x + Self.indent, y: y + 9), &svg)
        y += Self.lineHeight
      }
      y += 4
    }
    svg.close()
  }

  private func drawMark(of note: Note, at place: CGPoint, _ svg: inout SVGBuilder) {
    switch note.mark {
    case .badge(let badge): svg.add(badge, at: place)
    case .square(let color):
      svg.add(
        "rect",
        [
          ("x", place.x.svg), ("y", (place.y + 2).svg), ("width", "8"), ("height", "8"),
          ("rx", "2"), ("fill", color),
        ]
      )
    }
  }

  private func drawTitle(_ title: String, at place: CGPoint, _ svg: inout SVGBuilder) {
    guard !title.isEmpty else { return }
    let width = SystemTextMeasurer().width(of: title, font: Self.titleFont)
    svg.add(
      "text",
      [
        ("x", place.x.svg), ("y", place.y.svg), ("font-size", Self.titleFont.pointSize.svg),
        ("font-weight", "600"), ("xml:space", title.hasPrefix(" ") ? "preserve" : nil),
      ] + SVGBuilder.length(width),
      text: title
    )
  }

  private func drawLine(_ line: String, at place: CGPoint, _ svg: inout SVGBuilder) {
    let columns = line.reduce(0) { $0 + $1.columns }
    svg.add(
      "text",
      [
        ("x", place.x.svg), ("y", place.y.svg), ("font-size", Self.fontSize.svg),
        ("font-family", "ui-monospace, Menlo, 'DejaVu Sans Mono', monospace"),
        ("xml:space", "preserve"),
      ] + SVGBuilder.length(columns * Self.fontSize * Self.advance),
      text: line
    )
  }

  /// Wraps a line, at spaces if possible; the following lines are indented.
  private static func wrapped(
    _ line: String,
    room: CGFloat,
    width: (Character) -> CGFloat
  ) -> [String] {
    var lines: [String] = []
    var (indent, rest) = ("", line[...])
    repeat {
      let free = room - CGFloat(indent.count) * width(" ")
      let end = end(of: rest, room: free, width)
      lines.append(indent + rest[..<end])
      rest = rest[end...].drop { $0 == " " }
      indent = "    "
    } while !rest.isEmpty
    return lines
  }

  /// Returns the end of a text's first line: its last space, unless that leaves half of the line
  /// empty.
  private static func end(
    of text: Substring,
    room: CGFloat,
    _ width: (Character) -> CGFloat
  ) -> Substring.Index {
    var (used, space) = (CGFloat(0), nil as Substring.Index?)
    for index in text.indices {
      if text[index] == " ", used > room / 2 { space = index }
      used += width(text[index])
      if used > room { return space ?? index }
    }
    return text.endIndex
  }
}

extension Character {
  /// The width in letters of small print: two for ideographs and emoji.
  fileprivate var columns: CGFloat {
    guard let scalar = unicodeScalars.first, scalar.value >= 0x1100 else { return 1 }
    return Self.wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
