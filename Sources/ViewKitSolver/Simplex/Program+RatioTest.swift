// Algorithm.md, section 8.

extension Program {
  /// Moves a variable as far as that lowers the tier's cost, and changes the basis accordingly.
  ///
  /// - Returns: The length of the step, or `nil` if nothing stops it.
  mutating func advance(_ entering: Entering, tier: Int32) -> Double? {
    let variable = entering.variable
    let direction: Double = entering.ascends ? 1 : -1
    loadColumn(of: variable)
    factors.solve(column)
    events.removeAll()
    var cursor = entering.ascends ? segmentEnd[variable] : segmentStart[variable] - 1
    addEvent(variable, rate: direction, from: cursor, tier: tier)
    for row in 0..<rowCount where abs(column[row]) > Tolerance.pivot {
      let basic = basis[row]
      let rate = -direction * column[row]
      cursor = rate > 0 ? segmentStart[basic] : segmentStart[basic] - 1
      addEvent(basic, rate: rate, from: cursor, tier: tier)
    }
    heapifyEvents()
    guard let stop = passEvents(slope: entering.reducedCost, entering: variable, tier: tier)
    else {
      return nil
    }
    move(variable, direction: direction, step: stop.step, tier: tier)
    pivot(at: stop, entering: entering, tier: tier)
    return stop.step
  }

  /// Adds the first breakpoint, from an index on, that can stop a moving variable.
  private mutating func addEvent(_ variable: Int32, rate: Double, from first: Int32, tier: Int32) {
    var index = first
    if rate > 0 {
      let end = breakStart[variable + 1]
      while index < end, breaks[index].tier > tier { index += 1 }
      if index == end { return }
    } else {
      let start = breakStart[variable]
      while index >= start, breaks[index].tier > tier { index -= 1 }
      if index < start { return }
    }
    let step = max(0, (breaks[index].position - point[variable]) / rate)
    events.append(
      RatioEvent(step: step, rate: rate, variable: variable, breakpoint: index)
    )
  }

  /// Passes breakpoints in the order they are reached as long as the tier's cost falls.
  private mutating func passEvents(
    slope: Double,
    entering: Int32,
    tier: Int32
  ) -> RatioEvent? {
    var slope = slope
    while !events.isEmpty {
      let event = events[0]
      let hit = breaks[event.breakpoint]
      if hit.tier < tier { return event }
      slope += (hit.right - hit.left) * abs(event.rate)
      if slope >= -Tolerance.reducedCost { return event }
      let variable = event.variable
      let next = event.rate > 0 ? event.breakpoint + 1 : event.breakpoint - 1
      let boundary = event.rate > 0 ? next : event.breakpoint
      segmentStart[variable] = boundary
      segmentEnd[variable] = boundary
      addEvent(variable, rate: event.rate, from: next, tier: tier)
      let replacement = events.removeLast()
      if events.isEmpty { return nil }
      events[0] = replacement
      siftDownEvent(0)
    }
    return nil
  }

  private mutating func move(_ entering: Int32, direction: Double, step: Double, tier: Int32) {
    let start = direction > 0 ? segmentEnd[entering] : segmentStart[entering]
    segmentStart[entering] = start
    segmentEnd[entering] = start
    point[entering] += direction * step
    passLaterTiers(entering, rate: direction, tier: tier)
    for row in 0..<rowCount where column[row] != 0 {
      let basic = basis[row]
      let rate = -direction * column[row]
      point[basic] += rate * step
      if step > 0 { passLaterTiers(basic, rate: rate, tier: tier) }
    }
  }

  /// Lets the segment of a moved variable follow past breakpoints of later tiers.
  @inline(__always)
  private mutating func passLaterTiers(_ variable: Int32, rate: Double, tier: Int32) {
    var index = segmentStart[variable]
    if rate > 0 {
      let end = breakStart[variable &+ 1]
      while index < end, breaks[index].tier > tier, breaks[index].position < point[variable] {
        index &+= 1
      }
    } else {
      let start = breakStart[variable]
      while index > start, breaks[index &- 1].tier > tier,
        breaks[index &- 1].position > point[variable]
      {
        index &-= 1
      }
    }
    segmentStart[variable] = index
    segmentEnd[variable] = index
  }

  /// Makes the variable that stopped the step rest at its breakpoint; the entering one replaces it.
  private mutating func pivot(at stop: RatioEvent, entering: Entering, tier: Int32) {
    let leaving = stop.variable
    let boundary = stop.rate > 0 ? stop.breakpoint : stop.breakpoint + 1
    let position = breaks[stop.breakpoint].position
    if leaving != entering.variable {
      let row = basisRow[leaving]
      factors.appendUpdate(column, pivotRow: row)
      basis[row] = entering.variable
      basisRow[entering.variable] = row
      basisRow[leaving] = -1
      locks[entering.variable] = []
    }
    point[leaving] = position
    rest(leaving, at: position, boundary: boundary, tier: tier)
  }

  /// Surrounds a segment boundary with the breakpoints at the same position.
  private mutating func rest(_ variable: Int32, at position: Double, boundary: Int32, tier: Int32) {
    var start = boundary
    var end = boundary
    var lock: Locks = []
    while start > breakStart[variable], breaks[start - 1].position == position {
      start -= 1
      if breaks[start].tier < tier { lock.insert(.down) }
    }
    while end < breakStart[variable + 1], breaks[end].position == position {
      if breaks[end].tier < tier { lock.insert(.up) }
      end += 1
    }
    segmentStart[variable] = start
    segmentEnd[variable] = end
    locks[variable] = lock
  }

  // The earliest event first; among equals the one with the larger pivot.
  private func precedes(_ first: RatioEvent, _ second: RatioEvent) -> Bool {
    if first.step != second.step { return first.step < second.step }
    let firstRate = abs(first.rate)
    let secondRate = abs(second.rate)
    if firstRate != secondRate { return firstRate > secondRate }
    return first.variable < second.variable
  }

  private mutating func heapifyEvents() {
    var root = events.count / 2
    while root > 0 {
      root -= 1
      siftDownEvent(root)
    }
  }

  private mutating func siftDownEvent(_ root: Int32) {
    let event = events[root]
    var hole = root
    while true {
      var child = 2 * hole + 1
      if child >= events.count { break }
      if child + 1 < events.count, precedes(events[child + 1], events[child]) { child += 1 }
      if !precedes(events[child], event) { break }
      events[hole] = events[child]
      hole = child
    }
    events[hole] = event
  }
}
