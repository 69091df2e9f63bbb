import Testing
import ViewKitSolver

@testable import ViewKitScenarios

/// Changes of any kind, one after the other; after each the answer is the reference's.
@Suite struct RandomChangeTests {
  @Test(arguments: [2048, 1])
  func answersStayThoseOfTheReferenceWhileVariablesComeAndGo(rowsPerBlock: Int) {
    for seed in 800..<900 {
      var sequence = RandomSequence(
        seed: UInt64(seed),
        views: 2...6,
        rowsPerBlock: rowsPerBlock
      )
      for step in 0..<8 {
        let findings = sequence.findings(checkingAmbiguity: step % 4 == 3)
        #expect(findings.isEmpty, "seed \(seed) step \(step)")
        sequence.stepWithVariables()
      }
    }
  }
}
