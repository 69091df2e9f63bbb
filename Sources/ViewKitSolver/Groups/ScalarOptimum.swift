// Algorithm.md, section 7.1.

/// The values of one variable that are best as far as its own rows are concerned.
struct ScalarOptimum {
  var lower = -Double.infinity
  var upper = Double.infinity

  /// Whether the required rows contradict each other.
  var isInfeasible = false

  /// Makes an interval whose ends cross by rounding a point, or infeasible if they cross by more.
  mutating func closeGap() {
    let scale = 1 + max(abs(lower), abs(upper))
    isInfeasible = lower - upper > Tolerance.conflict * scale
    upper = lower
  }

  /// Reduces the interval to the part, or to the end, that is best for a further convex cost.
  @inline(__always)
  mutating func narrow(to bestLower: Double, _ bestUpper: Double) {
    if bestUpper < lower {
      upper = lower
    } else if bestLower > upper {
      lower = upper
    } else {
      lower = max(lower, bestLower)
      upper = min(upper, bestUpper)
    }
  }

  /// The member of the interval that is nearest to a value.
  @inline(__always)
  func nearest(to value: Double) -> Double {
    min(max(value, lower), upper)
  }
}

extension Buffer<Breakpoint> {
  /// The lexicographic minimum of a sum of one-dimensional convex costs.
  ///
  /// Sorts the range by falling priority, then by position.
  ///
  /// - Complexity: O(k log k) for k breakpoints.
  mutating func scalarOptimum(
    from start: Int32,
    to end: Int32,
    within interval: ScalarOptimum = ScalarOptimum()
  ) -> ScalarOptimum {
    if end - start > 1 {
      sort(from: start, to: end) { first, second in
        if first.priority != second.priority { return first.priority > second.priority }
        if first.position != second.position { return first.position < second.position }
        return first.reference.rawValue < second.reference.rawValue
      }
    }
    var optimum = interval
    var index = start
    while index < end {
      let priority = self[index].priority
      var next = index + 1
      while next < end, self[next].priority == priority { next += 1 }
      if priority >= 1000 {
        optimum = requiredInterval(from: index, to: next)
        if optimum.isInfeasible { return optimum }
      } else {
        let best = tierOptimum(from: index, to: next)
        optimum.narrow(to: best.lower, best.upper)
      }
      if optimum.lower == optimum.upper { return optimum }
      index = next
    }
    return optimum
  }

  /// The minimum of optional costs within the interval that the required rows leave.
  ///
  /// Few costs of different priorities are taken one after the other, without sorting them.
  mutating func scalarOptimum(within interval: ScalarOptimum) -> ScalarOptimum {
    var optimum = interval
    var limit = Float.infinity
    for _ in 0..<count where count <= Limit.unsortedBreakpoints {
      var best: Int32 = -1
      var ties = false
      for index in 0..<count where self[index].priority < limit {
        let priority = self[index].priority
        if best < 0 || priority > self[best].priority {
          best = index
          ties = false
        } else if priority == self[best].priority {
          ties = true
        }
      }
      if best < 0 { return optimum }
      if ties { break }
      let point = self[best]
      limit = point.priority
      optimum.narrow(
        to: point.left < 0 ? point.position : -.infinity,
        point.right > 0 ? point.position : .infinity
      )
      if optimum.lower == optimum.upper { return optimum }
    }
    return scalarOptimum(from: 0, to: count, within: interval)
  }

  func requiredInterval(from start: Int32, to end: Int32) -> ScalarOptimum {
    var interval = ScalarOptimum()
    for index in start..<end {
      let point = self[index]
      if point.left < 0 { interval.lower = max(interval.lower, point.position) }
      if point.right > 0 { interval.upper = min(interval.upper, point.position) }
    }
    if interval.lower > interval.upper { interval.closeGap() }
    return interval
  }

  /// The minimum of the costs of one priority: where their summed slope changes its sign.
  ///
  /// With a tilt, a linear cost is added; then the minimum may lie at infinity.
  func tierOptimum(
    from start: Int32,
    to end: Int32,
    tiltedBy tilt: Double = 0
  ) -> ScalarOptimum {
    var optimum = ScalarOptimum()
    var slope = tilt
    for index in start..<end { slope += self[index].left }
    if slope > Tolerance.slope { return ScalarOptimum(lower: -.infinity, upper: -.infinity) }
    var isFalling = slope < -Tolerance.slope
    for index in start..<end {
      slope += self[index].right - self[index].left
      if isFalling, slope >= -Tolerance.slope {
        optimum.lower = self[index].position
        isFalling = false
      }
      if slope > Tolerance.slope {
        optimum.upper = self[index].position
        break
      }
    }
    if isFalling { optimum.lower = .infinity }
    return optimum
  }
}
