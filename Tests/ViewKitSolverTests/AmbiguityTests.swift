import Testing
import ViewKitSolver

@Suite struct AmbiguityTests {
  @Test func freeVariableStartsAtZeroAndIsAmbiguous() {
    let solver = Solver()
    let free = solver.makeVariable()
    let fixed = solver.makeVariable()
    solver.set(fixed, 5)
    #expect(solver.ambiguousVariables() == [free])
    #expect(solver.value(of: free) == 0)
    #expect(!solver.isAmbiguous(fixed))
  }

  @Test func variablesWithoutConstraintsCountAsSoonAsTheyComeAndGo() {
    let solver = Solver()
    let first = solver.makeVariable()
    #expect(solver.ambiguousVariables() == [first])
    let second = solver.makeVariable()
    #expect(solver.ambiguousVariables() == [first, second])
    solver.removeVariable(first)
    #expect(solver.ambiguousVariables() == [second])
  }

  @Test func constraintThatDecidesNoValueCanStillHoldOneInPlace() {
    let solver = Solver()
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    solver.add((1, first), (-1, second), is: .greaterThanOrEqual)
    let other = solver.add((1, first), (-1, second), is: .lessThanOrEqual)
    solver.set(first, 0)
    #expect(solver.ambiguousVariables() == [])
    // Both hold as it is, so that nothing moves without one of them.
    solver.remove(other)
    #expect(solver.ambiguousVariables() == [second])
  }

  @Test func ambiguousVariableKeepsItsLastValue() {
    let solver = Solver()
    let variable = solver.makeVariable()
    let constraint = solver.set(variable, 42)
    solver.solve()
    solver.remove(constraint)
    solver.solve()
    #expect(solver.value(of: variable) == 42)
    #expect(solver.isAmbiguous(variable))
    solver.set(variable, 40, .lessThanOrEqual)
    solver.solve()
    #expect(solver.value(of: variable) == 40)
  }

  @Test func pullToABoundDecidesNothing() {
    let solver = Solver()
    let variable = solver.makeVariable()
    var bound = LinearConstraint(.lessThanOrEqual, constant: -40, priority: 10)
    bound.pullsToBound = true
    bound.add(1, variable)
    let id = solver.add(bound)
    solver.solve()
    #expect(solver.value(of: variable) == 40)
    #expect(solver.isAmbiguous(variable))
    solver.setConstant(id, -30)
    solver.solve()
    #expect(solver.value(of: variable) == 30)
    let weak = solver.set(variable, 12, .equal, 1)
    solver.solve()
    #expect(solver.value(of: variable) == 12)
    solver.remove(weak)
    solver.remove(id)
    solver.solve()
    #expect(solver.value(of: variable) == 12)
  }

  @Test func sumOfAmbiguousPartsCanBeUnique() {
    let solver = Solver()
    let root = solver.makeVariable()
    solver.setInput(root, 100)
    let first = solver.makeVariable(nonNegative: true)
    let second = solver.makeVariable(nonNegative: true)
    let end = solver.makeVariable()
    solver.add((1, first), (1, second), (-1, root), is: .equal)
    solver.set(first, 50, .lessThanOrEqual, 250)
    solver.set(second, 80, .lessThanOrEqual, 250)
    solver.add((1, end), (-1, first), (-1, second), is: .equal)
    #expect(solver.ambiguousVariables() == [first, second])
    #expect(solver.value(of: end) == 100)
  }

  @Test func tieBetweenEqualPrioritiesIsAmbiguous() {
    let solver = Solver()
    let variable = solver.makeVariable()
    solver.set(variable, 10, .equal, 500)
    solver.set(variable, 20, .equal, 500)
    #expect(solver.isAmbiguous(variable))
    solver.set(variable, 12, .equal, 250)
    #expect(!solver.isAmbiguous(variable))
    #expect(solver.value(of: variable) == 12)
  }
}
