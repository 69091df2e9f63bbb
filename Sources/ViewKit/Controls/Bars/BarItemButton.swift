import Foundation

/// The button that a bar shows for an item, which speaks for the item.
final class BarItemButton: Button {
  let item: BarItem

  init(_ item: BarItem) {
    self.item = item
    super.init(frame: .zero)
    isAccessibilityElement = true
    showItem()
  }

  /// A bar makes its buttons anew, and does not read them from archives.
  required init?(coder: NSCoder) {
    return nil
  }

  /// Takes over what the item has to show.
  func showItem() {
    let buttonItem = item as? BarButtonItem
    let isTab = item is TabBarItem
    let isDone = buttonItem?.style == .done || buttonItem?.storedSystemItem == .done
    titleLabel?.font = .systemFont(
      ofSize: isTab ? 10 : 17,
      weight: isTab ? .medium : isDone ? .semibold : .regular
    )
    let showsTitle = buttonItem?.storedSystemItem?.showsTitle ?? true
    setTitle(item.title ?? (showsTitle ? item.shownTitle : nil), for: .normal)
    setImage(item.image, for: .normal)
    setTitleColor(buttonItem?.tintColor ?? tintColor, for: .normal)
    setTitleColor(.tertiaryLabel, for: .disabled)
    isEnabled = item.isEnabled
  }

  override func accessibilityActivate() -> Bool { item.accessibilityActivate() }

  /// A button of a bar takes touches around it, up to 44 points across.
  override func point(inside point: CGPoint, with event: ViewKit.Event?) -> Bool {
    let reach = CGSize(width: max(0, 44 - bounds.width), height: max(0, 44 - bounds.height))
    return bounds.insetBy(dx: -reach.width / 2, dy: -reach.height / 2).contains(point)
  }

  // What was set on the item holds for the button, as people meet no other.

  override var accessibilityLabel: String? {
    get { item.accessibilityLabel }
    set { item.accessibilityLabel = newValue }
  }

  override var accessibilityHint: String? {
    get { item.accessibilityHint }
    set { item.accessibilityHint = newValue }
  }

  override var accessibilityValue: String? {
    get { item.accessibilityValue }
    set { item.accessibilityValue = newValue }
  }

  override var accessibilityIdentifier: String? {
    get { item.accessibilityIdentifier }
    set { item.accessibilityIdentifier = newValue }
  }

  override var accessibilityTraits: AccessibilityTraits {
    get { item.accessibilityTraits }
    set { item.accessibilityTraits = newValue }
  }
}

/// The views that a bar shows for its items, kept as long as their items are there.
struct BarItemViews {
  private var shown: [(item: BarItem, view: View)] = []

  /// Shows a view for each item that has one, on top of what else is in the bar.
  mutating func show(_ items: [BarItem], in bar: some ItemBar) {
    let wanted = items.compactMap { item in itemView(for: item).map { (item: item, view: $0) } }
    let leaving = shown
    shown = wanted
    for (item, view) in leaving where !wanted.contains(where: { $0.view === view }) {
      if view.superview === bar { view.removeFromSuperview() }
      if !items.contains(where: { $0 === item }), item.bar === bar { item.bar = nil }
    }
    for (item, view) in wanted {
      item.bar = bar
      if view.superview !== bar { bar.addSubview(view) }
    }
  }

  func view(of item: BarItem) -> View? {
    shown.first { $0.item === item }?.view
  }

  func contains(_ view: View) -> Bool {
    shown.contains { $0.view === view }
  }

  private func itemView(for item: BarItem) -> View? {
    if let item = item as? BarButtonItem {
      if item.isSpace { return nil }
      if let customView = item.customView { return customView }
    }
    if let button = view(of: item) as? BarItemButton {
      button.showItem()
      return button
    }
    return BarItemButton(item)
  }

  // MARK: Sizes

  /// Returns the size in points that an item takes in a bar of a height.
  func size(of item: BarButtonItem, height: CGFloat) -> CGSize {
    guard let view = view(of: item) else { return CGSize(width: item.width, height: height) }
    if view === item.customView {
      let size = view.sizeInBar(atMost: height)
      return CGSize(width: item.width > 0 ? item.width : size.width, height: size.height)
    }
    let natural = view.intrinsicContentSize.width
    return CGSize(width: item.width > 0 ? item.width : natural, height: height)
  }

  /// The distance in points between two items.
  static let gap: CGFloat = 8
}

extension View {
  /// The size of a view of the app's own in a bar: what its constraints and content ask for, else its
  /// present one.
  func sizeInBar(atMost height: CGFloat) -> CGSize {
    var size = bounds.size
    if !translatesAutoresizingMaskIntoConstraints {
      size = systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
    } else if size == .zero {
      size = sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: height))
    }
    // Sliders and others fit any width; what is larger than any screen would only cost precision.
    return CGSize(width: min(size.width, 2_777_777), height: min(size.height, height))
  }

  /// Returns a rectangle mirrored in the bounds where the content runs from right to left.
  func mirroredIfNeeded(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(
      x: bounds.width - rect.maxX,
      y: rect.minY,
      width: rect.width,
      height: rect.height
    )
  }

  /// Places a subview at the frame, with edges on whole pixels.
  func place(_ view: View, at rect: CGRect) {
    view.frame = mirroredIfNeeded(rect).roundedToPixels(scale: displayScale)
  }
}
