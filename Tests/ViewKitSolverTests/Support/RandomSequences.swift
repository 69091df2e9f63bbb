import ViewKitSolver

@testable import ViewKitScenarios

/// A solver under random changes beside the list of constraints it should have.
///
/// The system keeps removed constraints out, in order of their age, so that the reference sees what a
/// fresh solver would.
struct RandomSequence {
  private(set) var system: ConstraintSystem
  private(set) var ids: [ConstraintID] = []
  /// The values of the variables that are fixed from outside, besides the width and the height.
  private(set) var inputs: [Int: Double] = [:]
  let solver: Solver
  private var systems: RandomSystems
  private var random: SeededRandom

  /// Whether what nothing else decides lies on the bounds of the inequalities.
  private let pullsToBounds: Bool

  init(
    seed: UInt64,
    views: ClosedRange<Int> = 2...12,
    rowsPerBlock: Int = 2048,
    pullsToBounds: Bool = true
  ) {
    self.pullsToBounds = pullsToBounds
    solver = Solver(rowsPerBlock: rowsPerBlock)
    systems = RandomSystems(seed: seed, views: views)
    random = SeededRandom(seed ^ 0xabcd)
    system = systems.next(Int(seed))
    for index in 0..<system.variableCount {
      _ = solver.makeVariable(nonNegative: system.nonNegative.contains(index))
    }
    solver.setInput(Variable(index: 0), system.width)
    solver.setInput(Variable(index: 1), system.height)
    for constraint in system.constraints { ids.append(solver.add(lowered(constraint))) }
    solver.solve()
  }

  private func lowered(_ constraint: ConstraintSystem.Constraint) -> LinearConstraint {
    var result = LinearConstraint(
      constraint.relation,
      constant: constraint.constant,
      priority: constraint.priority,
      rank: constraint.rank
    )
    result.pullsToBound = pullsToBounds && constraint.relation != .equal
    for term in constraint.terms {
      result.add(term.coefficient, Variable(index: Int32(term.variable)))
    }
    return result
  }

  /// Makes one to three changes and solves.
  mutating func step() {
    for _ in 0..<random.next(1...3) { change() }
    solver.solve()
  }

  /// Moves the root's width and solves.
  mutating func resize() {
    system.width = Double(random.next(0...500))
    solver.setInput(Variable(index: 0), system.width)
    solver.solve()
  }

  /// Moves the constant of one constraint and solves.
  mutating func shift(_ index: Int) {
    system.constraints[index].constant += Double(random.next(-20...20))
    solver.setConstant(ids[index], system.constraints[index].constant)
    solver.solve()
  }

  private mutating func change() {
    let kind = random.next(0...9)
    if system.constraints.isEmpty || kind <= 1 {
      let constraint = systems.nextConstraint(system, 60)
      system.constraints.append(constraint)
      ids.append(solver.add(lowered(constraint)))
      return
    }
    let index = random.next(0...system.constraints.count - 1)
    switch kind {
    case 2, 3:
      solver.remove(ids.remove(at: index))
      system.constraints.remove(at: index)
    case 4:
      // Removing and adding the same constraint makes it the newest.
      let constraint = system.constraints.remove(at: index)
      solver.remove(ids.remove(at: index))
      system.constraints.append(constraint)
      ids.append(solver.add(lowered(constraint)))
    case 5, 6:
      system.constraints[index].constant += Double(random.next(-20...20))
      solver.setConstant(ids[index], system.constraints[index].constant)
    case 7:
      let priorities: [Float] = [1000, 1000, 250, 750, 249.5]
      system.constraints[index].priority = priorities[random.next(0...4)]
      solver.setPriority(ids[index], system.constraints[index].priority)
    default:
      system.width = Double(random.next(0...500))
      solver.setInput(Variable(index: 0), system.width)
    }
  }

  /// Makes one to three changes of any kind, also to variables, and solves.
  mutating func stepWithVariables() {
    for _ in 0..<random.next(1...3) {
      switch random.next(0...7) {
      case 0: replaceVariable()
      case 1, 2: toggleInput()
      default: change()
      }
    }
    solver.solve()
  }

  /// Removes a variable with all that mentions it; another one takes its number.
  private mutating func replaceVariable() {
    let variable = random.next(2...system.variableCount - 1)
    for index in ids.indices.reversed()
    where system.constraints[index].terms.contains(where: { $0.variable == variable }) {
      solver.remove(ids.remove(at: index))
      system.constraints.remove(at: index)
    }
    solver.removeVariable(Variable(index: Int32(variable)))
    inputs[variable] = nil
    solver.solve()
    _ = solver.makeVariable(nonNegative: system.nonNegative.contains(variable))
  }

  /// Fixes a variable from outside, moves it there, or lets the constraints determine it again.
  private mutating func toggleInput() {
    let known = inputs.keys.sorted()
    if known.count < 2 || random.chance(20) {
      setInput(random.next(2...system.variableCount - 1))
    } else if random.chance(50) {
      setInput(known[random.next(0...known.count - 1)])
    } else {
      let variable = known[random.next(0...known.count - 1)]
      inputs[variable] = nil
      solver.clearInput(Variable(index: Int32(variable)))
    }
  }

  private mutating func setInput(_ variable: Int) {
    let value = Double(random.next(-20...120))
    inputs[variable] = value
    solver.setInput(Variable(index: Int32(variable)), value)
  }

  /// The system with the values of its inputs in place of them.
  private var systemWithoutInputs: ConstraintSystem {
    var result = system
    result.nonNegative.subtract(inputs.keys)
    for index in result.constraints.indices {
      let terms = system.constraints[index].terms
      result.constraints[index].terms = terms.filter { inputs[$0.variable] == nil }
      for term in terms {
        result.constraints[index].constant += term.coefficient * (inputs[term.variable] ?? 0)
      }
    }
    return result
  }

  /// What is wrong with the solver's current answer.
  func findings(checkingAmbiguity: Bool = false) -> [String] {
    let system = systemWithoutInputs
    return system.findings(solver, ids) + culpritFindings(system)
      + (checkingAmbiguity ? system.ambiguityFindings(solver, besides: Set(inputs.keys)) : [])
  }

  /// Conflicts whose culprits can hold together, or contradict each other without one of them.
  ///
  /// A conflict that stands may name more than it takes once a variable is fixed that it rests on.
  private func culpritFindings(_ system: ConstraintSystem) -> [String] {
    var result: [String] = []
    for conflict in solver.conflicts {
      let culprits = conflict.culprits.compactMap { ids.firstIndex(of: $0) }
      let bounds = Set(conflict.bounds.map { Int($0.index) })
      if ReferenceOptimum.isFeasible(system, required: culprits, bounds: bounds) {
        result.append("culprits \(culprits) bounds \(bounds) can hold together")
      }
      for culprit in culprits
      where inputs.isEmpty
        && !ReferenceOptimum.isFeasible(
          system,
          required: culprits.filter { $0 != culprit },
          bounds: bounds
        )
      {
        result.append("culprits \(culprits) bounds \(bounds.sorted()) are not minimal: \(culprit)")
      }
    }
    return result
  }
}
