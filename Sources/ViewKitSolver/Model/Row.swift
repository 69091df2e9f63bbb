// Algorithm.md, section 4.1.

/// A constraint; its terms are in the table of terms, at `first ..< first + count`.
struct Row: BitwiseCopyable {
  var constant: Double
  var priority: Float

  /// The variable a definition computes, the parameter of a direct row, or the first coefficient of the
  /// expansion of an active one.
  var target: Int32 = -1

  /// Grows with every added constraint: a larger one is newer.
  var sequence: UInt32
  var first: Int32
  var count: UInt8 = 0

  /// The number of slots reserved in the term table.
  var capacity: UInt8
  var relation: Relation
  var rank: UInt8

  /// While the row is `counted`: the number of its variables that are not determined.
  var unknownCount: UInt8 = 0

  /// While the row is `counted`: the number of unknown variables that have no definition.
  var parameterCount: UInt8 = 0
  var flags: RowFlags = []

  var isRequired: Bool {
    @inline(__always) get { priority >= 1000 }
  }

  var isRequiredEquality: Bool {
    @inline(__always) get { relation == .equal && priority >= 1000 }
  }

  /// Whether the row only chooses among solutions that all constraints are content with.
  var isChoice: Bool {
    @inline(__always) get { priority <= .leastNormalMagnitude && priority > 0 }
  }
}
