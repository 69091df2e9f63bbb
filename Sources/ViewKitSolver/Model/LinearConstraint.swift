// Algorithm.md, section 1.

/// A sum of up to four terms and a constant, compared with zero at a priority.
///
///     var constraint = LinearConstraint(.equal, constant: 8)  // left + width + 8 == right
///     constraint.add(1, left)
///     constraint.add(1, width)
///     constraint.add(-1, right)
package struct LinearConstraint: Sendable {
  /// The number of terms that are stored in place.
  package static let inlineTermCount: Int32 = 4

  package var constant: Double
  package var priority: Float
  package var relation: Relation

  /// Which required constraint of a conflict is broken: the highest rank first, then the newest.
  package var rank: UInt8

  /// Whether variables that an inequality alone bounds lie on its bound, below every priority.
  package var pullsToBound = false

  var count: Int32 = 0
  var coefficients: (Double, Double, Double, Double) = (0, 0, 0, 0)
  var variables: (Int32, Int32, Int32, Int32) = (-1, -1, -1, -1)

  package init(
    _ relation: Relation,
    constant: Double = 0,
    priority: Float = 1000,
    rank: UInt8 = 0
  ) {
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.rank = rank
  }

  /// Appends a term; the same variable may occur more than once.
  ///
  /// - Precondition: fewer than four terms are stored.
  package mutating func add(_ coefficient: Double, _ variable: Variable) {
    switch count {
    case 0: (coefficients.0, variables.0) = (coefficient, variable.index)
    case 1: (coefficients.1, variables.1) = (coefficient, variable.index)
    case 2: (coefficients.2, variables.2) = (coefficient, variable.index)
    case 3: (coefficients.3, variables.3) = (coefficient, variable.index)
    default:
      fatalError("A LinearConstraint holds four terms; add longer rows as an array of terms.")
    }
    count += 1
  }

  /// The terms that are stored, in the order in which they were added.
  package var terms: [Term] {
    let stored = [
      (coefficients.0, variables.0), (coefficients.1, variables.1),
      (coefficients.2, variables.2), (coefficients.3, variables.3),
    ]
    return stored.prefix(Int(count)).map { Term($0.0, Variable(index: $0.1)) }
  }
}
