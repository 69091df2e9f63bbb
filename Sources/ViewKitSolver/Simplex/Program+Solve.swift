// Algorithm.md, section 8.

extension Program {
  enum Outcome {
    case optimal

    /// The required rows contradict each other; the point minimises the sum of their violations.
    case infeasible

    /// The limit of pivots was reached, or rounding prevents a proof.
    case uncertified
  }

  /// Minimises all tiers, starting from the basis and the nonbasic values that are set.
  mutating func solve() -> Outcome {
    pivots = 0
    pivotLimit = Limit.pivots(variables: variableCount)
    indexTiers()
    for _ in 0..<Limit.programRounds {
      refactorize()
      snapSegments()
      var isComplete = true
      for tier in 0..<tiers.count where isComplete {
        isComplete = minimise(tier: tier)
        if isComplete, tier == 0, tiers[0] >= 1000, hasRequiredViolation() {
          return .infeasible
        }
        if isComplete { lock(tier: tier) }
      }
      if factors.updateCount > 0 { refactorize() }
      if isComplete, isOptimal() { return .optimal }
    }
    return .uncertified
  }

  /// Chooses the segments of all variables by their values.
  mutating func snapSegments() {
    for variable in 0..<variableCount { snapSegments(of: variable) }
  }

  mutating func snapSegments(of variable: Int32) {
    if basisRow[variable] >= 0 {
      snapBasicSegment(of: variable)
    } else {
      snapSegment(of: variable)
    }
  }

  /// Chooses the segment of a basic variable by its value.
  private mutating func snapBasicSegment(of variable: Int32) {
    var boundary = breakStart[variable]
    let end = breakStart[variable + 1]
    let tolerance = Tolerance.breakpoint * scale(of: variable)
    while boundary < end, breaks[boundary].position < point[variable] - tolerance { boundary += 1 }
    segmentStart[variable] = boundary
    segmentEnd[variable] = boundary
  }

  private func hasRequiredViolation() -> Bool {
    for variable in 0..<variableCount {
      var tolerance = 0.0
      for index in breakStart[variable]..<breakStart[variable + 1]
      where breaks[index].tier == 0 {
        let distance = point[variable] - breaks[index].position
        guard distance * (distance > 0 ? breaks[index].right : breaks[index].left) > 0 else {
          continue
        }
        if tolerance == 0 { tolerance = Tolerance.conflict * rowScale(of: variable) }
        if abs(distance) > tolerance { return true }
      }
    }
    return false
  }

  /// The magnitude that an error of a variable is judged by; for a logical one that of its row.
  func rowScale(of variable: Int32) -> Double {
    var result = scale(of: variable)
    guard variable >= structuralCount else { return result }
    let row = variable - structuralCount
    for entry in rowStart[row]..<rowStart[row + 1] {
      let structural = rowColumns[entry]
      result = max(result, abs(point[structural]))
    }
    return max(result, abs(base[row]))
  }

  /// Proves the current basis lexicographically optimal.
  ///
  /// The basic variables must lie in their segments, and no nonbasic variable may have a direction whose
  /// first nonzero reduced cost, over the tiers in order, is negative.
  private mutating func isOptimal() -> Bool {
    for row in 0..<rowCount {
      let variable = basis[row]
      let tolerance = Tolerance.conflict * rowScale(of: variable)
      let boundary = segmentStart[variable]
      if boundary > breakStart[variable],
        point[variable] < breaks[boundary - 1].position - tolerance
      {
        return false
      }
      if boundary < breakStart[variable + 1],
        point[variable] > breaks[boundary].position + tolerance
      {
        return false
      }
    }
    for variable in 0..<variableCount where basisRow[variable] < 0 { locks[variable] = [] }
    for tier in 0..<tiers.count {
      computeDuals(tier: tier)
      if !lock(tier: tier) { return false }
    }
    return true
  }
}
