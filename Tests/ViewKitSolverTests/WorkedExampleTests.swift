import Testing
import ViewKitSolver

/// Runs the example of Algorithm.md, section 3: two views and a gap in a container.
@Suite struct WorkedExampleTests {
  let solver: Solver
  let w: Variable
  let ax: Variable
  let aw: Variable
  let bx: Variable
  let bw: Variable

  /// The rows of the table in section 3, from r0 to r6.
  let rows: [ConstraintID]

  init() {
    let solver = Solver()
    let w = solver.makeVariable()
    let ax = solver.makeVariable()
    let aw = solver.makeVariable(nonNegative: true)
    let bx = solver.makeVariable()
    let bw = solver.makeVariable(nonNegative: true)
    solver.setInput(w, 320)
    rows = [
      solver.add((1, ax), plus: -16, is: .equal),
      solver.add((1, ax), (1, aw), (-1, bx), plus: 8, is: .equal),
      solver.add((1, bx), (1, bw), (-1, w), plus: 16, is: .equal),
      solver.add((1, aw), plus: -60, is: .lessThanOrEqual, at: 251),
      solver.add((1, aw), plus: -60, is: .greaterThanOrEqual, at: 750),
      solver.add((1, bw), plus: -100, is: .lessThanOrEqual, at: 250),
      solver.add((1, bw), plus: -100, is: .greaterThanOrEqual, at: 749),
    ]
    solver.solve()
    self.solver = solver
    (self.w, self.ax, self.aw, self.bx, self.bw) = (w, ax, aw, bx, bw)
  }

  /// The values of `W`, `A.x`, `A.w`, `B.x` and `B.w`.
  private var values: [Double] {
    [w, ax, aw, bx, bw].map { solver.value(of: $0) }
  }

  @Test func buildDefinesTwoVariablesAndFillsOneGroup() {  // Section 3.1.
    #expect(values == [320, 16, 60, 84, 220])
    #expect(solver.counters.eliminations == 2)
    #expect(solver.counters.activations == 1)
    #expect(solver.counters.fillings == 1)
    #expect(solver.counters.simplexRuns == 0)
    #expect(!solver.hasConflicts)
  }

  @Test func changedGapEvaluatesOneDefinitionAndRebalancesTheGroup() {  // Section 3.2.
    let before = solver.counters
    solver.setConstant(rows[1], 20)
    solver.solve()
    #expect(values == [320, 16, 60, 96, 208])
    #expect(Array(solver.changedVariables) == [bx, bw])
    #expect(solver.counters.evaluations == before.evaluations + 1)
    #expect(solver.counters.groups == before.groups + 1)
    #expect(solver.counters.fillings == before.fillings)
    #expect(solver.counters.eliminations == before.eliminations)
  }

  @Test func narrowContainerFillsTheGroupFromTheBeginning() {  // Section 3.3.
    solver.setConstant(rows[1], 20)
    solver.solve()
    let before = solver.counters
    solver.setInput(w, 180)
    solver.solve()
    #expect(values == [180, 16, 60, 96, 68])
    #expect(solver.counters.evaluations == before.evaluations)
    #expect(solver.counters.fillings == before.fillings + 1)
    #expect(solver.counters.simplexRuns == before.simplexRuns)
  }

  @Test func tooNarrowContainerBreaksTheNewestRowOfTheProof() {  // Section 3.4.
    solver.setConstant(rows[1], 20)
    solver.setInput(w, 40)
    solver.solve()
    #expect(
      solver.conflicts == [
        Conflict(broken: rows[2], culprits: [rows[0], rows[1], rows[2]], bounds: [aw, bw])
      ]
    )
    #expect(values == [40, 16, 60, 96, 100])

    let found = solver.counters
    solver.setInput(w, 44)
    solver.solve()
    #expect(solver.conflicts.map(\.broken) == [rows[2]])
    #expect(solver.counters.conflictSearches == found.conflictSearches)
    #expect(solver.counters.groups == found.groups)

    solver.setInput(w, 320)
    solver.solve()
    #expect(!solver.hasConflicts)
    #expect(values == [320, 16, 60, 96, 208])
  }

  @Test func equalWidthsMakeOneVariableAnAliasOfTheOther() {  // Section 3.5.
    solver.setConstant(rows[1], 20)
    solver.solve()
    let before = solver.counters
    solver.add((1, aw), (-1, bw), is: .equal)
    solver.solve()
    #expect(values == [320, 16, 134, 170, 134])
    #expect(solver.counters.eliminations == before.eliminations + 1)
    #expect(solver.counters.activations == before.activations + 2)
    #expect(!solver.hasConflicts)
  }
}
