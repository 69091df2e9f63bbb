import ViewKit

extension AppearanceWorld {
  /// Makes a random change.
  func act() {
    let actions: [() -> Void] = [
      push, push, pop, popToRoot, popToOne, replaceStack, selectTab, selectTab, replaceTabs,
      present, present, dismiss, dismiss, embedOne, embedOne, removeChild, removeChild, takeOutView,
      putBackView, orphan, moveChild, exchangeChildren, replaceRoot, hideOrShow, unload, callTwice,
      handOver, strike,
    ]
    pick(actions)?()
  }

  private var isAnimated: Bool { chance(2) == 0 }

  // MARK: Choices

  private var leaves: [LoggingController] { controllers.compactMap { $0 as? LoggingController } }

  /// Controllers that are in use nowhere.
  private var freeControllers: [ViewController] {
    controllers.filter {
      $0.parent == nil && $0.presentingViewController == nil && $0.presentedViewController == nil
        && $0 !== window.rootViewController && $0.viewIfLoaded?.superview == nil
        && $0.viewIfLoaded?.window == nil && !busy.contains($0)
    }
  }

  private func takeFree(
    for user: ViewController?,
    where fits: (ViewController) -> Bool = { _ in true }
  )
    -> ViewController
  {
    let free = freeControllers.filter { candidate in
      fits(candidate) && !(user.map { isInside($0, candidate) || isBelow($0, candidate) } ?? false)
    }
    if chance(2) == 0, let found = pick(free) { return found }
    for _ in 0..<3 {
      let made = makeRandomController()
      if fits(made) { return made }
    }
    return makeLeaf()
  }

  private func isInside(_ controller: ViewController, _ other: ViewController) -> Bool {
    var current: ViewController? = controller
    while let candidate = current {
      if candidate === other { return true }
      current = candidate.parent ?? candidate.presentingViewController
    }
    return false
  }

  private func isBelow(_ controller: ViewController, _ other: ViewController) -> Bool {
    guard let view = controller.viewIfLoaded, let above = other.viewIfLoaded else { return false }
    return view.isDescendant(of: above)
  }

  /// The children that a container shows that has no order of its own.
  private var embedded: [ViewController] {
    controllers.filter { $0.parent is LoggingController && !busy.contains($0) }
  }

  // MARK: Navigation

  private func push() {
    guard let navigation = pick(controllers.compactMap { $0 as? NavigationController }) else {
      return
    }
    let new = takeFree(for: navigation) { !($0 is NavigationController) }
    note("push \(name(new)) on \(name(navigation))")
    using([new]) { navigation.pushViewController(new, animated: isAnimated) }
  }

  private func pop() {
    guard let navigation = pick(controllers.compactMap { $0 as? NavigationController }) else {
      return
    }
    note("pop \(name(navigation))")
    navigation.popViewController(animated: isAnimated)
  }

  private func popToRoot() {
    guard let navigation = pick(controllers.compactMap { $0 as? NavigationController }) else {
      return
    }
    note("pop \(name(navigation)) to its root")
    navigation.popToRootViewController(animated: isAnimated)
  }

  private func popToOne() {
    guard let navigation = pick(controllers.compactMap { $0 as? NavigationController }),
      let target = pick(navigation.viewControllers)
    else { return }
    note("pop \(name(navigation)) to \(name(target))")
    navigation.popToViewController(target, animated: isAnimated)
  }

  private func replaceStack() {
    guard let navigation = pick(controllers.compactMap { $0 as? NavigationController }) else {
      return
    }
    var stack = navigation.viewControllers.filter { _ in chance(2) == 0 }
    for _ in 0..<chance(3) {
      let new = takeFree(for: navigation) { !($0 is NavigationController) }
      if !stack.contains(new) { stack.append(new) }
    }
    stack.shuffle(using: &numbers)
    note("set \(name(navigation)) to \(names(stack))")
    using(stack) { navigation.setViewControllers(stack, animated: isAnimated) }
  }

  /// Pushes what one stack loses onto another in the same turn.
  private func handOver() {
    let stacks = controllers.compactMap { $0 as? NavigationController }
    guard let from = pick(stacks.filter { $0.viewControllers.count > 1 }),
      let top = from.topViewController, !busy.contains(top),
      let to = pick(stacks.filter { $0 !== from && !isInside($0, top) })
    else { return }
    note("hand \(name(top)) over from \(name(from)) to \(name(to))")
    using([top]) {
      from.popViewController(animated: isAnimated)
      let isFree = top.parent.map { $0 === from } ?? true
      guard isFree, !from.viewControllers.contains(top), !isInside(to, top) else { return }
      to.pushViewController(top, animated: isAnimated)
    }
  }

  /// Ends the tie between a container with bars and one of its children.
  private func strike() {
    let children = controllers.filter {
      $0.parent is NavigationController || $0.parent is TabBarController
    }
    guard let child = pick(children), !busy.contains(child) else { return }
    note("strike \(name(child))")
    using([child]) { child.removeFromParent() }
  }

  // MARK: Tabs

  private func selectTab() {
    guard let tabs = pick(controllers.compactMap { $0 as? TabBarController }) else { return }
    let index = chance(max(tabs.viewControllers?.count ?? 0, 1))
    note("select \(index) of \(name(tabs))")
    tabs.selectedIndex = index
  }

  private func replaceTabs() {
    guard let tabs = pick(controllers.compactMap { $0 as? TabBarController }) else { return }
    var list = (tabs.viewControllers ?? []).filter { _ in chance(2) == 0 }
    for _ in 0..<chance(3) {
      let new = takeFree(for: tabs)
      if !list.contains(new) { list.append(new) }
    }
    list.shuffle(using: &numbers)
    note("set \(name(tabs)) to \(names(list))")
    using(list) { tabs.setViewControllers(list, animated: isAnimated) }
  }

  // MARK: Presentation

  private func present() {
    guard let presenter = pick(controllers.filter { $0.viewIfLoaded?.window != nil }) else {
      return
    }
    let new = takeFree(for: presenter)
    let styles: [ModalPresentationStyle] = [
      .fullScreen, .fullScreen, .automatic, .currentContext, .overFullScreen, .overCurrentContext,
    ]
    new.modalPresentationStyle = pick(styles) ?? .automatic
    note("present \(name(new)) \(new.modalPresentationStyle) from \(name(presenter))")
    var isRefused = false
    let observer = window.diagnosticObserver
    window.diagnosticObserver = { if $0.kind == .presentationRefused { isRefused = true } }
    let completion = expectCompletion()
    using([new]) { presenter.present(new, animated: isAnimated, completion: completion) }
    window.diagnosticObserver = observer
    if isRefused {
      note("refused")
      refuseCompletion()
    }
  }

  private func dismiss() {
    guard let controller = pick(controllers) else { return }
    note("dismiss from \(name(controller))")
    controller.dismiss(animated: isAnimated)
  }

  // MARK: Children

  func embed(_ child: ViewController, in parent: LoggingController) {
    parent.addChild(child)
    if parent.forwardsAppearance {
      parent.view.addSubview(child.view)
    } else {
      place(child, in: parent)
    }
    child.didMove(toParent: parent)
  }

  /// Adds a view with the calls of a container that tells its children itself.
  private func place(_ child: ViewController, in parent: LoggingController) {
    child.loadViewIfNeeded()
    if isToldShown(parent) { child.beginAppearanceTransition(true, animated: isAnimated) }
    parent.view.addSubview(child.view)
    // Hooks may have changed what the parent has been told.
    child.beginAppearanceTransition(isToldShown(parent), animated: false)
    endOwnCalls(of: child)
  }

  private func takeOut(_ child: ViewController) {
    let isToldByParent = (child.parent as? LoggingController)?.forwardsAppearance == false
    if isToldByParent, isToldShown(child) {
      child.beginAppearanceTransition(false, animated: isAnimated)
    }
    child.viewIfLoaded?.removeFromSuperview()
    if isToldByParent { endOwnCalls(of: child) }
  }

  /// Ends what a container has begun that tells its children itself.
  func endOwnCalls(of child: ViewController) {
    let line = child.hierarchyDescription.prefix { $0 != "\n" }
    if line.contains("appearing") { child.endAppearanceTransition() }
  }

  private func embedOne() {
    guard let parent = pick(leaves) else { return }
    let child = takeFree(for: parent)
    note("embed \(name(child)) in \(name(parent))")
    using([child, parent]) { embed(child, in: parent) }
  }

  private func removeChild() {
    guard let child = pick(embedded) else { return }
    note("remove \(name(child))")
    using([child]) {
      child.willMove(toParent: nil)
      takeOut(child)
      child.removeFromParent()
    }
  }

  private func takeOutView() {
    guard let child = pick(embedded) else { return }
    note("take out the view of \(name(child))")
    using([child]) { takeOut(child) }
  }

  private func putBackView() {
    guard let child = pick(embedded.filter { $0.viewIfLoaded?.superview == nil }),
      let parent = child.parent as? LoggingController
    else { return }
    note("put back the view of \(name(child))")
    using([child, parent]) {
      if parent.forwardsAppearance {
        parent.view.addSubview(child.view)
      } else {
        place(child, in: parent)
      }
    }
  }

  private func orphan() {
    guard let child = pick(embedded) else { return }
    note("remove \(name(child)) without its view, and the view later")
    let isToldByParent = (child.parent as? LoggingController)?.forwardsAppearance == false
    using([child]) {
      if isToldByParent { takeOut(child) }
      child.removeFromParent()
      if chance(2) == 0 { window.performTurn() }
      child.viewIfLoaded?.removeFromSuperview()
    }
  }

  private func moveChild() {
    guard let child = pick(embedded.filter { $0.viewIfLoaded?.superview != nil }),
      let parent = pick(
        leaves.filter {
          !isInside($0, child) && !isBelow($0, child) && $0.forwardsAppearance
        }
      ),
      (child.parent as? LoggingController)?.forwardsAppearance == true
    else { return }
    note("move \(name(child)) to \(name(parent))")
    using([child, parent]) {
      child.willMove(toParent: nil)
      child.removeFromParent()
      parent.view.addSubview(child.view)
      parent.addChild(child)
      child.didMove(toParent: parent)
    }
  }

  private func exchangeChildren() {
    guard let from = pick(embedded), let parent = from.parent as? LoggingController,
      parent.forwardsAppearance, let to = pick(parent.children.filter { $0 !== from })
    else { return }
    note("transition from \(name(from)) to \(name(to))")
    let completion = expectCompletion()
    using([from, to, parent]) {
      parent.transition(
        from: from,
        to: to,
        duration: isAnimated ? 0.3 : 0,
        animations: nil,
        completion: { _ in completion() }
      )
    }
  }

  /// The app's own calls for a child, around another change.
  private func callTwice() {
    guard options.contains(.ownCalls),
      let child = pick(
        embedded.filter { ($0.parent as? LoggingController)?.forwardsAppearance == false }
      )
    else { return }
    let isShown = isToldShown(child)
    note("begin \(!isShown) of \(name(child)), and back")
    using([child]) {
      child.beginAppearanceTransition(!isShown, animated: isAnimated)
      act()
      child.beginAppearanceTransition(
        child.parent.map(isToldShown) == true && child.viewIfLoaded?.superview != nil,
        animated: isAnimated
      )
      child.endAppearanceTransition()
    }
  }

  // MARK: Window

  private func replaceRoot() {
    guard chance(3) == 0 else { return }
    let new = takeFree(for: nil)
    note("root \(name(new))")
    using([new]) { window.rootViewController = new }
  }

  private func hideOrShow() {
    guard window.isHidden || chance(3) == 0 else { return }
    note(window.isHidden ? "show the window" : "hide the window")
    window.isHidden.toggle()
  }

  private func unload() {
    guard let controller = pick(freeControllers.filter(\.isViewLoaded)) else { return }
    note("unload \(name(controller))")
    noteUnload(of: controller)
    using([controller]) { controller.view = nil }
  }
}
