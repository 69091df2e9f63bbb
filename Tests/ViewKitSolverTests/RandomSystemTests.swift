import Testing
import ViewKitSolver

@testable import ViewKitScenarios

@Suite struct RandomSystemTests {
  // Larger models are placed in blocks of rows; here a few rows are one.
  @Test(arguments: [2048, 1, 5])
  func answersEqualTheReference(rowsPerBlock: Int) {
    var systems = RandomSystems(seed: 7 + UInt64(rowsPerBlock))
    var brokenCount = 0
    for index in 0..<90 {
      let system = systems.next(index)
      let findings = system.findings(
        checkingAmbiguity: index % 5 == 0,
        rowsPerBlock: rowsPerBlock
      )
      #expect(findings.isEmpty, "system \(index)")
      brokenCount += ReferenceOptimum(system).broken.count
    }
    #expect(brokenCount > 30)
  }

  @Test(arguments: [2048, 1, 5])
  func incrementalAnswersEqualFreshOnes(rowsPerBlock: Int) {
    for seed in 100..<110 {
      var sequence = RandomSequence(seed: UInt64(seed), rowsPerBlock: rowsPerBlock)
      for step in 0..<12 {
        #expect(sequence.findings().isEmpty, "seed \(seed) step \(step)")
        sequence.step()
      }
    }
  }

  @Test func repeatedResizesBetweenChangesEqualFreshOnes() {
    for seed in 400..<410 {
      var sequence = RandomSequence(seed: UInt64(seed))
      for step in 0..<5 {
        for resize in 0..<4 {
          let before = sequence.solver.point
          sequence.resize()
          #expect(sequence.findings().isEmpty, "seed \(seed) step \(step) resize \(resize)")
          let after = sequence.solver.point
          let moved = before.indices.filter { before[$0] != after[$0] }
          // A conflict may move a variable again, which is then reported again.
          let reported = sequence.solver.changedVariables.map { Int($0.index) }
          #expect(Set(reported).isSuperset(of: moved))
        }
        sequence.step()
      }
    }
  }

  @Test func repeatedShiftsOfAConstantEqualFreshOnes() {
    for seed in 600..<612 {
      var sequence = RandomSequence(seed: UInt64(seed))
      for step in 0..<5 {
        let count = sequence.system.constraints.count
        for shift in 0..<4 where count > 0 {
          let before = sequence.solver.point
          sequence.shift((seed * 7 + step) % count)
          #expect(sequence.findings().isEmpty, "seed \(seed) step \(step) shift \(shift)")
          let after = sequence.solver.point
          let moved = before.indices.filter { before[$0] != after[$0] }
          let reported = sequence.solver.changedVariables.map { Int($0.index) }
          #expect(Set(reported).isSuperset(of: moved))
        }
        sequence.step()
      }
    }
  }

  /// The bounds are what these systems took once, and 5 % more.
  @Test func randomSystemsTakeNoMoreStepsThanTheyDid() {
    var (pivots, steps, evaluations) = (0, 0, 0)
    for seed in 700..<760 {
      var sequence = RandomSequence(seed: UInt64(seed), views: 6...14, pullsToBounds: false)
      for _ in 0..<6 { sequence.step() }
      let counters = sequence.solver.counters
      pivots += counters.pivots
      steps += counters.steps
      evaluations += counters.evaluations
      #expect(counters.uncertified == 0)
    }
    #expect(pivots <= 1500)
    #expect(steps <= 47_000)
    #expect(evaluations <= 1150)
  }

  @Test func equalSequencesGiveEqualBits() {
    for seed in 200..<220 {
      var first = RandomSequence(seed: UInt64(seed))
      var second = RandomSequence(seed: UInt64(seed))
      for _ in 0..<10 {
        first.step()
        second.step()
        #expect(first.solver.point == second.solver.point)
        #expect(first.solver.conflicts == second.solver.conflicts)
      }
    }
  }

  @Test func changedVariablesAreExactlyThoseThatMoved() {
    for seed in 300..<310 {
      var sequence = RandomSequence(seed: UInt64(seed))
      for _ in 0..<10 {
        let before = sequence.solver.point
        sequence.step()
        let after = sequence.solver.point
        let moved = before.indices.filter { before[$0] != after[$0] }
        let reported = sequence.solver.changedVariables.map { Int($0.index) }.sorted()
        // The input is set before the solve that reports it.
        #expect(reported == moved)
      }
    }
  }
}
