// Algorithm.md, section 9.

extension Engine {
  /// Expands a relaxed row over the parameters and lets it take part.
  ///
  /// With `onlyWhenPlaced` it stays relaxed if one of the parameters has a row that has no place yet.
  /// A pull that would couple several items is left out until what it depends on changes.
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
    if let row = reference.constraint, rows[row].flags.contains(.pull), !isOverOneItem(row) {
      endExpansion()
      rowStates[row] = .idle
      return false
    }
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

  /// Queues a variable for a walk from the deepest variable down, whatever its multiplier.
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
        if abs(multiplier(of: source)) < Tolerance.cancellation * abs(amount) {
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

  /// Takes the deepest variable out of the heap.
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
}
