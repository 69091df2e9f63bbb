// Algorithm.md, section 8.

/// A linear program with convex piecewise linear costs in several tiers.
///
/// Each row `i` has a logical variable `s[i] = base[i] + sum(G[i, j] * x[j])`; the structural variables
/// are `0..<structuralCount`, the logical ones follow. Costs sit in the breakpoints of every variable,
/// required ones included: they are the costs of the first tier, so that every program has a
/// solution. Tiers are minimised one after the other by the primal simplex method. A nonbasic variable
/// with a positive reduced cost is locked in that direction, and breakpoints of earlier tiers block the
/// ratio test, so later tiers move on the optimal face of the earlier ones only.
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

  // The variables with breakpoints of each tier, at `tierStart[t] ..< tierEnd[t]`.
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

  /// An additional linear cost of the structural variables, below all tiers.
  var objective = Buffer<Double>()

  var pivots = 0
  var pivotLimit = 0

  init() {}

  var variableCount: Int32 {
    @inline(__always) get { structuralCount &+ rowCount }
  }
}
