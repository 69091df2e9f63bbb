public import Foundation

/// A container view controller that shows one of several view controllers, above a bar with a tab
/// for each.
///
/// ```swift
/// let tabs = TabBarController()
/// tabs.viewControllers = [home, search]
/// tabs.selectedIndex = 1
/// print(home.isViewLoaded)  // false
/// ```
///
/// The view of a view controller is loaded when its tab is first selected. The bar shows all tabs,
/// however many there are.
open class TabBarController: ViewController, BarContainer, TabBarDelegate {
  var tabs: [ViewController] = []
  weak var selected: ViewController?
  let exchange = ChildExchange()
  private var storedTabBar: TabBar?

  /// The delegate, which decides on and follows the selection of tabs; not retained.
  open weak var delegate: (any TabBarControllerDelegate)?

  // MARK: Creating

  /// Creates a tab bar controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a tab bar controller and its tabs from an archive or an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeTabs(from: coder)
  }

  /// Encodes the view controllers and the selection, in addition to what ``ViewController``
  /// encodes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeTabs(into: coder)
  }

  // MARK: Tabs

  /// The view controllers in the order of their tabs, or nil; empty by default.
  ///
  /// When it is set, the selected view controller stays selected if it is still included. Otherwise
  /// the one at the same index is selected, or the first if the new array is too short.
  open var viewControllers: [ViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the view controllers, optionally animated.
  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    replaceTabs(with: (viewControllers ?? []).uniqued)
  }

  /// The selected view controller, if any; setting it does not notify the delegate.
  ///
  /// Setting nil changes nothing.
  ///
  /// - Precondition: The new value is one of ``viewControllers`` or nil.
  open var selectedViewController: ViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      guard tabs.contains(where: { $0 === newValue }) else { stop(.notInTabs(newValue)) }
      select(newValue)
    }
  }

  /// The index of the selected view controller, or `NSNotFound` if there is none.
  ///
  /// Setting an index that is out of range changes nothing.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }

  // MARK: Bar

  /// The tab bar.
  open var tabBar: TabBar {
    if let storedTabBar { return storedTabBar }
    let bar = TabBar()
    adoptTabBar(bar)
    return bar
  }

  /// Replaces the tab bar with one from an interface file.
  package func adoptTabBar(_ bar: TabBar) {
    storedTabBar?.removeFromSuperview()
    storedTabBar = bar
    bar.delegate = self
    showItems()
  }

  /// Selects the view controller of a tab that the user tapped; overrides call `super`.
  ///
  /// A navigation controller that is already selected pops to its root view controller.
  open func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {
    chooseByPerson(item)
  }

  // MARK: Hooks

  /// Shows the selected view controller; overrides call `super`.
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

  /// Updates the bar's items and selection to match the tabs.
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
