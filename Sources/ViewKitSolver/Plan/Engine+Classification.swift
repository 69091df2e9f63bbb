// Algorithm.md, section 5.6.
//
// Rows that define nothing: which parameters they bear on, and whether they take part.

extension Engine {
  /// Decides anew what a row bears on, after a structural change reached one of its variables.
  func reclassify(_ row: Int32) {
    switch rowStates[row] {
    case .direct:
      setNeedsMinimising(rows[row].target)
      classify(row, activating: false)
    case .active:
      dropExpansion(of: .constraint(row))
      classify(row, activating: true)
    case .relaxed, .idle:
      classify(row, activating: false)
    case .pending, .definition, .broken, .free:
      break
    }
  }

  /// Makes a row direct if it has one undetermined variable; otherwise active or relaxed.
  func classify(_ row: Int32, activating: Bool) {
    let former = rowStates[row] == .direct ? rows[row].target : -1
    rows[row].flags.remove(.counted)
    rows[row].target = -1
    var undetermined: Int32 = 0
    var last: Int32 = -1
    var slot = rows[row].first
    let end = slot &+ Int32(rows[row].count)
    while slot < end {
      let variable = terms[slot].variable
      if !variableFlags[variable].contains(.determined) {
        undetermined &+= 1
        last = variable
      }
      slot &+= 1
    }
    if rows[row].flags.contains(.pull), undetermined < 2, !pulls(row, last) {
      rowStates[row] = .idle
      return
    }
    if undetermined == 1, variables[last].definition < 0 {
      rowStates[row] = .direct
      rows[row].target = last
      setNeedsMinimising(last)
      if former >= 0, former != last { forgetOwnValue(of: former, from: row) }
      noteOwnValue(of: last, from: row)
      return
    }
    rowStates[row] = .relaxed
    if former >= 0 { forgetOwnValue(of: former, from: row) }
    if activating, undetermined > 0, activate(.constraint(row)) { return }
    enqueueCheck(.constraint(row))
  }

  @inline(__always)
  func undeterminedCount(of row: Int32) -> Int32 {
    var count: Int32 = 0
    var slot = rows[row].first
    let end = slot &+ Int32(rows[row].count)
    while slot < end {
      if !variableFlags[terms[slot].variable].contains(.determined) { count &+= 1 }
      slot &+= 1
    }
    return count
  }
}
