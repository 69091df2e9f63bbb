package import ViewKitSolver

/// A list of constraints over numbered variables, independent of any solver.
package struct ConstraintSystem {
  package struct Constraint {
    package var terms: [(variable: Int, coefficient: Double)]
    package var constant: Double
    package var relation: Relation
    package var priority: Float = 1000
    package var rank: UInt8 = 0

    /// Returns the signed value of the expression at a point.
    package func value(at point: [Double]) -> Double {
      terms.reduce(constant) { $0 + $1.coefficient * point[$1.variable] }
    }

    /// Returns the amount by which the constraint is violated at a point.
    package func violation(at point: [Double]) -> Double {
      let value = value(at: point)
      return switch relation {
      case .equal: abs(value)
      case .lessThanOrEqual: max(0, value)
      case .greaterThanOrEqual: max(0, -value)
      }
    }
  }

  package var name: String
  package var size: Int
  package var variableCount = 2
  package var constraints: [Constraint] = []

  /// The constraints that the toggle and constant operations change.
  package var toggles: [Int] = []

  /// The variables with an implicit lower bound of zero.
  package var nonNegative: Set<Int> = []
  package var width = 375.0
  package var height = 667.0
  package var editWidths = (375.0, 414.0)

  package init(_ name: String, _ size: Int) {
    self.name = name
    self.size = size
  }

  package mutating func makeView() -> Int {
    variableCount += 4
    return variableCount - 4
  }

  @discardableResult
  package mutating func add(
    _ terms: [(Int, Double)],
    _ constant: Double,
    _ relation: Relation,
    _ priority: Float = 1000
  ) -> Int {
    constraints.append(
      Constraint(
        terms: terms.map { (variable: $0.0, coefficient: $0.1) },
        constant: constant,
        relation: relation,
        priority: priority
      )
    )
    return constraints.count - 1
  }

  /// Returns the largest violation of a required constraint, except those in `broken`.
  package func requiredViolation(at point: [Double], broken: Set<Int> = []) -> Double {
    var worst = 0.0
    for (index, constraint) in constraints.enumerated()
    where constraint.priority >= 1000 && !broken.contains(index) {
      worst = max(worst, constraint.violation(at: point))
    }
    for variable in nonNegative where variable > 1 { worst = max(worst, -point[variable]) }
    return worst
  }

  /// Returns the total violation of each priority level, the highest first.
  package func levels(at point: [Double]) -> [(priority: Float, error: Double)] {
    var sums: [Float: Double] = [:]
    for constraint in constraints where constraint.priority < 1000 {
      sums[constraint.priority, default: 0] += constraint.violation(at: point)
    }
    return sums.sorted { $0.key > $1.key }.map { (priority: $0.key, error: $0.value) }
  }
}

// MARK: - Lowering

/// A system in the form that a solver takes, created before timing starts.
package struct LoweredSystem {
  package var variableCount: Int
  package var nonNegative: Set<Int>
  package var inline: [LinearConstraint] = []
  package var width: Double
  package var height: Double

  package init(_ system: ConstraintSystem) {
    variableCount = system.variableCount
    nonNegative = system.nonNegative
    width = system.width
    height = system.height
    for constraint in system.constraints {
      var lowered = LinearConstraint(
        constraint.relation,
        constant: constraint.constant,
        priority: constraint.priority,
        rank: constraint.rank
      )
      for term in constraint.terms {
        lowered.add(term.coefficient, Variable(index: Int32(term.variable)))
      }
      inline.append(lowered)
    }
  }

  package func makeSolver(constraints: inout [ConstraintID], rowsPerBlock: Int = 2048) -> Solver {
    let solver = Solver(rowsPerBlock: rowsPerBlock)
    solver.reserve(variables: variableCount, constraints: inline.count)
    if nonNegative.isEmpty {
      for _ in 0..<variableCount { _ = solver.makeVariable() }
    } else {
      for index in 0..<variableCount {
        _ = solver.makeVariable(nonNegative: nonNegative.contains(index))
      }
    }
    solver.setInput(Variable(index: 0), width)
    solver.setInput(Variable(index: 1), height)
    constraints.removeAll(keepingCapacity: true)
    for index in inline.indices { constraints.append(solver.add(inline[index])) }
    return solver
  }
}

extension Solver {
  /// A copy of all values.
  package var point: [Double] { Array(values) }
}
