public import Foundation

/// The title and buttons that a navigation bar shows for a view controller.
///
/// ```swift
/// let item = NavigationItem(title: "Profile")
/// item.rightBarButtonItem = BarButtonItem(systemItem: .edit)
/// ```
open class NavigationItem: NSObject, NSCoding {
  /// The ways to choose whether the title is large, in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Hashable, Codable, Sendable {
    /// Uses the mode of the previous item; the first item has a large title.
    case automatic = 0
    /// Always shows a large title.
    case always = 1
    /// Never shows a large title.
    case never = 2
  }

  /// The bar that contains the item.
  weak var bar: NavigationBar?

  // MARK: Creating

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item from an archive or an interface file.
  public required init?(coder: NSCoder) {
    super.init()
    decodeItem(from: coder)
  }

  /// Encodes the title, the buttons and the views.
  open func encode(with coder: NSCoder) {
    encodeItem(into: coder)
  }

  // MARK: Title

  /// The title, if any.
  open var title: String? {
    didSet { if title != oldValue { contentDidChange() } }
  }

  /// The view shown in place of the title, if any.
  open var titleView: View? {
    didSet { if titleView !== oldValue { contentDidChange() } }
  }

  /// A line of text above the title, if any; stored, but not shown.
  open var prompt: String?

  /// The mode that determines whether the title is large; automatic by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { contentDidChange() } }
  }

  // MARK: Back button

  /// The back button shown while the next item is on top; nil for the bar's default.
  open var backBarButtonItem: BarButtonItem? {
    didSet { contentDidChange() }
  }

  /// The title of the button that leads back to this item; nil for the item's own title.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { contentDidChange() } }
  }

  /// A Boolean value that indicates whether this item's back button is hidden; false by default.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { contentDidChange() } }
  }

  /// A Boolean value that indicates whether left items appear beside the back button, not in its
  /// place.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { contentDidChange() } }
  }

  // MARK: Buttons

  /// The buttons on the leading side, outermost first, if any.
  open var leftBarButtonItems: [BarButtonItem]? {
    didSet { contentDidChange() }
  }

  /// The buttons on the trailing side, outermost first, if any.
  open var rightBarButtonItems: [BarButtonItem]? {
    didSet { contentDidChange() }
  }

  /// The outermost button on the leading side; setting it replaces all of them.
  open var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button on the trailing side; setting it replaces all of them.
  open var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the button on the leading side, optionally animated.
  open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the button on the trailing side, optionally animated.
  open func setRightBarButton(_ item: BarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the buttons on the leading side, optionally animated.
  open func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons on the trailing side, optionally animated.
  open func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Hides or shows this item's back button, optionally animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  // MARK: Printing

  /// The class name and the title, without a memory address.
  open override var description: String {
    let name = String(describing: type(of: self))
    return title.map { "<\(name): title='\($0)'>" } ?? "<\(name)>"
  }

  /// The same as ``description``.
  open override var debugDescription: String { description }

  private func contentDidChange() {
    bar?.navigationItemDidChange(self)
  }
}

extension NavigationItem {
  private struct Archived: Codable {
    var title: String?
    var prompt: String?
    var backButtonTitle: String?
    var largeTitleDisplayMode: LargeTitleDisplayMode
    var hidesBackButton: Bool
    var leftItemsSupplementBackButton: Bool
  }

  private enum Key {
    static let item = "ViewKit.navigationItem"
    static let titleView = "ViewKit.titleView"
    static let back = "ViewKit.backBarButtonItem"
    static let left = "ViewKit.leftBarButtonItems"
    static let right = "ViewKit.rightBarButtonItems"
  }

  fileprivate func encodeItem(into coder: NSCoder) {
    let archived = Archived(
      title: title,
      prompt: prompt,
      backButtonTitle: backButtonTitle,
      largeTitleDisplayMode: largeTitleDisplayMode,
      hidesBackButton: hidesBackButton,
      leftItemsSupplementBackButton: leftItemsSupplementBackButton
    )
    coder.encodeValue(archived, forKey: Key.item)
    coder.encodeObject(titleView, forKey: Key.titleView)
    coder.encodeObject(backBarButtonItem, forKey: Key.back)
    coder.encodeObjects(leftBarButtonItems, forKey: Key.left)
    coder.encodeObjects(rightBarButtonItems, forKey: Key.right)
  }

  fileprivate func decodeItem(from coder: NSCoder) {
    titleView = coder.decodeObject(View.self, forKey: Key.titleView)
    backBarButtonItem = coder.decodeObject(BarButtonItem.self, forKey: Key.back)
    leftBarButtonItems = coder.decodeObjects(BarButtonItem.self, forKey: Key.left)
    rightBarButtonItems = coder.decodeObjects(BarButtonItem.self, forKey: Key.right)
    guard let archived = coder.decodeValue(Archived.self, forKey: Key.item) else { return }
    title = archived.title
    prompt = archived.prompt
    backButtonTitle = archived.backButtonTitle
    largeTitleDisplayMode = archived.largeTitleDisplayMode
    hidesBackButton = archived.hidesBackButton
    leftItemsSupplementBackButton = archived.leftItemsSupplementBackButton
  }
}
