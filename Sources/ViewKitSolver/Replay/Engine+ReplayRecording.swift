// Algorithm.md, section 12.

extension Engine {
  /// Lists everything the inputs reach, whether or not a value happens to stay the same.
  ///
  /// The order is that of a depth-first search, reversed: sources come before their users, and the parts
  /// of a subtree stay together. The plan is unfit if there are more different coefficients than it has
  /// room for, and, if it starts from a constant, if groups follow: the queue finds out which ones move.
  func recordReplayPlan() {
    replayPlan.clear()
    var fits = true
    for index in 0..<replayPlan.sources.count where fits {
      fits = visitUsers(of: replayPlan.sources[index])
    }
    for index in 0..<replayPlan.definitions.count {
      variableFlags[replayPlan.definitions[index].variable].remove(.visited)
    }
    for index in 0..<replayPlan.parametersToMinimise.count {
      variableFlags[replayPlan.parametersToMinimise[index]].remove(.visited)
    }
    for index in 0..<replayPlan.relaxedRows.count {
      rows[replayPlan.relaxedRows[index]].flags.remove(.recorded)
    }
    replayPlan.definitions.reverse()
    recordParameters()
    if variableFlags[replayPlan.sources[0]].contains(.defined),
      !replayPlan.parametersToMinimise.isEmpty
    {
      fits = false
    }
    replayPlan.state = fits && recordChecks() ? .recorded : .unfit
  }

  /// Appends the definitions that use a variable, each after all that use it in turn.
  private func visitUsers(of variable: Int32) -> Bool {
    var fits = true
    walkStack.removeAll()
    walkSlots.removeAll()
    walkStack.append(variable)
    walkSlots.append(variables[variable].terms)
    while !walkStack.isEmpty {
      let top = walkStack.count - 1
      let slot = walkSlots[top]
      guard slot >= 0 else {
        let finished = walkStack.removeLast()
        _ = walkSlots.removeLast()
        if finished != variable, !recordDefinition(of: finished) { fits = false }
        continue
      }
      walkSlots[top] = terms[slot].next
      visitUser(terms[slot].row, of: walkStack[top])
    }
    return fits
  }

  private func visitUser(_ row: Int32, of variable: Int32) {
    switch rowStates[row] {
    case .definition:
      let target = rows[row].target
      guard target != variable, !variableFlags[target].contains(.visited) else { return }
      variableFlags[target].insert(.visited)
      walkStack.append(target)
      walkSlots.append(variables[target].terms)
      if variables[target].firstBoundCoefficient >= 0 {
        visitParameter(rowCoefficients[variables[target].firstBoundCoefficient].variable)
      }
    case .direct:
      visitParameter(rows[row].target)
    case .active:
      visitParameter(rowCoefficients[firstCoefficient(ofRow: row)].variable)
    case .relaxed:
      guard !rows[row].flags.contains(.recorded) else { return }
      rows[row].flags.insert(.recorded)
      replayPlan.relaxedRows.append(row)
    case .pending, .idle, .broken, .free:
      break
    }
  }

  private func visitParameter(_ parameter: Int32) {
    guard !variableFlags[parameter].contains(.visited) else { return }
    variableFlags[parameter].insert(.visited)
    replayPlan.parametersToMinimise.append(parameter)
  }

  /// Appends a definition, even if there is no room left for its coefficients.
  private func recordDefinition(of variable: Int32) -> Bool {
    let row = variables[variable].definition
    let flags = variableFlags[variable]
    let hasRelaxedBound =
      flags.contains(.nonNegative) && variables[variable].firstBoundCoefficient < 0
    var operation = ReplayDefinition(
      constant: rows[row].constant,
      terms: ReplayTerms(first: variable),
      targetFactor: 1,
      isDetermined: flags.contains(.determined),
      target: hasRelaxedBound ? ~variable : variable
    )
    var factor: UInt8? = 1
    let terms = recordedTerms(of: row, besides: variable, &factor)
    if let terms, let factor { (operation.terms, operation.targetFactor) = (terms, factor) }
    replayPlan.definitions.append(operation)
    return terms != nil && factor != nil
  }

  /// The terms of a row, except that of one variable, whose coefficient goes to `variableFactor`.
  private func recordedTerms(
    of row: Int32,
    besides variable: Int32,
    _ variableFactor: inout UInt8?
  ) -> ReplayTerms? {
    var result: ReplayTerms?
    var count = 0
    for slot in termRange(of: row) {
      let term = terms[slot]
      guard let factor = recordedFactor(term.coefficient) else { return nil }
      if term.variable == variable {
        variableFactor = UInt8(exactly: factor)
        continue
      }
      var terms = result ?? ReplayTerms(first: term.variable)
      switch count {
      case 0: terms.factors.0 = factor
      case 1: (terms.variables.1, terms.factors.1) = (term.variable, factor)
      default: (terms.variables.2, terms.factors.2) = (term.variable, factor)
      }
      result = terms
      count += 1
    }
    return result
  }

  /// The index of a coefficient in the plan's table; only the first ones are searched.
  private func recordedFactor(_ coefficient: Double) -> UInt16? {
    for index in 0..<min(replayPlan.factors.count, Limit.replayFactors)
    where replayPlan.factors[index] == coefficient {
      return UInt16(truncatingIfNeeded: index)
    }
    replayPlan.factors.append(coefficient)
    return UInt16(exactly: replayPlan.factors.count - 1)
  }
}

// MARK: - Parameters and relaxed rows

extension Engine {
  /// Moves the parameters that are independent of all others to their own list.
  private func recordParameters() {
    var kept: Int32 = 0
    // Like the definitions, from the first to the last.
    replayPlan.parametersToMinimise.reverse()
    for index in 0..<replayPlan.parametersToMinimise.count {
      let parameter = replayPlan.parametersToMinimise[index]
      let boundStart = replayPlan.bounds.count
      if let record = recordedParameter(parameter) {
        replayPlan.parameters.append(record)
      } else {
        while replayPlan.bounds.count > boundStart { _ = replayPlan.bounds.removeLast() }
        replayPlan.parametersToMinimise[kept] = parameter
        kept += 1
      }
    }
    replayPlan.parametersToMinimise.resize(to: kept, filling: -1)
  }

  private func recordedParameter(_ parameter: Int32) -> ReplayParameter? {
    let record = variables[parameter]
    guard isParameter(parameter), record.firstCoefficient < 0 else { return nil }
    let boundStart = replayPlan.bounds.count
    var required = ScalarOptimum()
    if variableFlags[parameter].contains(.nonNegative) { required.lower = 0 }
    var isLeaf = record.uses == 0
    program.breaks.removeAll()
    var slot = record.terms
    while slot >= 0 {
      let row = terms[slot].row
      let ownSlot = slot
      slot = terms[slot].next
      switch rowStates[row] {
      case .direct:
        let point = directBreakpoint(row, ownSlot)
        if point.priority >= 1000, rows[row].count > 1 {
          guard recordBound(point, row, of: parameter) else { return nil }
        } else if point.priority >= 1000 {
          if point.left < 0 { required.lower = max(required.lower, point.position) }
          if point.right > 0 { required.upper = min(required.upper, point.position) }
        } else if rows[row].count == 1 {
          program.breaks.append(point)
        } else {
          return nil
        }
      case .relaxed, .active:
        isLeaf = false
      case .definition, .pending, .idle, .broken, .free:
        break
      }
    }
    let best = program.breaks.scalarOptimum(within: ScalarOptimum())
    guard let boundCount = UInt16(exactly: replayPlan.bounds.count - boundStart) else { return nil }
    return ReplayParameter(
      lower: required.lower,
      upper: required.upper,
      bestLower: best.lower,
      bestUpper: best.upper,
      variable: parameter,
      boundCount: boundCount,
      isLeaf: isLeaf
    )
  }

  private func recordBound(
    _ point: Breakpoint,
    _ row: Int32,
    of parameter: Int32
  ) -> Bool {
    var factor: UInt8?
    guard let terms = recordedTerms(of: row, besides: parameter, &factor), let factor else {
      return false
    }
    var sides: ReplayBound.Sides = []
    if point.left < 0 { sides.insert(.lower) }
    if point.right > 0 { sides.insert(.upper) }
    replayPlan.bounds.append(
      ReplayBound(constant: rows[row].constant, terms: terms, targetFactor: factor, sides: sides)
    )
    return true
  }

  private func recordChecks() -> Bool {
    replayPlan.relaxedRows.reverse()
    for index in 0..<replayPlan.relaxedRows.count {
      let row = replayPlan.relaxedRows[index]
      // The fourth term is kept apart, if there is one.
      let last = rows[row].count > 3 ? terms[rows[row].first &+ 3].variable : -1
      var factor: UInt8? = 0
      guard let terms = recordedTerms(of: row, besides: last, &factor), let factor else {
        return false
      }
      replayPlan.checks.append(
        ReplayCheck(
          constant: rows[row].constant,
          terms: terms,
          lastFactor: factor,
          relation: rows[row].relation,
          last: last < 0 ? terms.variables.0 : last,
          row: row
        )
      )
    }
    return true
  }
}
