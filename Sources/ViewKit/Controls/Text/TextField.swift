public import Foundation

/// A control with a line of text that a person edits.
///
/// There is no keyboard. Tests type with ``insertText(_:)``, which sends the events of typing:
///
/// ```swift
/// let name = TextField()
/// name.placeholder = "Name"
/// name.addAction(Action { _ in print(name.text ?? "") }, for: .editingChanged)
/// name.text = "A"  // sends nothing
/// name.insertText("da")  // prints "Ada"
/// ```
open class TextField: Control, TextInputTraits {
  /// The border around the text.
  public enum BorderStyle: Int, Hashable, Codable, Sendable {
    /// None.
    case none = 0
    /// A thin line.
    case line = 1
    /// A sunken edge.
    case bezel = 2
    /// A line with round corners.
    case roundedRect = 3
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Hashable, Codable, Sendable {
    /// Never.
    case never = 0
    /// While a person edits the text, which never is the case here.
    case whileEditing = 1
    /// While nobody edits the text, which always is the case here.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  static let defaultFont = Font.systemFont(ofSize: Font.labelFontSize)

  var storedText = ""
  var storedFont = TextField.defaultFont

  // MARK: Creating

  /// Creates a text field without text and border.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a text field from an archive or an interface file, without actions.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeField(from: coder)
  }

  /// Writes text, looks and settings into a keyed archive, besides what a control writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeField(into: coder)
  }

  // MARK: Text

  /// The text; empty at first, and after nil is set.
  ///
  /// Setting it sends no event.
  open var text: String? {
    get { storedText }
    set { changeContent { $0.storedText = newValue ?? "" } }
  }

  /// The text that is shown while there is no other, or nil.
  open var placeholder: String? {
    didSet { if placeholder != oldValue, storedText.isEmpty { invalidateIntrinsicContentSize() } }
  }

  /// The font; the system's in 17 points at first, and again when nil is set.
  ///
  /// Where ``adjustsFontForContentSizeCategory`` is on, it reads in the size that is shown.
  open var font: Font? {
    get { shownFont }
    set { changeContent { $0.storedFont = newValue ?? Self.defaultFont } }
  }

  /// The colour of the text; nil for ``Color/label``.
  open var textColor: Color?

  /// On which side the text lies; where reading begins, at first.
  open var textAlignment: TextAlignment = .natural

  /// Tells whether the font follows the text size that a person has chosen.
  ///
  /// Only fonts of a text style or of ``FontMetrics`` do.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      let changed = adjustsFontForContentSizeCategory != oldValue
      if changed, storedFont.scaling != nil { invalidateIntrinsicContentSize() }
    }
  }

  /// Tells whether text that is too wide is made smaller; false at first.
  ///
  /// The size stays.
  open var adjustsFontSizeToFitWidth = false

  /// The smallest size in points to which the font may shrink; 0 at first.
  open var minimumFontSize: CGFloat = 0

  /// Tells whether the text is removed when editing begins; only kept.
  open var clearsOnBeginEditing = false

  /// When the button that clears the text is shown; only kept, as there is no such button.
  open var clearButtonMode: ViewMode = .never

  // MARK: Typing

  /// Tells whether there is any text.
  open var hasText: Bool { !storedText.isEmpty }

  /// Appends text as a person does who types it: actions of `editingChanged` run.
  ///
  /// Nothing happens when the field is disabled.
  open func insertText(_ text: String) {
    guard isEnabled else { return }
    self.text = storedText + text
    sendActions(for: .editingChanged)
  }

  /// Removes the last character as a person does: actions of `editingChanged` run.
  ///
  /// Nothing happens when the field is disabled or empty.
  open func deleteBackward() {
    guard isEnabled, hasText else { return }
    text = String(storedText.dropLast())
    sendActions(for: .editingChanged)
  }

  // MARK: Border and views

  /// The border around the text; none at first.
  open var borderStyle: BorderStyle = .none {
    didSet {
      guard borderStyle != oldValue else { return }
      setNeedsLayout()
      if (borderStyle == .none) != (oldValue == .none) { invalidateIntrinsicContentSize() }
    }
  }

  /// The picture behind the text, or nil.
  open var background: Image?

  /// The view at the left of the text, or nil; a subview while it is shown.
  open var leftView: View? {
    didSet { replaceSideView(leftViewMode.isShown ? oldValue : nil, by: shownLeftView) }
  }

  /// When the left view is shown; never at first.
  open var leftViewMode: ViewMode = .never {
    didSet { replaceSideView(oldValue.isShown ? leftView : nil, by: shownLeftView) }
  }

  /// The view at the right of the text, or nil; a subview while it is shown.
  open var rightView: View? {
    didSet { replaceSideView(rightViewMode.isShown ? oldValue : nil, by: shownRightView) }
  }

  /// When the right view is shown; never at first.
  open var rightViewMode: ViewMode = .never {
    didSet { replaceSideView(oldValue.isShown ? rightView : nil, by: shownRightView) }
  }

  // MARK: Settings of the keyboard

  /// Which letters become capitals by themselves; the first of each sentence, at first.
  open var autocapitalizationType: TextAutocapitalizationType = .sentences
  /// Whether words are corrected; as the system finds best, at first.
  open var autocorrectionType: TextAutocorrectionType = .default
  /// Whether spelling is checked; as the system finds best, at first.
  open var spellCheckingType: TextSpellCheckingType = .default
  /// Which keys there are; those of the person's language, at first.
  open var keyboardType: KeyboardType = .default
  /// What the return key says; return, at first.
  open var returnKeyType: ReturnKeyType = .default
  /// Whether the return key waits for text; false at first.
  open var enablesReturnKeyAutomatically = false
  /// What the text means, or nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // As in UIKit.
  open var textContentType: TextContentType!

  /// Whether bullets are shown in place of the characters; false at first.
  open var isSecureTextEntry = false {
    didSet {
      if isSecureTextEntry != oldValue, hasText { invalidateIntrinsicContentSize() }
    }
  }

  // MARK: Size

  /// The size in points of a line of the text, or else of the placeholder, with its border.
  open override var intrinsicContentSize: CGSize { naturalSize }

  /// Returns the intrinsic size, whatever size is given.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  // MARK: Parts

  /// Returns the rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect {
    recordedRect(.border, forBounds: bounds) ?? bounds
  }

  /// Returns the rectangle of the text between the border and the views beside it.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    recordedRect(.text, forBounds: bounds) ?? placedTextRect(in: bounds)
  }

  /// Returns the rectangle of the placeholder; that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the text while it is edited; that of the text.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the left view; empty while that is not shown.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(shownLeftView, atLeft: true, in: bounds)
  }

  /// Returns the rectangle of the right view; empty while that is not shown.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(shownRightView, atLeft: false, in: bounds)
  }

  /// Gives the views beside the text their frames.
  open override func layoutSubviews() {
    super.layoutSubviews()
    shownLeftView?.frame = leftViewRect(forBounds: bounds)
    shownRightView?.frame = rightViewRect(forBounds: bounds)
  }

  // MARK: Hooks for this module

  override func takeSavedSubviews(from coder: NSCoder) {
    decodeField(from: coder)
  }

  override var descriptionText: String? { shownText }
  override var rotorText: String? { text }
  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityValue: String? { hasText ? shownText : placeholder }
  override var defaultAccessibilityTraits: AccessibilityTraits {
    let traits = super.defaultAccessibilityTraits.union(.textEntry)
    return isSecureTextEntry ? traits.union(.secureTextField) : traits
  }
  override var firstBaselineOffsetFromTop: CGFloat { baselineOffsets.first }
  override var lastBaselineOffsetFromBottom: CGFloat { baselineOffsets.last }

  override func environmentDidChange(from old: Environment, to new: Environment) {
    super.environmentDidChange(from: old, to: new)
    if !old.measuresText(as: new) || old.controlGeneration != new.controlGeneration {
      invalidateIntrinsicContentSize()
    }
  }
}
