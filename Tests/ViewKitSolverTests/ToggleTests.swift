import Testing
import ViewKitSolver

@testable import ViewKitScenarios

/// Equalities that others follow from, removed and added again.
@Suite struct ToggleTests {
  /// A scenario, how many constraints each of its views has, and which of them is meant.
  static let definitions: [(name: String, stride: Int, offset: Int)] = [
    ("row", 6, 0), ("chainflex", 4, 2), ("chain", 4, 2), ("labels", 7, 2),
  ]

  private func solved(_ system: ConstraintSystem) -> (solver: Solver, ids: [ConstraintID]) {
    var ids: [ConstraintID] = []
    let solver = LoweredSystem(system).makeSolver(constraints: &ids)
    solver.solve()
    return (solver, ids)
  }

  private func expectFresh(_ solver: Solver, _ system: ConstraintSystem) {
    #expect(solver.conflicts.isEmpty)
    #expect(system.requiredViolation(at: solver.point) < 1e-6)
    let fresh = solved(system).solver
    for (one, other) in zip(system.levels(at: solver.point), system.levels(at: fresh.point)) {
      #expect(abs(one.error - other.error) < 1e-6)
    }
  }

  @Test(arguments: definitions)
  func equalityThatComesBackInTimeCostsNothing(name: String, stride: Int, offset: Int) {
    let system = ConstraintSystem.scenario(name, 40)
    let lowered = LoweredSystem(system)
    let (solver, ids) = solved(system)
    for index in [0, 20, 39].map({ stride * $0 + offset }) {
      let before = solver.counters
      solver.remove(ids[index])
      solver.add(lowered.inline[index])
      solver.solve()
      #expect(solver.counters.eliminations == before.eliminations)
      #expect(solver.counters.groups == before.groups)
      #expect(solver.counters.activations == before.activations)
      #expect(solver.changedVariables.isEmpty)
    }
    expectFresh(solver, system)
  }

  /// The label that takes up the rest of the row takes up the change too.
  @Test(arguments: [0, 13, 39])
  func changedGapInARowFillsNothingAnew(index: Int) {
    var system = ConstraintSystem.scenario("row", 40)
    let (solver, ids) = solved(system)
    for change in [10.0, -4, 1] {
      let before = solver.counters
      system.constraints[6 * index].constant -= change
      solver.setConstant(ids[6 * index], system.constraints[6 * index].constant)
      solver.solve()
      #expect(solver.counters.fillings == before.fillings)
      #expect(solver.counters.groups == before.groups + 1)
      expectFresh(solver, system)
    }
  }

  @Test(arguments: definitions)
  func equalityThatComesBackChangedMovesWhatFollows(name: String, stride: Int, offset: Int) {
    var system = ConstraintSystem.scenario(name, 40)
    let (solver, ids) = solved(system)
    let before = solver.counters
    let index = stride * 20 + offset
    system.constraints[index].constant -= 3
    solver.remove(ids[index])
    solver.add(LoweredSystem(system).inline[index])
    solver.solve()
    #expect(solver.counters.eliminations == before.eliminations)
    #expect(!solver.changedVariables.isEmpty)
    expectFresh(solver, system)
  }

  @Test(arguments: definitions)
  func equalityThatWasMissedTakesItsPlaceAgain(name: String, stride: Int, offset: Int) {
    let system = ConstraintSystem.scenario(name, 40)
    let lowered = LoweredSystem(system)
    var (solver, ids) = solved(system)
    for index in [20, 39, 0, 20].map({ stride * $0 + offset }) {
      solver.remove(ids[index])
      solver.solve()
      ids[index] = solver.add(lowered.inline[index])
      solver.solve()
    }
    #expect(solver.counters.simplexRuns == 0)
    expectFresh(solver, system)
  }

  @Test func optionalEqualityDoesNotTakeThePlaceOfARequiredOne() {
    let solver = Solver()
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    solver.set(left, 10)
    let gap = solver.add((1, right), (-1, left), plus: -5, is: .equal)
    solver.set(right, 12)
    solver.solve()
    #expect(solver.conflicts.map(\.broken.index).count == 1)
    solver.remove(gap)
    solver.add((1, right), (-1, left), plus: -5, is: .equal, at: 500)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: right) == 12)
  }

  @Test func priorityThatIsLoweredAndRaisedAgainChangesNothing() {
    let system = ConstraintSystem.scenario("row", 20)
    let (solver, ids) = solved(system)
    let before = solver.counters
    solver.setPriority(ids[60], 500)
    solver.setPriority(ids[60], 1000)
    solver.solve()
    #expect(solver.counters.eliminations == before.eliminations)
    #expect(solver.changedVariables.isEmpty)
  }

  @Test func variableThatIsFixedMeanwhileIsDefinedAfresh() {
    let solver = Solver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable(nonNegative: true))
    let right = solver.makeVariable()
    solver.set(left, 10)
    solver.set(width, 30, .equal, 250)
    let sum = solver.add((1, left), (1, width), (-1, right), is: .equal)
    solver.solve()
    #expect(solver.value(of: right) == 40)
    solver.remove(sum)
    solver.setInput(right, 25)
    let again = solver.add((1, left), (1, width), (-1, right), is: .equal)
    solver.solve()
    #expect(solver.value(of: width) == 15)
    solver.remove(again)
    solver.clearInput(right)
    solver.add((1, left), (1, width), (-1, right), is: .equal)
    solver.solve()
    #expect(solver.value(of: right) == 40)
  }

  @Test func variableThatIsRemovedWithItsDefinitionLeavesNothing() {
    let solver = Solver()
    let (outer, inner) = (solver.makeVariable(nonNegative: true), solver.makeVariable())
    let excess = solver.makeVariable(nonNegative: true)
    solver.set(outer, -5, .equal, 250)
    let definition = solver.add((1, excess), (-1, outer), plus: 20, is: .equal)
    solver.set(inner, 7)
    solver.solve()
    #expect(solver.value(of: outer) == 20)
    solver.remove(definition)
    solver.removeVariable(excess)
    solver.solve()
    #expect(solver.value(of: outer) == 0)
    #expect(solver.makeVariable() == excess)
    solver.solve()
    #expect(solver.value(of: inner) == 7)
  }
}
