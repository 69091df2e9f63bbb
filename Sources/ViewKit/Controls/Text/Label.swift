public import Foundation

/// A view that shows text.
///
/// Its size is that of its text, measured by the ``TextMeasurer`` of its ``Environment``:
///
/// ```swift
/// let label = Label()
/// label.text = "Label"
/// label.sizeToFit()
/// print(label.frame.width, label.frame.height)  // 42.0 20.5
/// ```
open class Label: View {
  var storedFont = Label.defaultFont
  var storedTextColor = Color.label

  static let defaultFont = Font.systemFont(ofSize: Font.labelFontSize)

  // MARK: Creating

  /// Creates a label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a label from an archive or an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeLabel(from: coder)
  }

  /// Writes the text and how it is shown into a keyed archive, besides what a view writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeLabel(into: coder)
  }

  // MARK: Text

  /// The text, or nil.
  open var text: String? {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The font; the system's in 17 points at first, and again when nil is set.
  ///
  /// Where ``adjustsFontForContentSizeCategory`` is on, it reads in the size that is shown.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // As in UIKit: nil can be set, and is never read.
  open var font: Font! {
    get { shownFont }
    set { setFont(newValue ?? Self.defaultFont) }
  }

  /// The colour of the text; ``Color/label`` at first, and again when nil is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // As in UIKit: nil can be set, and is never read.
  open var textColor: Color! {
    get { storedTextColor }
    set { storedTextColor = newValue ?? .label }
  }

  /// On which side the lines lie; where reading begins, at first.
  open var textAlignment: TextAlignment = .natural

  /// How text is broken into lines, and cut off where it does not fit.
  open var lineBreakMode: LineBreakMode = .byTruncatingTail {
    didSet {
      let matters = (lineBreakMode == .byCharWrapping) != (oldValue == .byCharWrapping)
      if matters, numberOfLines != 1 { invalidateIntrinsicContentSize() }
    }
  }

  /// The largest number of lines, 0 for any number; 1 at first.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The width in points at which the intrinsic size breaks lines; 0 for the width in the layout.
  ///
  /// Counts for labels of more than one line only.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      let matters = preferredMaxLayoutWidth != oldValue && numberOfLines != 1
      if matters { invalidateIntrinsicContentSize() }
    }
  }

  /// Tells whether a text of one line is made smaller until it fits the label's width.
  ///
  /// The intrinsic size does not change by it.
  open var adjustsFontSizeToFitWidth = false

  /// The smallest part of its size to which the font may shrink; 0 lets it keep its size.
  open var minimumScaleFactor: CGFloat = 0

  /// Tells whether the font follows the text size that a person has chosen.
  ///
  /// Only fonts of a text style or of ``FontMetrics`` do.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      let changed = adjustsFontForContentSizeCategory != oldValue
      if changed, storedFont.scaling != nil { invalidateIntrinsicContentSize() }
    }
  }

  /// Tells whether the text is shown as that of something that answers; true at first.
  open var isEnabled = true

  // MARK: Size

  /// The size of the text in points, rounded up to whole pixels; zero without text.
  ///
  /// Of one line, unless ``preferredMaxLayoutWidth`` gives a width and more lines are allowed.
  open override var intrinsicContentSize: CGSize {
    contentSize(forWidth: preferredMaxLayoutWidth)
  }

  /// Returns the size of the text, broken into lines at a width where more than one is allowed.
  ///
  /// A width of 0 or less stands for any width. The height is not looked at.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(forWidth: size.width)
  }

  /// Returns the rectangle that the text takes in bounds of the label.
  ///
  /// The text lies in the middle from top to bottom, and from side to side as it is aligned.
  ///
  /// - Parameters:
  ///   - bounds: The bounds.
  ///   - numberOfLines: The largest number of lines, 0 for as many as fit.
  /// - Returns: The rectangle in the coordinates of the bounds.
  open func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let part = numberOfLines == self.numberOfLines ? ResponderRecord.Part.text : .firstLine
    return recordedRect(part, forBounds: bounds)
      ?? placedTextRect(in: bounds, lineLimit: numberOfLines)
  }

  // MARK: Hooks for this module

  override class var isInteractiveAtFirst: Bool { false }

  override class var classOfSilentFrames: View.Type { Label.self }
  override var descriptionText: String? { text }
  override var rotorText: String? { text }
  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityLabel: String? { text }
  override var defaultAccessibilityTraits: AccessibilityTraits { .staticText }
  override var firstBaselineOffsetFromTop: CGFloat { baselineOffsets.first }
  override var lastBaselineOffsetFromBottom: CGFloat { baselineOffsets.last }

  override var textBaselines: TextBaselines? { baselinesOfText }
  override var wrapsContentByWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && text?.isEmpty == false
  }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat {
    contentSize(forWidth: width).height
  }

  override func environmentDidChange(from old: Environment, to new: Environment) {
    super.environmentDidChange(from: old, to: new)
    if !old.measuresText(as: new) { invalidateIntrinsicContentSize() }
  }
}
