import Foundation

/// Three elements of which each should be read before the next, and the last before the first.
///
/// Elements whose upper edges are nearly level count as one line. Where lines chain, with a second
/// element nearly level with a first and a third with the second, but the third clearly above the
/// first, every order of the three breaks the rule, and what a person hears depends on the system.
/// Move one of them, or list them in ``Responder/accessibilityElements``.
public struct AccessibilityOrderConflict {
  /// The element that is read first along the line, although it lies lowest.
  public let lowest: Responder
  /// The element that is nearly level with both others.
  public let middle: Responder
  /// The element that lies highest, although it is read last along the line.
  public let highest: Responder
}

extension View {
  /// The elements in the view whose reading order cannot be right, one conflict for each middle.
  ///
  /// Where groups conflict, the first elements of the groups are named. The conflicts come in the
  /// order of the tree.
  public final var accessibilityOrderConflicts: [AccessibilityOrderConflict] {
    AccessibilitySelection(in: self).orderConflicts
  }
}

extension AccessibilitySelection {
  /// The elements whose reading order cannot be right, in the order of the tree.
  var orderConflicts: [AccessibilityOrderConflict] {
    var selection = self
    let order = AccessibilityOrder(in: root)
    let keys = selection.keys(in: order)
    let groups = selection.nodes.filter(\.kind.isUnordered).map(\.members)
    selection.sort(in: order)
    let firsts = selection.firstElements
    return groups.flatMap { order.conflicts(among: $0, by: keys) }.compactMap { conflict in
      guard let lowest = firsts[conflict.lowest], let middle = firsts[conflict.middle],
        let highest = firsts[conflict.highest]
      else { return nil }
      return AccessibilityOrderConflict(
        lowest: selection.nodes[lowest].object,
        middle: selection.nodes[middle].object,
        highest: selection.nodes[highest].object
      )
    }
  }

  /// The element that is read first of each node: an element itself; nil for a group of none.
  fileprivate var firstElements: [Int?] {
    var result: [Int?] = nodes.indices.map { nodes[$0].isElement ? $0 : nil }
    for index in nodes.indices.reversed() where !nodes[index].isElement {
      result[index] = nodes[index].members.lazy.compactMap { result[$0] }.first
    }
    return result
  }
}

extension AccessibilityOrder {
  fileprivate struct Conflict {
    var lowest: Int
    var middle: Int
    var highest: Int
  }

  /// Elements of one height, and the two of them at the ends of the line.
  private struct Level {
    let y: CGFloat
    var first: Int
    var last: Int
  }

  /// For each member, the lowest before it and the highest after it on its line, if they conflict.
  ///
  /// Only the ends of each height are looked at: the cost grows with the heights within a line.
  fileprivate func conflicts(among members: [Int], by keys: [Key?]) -> [Conflict] {
    let levels = levels(of: members, by: keys)
    return members.compactMap { middle in
      guard let key = keys[middle] else { return nil }
      let here = levels.partitioningIndex { $0.y >= key.y }
      let below = levels[here...].prefix { $0.y - key.y < lineTolerance }
      let above = levels[..<here].reversed().prefix { key.y - $0.y < lineTolerance }
      guard
        let lowest = below.last(where: { isAlong(keys[$0.first], before: key) }),
        let highest = above.last(where: { isAlong(key, before: keys[$0.last]) }),
        lowest.y - highest.y >= lineTolerance
      else { return nil }
      return Conflict(lowest: lowest.first, middle: middle, highest: highest.last)
    }
  }

  private func isAlong(_ first: Key?, before second: Key?) -> Bool {
    guard let first, let second else { return false }
    return isRightToLeft ? first.x > second.x : first.x < second.x
  }

  private func levels(of members: [Int], by keys: [Key?]) -> [Level] {
    let placed = members.compactMap { index in keys[index].map { (index, $0) } }
      .sorted { ($0.1.y, $0.0) < ($1.1.y, $1.0) }
    var levels: [Level] = []
    for (index, key) in placed {
      guard let level = levels.last, level.y == key.y else {
        levels.append(Level(y: key.y, first: index, last: index))
        continue
      }
      if isAlong(key, before: keys[level.first]) { levels[levels.count - 1].first = index }
      if isAlong(keys[level.last], before: key) { levels[levels.count - 1].last = index }
    }
    return levels
  }
}

extension Array {
  /// Returns the first index from which on a condition holds, for elements sorted by it.
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
