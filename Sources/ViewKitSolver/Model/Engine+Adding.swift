// Algorithm.md, sections 1 and 4.1.

extension Engine {
  /// Adds a constraint with up to four terms.
  func add(_ constraint: borrowing LinearConstraint) -> Int32 {
    let row = makeRow(
      constraint.relation,
      constant: constraint.constant,
      priority: constraint.priority,
      rank: constraint.rank,
      capacity: constraint.count
    )
    let count = constraint.count
    if count > 0 { addTerm(constraint.coefficients.0, constraint.variables.0, to: row) }
    if count > 1 { addTerm(constraint.coefficients.1, constraint.variables.1, to: row) }
    if count > 2 { addTerm(constraint.coefficients.2, constraint.variables.2, to: row) }
    if count > 3 { addTerm(constraint.coefficients.3, constraint.variables.3, to: row) }
    return row
  }

  /// Adds a constraint with any number of terms.
  ///
  /// Beyond four distinct variables, the first three are replaced by a variable that an internal
  /// required equality makes equal to their sum, and so on until four are left.
  func add(_ constraint: borrowing LinearConstraint, terms: [Term]) -> Int32 {
    var rest = merged(terms)
    var sum: Int32 = -1
    while rest.count + (sum >= 0 ? 1 : 0) > 4 {
      let partialSum = makeVariable(flags: .partialSum)
      let row = makeRow(
        .equal,
        constant: 0,
        priority: 1000,
        rank: 0,
        capacity: LinearConstraint.inlineTermCount
      )
      rows[row].flags.insert(.partialSum)
      addTerm(-1, partialSum, to: row)
      if sum >= 0 { addTerm(1, sum, to: row) }
      while rows[row].count < 4, let term = rest.popLast() {
        addTerm(term.coefficient, term.variable.index, to: row)
      }
      sum = partialSum
    }
    let row = makeRow(
      constraint.relation,
      constant: constraint.constant,
      priority: constraint.priority,
      rank: constraint.rank,
      capacity: LinearConstraint.inlineTermCount
    )
    if sum >= 0 { addTerm(1, sum, to: row) }
    while let term = rest.popLast() {
      addTerm(term.coefficient, term.variable.index, to: row)
    }
    return row
  }

  /// The terms in reverse order, one for each variable, without those that cancel.
  private func merged(_ terms: [Term]) -> [Term] {
    let sorted = terms.enumerated().sorted { first, second in
      let one = first.element.variable.index
      let other = second.element.variable.index
      return one != other ? one < other : first.offset < second.offset
    }
    var result: [Term] = []
    for (_, term) in sorted {
      if let last = result.last, last.variable == term.variable {
        result[result.count - 1].coefficient += term.coefficient
      } else {
        result.append(term)
      }
    }
    result.removeAll { $0.coefficient == 0 }
    result.reverse()
    return result
  }
}
