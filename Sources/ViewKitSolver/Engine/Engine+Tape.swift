// Resizing and animation: when the same inputs, or the same constant, change again and again, what
// follows from them is evaluated from flat lists instead of through the queue.

extension Engine {
  /// Evaluates what follows from what has moved with the tape, if the last change moved the same.
  ///
  /// - Returns: `false` if something else moved, or something else moved before.
  func replayTape() -> Bool {
    guard isTapeCurrent() else {
      rememberMoves()
      return false
    }
    if tape.state == .remembered { recordTape() }
    guard tape.state == .recorded else { return false }
    for index in 0..<movedVariables.count { marks[movedVariables[index]].remove(.moved) }
    movedVariables.removeAll()
    guard moveSource() else { return true }
    evaluateDefinitions()
    minimiseParameters()
    checkRows()
    for index in 0..<tape.dirtyParameters.count { noteDirty(tape.dirtyParameters[index]) }
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

  /// Notes from which variables a tape would start: from inputs, or from a single defined one.
  private func rememberMoves() {
    tape.state = .remembered
    tape.version = -1
    tape.inputs.removeAll()
    for index in 0..<movedVariables.count {
      let variable = movedVariables[index]
      let isSource = marks[variable].contains(.defined) && movedVariables.count == 1
      guard isSource || marks[variable].contains(.input) else { return }
      tape.inputs.append(variable)
    }
    tape.version = planVersion
  }

  /// Evaluates the definition that the tape starts from, if it does not start from inputs.
  ///
  /// - Returns: Whether anything can follow.
  private func moveSource() -> Bool {
    let variable = tape.inputs[0]
    guard marks[variable].contains(.defined) else { return true }
    counters.evaluations &+= 1
    let value = definedValue(variable)
    guard values[variable] != value else { return false }
    noteChange(of: variable)
    values[variable] = value
    if marks[variable].contains(.nonNegative) {
      tellBound(of: variable, variables[variable], origin: .model)
    }
    return true
  }

  private func evaluateDefinitions() {
    let values = values.base
    let factors = tape.factors.base
    let operations = tape.operations.base
    let count = Int(tape.operations.count)
    counters.evaluations &+= count
    reportedChanges.reserve(
      reportedChanges.count &+ tape.operations.count &+ tape.parameters.count
    )
    for index in 0..<count {
      let operation = operations + index
      let sum = operation.pointee.terms.sum(from: operation.pointee.constant, values, factors)
      let own = operation.pointee.ownFactor
      let value = own == 1 ? -sum : -sum / factors[Int(own)]
      let target = operation.pointee.variable
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

  /// Finds the optimum of each parameter that is independent of all others.
  private func minimiseParameters() {
    let values = values.base
    let factors = tape.factors.base
    var bound = tape.bounds.base
    counters.groups &+= Int(tape.parameters.count)
    for index in 0..<tape.parameters.count {
      let parameter = tape.parameters[index]
      var optimum = ScalarOptimum(lower: parameter.lower, upper: parameter.upper)
      for _ in 0..<parameter.boundCount {
        let sum = bound.pointee.terms.sum(from: bound.pointee.constant, values, factors)
        let own = bound.pointee.ownFactor
        let position = own == 1 ? -sum : -sum / factors[Int(own)]
        if bound.pointee.sides.contains(.lower), position > optimum.lower {
          optimum.lower = position
        }
        if bound.pointee.sides.contains(.upper), position < optimum.upper {
          optimum.upper = position
        }
        bound += 1
      }
      // Whether that is a conflict or rounding is decided the general way.
      guard optimum.lower <= optimum.upper else {
        noteDirty(parameter.variable)
        continue
      }
      optimum.narrow(to: parameter.bestLower, parameter.bestUpper)
      let old = values[Int(parameter.variable)]
      let value = optimum.nearest(to: old)
      guard value != old else { continue }
      if parameter.isLeaf {
        values[Int(parameter.variable)] = value
        reportedChanges.append(Variable(index: parameter.variable))
      } else {
        assign(value, to: parameter.variable)
      }
    }
  }

  /// Notes the relaxed rows that do not hold; what groups move is noted when it moves.
  private func checkRows() {
    let values = values.base
    let factors = tape.factors.base
    for index in 0..<tape.checks.count {
      let check = tape.checks[index]
      var sum = check.terms.sum(from: check.constant, values, factors)
      sum += factors[Int(check.lastFactor)] * values[Int(check.last)]
      if check.relation.violation(of: sum) > 0 { noteUnchecked(.constraint(check.row)) }
    }
  }
}
