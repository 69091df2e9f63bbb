public import Foundation

/// A bar of buttons, usually at the bottom of a screen.
///
/// ```swift
/// let toolbar = Toolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
/// toolbar.items = [.init(systemItem: .trash), .flexibleSpace(), .init(systemItem: .add)]
/// toolbar.layoutIfNeeded()
/// print(toolbar.subviews.count)  // 2
/// ```
open class Toolbar: View, ItemBar {
  private var itemViews = BarItemViews()

  // MARK: Creating

  /// Creates a toolbar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a toolbar from an archive or an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    items = coder.decodeObjects(BarButtonItem.self, forKey: Self.itemsKey)
    guard let archived = coder.decodeState(Archived.self) else { return }
    barStyle = archived.barStyle
    barTintColor = archived.barTintColor
    isTranslucent = archived.isTranslucent
  }

  /// Writes items and looks into a keyed archive, besides what a view writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeObjects(items, forKey: Self.itemsKey)
    var archived = Archived()
    archived.barStyle = barStyle
    archived.barTintColor = barTintColor
    archived.isTranslucent = isTranslucent
    coder.encodeState(archived)
  }

  package struct Archived: ArchivedState {
    package static let key = "ViewKit.toolbar"

    package var barStyle = BarStyle.default
    package var barTintColor: Color?
    package var isTranslucent = true

    package init() {}
  }

  package static let itemsKey = "ViewKit.toolbarItems"

  // MARK: Items

  /// The buttons and spaces from the leading side on, or nil.
  open var items: [BarButtonItem]? {
    didSet { setNeedsLayout() }
  }

  /// Sets the items, animated or not.
  open func setItems(_ items: [BarButtonItem]?, animated: Bool) {
    self.items = items
  }

  // MARK: Looks

  /// How the bar looks; the usual look at first.
  open var barStyle = BarStyle.default

  /// The colour of the bar, or nil for the system's.
  open var barTintColor: Color?

  /// Tells whether what is behind the bar shines through; true at first.
  open var isTranslucent = true

  // MARK: Size and layout

  /// The height of the system's toolbar in points; the width is free.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: environment.controlSizes.toolbarHeight)
  }

  /// Returns the given width with the height of the system's toolbar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: environment.controlSizes.toolbarHeight)
  }

  /// Shows the items in a row; spaces that are flexible share what the others leave.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let items = items ?? []
    itemViews.show(items, in: self)
    let height = min(bounds.height, environment.controlSizes.toolbarHeight)
    let sizes = items.map { itemViews.size(of: $0, height: height) }
    let gaps = zip(items, items.dropFirst()).map { $0.isSpace || $1.isSpace ? 0 : BarItemViews.gap }
    let side = barMargin
    let used = sizes.reduce(0) { $0 + $1.width } + gaps.reduce(0, +)
    let flexible = items.filter { $0.storedSystemItem == .flexibleSpace }.count
    let share = max(bounds.width - 2 * side - used, 0) / CGFloat(max(flexible, 1))
    var x = side
    for (index, item) in items.enumerated() {
      let size = sizes[index]
      if let view = itemViews.view(of: item) {
        let y = (height - size.height) / 2
        place(view, at: CGRect(origin: CGPoint(x: x, y: y), size: size))
      }
      x += item.storedSystemItem == .flexibleSpace ? share : size.width
      x += index < gaps.count ? gaps[index] : 0
    }
  }

  // MARK: Hooks for this module

  override class var initialHuggingPriorities: AxisPriorities {
    AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh)
  }
  override var archivedSubviews: [View] { storedSubviews.filter { !itemViews.contains($0) } }

  override func environmentDidChange(from old: Environment, to new: Environment) {
    super.environmentDidChange(from: old, to: new)
    setNeedsLayout()
    if old.controlSizes.toolbarHeight != new.controlSizes.toolbarHeight {
      invalidateIntrinsicContentSize()
    }
  }

  func view(of item: BarItem) -> View? { itemViews.view(of: item) }

  func itemDidChange(_ item: BarItem) {
    setNeedsLayout()
  }
}

extension View {
  /// The distance in points from the edge of a bar to its items.
  var barMargin: CGFloat { bounds.width < 414 ? 16 : 20 }
}
