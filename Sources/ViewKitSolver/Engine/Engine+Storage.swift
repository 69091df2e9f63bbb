// Algorithm.md, section 4.

extension Engine {
  /// Makes room for variables and rows that are about to be added.
  ///
  /// Rows are taken to have two terms and a half on average; what has more grows as ever.
  func reserve(variables newVariables: Int32, rows newRows: Int32) {
    startInSlab(variables: newVariables, rows: newRows)
    variables.reserve(variables.count &+ newVariables)
    variableFlags.reserve(variableFlags.count &+ newVariables)
    values.reserve(values.count &+ newVariables)
    reportedChanges.reserve(newVariables)
    rows.reserve(rows.count &+ newRows)
    rowStates.reserve(rows.count &+ newRows)
    pendingRows.reserve(pendingRows.count &+ newRows)
    terms.reserve(terms.count &+ newRows &* 2)
  }

  /// Puts the tables of an empty model side by side.
  private func startInSlab(variables newVariables: Int32, rows newRows: Int32) {
    guard variables.capacity == 0, rows.capacity == 0 else { return }
    let newTerms = newRows &* 2
    let size =
      Slab.size(of: newTerms, TermSlot.self) + Slab.size(of: newRows, Int32.self)
      + Slab.size(of: newRows, RowState.self) + Slab.size(of: newVariables, Double.self)
      + Slab.size(of: newVariables, VariableFlags.self)
      + Slab.size(of: newVariables, Variable.self)
      + Slab.size(of: newRows, Row.self) + Slab.size(of: newVariables, VariableRecord.self)
    slab = Slab(size: size)
    terms.start(in: &slab, capacity: newTerms)
    pendingRows.start(in: &slab, capacity: newRows)
    rowStates.start(in: &slab, capacity: newRows)
    values.start(in: &slab, capacity: newVariables)
    variableFlags.start(in: &slab, capacity: newVariables)
    reportedChanges.start(in: &slab, capacity: newVariables)
    rows.start(in: &slab, capacity: newRows)
    variables.start(in: &slab, capacity: newVariables)
  }

  /// The number of elements that all buffers of a solve without conflicts have room for.
  ///
  /// It grows exactly when one of them allocates.
  var storageCapacity: Int {
    let model = [
      values.capacity, variables.capacity, variableFlags.capacity, rows.capacity,
      rowStates.capacity,
      terms.capacity,
      freeVariables.capacity, freeRows.capacity, retiredVariables.capacity,
    ]
    let work = [
      pendingRows.capacity, variablesToRestructure.capacity, variablesToEvaluate.capacity,
      parametersToMinimise.capacity, checkList.capacity, depthHeads.capacity,
      lostDefinitions.capacity, lostTerms.capacity,
      changes.capacity, reportedChanges.capacity,
      readyEqualities.capacity, reclassifiedRows.capacity,
      replayPlan.sources.capacity, replayPlan.factors.capacity, replayPlan.definitions.capacity,
      replayPlan.parameters.capacity, replayPlan.bounds.capacity, replayPlan.checks.capacity,
      replayPlan.parametersToMinimise.capacity, replayPlan.relaxedRows.capacity,
    ]
    let expansions = [
      rowCoefficients.capacity, multipliers.capacity, expansionHeap.capacity,
      expandedVariables.capacity,
      walkStack.capacity, walkSlots.capacity,
      couplings.capacity, pulls.capacity,
    ]
    let groups = [
      groupParameters.capacity, groupRows.capacity, assignments.capacity, marginals.capacity,
      candidates.capacity, candidateHeap.capacity,
    ]
    return (model + work + expansions + groups).reduce(program.storageCapacity) { $0 + Int($1) }
  }
}

extension Program {
  fileprivate var storageCapacity: Int {
    let coefficients = [
      tiers.capacity, columnStart.capacity, columnRows.capacity, columnValues.capacity,
      rowStart.capacity, rowColumns.capacity, base.capacity, breakStart.capacity, breaks.capacity,
      tierStart.capacity, tierEnd.capacity, tierVariables.capacity,
    ]
    let state = [
      point.capacity, segmentStart.capacity, segmentEnd.capacity, locks.capacity, basis.capacity,
      basisRow.capacity, duals.capacity, column.capacity, events.capacity, objective.capacity,
    ]
    return (coefficients + state).reduce(factors.storageCapacity) { $0 + Int($1) }
  }
}
