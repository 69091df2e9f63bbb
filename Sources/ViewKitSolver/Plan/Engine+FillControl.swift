// Algorithm.md, section 5.1.
//
// A sum of many parameters that many rows share is better left a variable of its own: eliminating it
// would write the whole sum into each of these rows.

extension Engine {
  /// Whether a definition by a row would put many parameters into several other rows.
  func wouldDensify(eliminating variable: Int32, with row: Int32) -> Bool {
    couplesRows(variable, besides: row) && isLong(row, besides: variable)
  }

  /// Whether at least three rows that bear on other variables too contain a variable.
  ///
  /// Looks at a limited number of rows: it only guides a choice.
  private func couplesRows(_ variable: Int32, besides row: Int32) -> Bool {
    var count = 0
    var slot = variables[variable].terms
    for _ in 0..<Limit.guidingVisits where slot >= 0 {
      let other = terms[slot].row
      slot = terms[slot].next
      switch rowStates[other] {
      case .pending, .active, .relaxed:
        guard other != row, !rows[other].flags.contains(.counted),
          undeterminedCount(of: other) > 1
        else { continue }
        count += 1
        if count == Limit.coupledRows { return true }
      case .definition, .direct, .idle, .broken, .free:
        continue
      }
    }
    return false
  }

  /// Whether the expansion of a row, one variable aside, has more than a few parameters.
  private func isLong(_ row: Int32, besides variable: Int32) -> Bool {
    for slot in termRange(of: row) where terms[slot].variable != variable {
      visit(terms[slot].variable)
    }
    var parameters = 0
    var visits = 0
    while let source = popDeepest() {
      visits += 1
      guard parameters <= Limit.shortExpansion, visits <= Limit.guidingVisits else { continue }
      let definition = variables[source].definition
      guard definition >= 0 else {
        if isParameter(source) { parameters += 1 }
        continue
      }
      for slot in termRange(of: definition)
      where terms[slot].variable != source
        && !variableFlags[terms[slot].variable].contains(.determined)
      {
        visit(terms[slot].variable)
      }
    }
    endExpansion()
    return parameters > Limit.shortExpansion || visits > Limit.guidingVisits
  }

  /// Takes back definitions that new rows would make dense.
  func reconsiderLongDefinitions() {
    guard counters.eliminations > 0 else { return }
    for index in 0..<pendingRows.count {
      let row = pendingRows[index]
      guard rowStates[row] == .pending, !rows[row].isRequiredEquality else { continue }
      for slot in termRange(of: row) {
        let variable = terms[slot].variable
        let record = variables[variable]
        guard record.definition >= 0, record.uses == 0,
          !variableFlags[variable].contains(.determined),
          wouldDensify(eliminating: variable, with: record.definition)
        else { continue }
        let definition = record.definition
        withdraw(definition)
        lostDefinitions[lostDefinitions.count - 1].isRestorable = false
        rowStates[definition] = .pending
        pendingRows.append(definition)
      }
    }
  }
}
