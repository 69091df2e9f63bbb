import Foundation
import ViewKit

/// An action of a step, or of a hook during a step.
enum ReentrantAction: CaseIterable {
  case addView
  case removeView
  case moveView
  case moveCanvas
  case reorder
  case hide
  case addConstraint
  case deactivate
  case reactivate
  case changeConstant
  case changePriority
  case changeContentPriority
  case changeContent
  case changeMask
  case changeMargins
  case resize
  case arrange
  case changeStack
  case invalidate
  case fit
  case layOut
  case updateConstraints
  case ask
  case push
  case pop
  case select
  case present
  case dismiss
  case addChild
  case removeChild
  case moveRootView
  case replaceRoot
  case toggleWindow
  case flush

  /// Returns an action; those that add to the trees are more frequent.
  static func any(_ random: inout FuzzRandom) -> ReentrantAction {
    switch random.below(8) {
    case 0: .addConstraint
    case 1: .addView
    default: random.pick(allCases) ?? .layOut
    }
  }
}

extension ReentrantRun {
  func act(_ action: ReentrantAction) {
    note("\(action)")
    switch action {
    case .addView: addView()
    case .removeView: removeView()
    case .moveView: moveView()
    case .moveCanvas: moveCanvas()
    case .reorder: reorder()
    case .hide: random.pick(others)?.isHidden.toggle()
    case .addConstraint: addConstraint()
    case .deactivate: random.pick(constraints.filter(\.isActive))?.isActive = false
    case .reactivate:
      random.pick(constraints.filter { !$0.isActive && isWhole($0) })?.isActive = true
    case .changeConstant: random.pick(constraints)?.constant = number(0, 60)
    case .changePriority:
      let value = priority()
      random.pick(constraints)?.priority = value
    case .changeContentPriority: changeContentPriority()
    case .changeContent: changeContent()
    case .changeMask: changeMask()
    case .changeMargins:
      let margin = number(0, 20)
      random.pick(others)?.layoutMargins.left = margin
    case .resize: canvas.frame.size = CGSize(width: number(100, 500), height: number(100, 500))
    case .arrange: arrange()
    case .changeStack: changeStack()
    case .invalidate: invalidate()
    case .fit:
      let target = CGSize(width: number(0, 300), height: 0)
      _ = random.pick(views)?.systemLayoutSizeFitting(target)
    case .layOut: random.pick(views + windows)?.layoutIfNeeded()
    case .updateConstraints: random.pick(views)?.updateConstraintsIfNeeded()
    case .ask: ask()
    default: actOnControllers(action)
    }
  }

  // MARK: Choosing

  var others: [View] { views.filter { $0 !== canvas } }
  var stacks: [ReentrantStack] { views.compactMap { $0 as? ReentrantStack } }

  func number(_ low: Int, _ high: Int) -> CGFloat {
    CGFloat(low + random.below(high - low + 1))
  }

  private func priority() -> LayoutPriority {
    LayoutPriority(random.pick([1000, 1000, 1000, 999, 750, 500, 250, 1]) ?? 1000)
  }

  /// Whether the items of a constraint are in the same tree.
  private func isWhole(_ constraint: LayoutConstraint) -> Bool {
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? View }
    guard let first = items.first else { return false }
    return items.allSatisfy { $0.nearestCommonAncestor(with: first) != nil }
  }

  // MARK: The tree

  /// Updates the list of the views in the canvas.
  func refreshViews() {
    var found: [View] = []
    var pending: [View] = [canvas]
    while let view = pending.popLast() {
      if view is ReentrantView || view is ReentrantStack { found.append(view) }
      pending += view.subviews.reversed()
    }
    let lost = views.filter { view in !found.contains { $0 === view } }
    spares.removeAll { view in found.contains { $0 === view } }
    spares += lost.filter { view in !spares.contains { $0 === view } }
    views = found
  }

  private func addView() {
    refreshViews()
    guard views.count < 12, let parent = random.pick(views) else { return }
    let view: View
    if random.oneIn(2), let old = random.pick(spares) {
      view = old
    } else if random.oneIn(4) {
      let stack = ReentrantStack(frame: .zero)
      stack.listener = self
      stack.insetsLayoutMarginsFromSafeArea = false
      stack.translatesAutoresizingMaskIntoConstraints = false
      note(made: stack)
      view = stack
    } else {
      let hasContent = !random.oneIn(4)
      let size = CGSize(width: number(0, 80), height: number(0, 80))
      view = ReentrantView(hasContent ? size : CGSize(width: -1, height: -1), self)
      note(made: view)
    }
    if view.tag == 0 { view.tag = made.count }
    guard !parent.isDescendant(of: view) else { return }
    if let stack = parent as? StackView, random.oneIn(2) {
      stack.addArrangedSubview(view)
    } else if random.oneIn(3), let sibling = random.pick(parent.subviews) {
      parent.insertSubview(view, aboveSubview: sibling)
    } else {
      parent.addSubview(view)
    }
    if !view.isDescendant(of: canvas) { spares.append(view) }
    refreshViews()
  }

  private func removeView() {
    random.pick(others)?.removeFromSuperview()
    refreshViews()
  }

  private func moveView() {
    guard let view = random.pick(others + spares),
      let parent = random.pick((views + spares).filter { !$0.isDescendant(of: view) })
    else { return }
    parent.insertSubview(view, at: random.below(3))
    refreshViews()
  }

  private func moveCanvas() {
    let places = windows.map { $0 as View } + controllers.compactMap(\.viewIfLoaded)
    guard let place = random.pick(places), !random.oneIn(4) else {
      canvas.removeFromSuperview()
      return
    }
    if !place.isDescendant(of: canvas) { place.addSubview(canvas) }
  }

  private func reorder() {
    guard let parent = random.pick(views), let view = random.pick(parent.subviews) else { return }
    switch random.below(3) {
    case 0: parent.bringSubviewToFront(view)
    case 1: parent.sendSubviewToBack(view)
    default: parent.exchangeSubview(at: 0, withSubviewAt: parent.subviews.count - 1)
    }
  }

  // MARK: Constraints

  private func addConstraint() {
    typealias Attribute = LayoutConstraint.Attribute
    refreshViews()
    let families: [[Attribute]] = [
      [.left, .right, .centerX, .leftMargin, .rightMargin],
      [.top, .bottom, .centerY, .topMargin, .lastBaseline, .firstBaseline],
      [.width, .height],
    ]
    let relations: [LayoutConstraint.Relation] = [
      .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
    ]
    guard let first = random.pick(others), let family = random.pick(families),
      let attribute = random.pick(family), let relation = random.pick(relations)
    else { return }
    let isSize = family.count == 2
    let near = ([first.superview] + (first.superview?.subviews ?? []).map { $0 }).compactMap { $0 }
    let isNear = !random.oneIn(3)
    var second = random.pick((isNear ? near : views).filter { $0 !== first })
    if isSize, random.oneIn(2) { second = nil }
    let constraint = LayoutConstraint(
      item: first,
      attribute: attribute,
      relatedBy: relation,
      toItem: second,
      attribute: second == nil ? .notAnAttribute : random.pick(family) ?? attribute,
      multiplier: isSize ? random.pick([1, 0.5, 2]) ?? 1 : 1,
      constant: isSize ? number(0, 60) : number(-20, 60)
    )
    constraint.priority = priority()
    guard isWhole(constraint), second != nil || isSize else { return }
    note(made: constraint)
    constraint.isActive = true
    constraints.append(constraint)
  }

  private func changeContentPriority() {
    guard let view = random.pick(others) else { return }
    let axis: LayoutConstraint.Axis = random.oneIn(2) ? .horizontal : .vertical
    let value = LayoutPriority(random.pick([0, 250, 251, 500, 750, 999]) ?? 250)
    if random.oneIn(2) {
      view.setContentHuggingPriority(value, for: axis)
    } else {
      view.setContentCompressionResistancePriority(value, for: axis)
    }
  }

  private func changeContent() {
    guard let view = random.pick(others.compactMap { $0 as? ReentrantView }) else { return }
    view.content = CGSize(width: number(-1, 80), height: number(-1, 80))
    view.invalidateIntrinsicContentSize()
  }

  private func changeMask() {
    guard let view = random.pick(others) else { return }
    if view.translatesAutoresizingMaskIntoConstraints {
      view.translatesAutoresizingMaskIntoConstraints = false
    } else if !((view.superview as? StackView)?.arrangedSubviews.contains(view) ?? false) {
      view.frame = CGRect(
        x: number(0, 50),
        y: number(0, 50),
        width: number(0, 90),
        height: number(0, 90)
      )
      view.autoresizingMask = random.oneIn(2) ? [] : [.flexibleRightMargin]
      view.translatesAutoresizingMaskIntoConstraints = true
    }
  }

  private func invalidate() {
    guard let view = random.pick(views) else { return }
    switch random.below(4) {
    case 0: view.invalidateIntrinsicContentSize()
    case 1: view.setNeedsLayout()
    case 2: view.setNeedsUpdateConstraints()
    default: topmost(view).setNeedsLayout()
    }
  }

  private func ask() {
    guard random.oneIn(4), let view = random.pick(views) else { return }
    _ = view.constraintsAffectingLayout(for: random.oneIn(2) ? .horizontal : .vertical)
    _ = view.hasAmbiguousLayout
    _ = topmost(view).layoutConflicts
  }

  // MARK: Stacks

  private func arrange() {
    guard let stack = random.pick(stacks) else { return }
    let arranged = stack.arrangedSubviews
    switch random.below(4) {
    case 0:
      guard let view = random.pick(others.filter { !stack.isDescendant(of: $0) }) else { return }
      stack.insertArrangedSubview(view, at: random.below(arranged.count + 1))
    case 1: random.pick(arranged).map(stack.removeArrangedSubview)
    case 2: random.pick(arranged)?.removeFromSuperview()
    default: random.pick(arranged)?.isHidden.toggle()
    }
    refreshViews()
  }

  private func changeStack() {
    guard let stack = random.pick(stacks) else { return }
    switch random.below(4) {
    case 0: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
    case 1: stack.distribution = StackView.Distribution(rawValue: random.below(5)) ?? .fill
    case 2: stack.alignment = StackView.Alignment(rawValue: random.below(6)) ?? .fill
    default: stack.spacing = number(0, 9)
    }
  }
}
