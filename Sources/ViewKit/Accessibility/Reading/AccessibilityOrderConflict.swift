import Foundation

/// Three elements each of which should be read before the next, and the last before the first.
///
/// Elements whose top edges are nearly level count as one line. Lines chain if a second element is
/// nearly level with a first, and a third with the second, but the third is clearly above the
/// first. Every order of the three then breaks the rule, and what a user hears depends on the
/// system. Move one of them, or list them in ``Responder/accessibilityElements``.
public struct AccessibilityOrderConflict {
  /// The lowest element, which is nevertheless the first along the line.
  public let lowest: Responder
  /// The element that is nearly level with both others.
  public let middle: Responder
  /// The highest element, which is nevertheless the last along the line.
  public let highest: Responder
}

extension View {
  /// The conflicts in the view's reading order, one for each middle element.
  ///
  /// If groups conflict, each is represented by its first element. The conflicts are in the order
  /// of the tree.
  public final var accessibilityOrderConflicts: [AccessibilityOrderConflict] {
    AccessibilitySelection(in: self).orderConflicts
  }
}

extension AccessibilitySelection {
  /// The conflicts in the reading order, in the order of the tree.
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

  /// The first element read in each node; an element is its own, and an empty group has none.
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

  /// The elements at one height, reduced to those at the two ends of the line.
  private struct Level {
    let y: CGFloat
    var first: Int
    var last: Int
  }

  /// Returns, for each member, the lowest one before it and the highest one after it on its line,
  /// if they conflict.
  ///
  /// Only the ends of each height are examined, so the cost grows with the number of heights in a
  /// line.
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
  /// Returns the index of the first element that satisfies a condition, in an array partitioned by
  /// it.
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
