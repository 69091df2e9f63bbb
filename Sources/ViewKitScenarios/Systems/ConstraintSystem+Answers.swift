import Foundation
import ViewKitSolver

/// Whether the solver's initial and edited solutions satisfy the constraints and agree with each
/// other.
package func isRight(_ system: ConstraintSystem) -> Bool {
  var ids: [ConstraintID] = []
  let solver = LoweredSystem(system).makeSolver(constraints: &ids)
  solver.solve()
  var edited = system
  for width in [system.width, system.editWidths.1, system.editWidths.0] {
    edited.width = width
    solver.setInput(Variable(index: 0), width)
    solver.solve()
    let fresh = LoweredSystem(edited).makeSolver(constraints: &ids)
    fresh.solve()
    guard edited.requiredViolation(at: solver.point) < 1e-6, solver.conflicts.isEmpty,
      solver.counters.uncertified == 0
    else { return false }
    for (one, other) in zip(edited.levels(at: solver.point), edited.levels(at: fresh.point))
    where abs(one.error - other.error) > 1e-6 * max(1, other.error) {
      return false
    }
  }
  return true
}

/// Takes a solver through the states of a scenario that are compared with other solvers.
///
/// The states are the initial one, one after a resize, and one with a changed constant.
private func forEachState(
  _ name: String,
  _ size: Int,
  _ body: (ConstraintSystem, Solver) throws -> Void
) rethrows {
  var system = ConstraintSystem.scenario(name, size)
  var ids: [ConstraintID] = []
  let solver = LoweredSystem(system).makeSolver(constraints: &ids)
  solver.solve()
  try body(system, solver)
  system.name = "\(name)-resized"
  system.width = system.editWidths.1
  solver.setInput(Variable(index: 0), system.width)
  solver.solve()
  try body(system, solver)
  guard let index = system.toggles.first else { return }
  system.name = "\(name)-moved"
  system.constraints[index].constant -= 10
  solver.setConstant(ids[index], system.constraints[index].constant)
  solver.solve()
  try body(system, solver)
}

/// Writes each state of a scenario and the solver's answer to a folder, which is created if needed.
package func dumpScenario(_ name: String, _ size: Int, into folder: String) throws {
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  try forEachState(name, size) { system, solver in
    try system.dump(answeredBy: solver.point, into: folder)
  }
}

// MARK: - Dumps

extension ConstraintSystem {
  /// The space-separated text format that the oracle reads.
  ///
  /// Optional priorities are replaced by their ranks, because the oracle reads only integers.
  private var dumpText: String {
    let bounds = nonNegative.sorted()
    let optional = Set(constraints.map(\.priority).filter { $0 < 1000 }).sorted()
    var lines = [
      "\(name) \(size) \(variableCount) \(constraints.count + bounds.count) \(toggles.count)"
        + " \(width) \(height) \(editWidths.0) \(editWidths.1)"
    ]
    lines.append(toggles.map(String.init).joined(separator: " "))
    for constraint in constraints {
      let operation =
        switch constraint.relation {
        case .equal: "="
        case .lessThanOrEqual: "<"
        case .greaterThanOrEqual: ">"
        }
      let priority = optional.firstIndex(of: constraint.priority).map { $0 + 1 } ?? 1000
      // Some readers of sparse matrices don't add up repeated entries.
      let sums = Dictionary(constraint.terms.map { ($0.variable, $0.coefficient) }) { $0 + $1 }
      let terms = sums.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      lines.append(
        "\(terms.count) \(operation) \(priority) \(constraint.constant) "
          + terms.joined(separator: " ")
      )
    }
    for variable in bounds { lines.append("1 > 1000 0 \(variable) 1") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Writes the system to `NAME-SIZE.txt`, and the level sums of an answer to `NAME-SIZE.answer`.
  package func dump(answeredBy point: [Double], into folder: String) throws {
    try write(dumpText, to: "\(folder)/\(name)-\(size).txt")
    let levels = levels(at: point).map { "\($0.error)" }
    let numbers = ["\(requiredViolation(at: point))"] + levels
    try write(numbers.joined(separator: " ") + "\n", to: "\(folder)/\(name)-\(size).answer")
  }

  private func write(_ text: String, to path: String) throws {
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }
}
