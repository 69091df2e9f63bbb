extension View {
  /// The required constraints of the tree that could not hold in its last layout.
  ///
  /// Ask the root or the window; any other view answers for the tree that it lies in.
  public var layoutConflicts: [LayoutConflict] {
    let root = rootView
    return root.record?.layout?.conflicts ?? root.layoutItem?.takeBackEngine()?.conflicts ?? []
  }

  /// Is told of each new conflict in the view's tree; set it on the root or the window.
  ///
  /// A tree without one hands the report's text to its ``diagnosticObserver``.
  public var layoutConflictObserver: ((LayoutConflict) -> Void)? {
    get { extras?.conflictObserver }
    set { ensureExtras().conflictObserver = newValue }
  }

  /// Hands a conflict to the observer of the tree.
  func report(_ conflict: LayoutConflict) {
    if let observer = extras?.conflictObserver {
      observer(conflict)
    } else {
      report(Diagnostic(.unsatisfiableConstraints, "\(conflict)"))
    }
  }
}

extension LayoutConstraint {
  /// Tells once that layout leaves the constraint out, because its sides lie along different axes.
  func reportCrossingAxes() {
    guard !ensureExtras().isReported else { return }
    ensureExtras().isReported = true
    nearestCommonAncestor?.report(Diagnostic(.incompatibleAnchors, crossingReason))
  }
}
