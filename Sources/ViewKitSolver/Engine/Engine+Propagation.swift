extension Engine {
  /// Whether a change comes from outside of the groups or is the result of minimising one.
  enum ChangeOrigin {
    /// Constants, inputs or structure: the groups of the rows it reaches must be minimised again.
    case model

    /// A group's new optimum: the rows of the group already hold.
    case group
  }

  @inline(__always)
  func enqueue(_ variable: Int32) {
    if variable == readyVariable || marks[variable].contains(.queued) { return }
    if variables[variable].level > deepestLevel {
      noteMoved(variable)
      return
    }
    if queuedCount == 0 {
      if readyVariable < 0 {
        // Chains have one variable waiting at a time: it needs no list.
        readyVariable = variable
        return
      }
      let other = readyVariable
      readyVariable = -1
      enlist(other)
    }
    enlist(variable)
  }

  @inline(__always)
  private func enlist(_ variable: Int32) {
    marks[variable].insert(.queued)
    let level = variables[variable].level
    if level >= levelHeads.count { levelHeads.resize(to: level + level / 2 + 8, filling: -1) }
    variables[variable].next = levelHeads[level]
    levelHeads[level] = variable
    queuedCount &+= 1
    if level < lowestLevel { lowestLevel = level }
  }

  /// Takes a variable of the lowest level out of the queue.
  @inline(__always)
  func dequeue() -> Int32? {
    if readyVariable >= 0 {
      let variable = readyVariable
      readyVariable = -1
      return variable
    }
    guard queuedCount > 0 else { return nil }
    while levelHeads[lowestLevel] < 0 { lowestLevel &+= 1 }
    let variable = levelHeads[lowestLevel]
    levelHeads[lowestLevel] = variables[variable].next
    marks[variable].remove(.queued)
    queuedCount &-= 1
    if queuedCount == 0 { lowestLevel = Int32.max }
    return variable
  }

  /// Evaluates what the constants and inputs noted as moved define, and all that follows from it.
  func propagateMoves() {
    guard !movedVariables.isEmpty, !replayTape() else { return }
    evaluateMoves()
  }

  /// The same from an index in the list of what has moved, up to the level that is the deepest now.
  func evaluateMoves(from start: Int32 = 0) {
    let end = movedVariables.count
    for index in start..<end {
      let variable = movedVariables[index]
      guard marks[variable].contains(.moved) else { continue }
      marks[variable].remove(.moved)
      if marks[variable].contains(.input) {
        tellConsumers(of: variable, origin: .model)
      } else if variables[variable].definition >= 0 {
        enqueue(variable)
      }
    }
    drain(origin: .model)
    movedVariables.removeSubrange(start..<end)
  }

  /// Evaluates the queued definitions, sources before users.
  func drain(origin: ChangeOrigin) {
    while let variable = dequeue() {
      counters.evaluations &+= 1
      setValue(variable, definedValue(variable), origin: origin)
    }
  }

  /// Solves a variable's definition for it.
  @inline(__always)
  func definedValue(_ variable: Int32) -> Double {
    let row = variables[variable].definition
    var sum = rows[row].constant
    var own = 1.0
    var slot = rows[row].first
    let end = slot &+ Int32(rows[row].count)
    while slot < end {
      let term = terms[slot]
      if term.variable == variable {
        own = term.coefficient
      } else {
        sum += term.coefficient * values[term.variable]
      }
      slot &+= 1
    }
    return own == 1 ? -sum : -sum / own
  }

  @inline(__always)
  func setValue(_ variable: Int32, _ value: Double, origin: ChangeOrigin) {
    guard values[variable] != value else { return }
    noteChange(of: variable)
    values[variable] = value
    tellConsumers(of: variable, origin: origin)
  }

  /// Queues the definitions and rows that use a variable whose value changed.
  @inline(__always)
  func tellConsumers(of variable: Int32, origin: ChangeOrigin) {
    let record = variables[variable]
    if marks[variable].isSuperset(of: [.nonNegative, .defined]) {
      tellBound(of: variable, record, origin: origin)
    }
    var slot = record.terms
    var steps = 0
    while slot >= 0 {
      let row = terms[slot].row
      switch states[row] {
      case .definition:
        let target = rows[row].target
        if target != variable { enqueue(target) }
      case .direct:
        if origin == .model { noteDirty(rows[row].target) }
      case .active:
        if origin == .model { noteDirty(dirtyMember(of: row)) }
      case .relaxed:
        noteUnchecked(.constraint(row))
      case .pending, .broken, .free:
        break
      }
      slot = terms[slot].next
      steps &+= 1
    }
    counters.steps &+= steps
  }

  @inline(__always)
  func tellBound(
    of variable: Int32,
    _ record: VariableRecord,
    origin: ChangeOrigin
  ) {
    if record.boundEntries >= 0 {
      if origin == .model { noteDirty(entries[record.boundEntries].variable) }
    } else if values[variable] < 0 {
      noteUnchecked(.bound(of: variable))
    }
  }
}
