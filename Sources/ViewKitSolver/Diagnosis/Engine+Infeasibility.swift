// Algorithm.md, section 10.
//
// From a group whose required rows contradict each other to the rows that must be given up.
//
// The rows are taken in one after the other, the oldest first, and each is kept if it can hold together
// with those kept before. To try a row is a linear program with a single cost, its violation, in which the
// rows kept so far bound the parameters; it starts at the vertex where the last one ended, so that a row
// that holds there costs nothing, and most others a few pivots. If some violation is left at the optimum,
// the row is given up, and the duals name the rows it contradicts: each nonbasic variable with a reduced
// cost rests on one. Were any one of these rows not there, its variable could move and lessen the
// violation, for nonbasic variables are independent of each other. So no row of the set can be spared (a
// minimal infeasible subsystem), and none has to be left out to find that out.

extension Engine {
  /// Adds a contradiction for each row of the collected group that has to be given up.
  ///
  /// The program has found the group infeasible. Leaves it at a vertex where all other rows hold.
  ///
  /// - Returns: `false` if the limit of pivots was reached.
  func findContradictions() -> Bool {
    program.keepRequiredSides()
    let lonely = program.onlyViolatedBreakpoint()
    var sides = Array(0..<program.breaks.count)
    sides.sort {
      let (first, second) = (program.breaks[$0].reference, program.breaks[$1].reference)
      if first == second { return $0 < $1 }
      // All others hold together: they need not be looked at one by one.
      if first == lonely || second == lonely { return second == lonely }
      return isOlder(first, than: second)
    }
    program.takeInOneByOne(sides)
    for tier in 0..<program.breaks.count {
      switch program.takeIn(tier: tier) {
      case .optimal:
        break
      case .infeasible:
        contradictions.append(contradiction(atTier: tier))
        program.giveUp(tier: tier)
      case .uncertified:
        return false
      }
    }
    return true
  }

  /// Whether a row comes before another one of the group: lower bounds, then lower ranks, then older ones.
  private func isOlder(_ first: RowReference, than second: RowReference) -> Bool {
    guard let one = first.constraint else {
      return second.constraint != nil || first.rawValue > second.rawValue
    }
    guard let other = second.constraint else { return false }
    return isBrokenEarlier(other, than: one)
  }

  /// The combination of rows that keeps the row of a tier from holding.
  private func contradiction(atTier tier: Int32) -> Contradiction {
    let parts = program.proof(tier: tier)
    return Contradiction(
      row: parts[0].reference,
      parts: parts.map { (reference: $0.reference, multiplier: rowMultiplier(of: $0)) }
    )
  }

  /// The factor of a row in a combination of rows, from its slope on a variable of the program.
  private func rowMultiplier(of part: (reference: RowReference, slope: Double)) -> Double {
    // The logical variable of a row over several parameters is the row's value.
    if groupIndex(of: part.reference) >= 0 { return part.slope }
    let entry = firstCoefficient(of: part.reference)
    if entry >= 0 { return part.slope / rowCoefficients[entry].coefficient }
    guard let row = part.reference.constraint else { return part.slope }
    return part.slope / coefficient(of: rows[row].target, in: row)
  }
}
