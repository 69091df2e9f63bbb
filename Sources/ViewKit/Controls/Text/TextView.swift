public import Foundation

/// A view with text of several lines that a person edits.
///
/// It has an intrinsic size only while it does not scroll:
///
/// ```swift
/// let note = TextView()
/// note.font = .systemFont(ofSize: 17)
/// note.isScrollEnabled = false
/// note.text = "One\nTwo"
/// print(note.intrinsicContentSize.height)  // 57.0
/// ```
///
/// After a layout its content is as wide as the view and as high as the text.
open class TextView: ScrollView, TextInputTraits {
  var storedText = ""
  var storedSelection = NSRange(location: 0, length: 0)

  /// The font of text without one of its own.
  static let defaultFont = Font.systemFont(ofSize: Font.smallSystemFontSize)

  // MARK: Creating

  /// Creates a text view without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    textContainer.textView = self
  }

  /// Creates a text view from an archive or an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    textContainer.textView = self
    decodeTextView(from: coder)
  }

  /// Writes text, looks and settings into a keyed archive, besides what a view writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeTextView(into: coder)
  }

  // MARK: Text

  /// The text; empty at first, and after nil is set.
  ///
  /// Setting it moves the selection to its end.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // As in UIKit: nil can be set, and is never read.
  open var text: String! {
    get { storedText }
    set { setText(newValue ?? "") }
  }

  /// The font, or nil for the system's in 12 points.
  ///
  /// Where ``adjustsFontForContentSizeCategory`` is on, text is shown in the size in force.
  open var font: Font? {
    didSet { if font != oldValue { textSizeDidChange() } }
  }

  /// The colour of the text, or nil for ``Color/label``.
  open var textColor: Color?

  /// On which side the lines lie; where reading begins, at first.
  open var textAlignment: TextAlignment = .natural

  /// Tells whether the font follows the text size that a person has chosen.
  ///
  /// Only fonts of a text style or of ``FontMetrics`` do.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      let changed = adjustsFontForContentSizeCategory != oldValue
      if changed, font?.scaling != nil { textSizeDidChange() }
    }
  }

  /// Tells whether a person may change the text; true at first.
  open var isEditable = true

  /// Tells whether a person may select text; true at first.
  open var isSelectable = true

  /// The selected part of the text in UTF-16 units; beyond the text, what of it lies within.
  open var selectedRange: NSRange {
    get { storedSelection }
    set { storedSelection = rangeInText(newValue) }
  }

  // MARK: Typing

  /// Tells whether there is any text.
  open var hasText: Bool { !storedText.isEmpty }

  /// Puts text in the place of the selected part, and the selection behind it.
  open func insertText(_ text: String) {
    replace(storedSelection, by: text)
  }

  /// Removes the selected part; where that is empty, the character before it.
  open func deleteBackward() {
    replace(rangeToDelete, by: "")
  }

  // MARK: Room

  /// How the text fills its room.
  public final let textContainer = TextContainer()

  /// The distances in points from the edges to the text; 8 above and below at first.
  open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textSizeDidChange() } }
  }

  /// Tells whether the text scrolls, and the view is without an intrinsic size; true at first.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
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
  /// Whether the text should be hidden; only kept, as text of several lines never is.
  open var isSecureTextEntry = false
  /// What the text means, or nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // As in UIKit.
  open var textContentType: TextContentType!

  // MARK: Size

  /// The size in points of the text on unbroken lines; none while the text scrolls.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : fittingSize(forWidth: .infinity)
  }

  /// Returns the size of the text, broken into lines in a width; 0 or less stands for any width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(forWidth: size.width > 0 ? size.width : .infinity)
  }

  /// Gives the content the size of the text, broken into lines in the view's width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: fittingSize(forWidth: bounds.width).height)
  }

  // MARK: Hooks for this module

  override var sizesScrolledContent: Bool { true }
  override var descriptionText: String? { storedText }
  override var rotorText: String? { text }
  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityValue: String? { storedText }
  override var defaultAccessibilityTraits: AccessibilityTraits {
    isEditable ? [.textEntry, .textArea] : .textArea
  }
  override var firstBaselineOffsetFromTop: CGFloat { baselineOffsets.first }
  override var lastBaselineOffsetFromBottom: CGFloat { baselineOffsets.last }

  override var textBaselines: TextBaselines? { baselinesOfText }
  override var wrapsContentByWidth: Bool { !isScrollEnabled }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat {
    fittingSize(forWidth: width).height
  }

  override func environmentDidChange(from old: Environment, to new: Environment) {
    super.environmentDidChange(from: old, to: new)
    if !old.measuresText(as: new) { textSizeDidChange() }
  }
}
