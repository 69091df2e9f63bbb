public import Foundation

/// What a navigation bar shows for one controller: a title, and buttons beside it.
///
/// ```swift
/// let item = NavigationItem(title: "Profile")
/// item.rightBarButtonItem = BarButtonItem(systemItem: .edit)
/// ```
open class NavigationItem: NSObject, NSCoding {
  /// When the title is large, in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Hashable, Codable, Sendable {
    /// As with the item before; always for the first one.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// The bar that has the item.
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

  /// Writes title, buttons and views into a keyed archive.
  open func encode(with coder: NSCoder) {
    encodeItem(into: coder)
  }

  // MARK: Title

  /// The title, or nil.
  open var title: String? {
    didSet { if title != oldValue { contentDidChange() } }
  }

  /// The view that is shown in place of the title, or nil.
  open var titleView: View? {
    didSet { if titleView !== oldValue { contentDidChange() } }
  }

  /// A line above the title, or nil; only kept.
  open var prompt: String?

  /// When the title is large; automatic at first.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { contentDidChange() } }
  }

  // MARK: Going back

  /// The button that leads back to this item while another one is shown, or nil for the bar's own.
  open var backBarButtonItem: BarButtonItem? {
    didSet { contentDidChange() }
  }

  /// The title of the button that leads back here, or nil for that of the item.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { contentDidChange() } }
  }

  /// Tells whether the button that leads back from here is left out; false at first.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { contentDidChange() } }
  }

  /// Tells whether left buttons stand beside the one that leads back, and not in its place.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { contentDidChange() } }
  }

  // MARK: Buttons

  /// The buttons on the leading side, the outermost first, or nil.
  open var leftBarButtonItems: [BarButtonItem]? {
    didSet { contentDidChange() }
  }

  /// The buttons on the trailing side, the outermost first, or nil.
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

  /// Sets the button on the leading side, animated or not.
  open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the button on the trailing side, animated or not.
  open func setRightBarButton(_ item: BarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the buttons on the leading side, animated or not.
  open func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons on the trailing side, animated or not.
  open func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Shows or leaves out the button that leads back from here, animated or not.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  // MARK: Printing

  /// The class and the title, without an address.
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
