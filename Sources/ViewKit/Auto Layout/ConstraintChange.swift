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

// The one place that is told of every change to an active constraint: what solves constraints
// listens here. A holder that is freed takes its constraints with it without a word.
extension LayoutConstraint {
  /// Makes layout due where the change can move something.
  ///
  /// Constraints that become active together are reported together. The constraint step of layout
  /// does not become due: that is for views that ask for it.
  static func report(_ change: ConstraintChange, of constraints: some Sequence<LayoutConstraint>) {
    for constraint in constraints {
      constraint.markLayout()
    }
  }

  /// Makes the views due that give the items their frames.
  ///
  /// A view gets its frame from its superview. The holder is no more than the frame in which the
  /// other items move, unless it is the only item.
  private final func markLayout() {
    guard let holder else { return }
    if extras == nil, let first = firstLayoutItem {
      let second = secondLayoutItem === first ? nil : secondLayoutItem
      first.markLayout(asFrame: second != nil && first === holder)
      second?.markLayout(asFrame: second === holder)
      return
    }
    var count = 0
    forEachItem { _ in count += 1 }
    forEachItem { $0.markLayout(asFrame: count > 1 && $0 === holder) }
  }
}

extension LayoutItem {
  /// Makes the view due that gives the item its frame, or the item itself when others move in it.
  fileprivate func markLayout(asFrame isFrame: Bool) {
    guard let view else { return }
    let due = isGuide || isFrame ? view : view.storedSuperview ?? view
    if !due.flags.contains(.needsLayout) {
      due.markNeedsLayout()
    }
  }

  /// Makes layout due after a priority of the view's content has changed.
  func contentPrioritiesDidChange() {
    markLayout(asFrame: false)
  }
}
