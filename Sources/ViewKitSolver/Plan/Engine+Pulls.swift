// Algorithm.md, section 5.8.
//
// Pulls: rows below every priority that put what inequalities leave open on their bounds.

extension Engine {
  /// Adds a row that pulls what an inequality leaves open to its bound, below every priority.
  ///
  /// Where several pull at the same, the oldest decides. A constraint of many terms comes with them.
  func addPull(
    of row: Int32,
    _ constraint: borrowing LinearConstraint,
    terms: [Term] = []
  ) {
    var equality = copy constraint
    equality.relation = .equal
    let age = min(rows[row].sequence, Float.leastNormalMagnitude.bitPattern - 2)
    equality.priority = Float(bitPattern: Float.leastNormalMagnitude.bitPattern - 1 - age)
    let pull = terms.isEmpty ? add(equality) : add(equality, terms: terms)
    rows[pull].flags.insert(.pull)
    if pulls.count <= row { pulls.resize(to: rows.count, filling: -1) }
    pulls[row] = pull
  }

  /// The row that pulls what an inequality leaves open to its bound, or a negative number.
  @inline(__always)
  func pull(of row: Int32) -> Int32 {
    row < pulls.count ? pulls[row] : -1
  }

  /// Whether a pull acts on its only undetermined variable: on a place, or on a length that it bounds alone.
  func pulls(_ row: Int32, _ variable: Int32) -> Bool {
    variable >= 0 && (rows[row].count == 1 || !variableFlags[variable].contains(.nonNegative))
  }

  /// Whether the present expansion of a row reaches one place, and with it one length at most, but for
  /// variables of the row that have a value of their own.
  func isOverOneItem(_ row: Int32) -> Bool {
    var counts = (places: 0, lengths: 0)
    for index in 0..<expandedVariables.count {
      let parameter = expandedVariables[index]
      if variableFlags[parameter].contains(.ownValue), contains(row, parameter) { continue }
      if variableFlags[parameter].contains(.nonNegative) {
        counts.lengths += 1
      } else {
        counts.places += 1
      }
    }
    return counts.places == 1 && counts.lengths <= 1
  }

  private func contains(_ row: Int32, _ variable: Int32) -> Bool {
    for slot in termRange(of: row) where terms[slot].variable == variable { return true }
    return false
  }

  // MARK: Values of their own

  /// Notes that a row bears on a parameter alone, which gives it a value of its own if it is an equality.
  func noteOwnValue(of parameter: Int32, from row: Int32) {
    guard givesValue(row), !variableFlags[parameter].contains(.ownValue) else { return }
    variableFlags[parameter].insert(.ownValue)
    reviewPulls(over: parameter)
  }

  /// Notes that a row no longer bears on a parameter alone, which may leave it without a value of its own.
  func forgetOwnValue(of parameter: Int32, from row: Int32) {
    guard givesValue(row), !hasOwnValue(parameter, besides: row) else { return }
    variableFlags[parameter].remove(.ownValue)
    reviewPulls(over: parameter)
  }

  /// Whether an equality, one row aside, bears on a parameter alone.
  func hasOwnValue(_ parameter: Int32, besides row: Int32 = -1) -> Bool {
    var slot = variables[parameter].terms
    while slot >= 0 {
      let other = terms[slot].row
      if other != row, rowStates[other] == .direct, rows[other].target == parameter,
        givesValue(other)
      {
        return true
      }
      slot = terms[slot].next
    }
    return false
  }

  private func givesValue(_ row: Int32) -> Bool {
    rows[row].relation == .equal && !rows[row].isChoice
  }

  /// Has the pulls decided anew that depend on whether a parameter has a value of its own.
  private func reviewPulls(over parameter: Int32) {
    guard !pulls.isEmpty else { return }
    var slot = variables[parameter].terms
    while slot >= 0 {
      let row = terms[slot].row
      if rows[row].flags.contains(.pull), rows[row].count > 1 { reclassifiedRows.append(row) }
      slot = terms[slot].next
    }
  }

  // MARK: Groups

  /// Whether a group has so many parameters that pulls on one of them don't count.
  var isLargeGroup: Bool {
    groupParameters.count > Limit.parametersWithPulls && groupRows.count > 1
  }

  /// Leaves out the pulls that were gathered before the group was known to be large.
  func leaveOutPulls() {
    guard !pulls.isEmpty else { return }
    var kept: Int32 = 0
    for index in 0..<groupParameters.count {
      let points = program.breakStart[index]..<program.breakStart[index + 1]
      program.breakStart[index] = kept
      for point in points where !isPull(program.breaks[point].reference) {
        program.breaks[kept] = program.breaks[point]
        kept += 1
      }
    }
    program.breakStart[groupParameters.count] = kept
    program.breaks.removeSubrange(kept..<program.breaks.count)
  }

  private func isPull(_ reference: RowReference) -> Bool {
    reference.constraint.map { rows[$0].flags.contains(.pull) } ?? false
  }

  /// Whether a row only chooses among solutions that all constraints are content with.
  @inline(__always)
  func isChoice(_ reference: RowReference) -> Bool {
    reference.constraint.map { rows[$0].isChoice } ?? false
  }
}
