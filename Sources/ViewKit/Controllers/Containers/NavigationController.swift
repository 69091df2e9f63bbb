public import Foundation

/// A controller that shows the last of a stack of controllers, below a bar with the way back.
///
/// ```swift
/// let navigation = NavigationController(rootViewController: inbox)
/// window.rootViewController = navigation
/// window.makeKeyAndVisible()
/// navigation.pushViewController(message, animated: true)
/// window.flush()
/// ```
///
/// The stack changes at once, animated or not; the last hooks come with the next turn of the window's
/// run loop.
open class NavigationController: ViewController, BarContainer {
  /// The controllers from the root on, which are the children.
  var stack: [ViewController] = []
  let exchange = ChildExchange()
  /// The controller that the delegate was told of last.
  weak var announcedController: ViewController?
  /// The controller that the delegate was told is shown.
  weak var confirmedController: ViewController?
  var storedNavigationBar: NavigationBar?
  var storedToolbar: Toolbar?
  var storedIsToolbarHidden = true
  var storedIsNavigationBarHidden = false

  /// Is told of the controllers that are shown; not kept alive by this one.
  open weak var delegate: (any NavigationControllerDelegate)?

  // MARK: Creating

  /// Creates a controller whose stack has one controller.
  ///
  /// - Precondition: `rootViewController` is no navigation controller.
  public convenience init(rootViewController: ViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from an archive or an interface file, with its stack.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeStack(from: coder)
  }

  /// Writes stack and settings into a keyed archive, besides what a controller writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeStack(into: coder)
  }

  // MARK: Stack

  /// The controllers from the root to the one that is shown.
  open var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last controller of the stack, or nil.
  open var topViewController: ViewController? { stack.last }

  /// The controller that the last one has presented, else the last one.
  open var visibleViewController: ViewController? {
    storedPresented ?? topViewController?.storedPresented ?? topViewController
  }

  /// Replaces the stack; the last controller is shown.
  ///
  /// Controllers in between are neither loaded nor told of an appearance.
  ///
  /// - Precondition: No controller is there twice, and none is a navigation controller.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Adds a controller to the stack, which is shown.
  ///
  /// - Precondition: It is not on the stack, and is no navigation controller.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    checkCanPush(viewController)
    replaceStack(with: stack + [viewController], animated: animated)
  }

  /// Removes the last controller and returns it; nil, and nothing happens, where it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    guard stack.count > 1 else { return nil }
    return shorten(to: stack.count - 1, animated: animated).first
  }

  /// Removes all controllers but the first, and returns them in the order of the stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    guard stack.count > 1 else { return nil }
    return shorten(to: 1, animated: animated)
  }

  /// Removes the controllers after one, and returns them in the order of the stack.
  ///
  /// - Precondition: The controller is on the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: ViewController,
    animated: Bool
  ) -> [ViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      stop(.notOnStack(viewController))
    }
    return shorten(to: index + 1, animated: animated)
  }

  /// Adds a controller to the stack.
  open override func show(_ vc: ViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Bars

  /// The bar above the view of the last controller.
  open var navigationBar: NavigationBar {
    if let storedNavigationBar { return storedNavigationBar }
    let bar = NavigationBar()
    adoptNavigationBar(bar)
    return bar
  }

  /// The bar below the view of the last controller, hidden at first; it shows that one's items.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // As in UIKit.
  open var toolbar: Toolbar! {
    if let storedToolbar { return storedToolbar }
    let bar = Toolbar()
    adoptToolbar(bar)
    return bar
  }

  /// Takes a bar in place of the controller's own, one that an interface file brings.
  package func adoptNavigationBar(_ bar: NavigationBar) {
    storedNavigationBar?.removeFromSuperview()
    storedNavigationBar = bar
    bar.goBack = { [weak self] in self?.popViewController(animated: true) }
    bar.items = stack.map(\.navigationItem)
    barsDidChange()
  }

  /// Takes a toolbar in place of the controller's own, one that an interface file brings.
  package func adoptToolbar(_ bar: Toolbar) {
    storedToolbar?.removeFromSuperview()
    storedToolbar = bar
    bar.items = topViewController?.toolbarItems
    barsDidChange()
  }

  /// Tells whether the navigation bar is left out; false at first.
  open var isNavigationBarHidden: Bool {
    get { storedIsNavigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Tells whether the toolbar is left out; true at first.
  open var isToolbarHidden: Bool {
    get { storedIsToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Leaves the navigation bar out or shows it, animated or not.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != storedIsNavigationBarHidden else { return }
    storedIsNavigationBarHidden = hidden
    barsDidChange()
  }

  /// Leaves the toolbar out or shows it, animated or not.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != storedIsToolbarHidden else { return }
    storedIsToolbarHidden = hidden
    barsDidChange()
  }

  // MARK: Items and hooks

  /// The tab of the controller: its own when it was set, else that of the first of the stack.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // As in UIKit: nil can be set, and is never read.
  open override var tabBarItem: TabBarItem! {
    get {
      if bars.tabBarItem == nil, let first = stack.first { return first.tabBarItem }
      return super.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  /// Shows the last controller of the stack; overrides call `super`.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop()
  }

  /// Tells the delegate of the controller that is about to be shown; overrides call `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    announceTop(animated: animated)
  }

  /// Tells the delegate of the controller that is shown; overrides call `super`.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    confirmTop(animated: animated)
  }

  override func didLoadView() {
    super.didLoadView()
    showTop()
  }

  override func layOutChildren() {
    layOutBarsAndTop()
  }

  func forget(_ controller: ViewController) {
    guard stack.contains(where: { $0 === controller }) else { return }
    replaceStack(with: stack.filter { $0 !== controller }, animated: false)
  }

  func itemsDidChange(of child: ViewController) {
    guard child === topViewController else { return }
    storedToolbar?.items = child.toolbarItems
    barsDidChange()
  }
}
