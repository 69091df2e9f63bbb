public import Foundation

/// A button in a navigation bar or a toolbar, or the space between two.
///
/// ```swift
/// let save = BarButtonItem(systemItem: .save, primaryAction: Action { _ in print("saved") })
/// _ = save.accessibilityActivate()  // what a person's tap does: prints "saved"
/// ```
open class BarButtonItem: BarItem {
  /// What kind of button it is.
  public enum Style: Int, Hashable, Codable, Sendable {
    /// The usual one.
    case plain = 0
    /// One that ends what a person does.
    case done = 2
  }

  var storedSystemItem: SystemItem?
  private var handler: (() -> Void)?

  // MARK: Creating

  /// Creates a button without content.
  public override init() {
    super.init()
  }

  /// Creates a button with a title, a picture and what it does; the action's own where none is given.
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

  /// Creates one of the system's buttons with what it does.
  public convenience init(systemItem: SystemItem, primaryAction: Action? = nil) {
    self.init()
    storedSystemItem = systemItem
    self.primaryAction = primaryAction
  }

  /// Creates an item that shows a view.
  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }

  /// Creates a button with a title, which calls a method of an object that is not retained.
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

  /// Creates a button with a picture, which calls a method of an object that is not retained.
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

  /// Creates one of the system's buttons, which calls a method of an object that is not retained.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem,
    target: Target,
    action: @escaping (Target) -> () -> Void
  ) {
    self.init(systemItem: systemItem)
    setTarget(target, action: action)
  }

  /// Creates an item from an archive or an interface file, without its action.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeButtonItem(from: coder)
  }

  /// Writes style, width and custom view into a keyed archive, besides what an item writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeButtonItem(into: coder)
  }

  // MARK: Content

  /// What kind of button it is; plain at first.
  open var style = Style.plain {
    didSet { if style != oldValue { contentDidChange() } }
  }

  /// The width in points, 0 for that of the content; of a fixed space, its length.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { contentDidChange() } }
  }

  /// The titles that the button may get, or nil; only kept.
  open var possibleTitles: Set<String>?

  /// The view that is shown in place of a button, or nil.
  open var customView: View? {
    didSet { if customView !== oldValue { contentDidChange() } }
  }

  /// The colour of title or picture, or nil for the accent colour.
  open var tintColor: Color?

  // MARK: Action

  /// What a tap does, or nil; its title and picture become those of an item that is not the system's.
  open var primaryAction: Action? {
    didSet { showPrimaryAction() }
  }

  /// Takes over what the action has to show; initialisers call it, where observers do not run.
  private func showPrimaryAction() {
    guard let primaryAction, storedSystemItem == nil else { return }
    title = primaryAction.title.isEmpty ? nil : primaryAction.title
    image = primaryAction.image
  }

  /// The object whose method a tap calls, unless it has been freed; nil when none was given.
  open private(set) weak var target: AnyObject?

  /// Calls a method of an object at each tap, in place of an earlier one; the object is not retained.
  public func setTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping (Target) -> () -> Void
  ) {
    self.target = target
    handler = { [weak target] in
      if let target { action(target)() }
    }
  }

  /// Calls a method of an object with the item at each tap, in place of an earlier one.
  public func setTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping (Target) -> (BarButtonItem) -> Void
  ) {
    self.target = target
    handler = { [weak target, weak self] in
      if let target, let self { action(target)(self) }
    }
  }

  /// Does what a tap does: runs the primary action and calls the target.
  ///
  /// Returns false, and does nothing, when the item is disabled or has nothing to do.
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
