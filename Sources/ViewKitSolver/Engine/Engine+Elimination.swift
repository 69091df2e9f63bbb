// Elimination of required equalities: each that can becomes the definition of one variable, so that
// values follow in order. What cannot be eliminated well stays a row of some group.

extension Engine {
  /// Gives every pending row, and every row that a structural change reached, a place in the plan.
  func eliminate() {
    guard !pendingRows.isEmpty || !orphans.isEmpty || !touchedVariables.isEmpty else { return }
    planVersion += 1
    if isPlanEmpty { forgetMoves() }
    reconsiderLongDefinitions()
    adoptOrphans()
    reconsiderEqualities()
    peelDeterminedEqualities()
    placePendingRows()
    spreadStructuralChanges()
  }

  /// Forgets which inputs have moved, as long as nothing has been computed from them.
  private func forgetMoves() {
    for index in 0..<movedVariables.count { marks[movedVariables[index]].remove(.moved) }
    movedVariables.removeAll()
    isPlanEmpty = false
  }

  /// Lets equalities that are rows so far define a variable that has lost its definition.
  private func reconsiderEqualities() {
    for index in 0..<touchedVariables.count {
      let variable = touchedVariables[index]
      guard isParameter(variable) else { continue }
      var slot = variables[variable].terms
      while slot >= 0 {
        let row = terms[slot].row
        slot = terms[slot].next
        guard rows[row].isRequiredEquality else { continue }
        switch states[row] {
        case .direct, .active, .relaxed:
          withdraw(row)
          states[row] = .pending
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
  private func peelDeterminedEqualities() {
    for index in 0..<pendingRows.count {
      let row = pendingRows[index]
      guard states[row] == .pending, rows[row].isRequiredEquality else { continue }
      if count(row) {
        peel(row)
        while !peelQueue.isEmpty { peel(peelQueue.removeLast()) }
      }
    }
  }

  /// Counts the undetermined variables and the parameters of a pending equality.
  ///
  /// - Returns: Whether it determines its only undetermined variable.
  private func count(_ row: Int32) -> Bool {
    var undetermined: UInt8 = 0
    var parameters: UInt8 = 0
    for slot in termRange(of: row) {
      let flags = marks[terms[slot].variable]
      guard !flags.contains(.determined) else { continue }
      undetermined &+= 1
      if !flags.contains(.defined) { parameters &+= 1 }
    }
    rows[row].undetermined = undetermined
    rows[row].parameters = parameters
    rows[row].flags.insert(.counted)
    return undetermined == 1 && parameters == 1
  }

  private func peel(_ row: Int32) {
    guard states[row] == .pending, rows[row].undetermined == 1, rows[row].parameters == 1
    else { return }
    var slot = rows[row].first
    while marks[terms[slot].variable].contains(.determined) { slot &+= 1 }
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
      if rows[row].undetermined == 2 { eliminate(row) }
    }
    peelQueue.removeAll()
  }

  /// Defines the variables of equalities that have two parameters at most, and of what that simplifies.
  ///
  /// They extend what is already ordered. Those that a definition simplifies wait their turn.
  func defineSimplyCoupledVariables(from start: Int32, to end: Int32) {
    for index in start..<end {
      let row = pendingRows[index]
      if isAwaitingElimination(row), rows[row].parameters <= 2 { peelQueue.append(row) }
    }
    eliminateQueued()
  }

  /// Defines further variables where that keeps the rows of the remaining ones simple.
  func defineCoupledVariables() {
    for index in 0..<pendingRows.count {
      eliminate(pendingRows[index])
      eliminateQueued()
    }
  }

  /// Whether a row is an equality that may still define a variable.
  @inline(__always)
  func isAwaitingElimination(_ row: Int32) -> Bool {
    states[row] == .pending && rows[row].flags.contains(.counted)
  }

  private func eliminateQueued() {
    var next: Int32 = 0
    while next < peelQueue.count {
      eliminate(peelQueue[next])
      next += 1
    }
    peelQueue.removeAll()
  }

  /// Lets a pending equality define a variable or become a row.
  private func eliminate(_ row: Int32) {
    guard isAwaitingElimination(row) else { return }
    if let variable = variableToDefine(by: row) {
      define(variable, by: row, determined: rows[row].undetermined == 1)
    } else {
      rows[row].flags.remove(.counted)
    }
  }

  /// The variable of an equality whose elimination makes no other row more complicated, if any.
  ///
  /// A variable that definitions already use is chosen only if nothing else will do: its definition must
  /// not close a cycle, and moves others to higher levels.
  private func variableToDefine(by row: Int32) -> Int32? {
    let isAlias = rows[row].undetermined == 2 && rows[row].parameters == 2
    let isForced = rows[row].undetermined == 1
    if let fresh = cheapestVariable(of: row, isUsed: false, isFree: isForced || isAlias) {
      return isForced || isAlias || !spreads(fresh, row) ? fresh : nil
    }
    guard let used = cheapestVariable(of: row, isUsed: true, isFree: isForced || isAlias) else {
      return nil
    }
    let isFit =
      isForced || isAlias
      ? canDefine(used, by: row) : standsAbove(used, in: row) && !spreads(used, row)
    return isFit ? used : nil
  }

  /// Whether a variable can be defined by a row as the plan is: it has a higher level than the others.
  ///
  /// So it is for a variable whose definition was taken away and comes back.
  private func standsAbove(_ variable: Int32, in row: Int32) -> Bool {
    let level = variables[variable].level
    for slot in termRange(of: row)
    where terms[slot].variable != variable && variables[terms[slot].variable].level >= level {
      return false
    }
    return true
  }

  /// The parameter of a row with the fewest rows of its own; none at all unless `isFree`.
  private func cheapestVariable(of row: Int32, isUsed: Bool, isFree: Bool) -> Int32? {
    var best: Int32?
    var bestCost = Int32.max
    var largest = 0.0
    for slot in termRange(of: row) { largest = max(largest, abs(terms[slot].coefficient)) }
    for slot in termRange(of: row) {
      let variable = terms[slot].variable
      guard isParameter(variable), (variables[variable].uses > 0) == isUsed,
        rows[row].undetermined == 1 || abs(terms[slot].coefficient) >= 1e-3 * largest
      else { continue }
      let costs = ownRowCount(of: variable)
      guard isFree || costs == 0 else { continue }
      let cost = 2 * costs + (marks[variable].contains(.nonNegative) ? 1 : 0)
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
      if states[row] != .definition, states[row] != .broken,
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
      if !marks[terms[slot].variable].contains(.determined) { count &+= 1 }
      slot &+= 1
    }
    return count
  }

  /// Whether none of the other variables of a row depends on the one it shall define.
  private func canDefine(_ variable: Int32, by row: Int32) -> Bool {
    guard variables[variable].uses > 0 else { return true }
    let level = variables[variable].level
    for slot in termRange(of: row)
    where terms[slot].variable != variable && variables[terms[slot].variable].level > level {
      addAdjoint(0, to: terms[slot].variable)
    }
    var isFree = true
    while let source = popExpansion() {
      // Whatever depends on the variable stands at a higher level.
      if source == variable { isFree = false }
      let definition = variables[source].definition
      guard definition >= 0, isFree else { continue }
      for slot in termRange(of: definition) {
        let next = terms[slot].variable
        if next == variable || (next != source && variables[next].level > level) {
          addAdjoint(0, to: next)
        }
      }
    }
    endExpansion()
    return isFree
  }

  /// Makes a row compute a parameter from its other variables.
  private func define(_ variable: Int32, by row: Int32, determined: Bool) {
    counters.eliminations &+= 1
    states[row] = .definition
    rows[row].target = variable
    rows[row].flags.remove(.counted)
    var level: Int32 = 0
    var sum = rows[row].constant
    var own = 1.0
    var slot = rows[row].first
    let end = slot &+ Int32(rows[row].count)
    while slot < end {
      let term = terms[slot]
      if term.variable != variable {
        variables[term.variable].uses &+= 1
        level = max(level, variables[term.variable].level)
        sum += term.coefficient * values[term.variable]
      } else {
        own = term.coefficient
      }
      slot &+= 1
    }
    variables[variable].definition = row
    marks[variable].insert(.defined)
    marks[variable].subtract([.dirty, .basic])
    if determined { marks[variable].insert(.determined) }
    variables[variable].level = max(variables[variable].level, level &+ 1)
    if variables[variable].uses > 0 {
      raiseUsers(of: variable)
      noteTouched(variable)
    }
    if variables[variable].entries >= 0 { reclassifyRows(overParameter: variable) }
    let value = own == 1 ? -sum : -sum / own
    if values[variable] != value {
      noteChange(of: variable)
      values[variable] = value
    }
    if marks[variable].contains(.nonNegative), value < 0 {
      noteUnchecked(.bound(of: variable))
    }
    announceDefinition(of: variable, determined: determined)
  }

  /// Updates the counts of pending equalities and notes what else uses a newly defined variable.
  private func announceDefinition(of variable: Int32, determined: Bool) {
    var slot = variables[variable].terms
    while slot >= 0 {
      let row = terms[slot].row
      slot = terms[slot].next
      switch states[row] {
      case .pending where rows[row].flags.contains(.counted):
        rows[row].parameters &-= 1
        if determined {
          rows[row].undetermined &-= 1
          if rows[row].undetermined == 1, rows[row].parameters == 1 { peelQueue.append(row) }
        } else if rows[row].parameters <= 2 {
          peelQueue.append(row)
        }
      case .definition where rows[row].target != variable:
        noteMoved(rows[row].target)
      case .direct, .active, .relaxed:
        reclassifiedRows.append(row)
      case .pending, .definition, .broken, .free:
        break
      }
    }
  }

  /// Restores the rule that a definition's level is above those of the variables it uses.
  private func raiseUsers(of variable: Int32) {
    expansionSupport.removeAll()
    expansionSupport.append(variable)
    while !expansionSupport.isEmpty {
      let source = expansionSupport.removeLast()
      let level = variables[source].level
      var slot = variables[source].terms
      while slot >= 0 {
        let row = terms[slot].row
        if states[row] == .definition {
          let target = rows[row].target
          if target != source, variables[target].level <= level {
            counters.steps &+= 1
            variables[target].level = level + 1
            expansionSupport.append(target)
          }
        }
        slot = terms[slot].next
      }
    }
  }

  /// Lets flags, expansions and rows follow what has changed in the plan.
  func spreadStructuralChanges() {
    if !touchedVariables.isEmpty { spreadFromTouchedVariables() }
    for index in 0..<reclassifiedRows.count {
      reclassify(reclassifiedRows[index])
    }
    reclassifiedRows.removeAll()
  }

  /// Walks from each touched variable to what depends on it.
  private func spreadFromTouchedVariables() {
    for index in 0..<touchedVariables.count
    where marks[touchedVariables[index]].contains(.live) {
      enqueue(touchedVariables[index])
    }
    touchedVariables.removeAll()
    while let variable = dequeue() {
      let isTouched = marks[variable].contains(.touched)
      marks[variable].remove(.touched)
      let wasDetermined = marks[variable].contains(.determined)
      let isDetermined = hasDeterminedSources(variable)
      if isDetermined {
        marks[variable].insert(.determined)
      } else {
        marks[variable].remove(.determined)
      }
      // Determined before and after: nothing about the expansions below changes.
      if wasDetermined, isDetermined, !isTouched { continue }
      spreadToUsers(of: variable)
    }
  }

  private func hasDeterminedSources(_ variable: Int32) -> Bool {
    if marks[variable].contains(.input) { return true }
    let row = variables[variable].definition
    guard row >= 0 else { return false }
    return undeterminedCount(of: row) == (marks[variable].contains(.determined) ? 0 : 1)
  }

  private func spreadToUsers(of variable: Int32) {
    if variables[variable].definition >= 0, marks[variable].contains(.nonNegative) {
      dropBound(of: variable)
      noteUnchecked(.bound(of: variable))
    }
    var slot = variables[variable].terms
    var steps = 0
    while slot >= 0 {
      let row = terms[slot].row
      switch states[row] {
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
