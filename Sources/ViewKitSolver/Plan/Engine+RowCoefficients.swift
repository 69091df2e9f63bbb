// Algorithm.md, section 4.1.
//
// Expansions of active rows: a sparse matrix of rows and parameters in linked lists.

extension Engine {
  /// Stores one coefficient and links it before `next` in its row.
  func makeCoefficient(
    _ coefficient: Double,
    _ reference: RowReference,
    _ parameter: Int32,
    before next: Int32
  ) -> Int32 {
    let head = variables[parameter].firstCoefficient
    let record = RowCoefficient(
      coefficient: coefficient,
      row: reference,
      variable: parameter,
      nextInRow: next,
      nextOfVariable: head
    )
    let entry: Int32
    if freeCoefficient >= 0 {
      entry = freeCoefficient
      freeCoefficient = rowCoefficients[entry].nextInRow
      rowCoefficients[entry] = record
    } else {
      rowCoefficients.append(record)
      entry = rowCoefficients.count - 1
    }
    if head >= 0 { rowCoefficients[head].previousOfVariable = entry }
    variables[parameter].firstCoefficient = entry
    return entry
  }

  /// Takes a row out of its group; it becomes relaxed and its former group is minimised again.
  func dropExpansion(of reference: RowReference) {
    planVersion += 1
    var entry: Int32
    if let row = reference.constraint {
      entry = firstCoefficient(ofRow: row)
      rowStates[row] = .relaxed
      rows[row].flags.subtract([.tight, .balanced])
      rows[row].target = -1
    } else {
      entry = variables[reference.boundedVariable].firstBoundCoefficient
      variables[reference.boundedVariable].firstBoundCoefficient = -1
      variableFlags[reference.boundedVariable].remove(.boundTight)
    }
    while entry >= 0 {
      let record = rowCoefficients[entry]
      if record.previousOfVariable >= 0 {
        rowCoefficients[record.previousOfVariable].nextOfVariable = record.nextOfVariable
      } else {
        variables[record.variable].firstCoefficient = record.nextOfVariable
      }
      if record.nextOfVariable >= 0 {
        rowCoefficients[record.nextOfVariable].previousOfVariable = record.previousOfVariable
      }
      if isParameter(record.variable) { setNeedsMinimising(record.variable) }
      rowCoefficients[entry].nextInRow = freeCoefficient
      freeCoefficient = entry
      entry = record.nextInRow
    }
  }

  func dropBound(of variable: Int32) {
    if variables[variable].firstBoundCoefficient >= 0 { dropExpansion(of: .bound(of: variable)) }
  }

  /// Lets all active rows over a parameter be expanded again, now that it has a definition.
  func reclassifyRows(overParameter parameter: Int32) {
    while variables[parameter].firstCoefficient >= 0 {
      let reference = rowCoefficients[variables[parameter].firstCoefficient].row
      dropExpansion(of: reference)
      if let row = reference.constraint {
        reclassifiedRows.append(row)
      } else {
        enqueueCheck(reference)
      }
    }
  }
}
