// Algorithm.md, section 11.
//
// Which values are not unique: a variable is ambiguous if it differs between two optimal solutions.

extension Engine {
  /// The ambiguous variables in order of their index; remembered until a variable or a row comes or goes,
  /// or a solve has work to do.
  ///
  /// All relaxed rows take part for the time of the question, so that each group's optimal face is exact.
  func ambiguousVariables() -> [Int32] {
    solve()
    if let ambiguousIndices { return ambiguousIndices }
    ignoresChoices = true
    defer { ignoresChoices = false }
    let activated = activateAllRows()
    ambiguousParameters.assign(false, count: variables.count)
    groupRoots.assign(-1, count: variables.count)
    for variable in 0..<variables.count where isOpenParameter(variable) && groupRoots[variable] < 0
    {
      findAmbiguousParameters(inGroupOf: variable)
    }
    var result: [Int32] = []
    for variable in 0..<variables.count where isAmbiguous(variable) { result.append(variable) }
    for reference in activated { dropExpansion(of: reference) }
    clearParametersToMinimise()
    ambiguousIndices = result
    return result
  }

  private func isOpenParameter(_ variable: Int32) -> Bool {
    variableFlags[variable].contains(.live) && isParameter(variable)
  }

  private func clearParametersToMinimise() {
    for index in 0..<parametersToMinimise.count {
      variableFlags[parametersToMinimise[index]].remove(.needsMinimising)
    }
    parametersToMinimise.removeAll()
  }

  /// Activates every relaxed row that bears on a parameter.
  private func activateAllRows() -> [RowReference] {
    var activated: [RowReference] = []
    for row in 0..<rows.count where rowStates[row] == .relaxed && !rows[row].isChoice {
      if activate(.constraint(row)) { activated.append(.constraint(row)) }
    }
    for variable in 0..<variables.count
    where variables[variable].definition >= 0 && variables[variable].firstBoundCoefficient < 0 {
      let flags = variableFlags[variable]
      guard flags.contains(.nonNegative), !flags.contains(.determined) else { continue }
      if activate(.bound(of: variable)) { activated.append(.bound(of: variable)) }
    }
    return activated
  }

  /// Moves each parameter of a group as far as the optimal face allows.
  private func findAmbiguousParameters(inGroupOf parameter: Int32) {
    guard solveFace(ofGroupOf: parameter) else { return }
    for index in 0..<groupParameters.count {
      groupRoots[groupParameters[index]] = parameter
      program.objective.assign(0, count: program.structuralCount)
      program.objective[index] = 1
      if program.canVaryObjective() { ambiguousParameters[groupParameters[index]] = true }
    }
    releaseGroup()
  }

  /// Leaves the program at an optimum of a group, with all worsening directions locked.
  private func solveFace(ofGroupOf parameter: Int32) -> Bool {
    collectGroup(of: parameter)
    setUpProgram()
    guard program.solve() == .optimal else {
      counters.uncertified += 1
      for index in 0..<groupParameters.count { groupRoots[groupParameters[index]] = parameter }
      releaseGroup()
      return false
    }
    return true
  }

  /// Whether a variable's expansion over the parameters varies on the optimal face.
  private func isAmbiguous(_ variable: Int32) -> Bool {
    let flags = variableFlags[variable]
    guard flags.contains(.live), !flags.contains(.determined), !flags.contains(.partialSum) else {
      return false
    }
    if isParameter(variable) { return ambiguousParameters[variable] }
    addMultiplier(1, to: variable)
    expand(throughDetermined: false)
    var parameters: [(index: Int32, coefficient: Double)] = []
    for index in 0..<expandedVariables.count {
      let parameter = expandedVariables[index]
      let coefficient = multiplier(of: parameter)
      if coefficient != 0, ambiguousParameters[parameter] {
        parameters.append((index: parameter, coefficient: coefficient))
      }
    }
    endExpansion()
    // Groups vary independently of each other, so that the parts of a sum cannot compensate.
    while let first = parameters.first {
      let root = groupRoots[first.index]
      let part = parameters.filter { groupRoots[$0.index] == root }
      if part.count == 1 || canVary(part, inGroupOf: root) { return true }
      parameters.removeAll { groupRoots[$0.index] == root }
    }
    return false
  }

  private func canVary(
    _ parameters: [(index: Int32, coefficient: Double)],
    inGroupOf root: Int32
  ) -> Bool {
    guard solveFace(ofGroupOf: root) else { return false }
    program.objective.assign(0, count: program.structuralCount)
    for (parameter, coefficient) in parameters {
      program.objective[groupIndex(ofParameter: parameter)] = coefficient
    }
    let result = program.canVaryObjective()
    releaseGroup()
    return result
  }
}

extension Program {
  /// Whether the linear objective takes different values on the optimal face.
  mutating func canVaryObjective() -> Bool {
    var extremes = (0.0, 0.0)
    for sign in [1.0, -1.0] {
      pivots = 0
      guard minimise(tier: tiers.count) else { return true }
      var value = 0.0
      var scale = 1.0
      for variable in 0..<structuralCount where objective[variable] != 0 {
        value += sign * objective[variable] * point[variable]
        scale = max(scale, abs(objective[variable] * point[variable]))
        objective[variable] = -objective[variable]
      }
      if sign > 0 { extremes.0 = value } else { extremes.1 = value }
      if sign < 0 { return abs(extremes.0 - extremes.1) > Tolerance.ambiguity * scale }
    }
    return false
  }
}
