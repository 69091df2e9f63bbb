// Algorithm.md, section 9.

extension Engine {
  /// Checks the relaxed rows whose variables changed, the required ones first.
  ///
  /// The changes that required rows cause often satisfy the others, so those wait.
  ///
  /// A required row that no parameter can satisfy is a contradiction with what its variables follow from.
  func checkRelaxedRows() {
    let activations = counters.activations
    checkRelaxedRows(required: true)
    guard contradictions.isEmpty, !checkList.isEmpty, counters.activations == activations else {
      return
    }
    checkRelaxedRows(required: false)
  }

  private func checkRelaxedRows(required: Bool) {
    for index in 0..<checkList.count {
      let reference = checkList[index]
      guard (priority(of: reference) >= 1000) == required else { continue }
      markChecked(reference)
      guard isRelaxed(reference), !holdsOrActivates(reference) else { continue }
      contradictions.append(
        Contradiction(row: reference, parts: [(reference: reference, multiplier: 1)])
      )
      requeueCheck(reference)
    }
    compactCheckList(from: 0)
  }

  /// Checks relaxed rows, from an index in their list on, while others still have to find their place.
  ///
  /// Lets required ones take part if all rows over their parameters are there. The list keeps what does
  /// not hold.
  func checkPlacedRows(from start: Int32) {
    counters.steps &+= Int(checkList.count - start)
    for index in start..<checkList.count {
      let reference = checkList[index]
      markChecked(reference)
      let violation = relation(of: reference).violation(of: value(of: reference))
      guard isRelaxed(reference), violation > 0 else { continue }
      if priority(of: reference) < 1000 || !activate(reference, onlyWhenPlaced: true) {
        requeueCheck(reference)
      }
    }
    compactCheckList(from: start)
  }

  /// Whether a constraint, or the lower bound of a defined variable, is left out for now.
  private func isRelaxed(_ reference: RowReference) -> Bool {
    if let row = reference.constraint { return rowStates[row] == .relaxed }
    let variable = reference.boundedVariable
    return variables[variable].definition >= 0 && variables[variable].firstBoundCoefficient < 0
      && variableFlags[variable].contains(.nonNegative)
  }

  /// Whether a relaxed row holds, has been activated, or is optional and out of anyone's hands.
  private func holdsOrActivates(_ reference: RowReference) -> Bool {
    let violation: Double
    let scale: Double
    let isRequired: Bool
    if let row = reference.constraint {
      violation = rows[row].relation.violation(of: rowValue(row))
      guard violation > 0 else { return true }
      scale = rowScale(row)
      isRequired = rows[row].isRequired
      if undeterminedCount(of: row) > 0 {
        return violation <= Tolerance.activation * scale || activate(reference)
          || !isRequired || violation <= Tolerance.conflict * scale
      }
    } else {
      let variable = reference.boundedVariable
      violation = -values[variable]
      guard violation > 0 else { return true }
      scale = max(1, rowScale(variables[variable].definition))
      isRequired = true
      if !variableFlags[variable].contains(.determined) {
        return violation <= Tolerance.activation * scale || activate(reference)
          || violation <= Tolerance.conflict * scale
      }
    }
    return !isRequired || violation <= Tolerance.conflict * scale
  }

  private func markChecked(_ reference: RowReference) {
    if let row = reference.constraint {
      rows[row].flags.remove(.inCheckList)
    } else {
      variableFlags[reference.boundedVariable].remove(.boundInCheckList)
    }
  }

  /// Keeps a reference for a later check while the list is being read.
  private func requeueCheck(_ reference: RowReference) {
    if let row = reference.constraint {
      rows[row].flags.insert(.inCheckList)
    } else {
      variableFlags[reference.boundedVariable].insert(.boundInCheckList)
    }
  }

  /// Drops the references from the check list, beginning at an index, that are not marked as waiting.
  private func compactCheckList(from start: Int32) {
    var kept = start
    for index in start..<checkList.count {
      let reference = checkList[index]
      let waits: Bool
      if let row = reference.constraint {
        waits = rows[row].flags.contains(.inCheckList)
      } else {
        waits = variableFlags[reference.boundedVariable].contains(.boundInCheckList)
      }
      guard waits else { continue }
      checkList[kept] = reference
      kept += 1
    }
    checkList.resize(to: kept, filling: .none)
  }
}
