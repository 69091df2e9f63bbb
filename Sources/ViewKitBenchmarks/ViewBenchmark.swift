import Foundation
import ViewKit
import ViewKitScenarios
import ViewKitSolver

/// One scenario at one size with views: constraint objects, the layout pass and reading frames.
struct ViewBenchmark {
  let name: String
  let n: Int
  private let scenario: ViewScenario

  init?(_ name: String, _ n: Int) {
    guard let scenario = ViewScenario.make(name, n) else { return nil }
    self.name = name
    self.n = n
    self.scenario = scenario
    scenario.root.layoutIfNeeded()
  }

  /// Whether the frames satisfy the scenario's constraints, up to pixel rounding.
  var isRight: Bool {
    var system = ConstraintSystem.scenario(name, n)
    system.width = Double(scenario.root.frame.width)
    system.height = Double(scenario.root.frame.height)
    var point = [system.width, system.height]
    for view in scenario.views {
      point += [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
        .map(Double.init)
    }
    guard point.count == system.variableCount, scenario.root.layoutConflicts.isEmpty,
      system.requiredViolation(at: point) <= 1.01
    else { return false }
    var ids: [ConstraintID] = []
    let solver = LoweredSystem(system).makeSolver(constraints: &ids)
    solver.solve()
    let slack = Double(n) * 2 + 1
    return zip(system.levels(at: point), system.levels(at: solver.point))
      .allSatisfy { abs($0.error - $1.error) <= slack }
  }

  /// Returns the median time of each operation in microseconds.
  ///
  /// `hand` sets the frame of every view in a plain list, and `assign` sets the frames of all views
  /// that an edit moves, in a tree of the same objects that is never laid out: the minimum cost of
  /// a resize by hand. `objects` creates views, anchors and constraints without layout: the minimum
  /// cost of a build.
  func run(_ operations: [String]) -> [(operation: String, time: Double)] {
    operations.compactMap { operation in
      let time: Double? =
        switch operation {
        case "build": buildTime(laysOut: true)
        case "objects": buildTime(laysOut: false)
        case "edit": editTime
        case "const": constantTime
        case "toggle": toggleTime
        case "assign": assignTime
        default: handTime
        }
      return time.map { (operation: operation, time: $0) }
    }
  }

  static let operations = ["build", "objects", "edit", "const", "toggle", "assign", "hand"]

  private var editTime: Double {
    medianCallTime { resize($0) }
  }

  private func resize(_ round: Int) {
    let root = scenario.root
    let width = round % 2 == 0 ? scenario.widths.1 : scenario.widths.0
    root.frame = CGRect(x: 0, y: 0, width: width, height: root.bounds.height)
    root.layoutIfNeeded()
  }

  /// The number of objects that a resize allocates after a few others, or nil if they can't be
  /// counted.
  var allocationsOfResize: Int? {
    for round in 0..<4 { resize(round) }
    return countAllocations { resize(4) }
  }

  private var constantTime: Double? {
    guard let mark = scenario.marked.first else { return nil }
    let root = scenario.root
    let constant = mark.constant
    defer { mark.constant = constant }
    // Start at the first width, whatever width another operation has left.
    resize(1)
    return medianCallTime { round in
      mark.constant = round % 2 == 0 ? constant + 10 : constant
      root.layoutIfNeeded()
    }
  }

  private var toggleTime: Double? {
    guard let mark = scenario.marked.first else { return nil }
    let root = scenario.root
    return medianCallTime { _ in
      mark.isActive = false
      mark.isActive = true
      root.layoutIfNeeded()
    }
  }

  private func buildTime(laysOut: Bool) -> Double {
    medianTime {
      let start = threadTime()
      let made = ViewScenario.make(name, n)
      if laysOut {
        made?.root.layoutIfNeeded()
      }
      let end = threadTime()
      return withExtendedLifetime(made) { end - start }
    }
  }

  /// The time to assign the frames that an edit changes, in a tree without an engine.
  private var assignTime: Double? {
    guard let other = ViewScenario.make(name, n) else { return nil }
    resize(0)
    let wide = scenario.views.map(\.frame)
    resize(1)
    let narrow = scenario.views.map(\.frame)
    let moved = wide.indices.filter { wide[$0] != narrow[$0] }
    let views = moved.map { other.views[$0] }
    let frames = [moved.map { wide[$0] }, moved.map { narrow[$0] }]
    return medianCallTime { round in
      let frames = frames[round % 2]
      for index in views.indices { views[index].frame = frames[index] }
    }
  }

  /// The time to resize views one by one, outside any engine.
  private var handTime: Double {
    let views = (0..<n).map { _ in View() }
    let root = View()
    for view in views {
      root.addSubview(view)
    }
    root.layoutIfNeeded()
    return medianCallTime { round in
      let width: CGFloat = round % 2 == 0 ? 300 : 310
      for view in views {
        view.frame = CGRect(x: 8, y: 8, width: width, height: 20)
      }
    }
  }
}
