/// The methods with which a delegate decides on and follows the selection of tabs.
public protocol TabBarControllerDelegate: AnyObject {
  /// Asks the delegate whether the user may select a tab.
  func tabBarController(
    _ tabBarController: TabBarController,
    shouldSelect viewController: ViewController
  ) -> Bool

  /// Notifies the delegate that the user selected a tab, which may already have been selected.
  func tabBarController(
    _ tabBarController: TabBarController,
    didSelect viewController: ViewController
  )

  /// Notifies the delegate that the user is about to rearrange the tabs; never called.
  @NeverCalled.BarCustomization
  func tabBarController(
    _ tabBarController: TabBarController,
    willBeginCustomizing viewControllers: [ViewController]
  )

  /// Notifies the delegate that the user is about to finish rearranging the tabs; never called.
  @NeverCalled.BarCustomization
  func tabBarController(
    _ tabBarController: TabBarController,
    willEndCustomizing viewControllers: [ViewController],
    changed: Bool
  )

  /// Notifies the delegate that the user has rearranged the tabs; never called.
  @NeverCalled.BarCustomization
  func tabBarController(
    _ tabBarController: TabBarController,
    didEndCustomizing viewControllers: [ViewController],
    changed: Bool
  )
}

extension TabBarControllerDelegate {
  /// Returns `true`.
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
