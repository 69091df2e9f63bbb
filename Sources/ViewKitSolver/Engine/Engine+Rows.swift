// Rows that define nothing: which parameters they bear on, and whether they take part.

extension Engine {
  /// Decides anew what a row bears on, after a structural change reached one of its variables.
  func reclassify(_ row: Int32) {
    switch states[row] {
    case .direct:
      noteDirty(rows[row].target)
      classify(row, activating: false)
    case .active:
      dropEntries(of: .constraint(row))
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
      if !marks[variable].contains(.determined) {
        undetermined &+= 1
        last = variable
      }
      slot &+= 1
    }
    if undetermined == 1, variables[last].definition < 0 {
      states[row] = .direct
      rows[row].target = last
      noteDirty(last)
      return
    }
    states[row] = .relaxed
    if activating, undetermined > 0, activate(.constraint(row)) { return }
    noteUnchecked(.constraint(row))
  }

  /// Expands a relaxed row over the parameters and lets it take part.
  ///
  /// With `onlyWhenPlaced` it stays relaxed if one of the parameters has a row that has no place yet.
  ///
  /// - Returns: Whether the row takes part, which it cannot if no parameter is left in the expansion.
  func activate(_ reference: RowReference, onlyWhenPlaced: Bool = false) -> Bool {
    if let row = reference.constraint {
      for slot in termRange(of: row)
      where !marks[terms[slot].variable].contains(.determined) {
        addAdjoint(terms[slot].coefficient, to: terms[slot].variable)
      }
    } else {
      addAdjoint(1, to: reference.boundedVariable)
    }
    expand(throughDetermined: false)
    if onlyWhenPlaced {
      for index in 0..<expansionSupport.count where !isPlaced(expansionSupport[index]) {
        endExpansion()
        return false
      }
    }
    var first: Int32 = -1
    for index in 0..<expansionSupport.count {
      let parameter = expansionSupport[index]
      let coefficient = adjoint(of: parameter)
      guard coefficient != 0, isParameter(parameter) else { continue }
      var other = variables[parameter].entries
      while other >= 0 {
        clearBalance(of: entries[other].row)
        other = entries[other].nextOfVariable
      }
      first = makeEntry(coefficient, reference, parameter, before: first)
    }
    endExpansion()
    guard first >= 0 else { return false }
    counters.activations += 1
    planVersion += 1
    if let row = reference.constraint {
      states[row] = .active
      rows[row].target = first
    } else {
      variables[reference.boundedVariable].boundEntries = first
    }
    noteDirty(entries[first].variable)
    return true
  }

  /// Adds to the multiplier of a variable, and queues it for expansion.
  func addAdjoint(_ amount: Double, to variable: Int32) {
    if marks[variable].contains(.queued) {
      adjoints[variables[variable].next] += amount
      return
    }
    marks[variable].insert(.queued)
    variables[variable].next = adjoints.count
    adjoints.append(amount)
    expansionHeap.append(variable)
    var hole = expansionHeap.count - 1
    while hole > 0 {
      let parent = (hole - 1) / 2
      if !isLater(variable, than: expansionHeap[parent]) { break }
      expansionHeap[hole] = expansionHeap[parent]
      hole = parent
    }
    expansionHeap[hole] = variable
  }

  /// Substitutes definitions, the latest first, until only variables without one are left.
  ///
  /// The multipliers are in `adjoints`, the variables in `expansionSupport`, in a fixed order.
  /// With `throughDetermined` the definitions stay in the list too.
  func expand(throughDetermined: Bool) {
    while let variable = popExpansion() {
      let amount = adjoint(of: variable)
      // What cancels needs no substitution: the distance of neighbours does not walk their chain.
      guard amount != 0 else { continue }
      let record = variables[variable]
      guard record.definition >= 0 else {
        expansionSupport.append(variable)
        continue
      }
      if throughDetermined { expansionSupport.append(variable) }
      let first = rows[record.definition].first
      let end = first + Int32(rows[record.definition].count)
      var own = 1.0
      for slot in first..<end where terms[slot].variable == variable {
        own = terms[slot].coefficient
      }
      for slot in first..<end where terms[slot].variable != variable {
        let source = terms[slot].variable
        if !throughDetermined, marks[source].contains(.determined) { continue }
        addAdjoint(-amount * terms[slot].coefficient / own, to: source)
        // A sum that cancels to rounding noise counts as cancelled.
        if abs(adjoint(of: source)) < 1e-12 * abs(amount) { adjoints[variables[source].next] = 0 }
      }
    }
  }

  /// The multiplier of a variable that the present expansion has reached.
  @inline(__always)
  func adjoint(of variable: Int32) -> Double {
    adjoints[variables[variable].next]
  }

  /// Forgets the multipliers and the variables of an expansion.
  func endExpansion() {
    expansionSupport.removeAll()
    adjoints.removeAll()
  }

  private func isLater(_ first: Int32, than second: Int32) -> Bool {
    let firstLevel = variables[first].level
    let secondLevel = variables[second].level
    return firstLevel != secondLevel ? firstLevel > secondLevel : first > second
  }

  /// Takes the variable of the highest level out of the expansion.
  func popExpansion() -> Int32? {
    guard !expansionHeap.isEmpty else { return nil }
    counters.steps &+= 1
    let top = expansionHeap[0]
    marks[top].remove(.queued)
    let last = expansionHeap.removeLast()
    let count = expansionHeap.count
    guard count > 0 else { return top }
    var hole: Int32 = 0
    while true {
      var child = 2 * hole + 1
      if child >= count { break }
      if child + 1 < count, isLater(expansionHeap[child + 1], than: expansionHeap[child]) {
        child += 1
      }
      if !isLater(expansionHeap[child], than: last) { break }
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
      noteChecked(reference)
      guard isRelaxed(reference), !passes(reference) else { continue }
      contradictions.append(
        Contradiction(row: reference, parts: [(reference: reference, multiplier: 1)])
      )
      noteLater(reference)
    }
    keepUncheckedRows(from: 0)
  }

  /// Checks relaxed rows, from an index in their list on, while others still have to find their place.
  ///
  /// Lets required ones take part if all rows over their parameters are there. The list keeps what does
  /// not hold.
  func checkPlacedRows(from start: Int32) {
    counters.steps &+= Int(checkList.count - start)
    for index in start..<checkList.count {
      let reference = checkList[index]
      noteChecked(reference)
      let violation = relation(of: reference).violation(of: value(of: reference))
      guard isRelaxed(reference), violation > 0 else { continue }
      if priority(of: reference) < 1000 || !activate(reference, onlyWhenPlaced: true) {
        noteLater(reference)
      }
    }
    keepUncheckedRows(from: start)
  }

  /// Whether a constraint, or the lower bound of a defined variable, is left out for now.
  private func isRelaxed(_ reference: RowReference) -> Bool {
    if let row = reference.constraint { return states[row] == .relaxed }
    let variable = reference.boundedVariable
    return variables[variable].definition >= 0 && variables[variable].boundEntries < 0
      && marks[variable].contains(.nonNegative)
  }

  private func noteChecked(_ reference: RowReference) {
    if let row = reference.constraint {
      rows[row].flags.remove(.queued)
    } else {
      marks[reference.boundedVariable].remove(.boundQueued)
    }
  }

  /// Keeps a reference for a later check while the list is being read.
  private func noteLater(_ reference: RowReference) {
    if let row = reference.constraint {
      rows[row].flags.insert(.queued)
    } else {
      marks[reference.boundedVariable].insert(.boundQueued)
    }
  }

  /// Drops the references from the check list, beginning at an index, that are not marked as waiting.
  private func keepUncheckedRows(from start: Int32) {
    var kept = start
    for index in start..<checkList.count {
      let reference = checkList[index]
      let waits: Bool
      if let row = reference.constraint {
        waits = rows[row].flags.contains(.queued)
      } else {
        waits = marks[reference.boundedVariable].contains(.boundQueued)
      }
      guard waits else { continue }
      checkList[kept] = reference
      kept += 1
    }
    checkList.resize(to: kept, filling: .none)
  }

  /// Whether a relaxed row holds, has been activated, or is optional and out of anyone's hands.
  private func passes(_ reference: RowReference) -> Bool {
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
      if !marks[variable].contains(.determined) {
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
