import Testing
import ViewKitSolver

@Suite struct PriorityTests {
  @Test func noNumberOfWeakerConstraintsOutweighsAStrongerOne() {
    let solver = Solver()
    let variable = solver.makeVariable()
    solver.set(variable, 0, .equal, 251)
    for _ in 0..<1000 { solver.set(variable, 100, .equal, 250) }
    solver.solve()
    #expect(solver.value(of: variable) == 0)
  }

  @Test func fractionalPrioritiesAreLevelsOfTheirOwn() {
    let solver = Solver()
    let variable = solver.makeVariable()
    solver.set(variable, 10, .equal, 999)
    solver.set(variable, 20, .equal, 999.5)
    solver.solve()
    #expect(solver.value(of: variable) == 20)
    #expect(solver.conflicts.isEmpty)
  }

  @Test func equalPrioritiesMinimiseTheSummedError() {
    let solver = Solver()
    let variable = solver.makeVariable()
    for target in [10.0, 20, 90] { solver.set(variable, target, .equal, 500) }
    solver.solve()
    #expect(solver.value(of: variable) == 20)
  }

  @Test func optionalInequalityPullsOnlyWhileViolated() {
    let solver = Solver()
    let variable = solver.makeVariable()
    solver.set(variable, 50, .lessThanOrEqual, 500)
    solver.set(variable, 30, .equal, 100)
    solver.solve()
    #expect(solver.value(of: variable) == 30)
  }

  @Test func weakerLevelsDecideAmongOptimaOfStrongerOnes() {
    let solver = Solver()
    let root = solver.makeVariable()
    solver.setInput(root, 100)
    let first = solver.makeVariable(nonNegative: true)
    let second = solver.makeVariable(nonNegative: true)
    solver.add((1, first), (1, second), (-1, root), is: .equal)
    solver.set(first, 80, .equal, 750)
    solver.set(second, 80, .equal, 750)
    solver.set(second, 60, .lessThanOrEqual, 250)
    solver.solve()
    let (one, other) = (solver.value(of: first), solver.value(of: second))
    #expect(one + other == 100)
    #expect(other <= 60)
    #expect(one <= 80)
  }

  @Test func changingAPriorityMovesTheAnswer() {
    let solver = Solver()
    let variable = solver.makeVariable()
    let low = solver.set(variable, 10, .equal, 250)
    solver.set(variable, 20, .equal, 500)
    solver.solve()
    #expect(solver.value(of: variable) == 20)
    solver.setPriority(low, 750)
    solver.solve()
    #expect(solver.value(of: variable) == 10)
  }
}
