import ViewKitSolver

@testable import ViewKitScenarios

/// The lexicographic optimum of a small system by the textbook: a dense tableau with two phases.
///
/// It shares nothing with the solver: every free variable is a difference of two nonnegative ones, each
/// optional constraint has two error variables, and after each level the columns with a positive
/// reduced cost are deleted, which leaves exactly the optimal face.
struct ReferenceOptimum {
  /// The required constraints that are given up, by the rule that each constraint in order of rank and
  /// age is kept if it is consistent with those kept before it.
  private(set) var broken: Set<Int> = []
  private(set) var levels: [(priority: Float, error: Double)] = []

  /// The variables that differ between optimal solutions; found on request only.
  private(set) var ambiguous: Set<Int> = []

  init(_ system: ConstraintSystem, findingAmbiguity: Bool = false) {
    let required = system.constraints.indices.filter { system.constraints[$0].priority >= 1000 }
    if !Tableau(system, required: required).isFeasible {
      let order = required.sorted {
        (system.constraints[$0].rank, $0) < (system.constraints[$1].rank, $1)
      }
      var kept: [Int] = []
      for index in order {
        if Tableau(system, required: kept + [index]).isFeasible {
          kept.append(index)
        } else {
          broken.insert(index)
        }
      }
    }
    let kept = required.filter { !broken.contains($0) }
    var tableau = Tableau(system, required: kept, optional: true)
    for priority in Set(system.constraints.map(\.priority)).sorted(by: >) where priority < 1000 {
      levels.append((priority: priority, error: tableau.minimise(priority)))
    }
    guard findingAmbiguity else { return }
    for variable in 2..<system.variableCount where tableau.canVary(variable) {
      ambiguous.insert(variable)
    }
  }

  /// Whether a subset of the required constraints can hold, lower bounds and inputs included.
  static func isFeasible(_ system: ConstraintSystem, required: [Int], bounds: Set<Int>) -> Bool {
    var reduced = system
    reduced.nonNegative = bounds
    return Tableau(reduced, required: required).isFeasible
  }
}

private struct Tableau {
  var rows: [[Double]] = []
  var basis: [Int] = []
  var isAllowed: [Bool] = []
  var errorColumns: [Float: [Int]] = [:]
  var isFeasible = true
  let nonNegative: Set<Int>

  init(_ system: ConstraintSystem, required: [Int], optional: Bool = false) {
    nonNegative = system.nonNegative
    var columnCount = 2 * system.variableCount
    var equations: [(terms: [(Int, Double)], right: Double)] = []
    func expand(_ constraint: ConstraintSystem.Constraint) -> ([(Int, Double)], Double) {
      var terms: [(Int, Double)] = []
      var right = -constraint.constant
      for term in constraint.terms {
        if term.variable == 0 {
          right -= term.coefficient * system.width
        } else if term.variable == 1 {
          right -= term.coefficient * system.height
        } else {
          terms.append((2 * term.variable, term.coefficient))
          if !system.nonNegative.contains(term.variable) {
            terms.append((2 * term.variable + 1, -term.coefficient))
          }
        }
      }
      return (terms, right)
    }
    for index in required {
      let constraint = system.constraints[index]
      var (terms, right) = expand(constraint)
      if constraint.relation != .equal {
        terms.append((columnCount, constraint.relation == .lessThanOrEqual ? 1 : -1))
        columnCount += 1
      }
      equations.append((terms, right))
    }
    if optional {
      for constraint in system.constraints where constraint.priority < 1000 {
        var (terms, right) = expand(constraint)
        terms.append((columnCount, -1))
        terms.append((columnCount + 1, 1))
        if constraint.relation != .lessThanOrEqual {
          errorColumns[constraint.priority, default: []].append(columnCount + 1)
        }
        if constraint.relation != .greaterThanOrEqual {
          errorColumns[constraint.priority, default: []].append(columnCount)
        }
        columnCount += 2
        equations.append((terms, right))
      }
    }
    let artificial = columnCount
    columnCount += equations.count
    for (index, equation) in equations.enumerated() {
      var row = [Double](repeating: 0, count: columnCount + 1)
      let sign: Double = equation.right < 0 ? -1 : 1
      for (column, coefficient) in equation.terms { row[column] += sign * coefficient }
      row[artificial + index] = 1
      row[columnCount] = sign * equation.right
      rows.append(row)
      basis.append(artificial + index)
    }
    isAllowed = [Bool](repeating: true, count: columnCount)
    let cost = minimise(Array(artificial..<columnCount))
    isFeasible = cost < 1e-7
    for column in artificial..<columnCount { isAllowed[column] = false }
    removeArtificials(from: artificial)
  }

  /// Pivots artificial variables at zero out of the basis, or drops their redundant rows.
  private mutating func removeArtificials(from artificial: Int) {
    guard isFeasible else { return }
    for row in rows.indices.reversed() where basis[row] >= artificial {
      if let column = (0..<artificial).first(where: { isAllowed[$0] && abs(rows[row][$0]) > 1e-7 })
      {
        pivot(row, column)
      } else {
        rows.remove(at: row)
        basis.remove(at: row)
      }
    }
  }

  mutating func minimise(_ priority: Float) -> Double {
    minimise(errorColumns[priority] ?? [])
  }

  /// Whether a variable takes different values among the columns that are still allowed.
  func canVary(_ variable: Int) -> Bool {
    var extremes: [Double] = []
    for sign in [1.0, -1.0] {
      var copy = self
      let negated = nonNegative.contains(variable) ? [] : [2 * variable + 1]
      let cost = copy.minimise([2 * variable], negated, sign)
      extremes.append(sign * cost)
      if cost < -1e8 { return true }
    }
    return abs(extremes[0] - extremes[1]) > 1e-6
  }

  private mutating func minimise(
    _ columns: [Int],
    _ negated: [Int] = [],
    _ sign: Double = 1
  ) -> Double {
    let width = isAllowed.count
    var costs = [Double](repeating: 0, count: width + 1)
    for column in columns { costs[column] = sign }
    for column in negated { costs[column] = -sign }
    func reduced() -> [Double] {
      var result = costs
      for (row, column) in basis.enumerated() where costs[column] != 0 {
        for index in 0...width { result[index] -= costs[column] * rows[row][index] }
      }
      return result
    }
    var d = reduced()
    var count = 0
    while count < 20_000 {
      count += 1
      // Bland's rule.
      guard let entering = (0..<width).first(where: { isAllowed[$0] && d[$0] < -1e-9 }) else {
        break
      }
      var leaving: Int?
      var best = Double.infinity
      for row in rows.indices where rows[row][entering] > 1e-9 {
        let ratio = rows[row][width] / rows[row][entering]
        if ratio < best - 1e-12
          || (ratio < best + 1e-12 && leaving.map { basis[row] < basis[$0] } ?? true)
        {
          best = min(best, ratio)
          leaving = row
        }
      }
      guard let leaving else { return -.infinity }
      pivot(leaving, entering)
      let factor = d[entering]
      for index in 0...width { d[index] -= factor * rows[leaving][index] }
    }
    d = reduced()
    for column in 0..<width where d[column] > 1e-9 && !basis.contains(column) {
      isAllowed[column] = false
    }
    return -d[width]
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let factor = 1 / rows[row][column]
    for index in rows[row].indices { rows[row][index] *= factor }
    let source = rows[row]
    for other in rows.indices where other != row && rows[other][column] != 0 {
      let amount = rows[other][column]
      rows[other].withUnsafeMutableBufferPointer { target in
        for index in source.indices { target[index] -= amount * source[index] }
      }
    }
    basis[row] = column
  }
}
