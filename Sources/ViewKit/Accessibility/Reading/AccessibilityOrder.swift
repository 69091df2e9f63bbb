import Foundation

/// The reading order of elements: line by line, and in each line in the direction of the text.
struct AccessibilityOrder {
  /// The sort key of an element: the corner of its frame.
  struct Key: Equatable {
    var x: CGFloat
    var y: CGFloat

    init(_ point: CGPoint) {
      x = point.x
      y = point.y
    }
  }

  /// The difference in points at which two elements are on different lines.
  let lineTolerance: CGFloat
  let isRightToLeft: Bool

  init(in view: View) {
    let traits = view.traitCollection
    lineTolerance = traits.userInterfaceIdiom == .phone ? 8 : 13
    isRightToLeft = traits.layoutDirection == .rightToLeft
  }

  /// Returns whether one element is read before another, all else being equal.
  ///
  /// Lines may chain, so this is not a strict weak ordering: see ``AccessibilityOrderConflict``.
  func precedes(_ first: Key, _ second: Key) -> Bool {
    if abs(first.y - second.y) >= lineTolerance { return first.y < second.y }
    return isRightToLeft ? first.x > second.x : first.x < second.x
  }

  /// Sorts with ``stableMerge(_:precedes:)``: three elements that chain stay in the given order.
  func sorted(_ indices: [Int], by keys: [Key?]) -> [Int] {
    let placed = indices.compactMap { index in keys[index].map { (index: index, key: $0) } }
    let sorted = stableMerge(placed) { precedes($0.key, $1.key) }
    // Groups without an element come last; they are not visited.
    return sorted.map(\.index) + indices.filter { keys[$0] == nil }
  }

  /// Returns the first of several keys by the same comparison, or nil if there are none.
  func first(of keys: [Key]) -> Key? {
    keys.dropFirst().reduce(keys.first) { first, key in
      first.map { precedes(key, $0) ? key : $0 }
    }
  }
}

/// Sorts by merging runs that are already in order; elements that need not move keep their places.
///
/// The given order therefore decides where neither of two elements precedes the other, and also
/// where the comparison is not an ordering: three elements that may each follow the previous one
/// stay as they are. The standard library does not specify what its sort does with such a
/// comparison.
///
/// - Complexity: O(*n* log *n*) comparisons; O(*n*) for elements already in order.
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
  /// Returns the keys of all nodes: an element's own key, or that of a group's first member.
  func keys(in order: AccessibilityOrder) -> [AccessibilityOrder.Key?] {
    var keys = nodes.map(\.ownKey)
    for index in nodes.indices.reversed() where keys[index] == nil {
      keys[index] = order.first(of: nodes[index].members.compactMap { keys[$0] })
    }
    return keys
  }

  /// Sorts the members of every group that has no explicit order.
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
