import Foundation

/// What is said below a picture, each note beside a square of its colour.
struct SVGLegend {
  /// A title and lines of small print.
  struct Note {
    let color: String
    /// The number of the mark that the note belongs to, or nil.
    let number: Int?
    let title: String
    var lines: [String]
    /// The title as it is set.
    fileprivate var titles: [String] = []

    init(color: String, number: Int? = nil, title: String, lines: [String] = []) {
      self.color = color
      self.number = number
      self.title = title
      self.lines = lines
    }
  }

  private static let leastWidth: CGFloat = 320
  private static let titleHeight: CGFloat = 16
  private static let lineHeight: CGFloat = 11
  private static let fontSize: CGFloat = 8.5
  /// The part of its size that a character of the font for small print is wide.
  private static let advance: CGFloat = 0.602
  private static let indent: CGFloat = 22
  /// A little more than the mean width of a character of a title.
  private static let titleAdvance: CGFloat = 6.6

  private let notes: [Note]
  /// The size in points; zero without notes.
  let size: CGSize

  /// Sets notes in a width in points, or in the least that they need.
  init(_ notes: [Note], width: CGFloat) {
    guard !notes.isEmpty else {
      self.notes = []
      size = .zero
      return
    }
    let room = max(width.isFinite ? width : 0, Self.leastWidth)
    let columns = Self.columns(in: room - Self.indent, of: Self.fontSize * Self.advance)
    let titleColumns = Self.columns(in: room, of: Self.titleAdvance)
    self.notes = notes.map { note in
      var note = note
      note.titles = Self.wrapped(note.title, columns: titleColumns)
      note.lines = note.lines.flatMap { Self.wrapped($0, columns: columns) }
      return note
    }
    let heights = self.notes.map { note in
      Self.titleHeight * CGFloat(note.titles.count) + Self.lineHeight * CGFloat(note.lines.count)
        + 4
    }
    size = CGSize(width: room, height: heights.reduce(8, +))
  }

  /// Draws the notes one below the other.
  func draw(into svg: inout SVGBuilder, identifier: String, at origin: CGPoint) {
    guard !notes.isEmpty else { return }
    svg.open("g", [("id", identifier), ("fill", SVGPalette.ink)])
    var y = origin.y + 8
    for note in notes {
      drawMark(of: note, at: CGPoint(x: origin.x, y: y + 2), &svg)
      for title in note.titles {
        svg.add(
          "text",
          [
            ("x", (origin.x + Self.indent).svg), ("y", (y + 12).svg), ("font-size", "11"),
            ("font-weight", "600"),
          ],
          text: title
        )
        y += Self.titleHeight
      }
      for line in note.lines {
        draw(line, at: CGPoint(x: origin.x + Self.indent, y: y + 9), &svg)
        y += Self.lineHeight
      }
      y += 4
    }
    svg.close()
  }

  private func drawMark(of note: Note, at place: CGPoint, _ svg: inout SVGBuilder) {
    if let number = note.number {
      svg.addBadge(number, color: note.color, at: place)
      return
    }
    svg.add(
      "rect",
      [
        ("x", place.x.svg), ("y", (place.y + 2).svg), ("width", "8"), ("height", "8"), ("rx", "2"),
        ("fill", note.color),
      ]
    )
  }

  private func draw(_ line: String, at place: CGPoint, _ svg: inout SVGBuilder) {
    svg.add(
      "text",
      [
        ("x", place.x.svg), ("y", place.y.svg), ("font-size", Self.fontSize.svg),
        ("font-family", "ui-monospace, Menlo, 'DejaVu Sans Mono', monospace"),
        ("xml:space", "preserve"),
        ("textLength", (CGFloat(line.count) * Self.fontSize * Self.advance).svg),
        ("lengthAdjust", "spacingAndGlyphs"),
      ],
      text: line
    )
  }

  /// The number of characters that are set in a width, within what can be read.
  private static func columns(in room: CGFloat, of advance: CGFloat) -> Int {
    Int(min(max(room / advance, 20), 1_000))
  }

  /// Cuts a line at spaces where it can be; what follows is indented.
  private static func wrapped(_ line: String, columns: Int) -> [String] {
    var lines: [String] = []
    var rest = line
    while rest.count > columns {
      let head = rest.prefix(columns)
      let space = head.lastIndex(of: " ")
      let isUseful = space.map { head.distance(from: head.startIndex, to: $0) > columns / 2 }
      let cut = isUseful == true ? space ?? head.endIndex : head.endIndex
      lines.append(String(rest[..<cut]))
      rest = "    " + rest[cut...].drop { $0 == " " }
    }
    return lines + [rest]
  }
}
