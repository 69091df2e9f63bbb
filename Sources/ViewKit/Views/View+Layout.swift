import Foundation

// A view that is due marks its ancestors, each only until one is marked already. So marking is
// O(1) on average, and a pass follows the marks instead of visiting the whole tree.
extension View {
  /// Makes `layoutSubviews()` due.
  func markNeedsLayout() {
    flags.insert(.needsLayout)
    storedSuperview?.markUpwards(.descendantNeedsLayout)
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

  /// Takes over what a new subview brings in marks.
  func inheritMarks(from subview: View) {
    var marks: ViewFlags = []
    if !subview.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
      marks.insert(.descendantNeedsLayout)
    }
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
    markUpwards(marks)
  }

  /// Sets marks here and above, up to the first view that has them all.
  private func markUpwards(_ marks: ViewFlags) {
    var current: View? = self
    while let view = current, !view.flags.isSuperset(of: marks) {
      view.flags.insert(marks)
      current = view.storedSuperview
    }
  }
}
