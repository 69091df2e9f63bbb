import Testing
import ViewKitSolver

@testable import ViewKitScenarios

@Suite struct IncrementalTests {
  @Test func resizeOfOneSubtreeDoesNoWorkInTheOther() {
    let solver = Solver()
    let roots = (0..<2).map { _ in solver.makeVariable() }
    var widths: [[Variable]] = [[], []]
    for (index, root) in roots.enumerated() {
      solver.setInput(root, 300)
      for _ in 0..<20 {
        let width = solver.makeVariable(nonNegative: true)
        solver.add((1, width), (-1, root), plus: 16, is: .lessThanOrEqual)
        solver.set(width, 200, .equal, 250)
        widths[index].append(width)
      }
    }
    solver.solve()
    let before = solver.counters
    solver.setInput(roots[0], 100)
    solver.solve()
    let after = solver.counters
    #expect(after.groups - before.groups == 20)
    #expect(after.evaluations == before.evaluations)
    let changed = solver.changedVariables.map(\.index)
    #expect(changed.sorted() == ([roots[0]] + widths[0]).map(\.index).sorted())
  }

  @Test func solvingAgainDoesNothing() {
    var ids: [ConstraintID] = []
    let system = ConstraintSystem.scenario("cells", 5)
    let solver = LoweredSystem(system).makeSolver(constraints: &ids)
    solver.solve()
    let before = solver.counters
    solver.solve()
    #expect(solver.counters == before)
    #expect(solver.changedVariables.isEmpty)
  }

  @Test func constantTouchesOnlyWhatMoves() {
    var ids: [ConstraintID] = []
    let system = ConstraintSystem.scenario("indep", 100)
    let solver = LoweredSystem(system).makeSolver(constraints: &ids)
    solver.solve()
    let before = solver.counters
    solver.setConstant(ids[system.toggles[0]], -33)
    solver.solve()
    #expect(solver.counters.evaluations - before.evaluations == 1)
    #expect(solver.counters.eliminations == before.eliminations)
    #expect(solver.changedVariables.count == 1)
  }

  @Test(arguments: ConstraintSystem.scenarioNames)
  func repeatedResizesEqualFreshSolvers(name: String) {
    var system = ConstraintSystem.scenario(name, 12)
    var ids: [ConstraintID] = []
    let solver = LoweredSystem(system).makeSolver(constraints: &ids)
    solver.solve()
    let widths = (0..<12).map { system.editWidths.0 + Double($0 % 5) * 31 }
    for (index, width) in widths.enumerated() {
      if index == 6 {
        // A constant in between: what resizes have prepared no longer fits.
        system.constraints[0].constant -= 1
        solver.setConstant(ids[0], system.constraints[0].constant)
      }
      let before = solver.point
      system.width = width
      solver.setInput(Variable(index: 0), width)
      solver.solve()
      let moved = before.indices.filter { before[$0] != solver.point[$0] }
      #expect(solver.changedVariables.map { Int($0.index) }.sorted() == moved)
      var freshIDs: [ConstraintID] = []
      let fresh = LoweredSystem(system).makeSolver(constraints: &freshIDs)
      fresh.solve()
      #expect(system.requiredViolation(at: solver.point) < 1e-9)
      for (one, other) in zip(system.levels(at: solver.point), system.levels(at: fresh.point)) {
        #expect(abs(one.error - other.error) < 1e-6)
      }
    }
  }

  /// Once the same input has moved twice, the rest is evaluated from flat lists.
  @Test(arguments: [1, 2, 0.5, -1, -4] as [Double])
  func resizesThatRepeatKeepBoundsOfEachFactorAndSide(factor: Double) {
    for relation in [Relation.lessThanOrEqual, .greaterThanOrEqual] {
      let solver = Solver()
      let (input, value) = (solver.makeVariable(), solver.makeVariable())
      solver.setInput(input, 100)
      solver.add((factor, value), (-1, input), is: relation)
      let isUpper = (relation == .lessThanOrEqual) == (factor > 0)
      solver.set(value, isUpper ? 1e6 : -1e6, .equal, 250)
      for width in [100, 110, 120, 130, 90, 200] as [Double] {
        solver.setInput(input, width)
        solver.solve()
        #expect(abs(solver.point[Int(value.index)] - width / factor) < 1e-9, "\(width)")
      }
    }
  }

  @Test(arguments: [Relation.lessThanOrEqual, .greaterThanOrEqual])
  func conflictIsFoundHoweverOftenTheSameResizeCame(relation: Relation) {
    let solver = Solver()
    let (input, value) = (solver.makeVariable(), solver.makeVariable())
    solver.setInput(input, 300)
    solver.add((1, value), (-1, input), plus: 100, is: .equal)
    let sign: Double = relation == .lessThanOrEqual ? 1 : -1
    solver.set(value, 200 + sign * 50, relation, 1000)
    for distance in [0, -1, -2, -3] as [Double] {
      solver.setInput(input, 300 + sign * distance)
      solver.solve()
      #expect(solver.conflicts.isEmpty)
    }
    solver.setInput(input, 300 + sign * 60)
    solver.solve()
    #expect(solver.conflicts.count == 1)
  }

  /// The coefficients of a resize are kept in a table with room for 256 that stand alone.
  @Test func resizesThatRepeatHoldForAnyNumberOfCoefficients() {
    let solver = Solver()
    let input = solver.makeVariable()
    let coefficients = (0..<300).map { 1 + Double($0) / 256 }
    let equal = coefficients.map { _ in solver.makeVariable() }
    let limited = coefficients.map { _ in solver.makeVariable() }
    for (index, coefficient) in coefficients.enumerated() {
      solver.add((coefficient, equal[index]), (-1, input), is: .equal)
      solver.add((-coefficient, limited[index]), (1, input), is: .greaterThanOrEqual)
      solver.set(limited[index], 1e6, .equal, 250)
    }
    for width in [100, 110, 120, 130, 90] as [Double] {
      solver.setInput(input, width)
      solver.solve()
      for (index, coefficient) in coefficients.enumerated() {
        #expect(abs(solver.value(of: equal[index]) - width / coefficient) < 1e-9)
        #expect(abs(solver.value(of: limited[index]) - width / coefficient) < 1e-9)
      }
    }
  }

  @Test func eachResizeMinimisesAVariableOnceHoweverManyLimitsItHas() {
    let solver = Solver()
    let input = solver.makeVariable()
    let widths = (0..<5).map { _ in solver.makeVariable(nonNegative: true) }
    for (index, width) in widths.enumerated() {
      solver.add((1, width), (-1, input), is: .lessThanOrEqual)
      solver.add((2, width), (-1, input), plus: Double(index), is: .lessThanOrEqual)
      solver.set(width, 1e6, .equal, 250)
    }
    for size in [100, 110, 120, 130, 90] as [Double] {
      let groups = solver.counters.groups
      solver.setInput(input, size)
      solver.solve()
      #expect(solver.counters.groups - groups == widths.count)
      #expect(widths.map { solver.value(of: $0) } == (0..<5).map { (size - Double($0)) / 2 })
      #expect(Set(solver.changedVariables.map(\.index)).count == solver.changedVariables.count)
    }
  }

  @Test(arguments: [1000, 500] as [Float])
  func limitThatIsRemovedBetweenResizesHoldsNoLonger(priority: Float) {
    let solver = Solver()
    let (input, width) = (solver.makeVariable(), solver.makeVariable(nonNegative: true))
    solver.add((1, width), (-1, input), is: .lessThanOrEqual)
    let limit = solver.set(width, 50, .lessThanOrEqual, priority)
    let minimum = solver.set(width, 40, .greaterThanOrEqual, priority)
    solver.set(width, 1e6, .equal, 250)
    func resize(to size: Double) -> Double {
      solver.setInput(input, size)
      solver.solve()
      return solver.value(of: width)
    }
    #expect([100, 110, 120, 130].map(resize) == [50, 50, 50, 50])
    solver.remove(limit)
    #expect([140, 150, 160, 45].map(resize) == [140, 150, 160, 45])
    if priority == 1000 {
      #expect(resize(to: 30) == 30)
      #expect(solver.conflicts.count == 1)
    }
    solver.remove(minimum)
    #expect([20, 30, 35, 10].map(resize) == [20, 30, 35, 10])
    #expect(solver.conflicts.isEmpty)
  }

  @Test(arguments: [1, -1] as [Double])
  func eachTermOfALimitIsCheckedInResizesThatRepeat(sign: Double) {
    for place in 0..<4 {
      let solver = Solver()
      let input = solver.makeVariable()
      let others = (0..<4).map { _ in solver.makeVariable() }
      for (index, other) in others.enumerated() {
        solver.add((1, other), (-1, input), plus: Double(index), is: .equal)
      }
      // The sum of the four is the input times two: two of them cancel each other.
      var coefficients = [Double](repeating: 1, count: 4)
      coefficients[place] = 3
      coefficients[(place + 1) % 4] = -1
      coefficients[(place + 2) % 4] = -1
      let terms = zip(coefficients, others).map { Term(sign * $0, $1) }
      solver.add(terms, sign > 0 ? .lessThanOrEqual : .greaterThanOrEqual, constant: -sign * 900)
      let offset = zip(coefficients, 0..<4).reduce(0) { $0 + $1.0 * Double($1.1) }
      for width in [100, 110, 120, 130, 440, 449, 460, 470, 300] as [Double] {
        solver.setInput(input, width)
        solver.solve()
        #expect(solver.conflicts.isEmpty == (2 * width - offset <= 900), "\(place) \(width)")
      }
    }
  }

  /// Where many rows share a sum, it is not written into each, whether they come with it or later.
  @Test func sumThatLaterRowsShareTakesTheRoomOfOne() {
    let count = 201
    func solved(addingLater: Bool) -> (solver: Solver, widths: [Variable]) {
      let solver = Solver()
      let widths = (0..<count).map { _ in solver.makeVariable(nonNegative: true) }
      let total = solver.makeVariable()
      solver.add([Term(-1, total)] + widths.map { Term(1, $0) }, .equal)
      for (index, width) in widths.enumerated() {
        solver.set(width, Double(index), .equal, 250)
      }
      if addingLater { solver.solve() }
      for width in widths {
        solver.add((Double(count), width), (-1, total), is: .equal, at: 500)
      }
      solver.solve()
      return (solver, widths)
    }
    let (together, later) = (solved(addingLater: false), solved(addingLater: true))
    for (solver, widths) in [together, later] {
      // All shares are equal, and the median leaves the least error.
      for width in widths { #expect(abs(solver.value(of: width) - 100) < 1e-6) }
      #expect(solver.counters.uncertified == 0)
    }
    #expect(later.solver.storageCapacity <= 2 * together.solver.storageCapacity)
  }

  @Test(arguments: ConstraintSystem.scenarioNames)
  func repeatedShiftsOfAConstantEqualFreshSolvers(name: String) {
    var system = ConstraintSystem.scenario(name, 12)
    var ids: [ConstraintID] = []
    let solver = LoweredSystem(system).makeSolver(constraints: &ids)
    solver.solve()
    let rows = system.constraints.indices.filter {
      system.constraints[$0].relation == .equal && system.constraints[$0].priority >= 1000
    }
    for row in rows.prefix(60) {
      for (index, distance) in [3.0, 4, 0, -5, -2].enumerated() {
        let before = solver.point
        if index == 3 {
          system.width += 1
          solver.setInput(Variable(index: 0), system.width)
        }
        system.constraints[row].constant -= distance
        solver.setConstant(ids[row], system.constraints[row].constant)
        solver.solve()
        let moved = before.indices.filter { before[$0] != solver.point[$0] }
        #expect(solver.changedVariables.map { Int($0.index) }.sorted() == moved)
        var freshIDs: [ConstraintID] = []
        let fresh = LoweredSystem(system).makeSolver(constraints: &freshIDs)
        fresh.solve()
        #expect(solver.conflicts.count == fresh.conflicts.count)
        guard fresh.conflicts.isEmpty else { continue }
        #expect(system.requiredViolation(at: solver.point) < 1e-9)
        for (one, other) in zip(system.levels(at: solver.point), system.levels(at: fresh.point)) {
          #expect(abs(one.error - other.error) < 1e-6)
        }
      }
    }
  }

  @Test func constantThatIsAnimatedNeedsNoSearchForWhatFollows() {
    var ids: [ConstraintID] = []
    let solver = LoweredSystem(ConstraintSystem.scenario("chain", 100)).makeSolver(
      constraints: &ids
    )
    solver.solve()
    // The first view's top edge, from which all others follow.
    for constant in [-9.0, -10] {
      solver.setConstant(ids[2], constant)
      solver.solve()
    }
    let before = solver.counters
    solver.setConstant(ids[2], -11)
    solver.solve()
    #expect(solver.counters.steps == before.steps)
    #expect(solver.counters.evaluations == before.evaluations + 100)
    #expect(solver.changedVariables.count == 100)
  }

  @Test func constantsOfRowsThatDefineNothingCountInTheNextResize() {
    let solver = Solver()
    let root = solver.makeVariable()
    let width = solver.makeVariable(nonNegative: true)
    solver.setInput(root, 300)
    let limit = solver.add((1, width), (-1, root), plus: 16, is: .lessThanOrEqual)
    solver.set(width, 500, .equal, 250)
    for size in [310.0, 320, 330] {
      solver.setInput(root, size)
      solver.solve()
      #expect(solver.value(of: width) == size - 16)
    }
    solver.setConstant(limit, 20)
    for size in [300.0, 310, 900, 5] {
      solver.setInput(root, size)
      solver.solve()
      // Below 20 the limit contradicts the width's lower bound and is given up.
      #expect(solver.value(of: width) == (size < 20 ? 500 : min(500, size - 20)))
      #expect(solver.conflicts.isEmpty == (size >= 20))
    }
  }

  @Test func oneLabelOfARowChangesWithoutMinimisingAll() {
    var system = ConstraintSystem.scenario("row", 40)
    var ids: [ConstraintID] = []
    let solver = LoweredSystem(system).makeSolver(constraints: &ids)
    solver.solve()
    var random = SeededRandom(5)
    let optional = system.constraints.indices.filter { system.constraints[$0].priority < 1000 }
    for _ in 0..<60 {
      let index = optional[random.next(0...optional.count - 1)]
      system.constraints[index].constant += Double(random.next(-6...6))
      solver.setConstant(ids[index], system.constraints[index].constant)
      solver.solve()
      var freshIDs: [ConstraintID] = []
      let fresh = LoweredSystem(system).makeSolver(constraints: &freshIDs)
      fresh.solve()
      #expect(system.requiredViolation(at: solver.point) < 1e-6)
      for (one, other) in zip(system.levels(at: solver.point), system.levels(at: fresh.point)) {
        #expect(abs(one.error - other.error) < 1e-6)
      }
    }
  }

  @Test func duplicateTakesOverWhenTheOriginalIsRemoved() {
    let solver = Solver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable())
    let original = solver.set(left, 20)
    let duplicate = solver.add((2, left), plus: -40, is: .equal)
    solver.add((1, width), (-1, left), is: .equal)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    solver.remove(original)
    solver.solve()
    #expect(solver.value(of: width) == 20)
    #expect(!solver.isAmbiguous(width))
    solver.setConstant(duplicate, -60)
    solver.solve()
    #expect(solver.value(of: width) == 30)
  }

  @Test func orderOfAddingDoesNotMatter() {
    let system = ConstraintSystem.scenario("cells", 3)
    var reversed = system
    reversed.constraints.reverse()
    reversed.toggles = []
    var ids: [ConstraintID] = []
    let solver = LoweredSystem(reversed).makeSolver(constraints: &ids)
    solver.solve()
    #expect(system.levels(at: solver.point).map(\.error) == [0, 0, 0, 0, 0, 0, 283.5])
  }

  /// Equal heights are one unknown, from the first to the last and back; a shuffled list may need a
  /// small linear program instead.
  @Test(arguments: [0, 1, 2, 3])
  func closedChainNeedsNoLinearProgram(order: UInt64) {
    var system = ConstraintSystem.scenario("chainflex", 60)
    system.toggles = []
    if order == 1 { system.constraints.reverse() }
    if order > 1 {
      var random = SeededRandom(order)
      system.constraints.shuffle(using: &random)
    }
    var ids: [ConstraintID] = []
    let solver = LoweredSystem(system).makeSolver(constraints: &ids)
    solver.solve()
    #expect(system.requiredViolation(at: solver.point) < 1e-9)
    #expect(solver.counters.pivots <= (order <= 1 ? 0 : 60))
  }

  @Test func solvingAfterEachAdditionGivesTheSameLevels() {
    let system = ConstraintSystem.scenario("cells", 2)
    let lowered = LoweredSystem(system)
    let solver = Solver()
    for _ in 0..<system.variableCount { _ = solver.makeVariable() }
    solver.setInput(Variable(index: 0), system.width)
    solver.setInput(Variable(index: 1), system.height)
    for constraint in lowered.inline {
      solver.add(constraint)
      solver.solve()
      #expect(solver.conflicts.isEmpty)
    }
    var ids: [ConstraintID] = []
    let fresh = lowered.makeSolver(constraints: &ids)
    fresh.solve()
    let levels = system.levels(at: solver.point)
    for (level, expected) in zip(levels, system.levels(at: fresh.point)) {
      #expect(abs(level.error - expected.error) < 1e-9)
    }
  }

  @Test func longRowsSumAllTheirTerms() {
    let solver = Solver()
    let widths = (0..<9).map { _ in solver.makeVariable(nonNegative: true) }
    let terms = widths.map { Term(1, $0) }
    let total = solver.add(terms, .equal, constant: -90)
    for width in widths.dropFirst() { solver.set(width, 10) }
    solver.solve()
    #expect(solver.value(of: widths[0]) == 10)
    solver.setConstant(total, -100)
    solver.solve()
    #expect(solver.value(of: widths[0]) == 20)
    solver.remove(total)
    solver.set(widths[0], 5)
    solver.solve()
    #expect(solver.value(of: widths[0]) == 5)
    #expect(solver.conflicts.isEmpty)
  }

  @Test func longRowInAConflictIsNamedOnce() {
    let solver = Solver()
    let widths = (0..<7).map { _ in solver.makeVariable(nonNegative: true) }
    let sizes = widths.map { solver.set($0, 10) }
    let total = solver.add(widths.map { Term(1, $0) }, .equal, constant: -80)
    solver.solve()
    #expect(
      solver.conflicts == [Conflict(broken: total, culprits: sizes + [total], bounds: [])]
    )
  }

  @Test func removedVariablesAreReused() {
    let solver = Solver()
    let first = solver.makeVariable()
    let constraint = solver.set(first, 10)
    solver.solve()
    solver.remove(constraint)
    solver.removeVariable(first)
    solver.solve()
    let second = solver.makeVariable(nonNegative: true)
    #expect(second == first)
    #expect(solver.value(of: second) == 0)
    solver.solve()
    #expect(solver.ambiguousVariables() == [second])
  }

  @Test func clearedInputFollowsItsConstraintsAgain() {
    let solver = Solver()
    let width = solver.makeVariable(nonNegative: true)
    solver.set(width, 50, .equal, 50)
    solver.setInput(width, 10)
    solver.solve()
    #expect(solver.value(of: width) == 10)
    solver.clearInput(width)
    solver.solve()
    #expect(solver.value(of: width) == 50)
  }

  @Test func storageDoesNotGrowOnResizeOrConstantChange() {
    for name in ["chain", "labels", "row", "cells", "web"] {
      let system = ConstraintSystem.scenario(name, 50)
      var ids: [ConstraintID] = []
      let solver = LoweredSystem(system).makeSolver(constraints: &ids)
      func change(_ round: Int) {
        let isEven = round % 2 == 0
        let widths = system.editWidths
        solver.setInput(Variable(index: 0), isEven ? widths.0 : widths.1)
        let toggled = system.toggles[0]
        let constant = system.constraints[toggled].constant
        solver.setConstant(ids[toggled], isEven ? constant : constant - 10)
        solver.solve()
      }
      for round in 0..<6 { change(round) }
      let before = solver.storageCapacity
      for round in 0..<20 { change(round) }
      #expect(solver.storageCapacity == before, "\(name)")
    }
  }
}
