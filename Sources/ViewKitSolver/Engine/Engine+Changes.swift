extension Engine {
  func setConstant(_ row: Int32, _ constant: Double) {
    guard rows[row].constant != constant else { return }
    rows[row].constant = constant
    if rows[row].flags.contains(.culprit) { noteCulpritMoved(row) }
    switch states[row] {
    case .definition:
      // A tape that starts from the variable does not contain its definition.
      if !tape.starts(from: rows[row].target) { planVersion += 1 }
      noteMoved(rows[row].target)
    case .direct:
      planVersion += 1
      noteDirty(rows[row].target)
    case .active: noteDirty(dirtyMember(of: row))
    case .relaxed:
      planVersion += 1
      noteUnchecked(.constraint(row))
    case .pending, .broken, .free: break
    }
  }

  func setPriority(_ row: Int32, _ priority: Float) {
    guard rows[row].priority != priority else { return }
    noteCulpritChanged(row)
    // A row of another priority may belong elsewhere in the plan, so it finds its place anew.
    withdraw(row)
    rows[row].priority = priority
    states[row] = .pending
    pendingRows.append(row)
  }

  func setInput(_ variable: Int32, _ value: Double) {
    if !marks[variable].contains(.input) { makeInput(variable) }
    guard values[variable] != value else { return }
    if marks[variable].contains(.culprit) { noteCulpritInputMoved(variable) }
    noteChange(of: variable)
    values[variable] = value
    if variables[variable].terms >= 0 { noteMoved(variable) }
  }

  private func makeInput(_ variable: Int32) {
    // The lower bound of an input does not count.
    if marks[variable].contains(.nonNegative) { noteCulpritInputChanged(variable) }
    let definition = variables[variable].definition
    if definition >= 0 {
      withdraw(definition)
      states[definition] = .pending
      pendingRows.append(definition)
    }
    dropBound(of: variable)
    marks[variable].formUnion([.input, .determined])
    marks[variable].subtract([.dirty, .basic])
    variables[variable].level = 0
    if variables[variable].terms >= 0 { noteTouched(variable) }
  }

  /// Gives a variable back to the constraints; it keeps its value until they move it.
  func clearInput(_ variable: Int32) {
    guard marks[variable].contains(.input) else { return }
    if marks[variable].contains(.culprit) { noteCulpritInputChanged(variable) }
    marks[variable].subtract([.input, .determined])
    noteTouched(variable)
    noteDirty(variable)
  }

  /// Takes a row out of the plan, whatever its place, and notes what must be looked at again.
  func withdraw(_ row: Int32) {
    planVersion += 1
    switch states[row] {
    case .definition:
      undefine(rows[row].target)
    case .direct:
      noteDirty(rows[row].target)
    case .active:
      dropEntries(of: .constraint(row))
    case .broken:
      forgetConflict(of: row)
    case .pending, .relaxed, .free:
      break
    }
    rows[row].target = -1
    rows[row].flags.subtract([.counted, .tight])
  }

  @inline(__always)
  func noteDirty(_ parameter: Int32) {
    guard !marks[parameter].contains(.dirty) else { return }
    marks[parameter].insert(.dirty)
    dirtyParameters.append(parameter)
  }

  @inline(__always)
  func noteMoved(_ variable: Int32) {
    guard !marks[variable].contains(.moved) else { return }
    marks[variable].insert(.moved)
    movedVariables.append(variable)
  }

  func noteTouched(_ variable: Int32) {
    guard !marks[variable].contains(.touched) else { return }
    marks[variable].insert(.touched)
    touchedVariables.append(variable)
  }

  @inline(__always)
  func noteUnchecked(_ reference: RowReference) {
    if let row = reference.constraint {
      guard !rows[row].flags.contains(.queued) else { return }
      rows[row].flags.insert(.queued)
    } else {
      let variable = reference.boundedVariable
      guard !marks[variable].contains(.boundQueued) else { return }
      marks[variable].insert(.boundQueued)
    }
    checkList.append(reference)
  }

  /// Remembers the value a variable had before this solve changed it.
  @inline(__always)
  func noteChange(of variable: Int32) {
    guard variable < firstNewVariable, !marks[variable].contains(.changed) else { return }
    marks[variable].insert(.changed)
    changes.append(Change(variable: variable, oldValue: values[variable]))
  }
}
