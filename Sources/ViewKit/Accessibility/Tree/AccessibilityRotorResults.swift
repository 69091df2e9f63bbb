import Foundation

/// The items that a rotor finds in both directions from its start.
///
/// As in AccessibilitySnapshot, if one direction finds everything that the other does, only that
/// one is listed. Otherwise the items behind the start come first, so that all are in forward
/// order.
struct AccessibilityRotorResults {
  /// The number of items listed in each direction.
  private static let listed = 10
  /// The number of further items counted in each direction; a rotor may have no end.
  private static let counted = 99

  let places: [AccessibilityCustomRotorItemResult]
  let limit: AccessibilityTree.CustomRotor.Limit

  init(of rotor: AccessibilityCustomRotor) {
    let ahead = Self.walk(.next, rotor)
    let behind = Self.walk(.previous, rotor)
    if ahead.containsAll(of: behind) {
      places = Array(ahead.prefix(Self.listed))
      limit = Self.limit(beyond: [ahead])
    } else if behind.containsAll(of: ahead) {
      places = Array(behind.prefix(Self.listed))
      limit = Self.limit(beyond: [behind])
    } else {
      // Both directions often begin with the same item.
      let before = behind.prefix(Self.listed).filter { !ahead.contains($0) }
      places = before.reversed() + ahead.prefix(Self.listed)
      limit = Self.limit(beyond: [ahead, behind])
    }
  }

  /// Returns the number of found items that are not listed.
  private static func limit(
    beyond ways: [[AccessibilityCustomRotorItemResult]]
  ) -> AccessibilityTree.CustomRotor.Limit {
    let count = ways.reduce(0) { $0 + max(0, $1.count - listed) }
    guard count > 0 else { return .none }
    return count < counted ? .underMaxCount(count) : .greaterThanMaxCount
  }

  /// Collects a rotor's items one after another, until it stops, stays at one item or repeats
  /// itself.
  private static func walk(
    _ direction: AccessibilityCustomRotor.Direction,
    _ rotor: AccessibilityCustomRotor
  ) -> [AccessibilityCustomRotorItemResult] {
    let predicate = AccessibilityCustomRotorSearchPredicate()
    predicate.searchDirection = direction
    var found: [AccessibilityCustomRotorItemResult] = []
    // An item may occur twice; three repeated items in a row mean a cycle.
    var repeated = 0
    while found.count < listed + counted, let next = rotor.itemSearchBlock(predicate),
      next.targetElement != nil, !next.leadsToSamePlace(as: predicate.currentItem)
    {
      repeated = found.contains(next) ? repeated + 1 : 0
      found.append(next)
      if repeated == 3 { return Array(found.dropLast(repeated)) }
      predicate.currentItem = next
    }
    return found
  }
}

extension [AccessibilityCustomRotorItemResult] {
  fileprivate func contains(_ place: AccessibilityCustomRotorItemResult) -> Bool {
    contains { $0.leadsToSamePlace(as: place) }
  }

  fileprivate func containsAll(of other: Self) -> Bool {
    other.allSatisfy { contains($0) }
  }
}
