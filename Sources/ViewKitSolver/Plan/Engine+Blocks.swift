// Algorithm.md, sections 5.6 and 13.
//
// Many new rows find their place block after block, and what a block has changed is brought up to date
// before the next one, so that rows and variables are fetched from memory once for all steps of a solve.

extension Engine {
  /// Lets each pending row define a variable or bear on parameters.
  func placePendingRows() {
    let count = pendingRows.count
    var isBlockwise = count > rowsPerBlock
    if isBlockwise { defineAliases() }
    let firstStep = counters.steps
    // What changed before takes part in the first block.
    var firstToEvaluate: Int32 = 0
    var kept: Int32 = 0
    var start: Int32 = 0
    while start < count {
      let end = min(start &+ rowsPerBlock, count)
      let firstParameter = parametersToMinimise.count
      let firstCheck = checkList.count
      defineSimplyCoupledVariables(from: start, to: end)
      for index in start..<end where rowStates[pendingRows[index]] == .pending {
        let row = pendingRows[index]
        if isAwaitingElimination(row) {
          pendingRows[kept] = row
          kept &+= 1
        } else {
          classify(row, activating: false)
        }
      }
      if isBlockwise {
        solveBlock(
          fromVariable: firstToEvaluate,
          fromParameter: firstParameter,
          fromCheck: firstCheck
        )
        firstToEvaluate = variablesToEvaluate.count
        // Where blocks undo what earlier ones have solved, it is better solved once, at the end.
        isBlockwise = counters.steps - firstStep < Int(end) * Limit.stepsPerBlockRow
      }
      start = end
    }
    pendingRows.resize(to: kept, filling: -1)
    defineCoupledVariables()
    for index in 0..<pendingRows.count where rowStates[pendingRows[index]] == .pending {
      classify(pendingRows[index], activating: false)
    }
    pendingRows.removeAll()
  }

  /// Evaluates, minimises and checks what the rows of a block have changed, as far as that is simple.
  ///
  /// These are the steps of every solve. What they leave waits for the end: contradictions, groups that
  /// several rows couple, and optional rows that do not hold, for what required rows move often satisfies
  /// them.
  private func solveBlock(
    fromVariable firstToEvaluate: Int32,
    fromParameter firstParameter: Int32,
    fromCheck firstCheck: Int32
  ) {
    spreadStructuralChanges()
    depthLimit = Limit.depthOfBlocks
    evaluateVariables(from: firstToEvaluate)
    for _ in 0..<Limit.blockRounds {
      let activations = counters.activations
      minimiseSimpleGroups(from: firstParameter)
      drain(origin: .group)
      checkPlacedRows(from: firstCheck)
      if counters.activations == activations { break }
    }
    depthLimit = .max
  }

  /// Minimises the groups that at most one row couples, from an index in the list of parameters on.
  private func minimiseSimpleGroups(from start: Int32) {
    minimiseSingleParameters(from: start)
    var kept = start
    for index in start..<parametersToMinimise.count {
      let parameter = parametersToMinimise[index]
      guard variableFlags[parameter].contains(.needsMinimising), !minimiseSimpleGroup(of: parameter)
      else { continue }
      variableFlags[parameter].insert(.needsMinimising)
      parametersToMinimise[kept] = parameter
      kept &+= 1
    }
    parametersToMinimise.resize(to: kept, filling: -1)
    applyAssignments()
  }

  /// - Returns: `false`, with no value changed, if several rows couple the group or they contradict.
  private func minimiseSimpleGroup(of parameter: Int32) -> Bool {
    variableFlags[parameter].remove(.needsMinimising)
    guard isParameter(parameter), variableFlags[parameter].contains(.live) else { return true }
    guard isPlaced(parameter) else { return false }
    counters.groups &+= 1
    collectGroup(of: parameter)
    let isMinimised = fillCollectedGroup()
    releaseGroup()
    return isMinimised
  }
}
