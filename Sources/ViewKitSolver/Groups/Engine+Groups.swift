// Algorithm.md, sections 7 and 7.1.
//
// Minimisation of the groups of parameters that rows couple.

/// The new value of a parameter, to be set when all groups are minimised.
struct Assignment: BitwiseCopyable {
  var variable: Int32
  var value: Double
}

extension Engine {
  /// Minimises the groups of all parameters that need it.
  ///
  /// Groups whose required rows contradict each other stay in the list.
  func minimiseGroups() {
    minimiseSingleParameters()
    var index: Int32 = 0
    var kept: Int32 = 0
    while index < parametersToMinimise.count {
      let parameter = parametersToMinimise[index]
      index += 1
      guard variableFlags[parameter].contains(.needsMinimising) else { continue }
      variableFlags[parameter].remove(.needsMinimising)
      guard isParameter(parameter), variableFlags[parameter].contains(.live) else {
        continue
      }
      if !minimiseGroup(of: parameter) {
        parametersToMinimise[kept] = parameter
        kept += 1
      }
    }
    for index in 0..<kept { variableFlags[parametersToMinimise[index]].insert(.needsMinimising) }
    parametersToMinimise.resize(to: kept, filling: -1)
    applyAssignments()
  }

  /// Minimises the parameters that only rows of their own bear on; the others stay in the list.
  ///
  /// Reads the list from an index on. The optimum of such a parameter depends on determined variables
  /// only, so none waits for another.
  func minimiseSingleParameters(from start: Int32 = 0) {
    var kept = start
    for index in start..<parametersToMinimise.count {
      let parameter = parametersToMinimise[index]
      guard variableFlags[parameter].contains(.needsMinimising) else { continue }
      if isParameter(parameter), variables[parameter].firstCoefficient < 0,
        variableFlags[parameter].contains(.live), isPlaced(parameter)
      {
        let (optimum, isLeaf) = scalarOptimum(of: parameter)
        if !optimum.isInfeasible {
          counters.groups &+= 1
          variableFlags[parameter].remove(.needsMinimising)
          let value = optimum.nearest(to: values[parameter])
          if !isLeaf {
            setValue(parameter, value, origin: .group)
          } else if values[parameter] != value {
            // Only its own rows contain it.
            keepOldValue(of: parameter)
            values[parameter] = value
          }
          continue
        }
      }
      parametersToMinimise[kept] = parameter
      kept += 1
    }
    parametersToMinimise.resize(to: kept, filling: -1)
    // The groups that are left need values that fit together.
    if kept > start { drain(origin: .group) }
  }

  /// Whether the newest row with a parameter has found its place, and with it, as a rule, all of them.
  @inline(__always)
  func isPlaced(_ parameter: Int32) -> Bool {
    let newest = variables[parameter].terms
    return newest < 0 || rowStates[terms[newest].row] != .pending
  }

  /// Notes the new value of a parameter.
  ///
  /// Values stay as they are until all groups are minimised: a row may contain variables of several
  /// groups whose coefficients cancel, and can be evaluated only while all values fit together.
  @inline(__always)
  func assign(_ value: Double, to parameter: Int32) {
    guard values[parameter] != value else { return }
    assignments.append(Assignment(variable: parameter, value: value))
  }

  func applyAssignments() {
    for index in 0..<assignments.count {
      let assignment = assignments[index]
      setValue(assignment.variable, assignment.value, origin: .group)
    }
    assignments.removeAll()
  }

  /// - Returns: `false` if the required rows of the group contradict each other.
  private func minimiseGroup(of parameter: Int32) -> Bool {
    counters.groups &+= 1
    if parametersToMinimise.count == 1, rebalance(parameter) { return true }
    collectGroup(of: parameter)
    let isMinimised = fillCollectedGroup() || runSimplex()
    releaseGroup()
    return isMinimised
  }

  /// The optimum of a parameter on which only direct rows bear, and whether nothing else contains it.
  @inline(__always)
  private func scalarOptimum(
    of parameter: Int32
  ) -> (optimum: ScalarOptimum, isLeaf: Bool) {
    program.breaks.removeAll()
    let record = variables[parameter]
    var isLeaf = record.uses == 0
    var optimum = ScalarOptimum()
    if variableFlags[parameter].contains(.nonNegative) { optimum.lower = 0 }
    var slot = record.terms
    var steps = 0
    while slot >= 0 {
      let row = terms[slot].row
      let state = rowStates[row]
      if state == .active || state == .relaxed { isLeaf = false }
      if state == .direct {
        let point = directBreakpoint(row, slot)
        if point.priority >= 1000 {
          if point.left < 0, point.position > optimum.lower { optimum.lower = point.position }
          if point.right > 0, point.position < optimum.upper { optimum.upper = point.position }
        } else {
          program.breaks.append(point)
        }
      }
      slot = terms[slot].next
      steps &+= 1
    }
    counters.steps &+= steps
    if optimum.lower > optimum.upper { optimum.closeGap() }
    if optimum.lower == optimum.upper || program.breaks.isEmpty { return (optimum, isLeaf) }
    return (program.breaks.scalarOptimum(within: optimum), isLeaf)
  }
}
