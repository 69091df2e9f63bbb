// One row over parameters that are otherwise independent: the cheapest parameters yield first.

/// One component of what it costs to move a parameter on: a slope at a priority.
struct Marginal: BitwiseCopyable {
  var priority: Float
  var slope: Double
}

/// A parameter that can move so that the row comes nearer to holding.
struct Flow: BitwiseCopyable {
  var value: Double
  var coefficient: Double

  /// Whether the parameter grows.
  var ascends: Bool

  /// The next breakpoint in the direction of the move.
  var cursor: Int32
  var marginalStart: Int32
  var marginalCount: Int32
}

extension Engine {
  /// Minimises a group with at most one coupling row.
  ///
  /// Every parameter starts at an optimum of its own rows. If that violates the coupling row, the
  /// parameters move towards satisfying it, always the one whose next segment has the
  /// lexicographically least cost per unit of the row; for separable convex costs this is optimal.
  ///
  /// - Returns: `false`, with no value changed, if required rows contradict each other.
  func fillSingleRow() -> Bool {
    counters.fillings &+= 1
    flows.removeAll()
    for index in 0..<groupParameters.count {
      let start = program.breakStart[index]
      let end = program.breakStart[index + 1]
      let optimum = program.breaks.scalarOptimum(from: start, to: end)
      if optimum.isInfeasible { return false }
      let value = optimum.nearest(to: values[groupParameters[index]])
      flows.append(
        Flow(
          value: value,
          coefficient: 0,
          ascends: false,
          cursor: 0,
          marginalStart: 0,
          marginalCount: 0
        )
      )
    }
    if groupRows.count == 1, !fill(groupRows[0]) { return false }
    for index in 0..<groupParameters.count {
      assign(flows[index].value, to: groupParameters[index])
    }
    return true
  }

  private func fill(_ reference: RowReference) -> Bool {
    var residual = value(of: reference)
    var scale = 1 + abs(residual)
    var entry = firstEntry(of: reference)
    while entry >= 0 {
      let record = entries[entry]
      let index = groupIndex(ofParameter: record.variable)
      flows[index].coefficient = record.coefficient
      residual += record.coefficient * (flows[index].value - values[record.variable])
      scale = max(scale, abs(record.coefficient * flows[index].value))
      entry = record.nextInRow
    }
    var remaining = relation(of: reference).violation(of: residual)
    let tolerance = 1e-13 * scale
    guard remaining > tolerance else {
      if relation(of: reference) != .equal { noteBalance(nil, of: reference) }
      return true
    }
    startFlows(ascending: residual < 0)
    let priority = priority(of: reference)
    while remaining > tolerance, !flowHeap.isEmpty {
      let index = flowHeap[0]
      let flow = flows[index]
      if costs(flow, atLeast: priority) { return priority < 1000 || remaining <= 1e-9 * scale }
      let last = lastBreakpoint(of: index)
      let isBounded = flow.cursor != last
      let target = isBounded ? program.breaks[flow.cursor].position : 0
      let distance = isBounded ? abs(target - flow.value) : .infinity
      let capacity = distance * abs(flow.coefficient)
      if capacity <= remaining {
        remaining -= capacity
        flows[index].value = target
        passBreakpoints(of: index)
        siftDownFlow(0)
      } else {
        let step = remaining / abs(flow.coefficient)
        flows[index].value += flow.ascends ? step : -step
        remaining = 0
        noteBalance(groupParameters[index], of: reference)
      }
    }
    return true
  }

  private func startFlows(ascending: Bool) {
    flowHeap.removeAll()
    marginals.removeAll()
    for index in 0..<flows.count where flows[index].coefficient != 0 {
      let start = program.breakStart[index]
      let end = program.breakStart[index + 1]
      program.breaks.sort(from: start, to: end) { first, second in
        if first.position != second.position { return first.position < second.position }
        return first.reference.rawValue < second.reference.rawValue
      }
      flows[index].ascends = (flows[index].coefficient > 0) == ascending
      flows[index].cursor = flows[index].ascends ? start : end - 1
      passBreakpoints(of: index)
      flowHeap.append(index)
    }
    var root = flowHeap.count / 2
    while root > 0 {
      root -= 1
      siftDownFlow(root)
    }
  }

  /// One past the last breakpoint in the direction of a flow.
  private func lastBreakpoint(of index: Int32) -> Int32 {
    flows[index].ascends ? program.breakStart[index + 1] : program.breakStart[index] - 1
  }

  /// Moves the cursor of a flow past what it has reached and sums the cost of going on.
  private func passBreakpoints(of index: Int32) {
    let ascends = flows[index].ascends
    let value = flows[index].value
    let last = lastBreakpoint(of: index)
    let step: Int32 = ascends ? 1 : -1
    var cursor = flows[index].cursor
    while cursor != last,
      ascends ? program.breaks[cursor].position <= value : program.breaks[cursor].position >= value
    {
      cursor += step
    }
    flows[index].cursor = cursor
    flows[index].marginalStart = marginals.count
    let unit = 1 / abs(flows[index].coefficient)
    for point in program.breakStart[index]..<program.breakStart[index + 1] {
      let isLeft = ascends ? point < cursor : point <= cursor
      let slope = isLeft ? program.breaks[point].right : -program.breaks[point].left
      let signed = ascends == isLeft ? slope : -slope
      if signed != 0 {
        addMarginal(signed * unit, program.breaks[point].priority, from: flows[index].marginalStart)
      }
    }
    flows[index].marginalCount = marginals.count - flows[index].marginalStart
  }

  /// Adds a slope to a list that is sorted by falling priority.
  func addMarginal(_ slope: Double, _ priority: Float, from start: Int32) {
    var index = start
    while index < marginals.count, marginals[index].priority > priority { index += 1 }
    if index < marginals.count, marginals[index].priority == priority {
      marginals[index].slope += slope
      return
    }
    marginals.append(Marginal(priority: priority, slope: slope))
    var hole = marginals.count - 1
    while hole > index {
      marginals.swapAt(hole, hole - 1)
      hole -= 1
    }
  }

  /// Whether going on costs as much as leaving the row violated by that amount.
  private func costs(_ flow: Flow, atLeast priority: Float) -> Bool {
    for index in flow.marginalStart..<flow.marginalStart + flow.marginalCount {
      let marginal = marginals[index]
      if abs(marginal.slope) < 1e-12 { continue }
      if marginal.priority > priority { return marginal.slope > 0 }
      if marginal.priority < priority { return false }
      // A required row never gives in to another: that is a conflict.
      if priority >= 1000 { return marginal.slope > 0 }
      if abs(marginal.slope - 1) > 1e-12 { return marginal.slope > 1 }
      return tail(after: index, of: flow) >= 0
    }
    return false
  }

  /// The sign of the first slope after an index.
  private func tail(after index: Int32, of flow: Flow) -> Int {
    for next in index + 1..<max(index + 1, flow.marginalStart + flow.marginalCount)
    where abs(marginals[next].slope) >= 1e-12 {
      return marginals[next].slope > 0 ? 1 : -1
    }
    return 0
  }

  /// Lexicographic comparison of two flows' costs; ties go by the order of the group.
  private func isCheaper(_ first: Int32, than second: Int32) -> Bool {
    let one = flows[first]
    let other = flows[second]
    var left = one.marginalStart
    var right = other.marginalStart
    let leftEnd = left + one.marginalCount
    let rightEnd = right + other.marginalCount
    while true {
      let leftPriority = left < leftEnd ? marginals[left].priority : -1
      let rightPriority = right < rightEnd ? marginals[right].priority : -1
      let priority = max(leftPriority, rightPriority)
      if priority < 0 { return first < second }
      var difference = 0.0
      if leftPriority == priority {
        difference += marginals[left].slope
        left += 1
      }
      if rightPriority == priority {
        difference -= marginals[right].slope
        right += 1
      }
      if abs(difference) > 1e-12 { return difference < 0 }
    }
  }

  private func siftDownFlow(_ root: Int32) {
    let flow = flowHeap[root]
    var hole = root
    while true {
      var child = 2 * hole + 1
      if child >= flowHeap.count { break }
      if child + 1 < flowHeap.count, isCheaper(flowHeap[child + 1], than: flowHeap[child]) {
        child += 1
      }
      if !isCheaper(flowHeap[child], than: flow) { break }
      flowHeap[hole] = flowHeap[child]
      hole = child
    }
    flowHeap[hole] = flow
  }
}
