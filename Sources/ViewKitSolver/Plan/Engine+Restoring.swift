// Algorithm.md, section 5.2.
//
// A definition that is removed and added again: the plan keeps its place open until the next solve, so
// that nothing that follows from it has to be arranged anew.

/// A variable that lost its definition since the last solve.
struct LostDefinition: BitwiseCopyable {
  var variable: Int32

  /// Where the terms of the lost definition begin in the table of such terms.
  var firstTerm: Int32
  var wasDetermined: Bool

  /// Whether an equality of the same terms may define the variable again.
  var isRestorable = true
}

/// A term of a definition that was lost.
struct LostTerm: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32
}

extension Engine {
  /// Turns a defined variable into a parameter that keeps its value, for now.
  ///
  /// What depends on it changes at the next solve, unless an equality with the same terms is there then.
  func undefine(_ variable: Int32) {
    let row = variables[variable].definition
    lostDefinitions.append(
      LostDefinition(
        variable: variable,
        firstTerm: lostTerms.count,
        wasDetermined: variableFlags[variable].contains(.determined)
      )
    )
    variables[variable].definition = -1
    variableFlags[variable].remove(.defined)
    variableFlags[variable].remove(.determined)
    for slot in termRange(of: row) {
      let term = terms[slot]
      lostTerms.append(LostTerm(coefficient: term.coefficient, variable: term.variable))
      if term.variable != variable { variables[term.variable].uses -= 1 }
    }
  }

  /// Restores each lost definition from a pending equality with the same terms, if there is one.
  ///
  /// Otherwise the variable stays a parameter, and what depends on it must be restructured.
  func restoreLostDefinitions() {
    guard !lostDefinitions.isEmpty else { return }
    for index in 0..<lostDefinitions.count {
      let lost = lostDefinitions[index]
      let end =
        index + 1 < lostDefinitions.count ? lostDefinitions[index + 1].firstTerm : lostTerms.count
      if let row = equality(like: lost, endingAt: end) {
        restore(lost, by: row)
      } else {
        dropBound(of: lost.variable)
        setNeedsRestructuring(lost.variable)
        setNeedsMinimising(lost.variable)
      }
    }
    lostDefinitions.removeAll()
    lostTerms.removeAll()
  }

  /// A pending equality that differs from a lost definition by its constant at most.
  ///
  /// Looks at the newest rows only: many can share a variable.
  private func equality(like lost: LostDefinition, endingAt end: Int32) -> Int32? {
    guard lost.isRestorable, isParameter(lost.variable) else { return nil }
    var slot = variables[lost.variable].terms
    for _ in 0..<Limit.restoringRows where slot >= 0 {
      let row = terms[slot].row
      if rowStates[row] == .pending, rows[row].isRequiredEquality,
        hasTerms(row, lost.firstTerm..<end)
      {
        return row
      }
      slot = terms[slot].next
    }
    return nil
  }

  private func hasTerms(_ row: Int32, _ lost: Range<Int32>) -> Bool {
    guard Int(rows[row].count) == lost.count else { return false }
    var index = lost.lowerBound
    for slot in termRange(of: row) {
      guard terms[slot].variable == lostTerms[index].variable,
        terms[slot].coefficient == lostTerms[index].coefficient
      else { return false }
      index += 1
    }
    return true
  }

  /// Puts a row in the place of a lost definition; whatever was expanded through that stays so.
  private func restore(_ lost: LostDefinition, by row: Int32) {
    let variable = lost.variable
    rowStates[row] = .definition
    rows[row].target = variable
    variables[variable].definition = row
    variableFlags[variable].insert(.defined)
    variableFlags[variable].subtract([.needsMinimising, .basic])
    if lost.wasDetermined { variableFlags[variable].insert(.determined) }
    for slot in termRange(of: row) where terms[slot].variable != variable {
      variables[terms[slot].variable].uses += 1
    }
    setNeedsEvaluation(variable)
    if variableFlags[variable].contains(.nonNegative), variables[variable].firstBoundCoefficient < 0
    {
      enqueueCheck(.bound(of: variable))
    }
  }
}
