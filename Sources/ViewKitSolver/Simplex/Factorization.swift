/// The inverse of a basis as a product of elementary matrices, each of which differs from the identity
/// in one column.
struct Factorization: ~Copyable {
  private var pivotRows = Buffer<Int32>()
  private var pivots = Buffer<Double>()
  private var starts = Buffer<Int32>()
  private var rows = Buffer<Int32>()
  private var values = Buffer<Double>()

  /// The number of factors that basis changes have added since the last refactorization.
  private(set) var updateCount = 0

  init() {}

  var storageCapacity: Int {
    Int(pivotRows.capacity) + Int(pivots.capacity) + Int(starts.capacity) + Int(rows.capacity)
      + Int(values.capacity)
  }

  mutating func removeAll() {
    pivotRows.removeAll()
    pivots.removeAll()
    starts.removeAll()
    starts.append(0)
    rows.removeAll()
    values.removeAll()
    updateCount = 0
  }

  /// Marks the end of a refactorization.
  mutating func finishRefactorization() {
    updateCount = 0
  }

  /// Adds the factor that maps a column to the unit vector of a row.
  mutating func append(_ column: borrowing Buffer<Double>, pivotRow: Int32) {
    for row in 0..<column.count where abs(column[row]) > 1e-14 {
      appendEntry(column[row], row: row, pivotRow: pivotRow)
    }
    finishFactor(pivotRow: pivotRow)
  }

  /// Adds a coefficient to the factor that is being made.
  @inline(__always)
  mutating func appendEntry(_ value: Double, row: Int32, pivotRow: Int32) {
    if row == pivotRow {
      pivots.append(value)
    } else {
      rows.append(row)
      values.append(value)
    }
  }

  mutating func finishFactor(pivotRow: Int32) {
    pivotRows.append(pivotRow)
    starts.append(rows.count)
    updateCount += 1
  }

  /// Replaces a vector by the inverse of the basis times it.
  func solve(_ vector: borrowing Buffer<Double>) {
    for index in 0..<pivotRows.count {
      let pivotRow = pivotRows[index]
      var amount = vector[pivotRow]
      if amount == 0 { continue }
      amount /= pivots[index]
      vector[pivotRow] = amount
      for entry in starts[index]..<starts[index + 1] {
        vector[rows[entry]] -= values[entry] * amount
      }
    }
  }

  /// Replaces a vector by the transposed inverse of the basis times it.
  func solveTransposed(_ vector: borrowing Buffer<Double>) {
    var index = pivotRows.count
    while index > 0 {
      index -= 1
      let pivotRow = pivotRows[index]
      var sum = vector[pivotRow]
      for entry in starts[index]..<starts[index + 1] {
        sum -= values[entry] * vector[rows[entry]]
      }
      vector[pivotRow] = sum / pivots[index]
    }
  }
}
