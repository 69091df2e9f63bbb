// Algorithm.md, section 5.5.

extension Engine {
  /// The variable of an equality whose elimination makes no other row more complicated, if any.
  ///
  /// A variable that definitions already use is chosen only if nothing else will do: its definition must
  /// not close a cycle, and makes others deeper.
  func variableToDefine(by row: Int32) -> Int32? {
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

  /// Whether a variable is deeper than all others of a row, so that a definition moves nothing.
  ///
  /// That is so for a variable whose definition was taken away and comes back.
  private func hasHighestDepth(_ variable: Int32, in row: Int32) -> Bool {
    let depth = variables[variable].depth
    for slot in termRange(of: row)
    where terms[slot].variable != variable && variables[terms[slot].variable].depth >= depth {
      return false
    }
    return true
  }

  /// The parameter of a row with the fewest rows of its own.
  ///
  /// Unless `allowsOwnRows`, only a parameter without any is considered.
  private func cheapestVariable(of row: Int32, isUsed: Bool, allowsOwnRows: Bool) -> Int32? {
    var best: Int32?
    var bestCost = Int32.max
    var largest = 0.0
    for slot in termRange(of: row) { largest = max(largest, abs(terms[slot].coefficient)) }
    for slot in termRange(of: row) {
      let variable = terms[slot].variable
      guard isParameter(variable), (variables[variable].uses > 0) == isUsed,
        rows[row].unknownCount == 1
          || abs(terms[slot].coefficient) >= Tolerance.definingCoefficient * largest
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
    while slot >= 0, visits < Limit.guidingVisits {
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

  /// Whether none of the other variables of a row depends on the one it shall define.
  func canDefine(_ variable: Int32, by row: Int32) -> Bool {
    guard variables[variable].uses > 0 else { return true }
    let depth = variables[variable].depth
    for slot in termRange(of: row)
    where terms[slot].variable != variable && variables[terms[slot].variable].depth > depth {
      visit(terms[slot].variable)
    }
    var isIndependent = true
    while let source = popDeepest() {
      // Whatever depends on the variable is deeper.
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
}
