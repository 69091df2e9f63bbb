// Expansions of active rows: a sparse matrix of rows and parameters in linked lists.

extension Engine {
  /// Stores one coefficient and links it before `next` in its row.
  func makeEntry(
    _ coefficient: Double,
    _ reference: RowReference,
    _ parameter: Int32,
    before next: Int32
  ) -> Int32 {
    let head = variables[parameter].entries
    let record = Entry(
      coefficient: coefficient,
      row: reference,
      variable: parameter,
      nextInRow: next,
      nextOfVariable: head,
      previousOfVariable: -1
    )
    let entry: Int32
    if freeEntry >= 0 {
      entry = freeEntry
      freeEntry = entries[entry].nextInRow
      entries[entry] = record
    } else {
      entries.append(record)
      entry = entries.count - 1
    }
    if head >= 0 { entries[head].previousOfVariable = entry }
    variables[parameter].entries = entry
    return entry
  }

  /// Takes a row out of its group; it becomes relaxed and its former group is minimised again.
  func dropEntries(of reference: RowReference) {
    planVersion += 1
    var entry: Int32
    if let row = reference.constraint {
      entry = firstEntry(ofRow: row)
      states[row] = .relaxed
      rows[row].flags.subtract([.tight, .balanced])
      rows[row].target = -1
    } else {
      entry = variables[reference.boundedVariable].boundEntries
      variables[reference.boundedVariable].boundEntries = -1
      marks[reference.boundedVariable].remove(.boundTight)
    }
    while entry >= 0 {
      let record = entries[entry]
      if record.previousOfVariable >= 0 {
        entries[record.previousOfVariable].nextOfVariable = record.nextOfVariable
      } else {
        variables[record.variable].entries = record.nextOfVariable
      }
      if record.nextOfVariable >= 0 {
        entries[record.nextOfVariable].previousOfVariable = record.previousOfVariable
      }
      if isParameter(record.variable) { noteDirty(record.variable) }
      entries[entry].nextInRow = freeEntry
      freeEntry = entry
      entry = record.nextInRow
    }
  }

  func dropBound(of variable: Int32) {
    if variables[variable].boundEntries >= 0 { dropEntries(of: .bound(of: variable)) }
  }

  /// Lets all active rows over a parameter be expanded again, now that it has a definition.
  func reclassifyRows(overParameter parameter: Int32) {
    while variables[parameter].entries >= 0 {
      let reference = entries[variables[parameter].entries].row
      dropEntries(of: reference)
      if let row = reference.constraint {
        reclassifiedRows.append(row)
      } else {
        noteUnchecked(reference)
      }
    }
  }
}
