public import Foundation

/// A bar with a field for words to search for.
///
/// ```swift
/// let bar = SearchBar()
/// bar.placeholder = "Search"
/// bar.searchTextField.insertText("cat")  // what a person does: tells the delegate
/// print(bar.text ?? "", bar.intrinsicContentSize.height)  // cat 56.0
/// ```
open class SearchBar: View {
  /// How much of a background the bar has.
  public enum Style: Int, Hashable, Codable, Sendable {
    /// The usual one.
    case `default` = 0
    /// That of a prominent bar.
    case prominent = 1
    /// None.
    case minimal = 2
  }

  /// The field for the words.
  public let searchTextField: SearchTextField

  private var cancelButton: Button?

  /// Is told of what happens in the bar; not kept alive by it.
  open weak var delegate: (any SearchBarDelegate)?

  // MARK: Creating

  /// Creates a search bar without text.
  public override init(frame: CGRect) {
    searchTextField = SearchTextField(frame: .zero)
    super.init(frame: frame)
    connectField()
  }

  /// Creates a search bar from an archive or an interface file.
  public required init?(coder: NSCoder) {
    searchTextField = SearchTextField(frame: .zero)
    super.init(coder: coder)
    connectField()
    guard let archived = coder.decodeState(Archived.self) else { return }
    text = archived.text
    placeholder = archived.placeholder
    prompt = archived.prompt
    showsCancelButton = archived.showsCancelButton
    showOrHideCancelButton()  // Initialisers do not call observers.
    searchBarStyle = archived.searchBarStyle
    barStyle = archived.barStyle
    barTintColor = archived.barTintColor
    isTranslucent = archived.isTranslucent
  }

  /// Writes text and looks into a keyed archive, besides what a view writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    var archived = Archived()
    archived.text = text
    archived.placeholder = placeholder
    archived.prompt = prompt
    archived.showsCancelButton = showsCancelButton
    archived.searchBarStyle = searchBarStyle
    archived.barStyle = barStyle
    archived.barTintColor = barTintColor
    archived.isTranslucent = isTranslucent
    coder.encodeState(archived)
  }

  package struct Archived: ArchivedState {
    package static let key = "ViewKit.searchBar"

    package var text: String?
    package var placeholder: String?
    package var prompt: String?
    package var showsCancelButton = false
    package var searchBarStyle = Style.default
    package var barStyle = BarStyle.default
    package var barTintColor: Color?
    package var isTranslucent = true

    package init() {}
  }

  private func connectField() {
    addSubview(searchTextField)
    let changed = Action { [weak self] _ in
      guard let self else { return }
      self.delegate?.searchBar(self, textDidChange: self.text ?? "")
    }
    searchTextField.addAction(changed, for: .editingChanged)
    let ended = Action { [weak self] _ in
      guard let self else { return }
      self.delegate?.searchBarSearchButtonClicked(self)
    }
    searchTextField.addAction(ended, for: .editingDidEndOnExit)
  }

  // MARK: Content

  /// The words to search for; empty at first.
  ///
  /// Setting them does not tell the delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The text that is shown while there is no other, or nil.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// A line above the field, or nil; only kept.
  open var prompt: String?

  /// Tells whether there is a button that cancels; false at first.
  open var showsCancelButton = false {
    didSet { if showsCancelButton != oldValue { showOrHideCancelButton() } }
  }

  /// Shows or hides the button that cancels, animated or not.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  private func showOrHideCancelButton() {
    cancelButton?.removeFromSuperview()
    cancelButton = nil
    setNeedsLayout()
    guard showsCancelButton else { return }
    let cancel = Action(title: "Cancel") { [weak self] _ in
      guard let self else { return }
      self.delegate?.searchBarCancelButtonClicked(self)
    }
    let button = Button(type: .system, primaryAction: cancel)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton = button
    addSubview(button)
  }

  // MARK: Looks

  /// How much of a background the bar has; the usual one at first.
  open var searchBarStyle = Style.default

  /// How the bar looks; the usual look at first.
  open var barStyle = BarStyle.default

  /// The colour of the bar, or nil for the system's.
  open var barTintColor: Color?

  /// Tells whether what is behind the bar shines through; true at first.
  open var isTranslucent = true

  // MARK: Size and layout

  /// The height of the system's bar in points; the width is free.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: environment.controlSizes.searchBarHeight)
  }

  /// Returns the given width with the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: environment.controlSizes.searchBarHeight)
  }

  /// Gives the field what the button beside it leaves of the width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let height: CGFloat = 36
    var rect = CGRect(
      x: 8,
      y: (bounds.height - height) / 2,
      width: max(bounds.width - 16, 0),
      height: height
    )
    if let cancelButton {
      let width = cancelButton.intrinsicContentSize.width
      rect.size.width = max(rect.width - width - 8, 0)
      place(cancelButton, at: CGRect(x: rect.maxX + 8, y: rect.minY, width: width, height: height))
    }
    place(searchTextField, at: rect)
  }

  // MARK: Hooks for this module

  override class var initialHuggingPriorities: AxisPriorities {
    AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh)
  }
  override var archivedSubviews: [View] {
    storedSubviews.filter { $0 !== searchTextField && $0 !== cancelButton }
  }
}

/// The field of a search bar.
open class SearchTextField: TextField {
  /// Appends text as a person does who types it, where the search bar's delegate allows it.
  open override func insertText(_ text: String) {
    let end = (self.text ?? "").utf16.count
    guard mayReplace(NSRange(location: end, length: 0), by: text) else { return }
    super.insertText(text)
  }

  /// Removes the last character as a person does, where the search bar's delegate allows it.
  open override func deleteBackward() {
    guard let last = text?.last else { return }
    let length = String(last).utf16.count
    let range = NSRange(location: (text ?? "").utf16.count - length, length: length)
    guard mayReplace(range, by: "") else { return }
    super.deleteBackward()
  }

  private func mayReplace(_ range: NSRange, by text: String) -> Bool {
    guard isEnabled, let bar = superview as? SearchBar, let delegate = bar.delegate else {
      return isEnabled
    }
    return delegate.searchBar(bar, shouldChangeTextIn: range, replacementText: text)
  }

  override var defaultAccessibilityTraits: AccessibilityTraits {
    super.defaultAccessibilityTraits.union(.searchField)
  }
}
