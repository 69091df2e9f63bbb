import Foundation
internal import ViewKitSolver

extension LayoutEngine {
  /// The items with values that are not determined, in the order in which layout took them in.
  ///
  /// Helper guides are left out: they need a place along one axis only.
  func ambiguities() -> [LayoutAmbiguity] {
    let open = openVariables()
    guard !open.isEmpty else { return [] }
    var found: [LayoutAmbiguity] = []
    for item in registeredItems where item.guide?.isHelper != true {
      if let ambiguity = LayoutAmbiguity(item, attributes(of: item, in: open)) {
        found.append(ambiguity)
      }
      if let ambiguity = contentAmbiguity(of: item, in: open) { found.append(ambiguity) }
    }
    return found
  }

  /// Returns the ambiguity of a scroll view's content size, if constraints place content in it.
  ///
  /// Tables, collections and text views find the size of their content themselves.
  private func contentAmbiguity(of item: LayoutItem, in open: Set<Variable>) -> LayoutAmbiguity? {
    guard let scroll = item.scroll, let view = item.view, !view.sizesScrolledContent
    else {
      return nil
    }
    let parts: [(LayoutConstraint.Axis, LayoutConstraint.Attribute)] = [
      (.horizontal, .width), (.vertical, .height),
    ]
    let attributes = parts.filter { axis, _ in
      open.contains(Variable(index: scroll.content(axis)))
        && view.hasOpenEnd(along: axis)
    }.map(\.1)
    guard !attributes.isEmpty else { return nil }
    return LayoutAmbiguity(view.systemGuide(.scrollContent).layoutItem, attributes)
  }

  /// The variables whose values are not determined.
  ///
  /// The solver solves for the question, also in the middle of an update; what changes with that has to
  /// reach the frames.
  private func openVariables() -> Set<Variable> {
    solve()
    return Set(solver.ambiguousVariables())
  }

  func ambiguousAttributes(of item: LayoutItem) -> [LayoutConstraint.Attribute] {
    guard item.link.engine === self else { return [] }
    return attributes(of: item, in: openVariables())
  }

  private func attributes(
    of item: LayoutItem,
    in open: Set<Variable>
  ) -> [LayoutConstraint.Attribute] {
    // A mask follows what may be open of the superview.
    guard item.link.rowKind != .mask else { return [] }
    let variables = item.variables
    let parts: [(Int32, LayoutConstraint.Attribute)] = [
      (variables.x, .left), (variables.y, .top),
      (variables.width, .width), (variables.height, .height),
    ]
    return parts.filter { open.contains(Variable(index: $0.0)) }.map(\.1)
  }

  // MARK: Another solution

  /// Moves the values of an item that are not determined, each as far as the others let it.
  func exerciseAmbiguity(of item: LayoutItem) {
    guard item.link.engine === self else { return }
    endExercise()
    let open = openVariables()
    let variables = item.variables
    for index in [variables.x, variables.y, variables.width, variables.height] {
      let variable = Variable(index: index)
      guard open.contains(variable) else { continue }
      let old = solver.value(of: variable)
      for distance in [Self.exerciseDistance, -Self.exerciseDistance] {
        pull(variable, to: old + distance)
        if abs(solver.value(of: variable) - old) > 1e-6 { break }
        removeRow(exercised.removeLast())
      }
    }
  }

  private static let exerciseDistance = 10.0

  /// Has a variable come near a value until the next change, at a priority below all that constraints
  /// can have.
  private func pull(_ variable: Variable, to value: Double) {
    var row = LayoutRow(.equal, priority: .leastNormalMagnitude, rank: 0)
    row.add(1, variable.index)
    row.add(-value)
    exercised.append(addRow(row, for: .fitting))
    solve()
  }

  /// Lets go of the values that an exercise has moved.
  func endExercise() {
    for row in exercised { removeRow(row) }
    exercised = []
  }

  // MARK: What decides a frame

  /// Moves each row a little in an engine of its own, and looks whether a view moves with it.
  static func constraintsAffecting(
    _ view: View,
    _ axis: LayoutConstraint.Axis
  ) -> [LayoutConstraint] {
    let root = view.rootView
    return EngineLoan.tryOut(root) {
      LayoutEngine(root: root, isTrial: true)
    } body: { engine in
      engine.update()
      guard let item = view.layoutItem, item.link.hasVariables(of: engine) else { return [] }
      let variables = item.variables[axis]
      return engine.constraintsMoving([variables.origin, variables.length].filter { $0 >= 0 })
    }
  }

  private func constraintsMoving(_ variables: [Int32]) -> [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    for (row, owner) in rowOwners.enumerated() where owner != .none && !isDissolved {
      guard moves(variables, with: ConstraintID(index: Int32(row))),
        let constraint = owner.constraint
      else { continue }
      // The two rows of a content size are one constraint.
      if constraint is ContentSizeLayoutConstraint,
        found.contains(where: { $0.standsForSame(as: constraint) })
      {
        continue
      }
      found.append(constraint)
    }
    return found + LayoutConstraint.guideConstraints(behind: found)
  }

  private func moves(_ variables: [Int32], with row: ConstraintID) -> Bool {
    let constant = solver.constant(of: row)
    let before = variables.map { solver.value(of: Variable(index: $0)) }
    var moves = false
    for step in [1.0, -1.0] where !moves {
      solver.setConstant(row, constant + step)
      solver.solve()
      moves = zip(variables, before).contains {
        abs(solver.value(of: Variable(index: $0)) - $1) > 1e-6
      }
    }
    solver.setConstant(row, constant)
    solver.solve()
    return moves
  }
}

extension View {
  /// Whether constraints place something in the content along an axis, and none closes the content.
  ///
  /// Content that is closed has an open size only where what lies in it is ambiguous itself.
  fileprivate func hasOpenEnd(along axis: LayoutConstraint.Axis) -> Bool {
    guard let item = layoutItem else { return false }
    var (isPlaced, isClosed) = (false, false)
    item.forEachMention { constraint in
      guard constraint.nearestCommonAncestor === self else { return }
      let (first, second) = (constraint.firstTerm, constraint.secondTerm)
      for (end, other) in [(first, second), (second, first)] {
        guard let end, end.item === item || end.item.guide?.kind == .scrollContent else { continue }
        let spot = LayoutSpot(end.attribute, isRightToLeft: isRightToLeft)
        guard spot.axis == axis else { continue }
        // The length of the scroll view itself is that of its frame.
        if spot.place == .length, end.item === item, end.origin == nil { continue }
        if other?.item.view !== self { isPlaced = true }
        if spot.place != .origin, constraint.relation == .equal { isClosed = true }
      }
    }
    return isPlaced && !isClosed
  }
}

extension LayoutConstraint {
  fileprivate final func standsForSame(as other: LayoutConstraint) -> Bool {
    firstLayoutItem === other.firstLayoutItem && firstAttribute == other.firstAttribute
      && type(of: self) == type(of: other)
  }
}
