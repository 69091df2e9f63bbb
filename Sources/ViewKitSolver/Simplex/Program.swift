/// A linear program with convex piecewise-linear costs on several priority levels.
///
/// Each row `i` has a logical variable `s[i] = base[i] + sum(G[i, j] * x[j])`; the structural variables
/// are `0..<structuralCount`, the logical ones follow. Costs sit in the breakpoints of every variable,
/// required ones included: they are the costs of level zero, so that every program has a solution.
/// Levels are minimised one after the other by the primal simplex method. A nonbasic variable with a
/// nonzero reduced cost is locked in that direction, and breakpoints of earlier levels block the
/// ratio test, so later levels move on the optimal face of the earlier ones only.
struct Program: ~Copyable {
  var structuralCount: Int32 = 0
  var rowCount: Int32 = 0
  var tiers = Buffer<Float>()

  // Coefficients, by structural variable and by row.
  var columnStart = Buffer<Int32>()
  var columnRows = Buffer<Int32>()
  var columnValues = Buffer<Double>()
  var rowStart = Buffer<Int32>()
  var rowColumns = Buffer<Int32>()
  var base = Buffer<Double>()

  // Breakpoints of all variables by rising position; those of a variable are
  // `breakStart[k] ..< breakStart[k + 1]`.
  var breakStart = Buffer<Int32>()
  var breaks = Buffer<Breakpoint>()

  // The variables with breakpoints of each level, at `tierStart[l] ..< tierEnd[l]`.
  var tierStart = Buffer<Int32>()
  var tierEnd = Buffer<Int32>()
  var tierVariables = Buffer<Int32>()

  // The current point. Breakpoints below `segmentStart` lie to the left, those from `segmentEnd` on to
  // the right, those between exactly at the value of a nonbasic variable.
  var point = Buffer<Double>()
  var segmentStart = Buffer<Int32>()
  var segmentEnd = Buffer<Int32>()
  var locks = Buffer<Locks>()

  // The basis: which variable belongs to each row, and the row of each basic variable.
  var basis = Buffer<Int32>()
  var basisRow = Buffer<Int32>()
  var factors = Factorization()
  var refactorization = Refactorization()

  // Scratch.
  var duals = Buffer<Double>()
  var areDualsZero = true
  var column = Buffer<Double>()
  var events = Buffer<RatioEvent>()

  /// An additional linear cost of the structural variables, below all levels.
  var objective = Buffer<Double>()

  var pivots = 0
  var pivotLimit = 0

  init() {}

  var variableCount: Int32 {
    @inline(__always) get { structuralCount &+ rowCount }
  }
}

/// Directions in which a nonbasic variable would worsen a level that is already minimal.
struct Locks: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  static let up = Locks(rawValue: 1)
  static let down = Locks(rawValue: 2)
}

/// The next breakpoint a moving variable reaches, and after which step.
struct RatioEvent: BitwiseCopyable {
  var step: Double

  /// How fast the variable moves for a unit step, with its sign.
  var rate: Double
  var variable: Int32
  var breakpoint: Int32
}

// MARK: - Costs

extension Program {
  /// Lists the variables that each level puts a cost on, in order of their index.
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

  /// The places of the variables that a level, or the objective, puts a cost on.
  @inline(__always)
  func costRange(ofTier tier: Int32) -> Range<Int32> {
    isObjective(tier) ? 0..<structuralCount : tierStart[tier]..<tierEnd[tier]
  }

  @inline(__always)
  func costVariable(_ index: Int32, tier: Int32) -> Int32 {
    isObjective(tier) ? index : tierVariables[index]
  }

  /// The slope of a level's cost in the segment of a variable between two breakpoints.
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
