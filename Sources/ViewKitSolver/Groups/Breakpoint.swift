// Algorithm.md, section 7.

/// A place where the cost of one variable bends: a row that bears on this variable alone.
///
/// Moving away from `position` costs `-left` a unit to the left and `right` a unit to the right, at
/// the row's priority. One of them is zero for an inequality.
struct Breakpoint: BitwiseCopyable {
  var position: Double
  var left: Double
  var right: Double
  var priority: Float
  var reference: RowReference

  /// The rank of the priority among those of a group; the highest is zero.
  var tier: Int32 = 0

  init(
    position: Double,
    coefficient: Double,
    relation: Relation,
    priority: Float,
    reference: RowReference
  ) {
    self.position = position
    self.priority = priority
    self.reference = reference
    let slope = abs(coefficient)
    let growsRight = relation == .equal || (relation == .lessThanOrEqual) == (coefficient > 0)
    let growsLeft = relation == .equal || !growsRight
    left = growsLeft ? -slope : 0
    right = growsRight ? slope : 0
  }
}
