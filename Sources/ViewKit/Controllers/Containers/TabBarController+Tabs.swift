import Foundation

extension TabBarController {
  // MARK: Changing the tabs

  /// Replaces the tabs; every change of the tabs goes through this method.
  ///
  /// The selected view controller stays selected if it is still included. Otherwise the one at the
  /// same index is selected, or the first if there is none at that index.
  func replaceTabs(with new: [ViewController]) {
    for controller in new where controller.storedParent !== self {
      checkCanAdopt(controller)
    }
    if !new.contains(where: { $0 === selected }) {
      let index = selectedIndex
      selected = new.indices.contains(index) ? new[index] : new.first
    }
    tabs = new
    repeatWork { self.followTabs() }
  }

  /// Updates the children, the bar and the visible view controller to match the tabs.
  private func followTabs() {
    let (removed, added) = adoptChildren { tabs }
    showItems()
    showChosen { [weak self] in self?.finishLeaving(removed) }
    for controller in added where controller.storedParent === self {
      controller.didMove(toParent: self)
    }
  }

  // MARK: Selection

  func select(_ controller: ViewController) {
    guard controller !== selected else { return }
    selected = controller
    showSelected()
  }

  func chooseByPerson(_ item: TabBarItem) {
    guard let controller = tabs.first(where: { $0.tabBarItem === item }) else { return }
    guard delegate?.tabBarController(self, shouldSelect: controller) != false else {
      showItems()
      return
    }
    if controller === selected {
      (controller as? NavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Shows the view of the selected view controller in place of the current one.
  func showSelected() {
    repeatWork { self.followTabs() }
  }

  private func showChosen(completion: @escaping () -> Void) {
    guard storedView != nil else { return completion() }
    let new = selected
    new?.loadViewIfNeeded()
    guard new === selected, !isShowing(new) else { return completion() }
    show(new, animated: false, isOldFirst: false, completion: completion)
    storedView?.setNeedsLayout()
  }

  // MARK: Layout

  /// Lays out the bar at the bottom, and the selected view controller's view behind and above it.
  func layOutBarAndSelected() {
    guard let view = storedView else { return }
    let (bounds, safeArea) = (view.bounds, view.safeAreaInsets)
    let bar = tabBar
    if bar.superview !== view { view.addSubview(bar) }
    bar.isHidden = hidesBar
    let height = bar.environment.controlSizes.tabBarHeight
    bar.frame = CGRect(
      x: bounds.minX,
      y: bounds.maxY - safeArea.bottom - height,
      width: bounds.width,
      height: height + safeArea.bottom
    )
    let insets = EdgeInsets(top: 0, left: 0, bottom: bar.isHidden ? 0 : height, right: 0)
    exchange.shown?.lie(in: view, below: insets, opaque: bar.isTranslucent ? [] : .bottom)
  }

  /// Whether a view controller pushed onto the selected navigation controller's stack hides the
  /// bar.
  private var hidesBar: Bool {
    guard let navigation = exchange.shown as? NavigationController else { return false }
    return navigation.stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  // MARK: Archive

  private struct Archived: Codable {
    var selectedIndex: Int?
  }

  private enum Key {
    static let tabs = "ViewKit.tabBarController"
    static let controllers = "ViewKit.viewControllers"
    static let bar = "ViewKit.tabBarController.bar"
  }

  func encodeTabs(into coder: NSCoder) {
    coder.encodeObjects(tabs, forKey: Key.controllers)
    coder.encodeObject(tabBar, forKey: Key.bar)
    let index = selectedIndex
    coder.encodeValue(
      Archived(selectedIndex: index == NSNotFound ? nil : index),
      forKey: Key.tabs
    )
  }

  func decodeTabs(from coder: NSCoder) {
    let controllers = coder.decodeObjects(ViewController.self, forKey: Key.controllers) ?? []
    if let bar = coder.decodeObject(TabBar.self, forKey: Key.bar) {
      adoptTabBar(bar)
    }
    replaceTabs(with: controllers.uniqued)
    if let index = coder.decodeValue(Archived.self, forKey: Key.tabs)?.selectedIndex {
      selectedIndex = index
    }
  }
}
