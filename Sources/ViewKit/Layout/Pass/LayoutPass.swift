/// One layout of a tree: constraints from the leaves to the root, then frames from the root down.
///
/// Both steps follow the marks that views leave when they become due, and work through lists
/// instead of calling themselves, so that the depth of a tree has no limit.
enum LayoutPass {
  /// How often a layout may be repeated because views have become due again.
  static let maximumRounds = 100

  /// How often the constraint step may be repeated within one layout.
  static let maximumConstraintRounds = 10

  /// Lays out what is due at a view and below, beginning at the topmost ancestor that is due.
  ///
  /// Constraints that the first view has deferred are made now: without them, nothing would tell that
  /// the tree takes part in Auto Layout.
  ///
  /// A saved tree keeps the frames that it was saved with.
  static func run(from view: View) {
    guard view.record == nil else { return }
    let start = topmostDue(from: view)
    start.prepareForConstraintUpdate()
    var constraintRounds = 0
    for _ in 0..<maximumRounds {
      updateConstraints(from: start, always: false, rounds: &constraintRounds)
      updateEngine(of: start)
      guard start.isLayoutDue else { return }
      layOutSubviews(from: start)
    }
    updateEngine(of: start)
    if let view = start.firstInSubtree(with: .needsLayout, below: .descendantNeedsLayout) {
      view.report(.layoutLoop(view))
    }
  }

  /// Updates the constraints that are due at a view and below, whether the tree has any or not.
  static func updateConstraints(from view: View) {
    guard view.record == nil else { return }
    var rounds = 0
    updateConstraints(from: view, always: true, rounds: &rounds)
  }

  private static func updateEngine(of view: View) {
    view.rootReference._withUnsafeGuaranteedRef { root in
      guard root.flags.contains(.usesAutoLayout), !root.hasSettledEngine else { return }
      root.rootEngine()?.update()
    }
  }

  /// Climbs from a view as long as the superview is due.
  private static func topmostDue(from view: View) -> View {
    var start = view
    while let above = start.storedSuperview, above.flags.contains(.needsLayout) {
      start = above
    }
    return start
  }

  // MARK: Constraints

  /// Calls `updateConstraints()` from the leaves to the root until none is due.
  ///
  /// In a tree that takes no part in Auto Layout only views that asked for it are called. Rounds are
  /// counted on from those of earlier steps of the same layout.
  private static func updateConstraints(from start: View, always: Bool, rounds: inout Int) {
    while rounds < maximumConstraintRounds {
      let usesAutoLayout = start.rootReference._withUnsafeGuaranteedRef {
        $0.flags.contains(.usesAutoLayout)
      }
      let marks = UpdateMarks(everyView: always || usesAutoLayout)
      guard marks.isDue(start) else { return }
      updateConstraintsOnce(from: start, marks: marks)
      rounds += 1
      if rounds == maximumConstraintRounds,
        let view = start.firstInSubtree(with: marks.own, below: marks.below)
      {
        view.report(.constraintUpdateLoop(view))
      }
    }
  }

  private static func updateConstraintsOnce(from start: View, marks: UpdateMarks) {
    var pending = [(view: start, isReturning: false)]
    while let (view, isReturning) = pending.popLast() {
      if isReturning {
        guard view.flags.contains(marks.own) else { continue }
        view.flags.remove([.needsUpdateConstraints, .requestedUpdateConstraints])
        view.callUpdateConstraints()
      } else {
        pending.append((view, true))
        guard view.flags.contains(marks.below) else { continue }
        view.flags.remove(marks.cleared)
        for subview in view.storedSubviews.reversed() where marks.isDue(subview) {
          pending.append((subview, false))
        }
      }
    }
  }

  // MARK: Frames

  /// Calls `layoutSubviews()` from the root down, once for each view that is due.
  private static func layOutSubviews(from start: View) {
    start.layOutIfDue()
    guard start.flags.contains(.descendantNeedsLayout) else { return }
    let root = start.rootReference.takeUnretainedValue()
    // A pass that runs inside of this one finds nothing to borrow, and makes its own.
    var path: ContiguousArray<Siblings> = []
    if let extras = root.extras { swap(&path, &extras.lentPath) }
    layOutBelow(start, above: &path)
    // A root whose subviews have none themselves needs no way, and keeps no room for one.
    if path.capacity > 0 { swap(&path, &root.ensureExtras().lentPath) }
  }

  private static func layOutBelow(_ start: View, above: inout ContiguousArray<Siblings>) {
    var siblings = Siblings(below: start)
    while true {
      guard let view = siblings.nextDue() else {
        guard let last = above.popLast() else { return }
        siblings = last
        continue
      }
      view._withUnsafeGuaranteedRef { view in
        view.layOutIfDue()
        if view.flags.contains(.descendantNeedsLayout) {
          above.append(consume siblings)
          siblings = Siblings(below: view)
        }
      }
    }
  }
}

/// The subviews of a view on the way of a layout, as they were when their turn came.
///
/// Views that are added meanwhile leave their marks for the next round; those that have been removed
/// are passed over.
struct Siblings {
  // Kept alive by the list that it stands in itself, or by the one who lays out.
  private let parent: Unmanaged<View>
  private let views: [View]
  private var index = 0

  fileprivate init(below parent: View) {
    parent.flags.remove(.descendantNeedsLayout)
    self.parent = .passUnretained(parent)
    views = parent.storedSubviews
  }

  @inline(__always)
  fileprivate mutating func nextDue() -> Unmanaged<View>? {
    while index < views.count {
      let view = Unmanaged.passUnretained(views[index])
      index &+= 1
      let isDue = view._withUnsafeGuaranteedRef { view in
        view.isLayoutDue && view.superviewReference?.toOpaque() == parent.toOpaque()
      }
      if isDue { return view }
    }
    return nil
  }
}

/// The marks that a constraint step follows.
private struct UpdateMarks {
  let own: ViewFlags
  let below: ViewFlags
  let cleared: ViewFlags

  init(everyView: Bool) {
    own = everyView ? .needsUpdateConstraints : .requestedUpdateConstraints
    below = everyView ? .descendantNeedsUpdateConstraints : .descendantRequestedUpdateConstraints
    cleared =
      everyView
      ? [.descendantNeedsUpdateConstraints, .descendantRequestedUpdateConstraints]
      : .descendantRequestedUpdateConstraints
  }

  func isDue(_ view: View) -> Bool {
    !view.flags.isDisjoint(with: [own, below])
  }
}

extension View {
  fileprivate var isLayoutDue: Bool {
    !flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout])
  }

  fileprivate func callUpdateConstraints() {
    prepareForConstraintUpdate()
    if let rootOwner {
      LifecycleRecorder.note(.updateViewConstraints, rootOwner)
      rootOwner.updateViewConstraints()
    } else {
      LifecycleRecorder.note(.updateConstraints, self)
      updateConstraints()
    }
  }

  fileprivate func layOutIfDue() {
    guard flags.contains(.needsLayout) else { return }
    flags.remove(.needsLayout)
    callLayoutSubviews()
  }

  private func callLayoutSubviews() {
    flags.insert(.isLayingOut)
    defer { flags.remove(.isLayingOut) }
    guard let rootOwner else {
      LifecycleRecorder.note(.layoutSubviews, self)
      layoutSubviews()
      return
    }
    rootOwner.rootViewWillLayOut()
    LifecycleRecorder.note(.layoutSubviews, self)
    layoutSubviews()
    rootOwner.layOutChildren()
    LifecycleRecorder.note(.viewDidLayoutSubviews, rootOwner)
    rootOwner.viewDidLayoutSubviews()
  }

  /// Returns the first view that has a mark, following the marks of those above it.
  fileprivate func firstInSubtree(with own: ViewFlags, below: ViewFlags) -> View? {
    var pending = [self]
    while let view = pending.popLast() {
      if view.flags.contains(own) { return view }
      guard view.flags.contains(below) else { continue }
      pending.append(contentsOf: view.storedSubviews.reversed())
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func layoutLoop(_ view: View) -> Diagnostic {
    Diagnostic(
      .layoutLoop,
      "Layout was given up after \(LayoutPass.maximumRounds) rounds: layoutSubviews() of "
        + "\(view) asks for another layout each time."
    )
  }

  fileprivate static func constraintUpdateLoop(_ view: View) -> Diagnostic {
    Diagnostic(
      .constraintUpdateLoop,
      "The constraint update was given up after \(LayoutPass.maximumConstraintRounds) rounds: "
        + "updateConstraints() of \(view) asks for another update each time."
    )
  }
}
