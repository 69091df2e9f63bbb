extension Engine {
  /// Lists everything the inputs reach, whether or not a value happens to stay the same.
  ///
  /// The order is that of a depth-first search, reversed: sources come before their users, and the parts
  /// of a subtree stay together. A tape is of no use if there are more different coefficients than it has
  /// room for; nor, for a constant, if groups follow, of which the general way finds out what moves.
  func recordTape() {
    tape.clear()
    var fits = true
    for index in 0..<tape.inputs.count where fits { fits = visitUsers(of: tape.inputs[index]) }
    for index in 0..<tape.operations.count {
      marks[tape.operations[index].variable].remove(.queued)
    }
    for index in 0..<tape.dirtyParameters.count {
      marks[tape.dirtyParameters[index]].remove(.queued)
    }
    for index in 0..<tape.relaxedRows.count {
      rows[tape.relaxedRows[index]].flags.remove(.recorded)
    }
    tape.operations.reverse()
    recordParameters()
    if marks[tape.inputs[0]].contains(.defined), !tape.dirtyParameters.isEmpty { fits = false }
    tape.state = fits && recordChecks() ? .recorded : .unfit
  }

  /// Appends the definitions that use a variable, each after all that use it in turn.
  private func visitUsers(of variable: Int32) -> Bool {
    var fits = true
    expansionSupport.removeAll()
    expansionHeap.removeAll()
    expansionSupport.append(variable)
    expansionHeap.append(variables[variable].terms)
    while !expansionSupport.isEmpty {
      let top = expansionSupport.count - 1
      let slot = expansionHeap[top]
      guard slot >= 0 else {
        let finished = expansionSupport.removeLast()
        _ = expansionHeap.removeLast()
        if finished != variable, !recordDefinition(of: finished) { fits = false }
        continue
      }
      expansionHeap[top] = terms[slot].next
      noteUser(terms[slot].row, of: expansionSupport[top])
    }
    return fits
  }

  private func noteUser(_ row: Int32, of variable: Int32) {
    switch states[row] {
    case .definition:
      let target = rows[row].target
      guard target != variable, !marks[target].contains(.queued) else { return }
      marks[target].insert(.queued)
      expansionSupport.append(target)
      expansionHeap.append(variables[target].terms)
      if variables[target].boundEntries >= 0 {
        noteParameter(entries[variables[target].boundEntries].variable)
      }
    case .direct:
      noteParameter(rows[row].target)
    case .active:
      noteParameter(entries[firstEntry(ofRow: row)].variable)
    case .relaxed:
      guard !rows[row].flags.contains(.recorded) else { return }
      rows[row].flags.insert(.recorded)
      tape.relaxedRows.append(row)
    case .pending, .broken, .free:
      break
    }
  }

  private func noteParameter(_ parameter: Int32) {
    guard !marks[parameter].contains(.queued) else { return }
    marks[parameter].insert(.queued)
    tape.dirtyParameters.append(parameter)
  }

  /// Appends a definition, even if there is no room left for its coefficients.
  private func recordDefinition(of variable: Int32) -> Bool {
    let row = variables[variable].definition
    let flags = marks[variable]
    let hasRelaxedBound = flags.contains(.nonNegative) && variables[variable].boundEntries < 0
    var operation = TapeOperation(
      constant: rows[row].constant,
      terms: TapeTerms(first: variable),
      ownFactor: 1,
      isDetermined: flags.contains(.determined),
      target: hasRelaxedBound ? ~variable : variable
    )
    var own: UInt8? = 1
    let terms = recordedTerms(of: row, besides: variable, &own)
    if let terms, let own { (operation.terms, operation.ownFactor) = (terms, own) }
    tape.operations.append(operation)
    return terms != nil && own != nil
  }

  /// The terms of a row other than that of one variable, whose coefficient goes to `own`.
  private func recordedTerms(
    of row: Int32,
    besides variable: Int32,
    _ own: inout UInt8?
  ) -> TapeTerms? {
    var result: TapeTerms?
    var count = 0
    for slot in termRange(of: row) {
      let term = terms[slot]
      guard let factor = recordedFactor(term.coefficient) else { return nil }
      if term.variable == variable {
        own = UInt8(exactly: factor)
        continue
      }
      var terms = result ?? TapeTerms(first: term.variable)
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

  /// The index of a coefficient in the tape's table; only the first ones are looked for.
  private func recordedFactor(_ coefficient: Double) -> UInt16? {
    for index in 0..<min(tape.factors.count, 256) where tape.factors[index] == coefficient {
      return UInt16(truncatingIfNeeded: index)
    }
    tape.factors.append(coefficient)
    return UInt16(exactly: tape.factors.count - 1)
  }
}

// MARK: - Parameters and relaxed rows

extension Engine {
  /// Moves the parameters that are independent of all others to their own list.
  private func recordParameters() {
    var kept: Int32 = 0
    // Like the definitions, from the first to the last.
    tape.dirtyParameters.reverse()
    for index in 0..<tape.dirtyParameters.count {
      let parameter = tape.dirtyParameters[index]
      let boundStart = tape.bounds.count
      if let record = recordedParameter(parameter) {
        tape.parameters.append(record)
      } else {
        while tape.bounds.count > boundStart { _ = tape.bounds.removeLast() }
        tape.dirtyParameters[kept] = parameter
        kept += 1
      }
    }
    tape.dirtyParameters.resize(to: kept, filling: -1)
  }

  private func recordedParameter(_ parameter: Int32) -> TapeParameter? {
    let record = variables[parameter]
    guard isParameter(parameter), record.entries < 0 else { return nil }
    let boundStart = tape.bounds.count
    var required = ScalarOptimum()
    if marks[parameter].contains(.nonNegative) { required.lower = 0 }
    var isLeaf = record.uses == 0
    program.breaks.removeAll()
    var slot = record.terms
    while slot >= 0 {
      let row = terms[slot].row
      let own = slot
      slot = terms[slot].next
      switch states[row] {
      case .direct:
        let point = directBreakpoint(row, own)
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
      case .definition, .pending, .broken, .free:
        break
      }
    }
    let best = program.breaks.scalarOptimum(within: ScalarOptimum())
    guard let boundCount = UInt16(exactly: tape.bounds.count - boundStart) else { return nil }
    return TapeParameter(
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
    var own: UInt8?
    guard let terms = recordedTerms(of: row, besides: parameter, &own), let own else {
      return false
    }
    var sides: TapeBound.Sides = []
    if point.left < 0 { sides.insert(.lower) }
    if point.right > 0 { sides.insert(.upper) }
    tape.bounds.append(
      TapeBound(constant: rows[row].constant, terms: terms, ownFactor: own, sides: sides)
    )
    return true
  }

  private func recordChecks() -> Bool {
    tape.relaxedRows.reverse()
    for index in 0..<tape.relaxedRows.count {
      let row = tape.relaxedRows[index]
      // The fourth term stands apart, if there is one.
      let last = rows[row].count > 3 ? terms[rows[row].first &+ 3].variable : -1
      var own: UInt8? = 0
      guard let terms = recordedTerms(of: row, besides: last, &own), let own else { return false }
      tape.checks.append(
        TapeCheck(
          constant: rows[row].constant,
          terms: terms,
          lastFactor: own,
          relation: rows[row].relation,
          last: last < 0 ? terms.variables.0 : last,
          row: row
        )
      )
    }
    return true
  }
}
