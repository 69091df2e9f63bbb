import ViewKitSolver

@testable import ViewKitScenarios

/// A small deterministic generator (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  mutating func next(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  mutating func chance(_ percent: Int) -> Bool {
    next(0...99) < percent
  }
}

/// Random small layouts: chains, alignments, sizes, limits, redundancies and contradictions.
struct RandomSystems {
  private var random: SeededRandom
  private var palette: [Float] = []
  private let viewCounts: ClosedRange<Int>

  init(seed: UInt64, views: ClosedRange<Int> = 2...12) {
    random = SeededRandom(seed)
    viewCounts = views
  }

  mutating func next(_ index: Int) -> ConstraintSystem {
    let views = random.next(viewCounts)
    var system = ConstraintSystem("random\(index)", views)
    system.variableCount = 2 + 2 * views
    if random.chance(70) {
      for view in 0..<views { system.nonNegative.insert(2 + 2 * view + 1) }
    }
    system.width = Double(random.next(50...500))
    system.height = Double(random.next(50...900))
    palette = (0..<random.next(1...6)).map { _ in
      [10, 50, 249.5, 250, 251, 500, 749, 750, 751, 999, 999.5][random.next(0...10)]
    }
    let requiredShare = random.next(10...90)
    for _ in 0..<random.next(views...5 * views) {
      system.constraints.append(nextConstraint(system, requiredShare))
    }
    return system
  }

  private mutating func position(_ system: ConstraintSystem) -> Int {
    2 + 2 * random.next(0...system.size - 1)
  }

  mutating func nextConstraint(
    _ system: ConstraintSystem,
    _ requiredShare: Int
  ) -> ConstraintSystem.Constraint {
    let first = position(system)
    let second = position(system)
    let relations: [Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    var constraint = ConstraintSystem.Constraint(
      terms: [],
      constant: -Double(random.next(-8...60)),
      relation: relations[random.next(0...3)]
    )
    switch random.next(0...9) {
    case 0: constraint.terms = [(first, 1)]
    case 1, 2: constraint.terms = [(first + 1, 1)]
    case 3: constraint.terms = [(first, 1), (second, -1), (second + 1, -1)]
    case 4: constraint.terms = [(first, 1), (first + 1, 1), (0, -1)]
    case 5: constraint.terms = [(first + 1, 1), (second + 1, random.chance(50) ? -1 : -0.5)]
    case 6: constraint.terms = [(first, 1), (first + 1, 0.5), (0, -0.5)]
    case 7: constraint.terms = [(first, 1), (first + 1, 0.5), (second, -1), (second + 1, -0.5)]
    case 8:
      for _ in 0..<random.next(2...4) {
        let variable = 2 + random.next(0...system.variableCount - 3)
        let coefficient = [1, -1, 2, -2, 0.5, -0.5, 3][random.next(0...6)]
        constraint.terms.append((variable, coefficient))
      }
    default:
      // A duplicate, scaled or not, with the same or another constant: redundant or contradictory.
      guard !system.constraints.isEmpty else { break }
      let source = system.constraints[random.next(0...system.constraints.count - 1)]
      let factor: Double = random.chance(50) ? 1 : 2
      constraint = source
      constraint.terms = source.terms.map { ($0.variable, $0.coefficient * factor) }
      constraint.constant = source.constant * factor + (random.chance(30) ? 5 : 0)
    }
    if constraint.terms.isEmpty { constraint.terms = [(first, 1)] }
    constraint.priority =
      random.chance(requiredShare) ? 1000 : palette[random.next(0...palette.count - 1)]
    constraint.rank = random.chance(15) ? 0 : 1
    return constraint
  }
}

extension ConstraintSystem {
  /// Solves the system afresh and lists what is wrong with the answer.
  func findings(checkingAmbiguity: Bool = false, rowsPerBlock: Int = 2048) -> [String] {
    var ids: [ConstraintID] = []
    let solver = LoweredSystem(self).makeSolver(constraints: &ids, rowsPerBlock: rowsPerBlock)
    solver.solve()
    return findings(solver, ids) + (checkingAmbiguity ? ambiguityFindings(solver) : [])
  }

  /// Compares the variables a solver calls ambiguous with the reference; asking must change nothing.
  func ambiguityFindings(_ solver: Solver, besides inputs: Set<Int> = []) -> [String] {
    let point = solver.point
    let found = Set(solver.ambiguousVariables().map { Int($0.index) })
    let expected = ReferenceOptimum(self, findingAmbiguity: true).ambiguous.subtracting(inputs)
    var result: [String] = []
    if found != expected {
      result.append("ambiguous \(found.sorted()), reference \(expected.sorted())")
    }
    if solver.point != point { result.append("asking for ambiguity moved values") }
    return result
  }

  /// Compares a solver's answer with the reference.
  func findings(_ solver: Solver, _ ids: [ConstraintID]) -> [String] {
    var result: [String] = []
    let reference = ReferenceOptimum(self)
    let conflicts = solver.conflicts
    let broken = Set(conflicts.compactMap { ids.firstIndex(of: $0.broken) })
    if broken != reference.broken {
      result.append("broken \(broken.sorted()), reference \(reference.broken.sorted())")
    }
    let point = solver.point
    let violation = requiredViolation(at: point, broken: broken)
    if violation > 1e-6 { result.append("a required constraint misses by \(violation)") }
    for (level, expected) in zip(levels(at: point), reference.levels) {
      if abs(level.error - expected.error) > 1e-6 * max(1, expected.error) {
        result.append("\(level.priority): \(level.error), reference \(expected.error)")
        break
      }
    }
    if solver.counters.uncertified > 0 { result.append("uncertified") }
    return result
  }
}
