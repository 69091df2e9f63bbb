// From a group whose required rows contradict each other to a minimal set of such rows.

extension Engine {
  /// A minimal set of contradicting rows of the group whose program was found infeasible.
  ///
  /// Leaves the factors of a contradictory combination in `conflictMultipliers`.
  func contradictingRows() -> [RowReference] {
    var candidates = program.rowsInContradiction()
    if program.violationCount() == 1 {
      // One row is violated and each of the others alone keeps it so: the set is minimal.
      conflictMultipliers = candidates.map { multiplier(of: $0) }
      return candidates
    }
    sortNewestFirst(&candidates)
    // Dropping the newest first leaves the set whose newest row is as old as possible.
    var index = 0
    var trials = 8 + 40_000 / Int(program.variableCount)
    while index < candidates.count, trials > 0, candidates.count > 1 {
      trials -= 1
      var fewer = candidates
      fewer.remove(at: index)
      if isContradictory(fewer) {
        let needed = Set(program.rowsInContradiction().map(\.rawValue))
        // The new proof may need fewer rows still; those before the index were all necessary.
        candidates = fewer.enumerated().filter { position, reference in
          position < index || needed.contains(reference.rawValue)
        }.map(\.element)
      } else {
        index += 1
      }
    }
    _ = isContradictory(candidates)
    conflictMultipliers = candidates.map { multiplier(of: $0) }
    return candidates
  }

  private func sortNewestFirst(_ references: inout [RowReference]) {
    references.sort { first, second in
      guard let one = first.constraint else {
        return second.constraint == nil && first.rawValue < second.rawValue
      }
      guard let other = second.constraint else { return true }
      if rows[one].rank != rows[other].rank { return rows[one].rank > rows[other].rank }
      return rows[one].sequence > rows[other].sequence
    }
  }

  /// Whether some required rows of the collected group cannot hold together.
  private func isContradictory(_ references: [RowReference]) -> Bool {
    let kept = Set(references.map(\.rawValue))
    program.rowCount = 0
    for index in 0..<groupParameters.count {
      marks[groupParameters[index]].remove(.basic)
    }
    program.breaks.removeAll()
    program.breakStart.removeAll()
    collectAgain()
    setUpProgram()
    program.keepRequiredBreaks { kept.contains($0.rawValue) }
    return program.solve() == .infeasible
  }

  /// Collects the breakpoints of the same group again.
  private func collectAgain() {
    let first = groupParameters[0]
    releaseGroup()
    collectGroup(of: first)
  }

  /// The factor of a row in the contradictory combination that the program has found.
  private func multiplier(of reference: RowReference) -> Double {
    let group = groupIndex(of: reference)
    if group >= 0 { return program.duals[group] }
    let coefficient: Double
    let parameter: Int32
    if let row = reference.constraint {
      if states[row] == .direct {
        parameter = rows[row].target
        var slot = rows[row].first
        while terms[slot].variable != parameter { slot += 1 }
        coefficient = terms[slot].coefficient
      } else {
        parameter = entries[firstEntry(ofRow: row)].variable
        coefficient = entries[firstEntry(ofRow: row)].coefficient
      }
    } else {
      let variable = reference.boundedVariable
      let entry = variables[variable].boundEntries
      parameter = entry >= 0 ? entries[entry].variable : variable
      coefficient = entry >= 0 ? entries[entry].coefficient : 1
    }
    let index = groupIndex(ofParameter: parameter)
    return program.slope(of: reference, on: index) / coefficient
  }
}

extension Program {
  /// The rows with a part in the proof that level zero cannot be satisfied.
  func rowsInContradiction() -> [RowReference] {
    computeDuals(level: 0)
    var result: [RowReference] = []
    for variable in 0..<variableCount {
      let isLogical = variable >= structuralCount
      if isLogical, abs(duals[variable - structuralCount]) <= 1e-9 { continue }
      for index in breakStart[variable]..<breakStart[variable + 1]
      where breaks[index].level == 0 && levels[0] >= 1000 {
        if isLogical || abs(slope(of: breaks[index].reference, on: variable)) > 1e-9 {
          result.append(breaks[index].reference)
        }
      }
    }
    return result
  }

  /// The number of required breakpoints on whose wrong side a variable is.
  func violationCount() -> Int {
    var count = 0
    for variable in 0..<variableCount {
      for index in breakStart[variable]..<breakStart[variable + 1] where breaks[index].level == 0 {
        let isLeft = index < segmentStart[variable]
        let isRight = index >= segmentEnd[variable]
        if isLeft ? breaks[index].right > 0 : isRight && breaks[index].left < 0 { count += 1 }
      }
    }
    return count
  }

  /// The part of a breakpoint of a structural variable in the combination that proves infeasibility.
  ///
  /// A violated row has its full slope. What remains to balance the rows rests on the row at whose
  /// breakpoint the variable stands.
  func slope(of reference: RowReference, on variable: Int32) -> Double {
    var remainder = -indirectCost(of: variable)
    var resting: RowReference?
    for index in breakStart[variable]..<breakStart[variable + 1] where breaks[index].level == 0 {
      let isResting =
        basisRow[variable] < 0 && index >= segmentStart[variable]
        && index < segmentEnd[variable]
      if isResting { continue }
      let slope = index < segmentStart[variable] ? breaks[index].right : breaks[index].left
      if breaks[index].reference == reference { return slope }
      remainder -= slope
    }
    guard basisRow[variable] < 0 else { return 0 }
    for index in segmentStart[variable]..<segmentEnd[variable] where breaks[index].level == 0 {
      let allows = remainder > 0 ? breaks[index].right > 0 : breaks[index].left < 0
      if allows, resting == nil { resting = breaks[index].reference }
    }
    return resting == reference ? remainder : 0
  }

  /// Keeps only the required breakpoints that satisfy a condition, and no optional ones.
  func keepRequiredBreaks(_ isKept: (RowReference) -> Bool) {
    var kept: Int32 = 0
    var start: Int32 = 0
    for variable in 0..<variableCount {
      let end = breakStart[variable + 1]
      for index in start..<end
      where breaks[index].priority >= 1000 && isKept(breaks[index].reference) {
        breaks[kept] = breaks[index]
        breaks[kept].level = 0
        kept += 1
      }
      start = end
      breakStart[variable + 1] = kept
    }
    let filler = Breakpoint(
      position: 0,
      coefficient: 1,
      relation: .equal,
      priority: 1000,
      reference: .none
    )
    breaks.resize(to: kept, filling: filler)
    levels.assign(1000, count: 1)
  }
}
