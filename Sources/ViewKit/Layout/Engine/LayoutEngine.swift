import Foundation
internal import ViewKitSolver

/// Keeps the frames of one tree in agreement with its constraints.
///
/// There is one engine for each root, detached or in a window, made by the first layout of a tree
/// that takes part in Auto Layout. It is told of changes and does nothing until layout asks
/// ``update()`` to bring the solution up to date; views take their frames from the solution when
/// their superview lays out its subviews.
final class LayoutEngine {
  let solver = Solver()
  unowned(unsafe) let root: View
  /// The size that is looked for, or nil for an engine that lays out.
  let fitting: LayoutFitting?
  /// The engine lays out, and does not only try something.
  let writesFrames: Bool
  /// The loan of the tree that the engine works on, if the engine is only for a trial.
  @exclusivity(unchecked) var loan: EngineLoan?
  /// The loan of a part of the tree to another engine, which is called back before the rest changes.
  @exclusivity(unchecked) unowned(unsafe) var lending: EngineLoan?

  /// What it takes to write the frames of the items.
  @exclusivity(unchecked) var frames = FrameTable()
  /// The slots of the items by the variables that belong to them, or -1.
  @exclusivity(unchecked) var slotOfVariable: ContiguousArray<Int32> = []
  /// What each row of the solver stands for.
  @exclusivity(unchecked) var rowOwners: ContiguousArray<LayoutRowOwner> = []

  // What waits for the next update. Items that have left stay in the lists, and are passed over.
  /// The constraints to take in, each of which knows its place; nil for those that have left since.
  @exclusivity(unchecked) private var added: ContiguousArray<LayoutConstraint?> = []
  @exclusivity(unchecked) var stale: ContiguousArray<LayoutItem> = []
  /// The list of stale items is being worked off.
  @exclusivity(unchecked) private var isRefreshing = false
  /// The items that became stale again meanwhile, after their turn.
  @exclusivity(unchecked) var staleAgain: ContiguousArray<LayoutItem> = []
  @exclusivity(unchecked) var staleInsets: ContiguousArray<LayoutItem> = []
  @exclusivity(unchecked) var needsRebuild = false
  /// The direction of a view has changed in which leading and trailing may count.
  @exclusivity(unchecked) var hasStaleDirections = false
  /// Nothing of the tree is known yet.
  @exclusivity(unchecked) var takesInAll = true
  /// Rows have changed since the solver last solved.
  @exclusivity(unchecked) var hasChangedRows = false
  /// The round of an update that is running or was the last, to know whose turn has been.
  @exclusivity(unchecked) private var round: UInt32 = 0
  /// An update is running; what asks for one meanwhile gets the old solution.
  @exclusivity(unchecked) var isUpdating = false
  /// The tree has been freed, or has become a part of another; nothing is known or done any more.
  @exclusivity(unchecked) private(set) var isDissolved = false
  /// How often items or rows have left, for work during which code of others may make them leave.
  @exclusivity(unchecked) var departures: UInt = 0
  /// The same when the update began that is running.
  @exclusivity(unchecked) private var earlierDepartures: UInt = 0

  /// Whether a view still belongs to the tree, which it may have left since the update began.
  @inline(__always)
  func contains(_ view: @autoclosure () -> View?) -> Bool {
    departures == earlierDepartures || view()?.isDescendant(of: root) == true
  }

  /// The rows that hold what an exercise of ambiguity has moved.
  @exclusivity(unchecked) var exercised: ContiguousArray<Int32> = []

  /// The items whose height depends on the width that they get.
  @exclusivity(unchecked) var wrapping: ContiguousArray<LayoutItem> = []

  /// The required constraints that could not hold in the last update.
  @exclusivity(unchecked) var knownConflicts: [KnownConflict] = []
  /// The solver's version of the conflicts that were reported last.
  @exclusivity(unchecked) var reportedConflictVersion = 0

  var conflicts: [LayoutConflict] { knownConflicts.compactMap(\.conflict) }

  /// The root may take the size that constraints ask for.
  var isRootFree = false
  var rootSize = CGSize.zero

  init(root: View, fitting: LayoutFitting? = nil, isTrial: Bool = false) {
    self.root = root
    self.fitting = fitting
    writesFrames = fitting == nil && !isTrial
  }

  // MARK: Update

  /// Brings the solution up to date, and makes layout due where frames have changed.
  func update() {
    guard !isUpdating, isDue else { return }
    isUpdating = true
    earlierDepartures = departures
    // Views that are asked for their content, and who is told of conflicts, may let go of the tree.
    let root = root
    defer {
      withExtendedLifetime(root) { isUpdating = false }
    }
    endExercise()
    let restless = prepareUntilSettled()
    updateRoot()
    guard !isDissolved else { return }
    solve()
    for _ in 0..<4 {
      guard !wrapping.isEmpty, wrapContent(), !isDissolved else { break }
      solve()
    }
    applyRootSize()
    guard !isDissolved else { return }
    reportConflicts()
    if let restless, !isDissolved {
      root.report(.queryLoop(restless))
    }
  }

  /// Tells whether something has changed since the last update.
  @inline(__always)
  var isDue: Bool {
    hasChangedRows || takesInAll || needsRebuild || hasStaleDirections || !added.isEmpty
      || !stale.isEmpty || !staleInsets.isEmpty || root.storedBounds.size != rootSize
      || !root.flags.isDisjoint(with: .allJoinEngine)
  }

  /// Tells whether the tree's own engine has nothing to do, or is at it.
  var isSettled: Bool {
    guard loan == nil else { return loan?.treeEngine?.isSettled ?? false }
    return isUpdating || !isDue
  }

  /// How often what waits may be worked off in one update, because more has come to wait meanwhile.
  static let maximumRounds = LayoutPass.maximumConstraintRounds

  /// Works off what waits, again and again while views that are asked on the way add to it.
  ///
  /// - Returns: A view that was still waiting when the bound was reached, else nil.
  private func prepareUntilSettled() -> View? {
    for _ in 0..<Self.maximumRounds {
      prepare()
      guard isWaiting else { return nil }
    }
    return giveUp()
  }

  /// One round: each list is worked off as far as it goes when its turn comes.
  private func prepare() {
    round &+= 1
    if needsRebuild {
      rebuild()
    }
    if hasStaleDirections {
      refreshDirections()
    }
    collectJoining()
    lowerAdded()
    refreshStale()
    refreshInsets()
  }

  /// Tells whether something is left for another round.
  private var isWaiting: Bool {
    !isDissolved
      && (needsRebuild || takesInAll || !added.isEmpty || !stale.isEmpty || !staleInsets.isEmpty
        || writesFrames && !root.flags.isDisjoint(with: .allJoinEngine))
  }

  /// Takes the answers that views have given last for good, until the next change.
  private func giveUp() -> View {
    let items = (stale + staleInsets).filter { $0.link.engine === self }
    let constraint = added.lazy.compactMap(\.self).first
    let view = items.first?.view ?? constraint?.holder?.view ?? root
    for item in items {
      item.link.isStale = false
      item.link.hasStaleInsets = false
    }
    stale = []
    staleInsets = []
    return view
  }

  func solve() {
    hasChangedRows = false
    solver.solve()
    guard writesFrames else { return }
    slotOfVariable.withUnsafeBufferPointer { slots in
      for variable in solver.changedVariables {
        // The solver makes variables of its own for rows of many terms.
        let index = Int(variable.index)
        if index < slots.count, slots[index] >= 0 {
          noteChanged(slots[index])
        }
      }
    }
  }

  /// Starts anew, after something has changed that every row depends on.
  func setNeedsRebuild() {
    needsRebuild = true
  }

  private func rebuild() {
    needsRebuild = false
    endExercise()
    let items = registeredItems
    // The conflicts that stay need not be reported again.
    let known = knownConflicts
    for case .constraint(let constraint) in rowOwners {
      removeRow(of: constraint.takeUnretainedValue())
    }
    remove(items)
    knownConflicts = known
    forgetWork()
    takesInAll = true
    // What the tree is now is taken in anew, whatever has left it so far.
    earlierDepartures = departures
  }

  /// Leaves every item without an engine.
  func dissolve() {
    isDissolved = true
    departures &+= 1
    for slot in 0..<frames.count {
      frames[slot].item?.takeUnretainedValue().link = EngineLink()
    }
    for case .constraint(let constraint) in rowOwners {
      constraint.takeUnretainedValue().engineRow = LayoutConstraint.noRow
    }
    forgetWork()
    frames = FrameTable()
    slotOfVariable = []
    rowOwners = []
  }

  /// Empties the lists of what waits, or has to be looked at again, of items that are known no more.
  private func forgetWork() {
    for case let constraint? in added {
      constraint.engineRow = LayoutConstraint.noRow
    }
    added = []
    stale = []
    staleAgain = []
    staleInsets = []
    wrapping = []
  }

  var registeredItems: [LayoutItem] {
    var items: [LayoutItem] = []
    for (index, slot) in slotOfVariable.enumerated() where slot >= 0 {
      guard frames[slot].variables.width == index,
        let item = frames[slot].item?.takeUnretainedValue()
      else { continue }
      items.append(item)
    }
    return items
  }

  // MARK: Changes

  func setStale(_ item: LayoutItem) {
    guard !item.link.isStale else { return }
    item.link.isStale = true
    if isRefreshing, item.link.round == round {
      staleAgain.append(item)
    } else {
      stale.append(item)
    }
  }

  func setInsetsStale(_ item: LayoutItem) {
    guard item.link.usesInsets, !item.link.hasStaleInsets else { return }
    item.link.hasStaleInsets = true
    staleInsets.append(item)
  }

  /// Has the frame of an item taken from the solution at the next layout of the view that gives it.
  @inline(__always)
  func noteChanged(_ item: LayoutItem) {
    guard writesFrames, item.link.slot >= 0 else { return }
    noteChanged(item.link.slot)
  }

  @inline(__always)
  private func noteChanged(_ slot: Int32) {
    if frames[slot].scrolls {
      frames[slot].view?._withUnsafeGuaranteedRef { $0.markNeedsLayout() }
    }
    frames.noteChanged(slot)?._withUnsafeGuaranteedRef { view in
      if !view.flags.contains(.needsLayout) { view.markNeedsLayout() }
    }
  }

  func add(_ constraint: LayoutConstraint) {
    constraint.engineRow = LayoutConstraint.waitingRow(added.count)
    added.append(constraint)
  }

  func removeRow(of constraint: LayoutConstraint) {
    departures &+= 1
    if constraint.engineRow >= 0 {
      removeRow(constraint.engineRow)
      forgetConflict(breaking: .constraint(.passUnretained(constraint)))
    } else if let place = constraint.waitingPlace {
      added[place] = nil
    }
    constraint.engineRow = LayoutConstraint.noRow
  }

  /// Whether one of the engine's rows stands for a constraint.
  ///
  /// Of a tree that is lent, the rows of what is held above the lent part stay the tree's own.
  func knows(_ constraint: LayoutConstraint) -> Bool {
    guard !writesFrames else { return constraint.engineRow >= 0 }
    let row = Int(constraint.engineRow)
    return rowOwners.indices.contains(row)
      && rowOwners[row] == .constraint(.passUnretained(constraint))
  }

  func constantDidChange(of constraint: LayoutConstraint) {
    guard knows(constraint), let row = lastingRow(for: constraint), knows(constraint) else {
      return
    }
    solver.setConstant(ConstraintID(index: constraint.engineRow), row.constant)
    hasChangedRows = true
  }

  func priorityDidChange(of constraint: LayoutConstraint) {
    guard knows(constraint) else { return }
    solver.setPriority(ConstraintID(index: constraint.engineRow), constraint.storedPriority)
    hasChangedRows = true
  }

  // MARK: Rows

  func addRow(_ row: LayoutRow, for owner: LayoutRowOwner) -> Int32 {
    let id = row.add(to: solver)
    while rowOwners.count <= Int(id) {
      rowOwners.append(.none)
    }
    rowOwners[Int(id)] = owner
    return id
  }

  func removeRow(_ id: Int32) {
    solver.remove(ConstraintID(index: id))
    hasChangedRows = true
    rowOwners[Int(id)] = .none
  }

  // MARK: Steps of an update

  /// Takes in what is new in the tree, by the marks that it has left.
  ///
  /// Children come first: what a view holds itself counts as older than what is held above it, and
  /// of a conflict the newest is broken; a root may ask for the opposite. An engine that is lent the
  /// tree leaves the marks alone.
  private func collectJoining() {
    if takesInAll {
      takesInAll = false
      let views = root.subtreeFromLeaves
      makeRoom(for: views)
      collect(views, of: root)
      return
    }
    guard writesFrames, !root.flags.isDisjoint(with: .allJoinEngine) else { return }
    for (view, bringsSubtree) in takeJoining() {
      if bringsSubtree {
        collect(view.subtreeFromLeaves, of: view)
      } else {
        collect(view)
      }
    }
  }

  /// Follows the marks of what is new, and removes them: those made from now on are the next round's.
  private func takeJoining() -> [(view: View, bringsSubtree: Bool)] {
    var joining: [(view: View, bringsSubtree: Bool)] = []
    var pending = [root]
    while let view = pending.popLast() {
      let marks = view.flags.intersection(.allJoinEngine)
      view.flags.remove(.allJoinEngine)
      if marks.contains(.subtreeJoinsEngine) {
        joining.append((view, true))
        continue
      }
      if marks.contains(.joinsEngine) {
        joining.append((view, false))
      }
      if marks.contains(.descendantJoinsEngine) {
        pending.append(
          contentsOf: view.storedSubviews.reversed()
            .filter { !$0.flags.isDisjoint(with: .allJoinEngine) }
        )
      }
    }
    return joining
  }

  /// Takes in a subtree, of which all views are given.
  private func collect(_ views: ReversedCollection<[View]>, of top: View) {
    // What is marked from now on comes in the next round.
    if writesFrames {
      for view in views { view.flags.remove(.allJoinEngine) }
    }
    guard root.extras?.breaksInnerConstraintsFirst != true else {
      top.forEachInSubtree { view in
        collect(view)
        return true
      }
      return
    }
    for view in views {
      collect(view)
    }
  }

  /// Reserves what the views of a tree and their constraints are going to need, at least.
  private func makeRoom(for views: ReversedCollection<[View]>) {
    var constraints = 0
    var items = 0
    for view in views {
      guard let item = view.layoutItem else { continue }
      items += 1
      constraints += Int(item.held.count)
    }
    solver.reserve(variables: 4 * items, constraints: constraints)
    slotOfVariable.reserveCapacity(4 * items)
    rowOwners.reserveCapacity(constraints)
    frames.reserve(items)
  }

  private func collect(_ view: View) {
    guard contains(view) else { return }
    if !view.translatesAutoresizingMaskIntoConstraints, view !== root {
      register(view)
    } else if view.flexesWithSuperview,
      view.storedSuperview?.layoutItem?.link.hasVariables(of: self) == true
    {
      register(view)
    }
    guard let item = view.layoutItem else { return }
    item.forEachHeld { constraint in
      guard constraint.engineRow == LayoutConstraint.noRow else { return }
      lower(constraint)
    }
  }

  private func lowerAdded() {
    guard !added.isEmpty else { return }
    let count = added.count
    var next = 0
    while next < min(count, added.count) {
      defer { next += 1 }
      guard let constraint = added[next] else { continue }
      added[next] = nil
      constraint.engineRow = LayoutConstraint.noRow
      lower(constraint)
    }
    added.removeSubrange(..<min(next, added.count))
    for (place, constraint) in added.enumerated() {
      constraint?.engineRow = LayoutConstraint.waitingRow(place)
    }
  }

  private func lower(_ constraint: LayoutConstraint) {
    guard !constraint.crossesAxes else {
      if writesFrames { constraint.reportCrossingAxes() }
      return
    }
    guard !isDissolved, contains(constraint.holder?.view), var row = lastingRow(for: constraint)
    else { return }
    // Views that were asked meanwhile may have changed the priority.
    row.priority = constraint.storedPriority
    constraint.engineRow = addRow(row, for: .constraint(.passUnretained(constraint)))
  }

  /// Returns the row for a constraint, or nil when something has left while it was made.
  ///
  /// Views are asked for their alignment rectangles and margins meanwhile, and may change the tree.
  private func lastingRow(for constraint: LayoutConstraint) -> LayoutRow? {
    let before = departures
    let row = row(for: constraint)
    guard departures == before else {
      setNeedsRebuild()
      return nil
    }
    return row
  }

  private func refreshStale() {
    guard !stale.isEmpty else { return }
    isRefreshing = true
    defer { isRefreshing = false }
    // Making rows may register further views, which become stale in turn.
    var next = 0
    while next < stale.count {
      let item = stale[next]
      next += 1
      guard item.link.isStale, item.link.engine === self else { continue }
      item.link.isStale = false
      item.link.round = round
      refreshSystemRows(of: item)
    }
    stale.removeAll(keepingCapacity: true)
    swap(&stale, &staleAgain)
  }

  func refreshInsets() {
    guard !staleInsets.isEmpty else { return }
    let count = staleInsets.count
    var next = 0
    while next < min(count, staleInsets.count) {
      let item = staleInsets[next]
      next += 1
      guard item.link.hasStaleInsets, item.link.hasVariables(of: self) else { continue }
      item.link.hasStaleInsets = false
      item.forEachMention { constraintDependsOnInsets in
        constantDidChange(of: constraintDependsOnInsets)
      }
      if item.link.isDeputy {
        forEachBaseline(through: item) { constantDidChange(of: $0) }
      }
    }
    staleInsets.removeSubrange(..<min(next, staleInsets.count))
  }
}

extension Diagnostic {
  fileprivate static func queryLoop(_ view: View) -> Diagnostic {
    Diagnostic(
      .queryLoop,
      "The layout's questions to views were given up after \(LayoutEngine.maximumRounds) rounds: "
        + "what \(view) is asked for changes each time."
    )
  }
}
