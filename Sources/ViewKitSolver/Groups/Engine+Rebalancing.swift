// Algorithm.md, section 7.3.
//
// A small change to a group with one coupling row that was minimised before.
//
// In such a group one parameter, the *balance*, rests between two breakpoints; its slope is the price of
// the row. As long as it stays between them the price stays, and with it the optimum of every other
// parameter whose own rows did not change. So a change to one parameter costs two scalar problems.

extension Engine {
  /// Restores the optimum of a balanced group after a change that concerns one parameter only.
  ///
  /// - Returns: `false`, with nothing assigned, if the price changes or may change.
  func rebalance(_ parameter: Int32) -> Bool {
    guard let entry = onlyCouplingCoefficient(of: parameter),
      let row = rowCoefficients[entry].row.constraint, rows[row].flags.contains(.balanced)
    else { return false }
    let balance = balance(of: row)
    guard balance != parameter else { return false }
    let coefficient = rowCoefficients[entry].coefficient
    program.breaks.removeAll()
    marginals.removeAll()
    var segment = ScalarOptimum()
    var balanceCoefficient = 0.0
    if balance >= 0 {
      guard let balanceEntry = onlyCouplingCoefficient(of: balance) else { return false }
      balanceCoefficient = rowCoefficients[balanceEntry].coefficient
      appendOwnBreakpoints(of: balance)
      segment = priceSegment(of: balance, perUnit: coefficient / balanceCoefficient)
      program.breaks.removeAll()
    }
    appendOwnBreakpoints(of: parameter)
    let optimum = program.breaks.scalarOptimum(tiltedBy: marginals)
    guard !optimum.isInfeasible, optimum.lower < .infinity, optimum.upper > -.infinity else {
      return false
    }
    let value = optimum.nearest(to: values[parameter])
    let residual = rowValue(row) + coefficient * (value - values[parameter])
    if balance >= 0 {
      let balanced = values[balance] - residual / balanceCoefficient
      guard balanced > segment.lower, balanced < segment.upper else { return false }
      assign(balanced, to: balance)
    } else if rows[row].relation.violation(of: residual) > 0 {
      return false
    }
    assign(value, to: parameter)
    return true
  }

  /// The parameter of an active row by which to note that the row has changed and no other has.
  ///
  /// It is not the one that balances the row, whose price would then have to be found again.
  func memberToMinimise(of row: Int32) -> Int32 {
    let entry = firstCoefficient(ofRow: row)
    let next = rowCoefficients[entry].nextInRow
    guard next >= 0, rows[row].flags.contains(.balanced),
      balance(of: row) == rowCoefficients[entry].variable
    else { return rowCoefficients[entry].variable }
    return rowCoefficients[next].variable
  }

  /// The coefficient of a parameter in a row over several parameters, if there is exactly one.
  func onlyCouplingCoefficient(of parameter: Int32) -> Int32? {
    var result: Int32?
    var entry = variables[parameter].firstCoefficient
    while entry >= 0 {
      if rowCoefficients[firstCoefficient(of: rowCoefficients[entry].row)].nextInRow >= 0 {
        guard result == nil else { return nil }
        result = entry
      }
      entry = rowCoefficients[entry].nextOfVariable
    }
    return result
  }

  /// Sums the slopes of a parameter at its value, times a factor, into `marginals`.
  ///
  /// - Returns: The open interval around the value in which the slopes are the same.
  private func priceSegment(of parameter: Int32, perUnit factor: Double) -> ScalarOptimum {
    var segment = ScalarOptimum()
    let value = values[parameter]
    for index in 0..<program.breaks.count {
      let point = program.breaks[index]
      if point.position < value {
        segment.lower = max(segment.lower, point.position)
      } else {
        segment.upper = min(segment.upper, point.position)
      }
      let slope = point.position < value ? point.right : point.left
      if slope != 0 { addMarginal(slope * factor, point.priority, from: 0) }
    }
    return segment
  }

  /// The parameter that balances a balanced row, or a negative number.
  private func balance(of row: Int32) -> Int32 {
    rowCoefficients[rowCoefficients[firstCoefficient(ofRow: row)].nextInRow].balancingParameter
  }

  /// Remembers which parameter balances the only row of the collected group.
  func setBalance(_ parameter: Int32?, of reference: RowReference) {
    guard let row = reference.constraint else { return }
    rows[row].flags.insert(.balanced)
    rowCoefficients[rowCoefficients[firstCoefficient(ofRow: row)].nextInRow].balancingParameter =
      parameter ?? -1
  }

  func clearBalance(of reference: RowReference) {
    guard let row = reference.constraint else { return }
    rows[row].flags.remove(.balanced)
  }
}

extension Buffer<Breakpoint> {
  /// The lexicographic minimum of the costs less a linear one whose slopes are sorted by priority.
  fileprivate mutating func scalarOptimum(
    tiltedBy tilts: borrowing Buffer<Marginal>
  ) -> ScalarOptimum {
    sort(from: 0, to: count) { first, second in
      if first.priority != second.priority { return first.priority > second.priority }
      return first.position < second.position
    }
    var optimum = ScalarOptimum()
    var index: Int32 = 0
    var tilt: Int32 = 0
    while index < count || tilt < tilts.count {
      let priority = Swift.max(
        index < count ? self[index].priority : -1,
        tilt < tilts.count ? tilts[tilt].priority : -1
      )
      var slope = 0.0
      if tilt < tilts.count, tilts[tilt].priority == priority {
        slope = -tilts[tilt].slope
        tilt += 1
      }
      var next = index
      while next < count, self[next].priority == priority { next += 1 }
      if priority >= 1000 {
        optimum = requiredInterval(from: index, to: next)
        if optimum.isInfeasible { return optimum }
      } else {
        let best = tierOptimum(from: index, to: next, tiltedBy: slope)
        optimum.narrow(to: best.lower, best.upper)
      }
      if optimum.lower == optimum.upper { return optimum }
      index = next
    }
    return optimum
  }
}
