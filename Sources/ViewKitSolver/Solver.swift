// Algorithm.md, section 1.

/// Solves linear constraints with priorities over numbered variables, incrementally.
///
/// Required constraints (priority 1000) hold; then the summed absolute error of each priority is
/// minimal, the highest priority first. No number of weaker constraints outweighs a stronger one.
/// Changes are collected; only `solve()` computes, and only what the changes touch.
///
///     let solver = Solver()
///     let width = solver.makeVariable(nonNegative: true)
///     var constraint = LinearConstraint(.equal, constant: -100)
///     constraint.add(1, width)
///     solver.add(constraint)
///     solver.solve()
///     solver.value(of: width)  // 100
///
/// Values, coefficients and constants must be finite; the solver does not check them.
package final class Solver {
  /// The whole state.
  let engine: Engine

  /// Creates a solver of nothing.
  ///
  /// - Parameter rowsPerBlock: How many new constraints find their place together. It bears on speed
  ///   and on which of several optima is found, not on what is one.
  package init(rowsPerBlock: Int = 2048) {
    engine = Engine(rowsPerBlock: Int32(min(max(1, rowsPerBlock), 1 << 30)))
  }
}

// MARK: - Variables

extension Solver {
  /// Makes a variable with the value zero.
  ///
  /// - Parameter nonNegative: Whether the variable has an implicit required lower bound of zero.
  /// - Returns: The lowest number that is free.
  package func makeVariable(nonNegative: Bool = false) -> Variable {
    Variable(index: engine.makeVariable(flags: nonNegative ? .nonNegative : []))
  }

  /// Forgets a variable; its number may be used again after the next solve.
  ///
  /// - Precondition: No constraint uses the variable.
  package func removeVariable(_ variable: Variable) {
    engine.removeVariable(variable.index)
  }

  /// Makes room for more variables and constraints at once, so that adding them moves nothing.
  package func reserve(variables: Int, constraints: Int) {
    engine.reserve(
      variables: Int32(truncatingIfNeeded: variables),
      rows: Int32(truncatingIfNeeded: constraints)
    )
  }

  /// Fixes a variable from outside; constraints move around it, also its lower bound is ignored.
  package func setInput(_ variable: Variable, _ value: Double) {
    engine.setInput(variable.index, value)
  }

  /// Lets constraints determine a variable again that was fixed from outside.
  package func clearInput(_ variable: Variable) {
    engine.clearInput(variable.index)
  }

  /// The value of a variable after the last solve.
  @inline(__always)
  package func value(of variable: Variable) -> Double {
    engine.values[variable.index]
  }

  /// The values of all variables by index, valid until a variable is made.
  package var values: UnsafeBufferPointer<Double> {
    UnsafeBufferPointer(
      start: engine.values.base,
      count: Int(engine.values.count)
    )
  }

  /// The variables whose value the last solve changed, valid until the next one.
  package var changedVariables: UnsafeBufferPointer<Variable> {
    UnsafeBufferPointer(
      start: engine.reportedChanges.base,
      count: Int(engine.reportedChanges.count)
    )
  }
}

// MARK: - Constraints

extension Solver {
  /// Adds a constraint that the next solve takes into account.
  @discardableResult
  package func add(_ constraint: borrowing LinearConstraint) -> ConstraintID {
    let row = engine.add(constraint)
    if constraint.pullsToBound { engine.addPull(of: row, constraint) }
    return ConstraintID(index: row)
  }

  /// Adds a constraint with any number of terms.
  ///
  /// - Complexity: O(*n* log *n*), with an internal variable for every two terms beyond the fourth.
  @discardableResult
  package func add(
    _ terms: [Term],
    _ relation: Relation,
    constant: Double = 0,
    priority: Float = 1000,
    rank: UInt8 = 0,
    pullsToBound: Bool = false
  ) -> ConstraintID {
    let constraint = LinearConstraint(relation, constant: constant, priority: priority, rank: rank)
    let row = engine.add(constraint, terms: terms)
    if pullsToBound { engine.addPull(of: row, constraint, terms: terms) }
    return ConstraintID(index: row)
  }

  /// Removes a constraint, also a broken one.
  package func remove(_ constraint: ConstraintID) {
    let pull = engine.pull(of: constraint.index)
    if pull >= 0 {
      engine.removeRow(pull)
      engine.pulls[constraint.index] = -1
    }
    engine.removeRow(constraint.index)
  }

  /// Changes the constant on the left side of a constraint.
  package func setConstant(_ constraint: ConstraintID, _ constant: Double) {
    let pull = engine.pull(of: constraint.index)
    if pull >= 0 { engine.setConstant(pull, constant) }
    engine.setConstant(constraint.index, constant)
  }

  /// The constant on the left side of a constraint.
  package func constant(of constraint: ConstraintID) -> Double {
    engine.rows[constraint.index].constant
  }

  /// Changes a priority, from or to required too; the constraint keeps its age.
  package func setPriority(_ constraint: ConstraintID, _ priority: Float) {
    engine.setPriority(constraint.index, priority)
  }
}

// MARK: - Solving

extension Solver {
  /// Brings all values up to date.
  ///
  /// - Complexity: Linear in what the changes reach as long as definitions and independent variables
  ///   suffice; groups of variables that compete for space cost a sort or a linear program.
  package func solve() {
    engine.solve()
  }

  /// Whether the last solve gave up any required constraint.
  package var hasConflicts: Bool {
    !engine.brokenRows.isEmpty
  }

  /// The required constraints that the last solve gave up, the oldest broken constraint first.
  package var conflicts: [Conflict] {
    engine.brokenRows.indices.map { conflict(at: $0) }
  }

  /// A number that grows whenever the conflicts change.
  package var conflictVersion: Int { engine.conflictVersion }

  /// A number for each conflict, by which to tell those that stand from those that are found anew.
  package var conflictNumbers: [Int] { engine.brokenRows.map(\.number) }

  /// The conflict at a place in ``conflicts``.
  package func conflict(at index: Int) -> Conflict {
    let broken = engine.brokenRows[index]
    return Conflict(
      broken: ConstraintID(index: broken.row),
      culprits: broken.culprits.map { ConstraintID(index: $0.row) },
      bounds: broken.bounds.map { Variable(index: $0) }
    )
  }

  /// The variables that some other optimal solution would move, in order of their index.
  ///
  /// Solves first if there are changes. Meant for diagnostics: it costs up to two linear programs a
  /// variable, once until the next change.
  package func ambiguousVariables() -> [Variable] {
    engine.ambiguousVariables().map { Variable(index: $0) }
  }

  /// Whether some other optimal solution would move a variable; solves first if there are changes.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    engine.ambiguousVariables().contains(variable.index)
  }

  /// A number that grows whenever the solver allocates storage for a solve without conflicts.
  package var storageCapacity: Int {
    engine.storageCapacity
  }

  package var counters: Counters {
    engine.counters
  }
}
