import ViewKitSolver

extension Solver {
  /// Adds a constraint written as terms and a constant compared with zero.
  @discardableResult
  func add(
    _ terms: (Double, Variable)...,
    plus constant: Double = 0,
    is relation: Relation,
    at priority: Float = 1000,
    rank: UInt8 = 0
  ) -> ConstraintID {
    var constraint = LinearConstraint(
      relation,
      constant: constant,
      priority: priority,
      rank: rank
    )
    for (coefficient, variable) in terms { constraint.add(coefficient, variable) }
    return add(constraint)
  }

  /// Requires or asks for a value.
  @discardableResult
  func set(
    _ variable: Variable,
    _ value: Double,
    _ relation: Relation = .equal,
    _ priority: Float = 1000,
    rank: UInt8 = 0
  ) -> ConstraintID {
    add((1, variable), plus: -value, is: relation, at: priority, rank: rank)
  }
}
