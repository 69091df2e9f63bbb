// Algorithm.md, section 8.
//
// The primal simplex method for one tier after the other.

extension Program {
  /// Whether a tier stands for the linear objective below all tiers.
  func isObjective(_ tier: Int32) -> Bool {
    tier == tiers.count
  }

  /// Minimises a tier on the optimal face of the earlier ones.
  ///
  /// - Returns: Whether the minimum was reached within the limit of pivots.
  mutating func minimise(tier: Int32) -> Bool {
    var degenerateSteps = 0
    while pivots < pivotLimit {
      if factors.isOverdue { refactorize() }
      computeDuals(tier: tier)
      // Long runs without progress may be a cycle: the lowest index ends it (Bland's rule).
      guard
        let entering = chooseEntering(tier: tier, byIndex: degenerateSteps > Limit.degenerateSteps)
      else {
        return true
      }
      pivots += 1
      guard let step = advance(entering, tier: tier) else { return false }
      degenerateSteps = step > 0 ? 0 : degenerateSteps + 1
    }
    return false
  }

  /// Computes the multipliers of the rows for the costs of a tier.
  mutating func computeDuals(tier: Int32) {
    duals.assign(0, count: rowCount)
    areDualsZero = true
    for index in costRange(ofTier: tier) {
      let variable = costVariable(index, tier: tier)
      let row = basisRow[variable]
      guard row >= 0 else { continue }
      let cost =
        isObjective(tier)
        ? objective[variable] : slope(of: variable, tier: tier, below: segmentStart[variable])
      duals[row] = cost
      if cost != 0 { areDualsZero = false }
    }
    if !areDualsZero { factors.solveTransposed(duals) }
  }

  /// The places of the variables that may have a reduced cost at a tier, now that the duals are known.
  @inline(__always)
  private func pricedRange(ofTier tier: Int32) -> Range<Int32> {
    areDualsZero ? costRange(ofTier: tier) : 0..<variableCount
  }

  @inline(__always)
  private func pricedVariable(_ index: Int32, tier: Int32) -> Int32 {
    areDualsZero ? costVariable(index, tier: tier) : index
  }

  /// What a unit of a nonbasic variable costs through the basic ones.
  @inline(__always)
  func indirectCost(of variable: Int32) -> Double {
    if variable >= structuralCount { return -duals[variable &- structuralCount] }
    var sum = 0.0
    var entry = columnStart[variable]
    let end = columnStart[variable &+ 1]
    while entry < end {
      sum += columnValues[entry] * duals[columnRows[entry]]
      entry &+= 1
    }
    return sum
  }

  /// The cost of moving a nonbasic variable up and down by a unit.
  @inline(__always)
  func reducedCosts(of variable: Int32, tier: Int32) -> (up: Double, down: Double) {
    let indirect = indirectCost(of: variable)
    if isObjective(tier) {
      let cost = (variable < structuralCount ? objective[variable] : 0) + indirect
      return (cost, -cost)
    }
    let up = slope(of: variable, tier: tier, below: segmentEnd[variable])
    if segmentStart[variable] == segmentEnd[variable] { return (up + indirect, -up - indirect) }
    let down = slope(of: variable, tier: tier, below: segmentStart[variable])
    return (up + indirect, -down - indirect)
  }

  struct Entering {
    var variable: Int32
    var ascends: Bool
    var reducedCost: Double
  }

  private func chooseEntering(tier: Int32, byIndex: Bool) -> Entering? {
    var best: Entering?
    var bestCost = -Tolerance.reducedCost
    for index in pricedRange(ofTier: tier) {
      let variable = pricedVariable(index, tier: tier)
      if basisRow[variable] >= 0 { continue }
      let lock = locks[variable]
      if lock == [.up, .down] { continue }
      let costs = reducedCosts(of: variable, tier: tier)
      if costs.up < bestCost, !lock.contains(.up) {
        bestCost = costs.up
        best = Entering(variable: variable, ascends: true, reducedCost: costs.up)
      }
      if costs.down < bestCost, !lock.contains(.down) {
        bestCost = costs.down
        best = Entering(variable: variable, ascends: false, reducedCost: costs.down)
      }
      if byIndex, best != nil { return best }
    }
    return best
  }

  /// Locks the nonbasic variables in the directions that would worsen a tier.
  ///
  /// The duals are those of the tier.
  ///
  /// - Returns: Whether no direction that is open would improve it.
  @discardableResult
  mutating func lock(tier: Int32) -> Bool {
    var isMinimal = true
    for index in pricedRange(ofTier: tier) {
      let variable = pricedVariable(index, tier: tier)
      guard basisRow[variable] < 0, locks[variable] != [.up, .down] else { continue }
      let costs = reducedCosts(of: variable, tier: tier)
      let lock = locks[variable]
      if costs.up < -2 * Tolerance.reducedCost, !lock.contains(.up) { isMinimal = false }
      if costs.down < -2 * Tolerance.reducedCost, !lock.contains(.down) { isMinimal = false }
      if costs.up > Tolerance.reducedCost { locks[variable].insert(.up) }
      if costs.down > Tolerance.reducedCost { locks[variable].insert(.down) }
    }
    return isMinimal
  }
}
