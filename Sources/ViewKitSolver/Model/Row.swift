/// A constraint: its terms stand in the term table at `first ..< first + count`.
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
  var unknownCount: UInt8 = 0
  var parameterCount: UInt8 = 0
  var flags: RowFlags = []

  var isRequired: Bool {
    @inline(__always) get { priority >= 1000 }
  }

  var isRequiredEquality: Bool {
    @inline(__always) get { relation == .equal && priority >= 1000 }
  }
}
