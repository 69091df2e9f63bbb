import Foundation

extension LayoutConstraint {
  // MARK: Becoming active

  final func activate() {
    guard installAtNearestAncestor() else { return }
    Self.report(.added, of: CollectionOfOne(self))
  }

  /// Makes constraints active and reports them together.
  static func activateAll(_ constraints: [LayoutConstraint]) {
    var old: [Int] = []
    for index in constraints.indices where !constraints[index].installAtNearestAncestor() {
      old.append(index)
    }
    if old.isEmpty {
      report(.added, of: constraints)
    } else {
      var remaining = old[...]
      report(
        .added,
        of: constraints.indices.filter { index in
          guard index == remaining.first else { return true }
          remaining.removeFirst()
          return false
        }.map { constraints[$0] }
      )
    }
  }

  /// Has the nearest view that all items lie in hold the constraint.
  ///
  /// - Returns: Whether anything has changed.
  private final func installAtNearestAncestor() -> Bool {
    guard holder == nil else { return false }
    if let near = nearHolder {
      near._withUnsafeGuaranteedRef { install(at: $0) }
      return true
    }
    guard let ancestor = nearestCommonAncestor else {
      if isInert { return false }
      mistakeOfMissingAncestor.raise()
    }
    install(at: ancestor.ensureLayoutItem())
    return true
  }

  /// The item of the nearest view that all items lie in, when it is one of them; found without
  /// counting references, as most are.
  private final var nearHolder: Unmanaged<LayoutItem>? {
    guard extras == nil, let first = firstReference, let view = first.ownView else { return nil }
    guard let second = secondReference, second.toOpaque() != first.toOpaque() else { return first }
    guard let other = second.ownView else { return nil }
    if other.isSubview(of: view) { return first }
    if view.isSubview(of: other) { return second }
    return nil
  }

  /// Has a view hold the constraint that may be farther up than the nearest ancestor.
  final func activate(at view: View) {
    let item = view.ensureLayoutItem()
    guard holder !== item, !isInert else { return }
    if let mistake = mistake(heldBy: view) { mistake.raise() }
    deactivate()
    install(at: item)
    Self.report(.added, of: CollectionOfOne(self))
  }

  /// Tells whether an item has been freed, so that the constraint can do nothing any more.
  final var isInert: Bool {
    var isInert = false
    forEachItem { item in
      if item.owner == nil { isInert = true }
    }
    return isInert
  }

  /// The nearest view that all items lie in, or nil when there is none.
  final var nearestCommonAncestor: View? {
    guard let first = firstLayoutItem, let view = first.view else { return nil }
    guard extras == nil else { return nearestCommonAncestorOfAll }
    guard let second = secondLayoutItem, second !== first else { return view }
    guard let other = second.view else { return nil }
    return view.nearestShared(with: other)
  }

  private final var nearestCommonAncestorOfAll: View? {
    guard var ancestor = firstLayoutItem?.view else { return nil }
    var isComplete = true
    forEachItem { item in
      guard let view = item.view, let above = ancestor.nearestShared(with: view) else {
        isComplete = false
        return
      }
      ancestor = above
    }
    return isComplete ? ancestor : nil
  }

  private final func install(at item: LayoutItem) {
    // An active constraint keeps itself alive, which stands for being held: lists count nothing.
    _ = Unmanaged.passRetained(self)
    holder = item
    item.hold(self)
    if let first = firstLayoutItem {
      firstSlot = first.addMention(by: self)
      first.engage()
      if let second = secondLayoutItem, second !== first {
        secondSlot = second.addMention(by: self)
        second.engage()
      }
    }
    if extras != nil {
      forEachOriginItem { item in
        setSlot(item.addMention(by: self), in: item)
        item.engage()
      }
    }
  }

  // MARK: Becoming inactive

  final func deactivate() {
    guard let holder else { return }
    Self.report(.removing, of: CollectionOfOne(self))
    holder.letGo(of: self)
    forgetHolder()
  }

  /// Makes the constraint inactive after its holder has taken it from its list.
  final func forgetHolder() {
    holder = nil
    if let first = firstLayoutItem {
      first.removeMention(at: firstSlot)
      if let second = secondLayoutItem, second !== first {
        second.removeMention(at: secondSlot)
      }
    }
    if extras != nil {
      forEachOriginItem { $0.removeMention(at: slot(in: $0)) }
    }
    Unmanaged.passUnretained(self).release()
  }
}

extension Unmanaged<LayoutItem> {
  /// The view that the item is a side of, nil for a guide.
  fileprivate var ownView: Unmanaged<View>? {
    _withUnsafeGuaranteedRef { $0.isGuide ? nil : $0.viewReference }
  }
}

extension Unmanaged<View> {
  /// Tells whether a view lies directly in another, or is the same.
  fileprivate func isSubview(of other: Unmanaged<View>) -> Bool {
    toOpaque() == other.toOpaque()
      || _withUnsafeGuaranteedRef { $0.superviewReference?.toOpaque() == other.toOpaque() }
  }
}

extension View {
  /// Returns the nearest view that both lie in, at once where the two are close to each other.
  @inline(__always)
  fileprivate func nearestShared(with other: View) -> View? {
    if self === other || other.isSubview(of: self) { return self }
    if isSubview(of: other) { return other }
    return storedSuperview.flatMap { other.isSubview(of: $0) ? $0 : nil }
      ?? nearestCommonAncestor(with: other)
  }

  @inline(__always)
  func isSubview(of view: View) -> Bool {
    superviewReference?.toOpaque() == Unmanaged.passUnretained(view).toOpaque()
  }
}
