// Algorithm.md, section 7.4.
//
// Groups with several coupling rows: set up as a linear program, solved, and read back.

extension Engine {
  /// Minimises the collected group by the simplex method.
  ///
  /// - Returns: `false` if the required rows of the group contradict each other; then the contradictions
  ///   are found, and no value is changed.
  func runSimplex() -> Bool {
    counters.simplexRuns += 1
    setUpProgram()
    var outcome = program.solve()
    if outcome == .infeasible, !findContradictions() {
      contradictions.removeAll()
      outcome = .uncertified
    }
    counters.pivots += program.pivots
    if outcome == .uncertified { counters.uncertified += 1 }
    storeBasis()
    if outcome == .infeasible { return false }
    for index in 0..<groupParameters.count {
      assign(program.point[index], to: groupParameters[index])
    }
    return true
  }

  /// Fills the program from the collected group, starting at the last basis where it still fits.
  func setUpProgram() {
    program.structuralCount = groupParameters.count
    program.rowCount = groupRows.count
    if isLargeGroup { leaveOutPulls() }
    setUpCoefficients()
    let isWarm = hasConsistentBasis()
    setUpPoint(isWarm: isWarm)
    setUpTiers()
    setUpLogicals(isWarm: isWarm)
  }

  private func setUpCoefficients() {
    program.columnStart.removeAll()
    program.columnRows.removeAll()
    program.columnValues.removeAll()
    for index in 0..<groupParameters.count {
      program.columnStart.append(program.columnRows.count)
      var entry = variables[groupParameters[index]].firstCoefficient
      while entry >= 0 {
        let record = rowCoefficients[entry]
        let row = groupIndex(of: record.row)
        if row >= 0 {
          program.columnRows.append(row)
          program.columnValues.append(record.coefficient)
        }
        entry = record.nextOfVariable
      }
    }
    program.columnStart.append(program.columnRows.count)
    program.rowStart.removeAll()
    program.rowColumns.removeAll()
    program.base.removeAll()
    for index in 0..<groupRows.count {
      program.rowStart.append(program.rowColumns.count)
      var constant = value(of: groupRows[index])
      var entry = firstCoefficient(of: groupRows[index])
      while entry >= 0 {
        let record = rowCoefficients[entry]
        program.rowColumns.append(groupIndex(ofParameter: record.variable))
        constant -= record.coefficient * values[record.variable]
        entry = record.nextInRow
      }
      program.base.append(constant)
    }
    program.rowStart.append(program.rowColumns.count)
  }

  /// Whether as many parameters were basic as logical variables were not.
  private func hasConsistentBasis() -> Bool {
    var excess: Int32 = 0
    for index in 0..<groupParameters.count
    where variableFlags[groupParameters[index]].contains(.basic) {
      excess += 1
    }
    for index in 0..<groupRows.count where isTight(groupRows[index]) {
      excess -= 1
    }
    return excess == 0
  }

  private func isTight(_ reference: RowReference) -> Bool {
    if let row = reference.constraint { return rows[row].flags.contains(.tight) }
    return variableFlags[reference.boundedVariable].contains(.boundTight)
  }

  /// Sorts the breakpoints and sets the parameters to their own optima or last resting places.
  private func setUpPoint(isWarm: Bool) {
    program.point.removeAll()
    program.basisRow.assign(-1, count: groupParameters.count + groupRows.count)
    program.basis.removeAll()
    for index in 0..<groupParameters.count {
      let start = program.breakStart[index]
      let end = program.breakStart[index + 1]
      let parameter = groupParameters[index]
      var value = values[parameter]
      if isWarm, variableFlags[groupParameters[index]].contains(.basic) {
        program.basisRow[index] = program.basis.count
        program.basis.append(index)
      } else {
        let optimum = program.breaks.scalarOptimum(from: start, to: end)
        if !optimum.isInfeasible { value = optimum.nearest(to: value) }
        let anchor = couplings[variables[parameter].coupling].anchor
        if isWarm, anchor != RowReference.none.rawValue {
          for point in start..<end
          where program.breaks[point].reference.rawValue == anchor {
            value = program.breaks[point].position
          }
        }
      }
      program.point.append(value)
      program.breaks.sort(from: start, to: end) { first, second in
        if first.position != second.position { return first.position < second.position }
        return first.reference.rawValue < second.reference.rawValue
      }
    }
  }

  /// Numbers the priorities that occur, the highest first.
  private func setUpTiers() {
    program.tiers.removeAll()
    for index in 0..<program.breaks.count {
      addTier(program.breaks[index].priority)
    }
    for index in 0..<groupRows.count {
      addTier(priority(of: groupRows[index]))
    }
    for index in 0..<program.breaks.count {
      program.breaks[index].tier = tier(of: program.breaks[index].priority)
    }
  }

  private func addTier(_ priority: Float) {
    var index = program.tiers.count
    while index > 0, program.tiers[index - 1] < priority { index -= 1 }
    if index > 0, program.tiers[index - 1] == priority { return }
    program.tiers.append(priority)
    var hole = program.tiers.count - 1
    while hole > index {
      program.tiers.swapAt(hole, hole - 1)
      hole -= 1
    }
  }

  private func tier(of priority: Float) -> Int32 {
    var low: Int32 = 0
    var high = program.tiers.count - 1
    while low < high {
      let middle = (low + high) / 2
      if program.tiers[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Appends the logical variables with the costs of the coupling rows.
  private func setUpLogicals(isWarm: Bool) {
    for index in 0..<groupRows.count {
      let reference = groupRows[index]
      let logical = program.structuralCount + index
      var point = Breakpoint(
        position: 0,
        coefficient: 1,
        relation: relation(of: reference),
        priority: priority(of: reference),
        reference: reference
      )
      point.tier = tier(of: point.priority)
      program.breaks.append(point)
      program.breakStart.append(program.breaks.count)
      program.point.append(0)
      if !isWarm || !isTight(reference) {
        program.basisRow[logical] = program.basis.count
        program.basis.append(logical)
      }
    }
    let count = program.variableCount
    program.segmentStart.assign(0, count: count)
    program.segmentEnd.assign(0, count: count)
    program.locks.assign([], count: count)
  }

  /// Remembers which variables are basic and where the others rest, for the next minimisation.
  private func storeBasis() {
    for index in 0..<groupParameters.count {
      let parameter = groupParameters[index]
      let coupling = variables[parameter].coupling
      if program.basisRow[index] >= 0 {
        variableFlags[parameter].insert(.basic)
        couplings[coupling].anchor = RowReference.none.rawValue
      } else {
        variableFlags[parameter].remove(.basic)
        let start = program.segmentStart[index]
        couplings[coupling].anchor =
          start < program.segmentEnd[index]
          ? program.breaks[start].reference.rawValue : RowReference.none.rawValue
      }
    }
    for index in 0..<groupRows.count {
      let isTight = program.basisRow[program.structuralCount + index] < 0
      if let row = groupRows[index].constraint {
        if isTight { rows[row].flags.insert(.tight) } else { rows[row].flags.remove(.tight) }
      } else {
        let variable = groupRows[index].boundedVariable
        if isTight {
          variableFlags[variable].insert(.boundTight)
        } else {
          variableFlags[variable].remove(.boundTight)
        }
      }
    }
  }
}
