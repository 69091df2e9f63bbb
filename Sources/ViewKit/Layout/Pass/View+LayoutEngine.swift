import Foundation

// Where views and constraints tell the engine of their tree what has changed.
extension View {
  /// The engine of the tree that the view is the root of, made when the tree takes part in Auto Layout.
  func rootEngine() -> LayoutEngine? {
    guard flags.contains(.usesAutoLayout) else { return nil }
    let item = ensureLayoutItem()
    if let engine = item.takeBackEngine() { return engine }
    let made = LayoutEngine(root: self)
    item.hostedEngine = made
    return made
  }

  /// Tells whether the engine of the tree that the view is the root of has nothing to do now.
  var hasSettledEngine: Bool {
    layoutItem.map(Unmanaged.passUnretained)?._withUnsafeGuaranteedRef { item in
      item.hostedEngine.map(Unmanaged.passUnretained)?._withUnsafeGuaranteedRef { $0.isSettled }
    } ?? false
  }

  /// The engine that knows the view, or nil.
  var engine: LayoutEngine? { layoutItem?.engine }

  /// Has the engine of a new tree take in what the view brings, before it is linked there.
  func joinNewTree(in superview: View) {
    superview.layoutItem?.link.engine?.loan?.callBack()
    guard flags.contains(.usesAutoLayout) || !flags.contains(.translatesMask) || flexesWithSuperview
    else { return }
    layoutItem?.dissolveEngine()
    flags.insert(.subtreeJoinsEngine)
  }

  /// Takes the view and its subtree out of the engine of the tree.
  ///
  /// Views that the engine doesn't know count too: an update that is under way may be about to take
  /// them in.
  func leaveEngine() {
    guard let engine = (storedWindow ?? rootView).layoutItem?.takeBackEngine() else { return }
    var items: [LayoutItem] = []
    forEachInSubtree { view in
      if let item = view.layoutItem {
        if item.link.isDeputy { engine.relowerBaselines(through: item) }
        items.append(item)
        items.append(contentsOf: item.guides.map(\.layoutItem))
      }
      if !view.flags.contains(.translatesMask) {
        // The next tree has to find it, below whatever it lies.
        view.markJoinsEngine()
      }
      return true
    }
    engine.remove(items)
  }

  /// Tells the engine that the view has been given a position or a size.
  func engineNotesGeometry(scrolled: Bool) {
    guard let item = layoutItem, let engine = item.engine else { return }
    if scrolled {
      if item.scroll == nil {
        engine.setNeedsRebuild()
      } else {
        engine.setScrollOffset(of: item)
      }
    }
    // How much of the margins is readable, and where lines of text break, depends on the width.
    engine.setInsetsStale(item)
    guard engine.root !== self, !flags.contains(.takesSolvedFrame) else { return }
    if !flags.contains(.translatesMask) {
      engine.noteChanged(item)
    } else if storedSuperview?.flags.contains(.isAutoresizing) != true {
      engine.setStale(item)
    } else {
      engine.noteChanged(item)
    }
  }

  /// Tells the engine that mask, content or their priorities have changed.
  func engineNotesSettings() {
    guard let item = layoutItem, let engine = item.link.engine else { return }
    engine.setStale(item)
    engine.setInsetsStale(item)
    engine.loan?.note(item)
  }

  /// Tells the engine that margins, safe area or baselines have changed.
  func engineNotesInsets() {
    guard let item = layoutItem, let engine = item.link.engine else { return }
    engine.setInsetsStale(item)
    engine.loan?.note(item)
  }

  /// Tells the engine that the view's direction has changed, in which constraints may read.
  ///
  /// The engine gives frames to the view's subviews where a row reads in the view's direction.
  func engineNotesDirection() {
    guard let item = layoutItem, let engine = item.link.frameEngine else { return }
    item.link.hasStaleDirection = true
    engine._withUnsafeGuaranteedRef { $0.hasStaleDirections = true }
  }

  /// Gives the subviews the frames that the solution has for them.
  ///
  /// What has been changed since the solution was found, by an override of `layoutSubviews()` before
  /// it called `super`, counts already (rule 4.3.5).
  func applySolvedFrames() {
    // The view keeps its item, and nothing frees the engine before code of others runs.
    layoutItem.map(Unmanaged.passUnretained)?._withUnsafeGuaranteedRef { item in
      guard let engine = item.link.frameEngine else {
        // Only a borrower knows an item and gives it no frames.
        if item.link.engine != nil { applyFramesThroughSetters(item) }
        return
      }
      engine._withUnsafeGuaranteedRef { engine in
        if engine.loan != nil || engine.isDue || !engine.storeFrames(in: self, item) {
          applyFramesThroughSetters(item)
        }
      }
    }
  }

  private func applyFramesThroughSetters(_ item: LayoutItem) {
    if let loan = item.link.engine?.loan {
      guard loan.owesFrames(to: item) else { return }
      loan.callBack()
    }
    guard let engine = item.link.frameEngine?.takeUnretainedValue() else { return }
    if engine.isDue, engine === item.link.engine, !storedSubviews.isEmpty || !item.guides.isEmpty {
      engine.update()
    }
    engine.applyFrames(in: self, item)
  }

  /// The pixels in one point.
  var displayScale: CGFloat { surroundings?.displayScale ?? 2 }
}

extension LayoutConstraint {
  /// The row of a constraint that the engine does not know.
  static var noRow: Int32 { -1 }
  /// The row of a constraint that the engine takes in at its next update, by its place in the queue.
  static func waitingRow(_ place: Int) -> Int32 { -2 - Int32(place) }

  /// The place of a constraint in the queue of the engine, or nil for one that does not wait.
  final var waitingPlace: Int? { engineRow <= -2 ? -2 - Int(engineRow) : nil }

  /// The engine that knows one of the items, or nil.
  final var engine: LayoutEngine? {
    firstReference?._withUnsafeGuaranteedRef { $0.engine }
      ?? secondReference?._withUnsafeGuaranteedRef { $0.engine } ?? holder?.engine
  }
}
