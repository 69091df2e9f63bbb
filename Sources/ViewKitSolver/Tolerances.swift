// Algorithm.md, section 16.

/// Numbers up to which the solver overlooks rounding.
///
/// Where the same computation must give the same bits, values are compared exactly instead: in
/// definitions, in what follows from them, and in the replay plan.
enum Tolerance {
  // Relative to the scale of a row: the largest of the numbers that are added up, and one.

  /// A required row that misses by more contradicts others.
  static let conflict = 1e-8

  /// The sum of a proof must exceed this for a conflict to stand without another look.
  static let standingConflict = 100 * conflict

  /// A relaxed row that misses by more is activated.
  static let activation = 1e-10

  /// A coupling row that misses by less is filled.
  static let filling = 1e-13

  /// A required coupling row that misses by more when no parameter can yield is infeasible.
  static let requiredFilling = 1e-9

  /// A basic variable that is nearer to a breakpoint lies at it.
  ///
  /// Less than `conflict`, so that a variable that was put there passes the proof.
  static let breakpoint = 1e-11

  /// Two extremes that differ by less are the same.
  static let ambiguity = 1e-7

  // Relative to another number.

  /// A multiplier that is smaller than this part of what was substituted counts as zero.
  static let cancellation = 1e-12

  /// A row doesn't define a variable whose coefficient is less than this part of its largest.
  static let definingCoefficient = 1e-3

  /// A multiplier that is smaller than this part of the largest is no part of a proof.
  static let proofMultiplier = 1e-9

  /// A spike isn't pivoted on an entry that is smaller than this part of its largest.
  static let spikePivot = 0.1

  // Absolute.

  /// A smaller slope of a cost counts as zero.
  static let slope = 1e-12

  /// A smaller reduced cost counts as zero.
  static let reducedCost = 1e-9

  /// A smaller entry of a column is never pivoted on.
  static let pivot = 1e-9

  /// A smaller entry of a factor is dropped.
  static let factorEntry = 1e-14
}

/// Numbers at which the solver stops looking for something better.
enum Limit {
  /// How many terms or variables a walk visits that only guides a choice.
  static let guidingVisits = 64

  /// A definition over more parameters is long.
  static let shortExpansion = 8

  /// A variable in this many rows with other variables couples them.
  static let coupledRows = 3

  /// Among how many of a variable's newest rows its lost definition is looked for.
  static let restoringRows = 16

  /// How many breakpoints are taken by falling priority without sorting them.
  static let unsortedBreakpoints: Int32 = 6

  /// How often a block's groups are minimised and checked.
  static let blockRounds = 3

  /// How much work blocks may cause for each of their rows: several times what most rows cause.
  static let stepsPerBlockRow = 16

  /// Definitions that are deeper may follow from many blocks; they are evaluated once, at the end.
  static let depthOfBlocks: Int32 = 32

  /// Among how many of its coefficients a replay plan looks for an equal one.
  static let replayFactors: Int32 = 256

  /// In a program of more parameters, pulls on single ones don't count, since each makes a tier.
  static let parametersWithPulls: Int32 = 16

  /// After this many steps without progress, the first candidate by index enters.
  static let degenerateSteps = 40

  /// After this many changes, a basis is factorized anew.
  static let basisUpdates: Int32 = 64

  /// How often a program is minimised if the proof of its optimum fails.
  static let programRounds = 3

  /// How many pivots a program of so many variables may take.
  static func pivots(variables: Int32) -> Int {
    200 + 60 * Int(variables)
  }
}
