import ViewKitScenarios
import ViewKitSolver

/// One scenario at one size in the solver alone, with constraints over numbered variables.
struct EngineBenchmark {
  static let operations = ["build", "edit", "const", "toggle"]

  let system: ConstraintSystem
  private let lowered: LoweredSystem
  private let rootWidth = Variable(index: 0)

  init(_ system: ConstraintSystem) {
    self.system = system
    lowered = LoweredSystem(system)
  }

  /// Returns the median time of each operation in microseconds.
  func run(_ operations: [String]) -> [(operation: String, time: Double)] {
    operations.compactMap { operation in
      let time: Double? =
        switch operation {
        case "build": timeBuild()
        case "edit": timeEdit()
        case "const": timeConstant()
        default: timeToggle()
        }
      return time.map { (operation: operation, time: $0) }
    }
  }

  private func makeSolved() -> (Solver, [ConstraintID]) {
    var ids: [ConstraintID] = []
    let solver = lowered.makeSolver(constraints: &ids)
    solver.solve()
    return (solver, ids)
  }

  /// Copies the changed values, as a layout pass writes the changed frames.
  @inline(__always)
  private func read(_ solver: Solver, into frames: UnsafeMutableBufferPointer<Double>) {
    let values = solver.values
    for variable in solver.changedVariables {
      frames[Int(variable.index)] = values[Int(variable.index)]
    }
  }

  private func makeFrames() -> UnsafeMutableBufferPointer<Double> {
    let frames = UnsafeMutableBufferPointer<Double>.allocate(capacity: system.variableCount)
    frames.initialize(repeating: 0)
    return frames
  }

  private func timeBuild() -> Double {
    var ids: [ConstraintID] = []
    ids.reserveCapacity(system.constraints.count)
    let frames = makeFrames()
    defer { frames.deallocate() }
    return medianCallTime { _ in
      let solver = lowered.makeSolver(constraints: &ids)
      solver.solve()
      read(solver, into: frames)
    }
  }

  private func timeEdit() -> Double {
    let (solver, _) = makeSolved()
    let frames = makeFrames()
    defer { frames.deallocate() }
    return medianCallTime { round in
      solver.setInput(
        rootWidth,
        round % 2 == 0 ? system.editWidths.1 : system.editWidths.0
      )
      solver.solve()
      read(solver, into: frames)
    }
  }

  private func timeConstant() -> Double? {
    guard let index = system.toggles.first else { return nil }
    let (solver, ids) = makeSolved()
    let frames = makeFrames()
    defer { frames.deallocate() }
    let constant = system.constraints[index].constant
    return medianCallTime { round in
      solver.setConstant(ids[index], round % 2 == 0 ? constant - 10 : constant)
      solver.solve()
      read(solver, into: frames)
    }
  }

  private func timeToggle() -> Double? {
    guard !system.toggles.isEmpty else { return nil }
    var (solver, ids) = makeSolved()
    let frames = makeFrames()
    defer { frames.deallocate() }
    return medianCallTime { round in
      let index = system.toggles[round % system.toggles.count]
      solver.remove(ids[index])
      ids[index] = solver.add(lowered.inline[index])
      solver.solve()
      read(solver, into: frames)
    }
  }
}
