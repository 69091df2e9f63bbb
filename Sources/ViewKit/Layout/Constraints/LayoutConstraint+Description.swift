import Foundation

// The form is UIKit's, with names instead of addresses:
//
//     <LayoutConstraint 'gap' H:[Label'Name']-(8)-[TextField:1]   (active)>
//     <LayoutConstraint V:|-(>=12)-[View:0]   (active, names: '|':View )>
//     <LayoutConstraint View:0.width == 2*View:1.height - 4 priority:750   (inactive)>
extension LayoutConstraint {
  final var lineDescription: String { lineDescription(as: typeName) }

  /// The name of the class, as descriptions print it; of a saved one, that of the saved class.
  final var typeName: String { extras?.recordedTypeName ?? "\(type(of: self))" }

  final func lineDescription(as name: String) -> String {
    var line = "<\(name)"
    if let identifier { line += " '\(identifier)'" }
    guard let first = firstTerm else { return line + "   (\(stateName))>" }
    let names = LayoutItemNames(of: self)
    if let visual = VisualForm(of: self) {
      line += " " + visual.text(names)
      return line + "   (\(stateName)\(visual.legend(names)))>"
    }
    line += " " + equation(first, names)
    if storedPriority != 1000 { line += " priority:\(describe(priority))" }
    return line + "   (\(stateName))>"
  }

  private final var stateName: String { isActive ? "active" : "inactive" }

  private final func describe(_ priority: LayoutPriority) -> String {
    CGFloat(priority.rawValue).shortDescription
  }

  private final func equation(_ first: LayoutTerm, _ names: LayoutItemNames) -> String {
    let left = "\(first.text(names)) \(relation.sign) "
    guard let second = secondTerm else { return left + constant.shortDescription }
    let factor = multiplier == 1 ? "" : multiplier.shortDescription + "*"
    let right = factor + second.text(names)
    if constant == 0 { return left + right }
    let sign = constant < 0 ? "-" : "+"
    return left + right + " \(sign) " + abs(constant).shortDescription
  }

  /// An anchor as messages print it.
  static func anchorDescription(_ term: LayoutTerm?) -> String {
    guard let term else { return "(null)" }
    let type =
      switch term.kind {
      case .size, .none: "LayoutDimension"
      case .vertical: "LayoutYAxisAnchor"
      case .leftOrRight, .leadingOrTrailing, .horizontalCenter: "LayoutXAxisAnchor"
      }
    return "<\(type) \"\(term)\">"
  }
}

extension LayoutTerm: CustomStringConvertible {
  /// The term with the short names of its items.
  var description: String { text(nil) }

  /// The item and the attribute, or the difference of two for a distance.
  func text(_ names: LayoutItemNames?) -> String {
    let end = "\(names?.name(of: item) ?? item.name).\(attribute.name)"
    guard let origin else { return end }
    return "(\(end) - \(names?.name(of: origin.item) ?? origin.item.name).\(origin.attribute.name))"
  }
}

/// A constraint drawn as a gap between two edges that face each other, or that lie one in the other.
private struct VisualForm {
  /// The item in front of the gap; nil for the edge of the superview.
  var leading: LayoutItem?
  /// The item behind the gap; nil for the edge of the superview.
  var trailing: LayoutItem?
  /// The view whose edge is drawn as a bar.
  var bar: LayoutItem?
  var axis = LayoutConstraint.Axis.horizontal
  var neverFlips = false
  var gap = ""

  /// Describes a constraint, or returns nil when it is not such a gap.
  init?(of constraint: LayoutConstraint) {
    guard constraint.multiplier == 1,
      let first = constraint.firstTerm, first.origin == nil,
      let second = constraint.secondTerm, second.origin == nil, first.item !== second.item,
      let firstEdge = Edge(first.attribute), let secondEdge = Edge(second.attribute),
      firstEdge.family == secondEdge.family
    else { return nil }
    axis = firstEdge.family == .vertical ? .vertical : .horizontal
    neverFlips = firstEdge.family == .leftOrRight

    // Which of the two sides comes last, so that the gap is that side less the other.
    let firstIsLast: Bool
    if firstEdge.isStart != secondEdge.isStart {
      firstIsLast = firstEdge.isStart
      leading = firstIsLast ? second.item : first.item
      trailing = firstIsLast ? first.item : second.item
      if first.item.lies(in: second.item) || second.item.lies(in: first.item) { return nil }
    } else if first.item.lies(in: second.item) {
      firstIsLast = firstEdge.isStart
      setInside(first.item, of: second.item, atStart: firstEdge.isStart)
    } else if second.item.lies(in: first.item) {
      firstIsLast = !firstEdge.isStart
      setInside(second.item, of: first.item, atStart: firstEdge.isStart)
    } else {
      return nil
    }
    let length = firstIsLast ? constraint.constant : -constraint.constant
    let relation = firstIsLast ? constraint.relation : constraint.relation.flipped
    gap = relation == .equal ? "" : relation.sign
    gap += length.shortDescription
    if constraint.storedPriority != 1000 {
      gap += "@" + CGFloat(constraint.storedPriority).shortDescription
    }
  }

  private mutating func setInside(_ inner: LayoutItem, of outer: LayoutItem, atStart: Bool) {
    leading = atStart ? nil : inner
    trailing = atStart ? inner : nil
    bar = outer
  }

  func text(_ names: LayoutItemNames) -> String {
    let letter = axis == .horizontal ? "H" : "V"
    let (from, to) = (box(leading, names), box(trailing, names))
    return "\(letter):\(from)-(\(gap))-\(to)" + (neverFlips ? " (LTR)" : "")
  }

  private func box(_ item: LayoutItem?, _ names: LayoutItemNames) -> String {
    item.map { "[\(names.name(of: $0))]" } ?? "|"
  }

  /// Says what the bar stands for.
  func legend(_ names: LayoutItemNames) -> String {
    bar.map { ", names: '|':\(names.name(of: $0)) " } ?? ""
  }

  /// An edge of a rectangle.
  private struct Edge {
    let family: LayoutConstraint.Attribute.Kind
    let isStart: Bool

    init?(_ attribute: LayoutConstraint.Attribute) {
      switch attribute {
      case .left, .leading, .top: isStart = true
      case .right, .trailing, .bottom: isStart = false
      default: return nil
      }
      family = attribute.kind
    }
  }
}

extension LayoutItem {
  /// Tells whether the item is a subview of a view, or one of its guides.
  fileprivate func lies(in outer: LayoutItem) -> Bool {
    guard !outer.isGuide, let view, let container = outer.view else { return false }
    return isGuide ? view === container : view.storedSuperview === container
  }
}
