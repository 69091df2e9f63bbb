public import ViewKit

extension View {
  /// A description of how each view of the tree is laid out, in the format of UIKit's layout trace.
  ///
  /// Each level is indented by `|   `. A `•` marks the root, which owns the layout engine; `*`
  /// marks an item laid out by its own constraints, and `+` a view whose frame comes from its
  /// autoresizing mask. Ambiguous attributes follow the name, and guides follow their owner:
  ///
  /// ```
  /// •Window
  /// |   *Label'Name'- AMBIGUOUS LAYOUT for Label'Name'.minX, Label'Name'.Width
  /// |   *LayoutGuide'gap'
  /// |   +View:1
  /// ```
  ///
  /// The names are the same as in the descriptions of constraints: the class with the text, the tag
  /// or the index among the subviews. In a tree without constraints only the root is marked.
  ///
  /// - Complexity: Intended for debugging: it tests the whole tree for ambiguity.
  public var autolayoutTrace: String { AutolayoutTrace(of: self).text }
}

/// A trace while it is being written.
private struct AutolayoutTrace {
  private let root: View
  private let ambiguities: [LayoutAmbiguity]
  private let hasConstraints: Bool
  private var lines: [String] = []

  var text: String { lines.joined(separator: "\n") }

  init(of root: View) {
    self.root = root
    ambiguities = root.layoutAmbiguities
    hasConstraints = Self.hasConstraints(root)
    write()
  }

  /// Whether constraints lay out anything in the tree that contains a view.
  private static func hasConstraints(_ view: View) -> Bool {
    var top = view
    while let superview = top.superview { top = superview }
    var pending = [top]
    while let view = pending.popLast() {
      if !view.constraints.isEmpty { return true }
      pending += view.subviews
    }
    return false
  }

  private mutating func write() {
    var pending = [(view: root, place: 0, level: 0)]
    while let (view, place, level) = pending.popLast() {
      let name = Self.name(of: view, place: view.superview == nil ? nil : place)
      append(level, mark(of: view), name, ambiguity { $0.guide == nil && $0.view === view })
      for (index, guide) in view.layoutGuides.enumerated() {
        let text = guide.identifier.isEmpty ? ":\(index)" : "'\(guide.identifier)'"
        let open = ambiguity { $0.guide === guide }
        append(level + 1, hasConstraints ? "*" : "", guide.typeName + text, open)
      }
      for (place, subview) in view.subviews.enumerated().reversed() {
        pending.append((subview, place, level + 1))
      }
    }
  }

  private func mark(of view: View) -> String {
    if view.superview == nil { return "\u{2022}" }
    guard hasConstraints else { return "" }
    return view.translatesAutoresizingMaskIntoConstraints ? "+" : "*"
  }

  private func ambiguity(_ matches: (LayoutAmbiguity) -> Bool) -> LayoutAmbiguity? {
    ambiguities.first(where: matches)
  }

  private mutating func append(
    _ level: Int,
    _ mark: String,
    _ name: String,
    _ ambiguity: LayoutAmbiguity?
  ) {
    var line = String(repeating: "|   ", count: min(level, 64))
    if level > 64 { line += "[level \(level)] " }
    line += mark + name
    if let ambiguity {
      let open = ambiguity.attributes.map { "\(name).\(Self.name(of: $0))" }
      line += "- AMBIGUOUS LAYOUT for " + open.joined(separator: ", ")
    }
    lines.append(line)
  }

  // MARK: Names

  private static func name(of view: View, place: Int?) -> String {
    let type = view.typeName
    if let text = shownText(of: view) { return "\(type)'\(text)'" }
    if view.tag != 0 { return "\(type)#\(view.tag)" }
    return place.map { "\(type):\($0)" } ?? type
  }

  private static func shownText(of view: View) -> String? {
    switch view {
    case let label as Label: label.text
    case let button as Button: button.currentTitle
    default: nil
    }
  }

  /// The engine's name for an ambiguous attribute.
  private static func name(of attribute: LayoutConstraint.Attribute) -> String {
    switch attribute {
    case .left: "minX"
    case .top: "minY"
    case .width: "Width"
    case .height: "Height"
    default: "\(attribute)"
    }
  }
}
