import Foundation
import ViewKit

/// The constraints, conflicts and ambiguities of a tree, drawn as lines.
struct LayoutDrawing: SVGOverlay {
  let name = "layout"
  private static let fontSize: CGFloat = 8

  private struct Entry {
    let lines: [ConstraintLine]
    let style: Style
    let title: String
  }

  private enum Style {
    case required
    case optional
    case conflicting
    case broken

    var color: String {
      switch self {
      case .required: SVGPalette.constraint
      case .optional: SVGPalette.optional
      case .conflicting, .broken: SVGPalette.conflict
      }
    }

    var name: String { "\(self)" }
    var isTrouble: Bool { self == .conflicting || self == .broken }
  }

  private let root: View
  private var entries: [Entry] = []
  private let ambiguities: [LayoutAmbiguity]
  /// The notes below the picture.
  private(set) var notes: [SVGLegend.Note] = []

  init(of root: View, _ options: SVGOptions) {
    self.root = root
    let conflicts = root.layoutConflicts.filter { conflict in
      conflict.constraints.contains { PlacedItem($0.firstItem, in: root) != nil }
    }
    ambiguities = root.layoutAmbiguities.filter {
      $0.view.isDescendant(of: root) && !Self.isHelper($0.guide)
    }
    collect(conflicts, options)
    notes = conflicts.map(Self.note) + ambiguities.map(Self.note)
  }

  // MARK: Collecting

  private mutating func collect(_ conflicts: [LayoutConflict], _ options: SVGOptions) {
    let broken = Set(conflicts.map { ObjectIdentifier($0.broken) })
    let conflicting = Set(conflicts.flatMap(\.constraints).map(ObjectIdentifier.init))
    for constraint in constraints(options) where isShown(constraint, options) {
      let lines = ConstraintLine.lines(for: constraint, in: root)
      guard !lines.isEmpty else { continue }
      let id = ObjectIdentifier(constraint)
      let isRequired = constraint.priority.rawValue >= LayoutPriority.required.rawValue
      var style = isRequired ? Style.required : .optional
      if conflicting.contains(id) { style = .conflicting }
      if broken.contains(id) { style = .broken }
      entries.append(Entry(lines: lines, style: style, title: "\(constraint)"))
    }
    // Draw problems on top of the rest.
    entries = entries.filter { !$0.style.isTrouble } + entries.filter(\.style.isTrouble)
  }

  /// The active constraints that the views of the tree hold, from the root down.
  private func constraints(_ options: SVGOptions) -> [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    var pending = [root]
    while let view = pending.popLast() {
      guard options.includesHiddenViews || !view.isHidden || view === root else { continue }
      found += view.constraints.filter(\.isActive)
      pending.append(contentsOf: view.subviews.reversed())
    }
    return found
  }

  private func isShown(_ constraint: LayoutConstraint, _ options: SVGOptions) -> Bool {
    if constraint.identifier == "UISV-ambiguity-suppression" { return false }
    for item in [constraint.firstItem, constraint.secondItem] {
      if Self.isHelper(item) { return false }
      var view = (item as? LayoutGuide)?.owningView ?? item as? View
      while let current = view, current !== root {
        if current.isHidden, !options.includesHiddenViews { return false }
        view = current.superview
      }
    }
    return true
  }

  /// Whether an item is an invisible guide that a stack view uses to arrange its views.
  private static func isHelper(_ item: AnyObject?) -> Bool {
    (item as? LayoutGuide)?.identifier.hasPrefix("UISV-") ?? false
  }

  // MARK: Notes

  private static func note(_ conflict: LayoutConflict) -> SVGLegend.Note {
    SVGLegend.Note(
      .square(color: SVGPalette.conflict),
      title: "Can\u{2019}t hold together",
      lines: conflict.constraints.map {
        ($0 === conflict.broken ? "\u{2715} " : "  ") + shortened("\($0)")
      }
    )
  }

  private static func note(_ ambiguity: LayoutAmbiguity) -> SVGLegend.Note {
    SVGLegend.Note(.square(color: SVGPalette.ambiguity), title: "\(ambiguity)")
  }

  /// Removes the parts of a constraint's description that are the same for every constraint.
  private static func shortened(_ line: String) -> String {
    var text = line
    for start in ["<LayoutConstraint ", "<"] where text.hasPrefix(start) {
      text.removeFirst(start.count)
      break
    }
    for end in ["   (active)>", ">"] where text.hasSuffix(end) {
      text.removeLast(end.count)
      break
    }
    return text.replacing("   (active, ", with: "  (")
  }

  // MARK: Drawing

  /// Constraints carry their own numbers.
  var badges: [(badge: SVGBadge, frame: CGRect)] { [] }

  func draw(into svg: inout SVGBuilder) {
    svg.open(
      "g",
      [("font-size", Self.fontSize.svg), ("fill", "none"), ("stroke-linecap", "round")]
    )
    for ambiguity in ambiguities { draw(ambiguity, &svg) }
    for entry in entries {
      svg.open(
        "g",
        [
          ("class", "constraint \(entry.style.name)"), ("stroke", entry.style.color),
          ("stroke-dasharray", entry.style == .broken ? "3 2" : nil),
        ],
        title: entry.title
      )
      for line in entry.lines { draw(line, entry.style, &svg) }
      svg.close()
    }
    svg.close()
  }

  private func draw(_ ambiguity: LayoutAmbiguity, _ svg: inout SVGBuilder) {
    guard let item = PlacedItem(ambiguity.guide ?? ambiguity.view, in: root) else { return }
    svg.add(
      "rect",
      [("class", "ambiguity")] + item.rect.svgAttributes
        + [
          ("stroke", SVGPalette.ambiguity), ("stroke-width", "1.5"), ("stroke-dasharray", "4 3"),
          ("fill", SVGPalette.ambiguity), ("fill-opacity", "0.08"),
        ],
      title: "\(ambiguity)"
    )
  }

  private func draw(_ line: ConstraintLine, _ style: Style, _ svg: inout SVGBuilder) {
    switch line.form {
    case .touching:
      svg.addLine(line, width: style.isTrouble ? 2.5 : 2)
    case .shared:
      // Many of these lines coincide in a column.
      svg.addLine(line, width: style.isTrouble ? 1.5 : 0.75, opacity: style.isTrouble ? nil : 0.35)
    case .gap:
      let width = style.isTrouble ? 1.5 : 1
      svg.addLine(line, width: width)
      let half = min(3, max(1.5, line.length / 3))
      for end in [line.start, line.end] {
        let bar = ConstraintLine(
          form: .touching,
          axis: line.axis.other,
          start: line.place - half,
          end: line.place + half,
          place: end
        )
        svg.addLine(bar, width: width)
      }
      drawLabel(of: line, style.color, &svg)
    }
  }

  /// Draws the number next to the middle of a line that is long enough for it.
  private func drawLabel(of line: ConstraintLine, _ color: String, _ svg: inout SVGBuilder) {
    guard let label = line.label, line.length >= (line.axis == .horizontal ? 12 : 10) else {
      return
    }
    let middle = (line.start + line.end) / 2
    let isHorizontal = line.axis == .horizontal
    let width = SystemTextMeasurer().width(of: label, font: .systemFont(ofSize: Self.fontSize))
    // Place the number on the side toward the middle of the picture.
    let isLeft = line.place > root.bounds.midX
    svg.add(
      "text",
      [
        ("x", (isHorizontal ? middle : line.place + (isLeft ? -3 : 3)).svg),
        ("y", (isHorizontal ? line.place - 2.5 : middle + 3).svg),
        ("text-anchor", isHorizontal ? "middle" : isLeft ? "end" : "start"), ("fill", color),
        ("stroke", SVGPalette.paper), ("stroke-width", "2"), ("stroke-linejoin", "round"),
        ("stroke-dasharray", "none"), ("paint-order", "stroke"),
      ] + SVGBuilder.length(width),
      text: label
    )
  }
}

extension SVGBuilder {
  /// Adds the stroke of a line, without the bars at its ends.
  fileprivate mutating func addLine(
    _ line: ConstraintLine,
    width: CGFloat,
    opacity: CGFloat? = nil
  ) {
    let isHorizontal = line.axis == .horizontal
    let (start, end, place) = (line.start.svg, line.end.svg, line.place.svg)
    add(
      "line",
      [
        ("x1", isHorizontal ? start : place), ("y1", isHorizontal ? place : start),
        ("x2", isHorizontal ? end : place), ("y2", isHorizontal ? place : end),
        ("stroke-width", width.svg), ("stroke-opacity", opacity?.svg),
      ]
    )
  }
}
