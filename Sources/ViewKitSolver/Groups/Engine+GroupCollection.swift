// Algorithm.md, section 7.

extension Engine {
  /// Gathers the parameters, rows and breakpoints that are coupled with a parameter.
  func collectGroup(of parameter: Int32) {
    program.breaks.removeAll()
    groupRows.removeAll()
    groupParameters.removeAll()
    program.breakStart.removeAll()
    groupParameters.append(parameter)
    setGroupIndex(0, ofParameter: parameter)
    var index: Int32 = 0
    while index < groupParameters.count {
      let member = groupParameters[index]
      variableFlags[member].remove(.needsMinimising)
      program.breakStart.append(program.breaks.count)
      appendBreakpoints(of: member, collecting: true)
      index += 1
    }
    program.breakStart.append(program.breaks.count)
  }

  /// Resets the marks that collecting a group has set.
  func releaseGroup() {
    for index in 0..<groupParameters.count {
      setGroupIndex(-1, ofParameter: groupParameters[index])
    }
    for index in 0..<groupRows.count {
      setGroupIndex(-1, of: groupRows[index])
    }
  }

  /// Appends the rows that bear on one parameter alone; with `collecting`, follows the others.
  private func appendBreakpoints(of parameter: Int32, collecting: Bool) {
    let record = variables[parameter]
    if variableFlags[parameter].contains(.nonNegative) {
      program.breaks.append(
        Breakpoint(
          position: 0,
          coefficient: 1,
          relation: .greaterThanOrEqual,
          priority: 1000,
          reference: .bound(of: parameter)
        )
      )
    }
    let ignoresPulls = collecting && isLargeGroup
    var slot = record.terms
    var steps = 0
    while slot >= 0 {
      let row = terms[slot].row
      if rowStates[row] == .direct, !(ignoresChoices && rows[row].isChoice),
        !(ignoresPulls && rows[row].flags.contains(.pull))
      {
        program.breaks.append(directBreakpoint(row, slot))
      }
      slot = terms[slot].next
      steps &+= 1
    }
    counters.steps &+= steps
    var entry = record.firstCoefficient
    while entry >= 0 {
      appendExpansionBreakpoint(rowCoefficients[entry], collecting: collecting)
      entry = rowCoefficients[entry].nextOfVariable
    }
  }

  /// Appends the rows that bear on one parameter alone, the row that couples it with others aside.
  func appendOwnBreakpoints(of parameter: Int32) {
    appendBreakpoints(of: parameter, collecting: false)
  }

  /// Where a direct row bends the cost of the parameter in one of its slots.
  @inline(__always)
  func directBreakpoint(_ row: Int32, _ ownSlot: Int32) -> Breakpoint {
    var sum = rows[row].constant
    for slot in termRange(of: row) where slot != ownSlot {
      sum += terms[slot].coefficient * values[terms[slot].variable]
    }
    let coefficient = terms[ownSlot].coefficient
    return Breakpoint(
      position: coefficient == 1 ? -sum : -sum / coefficient,
      coefficient: coefficient,
      relation: rows[row].relation,
      priority: min(rows[row].priority, 1000),
      reference: .constraint(row)
    )
  }

  private func appendExpansionBreakpoint(_ entry: RowCoefficient, collecting: Bool) {
    if ignoresChoices, isChoice(entry.row) { return }
    let head = firstCoefficient(of: entry.row)
    if rowCoefficients[head].nextInRow < 0 {
      let value = value(of: entry.row)
      program.breaks.append(
        Breakpoint(
          position: values[entry.variable] - value / entry.coefficient,
          coefficient: entry.coefficient,
          relation: relation(of: entry.row),
          priority: priority(of: entry.row),
          reference: entry.row
        )
      )
      return
    }
    guard collecting, groupIndex(of: entry.row) < 0 else { return }
    setGroupIndex(groupRows.count, of: entry.row)
    groupRows.append(entry.row)
    var next = head
    while next >= 0 {
      let parameter = rowCoefficients[next].variable
      if groupIndex(ofParameter: parameter) < 0 {
        setGroupIndex(groupParameters.count, ofParameter: parameter)
        groupParameters.append(parameter)
      }
      next = rowCoefficients[next].nextInRow
    }
  }

  /// The place of a parameter in the group that is being minimised, or a negative number.
  @inline(__always)
  func groupIndex(ofParameter parameter: Int32) -> Int32 {
    let coupling = variables[parameter].coupling
    return coupling >= 0 ? couplings[coupling].groupIndex : -1
  }

  func setGroupIndex(_ index: Int32, ofParameter parameter: Int32) {
    if variables[parameter].coupling < 0 {
      variables[parameter].coupling = couplings.count
      couplings.append(VariableCoupling())
    }
    couplings[variables[parameter].coupling].groupIndex = index
  }
}
