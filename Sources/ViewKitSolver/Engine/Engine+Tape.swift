// Resizing: when the same inputs move again and again, the definitions that follow from them are
// evaluated from a flat list instead of through the queue.

/// One definition with the terms of its row in place.
struct TapeOperation: BitwiseCopyable {
  var target: Int32
  var first: Int32
  var second: Int32
  var third: Int32

  /// Whether the target's lower bound is relaxed.
  var hasRelaxedBound = false

  /// Whether groups may move the target again.
  var isDetermined = false
  var constant: Double
  var ownCoefficient = 1.0
  var firstCoefficient = 0.0
  var secondCoefficient = 0.0
  var thirdCoefficient = 0.0
}

/// The definitions and rows that a set of inputs reaches, in order of evaluation.
struct Tape: ~Copyable {
  /// The inputs it starts from, in the order they moved.
  var inputs = Buffer<Int32>()

  /// The version of the plan it belongs to.
  var version = -1
  var isRecorded = false
  var operations = Buffer<TapeOperation>()
  var dirtyParameters = Buffer<Int32>()
  var uncheckedRows = Buffer<RowReference>()

  init() {}
}

extension Engine {
  /// Evaluates what follows from moved inputs with the tape, if the last change moved the same ones.
  ///
  /// - Returns: `false` if something else moved, or something else moved before.
  mutating func replayTape() -> Bool {
    guard isTapeCurrent() else {
      rememberMovedInputs()
      return false
    }
    for index in 0..<movedVariables.count { variables[movedVariables[index]].flags.remove(.moved) }
    movedVariables.removeAll()
    if !tape.isRecorded { recordTape() }
    runTape()
    for index in 0..<tape.dirtyParameters.count { noteDirty(tape.dirtyParameters[index]) }
    for index in 0..<tape.uncheckedRows.count { noteUnchecked(tape.uncheckedRows[index]) }
    return true
  }

  // Inlined, because a call would take a copy of the whole state along.
  @inline(__always)
  private func isTapeCurrent() -> Bool {
    guard tape.version == planVersion, tape.inputs.count == movedVariables.count else {
      return false
    }
    for index in 0..<movedVariables.count where tape.inputs[index] != movedVariables[index] {
      return false
    }
    return true
  }

  private mutating func rememberMovedInputs() {
    tape.isRecorded = false
    tape.version = -1
    tape.inputs.removeAll()
    for index in 0..<movedVariables.count {
      let variable = movedVariables[index]
      guard variables[variable].flags.contains(.input) else { return }
      tape.inputs.append(variable)
    }
    tape.version = planVersion
  }

  /// Lists everything the inputs reach, whether or not a value happens to stay the same.
  ///
  /// The order is that of a depth-first search, reversed: sources come before their users, and the parts
  /// of a subtree stay together.
  private mutating func recordTape() {
    tape.operations.removeAll()
    tape.dirtyParameters.removeAll()
    tape.uncheckedRows.removeAll()
    for index in 0..<tape.inputs.count { visitUsers(of: tape.inputs[index]) }
    for index in 0..<tape.operations.count {
      variables[tape.operations[index].target].flags.remove(.queued)
    }
    tape.operations.reverse()
    tape.isRecorded = true
  }

  /// Appends the definitions that use a variable, each after all that use it in turn.
  private mutating func visitUsers(of variable: Int32) {
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
        if finished != variable { tape.operations.append(operation(defining: finished)) }
        continue
      }
      expansionHeap[top] = terms[slot].next
      recordUser(terms[slot].row, of: expansionSupport[top])
    }
  }

  private mutating func recordUser(_ row: Int32, of variable: Int32) {
    switch rows[row].state {
    case .definition:
      let target = rows[row].target
      guard target != variable, !variables[target].flags.contains(.queued) else { return }
      variables[target].flags.insert(.queued)
      expansionSupport.append(target)
      expansionHeap.append(variables[target].terms)
      if variables[target].boundEntries >= 0 {
        tape.dirtyParameters.append(entries[variables[target].boundEntries].variable)
      }
    case .direct:
      tape.dirtyParameters.append(rows[row].target)
    case .active:
      tape.dirtyParameters.append(entries[rows[row].entries].variable)
    case .relaxed:
      tape.uncheckedRows.append(.constraint(row))
    case .pending, .broken, .free:
      break
    }
  }

  private func operation(defining variable: Int32) -> TapeOperation {
    let row = variables[variable].definition
    let flags = variables[variable].flags
    var result = TapeOperation(
      target: variable,
      first: variable,
      second: variable,
      third: variable,
      constant: rows[row].constant
    )
    result.isDetermined = flags.contains(.determined)
    result.hasRelaxedBound =
      flags.contains(.nonNegative) && variables[variable].boundEntries < 0
    var count = 0
    for slot in termRange(of: row) {
      let term = terms[slot]
      if term.variable == variable {
        result.ownCoefficient = term.coefficient
        continue
      }
      switch count {
      case 0: (result.first, result.firstCoefficient) = (term.variable, term.coefficient)
      case 1: (result.second, result.secondCoefficient) = (term.variable, term.coefficient)
      default: (result.third, result.thirdCoefficient) = (term.variable, term.coefficient)
      }
      count += 1
    }
    return result
  }

  private mutating func runTape() {
    let values = values.base
    let operations = tape.operations.base
    let count = Int(tape.operations.count)
    counters.evaluations &+= count
    reportedChanges.reserve(reportedChanges.count &+ tape.operations.count)
    for index in 0..<count {
      let operation = operations + index
      var sum = operation.pointee.constant
      sum += operation.pointee.firstCoefficient * values[Int(operation.pointee.first)]
      sum += operation.pointee.secondCoefficient * values[Int(operation.pointee.second)]
      sum += operation.pointee.thirdCoefficient * values[Int(operation.pointee.third)]
      let own = operation.pointee.ownCoefficient
      let value = own == 1 ? -sum : -sum / own
      let target = operation.pointee.target
      guard values[Int(target)] != value else { continue }
      if operation.pointee.isDetermined {
        // Nothing else in this solve moves it: it goes straight into the report.
        reportedChanges.append(Variable(index: target))
      } else {
        noteChange(of: target)
      }
      values[Int(target)] = value
      if operation.pointee.hasRelaxedBound, value < 0 { noteUnchecked(.bound(of: target)) }
    }
  }
}
