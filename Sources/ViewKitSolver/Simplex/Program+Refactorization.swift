// Factorization of the basis from scratch. A factor does not fill up if its column has no coefficient in
// the rows that earlier factors pivot on. So rows with a single coefficient in what is left come first,
// columns with a single coefficient last, in reverse order; only the core between them can fill up.

/// The working state of a refactorization.
struct Refactorization: ~Copyable {
  /// The basic structural variables.
  var columns = Buffer<Int32>()

  /// Whether a structural variable still needs a pivot row.
  var isOpenColumn = Buffer<Bool>()

  /// Whether a row still needs a basic variable.
  var isOpenRow = Buffer<Bool>()
  var columnCounts = Buffer<Int32>()
  var rowCounts = Buffer<Int32>()
  var columnQueue = Buffer<Int32>()
  var rowQueue = Buffer<Int32>()
  var deferredColumns = Buffer<Int32>()
  var deferredRows = Buffer<Int32>()
  var order = Buffer<Int64>()

  init() {}
}

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
    factors.finishRefactorization()
    computeBasicValues()
  }

  /// Gives the basic logical variables their own rows and opens the other rows.
  private mutating func openBasis() {
    refactorization.columns.removeAll()
    refactorization.isOpenColumn.assign(false, count: structuralCount)
    refactorization.isOpenRow.assign(true, count: rowCount)
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

  /// Eliminates the columns without singletons, sparse ones first, on their largest coefficients.
  private mutating func eliminateCore() {
    refactorization.columnQueue.removeAll()
    for index in 0..<refactorization.columns.count
    where refactorization.isOpenColumn[refactorization.columns[index]] {
      refactorization.columnQueue.append(refactorization.columns[index])
    }
    refactorization.order.removeAll()
    for index in 0..<refactorization.columnQueue.count {
      let variable = refactorization.columnQueue[index]
      let count = Int64(refactorization.columnCounts[variable])
      refactorization.order.append(count << 32 | Int64(variable))
    }
    refactorization.order.sort(from: 0, to: refactorization.order.count) { $0 < $1 }
    for index in 0..<refactorization.order.count {
      eliminateCoreColumn(Int32(truncatingIfNeeded: refactorization.order[index] & 0xffff_ffff))
    }
  }

  private mutating func eliminateCoreColumn(_ variable: Int32) {
    loadColumn(of: variable)
    factors.solve(column)
    var largest = 1e-9
    for row in 0..<rowCount where refactorization.isOpenRow[row] {
      largest = max(largest, abs(column[row]))
    }
    var best: Int32 = -1
    for row in 0..<rowCount
    where refactorization.isOpenRow[row] && abs(column[row]) >= 0.1 * largest {
      if best < 0 || refactorization.rowCounts[row] < refactorization.rowCounts[best] { best = row }
    }
    refactorization.isOpenColumn[variable] = false
    if best < 0 || abs(column[best]) < 1e-9 {
      basisRow[variable] = -1
      snapSegment(of: variable)
    } else {
      refactorization.isOpenRow[best] = false
      place(variable, at: best)
    }
  }

  /// Places a column that no earlier factor changes.
  private mutating func placeUnfilled(_ variable: Int32, at row: Int32) {
    for entry in columnStart[variable]..<columnStart[variable + 1] {
      factors.appendEntry(-columnValues[entry], row: columnRows[entry], pivotRow: row)
    }
    factors.finishFactor(pivotRow: row)
    basis[row] = variable
    basisRow[variable] = row
  }

  private mutating func place(_ variable: Int32, at row: Int32) {
    factors.append(column, pivotRow: row)
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
