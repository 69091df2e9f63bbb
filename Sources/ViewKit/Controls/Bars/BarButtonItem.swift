public import Foundation

/// A button, or a space between buttons, in a navigation bar or a toolbar.
///
/// ```swift
/// let save = BarButtonItem(systemItem: .save, primaryAction: Action { _ in print("saved") })
/// _ = save.accessibilityActivate()  // what a person's tap does: prints "saved"
/// ```
open class BarButtonItem: BarItem {
  /// The styles of a bar button.
  public enum Style: Int, Hashable, Codable, Sendable {
    /// The default style.
    case plain = 0
    /// The style of a button that completes a task.
    case done = 2
  }

  var storedSystemItem: SystemItem?
  private var handler: (() -> Void)?

  // MARK: Creating

  /// Creates an empty button.
  public override init() {
    super.init()
  }

  /// Creates a button with a title, an image and an action, whose title and image are the defaults.
  public convenience init(
    title: String? = nil,
    image: Image? = nil,
    primaryAction: Action? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    showPrimaryAction()
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Creates a system-provided button with an action.
  public convenience init(systemItem: SystemItem, primaryAction: Action? = nil) {
    self.init()
    storedSystemItem = systemItem
    self.primaryAction = primaryAction
  }

  /// Creates an item that shows a custom view.
  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }

  /// Creates a button with a title that calls a method of an object; the object is not retained.
  public convenience init<Target: AnyObject>(
    title: String?,
    style: Style,
    target: Target,
    action: @escaping (Target) -> () -> Void
  ) {
    self.init(title: title)
    self.style = style
    setTarget(target, action: action)
  }

  /// Creates a button with an image that calls a method of an object; the object is not retained.
  public convenience init<Target: AnyObject>(
    image: Image?,
    style: Style,
    target: Target,
    action: @escaping (Target) -> () -> Void
  ) {
    self.init(image: image)
    self.style = style
    setTarget(target, action: action)
  }

  /// Creates a system-provided button that calls a method of an object; the object is not retained.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem,
    target: Target,
    action: @escaping (Target) -> () -> Void
  ) {
    self.init(systemItem: systemItem)
    setTarget(target, action: action)
  }

  /// Creates an item from an archive or an interface file; its action is not restored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeButtonItem(from: coder)
  }

  /// Encodes the style, the width and the custom view, in addition to what ``BarItem`` encodes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeButtonItem(into: coder)
  }

  // MARK: Content

  /// The style of the button; ``Style/plain`` by default.
  open var style = Style.plain {
    didSet { if style != oldValue { contentDidChange() } }
  }

  /// The width in points, or 0 for the width of the content; for a fixed space, its length.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { contentDidChange() } }
  }

  /// The possible titles of the button, if any; stored, but not used for layout.
  open var possibleTitles: Set<String>?

  /// The view shown in place of a button, if any.
  open var customView: View? {
    didSet { if customView !== oldValue { contentDidChange() } }
  }

  /// The tint colour of the title or image; nil for the accent colour.
  open var tintColor: Color?

  // MARK: Action

  /// The action a tap runs; its title and image replace the item's, unless the item is
  /// system-provided.
  open var primaryAction: Action? {
    didSet { showPrimaryAction() }
  }

  /// Copies the action's title and image; initialisers call it because observers do not run there.
  private func showPrimaryAction() {
    guard let primaryAction, storedSystemItem == nil else { return }
    title = primaryAction.title.isEmpty ? nil : primaryAction.title
    image = primaryAction.image
  }

  /// The object whose method a tap calls; nil if none was set or it has been deallocated.
  open private(set) weak var target: AnyObject?

  /// Sets the object and method that a tap calls, replacing any earlier ones; the object is not
  /// retained.
  public func setTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping (Target) -> () -> Void
  ) {
    self.target = target
    handler = { [weak target] in
      if let target { action(target)() }
    }
  }

  /// Sets the object and the method that a tap calls with the item, replacing any earlier ones.
  public func setTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping (Target) -> (BarButtonItem) -> Void
  ) {
    self.target = target
    handler = { [weak target, weak self] in
      if let target, let self { action(target)(self) }
    }
  }

  /// Performs the effect of a tap: runs the primary action and calls the target.
  ///
  /// Returns false and does nothing if the item is disabled or has no action.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled, primaryAction != nil || handler != nil else { return false }
    primaryAction?.run(sender: self)
    handler?()
    return true
  }

  // MARK: Hooks for this module

  override var defaultIsAccessibilityElement: Bool { !isSpace && customView == nil }
  override var shownTitle: String? { title ?? (image == nil ? storedSystemItem?.title : nil) }
}

extension BarButtonItem {
  /// Calls a method by its name at each tap, as an interface file says.
  package func setNamedTarget(_ target: Responder?, selector: String) {
    let named = NamedTarget(target, selector)
    setTarget(self) { item in { named.run(sender: item, from: item) } }
  }
}
