package import Foundation

extension Label {
  /// The font in the size that is shown.
  var shownFont: Font {
    guard adjustsFontForContentSizeCategory else { return storedFont }
    return storedFont.scaled(for: traitCollection.preferredContentSizeCategory)
  }

  func setFont(_ font: Font) {
    guard font != storedFont else { return }
    storedFont = font
    invalidateIntrinsicContentSize()
  }

  /// Returns the size of the text in whole pixels; a width of 0 or less stands for any width.
  ///
  /// The layout asks with the width that it has found, where no preferred width is given.
  func contentSize(forWidth width: CGFloat) -> CGSize {
    let room = numberOfLines != 1 && width > 0 ? width : .infinity
    let size = measure(font: shownFont, room: room, lineLimit: numberOfLines)
    return CGSize(width: min(size.width, room), height: size.height)
  }

  private func measure(font: Font, room: CGFloat, lineLimit: Int) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let size = environment.textMeasurer.measure(
      text,
      font: font,
      width: room,
      lineLimit: max(lineLimit, 0),
      breaksByCharacter: lineBreakMode == .byCharWrapping
    )
    let scale = traitCollection.displayScale
    return CGSize(
      width: size.width.roundedUpToPixel(scale: scale),
      height: size.height.roundedUpToPixel(scale: scale)
    )
  }

  // MARK: Where the text lies

  func placedTextRect(in bounds: CGRect, lineLimit: Int) -> CGRect {
    let font = fittingFont(forWidth: bounds.width)
    let room = numberOfLines != 1 && bounds.width > 0 ? bounds.width : .infinity
    var size = measure(font: font, room: room, lineLimit: lineLimit)
    if size.height > bounds.height, lineLimit != 1 {
      let lines = bounds.height / environment.textMeasurer.lineHeight(of: font)
      let fitting = lines >= 1 ? Int(min(lines, 1_000_000)) : 1
      size = measure(
        font: font,
        room: room,
        lineLimit: lineLimit > 0 ? min(fitting, lineLimit) : fitting
      )
    }
    size.width = min(size.width, max(bounds.width, 0))
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * horizontalShare,
      y: bounds.minY + max(0, (bounds.height - size.height) / 2),
      width: size.width,
      height: size.height
    )
  }

  /// The part of the free width that lies at the left of the text.
  private var horizontalShare: CGFloat {
    switch textAlignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified, .natural: isRightToLeft ? 1 : 0
    }
  }

  /// The font, made smaller where that is wanted and a single line does not fit.
  private func fittingFont(forWidth width: CGFloat) -> Font {
    let font = shownFont
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, minimumScaleFactor > 0, width > 0 else {
      return font
    }
    let natural = measure(font: font, room: .infinity, lineLimit: 1).width
    guard natural > width else { return font }
    return font.withSize(font.pointSize * min(1, max(minimumScaleFactor, width / natural)))
  }

  /// The distances from the top edge to the first baseline and from the bottom edge to the last.
  ///
  /// In bounds that are too low for a line, as before the first layout, they are those of a label
  /// of the height of its text.
  var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let rect = placedTextRect(in: storedBounds, lineLimit: numberOfLines)
    let font = fittingFont(forWidth: storedBounds.width)
    let measurer = environment.textMeasurer
    let ascender = measurer.ascender(of: font)
    let below = rect.height > 0 ? max(0, storedBounds.maxY - rect.maxY) : 0
    return (
      first: rect.minY - storedBounds.minY + ascender,
      last: below + measurer.lineHeight(of: font) - ascender
    )
  }

  /// Where the lines lie in a label as high as its text, of the width that the layout has found.
  ///
  /// Without text there is room for one line.
  var baselinesOfText: TextBaselines {
    let measurer = environment.textMeasurer
    let font = shownFont
    let (ascender, line) = (measurer.ascender(of: font), measurer.lineHeight(of: font))
    let content = solvedContentHeight ?? solvedContentSize.height
    return TextBaselines(
      firstFromTop: ascender,
      lastFromBottom: line - ascender,
      height: content > 0 ? content : line
    )
  }

  // MARK: Archives

  /// What an archive keeps of the class itself.
  package struct Archived: ArchivedState {
    package static let key = "ViewKit.label"

    package var text: String?
    package var font = Label.defaultFont
    package var textColor = Color.label
    package var textAlignment = TextAlignment.natural
    package var lineBreakMode = LineBreakMode.byTruncatingTail
    package var numberOfLines = 1
    package var preferredMaxLayoutWidth: CGFloat = 0
    package var adjustsFontSizeToFitWidth = false
    package var minimumScaleFactor: CGFloat = 0
    package var adjustsFontForContentSizeCategory = false
    package var isEnabled = true

    package init() {}
  }

  func encodeLabel(into coder: NSCoder) {
    var archived = Archived()
    archived.text = text
    archived.font = storedFont
    archived.textColor = storedTextColor
    archived.textAlignment = textAlignment
    archived.lineBreakMode = lineBreakMode
    archived.numberOfLines = numberOfLines
    archived.preferredMaxLayoutWidth = preferredMaxLayoutWidth
    archived.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    archived.minimumScaleFactor = minimumScaleFactor
    archived.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    archived.isEnabled = isEnabled
    coder.encodeState(archived)
  }

  func decodeLabel(from coder: NSCoder) {
    guard let archived = coder.decodeState(Archived.self) else { return }
    text = archived.text
    storedFont = archived.font
    storedTextColor = archived.textColor
    textAlignment = archived.textAlignment
    lineBreakMode = archived.lineBreakMode
    numberOfLines = archived.numberOfLines
    preferredMaxLayoutWidth = archived.preferredMaxLayoutWidth
    adjustsFontSizeToFitWidth = archived.adjustsFontSizeToFitWidth
    minimumScaleFactor = archived.minimumScaleFactor
    adjustsFontForContentSizeCategory = archived.adjustsFontForContentSizeCategory
    isEnabled = archived.isEnabled
  }
}
