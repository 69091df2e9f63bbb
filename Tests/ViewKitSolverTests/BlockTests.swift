import Testing
import ViewKitSolver

@testable import ViewKitScenarios

/// Many new constraints find their place block after block, in whatever order they come.
@Suite struct BlockTests {
  enum Order: CaseIterable {
    case given
    case reversed
    case shuffled
  }

  @Test(
    arguments: [
      "chain", "chainflex", "indep", "nested", "labels", "row", "cells", "proportional",
    ],
    Order.allCases
  )
  func blocksCostLittleMoreThanAllAtOnce(name: String, order: Order) {
    var system = ConstraintSystem.scenario(name, 300)
    var random = SeededRandom(11)
    switch order {
    case .given: break
    case .reversed: system.constraints.reverse()
    case .shuffled: system.constraints.shuffle(using: &random)
    }
    let whole = solved(system, rowsPerBlock: .max)
    let blocks = solved(system, rowsPerBlock: 50)
    // Definitions that are chosen block after block take more: each one moves others to higher levels.
    #expect(blocks.counters.steps <= 2 * whole.counters.steps + 4000)
    #expect(blocks.counters.pivots <= whole.counters.pivots)
    #expect(system.requiredViolation(at: blocks.point) < 1e-6)
    for (one, other) in zip(system.levels(at: blocks.point), system.levels(at: whole.point)) {
      #expect(abs(one.error - other.error) <= 1e-6 * max(1, other.error))
    }
  }

  /// Tables of a size known beforehand lie side by side, in several pieces if they are very large.
  @Test(arguments: [0, 1, 1000, 300_000, 1_000_000])
  func reservedRoomChangesNoAnswer(constraints: Int) {
    let system = ConstraintSystem.scenario("cells", 30)
    var ids: [ConstraintID] = []
    let solver = Solver()
    solver.reserve(variables: constraints / 2, constraints: constraints)
    for index in 0..<system.variableCount {
      _ = solver.makeVariable(nonNegative: system.nonNegative.contains(index))
    }
    solver.setInput(Variable(index: 0), system.width)
    solver.setInput(Variable(index: 1), system.height)
    for constraint in LoweredSystem(system).inline { ids.append(solver.add(constraint)) }
    solver.solve()
    #expect(solver.point == solved(system, rowsPerBlock: 2048).point)
  }

  private func solved(_ system: ConstraintSystem, rowsPerBlock: Int) -> Solver {
    var ids: [ConstraintID] = []
    let solver = LoweredSystem(system).makeSolver(constraints: &ids, rowsPerBlock: rowsPerBlock)
    solver.solve()
    return solver
  }
}
