// Algorithm.md, section 1.

/// How a linear expression compares with zero.
package enum Relation: UInt8, Sendable, BitwiseCopyable {
  case equal
  case lessThanOrEqual
  case greaterThanOrEqual
}

extension Relation {
  /// By how much an expression with this value misses the relation.
  @inline(__always)
  func violation(of value: Double) -> Double {
    switch self {
    case .equal: abs(value)
    case .lessThanOrEqual: max(0, value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }
}
