// Algorithm.md, sections 2 and 4.

/// The state of a solver: tables of variables and rows, and the plan that computes values from them.
///
/// Required equalities become *definitions* where possible: each computes one variable from others, in
/// an order given by their depth. Variables without a definition are *parameters*. All other rows are
/// *direct* (they bound one parameter), *active* (expanded over several parameters), or *relaxed*: left
/// out as long as the values satisfy them. An optimum of the relaxation that violates no
/// relaxed row is an optimum of the whole system, which is the certificate each solve ends with.
///
/// The engine is a class because it owns many noncopyable buffers: in a noncopyable structure, the
/// compiler proves at every access, field by field, that none of them is gone, which took nine tenths of
/// the time to build the solver. No two accesses overlap, so exclusivity isn't checked at run time.
final class Engine {
  /// Holds the largest tables of a model whose size was known beforehand.
  @exclusivity(unchecked) var slab = Slab()

  // The model.
  @exclusivity(unchecked) var values = Buffer<Double>()
  @exclusivity(unchecked) var variables = Buffer<VariableRecord>()

  /// What is known of each variable: apart from the records, because most looks at one end here.
  @exclusivity(unchecked) var variableFlags = Buffer<VariableFlags>()
  @exclusivity(unchecked) var rows = Buffer<Row>()

  /// What is done with each row: apart from the rows, because most looks at a row end here.
  @exclusivity(unchecked) var rowStates = Buffer<RowState>()
  @exclusivity(unchecked) var terms = Buffer<TermSlot>()
  @exclusivity(unchecked) var freeVariables = Buffer<Int32>()
  @exclusivity(unchecked) var freeRows = Buffer<Int32>()

  /// For each number of slots, the first free place in the term table.
  @exclusivity(unchecked) var freeTerms = Buffer<Int32>()
  @exclusivity(unchecked) var retiredVariables = Buffer<Int32>()
  @exclusivity(unchecked) var nextSequence: UInt32 = 0

  // Work that waits for the next solve.
  @exclusivity(unchecked) var pendingRows = Buffer<Int32>()
  @exclusivity(unchecked) var variablesToRestructure = Buffer<Int32>()
  @exclusivity(unchecked) var variablesToEvaluate = Buffer<Int32>()
  @exclusivity(unchecked) var parametersToMinimise = Buffer<Int32>()
  @exclusivity(unchecked) var checkList = Buffer<RowReference>()
  @exclusivity(unchecked) var lostDefinitions = Buffer<LostDefinition>()
  @exclusivity(unchecked) var lostTerms = Buffer<LostTerm>()

  // The depth queue: variables linked by `nextAtDepth`, one list for each depth. A single one is kept
  // aside.
  @exclusivity(unchecked) var readyVariable: Int32 = -1
  @exclusivity(unchecked) var queuedCount: Int32 = 0
  @exclusivity(unchecked) var depthHeads = Buffer<Int32>()
  @exclusivity(unchecked) var lowestDepth = Int32.max

  /// Definitions deeper than this are noted for later instead of being evaluated.
  @exclusivity(unchecked) var depthLimit = Int32.max

  /// Grows with every change that a replay plan depends on.
  @exclusivity(unchecked) var planVersion = 0
  @exclusivity(unchecked) var replayPlan = ReplayPlan()

  // What the last solve changed.
  @exclusivity(unchecked) var changes = Buffer<Change>()

  /// Variables from here on were made after the last solve: they began with zero, so that nothing has
  /// to be remembered of them.
  @exclusivity(unchecked) var firstNewVariable: Int32 = 0
  @exclusivity(unchecked) var reportedChanges = Buffer<Variable>()

  // Expansions of active rows.
  @exclusivity(unchecked) var rowCoefficients = Buffer<RowCoefficient>()
  @exclusivity(unchecked) var freeCoefficient: Int32 = -1
  @exclusivity(unchecked) var couplings = Buffer<VariableCoupling>()
  @exclusivity(unchecked) var multipliers = Buffer<Double>()
  @exclusivity(unchecked) var expansionHeap = Buffer<Int32>()
  @exclusivity(unchecked) var expandedVariables = Buffer<Int32>()

  // Stacks of walks over the plan.
  @exclusivity(unchecked) var walkStack = Buffer<Int32>()
  @exclusivity(unchecked) var walkSlots = Buffer<Int32>()

  // Scratch of the elimination.
  @exclusivity(unchecked) var readyEqualities = Buffer<Int32>()
  @exclusivity(unchecked) var reclassifiedRows = Buffer<Int32>()

  // The group of coupled parameters that is being minimised.
  @exclusivity(unchecked) var groupParameters = Buffer<Int32>()
  @exclusivity(unchecked) var groupRows = Buffer<RowReference>()
  @exclusivity(unchecked) var assignments = Buffer<Assignment>()
  @exclusivity(unchecked) var program = Program()
  @exclusivity(unchecked) var marginals = Buffer<Marginal>()
  @exclusivity(unchecked) var candidates = Buffer<Candidate>()
  @exclusivity(unchecked) var candidateHeap = Buffer<Int32>()

  // Conflicts.
  @exclusivity(unchecked) var brokenRows: [BrokenRow] = []
  @exclusivity(unchecked) var contradictions: [Contradiction] = []

  /// Grows with every change of the broken rows.
  @exclusivity(unchecked) var conflictVersion = 0
  @exclusivity(unchecked) var hasRetries = false

  // Ambiguity, on request.
  @exclusivity(unchecked) var ambiguousIndices: [Int32]?
  @exclusivity(unchecked) var ambiguousParameters = Buffer<Bool>()
  @exclusivity(unchecked) var groupRoots = Buffer<Int32>()

  @exclusivity(unchecked) var counters = Counters()

  /// Whether no row has found its place yet.
  @exclusivity(unchecked) var isPlanEmpty = true

  /// How many pending rows are placed one after the other, as many as a processor keeps at hand.
  let rowsPerBlock: Int32

  /// The rows that pull what inequalities leave open to their bounds, by the inequality, or negative
  /// numbers; no longer than it need be.
  @exclusivity(unchecked) var pulls = Buffer<Int32>()

  /// Whether rows that choose among solutions are left out, since what they decide is open.
  @exclusivity(unchecked) var ignoresChoices = false

  init(rowsPerBlock: Int32) {
    self.rowsPerBlock = rowsPerBlock
  }
}
