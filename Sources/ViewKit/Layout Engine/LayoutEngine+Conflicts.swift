internal import ViewKitSolver

extension LayoutEngine {
  /// Keeps the conflicts of the last update, and tells the root of those that are new.
  func reportConflicts() {
    guard writesFrames, solver.hasConflicts || !knownConflicts.isEmpty else { return }
    let found = solver.conflicts
    // A view that is asked for its content, to describe a conflict, may let go of what is in another.
    let owners = found.flatMap { [$0.broken] + $0.culprits }.map { rowOwners[Int($0.index)].object }
    defer { withExtendedLifetime(owners) {} }
    let old = knownConflicts
    var new: [LayoutConflict] = []
    knownConflicts = found.map { conflict in
      let culprits = conflict.culprits.map { rowOwners[Int($0.index)] }
      let broken = rowOwners[Int(conflict.broken.index)]
      if let known = old.first(where: { $0.broken == broken && $0.culprits == culprits }) {
        return known
      }
      let conflict = LayoutConflict(culprits, broken: broken, root: root)
      new.append(conflict)
      return KnownConflict(broken: broken, culprits: culprits, conflict: conflict)
    }
    for conflict in new {
      root.report(conflict)
    }
  }

  /// Forgets that a conflict has been reported, because what it broke has been taken away.
  func forgetConflict(breaking owner: LayoutRowOwner) {
    guard !knownConflicts.isEmpty else { return }
    knownConflicts.removeAll { $0.broken == owner }
  }
}

/// A conflict that has been reported, with what its rows stand for.
struct KnownConflict {
  let broken: LayoutRowOwner
  let culprits: [LayoutRowOwner]
  let conflict: LayoutConflict
}
