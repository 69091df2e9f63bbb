/// An object that decides on and follows the selection of tabs.
public protocol TabBarControllerDelegate: AnyObject {
  /// Returns whether a person may select a tab.
  func tabBarController(
    _ tabBarController: TabBarController,
    shouldSelect viewController: ViewController
  ) -> Bool

  /// Notifies the delegate that a person has selected a tab, perhaps the one that was selected already.
  func tabBarController(
    _ tabBarController: TabBarController,
    didSelect viewController: ViewController
  )

  /// Notifies the delegate that a person is about to arrange the tabs; never called.
  @NeverCalled.BarCustomization
  func tabBarController(
    _ tabBarController: TabBarController,
    willBeginCustomizing viewControllers: [ViewController]
  )

  /// Notifies the delegate that a person is about to stop arranging the tabs; never called.
  @NeverCalled.BarCustomization
  func tabBarController(
    _ tabBarController: TabBarController,
    willEndCustomizing viewControllers: [ViewController],
    changed: Bool
  )

  /// Notifies the delegate that a person has arranged the tabs; never called.
  @NeverCalled.BarCustomization
  func tabBarController(
    _ tabBarController: TabBarController,
    didEndCustomizing viewControllers: [ViewController],
    changed: Bool
  )
}

extension TabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: TabBarController,
    shouldSelect viewController: ViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController,
    didSelect viewController: ViewController
  ) {}

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController,
    willBeginCustomizing viewControllers: [ViewController]
  ) {}

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController,
    willEndCustomizing viewControllers: [ViewController],
    changed: Bool
  ) {}

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController,
    didEndCustomizing viewControllers: [ViewController],
    changed: Bool
  ) {}
}
