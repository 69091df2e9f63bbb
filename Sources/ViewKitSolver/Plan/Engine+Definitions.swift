// Algorithm.md, sections 5.4 and 5.5.

extension Engine {
  /// Makes a row compute a parameter from its other variables.
  func define(_ variable: Int32, by row: Int32, determined: Bool) {
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
      case .direct, .active, .relaxed, .idle:
        reclassifiedRows.append(row)
      case .pending, .definition, .broken, .free:
        break
      }
    }
  }

  /// Restores the rule that a definition is deeper than the variables it uses.
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
}
