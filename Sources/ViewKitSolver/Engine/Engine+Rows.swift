// Rows that define nothing: which parameters they bear on, and whether they take part.

extension Engine {
  /// Decides anew what a row bears on, after a structural change reached one of its variables.
  func reclassify(_ row: Int32) {
    switch rowStates[row] {
    case .direct:
      setNeedsMinimising(rows[row].target)
      classify(row, activating: false)
    case .active:
      dropExpansion(of: .constraint(row))
      classify(row, activating: true)
    case .relaxed:
      classify(row, activating: false)
    case .pending, .definition, .broken, .free:
      break
    }
  }

  /// Makes a row direct if it has one undetermined variable; otherwise active or relaxed.
  func classify(_ row: Int32, activating: Bool) {
    rows[row].flags.remove(.counted)
    rows[row].target = -1
    var undetermined: Int32 = 0
    var last: Int32 = -1
    var slot = rows[row].first
    let end = slot &+ Int32(rows[row].count)
    while slot < end {
      let variable = terms[slot].variable
      if !variableFlags[variable].contains(.determined) {
        undetermined &+= 1
        last = variable
      }
      slot &+= 1
    }
    if undetermined == 1, variables[last].definition < 0 {
      rowStates[row] = .direct
      rows[row].target = last
      setNeedsMinimising(last)
      return
    }
    rowStates[row] = .relaxed
    if activating, undetermined > 0, activate(.constraint(row)) { return }
    enqueueCheck(.constraint(row))
  }

  /// Expands a relaxed row over the parameters and lets it take part.
  ///
  /// With `onlyWhenPlaced` it stays relaxed if one of the parameters has a row that has no place yet.
  ///
  /// - Returns: Whether the row takes part, which it cannot if no parameter is left in the expansion.
  func activate(_ reference: RowReference, onlyWhenPlaced: Bool = false) -> Bool {
    if let row = reference.constraint {
      for slot in termRange(of: row)
      where !variableFlags[terms[slot].variable].contains(.determined) {
        addMultiplier(terms[slot].coefficient, to: terms[slot].variable)
      }
    } else {
      addMultiplier(1, to: reference.boundedVariable)
    }
    expand(throughDetermined: false)
    if onlyWhenPlaced {
      for index in 0..<expandedVariables.count where !isPlaced(expandedVariables[index]) {
        endExpansion()
        return false
      }
    }
    var first: Int32 = -1
    for index in 0..<expandedVariables.count {
      let parameter = expandedVariables[index]
      let coefficient = multiplier(of: parameter)
      guard coefficient != 0, isParameter(parameter) else { continue }
      var other = variables[parameter].firstCoefficient
      while other >= 0 {
        clearBalance(of: rowCoefficients[other].row)
        other = rowCoefficients[other].nextOfVariable
      }
      first = makeCoefficient(coefficient, reference, parameter, before: first)
    }
    endExpansion()
    guard first >= 0 else { return false }
    counters.activations += 1
    planVersion += 1
    if let row = reference.constraint {
      rowStates[row] = .active
      rows[row].target = first
    } else {
      variables[reference.boundedVariable].firstBoundCoefficient = first
    }
    setNeedsMinimising(rowCoefficients[first].variable)
    return true
  }

  /// Has a walk reach a variable, from the highest depth down, whatever its multiplier.
  func visit(_ variable: Int32) {
    addMultiplier(0, to: variable)
  }

  /// Adds to the multiplier of a variable, and queues it for expansion.
  func addMultiplier(_ amount: Double, to variable: Int32) {
    if variableFlags[variable].contains(.visited) {
      multipliers[variables[variable].multiplierIndex] += amount
      return
    }
    variableFlags[variable].insert(.visited)
    variables[variable].multiplierIndex = multipliers.count
    multipliers.append(amount)
    expansionHeap.append(variable)
    var hole = expansionHeap.count - 1
    while hole > 0 {
      let parent = (hole - 1) / 2
      if !isDeeper(variable, than: expansionHeap[parent]) { break }
      expansionHeap[hole] = expansionHeap[parent]
      hole = parent
    }
    expansionHeap[hole] = variable
  }

  /// Substitutes definitions, the latest first, until only variables without one are left.
  ///
  /// The multipliers are in `multipliers`, the variables in `expandedVariables`, in a fixed order.
  /// With `throughDetermined` the definitions stay in the list too.
  func expand(throughDetermined: Bool) {
    while let variable = popDeepest() {
      let amount = multiplier(of: variable)
      // What cancels needs no substitution: the distance of neighbours does not walk their chain.
      guard amount != 0 else { continue }
      let record = variables[variable]
      guard record.definition >= 0 else {
        expandedVariables.append(variable)
        continue
      }
      if throughDetermined { expandedVariables.append(variable) }
      let first = rows[record.definition].first
      let end = first + Int32(rows[record.definition].count)
      var targetCoefficient = 1.0
      for slot in first..<end where terms[slot].variable == variable {
        targetCoefficient = terms[slot].coefficient
      }
      for slot in first..<end where terms[slot].variable != variable {
        let source = terms[slot].variable
        if !throughDetermined, variableFlags[source].contains(.determined) { continue }
        addMultiplier(-amount * terms[slot].coefficient / targetCoefficient, to: source)
        // A sum that cancels to rounding noise counts as cancelled.
        if abs(multiplier(of: source)) < 1e-12 * abs(amount) {
          multipliers[variables[source].multiplierIndex] = 0
        }
      }
    }
  }

  /// The multiplier of a variable that the present expansion has reached.
  @inline(__always)
  func multiplier(of variable: Int32) -> Double {
    multipliers[variables[variable].multiplierIndex]
  }

  /// Forgets the multipliers and the variables of an expansion.
  func endExpansion() {
    expandedVariables.removeAll()
    multipliers.removeAll()
  }

  private func isDeeper(_ first: Int32, than second: Int32) -> Bool {
    let firstDepth = variables[first].depth
    let secondDepth = variables[second].depth
    return firstDepth != secondDepth ? firstDepth > secondDepth : first > second
  }

  /// Takes the variable of the highest level out of the expansion.
  func popDeepest() -> Int32? {
    guard !expansionHeap.isEmpty else { return nil }
    counters.steps &+= 1
    let top = expansionHeap[0]
    variableFlags[top].remove(.visited)
    let last = expansionHeap.removeLast()
    let count = expansionHeap.count
    guard count > 0 else { return top }
    var hole: Int32 = 0
    while true {
      var child = 2 * hole + 1
      if child >= count { break }
      if child + 1 < count, isDeeper(expansionHeap[child + 1], than: expansionHeap[child]) {
        child += 1
      }
      if !isDeeper(expansionHeap[child], than: last) { break }
      expansionHeap[hole] = expansionHeap[child]
      hole = child
    }
    expansionHeap[hole] = last
    return top
  }

  /// Checks the relaxed rows whose variables changed, the required ones first.
  ///
  /// What required rows move often satisfies the others, so that these wait until it has moved.
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
        return violation <= 1e-10 * scale || activate(reference)
          || !isRequired || violation <= Tolerance.conflict * scale
      }
    } else {
      let variable = reference.boundedVariable
      violation = -values[variable]
      guard violation > 0 else { return true }
      scale = max(1, rowScale(variables[variable].definition))
      isRequired = true
      if !variableFlags[variable].contains(.determined) {
        return violation <= 1e-10 * scale || activate(reference)
          || violation <= Tolerance.conflict * scale
      }
    }
    return !isRequired || violation <= Tolerance.conflict * scale
  }

}

/// What counts as equal in spite of rounding, relative to the size of the numbers involved.
enum Tolerance {
  /// A required row that misses by more contradicts others.
  static let conflict = 1e-8
}
