package import Foundation

extension TextView {
  /// The font in the size that is shown.
  var shownFont: Font {
    let font = self.font ?? Self.defaultFont
    guard adjustsFontForContentSizeCategory else { return font }
    return font.scaled(for: traitCollection.preferredContentSizeCategory)
  }

  /// Notes that the text may take another size, in some width at least.
  ///
  /// That counts only where it does not scroll.
  func textSizeDidChange() {
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  // MARK: Changing the text

  func setText(_ text: String) {
    storedSelection = NSRange(location: (text as NSString).length, length: 0)
    guard text != storedText else { return }
    storedText = text
    textSizeDidChange()
  }

  func replace(_ range: NSRange, by text: String) {
    guard isEditable else { return }
    setText((storedText as NSString).replacingCharacters(in: range, with: text))
    selectedRange = NSRange(location: range.location + (text as NSString).length, length: 0)
  }

  /// The selected part, or else the character before it.
  var rangeToDelete: NSRange {
    guard storedSelection.length == 0, storedSelection.location > 0 else { return storedSelection }
    return (storedText as NSString)
      .rangeOfComposedCharacterSequence(at: storedSelection.location - 1)
  }

  func rangeInText(_ range: NSRange) -> NSRange {
    let length = (storedText as NSString).length
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }

  // MARK: Size

  /// Returns the size of the text with insets and padding in whole pixels; empty text takes a line.
  ///
  /// The layout asks with the width that it has found, where the text does not scroll.
  func fittingSize(forWidth width: CGFloat) -> CGSize {
    let padding = 2 * textContainer.lineFragmentPadding
    let insets = textContainerInset
    let side = insets.left + insets.right + padding
    let text = measure(width: max(width - side, 1))
    let scale = traitCollection.displayScale
    return CGSize(
      width: min((text.width + side).roundedUpToPixel(scale: scale), width),
      height: (text.height + insets.top + insets.bottom).roundedUpToPixel(scale: scale)
    )
  }

  /// A line end at the end of the text begins a line, in which a person goes on writing.
  private func measure(width: CGFloat) -> CGSize {
    let text = storedText.isEmpty || storedText.hasSuffix("\n") ? storedText + " " : storedText
    let measured = environment.textMeasurer.measure(
      text,
      font: shownFont,
      width: width,
      lineLimit: max(textContainer.maximumNumberOfLines, 0),
      breaksByCharacter: textContainer.lineBreakMode == .byCharWrapping
    )
    return CGSize(width: storedText.isEmpty ? 0 : measured.width, height: measured.height)
  }

  /// The distances from the edges to the first and the last line's baseline; before the first
  /// layout, those of a view that is as high as its text.
  var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let measurer = environment.textMeasurer
    let ascender = measurer.ascender(of: shownFont)
    let descender = measurer.lineHeight(of: shownFont) - ascender
    let natural = sizeThatFits(storedBounds.size).height
    let below = storedBounds.height > 0 ? storedBounds.height - natural : 0
    return (textContainerInset.top + ascender, below + textContainerInset.bottom + descender)
  }

  /// Where the lines lie from the top edge on, in the width that the layout has found.
  var baselinesOfText: TextBaselines {
    let measurer = environment.textMeasurer
    let ascender = measurer.ascender(of: shownFont)
    let descender = measurer.lineHeight(of: shownFont) - ascender
    return TextBaselines(
      firstFromTop: textContainerInset.top + ascender,
      lastFromBottom: textContainerInset.bottom + descender,
      height: solvedContentHeight ?? sizeThatFits(storedBounds.size).height,
      shareOfRoomAbove: 0
    )
  }

  // MARK: Archives

  /// What an archive keeps of the class itself.
  package struct Archived: ArchivedState {
    package static let key = "ViewKit.textView"

    package var text = ""
    package var font: Font?
    package var textColor: Color?
    package var textAlignment = TextAlignment.natural
    package var adjustsFontForContentSizeCategory = false
    package var isEditable = true
    package var isSelectable = true
    package var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    package var lineFragmentPadding: CGFloat = 5
    package var maximumNumberOfLines = 0
    package var lineBreakMode = LineBreakMode.byWordWrapping
    package var settings = TextInputSettings()

    package init() {}
  }

  func encodeTextView(into coder: NSCoder) {
    var archived = Archived()
    archived.text = storedText
    archived.font = font
    archived.textColor = textColor
    archived.textAlignment = textAlignment
    archived.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    archived.isEditable = isEditable
    archived.isSelectable = isSelectable
    archived.textContainerInset = textContainerInset
    archived.lineFragmentPadding = textContainer.lineFragmentPadding
    archived.maximumNumberOfLines = textContainer.maximumNumberOfLines
    archived.lineBreakMode = textContainer.lineBreakMode
    archived.settings = TextInputSettings(of: self)
    coder.encodeState(archived)
  }

  func decodeTextView(from coder: NSCoder) {
    guard let archived = coder.decodeState(Archived.self) else { return }
    text = archived.text
    font = archived.font
    textColor = archived.textColor
    textAlignment = archived.textAlignment
    adjustsFontForContentSizeCategory = archived.adjustsFontForContentSizeCategory
    isEditable = archived.isEditable
    isSelectable = archived.isSelectable
    textContainerInset = archived.textContainerInset
    textContainer.lineFragmentPadding = archived.lineFragmentPadding
    textContainer.maximumNumberOfLines = archived.maximumNumberOfLines
    textContainer.lineBreakMode = archived.lineBreakMode
    archived.settings.apply(to: self)
  }
}
