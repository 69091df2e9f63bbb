import Foundation

/// The places that a rotor leads to, both ways from where it starts.
///
/// As in AccessibilitySnapshot, one way stands alone where it finds all that the other does; else what
/// lies behind comes first, in the order of going on.
struct AccessibilityRotorResults {
  /// The places that are listed each way.
  private static let listed = 10
  /// The places beyond that are counted each way; a rotor may have no end.
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
      // Both ways often begin at the same place.
      let before = behind.prefix(Self.listed).filter { !ahead.contains($0) }
      places = before.reversed() + ahead.prefix(Self.listed)
      limit = Self.limit(beyond: [ahead, behind])
    }
  }

  /// Says how many places are not listed of those that were found each way.
  private static func limit(
    beyond ways: [[AccessibilityCustomRotorItemResult]]
  ) -> AccessibilityTree.CustomRotor.Limit {
    let count = ways.reduce(0) { $0 + max(0, $1.count - listed) }
    guard count > 0 else { return .none }
    return count < counted ? .underMaxCount(count) : .greaterThanMaxCount
  }

  /// Asks a rotor for one place after the other, until it stays where it is or goes round.
  private static func walk(
    _ direction: AccessibilityCustomRotor.Direction,
    _ rotor: AccessibilityCustomRotor
  ) -> [AccessibilityCustomRotorItemResult] {
    let predicate = AccessibilityCustomRotorSearchPredicate()
    predicate.searchDirection = direction
    var found: [AccessibilityCustomRotorItemResult] = []
    // A place may come twice; three in a row that have come before are a circle.
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
