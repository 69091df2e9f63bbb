// Algorithm.md, section 4.1.

/// A constraint, or the implicit lower bound of a variable.
struct RowReference: Equatable, BitwiseCopyable {
  let rawValue: Int32

  static let none = RowReference(rawValue: Int32.min)

  @inline(__always)
  static func constraint(_ row: Int32) -> RowReference {
    RowReference(rawValue: row)
  }

  @inline(__always)
  static func bound(of variable: Int32) -> RowReference {
    RowReference(rawValue: ~variable)
  }

  @inline(__always)
  init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The constraint's index, or `nil` for a lower bound.
  var constraint: Int32? {
    @inline(__always) get { rawValue >= 0 ? rawValue : nil }
  }

  /// The variable of a lower bound; meaningless for a constraint.
  var boundedVariable: Int32 {
    @inline(__always) get { ~rawValue }
  }
}
