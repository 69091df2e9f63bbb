extension Engine {
  /// Breaks the newest row of the highest rank among those that a contradiction rests on.
  ///
  /// - Parameter references: Rows whose combination with `conflictMultipliers`, or with factors of one,
  ///   cannot be satisfied.
  /// - Returns: Whether there was a row to break.
  func resolveContradiction(_ references: [RowReference]) -> Bool {
    counters.conflictSearches += 1
    var conflict = tracedConflict(references)
    var victim: Int32 = -1
    for row in conflict.culprits where victim < 0 || isBrokenEarlier(row, than: victim) {
      victim = row
    }
    guard victim >= 0 else { return false }
    conflict.row = victim
    withdraw(victim)
    states[victim] = .broken
    noteCulpritChanged(victim)
    brokenRows.append(conflict)
    brokenRows.sort { rows[$0.row].sequence < rows[$1.row].sequence }
    markCulprits(of: conflict)
    return true
  }

  private func isBrokenEarlier(_ first: Int32, than second: Int32) -> Bool {
    if rows[first].rank != rows[second].rank { return rows[first].rank > rows[second].rank }
    return rows[first].sequence > rows[second].sequence
  }

  /// Adds to contradicting rows the definitions that connect them.
  private func tracedConflict(_ references: [RowReference]) -> BrokenRow {
    var conflict = BrokenRow(row: -1, culprits: [], bounds: [], inputs: [])
    var largest = 0.0
    for (index, reference) in references.enumerated() {
      let multiplier = index < conflictMultipliers.count ? conflictMultipliers[index] : 1
      largest = max(largest, abs(multiplier))
      if let row = reference.constraint {
        conflict.culprits.append(row)
        for slot in termRange(of: row) {
          addAdjoint(multiplier * terms[slot].coefficient, to: terms[slot].variable)
        }
      } else {
        conflict.bounds.append(reference.boundedVariable)
        addAdjoint(multiplier, to: reference.boundedVariable)
      }
    }
    conflictMultipliers.removeAll()
    expand(throughDetermined: true)
    for index in 0..<expansionSupport.count {
      let variable = expansionSupport[index]
      let adjoint = adjoint(of: variable)
      guard abs(adjoint) > 1e-9 * largest else { continue }
      if variables[variable].definition >= 0 {
        conflict.culprits.append(variables[variable].definition)
      } else if marks[variable].contains(.input) {
        conflict.inputs.append(variable)
      }
    }
    endExpansion()
    conflict.culprits.removeAll { rows[$0].flags.contains(.partialSum) }
    conflict.culprits.sort { rows[$0].sequence < rows[$1].sequence }
    conflict.bounds.sort()
    return conflict
  }

  private func markCulprits(of conflict: BrokenRow) {
    for row in conflict.culprits { rows[row].flags.insert(.culprit) }
    for variable in conflict.inputs { marks[variable].insert(.culprit) }
  }

  private func unmarkCulprits(of conflict: BrokenRow) {
    for row in conflict.culprits { rows[row].flags.remove(.culprit) }
    for variable in conflict.inputs { marks[variable].remove(.culprit) }
  }

  /// Lets the conflicts whose proof a row belongs to be decided again.
  func noteCulpritChanged(_ row: Int32) {
    guard rows[row].flags.contains(.culprit) else { return }
    for index in brokenRows.indices where brokenRows[index].culprits.contains(row) {
      brokenRows[index].mustRetry = true
      hasRetries = true
    }
  }

  func noteCulpritInputChanged(_ variable: Int32) {
    for index in brokenRows.indices where brokenRows[index].inputs.contains(variable) {
      brokenRows[index].mustRetry = true
      hasRetries = true
    }
  }

  /// Drops the conflict of a row that is removed or no longer required.
  func forgetConflict(of row: Int32) {
    guard let index = brokenRows.firstIndex(where: { $0.row == row }) else { return }
    unmarkCulprits(of: brokenRows.remove(at: index))
    for conflict in brokenRows { markCulprits(of: conflict) }
  }

  /// Gives the broken rows whose proof no longer holds another chance.
  func restoreBrokenRows() {
    hasRetries = false
    for conflict in brokenRows where conflict.mustRetry {
      unmarkCulprits(of: conflict)
      states[conflict.row] = .pending
      pendingRows.append(conflict.row)
    }
    brokenRows.removeAll { $0.mustRetry }
    for conflict in brokenRows { markCulprits(of: conflict) }
  }
}
