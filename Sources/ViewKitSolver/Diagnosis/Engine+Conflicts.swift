// Algorithm.md, section 10.

extension Engine {
  /// Breaks, for each contradiction that was found, the newest row of the highest rank it rests on.
  ///
  /// That is, as a rule, the row that was found to contradict the others. Where it is a definition, the
  /// plan changes with it, so that the contradictions left are looked for again.
  ///
  /// - Returns: Whether there was a row to break.
  func resolveContradictions() -> Bool {
    defer { contradictions.removeAll() }
    for contradiction in contradictions {
      counters.conflictSearches += 1
      var conflict = tracedConflict(contradiction)
      var victim: Int32 = -1
      for culprit in conflict.culprits
      where victim < 0 || isBrokenEarlier(culprit.row, than: victim) {
        victim = culprit.row
      }
      guard victim >= 0 else { return false }
      conflict.row = victim
      withdraw(victim)
      rowStates[victim] = .broken
      retryConflicts(withRow: victim)
      insert(conflict)
      if contradiction.row != .constraint(victim) { break }
    }
    return true
  }

  func isBrokenEarlier(_ first: Int32, than second: Int32) -> Bool {
    if rows[first].rank != rows[second].rank { return rows[first].rank > rows[second].rank }
    return rows[first].sequence > rows[second].sequence
  }

  /// Keeps the broken rows in order of their age; what is broken is new, as a rule.
  private func insert(_ conflict: BrokenRow) {
    var index = brokenRows.count
    while index > 0, rows[brokenRows[index - 1].row].sequence > rows[conflict.row].sequence {
      index -= 1
    }
    conflictVersion += 1
    brokenRows.insert(conflict, at: index)
    brokenRows[index].number = conflictVersion
    markCulprits(of: conflict)
  }

  /// Adds to contradicting rows the definitions that connect them.
  private func tracedConflict(_ contradiction: Contradiction) -> BrokenRow {
    var conflict = BrokenRow(row: -1, culprits: [], bounds: [], inputs: [])
    var largest = 0.0
    for (reference, multiplier) in contradiction.parts {
      largest = max(largest, abs(multiplier))
      if let row = reference.constraint {
        conflict.culprits.append(BrokenRow.Culprit(row: row, multiplier: multiplier))
        for slot in termRange(of: row) {
          addMultiplier(multiplier * terms[slot].coefficient, to: terms[slot].variable)
        }
      } else {
        conflict.bounds.append(reference.boundedVariable)
        addMultiplier(multiplier, to: reference.boundedVariable)
      }
    }
    expand(throughDetermined: true)
    for index in 0..<expandedVariables.count {
      let variable = expandedVariables[index]
      let amount = multiplier(of: variable)
      guard abs(amount) > Tolerance.proofMultiplier * largest else { continue }
      let definition = variables[variable].definition
      if definition >= 0 {
        let multiplier = -amount / coefficient(of: variable, in: definition)
        conflict.culprits.append(BrokenRow.Culprit(row: definition, multiplier: multiplier))
      } else if variableFlags[variable].contains(.input) {
        conflict.inputs.append(BrokenRow.Input(variable: variable, coefficient: amount))
      }
    }
    endExpansion()
    conflict.culprits.removeAll { rows[$0.row].flags.contains(.partialSum) }
    conflict.culprits.sort { rows[$0.row].sequence < rows[$1.row].sequence }
    conflict.bounds.sort()
    if excess(of: conflict).sum < 0 { conflict.negate() }
    return conflict
  }

  /// The coefficient of a variable in a row that contains it.
  func coefficient(of variable: Int32, in row: Int32) -> Double {
    var slot = rows[row].first
    while terms[slot].variable != variable { slot += 1 }
    return terms[slot].coefficient
  }

  /// What the combination of a proof comes to, and the magnitude by which to judge it.
  private func excess(of conflict: BrokenRow) -> (sum: Double, scale: Double) {
    var sum = 0.0
    var scale = 0.0
    for culprit in conflict.culprits {
      let part = culprit.multiplier * rows[culprit.row].constant
      sum += part
      scale = max(scale, abs(culprit.multiplier), abs(part))
    }
    for input in conflict.inputs {
      let part = input.coefficient * values[input.variable]
      sum += part
      scale = max(scale, abs(part))
    }
    return (sum, scale)
  }

  /// Whether the proof of a conflict still holds, and not just so.
  private func stands(_ conflict: BrokenRow) -> Bool {
    guard !conflict.mustRetry else { return false }
    let (sum, scale) = excess(of: conflict)
    return sum > Tolerance.standingConflict * scale
  }

  private func markCulprits(of conflict: BrokenRow) {
    for culprit in conflict.culprits { rows[culprit.row].flags.insert(.culprit) }
    for input in conflict.inputs { variableFlags[input.variable].insert(.culprit) }
  }

  private func unmarkCulprits(of conflict: BrokenRow) {
    for culprit in conflict.culprits { rows[culprit.row].flags.remove(.culprit) }
    for input in conflict.inputs { variableFlags[input.variable].remove(.culprit) }
  }

  /// Lets the conflicts be decided again whose proof contains a row that leaves it.
  func retryConflicts(withRow row: Int32) {
    guard rows[row].flags.contains(.culprit) else { return }
    for index in brokenRows.indices
    where brokenRows[index].culprits.contains(where: { $0.row == row }) {
      brokenRows[index].mustRetry = true
      hasRetries = true
    }
  }

  /// Lets the proofs be looked at again that contain a row whose constant has changed.
  func doubtConflicts(withRow row: Int32) {
    guard rows[row].flags.contains(.culprit) else { return }
    for index in brokenRows.indices
    where brokenRows[index].culprits.contains(where: { $0.row == row }) {
      brokenRows[index].isDoubtful = true
      hasRetries = true
    }
  }

  /// Lets the proofs be looked at again that contain an input whose value has changed.
  func doubtConflicts(withInput variable: Int32) {
    for index in brokenRows.indices
    where brokenRows[index].inputs.contains(where: { $0.variable == variable }) {
      brokenRows[index].isDoubtful = true
      hasRetries = true
    }
  }

  /// Lets the conflicts be decided again whose proof takes a variable for an input, or for none.
  func retryConflicts(withInputOrBound variable: Int32) {
    for index in brokenRows.indices
    where brokenRows[index].inputs.contains(where: { $0.variable == variable })
      || brokenRows[index].bounds.contains(variable)
    {
      brokenRows[index].mustRetry = true
      hasRetries = true
    }
  }

  /// Drops the conflict of a row that is removed or no longer required.
  func forgetConflict(of row: Int32) {
    guard let index = brokenRows.lastIndex(where: { $0.row == row }) else { return }
    unmarkCulprits(of: brokenRows.remove(at: index))
    conflictVersion += 1
    for conflict in brokenRows { markCulprits(of: conflict) }
  }

  /// Gives the broken rows whose proof no longer holds another chance.
  func restoreBrokenRows() {
    hasRetries = false
    var restored = false
    for index in brokenRows.indices
    where brokenRows[index].isDoubtful || brokenRows[index].mustRetry {
      brokenRows[index].isDoubtful = false
      guard !stands(brokenRows[index]) else { continue }
      brokenRows[index].mustRetry = true
      restored = true
      unmarkCulprits(of: brokenRows[index])
      rowStates[brokenRows[index].row] = .pending
      pendingRows.append(brokenRows[index].row)
    }
    guard restored else { return }
    brokenRows.removeAll { $0.mustRetry }
    conflictVersion += 1
    for conflict in brokenRows { markCulprits(of: conflict) }
  }
}

extension BrokenRow {
  /// Turns the sum of the proof into its opposite: which side is more depends on the relations.
  fileprivate mutating func negate() {
    for index in culprits.indices { culprits[index].multiplier.negate() }
    for index in inputs.indices { inputs[index].coefficient.negate() }
  }
}
