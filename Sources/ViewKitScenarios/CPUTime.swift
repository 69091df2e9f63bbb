import Foundation

/// Returns the processor time of the current thread in microseconds.
///
/// Time spent waiting for the processor doesn't count, so the figures are valid on a busy machine.
package func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

/// Returns the median of several measurements of a closure, in microseconds.
///
/// It takes at least three measurements, and continues until a tenth of a second has passed.
package func medianTime(_ body: () -> Double) -> Double {
  var samples: [Double] = []
  var spent = 0.0
  while samples.count < 3 || (spent < 1e5 && samples.count < 400) {
    let sample = body()
    samples.append(sample)
    spent += sample
  }
  return samples.sorted()[samples.count / 2]
}

/// Returns the exponent with which a time grows with a size: 1 is linear, 2 quadratic.
package func growthExponent(_ small: (n: Int, time: Double), _ large: (n: Int, time: Double))
  -> Double
{
  log(large.time / small.time) / log(Double(large.n) / Double(small.n))
}

/// Returns the median time of one call, from samples with enough calls to outweigh the clock.
package func medianCallTime(budget: Double = 2.5e5, _ operation: (Int) -> Void) -> Double {
  var round = 0
  func sample(_ calls: Int) -> Double {
    let start = threadTime()
    for _ in 0..<calls {
      operation(round)
      round += 1
    }
    return (threadTime() - start) / Double(calls)
  }
  _ = sample(2)
  let single = max(0.02, sample(2))
  let calls = single > 100 ? 1 : 2 * Int(100 / single + 1)
  var samples: [Double] = []
  var spent = 0.0
  while samples.count < 400, samples.count < 5 || spent < budget {
    let time = sample(calls)
    samples.append(time)
    spent += time * Double(calls)
  }
  samples.sort()
  return samples[samples.count / 2]
}
