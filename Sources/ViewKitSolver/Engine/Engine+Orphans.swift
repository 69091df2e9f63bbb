// A definition that is removed and added again: the plan keeps its place open until the next solve, so
// that nothing that follows from it has to be arranged anew.

/// A variable that lost its definition since the last solve.
struct Orphan: BitwiseCopyable {
  var variable: Int32

  /// Where the terms of the lost definition begin in the table of such terms.
  var firstTerm: Int32
  var wasDetermined: Bool

  /// Whether an equality of the same terms may define the variable again.
  var isAdoptable = true
}

/// A term of a definition that was lost.
struct OrphanTerm: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32
}

extension Engine {
  /// Turns a defined variable into a parameter that keeps its value, for now.
  ///
  /// What depends on it is told at the next solve, unless an equality of the same terms is there then.
  func undefine(_ variable: Int32) {
    let row = variables[variable].definition
    orphans.append(
      Orphan(
        variable: variable,
        firstTerm: orphanTerms.count,
        wasDetermined: marks[variable].contains(.determined)
      )
    )
    variables[variable].definition = -1
    marks[variable].remove(.defined)
    marks[variable].remove(.determined)
    for slot in termRange(of: row) {
      let term = terms[slot]
      orphanTerms.append(OrphanTerm(coefficient: term.coefficient, variable: term.variable))
      if term.variable != variable { variables[term.variable].uses -= 1 }
    }
  }

  /// Gives each orphan a pending equality of the same terms for its definition, or makes it a parameter.
  func adoptOrphans() {
    guard !orphans.isEmpty else { return }
    for index in 0..<orphans.count {
      let orphan = orphans[index]
      let end = index + 1 < orphans.count ? orphans[index + 1].firstTerm : orphanTerms.count
      if let row = equality(like: orphan, endingAt: end) {
        adopt(orphan, by: row)
      } else {
        dropBound(of: orphan.variable)
        noteTouched(orphan.variable)
        noteDirty(orphan.variable)
      }
    }
    orphans.removeAll()
    orphanTerms.removeAll()
  }

  /// A pending equality that differs from a lost definition by its constant at most.
  ///
  /// Looks at the newest rows only: many can share a variable.
  private func equality(like orphan: Orphan, endingAt end: Int32) -> Int32? {
    guard orphan.isAdoptable, isParameter(orphan.variable) else { return nil }
    var slot = variables[orphan.variable].terms
    for _ in 0..<16 where slot >= 0 {
      let row = terms[slot].row
      if states[row] == .pending, rows[row].isRequiredEquality,
        hasTerms(row, orphan.firstTerm..<end)
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
      guard terms[slot].variable == orphanTerms[index].variable,
        terms[slot].coefficient == orphanTerms[index].coefficient
      else { return false }
      index += 1
    }
    return true
  }

  /// Puts a row in the place of a lost definition; whatever was expanded through that stays so.
  private func adopt(_ orphan: Orphan, by row: Int32) {
    let variable = orphan.variable
    states[row] = .definition
    rows[row].target = variable
    variables[variable].definition = row
    marks[variable].insert(.defined)
    marks[variable].subtract([.dirty, .basic])
    if orphan.wasDetermined { marks[variable].insert(.determined) }
    for slot in termRange(of: row) where terms[slot].variable != variable {
      variables[terms[slot].variable].uses += 1
    }
    noteMoved(variable)
    if marks[variable].contains(.nonNegative), variables[variable].boundEntries < 0 {
      noteUnchecked(.bound(of: variable))
    }
  }
}
