public import Foundation

/// A bar that shows where a person is: a title, the way back, and buttons beside it.
///
/// ```swift
/// let bar = NavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
/// bar.pushItem(NavigationItem(title: "Inbox"), animated: false)
/// bar.pushItem(NavigationItem(title: "Message"), animated: false)
/// print(bar.topItem?.title ?? "", bar.backItem?.title ?? "")  // Message Inbox
/// ```
///
/// The bar of a ``NavigationController`` shows the items of its controllers; leave those to it.
open class NavigationBar: View, ItemBar {
  var storedItems: [NavigationItem] = []
  var itemViews = BarItemViews()
  var storedTitleLabel: Label?
  /// The view that the app shows in place of the title.
  var shownTitleView: View?
  var storedBackItem: BarButtonItem?
  /// Goes back in place of popping, for the controller that owns the bar.
  var goBack: (() -> Void)?

  /// Is asked and told when items are pushed and popped; not kept alive by the bar.
  open weak var delegate: (any NavigationBarDelegate)?

  // MARK: Creating

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a bar from an archive or an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeBar(from: coder)
  }

  /// Writes items and looks into a keyed archive, besides what a view writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeBar(into: coder)
  }

  // MARK: Items

  /// The items from the first to the one that is shown, or nil; empty at first.
  open var items: [NavigationItem]? {
    get { storedItems }
    set { replaceItems(with: newValue ?? []) }
  }

  /// The item that is shown: the last one.
  open var topItem: NavigationItem? { storedItems.last }

  /// The item that the way back leads to: the last but one.
  open var backItem: NavigationItem? { storedItems.dropLast().last }

  /// Replaces all items, animated or not.
  open func setItems(_ items: [NavigationItem]?, animated: Bool) {
    self.items = items
  }

  /// Adds an item, which is shown, unless the delegate refuses it.
  open func pushItem(_ item: NavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
    replaceItems(with: storedItems + [item])
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the item that is shown and returns it; nil when there is none or the delegate refuses.
  @discardableResult
  open func popItem(animated: Bool) -> NavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) != false else {
      return nil
    }
    replaceItems(with: storedItems.dropLast())
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  // MARK: Looks

  /// Tells whether titles may be large, in a line of their own; false at first.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { heightMayHaveChanged() } }
  }

  /// How the bar looks; the usual look at first.
  open var barStyle = BarStyle.default

  /// The colour of the bar, or nil for the system's.
  open var barTintColor: Color?

  /// Tells whether what is behind the bar shines through; true at first.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { storedSuperview?.setNeedsLayout() } }
  }

  // MARK: Size and layout

  /// The height of the system's bar in points, a large title included; the width is free.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: naturalHeight)
  }

  /// Returns the given width with the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  /// Shows the title in the middle and the buttons at the sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showTopItem()
  }

  // MARK: Hooks for this module

  override var archivedSubviews: [View] {
    storedSubviews.filter { view in
      !itemViews.contains(view) && view !== storedTitleLabel && view !== shownTitleView
    }
  }

  override func environmentDidChange(from old: Environment, to new: Environment) {
    super.environmentDidChange(from: old, to: new)
    setNeedsLayout()
    if old.controlSizes.navigationBarHeight != new.controlSizes.navigationBarHeight {
      invalidateIntrinsicContentSize()
    }
  }

  func view(of item: BarItem) -> View? { itemViews.view(of: item) }

  func itemDidChange(_ item: BarItem) {
    setNeedsLayout()
  }
}

/// Is asked and told when items of a navigation bar are pushed and popped.
public protocol NavigationBarDelegate: AnyObject {
  /// Returns whether an item may be added.
  func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool

  /// Tells that an item has been added.
  func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem)

  /// Returns whether the item that is shown may be removed.
  func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool

  /// Tells that an item has been removed.
  func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem)
}

extension NavigationBarDelegate {
  /// Returns true.
  public func navigationBar(
    _ navigationBar: NavigationBar,
    shouldPush item: NavigationItem
  ) -> Bool {
    true
  }

  /// Does nothing.
  public func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem) {}

  /// Returns true.
  public func navigationBar(
    _ navigationBar: NavigationBar,
    shouldPop item: NavigationItem
  ) -> Bool {
    true
  }

  /// Does nothing.
  public func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem) {}
}
