import Foundation
import ViewKit
import ViewKitScenarios

/// Measures building and releasing trees, and the cost of checking for a recorder.
enum TreeBenchmark {
  static func run() {
    var builds: [(n: Int, time: Double)] = []
    var frees: [(n: Int, time: Double)] = []
    for n in [1_000, 10_000, 100_000] {
      var freeing: [Double] = []
      let build = medianTime {
        let start = threadTime()
        var roots = [makeTree(n)]
        let built = threadTime()
        roots.removeAll()
        freeing.append(threadTime() - built)
        return built - start
      }
      let free = freeing.sorted()[freeing.count / 2]
      builds.append((n, build))
      frees.append((n, free))
      report("tree", "build", n, build)
      report("tree", "free", n, free)
    }
    print("# growth tree build \(format(growthExponent(builds[0], builds[2])))")
    print("# growth tree free \(format(growthExponent(frees[0], frees[2])))")
    runRecorder()
  }

  /// Creates a tree of n views: a tenth of them nested in a chain, the rest side by side below the
  /// root.
  private static func makeTree(_ n: Int) -> View {
    let root = View()
    var deepest = root
    for _ in 0..<n / 10 {
      let view = View()
      deepest.addSubview(view)
      deepest = view
    }
    for _ in 0..<n - n / 10 - 1 {
      root.addSubview(View())
    }
    return root
  }

  /// Measures building and laying out 10,000 views, and the share of checking for a recorder.
  ///
  /// The share is the number of checks times the cost of one check, measured separately.
  private static func runRecorder() {
    let n = 10_000
    let time = medianTime {
      let start = threadTime()
      makeTree(n).layoutIfNeeded()
      return threadTime() - start
    }
    let steps = LifecycleRecorder.record { makeTree(n).layoutIfNeeded() }.count
    let recorded = medianTime {
      let start = threadTime()
      _ = LifecycleRecorder.record { makeTree(n).layoutIfNeeded() }
      return threadTime() - start
    }
    let question = questionTime()
    report("tree", "layout", n, time)
    report("tree", "recorded-layout", n, recorded)
    let share = Double(steps) * question / time * 100
    print("# recorder off: \(steps) steps, \(format(question * 1000)) ns each, \(format(share)) %")
  }

  /// Returns the cost of checking whether anything records, in microseconds.
  ///
  /// The library can't be built without the checks for a comparison, so the check itself is timed
  /// in a loop.
  private static func questionTime() -> Double {
    let questions = 1_000_000
    let asked = medianTime {
      let start = threadTime()
      let count = LifecycleRecorder.askRepeatedly(questions)
      let end = threadTime()
      precondition(count == 0)
      return end - start
    }
    return asked / Double(questions)
  }

  private static func report(_ scenario: String, _ operation: String, _ n: Int, _ time: Double) {
    print("tree\t\(scenario)\t\(operation)\t\(n)\t\(format(time))")
  }
}

func format(_ value: Double) -> String {
  String(format: "%.3f", value)
}
