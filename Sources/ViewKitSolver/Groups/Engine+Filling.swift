// Algorithm.md, section 7.2.
//
// One row over parameters that are otherwise independent: the cheapest parameters yield first.

extension Engine {
  /// Minimises a collected group that one row couples at most.
  ///
  /// - Returns: `false`, with no value changed, if there are more rows or they contradict each other.
  func fillCollectedGroup() -> Bool {
    for index in 0..<groupRows.count { clearBalance(of: groupRows[index]) }
    return groupRows.count <= 1 && fillSingleRow()
  }

  /// Minimises a group with at most one coupling row.
  ///
  /// Every parameter starts at an optimum of its own rows. If that violates the coupling row, the
  /// parameters move towards satisfying it, always the one whose next segment has the
  /// lexicographically least cost per unit of the row; for separable convex costs this is optimal.
  ///
  /// - Returns: `false`, with no value changed, if required rows contradict each other.
  func fillSingleRow() -> Bool {
    counters.fillings &+= 1
    candidates.removeAll()
    for index in 0..<groupParameters.count {
      let start = program.breakStart[index]
      let end = program.breakStart[index + 1]
      let optimum = program.breaks.scalarOptimum(from: start, to: end)
      if optimum.isInfeasible { return false }
      let value = optimum.nearest(to: values[groupParameters[index]])
      candidates.append(
        Candidate(
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
      assign(candidates[index].value, to: groupParameters[index])
    }
    return true
  }

  private func fill(_ reference: RowReference) -> Bool {
    var residual = value(of: reference)
    var scale = 1 + abs(residual)
    var entry = firstCoefficient(of: reference)
    while entry >= 0 {
      let record = rowCoefficients[entry]
      let index = groupIndex(ofParameter: record.variable)
      candidates[index].coefficient = record.coefficient
      residual += record.coefficient * (candidates[index].value - values[record.variable])
      scale = max(scale, abs(record.coefficient * candidates[index].value))
      entry = record.nextInRow
    }
    var remaining = relation(of: reference).violation(of: residual)
    let tolerance = Tolerance.filling * scale
    guard remaining > tolerance else {
      if relation(of: reference) != .equal { setBalance(nil, of: reference) }
      return true
    }
    startCandidates(ascending: residual < 0)
    let priority = priority(of: reference)
    while remaining > tolerance, !candidateHeap.isEmpty {
      let index = candidateHeap[0]
      let candidate = candidates[index]
      if costs(candidate, atLeast: priority) {
        return priority < 1000 || remaining <= Tolerance.requiredFilling * scale
      }
      let last = lastBreakpoint(of: index)
      let isBounded = candidate.cursor != last
      let target = isBounded ? program.breaks[candidate.cursor].position : 0
      let distance = isBounded ? abs(target - candidate.value) : .infinity
      let capacity = distance * abs(candidate.coefficient)
      if capacity <= remaining {
        remaining -= capacity
        candidates[index].value = target
        passBreakpoints(of: index)
        siftDownCandidate(0)
      } else {
        let step = remaining / abs(candidate.coefficient)
        candidates[index].value += candidate.ascends ? step : -step
        remaining = 0
        setBalance(groupParameters[index], of: reference)
      }
    }
    return true
  }

  private func startCandidates(ascending: Bool) {
    candidateHeap.removeAll()
    marginals.removeAll()
    for index in 0..<candidates.count where candidates[index].coefficient != 0 {
      let start = program.breakStart[index]
      let end = program.breakStart[index + 1]
      program.breaks.sort(from: start, to: end) { first, second in
        if first.position != second.position { return first.position < second.position }
        return first.reference.rawValue < second.reference.rawValue
      }
      candidates[index].ascends = (candidates[index].coefficient > 0) == ascending
      candidates[index].cursor = candidates[index].ascends ? start : end - 1
      passBreakpoints(of: index)
      candidateHeap.append(index)
    }
    var root = candidateHeap.count / 2
    while root > 0 {
      root -= 1
      siftDownCandidate(root)
    }
  }

  /// One past the last breakpoint in the direction of a candidate.
  private func lastBreakpoint(of index: Int32) -> Int32 {
    candidates[index].ascends ? program.breakStart[index + 1] : program.breakStart[index] - 1
  }

  /// Moves a candidate's cursor past the breakpoints it has reached and sums the cost of going on.
  private func passBreakpoints(of index: Int32) {
    let ascends = candidates[index].ascends
    let value = candidates[index].value
    let last = lastBreakpoint(of: index)
    let step: Int32 = ascends ? 1 : -1
    var cursor = candidates[index].cursor
    while cursor != last,
      ascends ? program.breaks[cursor].position <= value : program.breaks[cursor].position >= value
    {
      cursor += step
    }
    candidates[index].cursor = cursor
    candidates[index].marginalStart = marginals.count
    let unit = 1 / abs(candidates[index].coefficient)
    for point in program.breakStart[index]..<program.breakStart[index + 1] {
      let isLeft = ascends ? point < cursor : point <= cursor
      let slope = isLeft ? program.breaks[point].right : -program.breaks[point].left
      let signed = ascends == isLeft ? slope : -slope
      if signed != 0 {
        addMarginal(
          signed * unit,
          program.breaks[point].priority,
          from: candidates[index].marginalStart
        )
      }
    }
    candidates[index].marginalCount = marginals.count - candidates[index].marginalStart
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
  private func costs(_ candidate: Candidate, atLeast priority: Float) -> Bool {
    for index in candidate.marginalStart..<candidate.marginalStart + candidate.marginalCount {
      let marginal = marginals[index]
      if abs(marginal.slope) < Tolerance.slope { continue }
      if marginal.priority > priority { return marginal.slope > 0 }
      if marginal.priority < priority { return false }
      // A required row never gives in to another: that is a conflict.
      if priority >= 1000 { return marginal.slope > 0 }
      if abs(marginal.slope - 1) > Tolerance.slope { return marginal.slope > 1 }
      return tail(after: index, of: candidate) >= 0
    }
    return false
  }

  /// The sign of the first slope after an index.
  private func tail(after index: Int32, of candidate: Candidate) -> Int {
    for next in index + 1..<max(index + 1, candidate.marginalStart + candidate.marginalCount)
    where abs(marginals[next].slope) >= Tolerance.slope {
      return marginals[next].slope > 0 ? 1 : -1
    }
    return 0
  }

  /// Compares the costs of two candidates lexicographically; ties go by the order in the group.
  private func isCheaper(_ first: Int32, than second: Int32) -> Bool {
    let one = candidates[first]
    let other = candidates[second]
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
      if abs(difference) > Tolerance.slope { return difference < 0 }
    }
  }

  private func siftDownCandidate(_ root: Int32) {
    let candidate = candidateHeap[root]
    var hole = root
    while true {
      var child = 2 * hole + 1
      if child >= candidateHeap.count { break }
      if child + 1 < candidateHeap.count,
        isCheaper(candidateHeap[child + 1], than: candidateHeap[child])
      {
        child += 1
      }
      if !isCheaper(candidateHeap[child], than: candidate) { break }
      candidateHeap[hole] = candidateHeap[child]
      hole = child
    }
    candidateHeap[hole] = candidate
  }
}
