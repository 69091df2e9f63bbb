// Algorithm.md, section 8.
//
// Factorization of the basis from scratch. A factor does not fill up if its column has no coefficient in
// the rows that earlier factors pivot on. So rows with a single coefficient in what is left come first,
// columns with a single coefficient last, in reverse order. Where there are neither, a column is set aside
// and comes between them: these *spikes* are all that can fill up.

extension Program {
  /// Factorizes the basis anew and recomputes the basic variables.
  ///
  /// A singular basis is repaired: logical variables replace dependent structural ones.
  mutating func refactorize() {
    factors.removeAll()
    openBasis()
    countOpenEntries()
    eliminateSingletons()
    eliminateCore()
    while !refactorization.deferredColumns.isEmpty {
      let variable = refactorization.deferredColumns.removeLast()
      placeUnfilled(variable, at: refactorization.deferredRows.removeLast())
    }
    for row in 0..<rowCount where refactorization.isOpenRow[row] {
      basis[row] = structuralCount + row
      basisRow[structuralCount + row] = row
      snapSegment(of: structuralCount + row)
    }
    computeBasicValues()
  }

  /// Gives the basic logical variables their own rows and opens the other rows.
  private mutating func openBasis() {
    refactorization.columns.removeAll()
    refactorization.isOpenColumn.assign(false, count: structuralCount)
    refactorization.isOpenRow.assign(true, count: rowCount)
    refactorization.isPivotRow.assign(false, count: rowCount)
    for row in 0..<rowCount {
      let variable = basis[row]
      if variable < structuralCount {
        refactorization.columns.append(variable)
        refactorization.isOpenColumn[variable] = true
      } else {
        refactorization.isOpenRow[variable - structuralCount] = false
      }
    }
    for row in 0..<rowCount where !refactorization.isOpenRow[row] {
      basis[row] = structuralCount + row
      basisRow[structuralCount + row] = row
    }
  }

  private mutating func countOpenEntries() {
    refactorization.columnCounts.assign(0, count: structuralCount)
    refactorization.rowCounts.assign(0, count: rowCount)
    refactorization.columnQueue.removeAll()
    refactorization.rowQueue.removeAll()
    refactorization.deferredColumns.removeAll()
    refactorization.deferredRows.removeAll()
    for index in 0..<refactorization.columns.count {
      let variable = refactorization.columns[index]
      for entry in columnStart[variable]..<columnStart[variable + 1]
      where refactorization.isOpenRow[columnRows[entry]] {
        refactorization.columnCounts[variable] += 1
        refactorization.rowCounts[columnRows[entry]] += 1
      }
      if refactorization.columnCounts[variable] == 1 {
        refactorization.columnQueue.append(variable)
      }
    }
    for row in 0..<rowCount
    where refactorization.isOpenRow[row] && refactorization.rowCounts[row] == 1 {
      refactorization.rowQueue.append(row)
    }
  }

  private mutating func eliminateSingletons() {
    while true {
      if !refactorization.columnQueue.isEmpty {
        let variable = refactorization.columnQueue.removeLast()
        guard refactorization.isOpenColumn[variable],
          refactorization.columnCounts[variable] == 1
        else { continue }
        var entry = columnStart[variable]
        while !refactorization.isOpenRow[columnRows[entry]] { entry += 1 }
        let row = columnRows[entry]
        close(variable, row)
        refactorization.deferredColumns.append(variable)
        refactorization.deferredRows.append(row)
      } else if !refactorization.rowQueue.isEmpty {
        let row = refactorization.rowQueue.removeLast()
        guard refactorization.isOpenRow[row], refactorization.rowCounts[row] == 1 else {
          continue
        }
        var entry = rowStart[row]
        while !refactorization.isOpenColumn[rowColumns[entry]] { entry += 1 }
        let variable = rowColumns[entry]
        close(variable, row)
        placeUnfilled(variable, at: row)
      } else {
        return
      }
    }
  }

  /// Takes a column and its pivot row out of the open part.
  private mutating func close(_ variable: Int32, _ row: Int32) {
    refactorization.isOpenColumn[variable] = false
    refactorization.isOpenRow[row] = false
    for entry in columnStart[variable]..<columnStart[variable + 1] {
      let other = columnRows[entry]
      guard refactorization.isOpenRow[other] else { continue }
      refactorization.rowCounts[other] -= 1
      if refactorization.rowCounts[other] == 1 { refactorization.rowQueue.append(other) }
    }
    for entry in rowStart[row]..<rowStart[row + 1] {
      let other = rowColumns[entry]
      guard refactorization.isOpenColumn[other] else { continue }
      refactorization.columnCounts[other] -= 1
      if refactorization.columnCounts[other] == 1 { refactorization.columnQueue.append(other) }
    }
  }

  /// Sets columns aside until those that are left have singletons; they come last, fill and all.
  private mutating func eliminateCore() {
    refactorization.spikes.removeAll()
    while let spike = nextSpike() {
      refactorization.isOpenColumn[spike] = false
      refactorization.spikes.append(spike)
      for entry in columnStart[spike]..<columnStart[spike + 1] {
        let row = columnRows[entry]
        guard refactorization.isOpenRow[row] else { continue }
        refactorization.rowCounts[row] -= 1
        if refactorization.rowCounts[row] == 1 { refactorization.rowQueue.append(row) }
      }
      eliminateSingletons()
    }
    while !refactorization.spikes.isEmpty {
      eliminateSpike(refactorization.spikes.removeLast())
    }
    // What is left has no row of its own: it depends on the others.
    for index in 0..<refactorization.columns.count
    where refactorization.isOpenColumn[refactorization.columns[index]] {
      dropFromBasis(refactorization.columns[index])
    }
  }

  private mutating func dropFromBasis(_ variable: Int32) {
    basisRow[variable] = -1
    snapSegment(of: variable)
  }

  /// The fullest column of the open row with the fewest of them, if there are any.
  private func nextSpike() -> Int32? {
    var best: Int32 = -1
    for row in 0..<rowCount
    where refactorization.isOpenRow[row] && refactorization.rowCounts[row] > 0 {
      if best < 0 || refactorization.rowCounts[row] < refactorization.rowCounts[best] { best = row }
    }
    guard best >= 0 else { return nil }
    var spike: Int32?
    for entry in rowStart[best]..<rowStart[best + 1] {
      let column = rowColumns[entry]
      guard refactorization.isOpenColumn[column] else { continue }
      if let known = spike,
        refactorization.columnCounts[column] <= refactorization.columnCounts[known]
      {
        continue
      }
      spike = column
    }
    return spike
  }

  private mutating func eliminateSpike(_ variable: Int32) {
    loadColumn(of: variable)
    factors.solveLower(column)
    var largest = Tolerance.pivot
    for row in 0..<rowCount where refactorization.isOpenRow[row] {
      largest = max(largest, abs(column[row]))
    }
    var best: Int32 = -1
    for row in 0..<rowCount
    where refactorization.isOpenRow[row] && abs(column[row]) >= Tolerance.spikePivot * largest {
      if best < 0 || refactorization.rowCounts[row] < refactorization.rowCounts[best] { best = row }
    }
    if best < 0 || abs(column[best]) < Tolerance.pivot {
      dropFromBasis(variable)
    } else {
      refactorization.isOpenRow[best] = false
      place(variable, at: best)
    }
  }

  /// Places a column that no earlier factor changes.
  private mutating func placeUnfilled(_ variable: Int32, at row: Int32) {
    let start = columnStart[variable]
    let end = columnStart[variable + 1]
    var pivot = 0.0
    for entry in start..<end where columnRows[entry] == row { pivot = -columnValues[entry] }
    for entry in start..<end where columnRows[entry] != row {
      appendEntry(-columnValues[entry], row: columnRows[entry], pivot: pivot)
    }
    finishPlacing(variable, at: row, pivot: pivot)
  }

  /// Places the column in the scratch column, as far as it has been eliminated.
  private mutating func place(_ variable: Int32, at pivotRow: Int32) {
    let pivot = column[pivotRow]
    for row in 0..<rowCount where row != pivotRow && abs(column[row]) > Tolerance.factorEntry {
      appendEntry(column[row], row: row, pivot: pivot)
    }
    finishPlacing(variable, at: pivotRow, pivot: pivot)
  }

  @inline(__always)
  private mutating func appendEntry(_ value: Double, row: Int32, pivot: Double) {
    let isAbove = refactorization.isPivotRow[row]
    factors.appendEntry(value, row: row, pivot: pivot, isAbove: isAbove)
  }

  private mutating func finishPlacing(_ variable: Int32, at row: Int32, pivot: Double) {
    factors.finishColumn(pivotRow: row, pivot: pivot)
    refactorization.isPivotRow[row] = true
    basis[row] = variable
    basisRow[variable] = row
  }

  /// Writes the column of a variable in the constraint matrix into the scratch column.
  mutating func loadColumn(of variable: Int32) {
    column.assign(0, count: rowCount)
    if variable >= structuralCount {
      column[variable - structuralCount] = 1
      return
    }
    for entry in columnStart[variable]..<columnStart[variable + 1] {
      column[columnRows[entry]] = -columnValues[entry]
    }
  }

  /// Makes a variable that leaves the basis rest where it is, between or at breakpoints.
  mutating func snapSegment(of variable: Int32) {
    var start = breakStart[variable]
    let end = breakStart[variable + 1]
    while start < end, breaks[start].position < point[variable] { start += 1 }
    segmentStart[variable] = start
    while start < end, breaks[start].position == point[variable] { start += 1 }
    segmentEnd[variable] = start
    locks[variable] = []
  }

  /// Computes the basic variables from the nonbasic ones.
  mutating func computeBasicValues() {
    column.assign(0, count: rowCount)
    for row in 0..<rowCount {
      column[row] = base[row]
      let logical = structuralCount + row
      if basisRow[logical] < 0 { column[row] -= point[logical] }
    }
    for variable in 0..<structuralCount where basisRow[variable] < 0 && point[variable] != 0 {
      for entry in columnStart[variable]..<columnStart[variable + 1] {
        column[columnRows[entry]] += columnValues[entry] * point[variable]
      }
    }
    factors.solve(column)
    for row in 0..<rowCount {
      point[basis[row]] = column[row]
    }
  }
}
