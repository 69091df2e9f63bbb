// Algorithm.md, section 12.
//
// The steps of a replay plan, as flat lists: each holds the terms of its row, so that a resize reads
// memory in order instead of going from variables to terms to rows and back.

/// Up to three products; their coefficients are indices of the plan's table of factors.
struct ReplayTerms: BitwiseCopyable {
  var variables: (Int32, Int32, Int32)
  var factors: (UInt16, UInt16, UInt16) = (0, 0, 0)

  /// Unused products hold the coefficient 0 and the first variable.
  init(first variable: Int32) {
    variables = (variable, variable, variable)
  }

  @inline(__always)
  func sum(
    from constant: Double,
    _ values: UnsafeMutablePointer<Double>,
    _ table: UnsafeMutablePointer<Double>
  ) -> Double {
    var sum = constant
    sum += table[Int(factors.0)] * values[Int(variables.0)]
    sum += table[Int(factors.1)] * values[Int(variables.1)]
    sum += table[Int(factors.2)] * values[Int(variables.2)]
    return sum
  }
}

/// A definition.
struct ReplayDefinition: BitwiseCopyable {
  var constant: Double
  var terms: ReplayTerms
  var targetFactor: UInt8

  /// Whether groups may move the target again.
  var isDetermined: Bool
  var target: Int32

  /// Whether the target's lower bound is relaxed; kept in the sign of the target.
  var hasRelaxedBound: Bool {
    @inline(__always) get { target < 0 }
  }

  var variable: Int32 {
    @inline(__always) get { target < 0 ? ~target : target }
  }
}

/// A parameter that no row couples with others, and whose optional rows depend on nothing else.
///
/// Its optimum is the part of what the optional rows like best, or the end next to it, that the
/// required rows leave.
struct ReplayParameter: BitwiseCopyable {
  /// What the required rows of the parameter alone leave.
  var lower: Double
  var upper: Double

  /// What the optional rows like best, the higher priorities first.
  var bestLower: Double
  var bestUpper: Double
  var variable: Int32

  /// The number of required rows with other variables: its share of the plan's list of bounds.
  var boundCount: UInt16

  /// Whether nothing but its own rows uses the parameter.
  var isLeaf: Bool
}

/// A required row that bounds a parameter by determined variables.
struct ReplayBound: BitwiseCopyable {
  var constant: Double
  var terms: ReplayTerms
  var targetFactor: UInt8
  var sides: Sides

  struct Sides: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    static let lower = Sides(rawValue: 1)
    static let upper = Sides(rawValue: 2)
  }
}

/// A relaxed row.
struct ReplayCheck: BitwiseCopyable {
  var constant: Double
  var terms: ReplayTerms
  var lastFactor: UInt8
  var relation: Relation
  var last: Int32
  var row: Int32
}
