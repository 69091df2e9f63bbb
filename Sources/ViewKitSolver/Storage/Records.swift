/// What the engine currently does with a constraint.
enum RowState: UInt8, BitwiseCopyable {
  /// The slot is unused.
  case free

  /// Added, but not yet given a place in the plan.
  case pending

  /// A required equality that computes its target from the other variables.
  case definition

  /// Its only undetermined variable is the parameter in `target`.
  case direct

  /// Expanded over the parameters; takes part in the minimisation of their group.
  case active

  /// Left out until a value violates it.
  case relaxed

  /// Required, but given up because it contradicts others.
  case broken
}

struct RowFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  /// Waits in the list of relaxed rows to check.
  static let inCheckList = RowFlags(rawValue: 1)

  /// Belongs to the certificate of a conflict.
  static let culprit = RowFlags(rawValue: 2)

  /// Defines the partial sum of a long row; invisible from outside.
  static let partialSum = RowFlags(rawValue: 4)

  /// Its counts of undetermined variables and parameters are being maintained.
  static let counted = RowFlags(rawValue: 8)

  /// Its logical variable ended outside of the basis.
  static let tight = RowFlags(rawValue: 16)

  /// Was the only coupling row of its group when that was minimised.
  static let balanced = RowFlags(rawValue: 32)

  /// Is in the list of relaxed rows of the tape that is being recorded.
  static let recorded = RowFlags(rawValue: 64)
}

/// A constraint: its terms stand in the term table at `first ..< first + count`.
struct Row: BitwiseCopyable {
  var constant: Double
  var priority: Float

  /// The variable a definition computes, the parameter of a direct row, or the first coefficient of the
  /// expansion of an active one.
  var target: Int32 = -1

  /// Grows with every added constraint: a larger one is newer.
  var sequence: UInt32
  var first: Int32
  var count: UInt8 = 0

  /// The number of slots reserved in the term table.
  var capacity: UInt8
  var relation: Relation
  var rank: UInt8
  var unknownCount: UInt8 = 0
  var parameterCount: UInt8 = 0
  var flags: RowFlags = []

  var isRequired: Bool {
    @inline(__always) get { priority >= 1000 }
  }

  var isRequiredEquality: Bool {
    @inline(__always) get { relation == .equal && priority >= 1000 }
  }
}

/// A term of a constraint and its links in the list of all terms with the same variable.
struct TermSlot: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32
  var next: Int32
  var previous: Int32

  /// The constraint the term belongs to.
  var row: Int32
}

struct VariableFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt16

  static let live = VariableFlags(rawValue: 1)

  /// Fixed from outside.
  static let input = VariableFlags(rawValue: 2)

  static let nonNegative = VariableFlags(rawValue: 4)

  /// The partial sum of a long row.
  static let partialSum = VariableFlags(rawValue: 8)

  /// Depends on inputs and constants only.
  static let determined = VariableFlags(rawValue: 16)

  /// Waits in the depth queue.
  static let inDepthQueue = VariableFlags(rawValue: 32)

  /// Is in the list of variables whose value changed in this solve.
  static let hasOldValue = VariableFlags(rawValue: 64)

  /// Its group must be minimised again.
  static let needsMinimising = VariableFlags(rawValue: 128)

  /// Its definition must be evaluated again, or its consumers told of a new input value.
  static let needsEvaluation = VariableFlags(rawValue: 256)

  /// What it depends on changed: definitions and rows that use it must be looked at again.
  static let needsRestructuring = VariableFlags(rawValue: 512)

  /// Its lower bound waits in the list of relaxed rows to check.
  static let boundInCheckList = VariableFlags(rawValue: 1024)

  /// An input that belongs to the certificate of a conflict.
  static let culprit = VariableFlags(rawValue: 2048)

  /// Ended inside the basis of its group.
  static let basic = VariableFlags(rawValue: 4096)

  /// The logical variable of its lower bound ended outside of the basis.
  static let boundTight = VariableFlags(rawValue: 8192)

  /// A row computes it.
  static let defined = VariableFlags(rawValue: 16384)

  /// A walk over the plan, such as an expansion, has reached it.
  static let visited = VariableFlags(rawValue: 32768)
}

struct VariableRecord: BitwiseCopyable {
  /// The first term with this variable; the newest constraint comes first.
  var terms: Int32 = -1

  /// The row that computes this variable, or a negative number.
  var definition: Int32 = -1

  /// Larger than the level of every variable its definition uses.
  var depth: Int32 = 0

  /// The number of definitions that use this variable.
  var uses: Int32 = 0

  /// The first coefficient of an active row over this parameter.
  var firstCoefficient: Int32 = -1

  /// The first coefficient of the expansion of the lower bound of a defined variable.
  var firstBoundCoefficient: Int32 = -1

  /// Serves the depth queue and expansions, which are never under way together.
  private var link: Int32 = -1

  /// The place in the table of couplings, or a negative number.
  var coupling: Int32 = -1

  /// The next variable of the same depth in the depth queue.
  var nextAtDepth: Int32 {
    @inline(__always) get { link }
    @inline(__always) set { link = newValue }
  }

  /// The place of the multiplier during an expansion.
  var multiplierIndex: Int32 {
    @inline(__always) get { link }
    @inline(__always) set { link = newValue }
  }
}

/// What only parameters of coupled groups need, apart from the records that everything reads.
struct VariableCoupling: BitwiseCopyable {
  /// The place in the group that is being minimised, or a negative number.
  var groupIndex: Int32 = -1

  /// The row at whose breakpoint the parameter rested in the last minimisation.
  var anchor: Int32 = RowReference.none.rawValue
}

/// A constraint, or the implicit lower bound of a variable.
struct RowReference: Equatable, BitwiseCopyable {
  let rawValue: Int32

  static let none = RowReference(rawValue: Int32.min)

  @inline(__always)
  static func constraint(_ row: Int32) -> RowReference {
    RowReference(rawValue: row)
  }

  @inline(__always)
  static func bound(of variable: Int32) -> RowReference {
    RowReference(rawValue: ~variable)
  }

  @inline(__always)
  init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The constraint's index, or `nil` for a lower bound.
  var constraint: Int32? {
    @inline(__always) get { rawValue >= 0 ? rawValue : nil }
  }

  /// The variable of a lower bound; meaningless for a constraint.
  var boundedVariable: Int32 {
    @inline(__always) get { ~rawValue }
  }
}

/// A variable whose value changed in the current solve, and the value it had before.
struct Change: BitwiseCopyable {
  var variable: Int32
  var oldValue: Double
}

/// One coefficient of an active row, expanded over the parameters.
struct RowCoefficient: BitwiseCopyable {
  var coefficient: Double
  var row: RowReference
  var variable: Int32
  var nextInRow: Int32
  var nextOfVariable: Int32
  var previousOfVariable: Int32

  /// Serves the row's first coefficient for one thing and its second for another.
  private var note: Int32 = -1

  init(
    coefficient: Double,
    row: RowReference,
    variable: Int32,
    nextInRow: Int32,
    nextOfVariable: Int32
  ) {
    self.coefficient = coefficient
    self.row = row
    self.variable = variable
    self.nextInRow = nextInRow
    self.nextOfVariable = nextOfVariable
    previousOfVariable = -1
  }

  /// The row's place in the group that is being minimised, or a negative number.
  ///
  /// Of the first coefficient of a row only.
  var groupIndex: Int32 {
    @inline(__always) get { note }
    @inline(__always) set { note = newValue }
  }

  /// The parameter that balances the row, or a negative number.
  ///
  /// Of the second coefficient of a row only.
  var balancingParameter: Int32 {
    @inline(__always) get { note }
    @inline(__always) set { note = newValue }
  }
}
