/// An object that follows the selection of tabs.
public protocol TabBarDelegate: AnyObject {
  /// Notifies the delegate that a person has selected a tab, perhaps the one that was selected already.
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)

  /// Notifies the delegate that a person is about to arrange the tabs; never called.
  @NeverCalled.BarCustomization
  func tabBar(_ tabBar: TabBar, willBeginCustomizing items: [TabBarItem])

  /// Notifies the delegate that a person arranges the tabs; never called.
  @NeverCalled.BarCustomization
  func tabBar(_ tabBar: TabBar, didBeginCustomizing items: [TabBarItem])

  /// Notifies the delegate that a person is about to stop arranging the tabs; never called.
  @NeverCalled.BarCustomization
  func tabBar(_ tabBar: TabBar, willEndCustomizing items: [TabBarItem], changed: Bool)

  /// Notifies the delegate that a person has arranged the tabs; never called.
  @NeverCalled.BarCustomization
  func tabBar(_ tabBar: TabBar, didEndCustomizing items: [TabBarItem], changed: Bool)
}

extension TabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}

  /// Does nothing.
  public func tabBar(_ tabBar: TabBar, willBeginCustomizing items: [TabBarItem]) {}

  /// Does nothing.
  public func tabBar(_ tabBar: TabBar, didBeginCustomizing items: [TabBarItem]) {}

  /// Does nothing.
  public func tabBar(_ tabBar: TabBar, willEndCustomizing items: [TabBarItem], changed: Bool) {}

  /// Does nothing.
  public func tabBar(_ tabBar: TabBar, didEndCustomizing items: [TabBarItem], changed: Bool) {}
}
