import Testing
import ViewKitSolver

@testable import ViewKitScenarios

/// Rows of stack views whose length is free, up to a limit that gets closer than the content.
@Suite struct StackTests {
  @Test(arguments: ConstraintSystem.stackNames, [1, 2, 3, 5, 7])
  func answersEqualTheReference(name: String, size: Int) {
    var system = ConstraintSystem.scenario(name, size)
    var ids: [ConstraintID] = []
    let solver = LoweredSystem(system).makeSolver(constraints: &ids)
    for share in [1, 0.8, 0.3, 0.95, 1.2] {
      system.width = system.editWidths.0 * share
      solver.setInput(Variable(index: 0), system.width)
      solver.solve()
      #expect(system.findings(solver, ids).isEmpty)
    }
  }

  /// The length of the stack is the sum of its views until shares of it are asked for.
  @Test(arguments: [6, 200])
  func sharesThatComeLaterAreAnsweredAlike(size: Int) {
    var system = ConstraintSystem.scenario("proportional", size)
    let lowered = LoweredSystem(system)
    let solver = Solver()
    for index in 0..<system.variableCount {
      _ = solver.makeVariable(nonNegative: system.nonNegative.contains(index))
    }
    solver.setInput(Variable(index: 0), system.width)
    let shares = system.constraints.indices.suffix(size)
    var ids = lowered.inline[..<shares.lowerBound].map { solver.add($0) }
    solver.solve()
    ids += shares.map { solver.add(lowered.inline[$0]) }
    solver.solve()
    system.width = system.editWidths.1
    solver.setInput(Variable(index: 0), system.width)
    solver.solve()
    #expect(system.requiredViolation(at: solver.point) < 1e-6)
    // Shares of one sum each, as opposed to all of them in each row.
    #expect(solver.storageCapacity < 300 * size + 1000)
    if size < 10 { #expect(system.findings(solver, ids).isEmpty) }
    #expect(solver.counters.uncertified == 0)
  }

  @Test(arguments: ConstraintSystem.stackNames)
  func longStacksAreCertifiedWithFewPivots(name: String) {
    var system = ConstraintSystem.scenario(name, 100)
    var ids: [ConstraintID] = []
    let solver = LoweredSystem(system).makeSolver(constraints: &ids)
    solver.solve()
    for width in [system.editWidths.1, system.editWidths.0, system.editWidths.1 * 0.5] {
      let before = solver.counters
      system.width = width
      solver.setInput(Variable(index: 0), width)
      solver.solve()
      #expect(solver.counters.pivots - before.pivots <= 400)
      #expect(system.requiredViolation(at: solver.point) < 1e-6)
      var freshIDs: [ConstraintID] = []
      let fresh = LoweredSystem(system).makeSolver(constraints: &freshIDs)
      fresh.solve()
      for (one, other) in zip(system.levels(at: solver.point), system.levels(at: fresh.point)) {
        #expect(abs(one.error - other.error) <= 1e-6 * max(1, other.error))
      }
    }
    #expect(solver.counters.uncertified == 0)
  }
}
