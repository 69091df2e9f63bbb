public import Foundation

/// A container view controller that shows the top of a stack of view controllers, below a bar with
/// a back button.
///
/// ```swift
/// let navigation = NavigationController(rootViewController: inbox)
/// window.rootViewController = navigation
/// window.makeKeyAndVisible()
/// navigation.pushViewController(message, animated: true)
/// window.flush()
/// ```
///
/// The stack changes immediately, animated or not; the last hooks are called in the next turn of
/// the window's run loop.
open class NavigationController: ViewController, BarContainer {
  /// The view controllers from the root on, which are the children.
  var stack: [ViewController] = []
  let exchange = ChildExchange()
  /// The view controller most recently passed to the delegate's `willShow`.
  weak var announcedController: ViewController?
  /// The view controller most recently passed to the delegate's `didShow`.
  weak var confirmedController: ViewController?
  var storedNavigationBar: NavigationBar?
  var storedToolbar: Toolbar?
  var storedIsToolbarHidden = true
  var storedIsNavigationBarHidden = false

  /// The delegate, which is notified when a view controller is shown; not retained.
  open weak var delegate: (any NavigationControllerDelegate)?

  // MARK: Creating

  /// Creates a navigation controller with a root view controller.
  ///
  /// - Precondition: `rootViewController` is not a navigation controller.
  public convenience init(rootViewController: ViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a navigation controller and its stack from an archive or an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeStack(from: coder)
  }

  /// Encodes the stack and the settings, in addition to what ``ViewController`` encodes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeStack(into: coder)
  }

  // MARK: Stack

  /// The view controllers on the stack, from the root to the visible one.
  open var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The view controller at the top of the stack, if any.
  open var topViewController: ViewController? { stack.last }

  /// The view controller presented by the top view controller, or the top view controller itself.
  open var visibleViewController: ViewController? {
    storedPresented ?? topViewController?.storedPresented ?? topViewController
  }

  /// Replaces the stack and shows its last view controller.
  ///
  /// View controllers in between are not loaded, and their appearance hooks are not called.
  ///
  /// - Precondition: `viewControllers` contains no duplicates and no navigation controllers.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Pushes a view controller onto the stack and shows it.
  ///
  /// - Precondition: `viewController` is not on the stack and is not a navigation controller.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    checkCanPush(viewController)
    replaceStack(with: stack + [viewController], animated: animated)
  }

  /// Removes and returns the top view controller; does nothing and returns nil if it is the only
  /// one.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    guard stack.count > 1 else { return nil }
    return shorten(to: stack.count - 1, animated: animated).first
  }

  /// Removes all view controllers except the root, and returns them in stack order.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    guard stack.count > 1 else { return nil }
    return shorten(to: 1, animated: animated)
  }

  /// Removes the view controllers above the given one, and returns them in stack order.
  ///
  /// - Precondition: `viewController` is on the stack.
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

  /// Pushes a view controller onto the stack.
  open override func show(_ vc: ViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Bars

  /// The bar above the view of the top view controller.
  open var navigationBar: NavigationBar {
    if let storedNavigationBar { return storedNavigationBar }
    let bar = NavigationBar()
    adoptNavigationBar(bar)
    return bar
  }

  /// The toolbar below the top view controller's view, showing its items; hidden by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // As in UIKit.
  open var toolbar: Toolbar! {
    if let storedToolbar { return storedToolbar }
    let bar = Toolbar()
    adoptToolbar(bar)
    return bar
  }

  /// Replaces the navigation bar with one from an interface file.
  package func adoptNavigationBar(_ bar: NavigationBar) {
    storedNavigationBar?.removeFromSuperview()
    storedNavigationBar = bar
    bar.goBack = { [weak self] in self?.popViewController(animated: true) }
    bar.items = stack.map(\.navigationItem)
    barsDidChange()
  }

  /// Replaces the toolbar with one from an interface file.
  package func adoptToolbar(_ bar: Toolbar) {
    storedToolbar?.removeFromSuperview()
    storedToolbar = bar
    bar.items = topViewController?.toolbarItems
    barsDidChange()
  }

  /// A Boolean value that indicates whether the navigation bar is hidden; false by default.
  open var isNavigationBarHidden: Bool {
    get { storedIsNavigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// A Boolean value that indicates whether the toolbar is hidden; true by default.
  open var isToolbarHidden: Bool {
    get { storedIsToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar, optionally animated.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != storedIsNavigationBarHidden else { return }
    storedIsNavigationBarHidden = hidden
    barsDidChange()
  }

  /// Hides or shows the toolbar, optionally animated.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != storedIsToolbarHidden else { return }
    storedIsToolbarHidden = hidden
    barsDidChange()
  }

  // MARK: Items and hooks

  /// The tab bar item: the controller's own if one was set, otherwise that of the root view
  /// controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // As in UIKit: nil can be set, and is never read.
  open override var tabBarItem: TabBarItem! {
    get {
      if bars.tabBarItem == nil, let first = stack.first { return first.tabBarItem }
      return super.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  /// Shows the top view controller; overrides call `super`.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop()
  }

  /// Notifies the delegate of the view controller about to be shown; overrides call `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    announceTop(animated: animated)
  }

  /// Notifies the delegate of the view controller that is now shown; overrides call `super`.
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
