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

  /// Sorts by merging what is in order already; a node that need not move keeps its place.
  ///
  /// So the given order decides where neither of two precedes, and where lines chain: three of which
  /// each may follow the one before stay as they are. The library's sort does not tell what it does
  /// with a comparison that is no order.
  func sorted(_ indices: [Int], by keys: [Key?]) -> [Int] {
    var runs = runs(of: indices.filter { keys[$0] != nil }, by: keys)
    while runs.count > 1 {
      runs = stride(from: 0, to: runs.count, by: 2).map { first in
        first + 1 < runs.count ? merged(runs[first], runs[first + 1], by: keys) : runs[first]
      }
    }
    // Groups without an element in them come last; they are not visited.
    return (runs.first ?? []) + indices.filter { keys[$0] == nil }
  }

  /// Cuts a list where a node precedes the one before it.
  private func runs(of indices: [Int], by keys: [Key?]) -> [[Int]] {
    var runs: [[Int]] = []
    for index in indices {
      if let key = keys[index], let last = runs.last?.last, let lastKey = keys[last],
        !precedes(key, lastKey)
      {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
    }
    return runs
  }

  private func merged(_ first: [Int], _ second: [Int], by keys: [Key?]) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(first.count + second.count)
    var (first, second) = (first[...], second[...])
    while let left = first.first, let right = second.first {
      if let leftKey = keys[left], let rightKey = keys[right], precedes(rightKey, leftKey) {
        result.append(right)
        second.removeFirst()
      } else {
        result.append(left)
        first.removeFirst()
      }
    }
    return result + first + second
  }

  /// Returns the first of several by the same comparison, or nil for none.
  func first(of keys: [Key]) -> Key? {
    keys.dropFirst().reduce(keys.first) { first, key in
      first.map { precedes(key, $0) ? key : $0 }
    }
  }
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
