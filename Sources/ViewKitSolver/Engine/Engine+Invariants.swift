// Algorithm.md, section 14.
//
// What holds after every solve. Debug builds check it at the end of each; tests run in debug builds.

extension Engine {
  /// Whether the tables, the plan and the values agree with each other.
  ///
  /// - Complexity: O(*n*) in variables and terms.
  var isConsistent: Bool {
    guard isIdle, hasConsistentCulprits else { return false }
    for variable in 0..<variables.count where variableFlags[variable].contains(.live) {
      guard hasConsistentTerms(variable), hasConsistentPlace(variable),
        variableFlags[variable].contains(.ownValue) == hasOwnValue(variable)
      else { return false }
    }
    for row in 0..<rows.count {
      guard hasConsistentState(row) else { return false }
    }
    for index in 0..<freeVariables.count {
      let variable = freeVariables[index]
      guard variables[variable].terms < 0, !variableFlags[variable].contains(.live) else {
        return false
      }
    }
    return true
  }

  /// No work is left, and every scratch list is empty.
  private var isIdle: Bool {
    guard readyVariable < 0, queuedCount == 0, lowestDepth == .max, depthLimit == .max,
      multipliers.isEmpty, expansionHeap.isEmpty, expandedVariables.isEmpty, walkStack.isEmpty,
      walkSlots.isEmpty, readyEqualities.isEmpty,
      reclassifiedRows.isEmpty, assignments.isEmpty, changes.isEmpty, contradictions.isEmpty
    else {
      return false
    }
    for depth in 0..<depthHeads.count where depthHeads[depth] >= 0 { return false }
    return true
  }

  /// Exactly the rows and the inputs of proofs are marked as culprits.
  private var hasConsistentCulprits: Bool {
    let culprits = Set(brokenRows.flatMap { $0.culprits.map(\.row) })
    let inputs = Set(brokenRows.flatMap { $0.inputs.map(\.variable) })
    for row in 0..<rows.count where rowStates[row] != .free {
      guard rows[row].flags.contains(.culprit) == culprits.contains(row) else { return false }
    }
    for variable in 0..<variables.count where variableFlags[variable].contains(.live) {
      guard variableFlags[variable].contains(.culprit) == inputs.contains(variable) else {
        return false
      }
    }
    return true
  }

  /// The list of a variable's terms is linked both ways and counts its uses.
  private func hasConsistentTerms(_ variable: Int32) -> Bool {
    var uses: Int32 = 0
    var previous: Int32 = -1
    var slot = variables[variable].terms
    while slot >= 0 {
      let term = terms[slot]
      guard term.variable == variable, term.previous == previous,
        termRange(of: term.row).contains(slot), term.coefficient != 0
      else { return false }
      if rowStates[term.row] == .definition, rows[term.row].target != variable { uses += 1 }
      previous = slot
      slot = term.next
    }
    return uses == variables[variable].uses
  }

  /// A variable is an input, defined by sources of lower depth, or a parameter.
  private func hasConsistentPlace(_ variable: Int32) -> Bool {
    let record = variables[variable]
    let flags = variableFlags[variable]
    let isDetermined = flags.contains(.determined)
    guard
      flags.isDisjoint(with: [
        .inDepthQueue, .visited, .hasOldValue, .needsRestructuring, .needsEvaluation,
        .needsMinimising, .boundInCheckList,
      ]),
      flags.contains(.defined) == (record.definition >= 0),
      groupIndex(ofParameter: variable) < 0
    else { return false }
    if flags.contains(.input) {
      return record.definition < 0 && record.firstCoefficient < 0 && isDetermined
        && !flags.contains(.basic)
    }
    guard record.definition >= 0 else {
      return !isDetermined && record.firstBoundCoefficient < 0
        && hasConsistentCoefficients(record.firstCoefficient)
    }
    let definition = rows[record.definition]
    guard rowStates[record.definition] == .definition, definition.target == variable,
      record.firstCoefficient < 0, !flags.contains(.basic)
    else {
      return false
    }
    var hasDeterminedSources = true
    for slot in termRange(of: record.definition) where terms[slot].variable != variable {
      let source = variables[terms[slot].variable]
      guard source.depth < record.depth else { return false }
      if !variableFlags[terms[slot].variable].contains(.determined) { hasDeterminedSources = false }
    }
    // Coefficients beyond all reason overflow; then there is no value to compare.
    let value = definedValue(variable)
    return isDetermined == hasDeterminedSources && (values[variable] == value || !value.isFinite)
  }

  /// The coefficients of a parameter are linked both ways and belong to active rows.
  private func hasConsistentCoefficients(_ first: Int32) -> Bool {
    var previous: Int32 = -1
    var entry = first
    while entry >= 0 {
      guard rowCoefficients[entry].previousOfVariable == previous,
        firstCoefficient(of: rowCoefficients[entry].row) >= 0
      else { return false }
      previous = entry
      entry = rowCoefficients[entry].nextOfVariable
    }
    return true
  }

  /// The coefficients of an active row are over parameters, which only it couples if it is balanced.
  private func hasConsistentCoefficients(ofRow row: Int32) -> Bool {
    let isBalanced = rows[row].flags.contains(.balanced)
    var entry = rows[row].target
    guard entry >= 0 else { return false }
    while entry >= 0 {
      let record = rowCoefficients[entry]
      guard record.row == .constraint(row), isParameter(record.variable),
        !isBalanced || onlyCouplingCoefficient(of: record.variable) == entry
      else { return false }
      entry = record.nextInRow
    }
    return true
  }

  /// A row's state fits the variables it bears on.
  private func hasConsistentState(_ row: Int32) -> Bool {
    let record = rows[row]
    guard groupIndex(of: .constraint(row)) < 0,
      record.flags.isDisjoint(with: [.inCheckList, .counted, .recorded]),
      rowStates[row] == .active || record.flags.isDisjoint(with: [.tight, .balanced])
    else { return false }
    switch rowStates[row] {
    case .free:
      return record.count == 0
    case .pending:
      return false
    case .definition:
      return variables[record.target].definition == row
    case .direct:
      return isParameter(record.target) && undeterminedCount(of: row) == 1
    case .active:
      return hasConsistentCoefficients(ofRow: row)
    case .relaxed, .idle:
      return record.target < 0
    case .broken:
      return brokenRows.contains { $0.row == row }
    }
  }
}
