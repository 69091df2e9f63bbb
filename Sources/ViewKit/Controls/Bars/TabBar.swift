public import Foundation

/// A bar of tabs at the bottom of a screen.
///
/// ```swift
/// let tabs = TabBar()
/// tabs.items = [
///   TabBarItem(title: "Home", image: nil, tag: 0),
///   TabBarItem(tabBarSystemItem: .search, tag: 1),
/// ]
/// tabs.selectedItem = tabs.items?.first
/// print(tabs.intrinsicContentSize.height)  // 49.0
/// ```
open class TabBar: View, ItemBar {
  private var itemViews = BarItemViews()

  /// Is told of the choice of a tab; not kept alive by the bar.
  open weak var delegate: (any TabBarDelegate)?

  // MARK: Creating

  /// Creates a tab bar without tabs.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a tab bar from an archive or an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    items = coder.decodeObjects(TabBarItem.self, forKey: Self.itemsKey)
    guard let archived = coder.decodeState(Archived.self) else { return }
    barStyle = archived.barStyle
    barTintColor = archived.barTintColor
    unselectedItemTintColor = archived.unselectedItemTintColor
    isTranslucent = archived.isTranslucent
    if let index = archived.selectedIndex, let items, items.indices.contains(index) {
      selectedItem = items[index]
    }
  }

  /// Writes tabs and looks into a keyed archive, besides what a view writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeObjects(items, forKey: Self.itemsKey)
    var archived = Archived()
    archived.barStyle = barStyle
    archived.barTintColor = barTintColor
    archived.unselectedItemTintColor = unselectedItemTintColor
    archived.isTranslucent = isTranslucent
    archived.selectedIndex = items?.firstIndex { $0 === selectedItem }
    coder.encodeState(archived)
  }

  package struct Archived: ArchivedState {
    package static let key = "ViewKit.tabBar"

    package var barStyle = BarStyle.default
    package var barTintColor: Color?
    package var unselectedItemTintColor: Color?
    package var isTranslucent = true
    package var selectedIndex: Int?

    package init() {}
  }

  package static let itemsKey = "ViewKit.tabBarItems"

  // MARK: Tabs

  /// The tabs from the leading side on, or nil; what was chosen and is not among them is not any more.
  open var items: [TabBarItem]? {
    didSet {
      if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true {
        self.selectedItem = nil
      }
      setNeedsLayout()
    }
  }

  /// Sets the tabs, animated or not.
  open func setItems(_ items: [TabBarItem]?, animated: Bool) {
    self.items = items
  }

  /// The tab that is chosen, or nil; setting it does not tell the delegate.
  ///
  /// A tab that is not among ``items`` stands for none.
  open var selectedItem: TabBarItem? {
    get { storedSelection }
    set { storedSelection = items?.contains { $0 === newValue } == true ? newValue : nil }
  }

  private weak var storedSelection: TabBarItem?

  /// Chooses a tab as a person's tap does, and tells the delegate.
  func chooseByPerson(_ item: TabBarItem) -> Bool {
    guard items?.contains(where: { $0 === item }) == true else { return false }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
    return true
  }

  // MARK: Looks

  /// How the bar looks; the usual look at first.
  open var barStyle = BarStyle.default

  /// The colour of the bar, or nil for the system's.
  open var barTintColor: Color?

  /// The colour of the tabs that are not chosen, or nil for the system's.
  open var unselectedItemTintColor: Color?

  /// Tells whether what is behind the bar shines through; true at first.
  open var isTranslucent = true

  // MARK: Size and layout

  /// The height of the system's tab bar in points with the safe area below; the width is free.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: naturalHeight)
  }

  /// Returns the given width with the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  private var naturalHeight: CGFloat {
    environment.controlSizes.tabBarHeight + safeAreaInsets.bottom
  }

  /// Works out the height again.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateIntrinsicContentSize()
  }

  /// Shows the tabs side by side, as wide as one another.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let items = items ?? []
    itemViews.show(items, in: self)
    let width = bounds.width / CGFloat(max(items.count, 1))
    let height = min(bounds.height, environment.controlSizes.tabBarHeight)
    for (index, item) in items.enumerated() {
      guard let view = itemViews.view(of: item) else { continue }
      place(view, at: CGRect(x: CGFloat(index) * width, y: 0, width: width, height: height))
    }
  }

  // MARK: Hooks for this module

  override class var initialHuggingPriorities: AxisPriorities {
    AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh)
  }
  override var accessibilityContextKind: AccessibilityContext.Giver? { .tabBar }
  override var defaultAccessibilityTraits: AccessibilityTraits { .tabBar }
  override var archivedSubviews: [View] { storedSubviews.filter { !itemViews.contains($0) } }

  override func environmentDidChange(from old: Environment, to new: Environment) {
    super.environmentDidChange(from: old, to: new)
    setNeedsLayout()
    if old.controlSizes.tabBarHeight != new.controlSizes.tabBarHeight {
      invalidateIntrinsicContentSize()
    }
  }

  func view(of item: BarItem) -> View? { itemViews.view(of: item) }

  func itemDidChange(_ item: BarItem) {
    setNeedsLayout()
  }
}
