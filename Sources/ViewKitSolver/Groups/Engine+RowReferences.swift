// Algorithm.md, section 4.1.

extension Engine {
  /// The first coefficient of the expansion of an active row, or a negative number.
  @inline(__always)
  func firstCoefficient(ofRow row: Int32) -> Int32 {
    rowStates[row] == .active ? rows[row].target : -1
  }

  func firstCoefficient(of reference: RowReference) -> Int32 {
    if let row = reference.constraint { return firstCoefficient(ofRow: row) }
    return variables[reference.boundedVariable].firstBoundCoefficient
  }

  func value(of reference: RowReference) -> Double {
    if let row = reference.constraint { return rowValue(row) }
    return values[reference.boundedVariable]
  }

  func relation(of reference: RowReference) -> Relation {
    if let row = reference.constraint { return rows[row].relation }
    return .greaterThanOrEqual
  }

  func priority(of reference: RowReference) -> Float {
    if let row = reference.constraint { return min(rows[row].priority, 1000) }
    return 1000
  }

  /// The place of a row in the group that is being minimised, or a negative number.
  func groupIndex(of reference: RowReference) -> Int32 {
    let entry = firstCoefficient(of: reference)
    return entry >= 0 ? rowCoefficients[entry].groupIndex : -1
  }

  func setGroupIndex(_ index: Int32, of reference: RowReference) {
    rowCoefficients[firstCoefficient(of: reference)].groupIndex = index
  }
}
