// Algorithm.md, section 4.3.

extension Engine {
  func setConstant(_ row: Int32, _ constant: Double) {
    guard rows[row].constant != constant else { return }
    rows[row].constant = constant
    if rows[row].flags.contains(.culprit) { doubtConflicts(withRow: row) }
    switch rowStates[row] {
    case .definition:
      // A replay plan that starts from the variable doesn't contain its definition.
      if !replayPlan.starts(from: rows[row].target) { planVersion += 1 }
      setNeedsEvaluation(rows[row].target)
    case .direct:
      planVersion += 1
      setNeedsMinimising(rows[row].target)
    case .active: setNeedsMinimising(memberToMinimise(of: row))
    case .relaxed:
      planVersion += 1
      enqueueCheck(.constraint(row))
    case .idle: planVersion += 1
    case .pending, .broken, .free: break
    }
  }

  func setPriority(_ row: Int32, _ priority: Float) {
    guard rows[row].priority != priority else { return }
    retryConflicts(withRow: row)
    // A row of another priority may belong elsewhere in the plan, so it finds its place anew.
    withdraw(row)
    rows[row].priority = priority
    rowStates[row] = .pending
    pendingRows.append(row)
  }

  func setInput(_ variable: Int32, _ value: Double) {
    if !variableFlags[variable].contains(.input) { makeInput(variable) }
    guard values[variable] != value else { return }
    if variableFlags[variable].contains(.culprit) { doubtConflicts(withInput: variable) }
    keepOldValue(of: variable)
    values[variable] = value
    if variables[variable].terms >= 0 { setNeedsEvaluation(variable) }
  }

  private func makeInput(_ variable: Int32) {
    // The lower bound of an input does not count.
    if variableFlags[variable].contains(.nonNegative) { retryConflicts(withInputOrBound: variable) }
    let definition = variables[variable].definition
    if definition >= 0 {
      withdraw(definition)
      rowStates[definition] = .pending
      pendingRows.append(definition)
    }
    dropBound(of: variable)
    variableFlags[variable].formUnion([.input, .determined])
    variableFlags[variable].subtract([.needsMinimising, .basic])
    variables[variable].depth = 0
    if variables[variable].terms >= 0 { setNeedsRestructuring(variable) }
  }

  /// Gives a variable back to the constraints; it keeps its value until they move it.
  func clearInput(_ variable: Int32) {
    guard variableFlags[variable].contains(.input) else { return }
    if variableFlags[variable].contains(.culprit) { retryConflicts(withInputOrBound: variable) }
    variableFlags[variable].subtract([.input, .determined])
    setNeedsRestructuring(variable)
    setNeedsMinimising(variable)
  }

  /// Takes a row out of the plan, whatever its state, and queues what must be looked at again.
  func withdraw(_ row: Int32) {
    planVersion += 1
    switch rowStates[row] {
    case .definition:
      undefine(rows[row].target)
    case .direct:
      setNeedsMinimising(rows[row].target)
      forgetOwnValue(of: rows[row].target, from: row)
    case .active:
      dropExpansion(of: .constraint(row))
    case .broken:
      forgetConflict(of: row)
    case .pending, .relaxed, .idle, .free:
      break
    }
    rows[row].target = -1
    rows[row].flags.subtract([.counted, .tight])
  }

  @inline(__always)
  func setNeedsMinimising(_ parameter: Int32) {
    guard !variableFlags[parameter].contains(.needsMinimising) else { return }
    variableFlags[parameter].insert(.needsMinimising)
    parametersToMinimise.append(parameter)
  }

  @inline(__always)
  func setNeedsEvaluation(_ variable: Int32) {
    guard !variableFlags[variable].contains(.needsEvaluation) else { return }
    variableFlags[variable].insert(.needsEvaluation)
    variablesToEvaluate.append(variable)
  }

  func setNeedsRestructuring(_ variable: Int32) {
    guard !variableFlags[variable].contains(.needsRestructuring) else { return }
    variableFlags[variable].insert(.needsRestructuring)
    variablesToRestructure.append(variable)
  }

  @inline(__always)
  func enqueueCheck(_ reference: RowReference) {
    if let row = reference.constraint {
      guard !rows[row].flags.contains(.inCheckList) else { return }
      rows[row].flags.insert(.inCheckList)
    } else {
      let variable = reference.boundedVariable
      guard !variableFlags[variable].contains(.boundInCheckList) else { return }
      variableFlags[variable].insert(.boundInCheckList)
    }
    checkList.append(reference)
  }

  /// Remembers the value a variable had before this solve changed it.
  @inline(__always)
  func keepOldValue(of variable: Int32) {
    guard variable < firstNewVariable, !variableFlags[variable].contains(.hasOldValue) else {
      return
    }
    variableFlags[variable].insert(.hasOldValue)
    changes.append(Change(variable: variable, oldValue: values[variable]))
  }
}
