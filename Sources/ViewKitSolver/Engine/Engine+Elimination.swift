// Elimination of required equalities: each that can becomes the definition of one variable, so that
// values follow in order. What cannot be eliminated well stays a row of some group.

extension Engine {
  /// Gives every pending row, and every row that a structural change reached, a place in the plan.
  func eliminate() {
    guard !pendingRows.isEmpty || !lostDefinitions.isEmpty || !variablesToRestructure.isEmpty else {
      return
    }
    planVersion += 1
    if isPlanEmpty { forgetVariablesToEvaluate() }
    reconsiderLongDefinitions()
    restoreLostDefinitions()
    reconsiderEqualities()
    defineDeterminedVariables()
    placePendingRows()
    spreadStructuralChanges()
  }

  /// Forgets which inputs have moved, as long as nothing has been computed from them.
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
        case .direct, .active, .relaxed:
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
  private func isReady(_ row: Int32) -> Bool {
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

  /// The variable of an equality whose elimination makes no other row more complicated, if any.
  ///
  /// A variable that definitions already use is chosen only if nothing else will do: its definition must
  /// not close a cycle, and moves others to higher levels.
  private func variableToDefine(by row: Int32) -> Int32? {
    let isAlias = rows[row].unknownCount == 2 && rows[row].parameterCount == 2
    let isOnlyUnknown = rows[row].unknownCount == 1
    if let fresh = cheapestVariable(of: row, isUsed: false, allowsOwnRows: isOnlyUnknown || isAlias)
    {
      return isOnlyUnknown || isAlias || !wouldDensify(eliminating: fresh, with: row) ? fresh : nil
    }
    guard
      let used = cheapestVariable(of: row, isUsed: true, allowsOwnRows: isOnlyUnknown || isAlias)
    else {
      return nil
    }
    let isAcceptable =
      isOnlyUnknown || isAlias
      ? canDefine(used, by: row)
      : hasHighestDepth(used, in: row) && !wouldDensify(eliminating: used, with: row)
    return isAcceptable ? used : nil
  }

  /// Whether a variable can be defined by a row as the plan is: it has a higher level than the others.
  ///
  /// So it is for a variable whose definition was taken away and comes back.
  private func hasHighestDepth(_ variable: Int32, in row: Int32) -> Bool {
    let depth = variables[variable].depth
    for slot in termRange(of: row)
    where terms[slot].variable != variable && variables[terms[slot].variable].depth >= depth {
      return false
    }
    return true
  }

  /// The parameter of a row with the fewest rows of its own; none at all unless `isIndependent`.
  private func cheapestVariable(of row: Int32, isUsed: Bool, allowsOwnRows: Bool) -> Int32? {
    var best: Int32?
    var bestCost = Int32.max
    var largest = 0.0
    for slot in termRange(of: row) { largest = max(largest, abs(terms[slot].coefficient)) }
    for slot in termRange(of: row) {
      let variable = terms[slot].variable
      guard isParameter(variable), (variables[variable].uses > 0) == isUsed,
        rows[row].unknownCount == 1 || abs(terms[slot].coefficient) >= 1e-3 * largest
      else { continue }
      let costs = ownRowCount(of: variable)
      guard allowsOwnRows || costs == 0 else { continue }
      let cost = 2 * costs + (variableFlags[variable].contains(.nonNegative) ? 1 : 0)
      if cost < bestCost {
        best = variable
        bestCost = cost
      }
    }
    return best
  }

  /// The number of rows, equalities to be eliminated aside, whose only undetermined variable is this.
  ///
  /// Looks at a limited number of rows, since many can share a variable: it only guides a choice.
  private func ownRowCount(of variable: Int32) -> Int32 {
    var count: Int32 = 0
    var visits = 0
    var slot = variables[variable].terms
    while slot >= 0, visits < 64 {
      visits += 1
      let row = terms[slot].row
      if rowStates[row] != .definition, rowStates[row] != .broken,
        !rows[row].flags.contains(.counted), undeterminedCount(of: row) == 1
      {
        count += 1
      }
      slot = terms[slot].next
    }
    return count
  }

  @inline(__always)
  func undeterminedCount(of row: Int32) -> Int32 {
    var count: Int32 = 0
    var slot = rows[row].first
    let end = slot &+ Int32(rows[row].count)
    while slot < end {
      if !variableFlags[terms[slot].variable].contains(.determined) { count &+= 1 }
      slot &+= 1
    }
    return count
  }

  /// Whether none of the other variables of a row depends on the one it shall define.
  private func canDefine(_ variable: Int32, by row: Int32) -> Bool {
    guard variables[variable].uses > 0 else { return true }
    let depth = variables[variable].depth
    for slot in termRange(of: row)
    where terms[slot].variable != variable && variables[terms[slot].variable].depth > depth {
      visit(terms[slot].variable)
    }
    var isIndependent = true
    while let source = popDeepest() {
      // Whatever depends on the variable stands at a higher level.
      if source == variable { isIndependent = false }
      let definition = variables[source].definition
      guard definition >= 0, isIndependent else { continue }
      for slot in termRange(of: definition) {
        let next = terms[slot].variable
        if next == variable || (next != source && variables[next].depth > depth) {
          visit(next)
        }
      }
    }
    endExpansion()
    return isIndependent
  }

  /// Makes a row compute a parameter from its other variables.
  private func define(_ variable: Int32, by row: Int32, determined: Bool) {
    counters.eliminations &+= 1
    rowStates[row] = .definition
    rows[row].target = variable
    rows[row].flags.remove(.counted)
    var depth: Int32 = 0
    var sum = rows[row].constant
    var targetCoefficient = 1.0
    var slot = rows[row].first
    let end = slot &+ Int32(rows[row].count)
    while slot < end {
      let term = terms[slot]
      if term.variable != variable {
        variables[term.variable].uses &+= 1
        depth = max(depth, variables[term.variable].depth)
        sum += term.coefficient * values[term.variable]
      } else {
        targetCoefficient = term.coefficient
      }
      slot &+= 1
    }
    variables[variable].definition = row
    variableFlags[variable].insert(.defined)
    variableFlags[variable].subtract([.needsMinimising, .basic])
    if determined { variableFlags[variable].insert(.determined) }
    variables[variable].depth = max(variables[variable].depth, depth &+ 1)
    if variables[variable].uses > 0 {
      raiseUsers(of: variable)
      setNeedsRestructuring(variable)
    }
    if variables[variable].firstCoefficient >= 0 { reclassifyRows(overParameter: variable) }
    let value = targetCoefficient == 1 ? -sum : -sum / targetCoefficient
    if values[variable] != value {
      keepOldValue(of: variable)
      values[variable] = value
    }
    if variableFlags[variable].contains(.nonNegative), value < 0 {
      enqueueCheck(.bound(of: variable))
    }
    announceDefinition(of: variable, determined: determined)
  }

  /// Updates the counts of pending equalities and notes what else uses a newly defined variable.
  private func announceDefinition(of variable: Int32, determined: Bool) {
    var slot = variables[variable].terms
    while slot >= 0 {
      let row = terms[slot].row
      slot = terms[slot].next
      switch rowStates[row] {
      case .pending where rows[row].flags.contains(.counted):
        rows[row].parameterCount &-= 1
        if determined {
          rows[row].unknownCount &-= 1
          if isReady(row) { readyEqualities.append(row) }
        } else if rows[row].parameterCount <= 2 {
          readyEqualities.append(row)
        }
      case .definition where rows[row].target != variable:
        setNeedsEvaluation(rows[row].target)
      case .direct, .active, .relaxed:
        reclassifiedRows.append(row)
      case .pending, .definition, .broken, .free:
        break
      }
    }
  }

  /// Restores the rule that a definition's level is above those of the variables it uses.
  private func raiseUsers(of variable: Int32) {
    walkStack.removeAll()
    walkStack.append(variable)
    while !walkStack.isEmpty {
      let source = walkStack.removeLast()
      let depth = variables[source].depth
      var slot = variables[source].terms
      while slot >= 0 {
        let row = terms[slot].row
        if rowStates[row] == .definition {
          let target = rows[row].target
          if target != source, variables[target].depth <= depth {
            counters.steps &+= 1
            variables[target].depth = depth + 1
            walkStack.append(target)
          }
        }
        slot = terms[slot].next
      }
    }
  }

  /// Lets flags, expansions and rows follow what has changed in the plan.
  func spreadStructuralChanges() {
    if !variablesToRestructure.isEmpty { spreadFromVariablesToRestructure() }
    for index in 0..<reclassifiedRows.count {
      reclassify(reclassifiedRows[index])
    }
    reclassifiedRows.removeAll()
  }

  /// Walks from each touched variable to what depends on it.
  private func spreadFromVariablesToRestructure() {
    for index in 0..<variablesToRestructure.count
    where variableFlags[variablesToRestructure[index]].contains(.live) {
      enqueue(variablesToRestructure[index])
    }
    variablesToRestructure.removeAll()
    while let variable = dequeue() {
      let neededRestructuring = variableFlags[variable].contains(.needsRestructuring)
      variableFlags[variable].remove(.needsRestructuring)
      let wasDetermined = variableFlags[variable].contains(.determined)
      let isDetermined = hasDeterminedSources(variable)
      if isDetermined {
        variableFlags[variable].insert(.determined)
      } else {
        variableFlags[variable].remove(.determined)
      }
      // Determined before and after: nothing about the expansions below changes.
      if wasDetermined, isDetermined, !neededRestructuring { continue }
      spreadToUsers(of: variable)
    }
  }

  private func hasDeterminedSources(_ variable: Int32) -> Bool {
    if variableFlags[variable].contains(.input) { return true }
    let row = variables[variable].definition
    guard row >= 0 else { return false }
    return undeterminedCount(of: row) == (variableFlags[variable].contains(.determined) ? 0 : 1)
  }

  private func spreadToUsers(of variable: Int32) {
    if variables[variable].definition >= 0, variableFlags[variable].contains(.nonNegative) {
      dropBound(of: variable)
      enqueueCheck(.bound(of: variable))
    }
    var slot = variables[variable].terms
    var steps = 0
    while slot >= 0 {
      let row = terms[slot].row
      switch rowStates[row] {
      case .definition:
        if rows[row].target != variable { enqueue(rows[row].target) }
      case .direct, .active, .relaxed:
        reclassifiedRows.append(row)
      case .pending, .broken, .free:
        break
      }
      slot = terms[slot].next
      steps &+= 1
    }
    counters.steps &+= steps
  }
}
