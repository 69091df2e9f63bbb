/// The state of a solver: tables of variables and rows, and the plan that computes values from them.
///
/// Required equalities become *definitions* where possible: each computes one variable from others, in
/// an order given by levels. Variables without a definition are *parameters*. All other rows are
/// *direct* (they bound one parameter), *active* (expanded over several parameters), or *relaxed*: left
/// out as long as the values satisfy them. An optimum of the relaxation that violates no
/// relaxed row is an optimum of the whole system, which is the certificate each solve ends with.
struct Engine: ~Copyable {
  /// Holds the largest tables of a model whose size was known beforehand.
  var slab = Slab()

  // The model.
  var values = Buffer<Double>()
  var variables = Buffer<VariableRecord>()

  /// What is known of each variable: apart from the records, because most looks at one end here.
  var marks = Buffer<VariableFlags>()
  var rows = Buffer<Row>()

  /// What is done with each row: apart from the rows, because most looks at a row end here.
  var states = Buffer<RowState>()
  var terms = Buffer<TermSlot>()
  var freeVariables = Buffer<Int32>()
  var freeRows = Buffer<Int32>()

  /// For each number of slots, the first free place in the term table.
  var freeTerms = Buffer<Int32>()
  var retiredVariables = Buffer<Int32>()
  var nextSequence: UInt32 = 0

  // Work that waits for the next solve.
  var pendingRows = Buffer<Int32>()
  var touchedVariables = Buffer<Int32>()
  var movedVariables = Buffer<Int32>()
  var dirtyParameters = Buffer<Int32>()
  var checkList = Buffer<RowReference>()
  var orphans = Buffer<Orphan>()
  var orphanTerms = Buffer<OrphanTerm>()

  // The level queue: variables linked by `next`, one list a level. A single one is kept aside.
  var readyVariable: Int32 = -1
  var queuedCount: Int32 = 0
  var levelHeads = Buffer<Int32>()
  var lowestLevel = Int32.max

  /// Definitions of higher levels are noted as moved instead of being evaluated.
  var deepestLevel = Int32.max

  /// Grows with every change of the plan that a tape depends on.
  var planVersion = 0
  var tape = Tape()

  // What the last solve changed.
  var changes = Buffer<Change>()

  /// Variables from here on were made after the last solve: they began with zero, so that nothing has
  /// to be remembered of them.
  var firstNewVariable: Int32 = 0
  var reportedChanges = Buffer<Variable>()

  // Expansions of active rows.
  var entries = Buffer<Entry>()
  var freeEntry: Int32 = -1
  var couplings = Buffer<VariableCoupling>()
  var adjoints = Buffer<Double>()
  var expansionHeap = Buffer<Int32>()
  var expansionSupport = Buffer<Int32>()

  // Scratch of the elimination.
  var peelQueue = Buffer<Int32>()
  var reclassifiedRows = Buffer<Int32>()

  // The group of coupled parameters that is being minimised.
  var groupParameters = Buffer<Int32>()
  var groupRows = Buffer<RowReference>()
  var assignments = Buffer<Assignment>()
  var program = Program()
  var marginals = Buffer<Marginal>()
  var flows = Buffer<Flow>()
  var flowHeap = Buffer<Int32>()

  // Conflicts.
  var brokenRows: [BrokenRow] = []
  var conflictMultipliers: [Double] = []
  var hasRetries = false

  // Ambiguity, on request.
  var ambiguousIndices: [Int32]?
  var ambiguousParameters = Buffer<Bool>()
  var groupRoots = Buffer<Int32>()

  var counters = Counters()

  /// Whether no row has found its place yet.
  var isPlanEmpty = true

  /// How many pending rows are placed one after the other, as many as a processor keeps at hand.
  let rowsPerBlock: Int32

  init(rowsPerBlock: Int32) {
    self.rowsPerBlock = rowsPerBlock
  }
}
