public import Foundation

/// A controller that shows one of several controllers, above a bar with a tab for each.
///
/// ```swift
/// let tabs = TabBarController()
/// tabs.viewControllers = [home, search]
/// tabs.selectedIndex = 1
/// print(home.isViewLoaded)  // false
/// ```
///
/// The view of a controller is loaded when its tab is first chosen. All tabs are in the bar, however
/// many there are.
open class TabBarController: ViewController, BarContainer, TabBarDelegate {
  var tabs: [ViewController] = []
  weak var selected: ViewController?
  let exchange = ChildExchange()
  private var storedTabBar: TabBar?

  /// Is asked and told of the choice of a tab; not kept alive by this one.
  open weak var delegate: (any TabBarControllerDelegate)?

  // MARK: Creating

  /// Creates a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from an archive or an interface file, with its tabs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeTabs(from: coder)
  }

  /// Writes the controllers and the choice into a keyed archive, besides what a controller writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeTabs(into: coder)
  }

  // MARK: Tabs

  /// The controllers in the order of their tabs, or nil; empty at first.
  ///
  /// The controller that was chosen stays so when it is still there; else the one at its index is,
  /// or the first one where the new list is too short for that.
  open var viewControllers: [ViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers, animated or not.
  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    replaceTabs(with: (viewControllers ?? []).uniqued)
  }

  /// The controller that is shown, or nil; setting it does not tell the delegate.
  ///
  /// - Precondition: It is one of ``viewControllers``; nil changes nothing.
  open var selectedViewController: ViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      guard tabs.contains(where: { $0 === newValue }) else { stop(.notInTabs(newValue)) }
      select(newValue)
    }
  }

  /// The place of the controller that is shown, or `NSNotFound` without one.
  ///
  /// An index beyond the ends changes nothing.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }

  // MARK: Bar

  /// The bar with the tabs.
  open var tabBar: TabBar {
    if let storedTabBar { return storedTabBar }
    let bar = TabBar()
    adoptTabBar(bar)
    return bar
  }

  /// Takes a bar in place of the controller's own, one that an interface file brings.
  package func adoptTabBar(_ bar: TabBar) {
    storedTabBar?.removeFromSuperview()
    storedTabBar = bar
    bar.delegate = self
    showItems()
  }

  /// Shows the controller of a tab that a person has chosen; overrides call `super`.
  ///
  /// A navigation controller that is shown already goes back to its first controller.
  open func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {
    chooseByPerson(item)
  }

  // MARK: Hooks

  /// Shows the controller that is chosen; overrides call `super`.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  override func didLoadView() {
    super.didLoadView()
    showSelected()
  }

  override func layOutChildren() {
    layOutBarAndSelected()
  }

  func forget(_ controller: ViewController) {
    guard tabs.contains(where: { $0 === controller }) else { return }
    replaceTabs(with: tabs.filter { $0 !== controller })
  }

  func itemsDidChange(of child: ViewController) {
    showItems()
  }

  /// Has the bar show a tab for each controller.
  func showItems() {
    let items = tabs.compactMap(\.tabBarItem)
    if let bar = storedTabBar {
      let isSame = bar.items?.elementsEqual(items, by: ===) == true
      if !isSame { bar.items = items }
      bar.selectedItem = selected?.tabBarItem
    }
    storedView?.setNeedsLayout()
  }
}
