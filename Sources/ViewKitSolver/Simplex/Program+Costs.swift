// Algorithm.md, section 8.

extension Program {
  /// Lists the variables that each tier puts a cost on, in order of their index.
  mutating func indexTiers() {
    tierStart.assign(0, count: tiers.count)
    for index in 0..<breaks.count { tierStart[breaks[index].tier] += 1 }
    tierEnd.removeAll()
    var total: Int32 = 0
    for tier in 0..<tiers.count {
      let count = tierStart[tier]
      tierStart[tier] = total
      tierEnd.append(total)
      total += count
    }
    tierVariables.assign(-1, count: total)
    for variable in 0..<variableCount {
      for index in breakStart[variable]..<breakStart[variable + 1] {
        let tier = breaks[index].tier
        let end = tierEnd[tier]
        if end > tierStart[tier], tierVariables[end - 1] == variable { continue }
        tierVariables[end] = variable
        tierEnd[tier] = end + 1
      }
    }
  }

  /// The places of the variables that a tier, or the objective, puts a cost on.
  @inline(__always)
  func costRange(ofTier tier: Int32) -> Range<Int32> {
    isObjective(tier) ? 0..<structuralCount : tierStart[tier]..<tierEnd[tier]
  }

  @inline(__always)
  func costVariable(_ index: Int32, tier: Int32) -> Int32 {
    isObjective(tier) ? index : tierVariables[index]
  }

  /// The slope of a tier's cost in the segment of a variable between two breakpoints.
  @inline(__always)
  func slope(of variable: Int32, tier: Int32, below boundary: Int32) -> Double {
    var sum = 0.0
    var index = breakStart[variable]
    let end = breakStart[variable &+ 1]
    while index < end {
      if breaks[index].tier == tier {
        sum += index < boundary ? breaks[index].right : breaks[index].left
      }
      index &+= 1
    }
    return sum
  }

  /// The largest magnitude among the values and breakpoints of a variable, and one.
  func scale(of variable: Int32) -> Double {
    var scale = 1 + abs(point[variable])
    for index in breakStart[variable]..<breakStart[variable + 1] {
      scale = max(scale, abs(breaks[index].position))
    }
    return scale
  }
}
