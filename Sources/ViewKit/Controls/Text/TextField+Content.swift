package import Foundation

extension TextField {
  /// The font in the size that is shown.
  var shownFont: Font {
    guard adjustsFontForContentSizeCategory else { return storedFont }
    return storedFont.scaled(for: traitCollection.preferredContentSizeCategory)
  }

  /// The text, or as many bullets.
  var shownText: String {
    isSecureTextEntry ? String(repeating: "\u{2022}", count: storedText.count) : storedText
  }

  /// Changes text or font, and invalidates the size when that becomes another one.
  func changeContent(_ change: (TextField) -> Void) {
    let old = naturalSize
    change(self)
    if naturalSize != old { invalidateIntrinsicContentSize() }
  }

  // MARK: Size

  var naturalSize: CGSize {
    let sizes = environment.controlSizes
    let text = hasText ? shownText : placeholder ?? ""
    var width = environment.textMeasurer.width(of: text, font: shownFont)
      .roundedUpToPixel(scale: traitCollection.displayScale)
    var height = lineHeight.roundedUpToPixel(scale: 1) + sizes.fieldLeading
    if borderStyle != .none {
      width += 2 * sizes.fieldBorderSide
      height = max(height + sizes.fieldBorderPadding, sizes.fieldBorderMinimum)
    }
    for view in [shownLeftView, shownRightView] {
      width += view?.storedBounds.width ?? 0
    }
    return CGSize(width: width, height: height)
  }

  private var lineHeight: CGFloat { environment.textMeasurer.lineHeight(of: shownFont) }

  // MARK: Views beside the text

  var shownLeftView: View? { leftViewMode.isShown ? leftView : nil }
  var shownRightView: View? { rightViewMode.isShown ? rightView : nil }

  /// Shows a view in the place of another one; nil stands for none.
  func replaceSideView(_ old: View?, by new: View?) {
    guard old !== new else { return }
    if let old, old.superview === self {
      old.removeFromSuperview()
    }
    if let new, new.superview !== self {
      addSubview(new)
    }
    setNeedsLayout()
    if old?.storedBounds.width ?? 0 != new?.storedBounds.width ?? 0 {
      invalidateIntrinsicContentSize()
    }
  }

  func sideRect(_ view: View?, atLeft: Bool, in bounds: CGRect) -> CGRect {
    let size = view?.storedBounds.size ?? .zero
    return CGRect(
      origin: CGPoint(
        x: atLeft ? bounds.minX : bounds.maxX - size.width,
        y: bounds.midY - size.height / 2
      ),
      size: size
    )
  }

  // MARK: Text

  func placedTextRect(in bounds: CGRect) -> CGRect {
    let side = borderStyle == .none ? 0 : environment.controlSizes.fieldBorderSide
    let insets = EdgeInsets(
      top: 0,
      left: side + leftViewRect(forBounds: bounds).width,
      bottom: 0,
      right: side + rightViewRect(forBounds: bounds).width
    )
    var rect = borderRect(forBounds: bounds).inset(by: insets)
    rect.size.width = max(0, rect.size.width)
    return rect
  }

  /// The distances from the edges to the line's baseline; before the first layout, those of a field
  /// of natural size.
  var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let outer =
      storedBounds.size == .zero ? CGRect(origin: .zero, size: naturalSize) : storedBounds
    let rect = textRect(forBounds: outer)
    let free = rect.height - lineHeight
    let above: CGFloat
    switch contentVerticalAlignment {
    case .top: above = 0
    case .bottom: above = free
    case .center, .fill: above = free / 2
    }
    let first = rect.minY - outer.minY + above + environment.textMeasurer.ascender(of: shownFont)
    return (first, outer.height - first)
  }

  // MARK: Archives

  /// What an archive keeps of the class itself.
  package struct Archived: ArchivedState {
    package static let key = "ViewKit.textField"

    package var text = ""
    package var placeholder: String?
    package var font = TextField.defaultFont
    package var textColor: Color?
    package var textAlignment = TextAlignment.natural
    package var adjustsFontForContentSizeCategory = false
    package var adjustsFontSizeToFitWidth = false
    package var minimumFontSize: CGFloat = 0
    package var clearsOnBeginEditing = false
    package var clearButtonMode = ViewMode.never
    package var borderStyle = BorderStyle.none
    package var background: Image?
    package var leftViewMode = ViewMode.never
    package var rightViewMode = ViewMode.never
    package var settings = TextInputSettings()

    package init() {}

    /// The keys of the views beside the text.
    package static let leftViewKey = "ViewKit.textField.leftView"
    package static let rightViewKey = "ViewKit.textField.rightView"
  }

  func encodeField(into coder: NSCoder) {
    var archived = Archived()
    archived.text = storedText
    archived.placeholder = placeholder
    archived.font = storedFont
    archived.textColor = textColor
    archived.textAlignment = textAlignment
    archived.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    archived.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    archived.minimumFontSize = minimumFontSize
    archived.clearsOnBeginEditing = clearsOnBeginEditing
    archived.clearButtonMode = clearButtonMode
    archived.borderStyle = borderStyle
    archived.background = background
    archived.leftViewMode = leftViewMode
    archived.rightViewMode = rightViewMode
    archived.settings = TextInputSettings(of: self)
    coder.encodeState(archived)
    guard coder.allowsKeyedCoding else { return }
    coder.encode(leftView, forKey: Archived.leftViewKey)
    coder.encode(rightView, forKey: Archived.rightViewKey)
  }

  func decodeField(from coder: NSCoder) {
    guard let archived = coder.decodeState(Archived.self) else { return }
    storedText = archived.text
    placeholder = archived.placeholder
    storedFont = archived.font
    textColor = archived.textColor
    textAlignment = archived.textAlignment
    adjustsFontForContentSizeCategory = archived.adjustsFontForContentSizeCategory
    adjustsFontSizeToFitWidth = archived.adjustsFontSizeToFitWidth
    minimumFontSize = archived.minimumFontSize
    clearsOnBeginEditing = archived.clearsOnBeginEditing
    clearButtonMode = archived.clearButtonMode
    borderStyle = archived.borderStyle
    background = archived.background
    leftView = coder.decodeIfPresent(Archived.leftViewKey) as? View
    rightView = coder.decodeIfPresent(Archived.rightViewKey) as? View
    leftViewMode = archived.leftViewMode
    rightViewMode = archived.rightViewMode
    archived.settings.apply(to: self)
  }
}

extension TextField.ViewMode {
  /// Tells whether views of the mode are shown while nobody edits.
  var isShown: Bool { self == .always || self == .unlessEditing }
}
