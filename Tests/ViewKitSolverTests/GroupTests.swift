import Testing
import ViewKitSolver

/// Variables that compete for space, where the numbers are many, large or small.
@Suite struct GroupTests {
  @Test(arguments: [31, 33, 34, 35, 64, 99])
  func shareIsTheMedianOfHoweverManyWishes(count: Int) {
    for step in [7, 11, 13] where count % step != 0 {
      let solver = Solver()
      let (total, width, rest) = (
        solver.makeVariable(), solver.makeVariable(nonNegative: true),
        solver.makeVariable(nonNegative: true)
      )
      solver.setInput(total, 1000)
      solver.add((1, width), (1, rest), (-1, total), is: .equal)
      // The multiples of a number, modulo another that it shares no factor with, are all numbers.
      for wish in 0..<count {
        solver.set(width, Double(wish * step % count), .equal, 500)
      }
      solver.solve()
      let value = solver.value(of: width)
      #expect(value >= Double((count - 1) / 2) && value <= Double(count / 2), "\(count) \(step)")
      #expect(value + solver.value(of: rest) == 1000)
    }
  }

  @Test(arguments: 2...9)
  func limitsThatAddUpToASumButForRoundingAreNoConflict(count: Int) {
    for total in [1e5, 1e7, 1e9] {
      let solver = Solver()
      let widths = (0..<count).map { _ in solver.makeVariable(nonNegative: true) }
      let sum = solver.makeVariable()
      for (index, width) in widths.enumerated() {
        let share = Double(index + 1) / Double(count * (count + 1) / 2)
        solver.set(width, total * share, .lessThanOrEqual)
      }
      solver.add([Term(-1, sum)] + widths.map { Term(1, $0) }, .equal)
      solver.setInput(sum, total)
      solver.solve()
      #expect(solver.conflicts.isEmpty, "\(count) \(total)")
      let reached = widths.reduce(0) { $0 + solver.value(of: $1) }
      #expect(abs(reached - total) <= 1e-9 * total)
      solver.setInput(sum, total * 1.000_01)
      solver.solve()
      #expect(solver.conflicts.count == 1, "\(count) \(total)")
    }
  }
}
