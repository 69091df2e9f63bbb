// Algorithm.md, section 5.
//
// Elimination of required equalities: each that can becomes the definition of one variable, so that
// values follow in order. What cannot be eliminated well stays a row of some group.

extension Engine {
  /// Gives every pending row, and every row that a structural change reached, a place in the plan.
  func eliminate() {
    guard
      !pendingRows.isEmpty || !lostDefinitions.isEmpty || !variablesToRestructure.isEmpty
        || !reclassifiedRows.isEmpty
    else { return }
    planVersion += 1
    if isPlanEmpty { forgetVariablesToEvaluate() }
    reconsiderLongDefinitions()
    restoreLostDefinitions()
    reconsiderEqualities()
    defineDeterminedVariables()
    placePendingRows()
    spreadStructuralChanges()
  }

  /// Forgets which inputs have changed, since nothing has been computed from them yet.
  private func forgetVariablesToEvaluate() {
    for index in 0..<variablesToEvaluate.count {
      variableFlags[variablesToEvaluate[index]].remove(.needsEvaluation)
    }
    variablesToEvaluate.removeAll()
    isPlanEmpty = false
  }

  /// Lets equalities that are rows so far define a variable that has lost its definition.
  private func reconsiderEqualities() {
    for index in 0..<variablesToRestructure.count {
      let variable = variablesToRestructure[index]
      guard isParameter(variable) else { continue }
      var slot = variables[variable].terms
      while slot >= 0 {
        let row = terms[slot].row
        slot = terms[slot].next
        guard rows[row].isRequiredEquality else { continue }
        switch rowStates[row] {
        case .direct, .active, .relaxed, .idle:
          withdraw(row)
          rowStates[row] = .pending
          pendingRows.append(row)
        case .definition, .pending, .broken, .free:
          break
        }
      }
    }
  }

  /// Defines, in topological order, all variables that follow from inputs and constants.
  ///
  /// What a definition determines is defined right after it, so that neighbours stay neighbours.
  private func defineDeterminedVariables() {
    for index in 0..<pendingRows.count {
      let row = pendingRows[index]
      guard rowStates[row] == .pending, rows[row].isRequiredEquality else { continue }
      countUnknowns(of: row)
      defineIfReady(row)
      while !readyEqualities.isEmpty { defineIfReady(readyEqualities.removeLast()) }
    }
  }

  /// Counts the undetermined variables and the parameters of a pending equality.
  ///
  /// `announceDefinition` keeps both counts right as long as the row has the flag `counted`.
  private func countUnknowns(of row: Int32) {
    var undetermined: UInt8 = 0
    var parameters: UInt8 = 0
    for slot in termRange(of: row) {
      let flags = variableFlags[terms[slot].variable]
      guard !flags.contains(.determined) else { continue }
      undetermined &+= 1
      if !flags.contains(.defined) { parameters &+= 1 }
    }
    rows[row].unknownCount = undetermined
    rows[row].parameterCount = parameters
    rows[row].flags.insert(.counted)
  }

  /// Whether a counted equality determines its only unknown variable.
  func isReady(_ row: Int32) -> Bool {
    rows[row].unknownCount == 1 && rows[row].parameterCount == 1
  }

  private func defineIfReady(_ row: Int32) {
    guard rowStates[row] == .pending, isReady(row) else { return }
    var slot = rows[row].first
    while variableFlags[terms[slot].variable].contains(.determined) { slot &+= 1 }
    let variable = terms[slot].variable
    if variables[variable].uses == 0 || canDefine(variable, by: row) {
      define(variable, by: row, determined: true)
    } else {
      rows[row].flags.remove(.counted)
    }
  }

  /// Defines variables that are equal to another, or to a multiple of it, but for a constant.
  ///
  /// They come before all others, so that equal sizes become one before sums use them.
  func defineAliases() {
    for index in 0..<pendingRows.count {
      let row = pendingRows[index]
      if rows[row].unknownCount == 2 { eliminateVariable(by: row) }
    }
    readyEqualities.removeAll()
  }

  /// Defines the variables of equalities that have two parameters at most, and of what that simplifies.
  ///
  /// They extend what is already ordered. Those that a definition simplifies wait their turn.
  func defineSimplyCoupledVariables(from start: Int32, to end: Int32) {
    for index in start..<end {
      let row = pendingRows[index]
      if isAwaitingElimination(row), rows[row].parameterCount <= 2 { readyEqualities.append(row) }
    }
    eliminateReadyEqualities()
  }

  /// Defines further variables where that keeps the rows of the remaining ones simple.
  func defineCoupledVariables() {
    for index in 0..<pendingRows.count {
      eliminateVariable(by: pendingRows[index])
      eliminateReadyEqualities()
    }
  }

  /// Whether a row is an equality that may still define a variable.
  @inline(__always)
  func isAwaitingElimination(_ row: Int32) -> Bool {
    rowStates[row] == .pending && rows[row].flags.contains(.counted)
  }

  private func eliminateReadyEqualities() {
    var next: Int32 = 0
    while next < readyEqualities.count {
      eliminateVariable(by: readyEqualities[next])
      next += 1
    }
    readyEqualities.removeAll()
  }

  /// Lets a pending equality define a variable or become a row.
  private func eliminateVariable(by row: Int32) {
    guard isAwaitingElimination(row) else { return }
    if let variable = variableToDefine(by: row) {
      define(variable, by: row, determined: rows[row].unknownCount == 1)
    } else {
      rows[row].flags.remove(.counted)
    }
  }
}
