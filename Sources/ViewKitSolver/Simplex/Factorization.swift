// Algorithm.md, section 8.

/// The inverse of a basis: a lower and an upper triangular factor, and one elementary matrix for each
/// basis change since.
///
/// The triangular factors stay as sparse as the order of their pivots lets them; a product of
/// elementary matrices alone would fill up along chains.
struct Factorization: ~Copyable {
  /// Columns below their pivots, as multiples of them; only those that are not empty.
  private var lower = FactorColumns()

  /// Pivots and the columns above them, in order of elimination.
  private var upper = FactorColumns()

  /// Columns of basis changes, in terms of the basis before.
  private var updates = FactorColumns()

  init() {}

  /// The number of basis changes since the last refactorization.
  var updateCount: Int32 { updates.count }

  /// Whether the basis changes have become a burden, for their number or for what they have filled up.
  var isOverdue: Bool {
    updates.count >= Limit.basisUpdates
      || updates.entryCount > 1000 + 2 * (lower.entryCount + upper.entryCount + upper.count)
  }

  var storageCapacity: Int {
    lower.storageCapacity + upper.storageCapacity + updates.storageCapacity
  }

  mutating func removeAll() {
    lower.removeAll()
    upper.removeAll()
    updates.removeAll()
  }

  /// Adds the next coefficient of the column that is being eliminated.
  ///
  /// It belongs above the pivot if an earlier column has its pivot in the row.
  @inline(__always)
  mutating func appendEntry(_ value: Double, row: Int32, pivot: Double, isAbove: Bool) {
    if isAbove {
      upper.append(value, row)
    } else {
      lower.append(value / pivot, row)
    }
  }

  /// Ends the column that is being eliminated.
  mutating func finishColumn(pivotRow: Int32, pivot: Double) {
    upper.finish(pivotRow, pivot)
    if lower.hasOpenEntries { lower.finish(pivotRow, 1) }
  }

  /// Adds the factor that maps a column to the unit vector of a row.
  mutating func appendUpdate(_ column: borrowing Buffer<Double>, pivotRow: Int32) {
    for row in 0..<column.count where row != pivotRow && abs(column[row]) > Tolerance.factorEntry {
      updates.append(column[row], row)
    }
    updates.finish(pivotRow, column[pivotRow])
  }

  /// Applies the elimination so far to a vector.
  func solveLower(_ vector: borrowing Buffer<Double>) {
    for index in 0..<lower.count { lower.eliminate(index, from: vector) }
  }

  /// Replaces a vector by the inverse of the basis times it.
  func solve(_ vector: borrowing Buffer<Double>) {
    solveLower(vector)
    var index = upper.count
    while index > 0 {
      index -= 1
      upper.eliminate(index, from: vector)
    }
    for index in 0..<updates.count { updates.eliminate(index, from: vector) }
  }

  /// Replaces a vector by the transposed inverse of the basis times it.
  func solveTransposed(_ vector: borrowing Buffer<Double>) {
    var index = updates.count
    while index > 0 {
      index -= 1
      updates.gather(index, in: vector)
    }
    for index in 0..<upper.count { upper.gather(index, in: vector) }
    index = lower.count
    while index > 0 {
      index -= 1
      lower.gather(index, in: vector)
    }
  }
}
