internal import ViewKitSolver

extension LayoutEngine {
  /// Keeps the conflicts of the last update, and reports those that are new to the root.
  func reportConflicts() {
    guard writesFrames, solver.conflictVersion != reportedConflictVersion else { return }
    reportedConflictVersion = solver.conflictVersion
    let found = foundConflicts()
    // A view that is asked for its content, to describe a conflict, may let go of what is in another.
    let owners = found.filter { $0.conflict == nil }.flatMap { $0.culprits.map(\.object) }
    defer { withExtendedLifetime(owners) {} }
    var new: [LayoutConflict] = []
    knownConflicts = found.map { conflict in
      guard conflict.conflict == nil else { return conflict }
      let described = LayoutConflict(conflict.culprits, broken: conflict.broken, root: root)
      new.append(described)
      return KnownConflict(
        number: conflict.number,
        broken: conflict.broken,
        culprits: conflict.culprits,
        conflict: described
      )
    }
    for conflict in new {
      root.report(conflict)
    }
  }

  /// Returns the solver's conflicts; those that have not been reported yet lack their description.
  private func foundConflicts() -> [KnownConflict] {
    let old = knownConflicts
    var next = 0
    return solver.conflictNumbers.enumerated().map { index, number in
      // Both lists have the order of the broken constraints' age, and most of what stood still stands.
      if let known = old[next...].firstIndex(where: { $0.number == number }) {
        next = known + 1
        return old[known]
      }
      let found = solver.conflict(at: index)
      let culprits = found.culprits.map { rowOwners[Int($0.index)] }
      let broken = rowOwners[Int(found.broken.index)]
      let known = old.first { $0.broken == broken && $0.culprits == culprits }
      return KnownConflict(
        number: number,
        broken: broken,
        culprits: culprits,
        conflict: known?.conflict
      )
    }
  }

  /// Forgets that a conflict has been reported, because what it broke has been taken away.
  func forgetConflict(breaking owner: LayoutRowOwner) {
    guard !knownConflicts.isEmpty else { return }
    knownConflicts.removeAll { $0.broken == owner }
  }
}

/// A conflict of the solver, with what its rows stand for.
struct KnownConflict {
  /// The solver's number for the conflict.
  let number: Int
  let broken: LayoutRowOwner
  let culprits: [LayoutRowOwner]

  /// The description that was reported, or nil for a conflict that is still to be reported.
  let conflict: LayoutConflict?
}
