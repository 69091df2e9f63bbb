import Testing
import ViewKitSolver

@testable import ViewKitScenarios

@Suite struct ConflictTests {
  @Test func newestConstraintIsBroken() {
    let solver = Solver()
    let width = solver.makeVariable(nonNegative: true)
    let old = solver.set(width, 100)
    let new = solver.set(width, 120)
    solver.solve()
    #expect(solver.value(of: width) == 100)
    #expect(
      solver.conflicts == [Conflict(broken: new, culprits: [old, new], bounds: [])]
    )
  }

  @Test func higherRankIsBrokenBeforeNewer() {
    let solver = Solver()
    let width = solver.makeVariable()
    let plain = solver.set(width, 100, rank: 1)
    solver.set(width, 120, rank: 0)
    solver.solve()
    #expect(solver.value(of: width) == 120)
    #expect(solver.conflicts.map(\.broken) == [plain])
  }

  @Test func conflictAcrossDefinitionsListsOnlyWhatContradicts() {
    let solver = Solver()
    let root = solver.makeVariable()
    solver.setInput(root, 300)
    let left = solver.makeVariable()
    let width = solver.makeVariable(nonNegative: true)
    let other = solver.makeVariable()
    solver.set(other, 7)
    let leading = solver.set(left, 20)
    let trailing = solver.add((1, left), (1, width), (-1, root), plus: 20, is: .equal)
    let size = solver.set(width, 100)
    solver.solve()
    #expect(solver.conflicts.map(\.broken) == [size])
    #expect(solver.conflicts.first?.culprits == [leading, trailing, size])
    #expect(solver.value(of: width) == 260)
  }

  @Test func removingACulpritBringsTheBrokenConstraintBack() {
    let solver = Solver()
    let width = solver.makeVariable(nonNegative: true)
    let old = solver.set(width, 100)
    solver.set(width, 120)
    solver.solve()
    solver.remove(old)
    solver.solve()
    #expect(solver.value(of: width) == 120)
    #expect(solver.conflicts.isEmpty)
  }

  @Test func changingAConstantEndsTheConflict() {
    let solver = Solver()
    let width = solver.makeVariable(nonNegative: true)
    let old = solver.set(width, 100)
    solver.set(width, 120)
    solver.solve()
    solver.setConstant(old, -120)
    solver.solve()
    #expect(solver.value(of: width) == 120)
    #expect(solver.conflicts.isEmpty)
  }

  @Test func removingTheBrokenConstraintForgetsTheConflict() {
    let solver = Solver()
    let width = solver.makeVariable(nonNegative: true)
    solver.set(width, 100)
    let new = solver.set(width, 120)
    solver.solve()
    solver.remove(new)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: width) == 100)
  }

  @Test func lowerBoundIsACulpritAfterAResize() {
    let solver = Solver()
    let root = solver.makeVariable()
    let left = solver.makeVariable()
    let width = solver.makeVariable(nonNegative: true)
    solver.setInput(root, 100)
    let leading = solver.set(left, 16)
    let trailing = solver.add((1, left), (1, width), (-1, root), plus: 16, is: .equal)
    solver.solve()
    #expect(solver.conflicts.isEmpty)

    solver.setInput(root, 0)
    solver.solve()
    #expect(
      solver.conflicts
        == [Conflict(broken: trailing, culprits: [leading, trailing], bounds: [width])]
    )
    #expect(solver.value(of: width) >= 0)

    solver.setInput(root, 100)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: width) == 68)
  }

  @Test func independentConflictsBreakOneConstraintEach() {
    let solver = Solver()
    let variables = (0..<3).map { _ in solver.makeVariable() }
    for variable in variables {
      solver.set(variable, 10)
      solver.set(variable, 20, .greaterThanOrEqual)
    }
    solver.solve()
    #expect(solver.conflicts.count == 3)
    #expect(solver.conflicts.allSatisfy { $0.culprits.count == 2 })
    #expect(variables.allSatisfy { solver.value(of: $0) == 10 })
  }

  @Test func contradictionWithoutVariablesIsItsOwnCulprit() {
    let solver = Solver()
    let variable = solver.makeVariable()
    let impossible = solver.add((1, variable), (-1, variable), plus: 5, is: .equal)
    solver.solve()
    #expect(solver.conflicts.map(\.culprits) == [[impossible]])
  }

  @Test func makingACulpritOptionalEndsTheConflict() {
    let solver = Solver()
    let width = solver.makeVariable()
    let old = solver.set(width, 100)
    solver.set(width, 120)
    solver.solve()
    solver.setPriority(old, 999.5)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: width) == 120)
    solver.setPriority(old, 1000)
    solver.solve()
    #expect(solver.conflicts.count == 1)
    #expect(solver.value(of: width) == 100)
  }

  @Test func longRowThatIsTooNarrowIsFoundAtOnce() {
    let solver = Solver()
    var previous = solver.makeVariable()
    solver.set(previous, 0)
    for _ in 0..<300 {
      let next = solver.makeVariable()
      let width = solver.makeVariable(nonNegative: true)
      solver.set(width, 10, .greaterThanOrEqual)
      solver.add((1, next), (-1, previous), (-1, width), is: .equal)
      previous = next
    }
    let end = solver.set(previous, 100)
    solver.solve()
    #expect(solver.conflicts.map(\.broken) == [end])
    #expect(solver.conflicts.first?.culprits.count == 602)
    #expect(solver.counters.pivots < 1000)
    #expect(solver.value(of: previous) >= 3000)
  }

  /// Views of a minimum width that follow each other by inequalities, in a root that is too narrow.
  private func makeCrowdedSystem(_ count: Int) -> ConstraintSystem {
    var system = ConstraintSystem("crowded", count)
    system.width = 100
    var previous: Int?
    for _ in 0..<count {
      let view = system.makeView()
      system.nonNegative.insert(view + 2)
      system.add([(view, 1)], 0, .greaterThanOrEqual)
      system.add([(view, 1), (view + 2, 1), (0, -1)], 0, .lessThanOrEqual)
      if let previous {
        system.add([(view, 1), (previous, -1), (previous + 2, -1)], -2, .greaterThanOrEqual)
      }
      system.add([(view + 2, 1)], -10, .greaterThanOrEqual)
      previous = view
    }
    return system
  }

  @Test func contradictingInequalitiesAreSeparatedAsTheReferenceDoes() {  // F2-05
    let system = makeCrowdedSystem(20)
    #expect(system.findings().isEmpty)
  }

  @Test func contradictingInequalitiesTakeAFewPivotsEach() {  // F2-05
    for count in [40, 160, 320] {
      var ids: [ConstraintID] = []
      let solver = LoweredSystem(makeCrowdedSystem(count)).makeSolver(constraints: &ids)
      solver.solve()
      #expect(solver.conflicts.count > count / 4)
      #expect(solver.counters.pivots < 16 * count)
      #expect(solver.counters.uncertified == 0)
    }
  }

  @Test func conflictThatStandsIsNotLookedForAgain() {  // F2-05
    var system = makeCrowdedSystem(20)
    var ids: [ConstraintID] = []
    let solver = LoweredSystem(system).makeSolver(constraints: &ids)
    solver.solve()
    let numbers = solver.conflictNumbers
    let before = solver.counters
    for width in [100.5, 101.5, 100] {
      system.width = width
      solver.setInput(Variable(index: 0), width)
      solver.solve()
      #expect(system.findings(solver, ids).isEmpty)
    }
    #expect(solver.conflictNumbers == numbers)
    #expect(solver.counters.conflictSearches == before.conflictSearches)
    #expect(solver.counters.activations == before.activations)
    system.width = 112.5
    solver.setInput(Variable(index: 0), system.width)
    solver.solve()
    #expect(system.findings(solver, ids).isEmpty)
  }

  @Test func boundOfAVariableThatIsFixedNoLongerContradicts() {
    let solver = Solver()
    let width = solver.makeVariable(nonNegative: true)
    solver.set(width, -5)
    solver.solve()
    #expect(solver.conflicts.count == 1)
    solver.setInput(width, -5)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
  }

  @Test func rowThatIsTooNarrowNamesItsMinimumWidths() {
    let solver = Solver()
    let root = solver.makeVariable()
    solver.setInput(root, 100)
    let widths = (0..<3).map { _ in solver.makeVariable(nonNegative: true) }
    let minimums = widths.map { solver.set($0, 40, .greaterThanOrEqual) }
    let total = solver.add((1, widths[0]), (1, widths[1]), (1, widths[2]), (-1, root), is: .equal)
    solver.solve()
    #expect(solver.conflicts.map(\.broken) == [total])
    #expect(solver.conflicts.first?.culprits == minimums + [total])
    solver.setInput(root, 150)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(widths.map { solver.value(of: $0) }.reduce(0, +) == 150)
  }

  /// What counts as equal is a share of the largest product of a row.
  @Test func largeNumbersMayDifferByWhatRoundingLeaves() {
    let solver = Solver()
    let (third, whole) = (solver.makeVariable(), solver.makeVariable())
    solver.setInput(third, 333_333_333.3333)
    solver.setInput(whole, 1_000_000_000)
    let row = solver.add((3, third), (-1, whole), is: .equal)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    solver.setInput(whole, 1_000_000_100)
    solver.solve()
    #expect(solver.conflicts.map(\.broken) == [row])
  }

  @Test func smallFactorsLeaveNoCulpritOut() {
    let solver = Solver()
    let (given, copy, width) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    solver.setInput(given, 1)
    let same = solver.add((1, copy), (-1, given), is: .equal)
    let limit = solver.add((1e6, width), (1, copy), plus: -5e5, is: .lessThanOrEqual)
    let minimum = solver.add((1e6, width), plus: -1e6, is: .greaterThanOrEqual)
    solver.solve()
    #expect(
      solver.conflicts
        == [Conflict(broken: minimum, culprits: [same, limit, minimum], bounds: [])]
    )
  }

  @Test(arguments: [1, -1] as [Double])
  func ofTwoLimitsAtOnePlaceTheOneThatHoldsIsTheCulprit(sign: Double) {
    let solver = Solver()
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    let (inwards, outwards): (Relation, Relation) =
      sign > 0 ? (.greaterThanOrEqual, .lessThanOrEqual) : (.lessThanOrEqual, .greaterThanOrEqual)
    solver.set(first, sign * 10, outwards)
    let limit = solver.set(first, sign * 10, inwards)
    let other = solver.set(second, sign * 10, inwards)
    let sum = solver.add((1, first), (1, second), plus: -sign * 15, is: outwards)
    solver.solve()
    #expect(
      solver.conflicts == [Conflict(broken: sum, culprits: [limit, other, sum], bounds: [])]
    )
  }
}
