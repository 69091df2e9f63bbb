import Testing
import ViewKitSolver

@testable import ViewKitScenarios

@Suite struct HostileInputTests {
  @Test func hugeAndTinyCoefficientsEnd() {
    for factor in [1e300, 1e-300, 1e150, 1e-12] {
      let solver = Solver()
      let variables = (0..<6).map { _ in solver.makeVariable(nonNegative: true) }
      let bystander = solver.makeVariable()
      solver.set(bystander, 5)
      for (index, variable) in variables.enumerated() {
        let next = variables[(index + 1) % variables.count]
        solver.add((factor, variable), (-1, next), plus: -Double(index), is: .equal)
        solver.add((1, variable), (factor, next), plus: -7, is: .lessThanOrEqual)
        solver.set(variable, 10, .equal, 250)
      }
      solver.solve()
      #expect(solver.value(of: bystander) == 5)
    }
  }

  @Test func wildCoefficientsEndAndLeaveOthersAlone() {
    var random = SeededRandom(3)
    let magnitudes = [1e-300, 1e-20, 1e-9, 1e-3, 1, 1, 1, 1e3, 1e9, 1e20, 1e300]
    for _ in 0..<60 {
      let solver = Solver()
      let bystander = solver.makeVariable(nonNegative: true)
      solver.set(bystander, 5, .equal, 250)
      let variables = (0..<6).map { _ in solver.makeVariable(nonNegative: random.chance(50)) }
      var ids: [ConstraintID] = []
      for _ in 0..<20 {
        let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
        var constraint = LinearConstraint(
          relations[random.next(0...2)],
          constant: Double(random.next(-9...9)) * magnitudes[random.next(0...10)],
          priority: [1000, 1000, 750, 250][random.next(0...3)]
        )
        for _ in 0..<random.next(1...3) {
          let sign: Double = random.chance(50) ? 1 : -1
          constraint.add(
            sign * magnitudes[random.next(0...10)],
            variables[random.next(0...5)]
          )
        }
        ids.append(solver.add(constraint))
        if random.chance(30) { solver.solve() }
      }
      solver.solve()
      #expect(solver.value(of: bystander) == 5)
      for id in ids { solver.remove(id) }
      for variable in variables { solver.set(variable, 7) }
      solver.solve()
      #expect(variables.allSatisfy { solver.value(of: $0) == 7 })
      #expect(solver.conflicts.isEmpty)
    }
  }

  @Test func degenerateProgramsEnd() {
    // Many constraints meet in one point, which is where pivoting can cycle.
    let solver = Solver()
    let variables = (0..<12).map { _ in solver.makeVariable() }
    for first in variables {
      for second in variables where first != second {
        solver.add((1, first), (-1, second), is: .lessThanOrEqual)
        solver.add((1, first), (-2, second), is: .lessThanOrEqual, at: 500)
      }
      solver.set(first, 1, .equal, 250)
    }
    solver.solve()
    #expect(solver.counters.uncertified == 0)
    let values = variables.map { solver.value(of: $0) }
    #expect(values.allSatisfy { abs($0 - values[0]) < 1e-9 })
    #expect(values[0] == 1)
  }
}
