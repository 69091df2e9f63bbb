import Foundation

extension View {
  /// The view that this one lies in, or nil at the root.
  public var superview: View? { storedSuperview }

  /// The window that the view is in, or nil; a window is in itself.
  public var window: Window? { storedWindow }

  /// The views that lie in this one, the back-most first.
  public var subviews: [View] { storedSubviews }

  // MARK: Order

  /// Moves a subview in front of its siblings; nothing happens for a view that is not a subview.
  public func bringSubviewToFront(_ view: View) {
    guard view.storedSuperview === self else { return }
    move(view, to: storedSubviews.count - 1)
  }

  /// Moves a subview behind its siblings; nothing happens for a view that is not a subview.
  public func sendSubviewToBack(_ view: View) {
    guard view.storedSuperview === self else { return }
    move(view, to: 0)
  }

  /// Exchanges two subviews in the order from back to front.
  ///
  /// - Precondition: Both are places of subviews.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    for index in [index1, index2] where !storedSubviews.indices.contains(index) {
      stop(
        .rangeException,
        "index \(index) beyond bounds [0 .. \(storedSubviews.count - 1)] of the subviews of "
          + printName
      )
    }
    guard index1 != index2 else { return }
    storedSubviews.swapAt(index1, index2)
    markNeedsLayout()
  }

  // MARK: Look-up

  /// Tells whether the view is another one or lies below it.
  ///
  /// - Complexity: O(depth).
  public func isDescendant(of view: View) -> Bool {
    var current: View? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.storedSuperview
    }
    return false
  }

  /// Returns the first view with a tag, this one first and then depth first.
  ///
  /// Tag 0 finds the first view that has none.
  public func viewWithTag(_ tag: Int) -> View? {
    var found: View?
    forEachInSubtree { view in
      guard view.tag == tag else { return true }
      found = view
      return false
    }
    return found
  }

  /// Returns the nearest view that both lie in, which may be one of the two; nil in different trees.
  ///
  /// - Complexity: O(depth).
  public func nearestCommonAncestor(with other: View) -> View? {
    var first: View? = self
    var second: View? = other
    var (firstDepth, secondDepth) = (depth, other.depth)
    while firstDepth > secondDepth {
      first = first?.storedSuperview
      firstDepth -= 1
    }
    while secondDepth > firstDepth {
      second = second?.storedSuperview
      secondDepth -= 1
    }
    while first !== second {
      first = first?.storedSuperview
      second = second?.storedSuperview
    }
    return first
  }

  /// The number of ancestors.
  var depth: Int {
    var count = 0
    var current = storedSuperview
    while let view = current {
      count += 1
      current = view.storedSuperview
    }
    return count
  }

  /// The topmost ancestor, or the view itself.
  var rootView: View {
    rootReference.takeUnretainedValue()
  }

  /// The same, for those who do not count references.
  var rootReference: Unmanaged<View> {
    var root = Unmanaged.passUnretained(self)
    while let above = root._withUnsafeGuaranteedRef({ $0.superviewReference }) {
      root = above
    }
    return root
  }

  /// Visits the view and all below it, parents first and in the order of subviews.
  ///
  /// Works through a list instead of calling itself, so that the depth of a tree has no limit.
  ///
  /// - Parameter visit: Returns false to end the walk.
  func forEachInSubtree(_ visit: (View) -> Bool) {
    var pending = [self]
    while let view = pending.popLast() {
      guard visit(view) else { return }
      pending.append(contentsOf: view.storedSubviews.reversed())
    }
  }

  /// The view and all below it, children before their parents and in the order of subviews.
  var subtreeFromLeaves: ReversedCollection<[View]> {
    var views: [View] = []
    var pending = [self]
    while let view = pending.popLast() {
      views.append(view)
      pending.append(contentsOf: view.storedSubviews)
    }
    return views.reversed()
  }

  // MARK: Adding

  /// Adds or moves a view; without an index it ends on top.
  func insert(_ view: View, at index: Int?) {
    if view.storedSuperview === self {
      move(view, to: min(index ?? Int.max, storedSubviews.count - 1))
      return
    }
    checkCanAdd(view)
    let announced = storedWindow.map(ObjectIdentifier.init)
    WindowChange(of: view, to: storedWindow)?.announce()
    LifecycleRecorder.note(.willMoveToSuperview(isNil: false), view)
    view.willMove(toSuperview: self)
    view.storedSuperview?.willRemoveSubview(view)
    defer {
      if storedWindow.map(ObjectIdentifier.init) != announced || !view.isSubview(of: self) {
        view.settleAppearances()
      }
    }
    // Whoever was told may have changed the tree; what was decided last counts.
    guard canStillAdd(view) else { return }
    view.unlink()
    link(view, at: min(index ?? Int.max, storedSubviews.count))
    var change = WindowChange(of: view, to: storedWindow)
    change?.apply()
    let traits = view.adoptSurroundings(of: self)
    change?.report()
    LifecycleRecorder.note(.didMoveToSuperview, view)
    view.didMoveToSuperview()
    didAddSubview(view)
    View.report(traits)
    change?.finish()
  }

  func insert(_ view: View, nextTo sibling: View, inFront: Bool) {
    guard sibling !== view, let place = storedSubviews.firstIndex(where: { $0 === sibling }) else {
      insert(view, at: nil)
      return
    }
    var index = inFront ? place + 1 : place
    if view.storedSuperview === self,
      let old = storedSubviews.firstIndex(where: { $0 === view }), old < place
    {
      index -= 1
    }
    insert(view, at: index)
  }

  /// Stops when a view can't become a subview, before anything has changed.
  func checkCanAdd(_ view: View) {
    if view === self {
      stop(.invalidArgument, "Can't add self as subview")
    }
    if isBelow(view) {
      stop(.layerInvalid, "layer of \(view.printName) is a part of cycle in its layer tree")
    }
    if view.storedWindow === view {
      stop(.invalidArgument, "Can't add \(view) as a subview: a window is the root of its tree")
    }
    view.rootOwner?.checkHierarchy(movingTo: self)
  }

  /// Whether adding a view would close a cycle.
  ///
  /// A tree is mostly built from views without subviews, for which nobody has to climb to the root.
  private func isBelow(_ view: View) -> Bool {
    !view.storedSubviews.isEmpty && isDescendant(of: view)
  }

  /// Returns whether a view can still become a subview once its callbacks have run.
  ///
  /// - Returns: `false` for a view that already is one, and for one that has become an ancestor, which
  ///   is reported.
  private func canStillAdd(_ view: View) -> Bool {
    if view.isSubview(of: self) { return false }
    guard !isBelow(view), view.rootOwner?.canStillMove(to: self) ?? true else {
      report(.additionRefused(view, to: self))
      return false
    }
    return true
  }

  private func link(_ view: View, at index: Int) {
    if index == storedSubviews.count {
      storedSubviews.append(view)
    } else {
      storedSubviews.insert(view, at: index)
    }
    view.storedSuperview = self
    if !view.storedMask.isEmpty { flags.insert(.subviewHasMask) }
    if view.flags.contains(.preservesSuperviewMargins) { flags.insert(.subviewPreservesMargins) }
    view.joinNewTree(in: self)
    inheritMarks(from: view)
    markNeedsLayout()
    view.markNeedsLayout()
  }

  private func move(_ view: View, to index: Int) {
    guard let old = storedSubviews.firstIndex(where: { $0 === view }), old != index else { return }
    storedSubviews.remove(at: old)
    storedSubviews.insert(view, at: index)
    markNeedsLayout()
  }

  // MARK: Removing

  func leaveSuperview() {
    guard let superview = storedSuperview else { return }
    superview.willRemoveSubview(self)
    LifecycleRecorder.note(.willMoveToSuperview(isNil: true), self)
    willMove(toSuperview: nil)
    if isSubview(of: superview) {
      WindowChange(of: self, to: nil)?.announce()
    }
    // Whoever was told may have taken the view elsewhere, or there already.
    guard isSubview(of: superview) else {
      settleAppearances()
      return
    }
    unlink()
    var change = WindowChange(of: self, to: nil)
    change?.apply()
    let traits = adoptSurroundings(of: nil)
    change?.report()
    LifecycleRecorder.note(.didMoveToSuperview, self)
    didMoveToSuperview()
    View.report(traits)
    change?.finish()
  }

  /// Takes the view out of its superview's list, and drops the constraints that cross the cut.
  private func unlink() {
    guard let superview = storedSuperview else { return }
    dropConstraintsCrossingOut()
    leaveEngine()
    if let index = superview.storedSubviews.lastIndex(where: { $0 === self }) {
      superview.storedSubviews.remove(at: index)
    }
    storedSuperview = nil
    superview.subview(self, didChange: .hasLeft)
    superview.markNeedsLayout()
  }

  // MARK: Freeing

  /// Lets go of what is below without calling itself, so that the depth of a tree has no limit.
  ///
  /// A view that nothing else holds is taken apart here; one that something else holds becomes the
  /// root of its own tree.
  func dismantle() {
    leaveConstraintsBehind()
    extras?.layer?.viewIsGone()
    var pending = storedSubviews
    storedSubviews = []
    while var view = pending.popLast() {
      view.storedSuperview = nil
      view.flags.remove(.isArranged)
      if isKnownUniquelyReferenced(&view) {
        view.storedWindow = nil
        pending.append(contentsOf: view.storedSubviews)
        view.storedSubviews = []
      } else if view.storedWindow != nil {
        view.forEachInSubtree { survivor in
          survivor.storedWindow = nil
          return true
        }
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func additionRefused(_ view: View, to superview: View) -> Diagnostic {
    Diagnostic(
      .additionRefused,
      "\(view) was not added to \(superview): what was told of it has changed the tree so that it "
        + "can't lie there any more."
    )
  }
}
