internal import ViewKitSolver

extension LayoutEngine {
  /// Keeps the conflicts of the last update, and tells the root of those that are new.
  func reportConflicts() {
    guard solver.hasConflicts || !knownConflicts.isEmpty else { return }
    let found = solver.conflicts
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
    guard writesFrames else { return }
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
