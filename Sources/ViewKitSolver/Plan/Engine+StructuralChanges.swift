// Algorithm.md, section 5.7.

extension Engine {
  /// Lets flags, expansions and rows follow what has changed in the plan.
  func spreadStructuralChanges() {
    if !variablesToRestructure.isEmpty { spreadFromVariablesToRestructure() }
    var next: Int32 = 0
    while next < reclassifiedRows.count {
      reclassify(reclassifiedRows[next])
      next += 1
    }
    reclassifiedRows.removeAll()
  }

  /// Walks from each variable that needs restructuring to what depends on it.
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
      case .direct, .active, .relaxed, .idle:
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
