import Foundation
import ViewKit

/// A line that represents a constraint: a start and an end along an axis, and a position across it.
struct ConstraintLine {
  /// The style of the line.
  enum Form {
    /// A distance or a size, with a bar at each end.
    case gap
    /// A plain line along an edge or a center that items share.
    case shared
    /// A short bar where two edges meet.
    case touching
  }

  var form: Form
  var axis: LayoutConstraint.Axis
  var start: CGFloat
  var end: CGFloat
  var place: CGFloat
  /// The number next to the line.
  var label: String?

  var length: CGFloat { abs(end - start) }
}

extension ConstraintLine {
  /// Returns the lines for a constraint; none if its items aren't in the tree.
  static func lines(for constraint: LayoutConstraint, in root: View) -> [ConstraintLine] {
    guard let first = PlacedItem(constraint.firstItem, in: root) else { return [] }
    let second = PlacedItem(constraint.secondItem, in: root)
    if constraint.firstAttribute.isSize { return sizeLines(for: constraint, first, second) }
    guard let second, constraint.secondAttribute.axis == constraint.firstAttribute.axis
    else { return [] }
    let readingView = PlacedItem.readingView(first, second)
    guard let from = first.position(constraint.firstAttribute, reading: readingView),
      let to = second.position(constraint.secondAttribute, reading: readingView)
    else { return [] }
    let axis = constraint.firstAttribute.axis
    let ranges = (first.rect.range(axis.other), second.rect.range(axis.other))
    guard abs(from - to) >= 0.25 else { return [meeting(at: from, axis.other, ranges)] }
    let gap = ConstraintLine(
      form: .gap,
      axis: axis,
      start: from,
      end: to,
      place: place(of: ranges),
      label: constraint.relation.sign + abs(constraint.constant).svg
    )
    return [gap]
  }

  private typealias Range = (start: CGFloat, end: CGFloat)

  /// The overlap of two ranges, or nil if there is none.
  private static func overlap(of ranges: (Range, Range)) -> Range? {
    let start = max(ranges.0.start, ranges.1.start)
    let end = min(ranges.0.end, ranges.1.end)
    return start <= end ? (start, end) : nil
  }

  /// The middle of the overlap of two ranges, or else the middle of the first range.
  private static func place(of ranges: (Range, Range)) -> CGFloat {
    let range = overlap(of: ranges) ?? ranges.0
    return (range.start + range.end) / 2
  }

  /// A bar where edges meet; a line between the items if they are side by side.
  private static func meeting(
    at place: CGFloat,
    _ axis: LayoutConstraint.Axis,
    _ ranges: (Range, Range)
  ) -> ConstraintLine {
    guard let shared = overlap(of: ranges) else {
      return ConstraintLine(
        form: .shared,
        axis: axis,
        start: (ranges.0.start + ranges.0.end) / 2,
        end: (ranges.1.start + ranges.1.end) / 2,
        place: place
      )
    }
    let half = min(8, (shared.end - shared.start) / 2)
    let middle = (shared.start + shared.end) / 2
    return ConstraintLine(
      form: .touching,
      axis: axis,
      start: middle - half,
      end: middle + half,
      place: place
    )
  }

  /// Draws a size inside its item, near the bottom or the right edge.
  private static func sizeLines(
    for constraint: LayoutConstraint,
    _ first: PlacedItem,
    _ second: PlacedItem?
  ) -> [ConstraintLine] {
    let axis = constraint.firstAttribute.axis
    guard let second else {
      let text = constraint.relation.sign + constraint.constant.svg
      return [line(of: first, axis, text)]
    }
    let factor = constraint.multiplier == 1 ? "" : constraint.multiplier.svg + "\u{D7}"
    if first.rect == second.rect {
      let text = "\(factor)\(constraint.secondAttribute == .width ? "width" : "height")"
      return [line(of: first, axis, constraint.relation.sign + text)]
    }
    let sign = constraint.relation == .equal ? "=" : constraint.relation.sign
    return [
      line(of: first, axis, sign + factor),
      line(of: second, constraint.secondAttribute.axis, "="),
    ]
  }

  private static func line(
    of item: PlacedItem,
    _ axis: LayoutConstraint.Axis,
    _ label: String
  ) -> ConstraintLine {
    let (start, end) = item.rect.range(axis)
    let across = item.rect.range(axis.other)
    let room = across.end - across.start
    let place = across.end - min(6, room / 4)
    return ConstraintLine(
      form: .gap,
      axis: axis,
      start: start,
      end: end,
      place: place,
      label: label
    )
  }
}

extension LayoutConstraint.Relation {
  /// The sign in front of a number; none for an equality.
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "\u{2264}"
    case .equal: ""
    case .greaterThanOrEqual: "\u{2265}"
    }
  }
}
