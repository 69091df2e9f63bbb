import Foundation

@testable import ViewKit

/// Random numbers that a seed repeats.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = (seed &+ 1) &* 0xD134_2543_DE82_EF95
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A tree that changes at random, and can be built anew in the state that it has reached.
final class MutatingTree {
  let root = Box(View.noIntrinsicMetric, View.noIntrinsicMetric)
  private(set) var views: [Box]
  private var detached: [Box] = []
  private var constraints: [LayoutConstraint] = []
  private var numbers: SeededNumbers
  /// The changes so far, in the order in which they were made.
  private(set) var history: [String] = []

  /// So many pixels a point that rounding hides nothing.
  private static let scale: CGFloat = 65_536

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
    views = [root]
    root.translatesAutoresizingMaskIntoConstraints = true
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    Self.prepare(root)
    for _ in 0..<4 { addView() }
  }

  private static func prepare(_ root: View) {
    root.environment = Environment(traits: TraitCollection(displayScale: scale))
    root.layoutConflictObserver = { _ in }
    root.diagnosticObserver = { _ in }
  }

  // MARK: Changes

  func change() {
    switch Int.random(in: 0..<33, using: &numbers) {
    case 0..<2: addView()
    case 2: removeView()
    case 3: moveView()
    case 4..<14: addConstraint()
    case 14..<16: deactivate()
    case 16..<19: reactivate()
    case 19..<21: changeConstant()
    case 21..<23: changePriority()
    case 23: pick(views).map { $0.isHidden.toggle() }
    case 24: resizeRoot()
    case 25..<27: changeContent()
    case 27: changeMask()
    case 28: changeContentPriority()
    case 29: changeDirection()
    default:
      note("layout")
      root.layoutIfNeeded()
    }
  }

  private func note(_ text: String) { history.append(text) }

  private func pick<T>(_ items: [T]) -> T? { items.randomElement(using: &numbers) }

  private func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &numbers))
  }

  private var others: [Box] { views.filter { $0 !== root } }

  private func addView() {
    guard views.count < 12, let parent = pick(views) else { return }
    let view: Box
    if Bool.random(using: &numbers), let old = detached.popLast() {
      view = old
    } else {
      view = Box(number(0...80), number(0...80))
      view.tag = history.count + 1
      if number(0...3) == 0 { view.content = CGSize(width: -1, height: -1) }
    }
    parent.addSubview(view)
    note("add \(view.tag) to \(parent.tag)")
    view.forEachInSubtree { below in
      if let box = below as? Box { views.append(box) }
      return true
    }
  }

  private func removeView() {
    guard let view = pick(others) else { return }
    note("remove \(view.tag)")
    view.removeFromSuperview()
    views.removeAll { $0.isDescendant(of: view) }
    detached.append(view)
  }

  private func moveView() {
    guard let view = pick(others),
      let parent = pick(views.filter { !$0.isDescendant(of: view) })
    else { return }
    note("move \(view.tag) to \(parent.tag)")
    parent.addSubview(view)
  }

  private func addConstraint() {
    typealias Attribute = LayoutConstraint.Attribute
    let families: [[Attribute]] = [
      [.left, .right, .centerX, .leftMargin, .rightMargin, .centerXWithinMargins],
      [.leading, .trailing, .centerX, .leadingMargin, .trailingMargin, .centerXWithinMargins],
      [.top, .bottom, .centerY, .topMargin, .bottomMargin, .lastBaseline, .firstBaseline],
      [.width, .height],
    ]
    guard let first = pick(others), let family = pick(families), let attribute = pick(family),
      let relation = pick([
        LayoutConstraint.Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
      ])
    else { return }
    let isSize = family.count == 2
    let near = [first.superview].compactMap { $0 as? Box }
    let siblings = first.superview?.subviews.compactMap { $0 as? Box }.filter { $0 !== first } ?? []
    var second = pick([near, siblings, views].flatMap { $0 }.filter { $0 !== first })
    if isSize, Bool.random(using: &numbers) { second = nil }
    let constraint = LayoutConstraint(
      item: first,
      attribute: attribute,
      relatedBy: relation,
      toItem: second,
      attribute: second == nil ? .notAnAttribute : pick(family) ?? attribute,
      multiplier: isSize ? pick([1, 0.5, 2]) ?? 1 : 1,
      constant: number(isSize ? 0...60 : -20...60)
    )
    constraint.priority = LayoutPriority(priority())
    constraint.isActive = true
    constraints.append(constraint)
    note("constrain \(constraint)")
  }

  private func priority() -> Float { pick([1000, 1000, 1000, 999, 750, 500, 250, 1]) ?? 1000 }

  private func deactivate() {
    guard let constraint = pick(constraints.filter(\.isActive)) else { return }
    note("deactivate \(constraint)")
    constraint.isActive = false
  }

  private func reactivate() {
    guard let constraint = pick(constraints.filter { !$0.isActive && isInTree($0) }) else { return }
    constraint.isActive = true
    note("activate \(constraint)")
  }

  private func isInTree(_ constraint: LayoutConstraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      guard let view = item as? View else { return item == nil }
      return view.isDescendant(of: root)
    }
  }

  private func changeConstant() {
    guard let constraint = pick(constraints) else { return }
    constraint.constant = number(0...60)
    note("constant of \(constraint)")
  }

  private func changePriority() {
    guard let constraint = pick(constraints) else { return }
    constraint.priority = LayoutPriority(priority())
    note("priority of \(constraint)")
  }

  private func resizeRoot() {
    root.frame.size = CGSize(width: number(100...500), height: number(100...500))
    note("root is \(root.frame.size)")
  }

  private func changeContent() {
    guard let view = pick(others) else { return }
    view.content = CGSize(width: number(-1...80), height: number(-1...80))
    view.invalidateIntrinsicContentSize()
    note("content of \(view.tag) is \(view.content)")
  }

  private func changeContentPriority() {
    guard let view = pick(others), let axis = pick([LayoutConstraint.Axis.horizontal, .vertical])
    else { return }
    let value = LayoutPriority(pick([0, 250, 251, 500, 750, 999]) ?? 250)
    if Bool.random(using: &numbers) {
      view.setContentHuggingPriority(value, for: axis)
    } else {
      view.setContentCompressionResistancePriority(value, for: axis)
    }
    note("content priority of \(view.tag)")
  }

  private func changeDirection() {
    guard let view = pick(views) else { return }
    view.semanticContentAttribute = pick([.unspecified, .forceRightToLeft]) ?? .unspecified
    note("direction of \(view.tag) is \(view.effectiveUserInterfaceLayoutDirection)")
  }

  private func changeMask() {
    guard let view = pick(others) else { return }
    if view.translatesAutoresizingMaskIntoConstraints {
      view.translatesAutoresizingMaskIntoConstraints = false
      note("mask of \(view.tag) off")
    } else {
      view.frame = CGRect(
        x: number(0...50),
        y: number(0...50),
        width: number(0...90),
        height: number(0...90)
      )
      // Two flexible parts of an axis share by what they were, which no fresh tree knows.
      view.autoresizingMask = [
        pick([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]) ?? [],
        pick([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]) ?? [],
      ]
      view.translatesAutoresizingMaskIntoConstraints = true
      note("mask of \(view.tag) on with \(view.frame)")
    }
  }

  // MARK: The same anew

  /// Compares the tree with a new one in the same state, once both are laid out.
  ///
  /// - Returns: What differs, or nil when frames and ambiguities agree.
  func differenceFromFreshTree() -> String? {
    root.layoutIfNeeded()
    let conflicts = root.layoutConflicts
    let broken = Set(conflicts.map { ObjectIdentifier($0.broken) })
    // Without a mask's own equation there is no state to build anew.
    guard conflicts.allSatisfy({ !($0.broken is AutoresizingMaskLayoutConstraint) }) else {
      return nil
    }
    var copies: [ObjectIdentifier: Box] = [:]
    let fresh = copy(root, &copies)
    Self.prepare(fresh)
    // The old tree takes part in Auto Layout even when all of its constraints have gone.
    if root.flags.contains(.usesAutoLayout) { fresh.markUsesAutoLayout() }
    for constraint in constraints.shuffled(using: &numbers)
    where constraint.isActive && !broken.contains(ObjectIdentifier(constraint)) {
      copy(constraint, copies)
    }
    fresh.layoutIfNeeded()
    guard fresh.layoutConflicts.isEmpty else { return "conflict: \(fresh.layoutConflicts[0])" }
    return difference(copies, root.layoutAmbiguities, fresh.layoutAmbiguities)
  }

  private func difference(
    _ copies: [ObjectIdentifier: Box],
    _ ambiguities: [LayoutAmbiguity],
    _ freshAmbiguities: [LayoutAmbiguity]
  ) -> String? {
    for view in views {
      guard let copy = copies[ObjectIdentifier(view)] else { return "\(view) has no copy" }
      let open = ambiguities.first { $0.view === view }?.attributes ?? []
      let freshOpen = freshAmbiguities.first { $0.view === copy }?.attributes ?? []
      guard open == freshOpen else {
        return "\(view.tag) is ambiguous in \(open.map(\.name)), anew in \(freshOpen.map(\.name))"
      }
      // A mask follows a superview that is ambiguous, and is not reported itself.
      if view.translatesAutoresizingMaskIntoConstraints,
        ambiguities.contains(where: { view.isDescendant(of: $0.view) })
      {
        continue
      }
      let parts: [(LayoutConstraint.Attribute, KeyPath<CGRect, CGFloat>)] = [
        (.left, \.origin.x), (.top, \.origin.y), (.width, \.size.width), (.height, \.size.height),
      ]
      for (attribute, path) in parts where !open.contains(attribute) {
        guard abs(view.frame[keyPath: path] - copy.frame[keyPath: path]) < 1e-3 else {
          return "\(view.tag) has \(attribute.name) of \(view.frame), anew of \(copy.frame)"
        }
      }
    }
    return nil
  }

  private func copy(_ view: Box, _ copies: inout [ObjectIdentifier: Box]) -> Box {
    let copy = Box(view.content.width, view.content.height)
    copies[ObjectIdentifier(view)] = copy
    copy.tag = view.tag
    copy.frame = view.frame
    copy.isHidden = view.isHidden
    copy.semanticContentAttribute = view.semanticContentAttribute
    copy.autoresizingMask = view.autoresizingMask
    copy.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      copy.setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
      copy.setContentCompressionResistancePriority(
        view.contentCompressionResistancePriority(for: axis),
        for: axis
      )
    }
    for case let subview as Box in view.subviews {
      copy.addSubview(self.copy(subview, &copies))
    }
    return copy
  }

  private func copy(_ constraint: LayoutConstraint, _ copies: [ObjectIdentifier: Box]) {
    guard let first = constraint.firstItem.flatMap({ copies[ObjectIdentifier($0)] }) else { return }
    let second = constraint.secondItem.flatMap { copies[ObjectIdentifier($0)] }
    let copy = LayoutConstraint(
      item: first,
      attribute: constraint.firstAttribute,
      relatedBy: constraint.relation,
      toItem: second,
      attribute: constraint.secondAttribute,
      multiplier: constraint.multiplier,
      constant: constraint.constant
    )
    copy.priority = constraint.priority
    copy.isActive = true
  }
}
