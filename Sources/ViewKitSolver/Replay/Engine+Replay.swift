// Algorithm.md, section 12.
//
// Resizing and animation: when the same inputs, or the same constant, change again and again, what
// follows from them is evaluated from flat lists instead of through the queue.

extension Engine {
  /// Evaluates by the replay plan, if the same variables changed as the last time.
  ///
  /// - Returns: `false` if others changed, or if the plan has changed or is unfit.
  func replay() -> Bool {
    guard isReplayPlanCurrent() else {
      rememberSources()
      return false
    }
    if replayPlan.state == .remembered { recordReplayPlan() }
    guard replayPlan.state == .recorded else { return false }
    for index in 0..<variablesToEvaluate.count {
      variableFlags[variablesToEvaluate[index]].remove(.needsEvaluation)
    }
    variablesToEvaluate.removeAll()
    guard moveSource() else { return true }
    evaluateDefinitions()
    minimiseParameters()
    checkRows()
    for index in 0..<replayPlan.parametersToMinimise.count {
      setNeedsMinimising(replayPlan.parametersToMinimise[index])
    }
    return true
  }

  // Inlined, because a call would take a copy of the whole state along.
  @inline(__always)
  private func isReplayPlanCurrent() -> Bool {
    guard replayPlan.version == planVersion, replayPlan.sources.count == variablesToEvaluate.count
    else {
      return false
    }
    for index in 0..<variablesToEvaluate.count
    where replayPlan.sources[index] != variablesToEvaluate[index] {
      return false
    }
    return true
  }

  /// Remembers the variables a replay would start from: inputs, or a single defined variable.
  private func rememberSources() {
    replayPlan.state = .remembered
    replayPlan.version = -1
    replayPlan.sources.removeAll()
    for index in 0..<variablesToEvaluate.count {
      let variable = variablesToEvaluate[index]
      let isSource = variableFlags[variable].contains(.defined) && variablesToEvaluate.count == 1
      guard isSource || variableFlags[variable].contains(.input) else { return }
      replayPlan.sources.append(variable)
    }
    replayPlan.version = planVersion
  }

  /// Evaluates the definition that the plan starts from, if it does not start from inputs.
  ///
  /// - Returns: Whether anything can follow.
  private func moveSource() -> Bool {
    let variable = replayPlan.sources[0]
    guard variableFlags[variable].contains(.defined) else { return true }
    counters.evaluations &+= 1
    let value = definedValue(variable)
    guard values[variable] != value else { return false }
    keepOldValue(of: variable)
    values[variable] = value
    if variableFlags[variable].contains(.nonNegative) {
      notifyBound(of: variable, variables[variable], origin: .model)
    }
    return true
  }

  private func evaluateDefinitions() {
    let values = values.base
    let factors = replayPlan.factors.base
    let definitions = replayPlan.definitions.base
    let count = Int(replayPlan.definitions.count)
    counters.evaluations &+= count
    reportedChanges.reserve(
      reportedChanges.count &+ replayPlan.definitions.count &+ replayPlan.parameters.count
    )
    for index in 0..<count {
      let operation = definitions + index
      let sum = operation.pointee.terms.sum(from: operation.pointee.constant, values, factors)
      let factor = operation.pointee.targetFactor
      let value = factor == 1 ? -sum : -sum / factors[Int(factor)]
      let target = operation.pointee.variable
      guard values[Int(target)] != value else { continue }
      if operation.pointee.isDetermined {
        // Nothing else in this solve moves it: it goes straight into the report.
        reportedChanges.append(Variable(index: target))
      } else {
        keepOldValue(of: target)
      }
      values[Int(target)] = value
      if operation.pointee.hasRelaxedBound, value < 0 { enqueueCheck(.bound(of: target)) }
    }
  }

  /// Finds the optimum of each parameter that is independent of all others.
  private func minimiseParameters() {
    let values = values.base
    let factors = replayPlan.factors.base
    var bound = replayPlan.bounds.base
    counters.groups &+= Int(replayPlan.parameters.count)
    for index in 0..<replayPlan.parameters.count {
      let parameter = replayPlan.parameters[index]
      var optimum = ScalarOptimum(lower: parameter.lower, upper: parameter.upper)
      for _ in 0..<parameter.boundCount {
        let sum = bound.pointee.terms.sum(from: bound.pointee.constant, values, factors)
        let factor = bound.pointee.targetFactor
        let position = factor == 1 ? -sum : -sum / factors[Int(factor)]
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
        setNeedsMinimising(parameter.variable)
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
    let factors = replayPlan.factors.base
    for index in 0..<replayPlan.checks.count {
      let check = replayPlan.checks[index]
      var sum = check.terms.sum(from: check.constant, values, factors)
      sum += factors[Int(check.lastFactor)] * values[Int(check.last)]
      if check.relation.violation(of: sum) > 0 { enqueueCheck(.constraint(check.row)) }
    }
  }
}
