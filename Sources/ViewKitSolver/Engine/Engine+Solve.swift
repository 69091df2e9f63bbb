// Algorithm.md, section 2.

extension Engine {
  /// Brings all values up to date with the model.
  func solve() {
    reportedChanges.removeAll()
    if hasRetries { restoreBrokenRows() }
    if hasWork { ambiguousIndices = nil }
    // Each pass activates, breaks or restores a row, so that this bound is far away.
    var passes = 100 + 4 * (Int(rows.count) + Int(variables.count))
    while hasWork || hasRetries {
      if !hasWork { restoreBrokenRows() }
      passes -= 1
      if passes < 0 || !solvePass() {
        counters.uncertified += 1
        abandonWork()
        break
      }
    }
    reportChanges()
    for index in 0..<retiredVariables.count {
      freeVariables.append(retiredVariables[index])
    }
    retiredVariables.removeAll()
    assert(counters.uncertified > 0 || isConsistent, "The solver's tables contradict each other.")
  }

  private var hasWork: Bool {
    !pendingRows.isEmpty || !lostDefinitions.isEmpty || !variablesToRestructure.isEmpty
      || !reclassifiedRows.isEmpty || !variablesToEvaluate.isEmpty
      || !parametersToMinimise.isEmpty || !checkList.isEmpty
  }

  /// Runs the steps of a solve once: eliminate, evaluate, minimise, evaluate, check.
  ///
  /// - Returns: `false` if a contradiction cannot be resolved.
  private func solvePass() -> Bool {
    eliminate()
    evaluateChanges()
    minimiseGroups()
    drain(origin: .group)
    if contradictions.isEmpty { checkRelaxedRows() }
    return contradictions.isEmpty || resolveContradictions()
  }

  /// Forgets the work that could not be finished, so that the next solve starts clean.
  private func abandonWork() {
    for index in 0..<parametersToMinimise.count {
      variableFlags[parametersToMinimise[index]].remove(.needsMinimising)
    }
    parametersToMinimise.removeAll()
    contradictions.removeAll()
    hasRetries = false
  }

  /// Reduces the changed variables to those whose value differs from before the solve.
  private func reportChanges() {
    for index in 0..<changes.count {
      let variable = changes[index].variable
      variableFlags[variable].remove(.hasOldValue)
      if values[variable] != changes[index].oldValue {
        reportedChanges.append(Variable(index: variable))
      }
    }
    changes.removeAll()
    for variable in firstNewVariable..<variables.count where values[variable] != 0 {
      reportedChanges.append(Variable(index: variable))
    }
    firstNewVariable = variables.count
  }
}
