// Minimisation of the groups of parameters that rows couple.

/// The new value of a parameter, to be set when all groups are minimised.
struct Assignment: BitwiseCopyable {
  var variable: Int32
  var value: Double
}

extension Engine {
  /// Minimises the groups of all dirty parameters, but for those whose required rows contradict each other.
  func minimiseGroups() {
    minimiseSingleParameters()
    var index: Int32 = 0
    var kept: Int32 = 0
    while index < parametersToMinimise.count {
      let parameter = parametersToMinimise[index]
      index += 1
      guard variableFlags[parameter].contains(.needsMinimising) else { continue }
      variableFlags[parameter].remove(.needsMinimising)
      guard isParameter(parameter), variableFlags[parameter].contains(.live) else {
        continue
      }
      if !minimiseGroup(of: parameter) {
        parametersToMinimise[kept] = parameter
        kept += 1
      }
    }
    for index in 0..<kept { variableFlags[parametersToMinimise[index]].insert(.needsMinimising) }
    parametersToMinimise.resize(to: kept, filling: -1)
    applyAssignments()
  }

  /// Sets the parameters on which only rows of their own bear; the others stay in the list.
  ///
  /// Looks at the list of dirty parameters from an index on.
  /// Their optimum depends on determined variables only, so that none waits for another.
  func minimiseSingleParameters(from start: Int32 = 0) {
    var kept = start
    for index in start..<parametersToMinimise.count {
      let parameter = parametersToMinimise[index]
      guard variableFlags[parameter].contains(.needsMinimising) else { continue }
      if isParameter(parameter), variables[parameter].firstCoefficient < 0,
        variableFlags[parameter].contains(.live), isPlaced(parameter)
      {
        let (optimum, isLeaf) = scalarOptimum(of: parameter)
        if !optimum.isInfeasible {
          counters.groups &+= 1
          variableFlags[parameter].remove(.needsMinimising)
          let value = optimum.nearest(to: values[parameter])
          if !isLeaf {
            setValue(parameter, value, origin: .group)
          } else if values[parameter] != value {
            // Only its own rows contain it.
            keepOldValue(of: parameter)
            values[parameter] = value
          }
          continue
        }
      }
      parametersToMinimise[kept] = parameter
      kept += 1
    }
    parametersToMinimise.resize(to: kept, filling: -1)
    // The groups that are left need values that fit together.
    if kept > start { drain(origin: .group) }
  }

  /// Whether the newest row with a parameter has found its place, and with it, as a rule, all of them.
  @inline(__always)
  func isPlaced(_ parameter: Int32) -> Bool {
    let newest = variables[parameter].terms
    return newest < 0 || rowStates[terms[newest].row] != .pending
  }

  /// Notes the new value of a parameter.
  ///
  /// Values stay as they are until all dirty groups are minimised: a row may contain variables of other
  /// groups whose coefficients cancel, and can be evaluated only while all values fit together.
  @inline(__always)
  func assign(_ value: Double, to parameter: Int32) {
    guard values[parameter] != value else { return }
    assignments.append(Assignment(variable: parameter, value: value))
  }

  func applyAssignments() {
    for index in 0..<assignments.count {
      let assignment = assignments[index]
      setValue(assignment.variable, assignment.value, origin: .group)
    }
    assignments.removeAll()
  }

  /// - Returns: `false` if the required rows of the group contradict each other.
  private func minimiseGroup(of parameter: Int32) -> Bool {
    counters.groups &+= 1
    if parametersToMinimise.count == 1, rebalance(parameter) { return true }
    collectGroup(of: parameter)
    let isMinimised = fillCollectedGroup() || runSimplex()
    releaseGroup()
    return isMinimised
  }

  /// Minimises a collected group that one row couples at most.
  ///
  /// - Returns: `false`, with no value changed, if there are more rows or they contradict each other.
  func fillCollectedGroup() -> Bool {
    for index in 0..<groupRows.count { clearBalance(of: groupRows[index]) }
    return groupRows.count <= 1 && fillSingleRow()
  }

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

  /// The optimum of a parameter on which only direct rows bear, and whether nothing else contains it.
  @inline(__always)
  private func scalarOptimum(
    of parameter: Int32
  ) -> (optimum: ScalarOptimum, isLeaf: Bool) {
    program.breaks.removeAll()
    let record = variables[parameter]
    var isLeaf = record.uses == 0
    var optimum = ScalarOptimum()
    if variableFlags[parameter].contains(.nonNegative) { optimum.lower = 0 }
    var slot = record.terms
    var steps = 0
    while slot >= 0 {
      let row = terms[slot].row
      let state = rowStates[row]
      if state == .active || state == .relaxed { isLeaf = false }
      if state == .direct {
        let point = directBreakpoint(row, slot)
        if point.priority >= 1000 {
          if point.left < 0, point.position > optimum.lower { optimum.lower = point.position }
          if point.right > 0, point.position < optimum.upper { optimum.upper = point.position }
        } else {
          program.breaks.append(point)
        }
      }
      slot = terms[slot].next
      steps &+= 1
    }
    counters.steps &+= steps
    if optimum.lower > optimum.upper { optimum.closeGap() }
    if optimum.lower == optimum.upper || program.breaks.isEmpty { return (optimum, isLeaf) }
    return (program.breaks.scalarOptimum(within: optimum), isLeaf)
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
    var slot = record.terms
    var steps = 0
    while slot >= 0 {
      let row = terms[slot].row
      if rowStates[row] == .direct { program.breaks.append(directBreakpoint(row, slot)) }
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
}

// MARK: - What is known of parameters in groups

extension Engine {
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

// MARK: - Constraints and lower bounds alike

extension Engine {
  /// The first coefficient of the expansion of an active row, or a negative number.
  @inline(__always)
  func firstCoefficient(ofRow row: Int32) -> Int32 {
    rowStates[row] == .active ? rows[row].target : -1
  }

  func firstCoefficient(of reference: RowReference) -> Int32 {
    if let row = reference.constraint { return firstCoefficient(ofRow: row) }
    return variables[reference.boundedVariable].firstBoundCoefficient
  }

  func value(of reference: RowReference) -> Double {
    if let row = reference.constraint { return rowValue(row) }
    return values[reference.boundedVariable]
  }

  func relation(of reference: RowReference) -> Relation {
    if let row = reference.constraint { return rows[row].relation }
    return .greaterThanOrEqual
  }

  func priority(of reference: RowReference) -> Float {
    if let row = reference.constraint { return min(rows[row].priority, 1000) }
    return 1000
  }

  /// The place of a row in the group that is being minimised, or a negative number.
  func groupIndex(of reference: RowReference) -> Int32 {
    let entry = firstCoefficient(of: reference)
    return entry >= 0 ? rowCoefficients[entry].groupIndex : -1
  }

  func setGroupIndex(_ index: Int32, of reference: RowReference) {
    rowCoefficients[firstCoefficient(of: reference)].groupIndex = index
  }
}
