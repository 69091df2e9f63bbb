// Algorithm.md, section 10.

extension Program {
  /// Keeps the required breakpoints only, and splits those of equalities into two sides.
  ///
  /// Of those at the same place, lower limits come first: so a variable can lie between both sides.
  mutating func keepRequiredSides() {
    var sides: [Breakpoint] = []
    var start: Int32 = 0
    for variable in 0..<variableCount {
      let end = breakStart[variable + 1]
      let first = sides.count
      for index in start..<end where breaks[index].tier == 0 {
        var (lower, upper) = (breaks[index], breaks[index])
        (lower.right, upper.left) = (0, 0)
        if lower.left < 0 { sides.append(lower) }
        if upper.right > 0 { sides.append(upper) }
      }
      sides[first...].sort { Self.precedes($0, $1) }
      start = end
      breakStart[variable + 1] = Int32(truncatingIfNeeded: sides.count)
    }
    breaks.removeAll()
    for side in sides { breaks.append(side) }
  }

  /// The row of the breakpoint that a variable is on the wrong side of, if it is the only one.
  mutating func onlyViolatedBreakpoint() -> RowReference? {
    var result: RowReference?
    for variable in 0..<variableCount {
      for index in breakStart[variable]..<breakStart[variable + 1] {
        let distance = point[variable] - breaks[index].position
        guard distance * (distance > 0 ? breaks[index].right : breaks[index].left) > 0,
          abs(distance) > Tolerance.conflict * rowScale(of: variable)
        else { continue }
        guard result == nil else { return nil }
        result = breaks[index].reference
      }
    }
    return result
  }

  private static func precedes(_ first: Breakpoint, _ second: Breakpoint) -> Bool {
    if first.position != second.position { return first.position < second.position }
    if first.left < 0, second.left >= 0 { return true }
    if second.left < 0, first.left >= 0 { return false }
    return first.reference.rawValue < second.reference.rawValue
  }

  /// Makes each breakpoint a tier of its own, in the order given.
  mutating func takeInOneByOne(_ order: [Int32]) {
    for (tier, index) in order.enumerated() {
      breaks[index].tier = Int32(truncatingIfNeeded: tier)
    }
    // One more tier is for what is given up.
    tiers.assign(1000, count: breaks.count + 1)
    indexTiers()
    for variable in 0..<variableCount { chooseSides(of: variable) }
  }

  /// Reaches the breakpoint of a tier without giving up those before.
  mutating func takeIn(tier: Int32) -> Outcome {
    // The other side of an equality may have been given up, and this one with it.
    guard let (index, variable) = breakpoint(ofTier: tier) else { return .optimal }
    if isViolated(index, variable) {
      pivotLimit = pivots + Limit.pivots(variables: variableCount)
      guard minimise(tier: tier) else { return .uncertified }
      if isViolated(index, variable) {
        let distance = abs(point[variable] - breaks[index].position)
        if distance > Tolerance.conflict * rowScale(of: variable) { return .infeasible }
        // Only rounding keeps it out of reach.
        breaks[index].position = point[variable]
        breaks.sort(from: breakStart[variable], to: breakStart[variable + 1], by: Self.precedes)
        chooseSides(of: variable)
      }
    }
    lockAtBreakpoints(variable, through: tier)
    return .optimal
  }

  /// Gives up the breakpoint of a tier, and with it the other side of its equality.
  mutating func giveUp(tier: Int32) {
    guard let (own, variable) = breakpoint(ofTier: tier) else { return }
    let reference = breaks[own].reference
    for index in breakStart[variable]..<breakStart[variable + 1]
    where breaks[index].reference == reference {
      breaks[index].tier = tiers.count - 1
    }
    locks[variable] = []
    lockAtBreakpoints(variable, through: tier)
  }

  /// The rows that keep the breakpoint of a tier from being reached, its own first, with their slopes.
  ///
  /// The slopes balance each other on every structural variable.
  mutating func proof(tier: Int32) -> [(reference: RowReference, slope: Double)] {
    guard let (index, violated) = breakpoint(ofTier: tier) else { return [] }
    let own = breaks[index]
    let ownSlope = own.left + own.right
    var result = [(reference: own.reference, slope: ownSlope)]
    computeDuals(tier: tier)
    for variable in 0..<variableCount where basisRow[variable] < 0 {
      var slope = indirectCost(of: variable)
      if variable == violated { slope += ownSlope }
      guard abs(slope) > Tolerance.reducedCost,
        let resting = restingBreakpoint(of: variable, against: slope, before: tier)
      else { continue }
      result.append((breaks[resting].reference, -slope))
    }
    return result
  }

  /// The breakpoint of the first tier that keeps a nonbasic variable from lowering a cost.
  private mutating func restingBreakpoint(
    of variable: Int32,
    against slope: Double,
    before tier: Int32
  ) -> Int32? {
    var best: Int32?
    var bestTier = tier
    for index in segmentStart[variable]..<segmentEnd[variable]
    where breaks[index].tier < bestTier
      && (slope < 0 ? breaks[index].right > 0 : breaks[index].left < 0)
    {
      best = index
      bestTier = breaks[index].tier
    }
    return best
  }

  /// The only breakpoint of a tier, and its variable; `nil` if it was given up.
  private func breakpoint(ofTier tier: Int32) -> (index: Int32, variable: Int32)? {
    let variable = tierVariables[tierStart[tier]]
    for index in breakStart[variable]..<breakStart[variable + 1]
    where breaks[index].tier == tier {
      return (index, variable)
    }
    return nil
  }

  /// Whether a variable is on the wrong side of a breakpoint.
  private func isViolated(_ index: Int32, _ variable: Int32) -> Bool {
    if index < segmentStart[variable] { return breaks[index].right > 0 }
    return index >= segmentEnd[variable] && breaks[index].left < 0
  }

  /// Puts a basic variable on the right side of the breakpoints it reaches but for rounding.
  private mutating func chooseSides(of variable: Int32) {
    guard basisRow[variable] >= 0 else {
      snapSegment(of: variable)
      return
    }
    var boundary = breakStart[variable]
    let end = breakStart[variable + 1]
    let tolerance = Tolerance.breakpoint * scale(of: variable)
    while boundary < end,
      breaks[boundary].left < 0
        ? breaks[boundary].position <= point[variable] + tolerance
        : breaks[boundary].position < point[variable] - tolerance
    {
      boundary += 1
    }
    segmentStart[variable] = boundary
    segmentEnd[variable] = boundary
  }

  /// Locks a nonbasic variable in the directions that the breakpoints do not allow at which it rests.
  private mutating func lockAtBreakpoints(_ variable: Int32, through tier: Int32) {
    guard basisRow[variable] < 0 else { return }
    for index in segmentStart[variable]..<segmentEnd[variable] where breaks[index].tier <= tier {
      if breaks[index].right > 0 { locks[variable].insert(.up) }
      if breaks[index].left < 0 { locks[variable].insert(.down) }
    }
  }
}
