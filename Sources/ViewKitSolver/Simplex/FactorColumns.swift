// Algorithm.md, section 8.

/// Sparse columns, each with the row and the value of its pivot.
struct FactorColumns: ~Copyable {
  private var pivotRows = Buffer<Int32>()
  private var pivots = Buffer<Double>()
  private var ends = Buffer<Int32>()
  private var rows = Buffer<Int32>()
  private var values = Buffer<Double>()

  init() {}

  var count: Int32 { pivotRows.count }
  var entryCount: Int32 { rows.count }

  /// Whether coefficients wait for their column to be finished.
  var hasOpenEntries: Bool { rows.count > start(of: count) }

  var storageCapacity: Int {
    Int(pivotRows.capacity) + Int(pivots.capacity) + Int(ends.capacity) + Int(rows.capacity)
      + Int(values.capacity)
  }

  mutating func removeAll() {
    pivotRows.removeAll()
    pivots.removeAll()
    ends.removeAll()
    rows.removeAll()
    values.removeAll()
  }

  @inline(__always)
  mutating func append(_ value: Double, _ row: Int32) {
    rows.append(row)
    values.append(value)
  }

  mutating func finish(_ pivotRow: Int32, _ pivot: Double) {
    pivotRows.append(pivotRow)
    pivots.append(pivot)
    ends.append(rows.count)
  }

  @inline(__always)
  private func start(of index: Int32) -> Int32 {
    index > 0 ? ends[index &- 1] : 0
  }

  /// Divides a vector by the pivot in its row and takes that multiple of the column from it.
  @inline(__always)
  func eliminate(_ index: Int32, from vector: borrowing Buffer<Double>) {
    let pivotRow = pivotRows[index]
    var amount = vector[pivotRow]
    if amount == 0 { return }
    amount /= pivots[index]
    vector[pivotRow] = amount
    var entry = start(of: index)
    let end = ends[index]
    while entry < end {
      vector[rows[entry]] -= values[entry] * amount
      entry &+= 1
    }
  }

  /// Takes the products with the column from a vector in the pivot's row and divides by the pivot.
  @inline(__always)
  func gather(_ index: Int32, in vector: borrowing Buffer<Double>) {
    let pivotRow = pivotRows[index]
    var sum = vector[pivotRow]
    var entry = start(of: index)
    let end = ends[index]
    while entry < end {
      sum -= values[entry] * vector[rows[entry]]
      entry &+= 1
    }
    vector[pivotRow] = sum / pivots[index]
  }
}
