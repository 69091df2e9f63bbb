import Foundation

extension TabBarController {
  // MARK: Changing the tabs

  func replaceTabs(with new: [ViewController]) {
    let removed = tabs.filter { old in !new.contains { $0 === old } }
    let added = new.filter { controller in !tabs.contains { $0 === controller } }
    for controller in removed {
      controller.willMove(toParent: nil)
    }
    for controller in added {
      addChild(controller)
    }
    tabs = new
    storedChildren = removed + new
    if !new.contains(where: { $0 === selected }) {
      selected = new.first
    }
    showItems()
    showSelected { [weak self] in
      guard let self else { return }
      for controller in removed
      where controller.storedParent === self && !self.tabs.contains(where: { $0 === controller }) {
        controller.removeFromParent()
      }
    }
    for controller in added {
      controller.didMove(toParent: self)
    }
  }

  // MARK: Choosing

  func select(_ controller: ViewController) {
    guard controller !== selected else { return }
    selected = controller
    showItems()
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

  /// Shows the view of the chosen controller in place of the one that is shown.
  func showSelected(completion: @escaping () -> Void = {}) {
    guard storedView != nil, shownController !== selected else { return completion() }
    let (old, new) = (shownController, selected)
    shownController = new
    exchange(old, for: new, animated: false, isOldFirst: false, completion: completion)
    storedView?.setNeedsLayout()
  }

  // MARK: Layout

  /// Places the bar at the bottom, and the view of the chosen controller below and above it.
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
    shownController?.lie(in: view, below: insets, opaque: bar.isTranslucent ? [] : .bottom)
  }

  /// A controller that was pushed onto the chosen one's stack wants the bar to go away.
  private var hidesBar: Bool {
    guard let navigation = shownController as? NavigationController else { return false }
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
