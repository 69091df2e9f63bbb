import Foundation
import ViewKitScenarios

/// Prints the costs of ViewKit's operations, as tab-separated rows and comment lines.
///
/// Every result is verified before it is timed. Times are the processor time of one thread in
/// microseconds; compare ratios within one run rather than the times of several.
@main
enum Benchmarks {
  static func main() {
    do {
      try run()
    } catch {
      fail("\(error)")
    }
  }

  private static func run() throws {
    if CommandLine.arguments.dropFirst().first == "fuzz" {
      try FuzzRun.main(CommandLine.arguments.dropFirst(2))
      return
    }
    if CommandLine.arguments.dropFirst().first == "reenter" {
      ReentrantCommand.main(CommandLine.arguments.dropFirst(2))
      return
    }
    let sizes = (option("--n") ?? "10,100,1000").split(separator: ",").compactMap { Int($0) }
    let systems = ConstraintSystem.scenarioNames + ConstraintSystem.stackNames
    let known = ["tree", "stack"] + systems + [CrowdedBenchmark.name]
    let names = option("--only")?.split(separator: ",").map(String.init) ?? known
    for name in names where !known.contains(name) {
      fail("There is no scenario named '\(name)'.")
    }
    if let folder = option("--dump") {
      for name in names where systems.contains(name) {
        for n in sizes {
          try dumpScenario(name, n, into: folder)
        }
      }
      return
    }
    if let folder = option("--nibs") {
      NibBenchmark.run(
        folder: folder,
        isVerbose: CommandLine.arguments.contains("--verbose")
      )
      return
    }
    print("level\tscenario\toperation\tn\tmedian_us")
    if CommandLine.arguments.contains("--audit") {
      AuditBenchmark.run()
      return
    }
    for name in names {
      switch name {
      case "tree": TreeBenchmark.run()
      case "stack": StackBenchmark.run(sizes)
      case CrowdedBenchmark.name: CrowdedBenchmark.run(sizes)
      default:
        runEngine(name, sizes)
        if ConstraintSystem.scenarioNames.contains(name) { runViews(name, sizes) }
      }
    }
    if option("--only") == nil { AuditBenchmark.run() }
  }

  private static func runEngine(_ name: String, _ sizes: [Int]) {
    var table = GrowthTable(level: "engine", scenario: name)
    for n in sizes {
      let system = ConstraintSystem.scenario(name, n)
      guard isRight(system) else {
        print("# engine \(name) \(n): wrong answer, not timed")
        continue
      }
      table.add(n, EngineBenchmark(system).run(EngineBenchmark.operations.filter(isWanted)))
    }
    table.printGrowth()
  }

  private static func runViews(_ name: String, _ sizes: [Int]) {
    var table = GrowthTable(level: "api", scenario: name)
    for n in sizes {
      guard let benchmark = ViewBenchmark(name, n), benchmark.isRight else {
        print("# api \(name) \(n): wrong answer, not timed")
        continue
      }
      table.add(n, benchmark.run(ViewBenchmark.operations.filter(isWanted)))
      if isWanted("edit"), let count = benchmark.allocationsOfResize {
        print("# api \(name) \(n): \(count) allocations an edit")
      }
    }
    table.printGrowth()
  }

  /// Whether an operation is selected: one that `--operations` names, or any if the option is
  /// absent.
  private static func isWanted(_ operation: String) -> Bool {
    option("--operations")?.split(separator: ",").contains { $0 == operation } ?? true
  }

  private static func option(_ name: String) -> String? {
    let arguments = CommandLine.arguments
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else {
      return nil
    }
    return arguments[index + 1]
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("Error: \(message)\n".utf8))
    exit(64)
  }
}

/// The times of one scenario, and their growth with the size.
struct GrowthTable {
  let level: String
  let scenario: String
  private var times: [(operation: String, points: [(n: Int, time: Double)])] = []

  init(level: String, scenario: String) {
    self.level = level
    self.scenario = scenario
  }

  mutating func add(_ n: Int, _ rows: [(operation: String, time: Double)]) {
    for (operation, time) in rows {
      print("\(level)\t\(scenario)\t\(operation)\t\(n)\t\(format(time))")
      if let index = times.firstIndex(where: { $0.operation == operation }) {
        times[index].points.append((n, time))
      } else {
        times.append((operation, [(n, time)]))
      }
    }
  }

  /// Prints the growth exponent from size 100 to the largest size.
  func printGrowth() {
    for (operation, points) in times {
      guard let first = points.first(where: { $0.n >= 100 }), let last = points.last,
        last.n > first.n
      else { continue }
      let exponent = format(growthExponent(first, last))
      print("# growth \(level) \(scenario) \(operation) \(first.n) to \(last.n): \(exponent)")
    }
  }
}
