// Algorithm.md, section 4.1.

extension Engine {
  func makeVariable(flags: VariableFlags) -> Int32 {
    ambiguousIndices = nil
    guard freeVariables.isEmpty else {
      let variable = freeVariables.removeLast()
      let coupling = variables[variable].coupling
      variables[variable] = VariableRecord()
      variables[variable].coupling = coupling
      if coupling >= 0 { couplings[coupling] = VariableCoupling() }
      variableFlags[variable] = flags.union(.live)
      values[variable] = 0
      return variable
    }
    variables.append(VariableRecord())
    variableFlags.append(flags.union(.live))
    values.append(0)
    return variables.count - 1
  }

  /// Whether a variable is neither given nor computed.
  @inline(__always)
  func isParameter(_ variable: Int32) -> Bool {
    variableFlags[variable].isDisjoint(with: [.input, .defined])
  }

  /// Forgets a variable that no constraint uses any more.
  func removeVariable(_ variable: Int32) {
    guard variables[variable].terms < 0 else {
      fatalError("A variable was removed before the constraints that use it.")
    }
    ambiguousIndices = nil
    variableFlags[variable] = []
    variables[variable].definition = -1
    retiredVariables.append(variable)
  }

  /// Makes a row without terms that the next solve will give a place in the plan.
  ///
  /// At most `capacity` terms, four or fewer, can be added to it.
  func makeRow(
    _ relation: Relation,
    constant: Double,
    priority: Float,
    rank: UInt8,
    capacity: Int32
  ) -> Int32 {
    let record = Row(
      constant: constant,
      priority: priority,
      sequence: nextSequence,
      first: makeTermSlots(capacity),
      capacity: UInt8(truncatingIfNeeded: capacity),
      relation: relation,
      rank: rank
    )
    nextSequence &+= 1
    let row: Int32
    if freeRows.isEmpty {
      rows.append(record)
      rowStates.append(.pending)
      row = rows.count - 1
    } else {
      row = freeRows.removeLast()
      rows[row] = record
      rowStates[row] = .pending
    }
    pendingRows.append(row)
    return row
  }

  /// Reserves neighbouring slots in the term table.
  @inline(__always)
  private func makeTermSlots(_ capacity: Int32) -> Int32 {
    if capacity < freeTerms.count, freeTerms[capacity] >= 0 {
      let first = freeTerms[capacity]
      freeTerms[capacity] = terms[first].next
      return first
    }
    return terms.appendUninitialized(capacity)
  }

  private func releaseTermSlots(_ first: Int32, _ capacity: Int32) {
    guard capacity > 0 else { return }
    if freeTerms.isEmpty { freeTerms.assign(-1, count: LinearConstraint.inlineTermCount + 1) }
    terms[first] = TermSlot(
      coefficient: 0,
      variable: -1,
      next: freeTerms[capacity],
      previous: -1,
      row: -1
    )
    freeTerms[capacity] = first
  }

  /// Adds a product to a pending row; products with the same variable are summed.
  @inline(__always)
  func addTerm(_ coefficient: Double, _ variable: Int32, to row: Int32) {
    let first = rows[row].first
    let end = first &+ Int32(rows[row].count)
    var slot = first
    while slot < end {
      if terms[slot].variable == variable {
        terms[slot].coefficient += coefficient
        if terms[slot].coefficient == 0 { removeTerm(slot, from: row) }
        return
      }
      slot &+= 1
    }
    guard coefficient != 0 else { return }
    let head = variables[variable].terms
    terms[end] = TermSlot(
      coefficient: coefficient,
      variable: variable,
      next: head,
      previous: -1,
      row: row
    )
    if head >= 0 { terms[head].previous = end }
    variables[variable].terms = end
    rows[row].count &+= 1
  }

  /// Drops a term whose coefficients cancelled and closes the gap with the row's last term.
  private func removeTerm(_ slot: Int32, from row: Int32) {
    unlink(slot)
    rows[row].count -= 1
    let last = rows[row].first + Int32(rows[row].count)
    guard slot != last else { return }
    let moved = terms[last]
    unlink(last)
    let head = variables[moved.variable].terms
    terms[slot] = TermSlot(
      coefficient: moved.coefficient,
      variable: moved.variable,
      next: head,
      previous: -1,
      row: row
    )
    if head >= 0 { terms[head].previous = slot }
    variables[moved.variable].terms = slot
  }

  @inline(__always)
  private func unlink(_ slot: Int32) {
    let term = terms[slot]
    if term.previous >= 0 {
      terms[term.previous].next = term.next
    } else {
      variables[term.variable].terms = term.next
    }
    if term.next >= 0 { terms[term.next].previous = term.previous }
  }

  /// Removes a row, and the partial sums that only it uses, from the model and from the plan.
  func removeRow(_ row: Int32) {
    ambiguousIndices = nil
    withdraw(row)
    retryConflicts(withRow: row)
    let first = rows[row].first
    let end = first + Int32(rows[row].count)
    var partialSum: Int32 = -1
    for slot in first..<end {
      let variable = terms[slot].variable
      // The partial sum of a long row is the first term of the row that defines it.
      if variableFlags[variable].contains(.partialSum),
        !(rows[row].flags.contains(.partialSum) && slot == first)
      {
        partialSum = variable
      }
      unlink(slot)
    }
    releaseTermSlots(first, Int32(rows[row].capacity))
    rowStates[row] = .free
    rows[row].count = 0
    freeRows.append(row)
    if partialSum >= 0 { removePartialSum(partialSum) }
  }

  private func removePartialSum(_ variable: Int32) {
    let slot = variables[variable].terms
    if slot >= 0 { removeRow(terms[slot].row) }
    removeVariable(variable)
  }

  /// The slots of a row's terms.
  @inline(__always)
  func termRange(of row: Int32) -> Range<Int32> {
    let first = rows[row].first
    return first..<first &+ Int32(rows[row].count)
  }

  /// The value of a row's expression at the current values.
  @inline(__always)
  func rowValue(_ row: Int32) -> Double {
    var sum = rows[row].constant
    var slot = rows[row].first
    let end = slot &+ Int32(rows[row].count)
    while slot < end {
      sum += terms[slot].coefficient * values[terms[slot].variable]
      slot &+= 1
    }
    return sum
  }

  /// The magnitude that the error of a row is judged by.
  func rowScale(_ row: Int32) -> Double {
    var scale = 1 + abs(rows[row].constant)
    var slot = rows[row].first
    let end = slot + Int32(rows[row].count)
    while slot < end {
      scale = max(scale, abs(terms[slot].coefficient * values[terms[slot].variable]))
      slot += 1
    }
    return scale
  }
}
