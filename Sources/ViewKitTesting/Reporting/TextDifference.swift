/// The line-by-line difference between two texts.
struct TextDifference: CustomStringConvertible {
  fileprivate enum Line {
    case same(Substring)
    case missing(Substring)
    case added(Substring)
  }

  /// The number of equal lines that are shown on either side of a change.
  private static let context = 3

  private let lines: [Line]

  /// Compares texts, or returns nil if they are equal; Windows line endings are ignored.
  init?(expected: String, actual: String) {
    self.init(expected: expected.lines, actual: actual.lines)
  }

  /// Compares lines, or returns nil if they are equal.
  init?(expected: [Substring], actual: [Substring]) {
    guard expected != actual else { return nil }
    let change = actual.difference(from: expected)
    let removed = Set(change.removals.map(Self.offset(of:)))
    let inserted = Set(change.insertions.map(Self.offset(of:)))
    var lines: [Line] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < actual.count {
      if removed.contains(old) {
        lines.append(.missing(expected[old]))
        old += 1
      } else if inserted.contains(new) {
        lines.append(.added(actual[new]))
        new += 1
      } else {
        lines.append(.same(expected[old]))
        (old, new) = (old + 1, new + 1)
      }
    }
    self.lines = lines
  }

  private static func offset(of change: CollectionDifference<Substring>.Change) -> Int {
    switch change {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }

  /// The missing lines, marked with a minus, and the unexpected lines, marked with a plus.
  ///
  /// A long run of equal lines is replaced by its length. Trailing spaces of a changed line are
  /// marked.
  var description: String {
    let marks = lines.contains(where: \.endsInSpace) ? ", \(Line.endMark) after spaces" : ""
    var text = ["(- expected, + found\(marks))"]
    var index = 0
    while index < lines.count {
      let run = lines[index...].prefix { if case .same = $0 { true } else { false } }
      if run.isEmpty {
        text.append(lines[index].text)
        index += 1
      } else {
        text += shown(run)
        index = run.endIndex
      }
    }
    return text.joined(separator: "\n")
  }

  private func shown(_ run: ArraySlice<Line>) -> [String] {
    let before = run.startIndex == 0 ? 0 : Self.context
    let after = run.endIndex == lines.count ? 0 : Self.context
    let hidden = run.count - before - after
    guard hidden > 1 else { return run.map(\.text) }
    return run.prefix(before).map(\.text) + ["  ... (\(hidden) unchanged)"]
      + run.suffix(after).map(\.text)
  }
}

extension TextDifference.Line {
  static let endMark = "\u{AC}"

  /// Whether the line differs and ends in invisible characters.
  fileprivate var endsInSpace: Bool {
    switch self {
    case .same: false
    case .missing(let line), .added(let line): line.last?.isWhitespace ?? false
    }
  }

  fileprivate var text: String {
    let mark = endsInSpace ? Self.endMark : ""
    return switch self {
    case .same(let line): line.isEmpty ? "" : "  \(line)"
    case .missing(let line): "- \(line)\(mark)"
    case .added(let line): "+ \(line)\(mark)"
    }
  }
}

extension String {
  fileprivate var lines: [Substring] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }
}
