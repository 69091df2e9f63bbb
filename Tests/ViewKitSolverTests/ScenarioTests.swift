import Testing
import ViewKitSolver

@testable import ViewKitScenarios

@Suite struct ScenarioTests {
  private func solve(_ system: ConstraintSystem) -> (solver: Solver, ids: [ConstraintID]) {
    var ids: [ConstraintID] = []
    let solver = LoweredSystem(system).makeSolver(constraints: &ids)
    solver.solve()
    return (solver, ids)
  }

  @Test func chainFollowsItsFormula() {
    let (solver, _) = solve(.scenario("chain", 50))
    for index in 0..<50 {
      let view = solver.values[(2 + 4 * index)...].prefix(4)
      #expect(Array(view) == [8, 8 + 24 * Double(index), 359, 20])
    }
    solver.setInput(Variable(index: 0), 414)
    solver.solve()
    #expect(solver.values[2 + 4 * 49 + 2] == 398)
    #expect(solver.changedVariables.count == 51)
  }

  @Test func closedChainSharesTheHeight() {
    let (solver, _) = solve(.scenario("chainflex", 50))
    let height = (667 - 16 - 49 * 4) / 50.0
    for index in 0..<50 {
      #expect(abs(solver.values[2 + 4 * index + 3] - height) < 1e-9)
    }
  }

  @Test func rowGivesSpareSpaceToOneLabel() {
    let system = ConstraintSystem.scenario("row", 100)
    let (solver, _) = solve(system)
    // The spare twentieth of the total goes beyond the intrinsic widths.
    let spare = (system.width - 8) / 1.05 * 0.05
    let levels = system.levels(at: solver.point)
    #expect(levels[0].error < 1e-9)
    #expect(abs(levels[1].error - spare) < 1e-6)
  }

  /// The level sums were computed by an independent solver for linear programs (HiGHS).
  @Test(
    arguments: [
      ("labels", 100, [476, 0]),
      ("labels", 1000, [6860, 0]),
      ("cells", 10, [0, 2, 53, 0, 0, 0, 945]),
      ("cells", 100, [0, 2, 719, 0, 0, 0, 9450]),
      ("web", 10, [1753.125]),
      ("web", 100, [17638.875]),
    ]
  )
  func levelSumsAreOptimal(name: String, size: Int, expected: [Double]) {
    let system = ConstraintSystem.scenario(name, size)
    let (solver, _) = solve(system)
    #expect(system.requiredViolation(at: solver.point) < 1e-9)
    let levels = system.levels(at: solver.point).map(\.error)
    #expect(levels.count == expected.count)
    for (level, value) in zip(levels, expected) {
      #expect(abs(level - value) <= 1e-6 * max(1, value))
    }
    #expect(solver.counters.uncertified == 0)
  }

  @Test(arguments: ConstraintSystem.scenarioNames)
  func editsEndWhereFreshSolversStart(name: String) {
    var system = ConstraintSystem.scenario(name, 40)
    let (solver, ids) = solve(system)
    system.width = system.editWidths.1
    solver.setInput(Variable(index: 0), system.width)
    let toggled = system.toggles[0]
    system.constraints[toggled].constant -= 10
    solver.setConstant(ids[toggled], system.constraints[toggled].constant)
    solver.solve()
    #expect(system.findingsBesideFreshSolver(solver).isEmpty)
  }

  @Test func sameInputGivesTheSameBits() {
    for name in ConstraintSystem.scenarioNames {
      let system = ConstraintSystem.scenario(name, 60)
      #expect(solve(system).solver.point == solve(system).solver.point)
    }
  }
}

extension ConstraintSystem {
  /// How the level sums of a solver differ from those of a fresh one.
  fileprivate func findingsBesideFreshSolver(_ solver: Solver) -> [String] {
    var ids: [ConstraintID] = []
    let fresh = LoweredSystem(self).makeSolver(constraints: &ids)
    fresh.solve()
    var findings: [String] = []
    if requiredViolation(at: solver.point) > 1e-6 { findings.append("required constraint missed") }
    for (one, other) in zip(levels(at: solver.point), levels(at: fresh.point))
    where abs(one.error - other.error) > 1e-6 * max(1, other.error) {
      findings.append("\(one.priority): \(one.error), fresh \(other.error)")
    }
    return findings
  }
}
