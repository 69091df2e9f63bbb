import Foundation

extension NavigationBar {
  // MARK: Items

  func replaceItems(with items: [NavigationItem]) {
    for item in storedItems where item.bar === self {
      item.bar = nil
    }
    storedItems = items
    for item in items {
      item.bar = self
    }
    heightMayHaveChanged()
  }

  func navigationItemDidChange(_ item: NavigationItem) {
    heightMayHaveChanged()
  }

  func heightMayHaveChanged() {
    setNeedsLayout()
    guard prefersLargeTitles || intrinsicContentSize.height != bounds.height else { return }
    invalidateIntrinsicContentSize()
    storedSuperview?.setNeedsLayout()
  }

  // MARK: Size

  var naturalHeight: CGFloat {
    let sizes = environment.controlSizes
    return sizes.navigationBarHeight + (showsLargeTitle ? sizes.largeTitleHeight : 0)
  }

  /// The title of the last item is large: its own wish, or that of the nearest item before with one.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, topItem?.titleView == nil else { return false }
    let wish = storedItems.last { $0.largeTitleDisplayMode != .automatic }
    return wish?.largeTitleDisplayMode != .never
  }

  // MARK: Content

  /// Shows the last item in the highest part of the bar, and a large title below.
  func showTopItem() {
    let height = min(bounds.height, environment.controlSizes.navigationBarHeight)
    let left = leadingItems
    let right = topItem?.rightBarButtonItems ?? []
    itemViews.show(left + right, in: self)
    let start = row(left, height: height) { $0 }
    let end = row(right, height: height) { [width = bounds.width] in
      CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
    showTitle(between: start, and: bounds.width - end, height: height)
  }

  /// What stands on the leading side: the way back, and the buttons beside it or in its place.
  private var leadingItems: [BarButtonItem] {
    guard let topItem else { return [] }
    let own = topItem.leftBarButtonItems ?? []
    let isReplaced = !own.isEmpty && !topItem.leftItemsSupplementBackButton
    guard let backItem, !topItem.hidesBackButton, !isReplaced else { return own }
    return [backButton(to: backItem)] + own
  }

  private func backButton(to item: NavigationItem) -> BarButtonItem {
    let button = storedBackItem ?? BarButtonItem()
    storedBackItem = button
    let given = item.backBarButtonItem
    let title = given?.title ?? item.backButtonTitle ?? item.title ?? "Back"
    if button.title != title { button.title = title }
    button.accessibilityLabel = given?.accessibilityLabel ?? title
    button.accessibilityTraits = [.button, .backButton]
    button.setTarget(self, action: NavigationBar.goBackByPerson)
    return button
  }

  private func goBackByPerson() {
    if let goBack {
      goBack()
    } else {
      popItem(animated: true)
    }
  }

  /// Places items one beside the other from the leading edge on, and returns where they end.
  private func row(
    _ items: [BarButtonItem],
    height: CGFloat,
    turned: (CGRect) -> CGRect
  ) -> CGFloat {
    var x = barMargin
    for item in items {
      let size = itemViews.size(of: item, height: height)
      if let view = itemViews.view(of: item) {
        let rect = CGRect(
          origin: CGPoint(x: x, y: (height - size.height) / 2),
          size: size
        )
        place(view, at: turned(rect))
      }
      x += size.width + (item.isSpace ? 0 : BarItemViews.gap)
    }
    return x
  }

  private func showTitle(between start: CGFloat, and end: CGFloat, height: CGFloat) {
    let titleView = topItem?.titleView
    if shownTitleView !== titleView {
      if shownTitleView?.superview === self { shownTitleView?.removeFromSuperview() }
      shownTitleView = titleView
    }
    guard let titleView else {
      showTitleLabel(between: start, and: end, height: height)
      return
    }
    storedTitleLabel?.isHidden = true
    if titleView.superview !== self { addSubview(titleView) }
    let size = titleView.sizeInBar(atMost: height)
    place(titleView, at: centered(size, between: start, and: end, height: height))
  }

  private func showTitleLabel(between start: CGFloat, and end: CGFloat, height: CGFloat) {
    let label = storedTitleLabel ?? makeTitleLabel()
    let isLarge = showsLargeTitle
    label.font = isLarge ? .boldSystemFont(ofSize: 34) : .systemFont(ofSize: 17, weight: .semibold)
    label.text = topItem?.title
    label.isHidden = topItem?.title == nil
    let size = label.intrinsicContentSize
    guard isLarge, bounds.height > height else {
      place(label, at: centered(size, between: start, and: end, height: height))
      return
    }
    let width = min(size.width, max(bounds.width - 2 * barMargin, 0))
    let y = height + (bounds.height - height - size.height) / 2
    place(label, at: CGRect(x: barMargin, y: y, width: width, height: size.height))
  }

  private func makeTitleLabel() -> Label {
    let label = Label()
    label.textAlignment = .center
    label.accessibilityTraits = .header
    storedTitleLabel = label
    addSubview(label)
    return label
  }

  /// Returns a rectangle in the middle of the bar, moved and cut to what the sides leave.
  private func centered(
    _ size: CGSize,
    between start: CGFloat,
    and end: CGFloat,
    height: CGFloat
  ) -> CGRect {
    let width = min(size.width, max(end - start, 0))
    let x = min(max((bounds.width - width) / 2, start), max(end - width, start))
    return CGRect(x: x, y: (height - size.height) / 2, width: width, height: size.height)
  }

  // MARK: Archive

  package struct Archived: ArchivedState {
    package static let key = "ViewKit.navigationBar"

    package var barStyle = BarStyle.default
    package var barTintColor: Color?
    package var isTranslucent = true
    package var prefersLargeTitles = false

    package init() {}
  }

  package static var itemsKey: String { "ViewKit.navigationItems" }

  func encodeBar(into coder: NSCoder) {
    coder.encodeObjects(storedItems, forKey: Self.itemsKey)
    var archived = Archived()
    archived.barStyle = barStyle
    archived.barTintColor = barTintColor
    archived.isTranslucent = isTranslucent
    archived.prefersLargeTitles = prefersLargeTitles
    coder.encodeState(archived)
  }

  func decodeBar(from coder: NSCoder) {
    replaceItems(with: coder.decodeObjects(NavigationItem.self, forKey: Self.itemsKey) ?? [])
    guard let archived = coder.decodeState(Archived.self) else { return }
    barStyle = archived.barStyle
    barTintColor = archived.barTintColor
    isTranslucent = archived.isTranslucent
    prefersLargeTitles = archived.prefersLargeTitles
  }
}
