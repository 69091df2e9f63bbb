import Foundation

extension NavigationController {
  // MARK: Changing the stack

  func checkCanPush(_ controller: ViewController) {
    if controller is NavigationController { stop(.pushedNavigation) }
    if stack.contains(where: { $0 === controller }) { stop(.pushedTwice(controller)) }
  }

  /// Shortens the stack to `count` view controllers and returns the removed ones.
  func shorten(to count: Int, animated: Bool) -> [ViewController] {
    let removed = Array(stack[count...])
    replaceStack(with: Array(stack[..<count]), animated: animated)
    return removed
  }

  /// Replaces the stack; every change of the stack goes through this method.
  func replaceStack(with new: [ViewController], animated: Bool) {
    for (index, controller) in new.enumerated() {
      if controller is NavigationController { stop(.pushedNavigation) }
      if new[..<index].contains(where: { $0 === controller }) { stop(.pushedTwice(controller)) }
      if controller.storedParent !== self { checkCanAdopt(controller) }
    }
    stack = new
    repeatWork { self.followStack(animated: animated) }
    (tabBarController ?? storedParent)?.storedView?.setNeedsLayout()
  }

  /// Updates the children, the bars and the visible view controller to match the stack.
  private func followStack(animated: Bool) {
    let (removed, added) = adoptChildren { stack }
    storedNavigationBar?.items = stack.map(\.navigationItem)
    storedToolbar?.items = stack.last?.toolbarItems
    showLast(animated: animated) { [weak self] in
      guard let self else { return }
      self.finishLeaving(removed)
      for controller in added where controller.storedParent === self {
        controller.didMove(toParent: self)
      }
    }
  }

  // MARK: Showing the top view controller

  /// Shows the view of the top view controller in place of the current one.
  func showTop() {
    repeatWork { self.followStack(animated: false) }
  }

  private func showLast(animated: Bool, completion: @escaping () -> Void) {
    guard storedView != nil else { return completion() }
    let new = stack.last
    new?.loadViewIfNeeded()
    barsDidChange()
    guard new === stack.last, !isShowing(new) else {
      if appearance.isShown { finishLater(completion) } else { completion() }
      return
    }
    show(new, animated: animated, isOldFirst: true) {
      if appearance.isShown { announceTop(animated: animated) }
    } completion: { [weak self] in
      if let self, self.appearance.phase == .appeared { self.confirmTop(animated: animated) }
      completion()
    }
  }

  func announceTop(animated: Bool) {
    guard let top = stack.last, top !== announcedController else { return }
    announcedController = top
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  func confirmTop(animated: Bool) {
    guard let top = stack.last, top !== confirmedController, top === announcedController else {
      return
    }
    confirmedController = top
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  // MARK: Layout

  func barsDidChange() {
    storedView?.setNeedsLayout()
  }

  /// Lays out the bars inside the safe area, and the top view controller's view behind and between
  /// them.
  func layOutBarsAndTop() {
    guard let view = storedView else { return }
    let (bounds, safeArea) = (view.bounds, view.safeAreaInsets)
    var insets = EdgeInsets.zero
    if showBar(isNavigationBarHidden ? storedNavigationBar : navigationBar, in: view) {
      insets.top = navigationBar.sizeThatFits(bounds.size).height
      navigationBar.frame = CGRect(
        x: bounds.minX,
        y: bounds.minY + safeArea.top,
        width: bounds.width,
        height: insets.top
      )
    }
    if showBar(isToolbarHidden ? storedToolbar : toolbar, in: view), let toolbar {
      let height = toolbar.sizeThatFits(bounds.size).height
      insets.bottom = safeArea.bottom > 0 ? max(height, 49) : height
      toolbar.frame = CGRect(
        x: bounds.minX,
        y: bounds.maxY - safeArea.bottom - insets.bottom,
        width: bounds.width,
        height: insets.bottom
      )
    }
    guard let top = exchange.shown else { return }
    top.lie(
      in: view,
      below: insets,
      opaque: [
        !navigationBar.isTranslucent ? RectEdge.top : [],
        storedToolbar?.isTranslucent == false ? .bottom : [],
      ]
    )
  }

  /// Brings a bar to the front and returns whether it is visible.
  private func showBar(_ bar: View?, in view: View) -> Bool {
    guard let bar else { return false }
    if bar.superview !== view { view.addSubview(bar) }
    bar.isHidden = bar === storedToolbar ? isToolbarHidden : isNavigationBarHidden
    return !bar.isHidden
  }

  // MARK: Archive

  private struct Archived: Codable {
    var isNavigationBarHidden: Bool
    var isToolbarHidden: Bool
  }

  private enum Key {
    static let navigation = "ViewKit.navigationController"
    static let stack = "ViewKit.viewControllers"
    static let navigationBar = "ViewKit.navigationController.bar"
    static let toolbar = "ViewKit.navigationController.toolbar"
  }

  func encodeStack(into coder: NSCoder) {
    coder.encodeObjects(stack, forKey: Key.stack)
    coder.encodeObject(storedNavigationBar, forKey: Key.navigationBar)
    coder.encodeObject(storedToolbar, forKey: Key.toolbar)
    let archived = Archived(
      isNavigationBarHidden: isNavigationBarHidden,
      isToolbarHidden: isToolbarHidden
    )
    coder.encodeValue(archived, forKey: Key.navigation)
  }

  func decodeStack(from coder: NSCoder) {
    let stack = coder.decodeObjects(ViewController.self, forKey: Key.stack) ?? []
    replaceStack(with: stack.filter { !($0 is NavigationController) }.uniqued, animated: false)
    if let bar = coder.decodeObject(NavigationBar.self, forKey: Key.navigationBar) {
      adoptNavigationBar(bar)
    }
    if let bar = coder.decodeObject(Toolbar.self, forKey: Key.toolbar) {
      adoptToolbar(bar)
    }
    guard let archived = coder.decodeValue(Archived.self, forKey: Key.navigation) else { return }
    storedIsNavigationBarHidden = archived.isNavigationBarHidden
    storedIsToolbarHidden = archived.isToolbarHidden
  }
}

extension [ViewController] {
  /// The view controllers in order, without duplicates.
  var uniqued: [ViewController] {
    var result: [ViewController] = []
    for controller in self where !result.contains(where: { $0 === controller }) {
      result.append(controller)
    }
    return result
  }
}
