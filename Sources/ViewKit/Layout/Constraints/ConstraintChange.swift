/// What happens to active constraints.
enum ConstraintChange {
  /// They have become active.
  case added
  /// They are about to become inactive.
  case removing
  /// Their constant has changed.
  case constant
  /// Their priority has changed.
  case priority
}

// The one place that is told of every change to an active constraint. A holder that is freed takes
// its constraints with it without a word.
extension LayoutConstraint {
  /// Tells the engine of the tree; layout becomes due only where the solution changes.
  ///
  /// An engine that knows none of the items, and one that is yet to be made, find new constraints by
  /// the mark on their holder.
  static func report(_ change: ConstraintChange, of constraints: some Sequence<LayoutConstraint>) {
    for constraint in constraints {
      let engine = constraint.engine
      switch change {
      case .added:
        if let engine {
          engine.add(constraint)
        } else {
          constraint.holder?.view?.markJoinsEngine()
        }
      case .removing:
        if let engine {
          engine.removeRow(of: constraint)
        }
      case .constant: engine?.constantDidChange(of: constraint)
      case .priority: engine?.priorityDidChange(of: constraint)
      }
    }
  }
}

extension LayoutItem {
  /// Tells the engine that a priority of the view's content has changed.
  func contentPrioritiesDidChange() {
    view?.engineNotesSettings()
  }
}
