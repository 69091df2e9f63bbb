// Algorithm.md, section 6.

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
    if variable == readyVariable || variableFlags[variable].contains(.inDepthQueue) { return }
    if variables[variable].depth > depthLimit {
      setNeedsEvaluation(variable)
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
    variableFlags[variable].insert(.inDepthQueue)
    let depth = variables[variable].depth
    if depth >= depthHeads.count { depthHeads.resize(to: depth + depth / 2 + 8, filling: -1) }
    variables[variable].nextAtDepth = depthHeads[depth]
    depthHeads[depth] = variable
    queuedCount &+= 1
    if depth < lowestDepth { lowestDepth = depth }
  }

  /// Takes a variable of the lowest depth out of the queue.
  @inline(__always)
  func dequeue() -> Int32? {
    if readyVariable >= 0 {
      let variable = readyVariable
      readyVariable = -1
      return variable
    }
    guard queuedCount > 0 else { return nil }
    while depthHeads[lowestDepth] < 0 { lowestDepth &+= 1 }
    let variable = depthHeads[lowestDepth]
    depthHeads[lowestDepth] = variables[variable].nextAtDepth
    variableFlags[variable].remove(.inDepthQueue)
    queuedCount &-= 1
    if queuedCount == 0 { lowestDepth = Int32.max }
    return variable
  }

  /// Evaluates the definitions that changed constants and inputs concern, and all that follow.
  func evaluateChanges() {
    guard !variablesToEvaluate.isEmpty, !replay() else { return }
    evaluateVariables()
  }

  /// Evaluates from an index in the list of variables on, down to `depthLimit`.
  func evaluateVariables(from start: Int32 = 0) {
    let end = variablesToEvaluate.count
    for index in start..<end {
      let variable = variablesToEvaluate[index]
      guard variableFlags[variable].contains(.needsEvaluation) else { continue }
      variableFlags[variable].remove(.needsEvaluation)
      if variableFlags[variable].contains(.input) {
        notifyUsers(of: variable, origin: .model)
      } else if variables[variable].definition >= 0 {
        enqueue(variable)
      }
    }
    drain(origin: .model)
    variablesToEvaluate.removeSubrange(start..<end)
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
    var targetCoefficient = 1.0
    var slot = rows[row].first
    let end = slot &+ Int32(rows[row].count)
    while slot < end {
      let term = terms[slot]
      if term.variable == variable {
        targetCoefficient = term.coefficient
      } else {
        sum += term.coefficient * values[term.variable]
      }
      slot &+= 1
    }
    return targetCoefficient == 1 ? -sum : -sum / targetCoefficient
  }

  @inline(__always)
  func setValue(_ variable: Int32, _ value: Double, origin: ChangeOrigin) {
    guard values[variable] != value else { return }
    keepOldValue(of: variable)
    values[variable] = value
    notifyUsers(of: variable, origin: origin)
  }

  /// Queues the definitions and rows that use a variable whose value changed.
  @inline(__always)
  func notifyUsers(of variable: Int32, origin: ChangeOrigin) {
    let record = variables[variable]
    if variableFlags[variable].isSuperset(of: [.nonNegative, .defined]) {
      notifyBound(of: variable, record, origin: origin)
    }
    var slot = record.terms
    var steps = 0
    while slot >= 0 {
      let row = terms[slot].row
      switch rowStates[row] {
      case .definition:
        let target = rows[row].target
        if target != variable { enqueue(target) }
      case .direct:
        if origin == .model { setNeedsMinimising(rows[row].target) }
      case .active:
        if origin == .model { setNeedsMinimising(memberToMinimise(of: row)) }
      case .relaxed:
        enqueueCheck(.constraint(row))
      case .pending, .idle, .broken, .free:
        break
      }
      slot = terms[slot].next
      steps &+= 1
    }
    counters.steps &+= steps
  }

  @inline(__always)
  func notifyBound(
    of variable: Int32,
    _ record: VariableRecord,
    origin: ChangeOrigin
  ) {
    if record.firstBoundCoefficient >= 0 {
      if origin == .model {
        setNeedsMinimising(rowCoefficients[record.firstBoundCoefficient].variable)
      }
    } else if values[variable] < 0 {
      enqueueCheck(.bound(of: variable))
    }
  }
}
