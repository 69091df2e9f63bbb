import Foundation

extension ViewController {
  /// The nearest navigation controller among the ancestors, if any; presenting controllers are not
  /// ancestors.
  public var navigationController: NavigationController? {
    nearestAncestor(NavigationController.self)
  }

  /// The nearest tab bar controller among the ancestors, if any; presenting controllers are not
  /// ancestors.
  public var tabBarController: TabBarController? {
    nearestAncestor(TabBarController.self)
  }

  private func nearestAncestor<Ancestor>(_ type: Ancestor.Type) -> Ancestor? {
    var current = storedParent
    while let controller = current {
      if let match = controller as? Ancestor { return match }
      current = controller.storedParent
    }
    return nil
  }

  /// Sets the toolbar items, optionally animated.
  public func setToolbarItems(_ toolbarItems: [BarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  // MARK: Items

  func ensureNavigationItem() -> NavigationItem {
    if let item = bars.navigationItem { return item }
    let item = NavigationItem()
    item.title = title
    bars.navigationItem = item
    return item
  }

  func ensureTabBarItem() -> TabBarItem {
    if let item = bars.tabBarItem { return item }
    let item = TabBarItem(title: title, image: nil, tag: 0)
    bars.tabBarItem = item
    return item
  }

  /// Passes a new title on to the items that show it.
  func titleDidChange() {
    bars.navigationItem?.title = title
    bars.tabBarItem?.title = title
  }

  func barItemsDidChange() {
    (storedParent as? any BarContainer)?.itemsDidChange(of: self)
  }

  /// Shows a controller in the nearest navigation controller among the ancestors; presents it if
  /// there is none.
  func showInNearestContainer(_ controller: ViewController, sender: Any?) {
    var current = storedParent
    while let candidate = current {
      if candidate is NavigationController {
        candidate.show(controller, sender: sender)
        return
      }
      current = candidate.storedParent
    }
    present(controller, animated: true)
  }

  /// Installs the items that an interface file has for the controller.
  package func adoptItems(
    navigationItem: NavigationItem?,
    tabBarItem: TabBarItem?,
    toolbarItems: [BarButtonItem]?
  ) {
    if let navigationItem { bars.navigationItem = navigationItem }
    if let tabBarItem { bars.tabBarItem = tabBarItem }
    if let toolbarItems { bars.toolbarItems = toolbarItems }
  }

  // MARK: Archive

  private struct Archived: Codable {
    var hidesBottomBarWhenPushed: Bool
    var edgesForExtendedLayout: UInt
    var extendedLayoutIncludesOpaqueBars: Bool
  }

  private enum Key {
    static let bars = "ViewKit.controllerBars"
    static let navigationItem = "ViewKit.controllerNavigationItem"
    static let tabBarItem = "ViewKit.controllerTabBarItem"
    static let toolbarItems = "ViewKit.controllerToolbarItems"
  }

  func encodeBars(into coder: NSCoder) {
    let archived = Archived(
      hidesBottomBarWhenPushed: hidesBottomBarWhenPushed,
      edgesForExtendedLayout: edgesForExtendedLayout.rawValue,
      extendedLayoutIncludesOpaqueBars: extendedLayoutIncludesOpaqueBars
    )
    coder.encodeValue(archived, forKey: Key.bars)
    coder.encodeObject(bars.navigationItem, forKey: Key.navigationItem)
    coder.encodeObject(bars.tabBarItem, forKey: Key.tabBarItem)
    coder.encodeObjects(toolbarItems, forKey: Key.toolbarItems)
  }

  func decodeBars(from coder: NSCoder) {
    bars.navigationItem = coder.decodeObject(NavigationItem.self, forKey: Key.navigationItem)
    bars.tabBarItem = coder.decodeObject(TabBarItem.self, forKey: Key.tabBarItem)
    toolbarItems = coder.decodeObjects(BarButtonItem.self, forKey: Key.toolbarItems)
    guard let archived = coder.decodeValue(Archived.self, forKey: Key.bars) else { return }
    hidesBottomBarWhenPushed = archived.hidesBottomBarWhenPushed
    edgesForExtendedLayout = RectEdge(rawValue: archived.edgesForExtendedLayout)
    extendedLayoutIncludesOpaqueBars = archived.extendedLayoutIncludesOpaqueBars
  }
}

/// The items that a controller shows in the bars of its ancestors.
struct ControllerBars {
  var navigationItem: NavigationItem?
  var tabBarItem: TabBarItem?
  var toolbarItems: [BarButtonItem]?
}
