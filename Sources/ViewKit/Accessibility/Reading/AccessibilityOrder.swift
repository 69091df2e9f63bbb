import Foundation

/// The order in which elements are visited: line by line, and along each line as text runs.
struct AccessibilityOrder {
  /// What an element is sorted by: the corner of its frame.
  struct Key: Equatable {
    var x: CGFloat
    var y: CGFloat

    init(_ point: CGPoint) {
      x = point.x
      y = point.y
    }
  }

  /// From this difference in points on, one element lies on a line above the other.
  let lineTolerance: CGFloat
  let isRightToLeft: Bool

  init(in view: View) {
    let traits = view.traitCollection
    lineTolerance = traits.userInterfaceIdiom == .phone ? 8 : 13
    isRightToLeft = traits.layoutDirection == .rightToLeft
  }

  /// Tells whether one element is visited before another, all else being equal.
  ///
  /// Lines may chain, so that this is no order among three: see ``AccessibilityOrderConflict``.
  func precedes(_ first: Key, _ second: Key) -> Bool {
    if abs(first.y - second.y) >= lineTolerance { return first.y < second.y }
    return isRightToLeft ? first.x > second.x : first.x < second.x
  }

  /// Sorts by ``stableMerge(_:precedes:)``: three that chain stay as they are given.
  func sorted(_ indices: [Int], by keys: [Key?]) -> [Int] {
    let placed = indices.compactMap { index in keys[index].map { (index: index, key: $0) } }
    let sorted = stableMerge(placed) { precedes($0.key, $1.key) }
    // Groups without an element in them come last; they are not visited.
    return sorted.map(\.index) + indices.filter { keys[$0] == nil }
  }

  /// Returns the first of several by the same comparison, or nil for none.
  func first(of keys: [Key]) -> Key? {
    keys.dropFirst().reduce(keys.first) { first, key in
      first.map { precedes(key, $0) ? key : $0 }
    }
  }
}

/// Sorts by merging what is in order already; an element that need not move keeps its place.
///
/// So the given order decides where neither of two precedes, and where the comparison is no order:
/// three of which each may follow the one before stay as they are. The library's sort does not tell
/// what it does with such a comparison.
///
/// - Complexity: O(*n* log *n*) comparisons, O(*n*) for what is in order.
package func stableMerge<Element>(
  _ elements: [Element],
  precedes: (Element, Element) -> Bool
) -> [Element] {
  var runs: [[Element]] = []
  for element in elements {
    if let last = runs.last?.last, !precedes(element, last) {
      runs[runs.count - 1].append(element)
    } else {
      runs.append([element])
    }
  }
  while runs.count > 1 {
    runs = stride(from: 0, to: runs.count, by: 2).map { first in
      first + 1 < runs.count ? merge(runs[first], runs[first + 1], precedes) : runs[first]
    }
  }
  return runs.first ?? []
}

private func merge<Element>(
  _ first: [Element],
  _ second: [Element],
  _ precedes: (Element, Element) -> Bool
) -> [Element] {
  var result: [Element] = []
  result.reserveCapacity(first.count + second.count)
  var (left, right) = (first[...], second[...])
  while let next = left.first, let other = right.first {
    if precedes(other, next) {
      result.append(other)
      right.removeFirst()
    } else {
      result.append(next)
      left.removeFirst()
    }
  }
  return result + left + right
}

extension AccessibilitySelection {
  /// The keys of all nodes: an element's own, a group's that of its first member.
  func keys(in order: AccessibilityOrder) -> [AccessibilityOrder.Key?] {
    var keys = nodes.map(\.ownKey)
    for index in nodes.indices.reversed() where keys[index] == nil {
      keys[index] = order.first(of: nodes[index].members.compactMap { keys[$0] })
    }
    return keys
  }

  /// Sorts the members of every group that has no order of its own.
  mutating func sort(in order: AccessibilityOrder) {
    let keys = keys(in: order)
    for (index, node) in nodes.enumerated() where node.kind.isUnordered {
      setMembers(order.sorted(node.members, by: keys), of: index)
    }
  }

  /// The elements in the order in which the groups list them.
  var elementsInOrder: [Int] {
    var result: [Int] = []
    var pending = [0]
    while let index = pending.popLast() {
      if nodes[index].isElement {
        result.append(index)
      } else {
        pending.append(contentsOf: nodes[index].members.reversed())
      }
    }
    return result
  }
}

extension AccessibilitySelection.Kind {
  var isUnordered: Bool {
    guard case .group(let isOrdered, _) = self else { return false }
    return !isOrdered
  }

  var container: AccessibilityContainerKind? {
    guard case .group(_, let container) = self else { return nil }
    return container
  }
}
