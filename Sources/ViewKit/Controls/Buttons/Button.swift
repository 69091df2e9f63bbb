public import Foundation

/// A control that runs an action when it is tapped, with a title, a picture or both.
///
/// ```swift
/// let button = Button(type: .system)
/// button.setTitle("Save", for: .normal)
/// button.addAction(Action { _ in store.save() }, for: .touchUpInside)
/// button.sendActions(for: .touchUpInside)
/// ```
open class Button: Control {
  /// What kind of button it is.
  public enum ButtonType: Int, Hashable, Codable, Sendable {
    /// Without a look of its own: white title in 18 points.
    case custom = 0
    /// The system's: title in 15 points and in the accent colour.
    case system = 1
  }

  var titles = StateValues<String>()
  var titleColors = StateValues<Color>()
  var images = StateValues<Image>()
  var storedTitleLabel: ButtonLabel?
  var storedImageView: ImageView?
  var storedType = ButtonType.custom

  // MARK: Creating

  /// Creates a custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    storedType = buttonType
  }

  /// Creates a button that shows an action's title and picture and runs it when it is used.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: Action?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    storedType = buttonType
    guard let primaryAction else { return }
    setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
  }

  /// Creates a button from an archive or an interface file, without actions.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeButton(from: coder)
  }

  /// Writes titles, pictures and insets into a keyed archive, besides what a control writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeButton(into: coder)
  }

  /// What kind of button it is; custom unless created otherwise.
  open var buttonType: ButtonType { storedType }

  // MARK: Content of states

  /// Gives the title of a state; nil returns to that of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    guard title != titles[exactly: state] else { return }
    titles[exactly: state] = title
    showCurrentContent()
  }

  /// Gives the colour of the title in a state; nil returns to that of the normal state.
  open func setTitleColor(_ color: Color?, for state: State) {
    titleColors[exactly: state] = color
    showCurrentContent()
  }

  /// Gives the picture of a state; nil returns to that of the normal state.
  open func setImage(_ image: Image?, for state: State) {
    guard image != images[exactly: state] else { return }
    images[exactly: state] = image
    showCurrentContent()
  }

  /// Returns the title of a state, that of the normal state where none was given.
  open func title(for state: State) -> String? { titles[state] }

  /// Returns the colour of the title in a state, that of the normal state where none was given.
  ///
  /// If the normal state has no color either, the title of a system button has the tint color, or is
  /// grey while the button is disabled, and the title of a custom button is white.
  open func titleColor(for state: State) -> Color? { resolvedTitleColor(for: state) }

  /// Returns the picture of a state, that of the normal state where none was given.
  open func image(for state: State) -> Image? { images[state] }

  /// The title that is shown, or nil.
  open var currentTitle: String? { titles[state] }

  /// The colour in which the title is shown.
  open var currentTitleColor: Color { resolvedTitleColor(for: state) }

  /// The picture that is shown, or nil.
  open var currentImage: Image? { images[state] }

  /// The label that shows the title, made on first use; set its font, not its text.
  open var titleLabel: Label? { ensureTitleLabel() }

  /// The view that shows the picture, made on first use.
  open var imageView: ImageView? { ensureImageView() }

  // MARK: Insets

  /// The distances in points from the edges to the content, which add to the size.
  ///
  /// Zero, the value at first, stands for 6 points above and below a title.
  open var contentEdgeInsets = EdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Distances in points that move the title within the content; they do not add to the size.
  open var titleEdgeInsets = EdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Distances in points that move the picture within the content; they do not add to the size.
  open var imageEdgeInsets = EdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  // MARK: Layout

  /// The size in whole points of title and picture side by side, with the insets.
  open override var intrinsicContentSize: CGSize { naturalSize }

  /// Returns the intrinsic size, whatever size is given.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  /// Returns the rectangle for title and picture in bounds of the button.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  /// Returns the rectangle of the title in one for title and picture.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    placedTitleRect(in: contentRect)
  }

  /// Returns the rectangle of the picture in one for title and picture.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    placedImageRect(in: contentRect)
  }

  /// Gives title and picture their frames.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    storedTitleLabel?.frame = titleRect(forContentRect: content)
    storedImageView?.frame = imageRect(forContentRect: content)
  }

  /// Shows the title in the accent colour, where it has no other.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showCurrentContent()
  }

  // MARK: Hooks for this module

  override var descriptionText: String? { currentTitle }
  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityLabel: String? { currentTitle ?? currentImage?.name }
  override var defaultAccessibilityTraits: AccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }
  override var firstBaselineOffsetFromTop: CGFloat { baselineOffsets.first }
  override var lastBaselineOffsetFromBottom: CGFloat { baselineOffsets.last }

  override var textBaselines: TextBaselines? { baselinesOfTitle }

  override func stateDidChange() {
    showCurrentContent()
  }

  override func takeSavedSubviews(from coder: NSCoder) {
    guard let archived = coder.decodeState(Archived.self) else { return }
    takeParts(archived)
  }

  override func environmentDidChange(from old: Environment, to new: Environment) {
    super.environmentDidChange(from: old, to: new)
    if !old.measuresText(as: new) { invalidateIntrinsicContentSize() }
  }
}
