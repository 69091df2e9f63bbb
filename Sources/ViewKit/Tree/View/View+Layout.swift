import Foundation

// A view that is due marks its ancestors, each only until one is marked already. So marking is
// O(1) on average, and a pass follows the marks instead of visiting the whole tree.
extension View {
  /// Makes `layoutSubviews()` due.
  func markNeedsLayout() {
    flags.insert(.needsLayout)
    superviewReference.markUpwards(.descendantNeedsLayout)
  }

  /// Makes `layoutSubviews()` due because a subview changed its size.
  ///
  /// A view that is laying out its subviews has made the change itself and is not made due again.
  func markNeedsLayoutAfterChildChange() {
    guard !flags.contains(.isLayingOut) else { return }
    markNeedsLayout()
  }

  /// Makes `updateConstraints()` due, in a tree without constraints too.
  func markNeedsUpdateConstraints() {
    flags.insert([.needsUpdateConstraints, .requestedUpdateConstraints])
    storedSuperview?.markUpwards([
      .descendantNeedsUpdateConstraints, .descendantRequestedUpdateConstraints,
    ])
  }

  /// Makes `updateConstraints()` due as for a new view: only in a tree with constraints.
  func markNeedsFirstUpdateConstraints() {
    flags.insert(.needsUpdateConstraints)
    storedSuperview?.markUpwards(.descendantNeedsUpdateConstraints)
  }

  /// Notes that the view takes part in Auto Layout, and with it the whole tree.
  func markUsesAutoLayout() {
    markUpwards(.usesAutoLayout)
  }

  /// Has the engine of the tree take in what the view holds, and the view itself.
  func markJoinsEngine() {
    guard !flags.contains(.joinsEngine) else { return }
    flags.insert(.joinsEngine)
    storedSuperview?.markUpwards(.descendantJoinsEngine)
  }

  /// Takes over what a new subview brings in marks; for layout it is due in any case.
  func inheritMarks(from subview: View) {
    var marks: ViewFlags = []
    if !subview.flags.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints])
    {
      marks.insert(.descendantNeedsUpdateConstraints)
    }
    if !subview.flags.isDisjoint(
      with: [.requestedUpdateConstraints, .descendantRequestedUpdateConstraints]
    ) {
      marks.insert(.descendantRequestedUpdateConstraints)
    }
    if subview.flags.contains(.usesAutoLayout) {
      marks.insert(.usesAutoLayout)
    }
    if !subview.flags.isDisjoint(with: [.subtreeJoinsEngine, .descendantJoinsEngine, .joinsEngine])
    {
      marks.insert(.descendantJoinsEngine)
    }
    markUpwards(marks)
  }

  /// Sets marks here and above, up to the first view that has them all.
  @inline(__always)
  private func markUpwards(_ marks: ViewFlags) {
    Optional(Unmanaged.passUnretained(self)).markUpwards(marks)
  }
}

extension Unmanaged<View>? {
  /// Sets marks on a view and above, up to the first that has them all.
  ///
  /// Follows the references without counting them: nothing is freed on the way.
  fileprivate func markUpwards(_ marks: ViewFlags) {
    var current = self
    while let reference = current {
      current = reference._withUnsafeGuaranteedRef { view in
        guard !view.flags.isSuperset(of: marks) else { return nil }
        view.flags.insert(marks)
        return view.superviewReference
      }
    }
  }
}
