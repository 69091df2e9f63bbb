import ViewKitSolver

private let (x, w) = (0, 2)

// Constraints of a stack view whose length is free up to a limit. The edits reduce the limit below
// the length of the content.
extension ConstraintSystem {
  /// Views that share the length of a stack in proportion to their content.
  package static func proportionalStack(_ size: Int) -> ConstraintSystem {
    var system = ConstraintSystem("proportional", size)
    let (stack, lengths) = system.addStack(size)
    let views = system.lineUp(size, in: stack, relation: .equal)
    let gaps = 8 * Double(size - 1)
    let total = lengths.reduce(0, +)
    for (index, view) in views.enumerated() {
      let share = lengths[index] / total
      let row = system.add(
        [(view + w, 1), (stack + w, -share)],
        share * gaps,
        .equal,
        max(999 - Float(index), 751)
      )
      if system.marks.contains(index) { system.toggles.append(row) }
    }
    return system
  }

  /// Views whose centers are equally spaced as far as their content allows.
  package static func centeringStack(_ size: Int) -> ConstraintSystem {
    var system = ConstraintSystem("centering", size)
    let (stack, _) = system.addStack(size)
    let views = system.lineUp(size, in: stack, relation: .greaterThanOrEqual)
    system.add([(stack + w, 1)], 0, .equal, 49)
    var first: Int?
    for (index, (view, next)) in zip(views, views.dropFirst()).enumerated() {
      let gap = system.makeView()
      system.nonNegative.insert(gap + w)
      system.add([(gap + x, 1), (view + x, -1), (view + w, -0.5)], 0, .equal)
      system.add(
        [(gap + x, 1), (gap + w, 1), (next + x, -1), (next + w, -0.5)],
        0,
        .equal
      )
      if let first {
        let row = system.add(
          [(gap + w, 1), (first + w, -1)],
          0,
          .equal,
          max(151 - Float(index), 51)
        )
        if system.marks.contains(index) { system.toggles.append(row) }
      }
      first = first ?? gap
    }
    return system
  }

  private var marks: [Int] { [size / 2, size / 4, 3 * size / 4] }

  /// Adds a stack and its views, each with a content length.
  private mutating func addStack(_ size: Int) -> (stack: Int, lengths: [Double]) {
    var random = ScenarioRandom()
    let stack = makeView()
    add([(stack + x, 1)], -16, .equal)
    nonNegative.insert(stack + w)
    let lengths = (0..<size).map { _ in random.next(40, 160) }
    width = lengths.reduce(0, +) * 1.1 + 8 * Double(size)
    editWidths = (width, 0.9 * width / 1.1)
    add([(stack + x, 1), (stack + w, 1), (0, -1)], 16, .lessThanOrEqual)
    for length in lengths {
      let view = makeView()
      nonNegative.insert(view + w)
      add([(view + w, 1)], -length, .lessThanOrEqual, 250)
      add([(view + w, 1)], -length, .greaterThanOrEqual, 750)
    }
    return (stack, lengths)
  }

  /// Places the views in a row from one end of the stack to the other.
  private mutating func lineUp(_ count: Int, in stack: Int, relation: Relation) -> [Int] {
    let views = (0..<count).map { stack + 4 + 4 * $0 }
    guard let first = views.first, let last = views.last else { return [] }
    add([(first + x, 1)], 0, .equal)
    add([(stack + w, 1), (last + x, -1), (last + w, -1)], 0, .equal)
    for (view, next) in zip(views, views.dropFirst()) {
      add([(next + x, 1), (view + x, -1), (view + w, -1)], -8, relation)
    }
    return views
  }
}
