import Foundation

extension Button {
  // MARK: Title and picture

  func resolvedTitleColor(for state: State) -> Color {
    if let color = titleColors[state] { return color }
    guard storedType == .system else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : inheritedTintColor
  }

  /// Brings label and image view in line with the state.
  func showCurrentContent() {
    if let title = currentTitle {
      ensureTitleLabel().text = title
    } else {
      storedTitleLabel?.text = nil
    }
    storedTitleLabel?.textColor = currentTitleColor
    let oldImage = storedImageView?.image
    if let image = currentImage {
      ensureImageView().image = image
    } else {
      storedImageView?.image = nil
    }
    if storedImageView?.image?.size != oldImage?.size {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  func ensureTitleLabel() -> ButtonLabel {
    if let storedTitleLabel { return storedTitleLabel }
    let label = ButtonLabel()
    label.storedFont = defaultTitleFont
    label.textColor = currentTitleColor
    label.lineBreakMode = .byTruncatingMiddle
    storedTitleLabel = label
    addSubview(label)
    return label
  }

  func ensureImageView() -> ImageView {
    if let storedImageView { return storedImageView }
    let view = ImageView()
    storedImageView = view
    insertSubview(view, at: 0)
    return view
  }

  private var defaultTitleFont: Font {
    .systemFont(ofSize: storedType == .system ? 15 : Font.buttonFontSize)
  }

  // MARK: Size

  private static let titlePadding: CGFloat = 12
  private static let minimumTitleWidth: CGFloat = 30

  private var titleFont: Font { storedTitleLabel?.shownFont ?? defaultTitleFont }

  /// The title's size in whole points; the height of a line without a title.
  private var titleSize: CGSize {
    let size = storedTitleLabel?.intrinsicContentSize ?? .zero
    let line = environment.textMeasurer.lineHeight(of: titleFont)
    return CGSize(
      width: size.width.roundedUpToPixel(scale: 1),
      height: max(size.height, line).roundedUpToPixel(scale: 1)
    )
  }

  private var hasTitle: Bool { storedTitleLabel?.text?.isEmpty == false }

  /// A button of a picture alone has no padding, but is not lower than a line of text.
  ///
  /// Insets of zero stand for the padding, as in UIKit; others replace it.
  var naturalSize: CGSize {
    let hasPadding = contentEdgeInsets == .zero
    let title = titleSize
    guard let image = currentImage?.size else {
      let width = hasPadding ? max(title.width, Self.minimumTitleWidth) : title.width
      let height = title.height + (hasPadding ? Self.titlePadding : 0)
      return addingInsets(to: CGSize(width: width, height: height))
    }
    let padding = hasPadding && hasTitle ? Self.titlePadding : 0
    return addingInsets(
      to: CGSize(
        width: title.width + image.width,
        height: max(title.height + padding, image.height)
      )
    )
  }

  private func addingInsets(to size: CGSize) -> CGSize {
    CGRect(origin: .zero, size: size).outset(by: contentEdgeInsets).size
  }

  // MARK: Layout

  func placedTitleRect(in content: CGRect) -> CGRect {
    guard hasTitle else { return CGRect(origin: content.origin, size: .zero) }
    let natural = storedTitleLabel?.intrinsicContentSize ?? .zero
    let image = imageSize(in: content)
    let room = content.inset(by: titleEdgeInsets)
    let size = CGSize(
      width: min(natural.width, max(0, room.width - image.width)),
      height: min(natural.height, max(0, room.height))
    )
    let group = groupX(width: image.width + size.width, in: room)
    return place(size, x: isRightToLeft ? group : group + image.width, in: room)
  }

  func placedImageRect(in content: CGRect) -> CGRect {
    let size = imageSize(in: content)
    let room = content.inset(by: imageEdgeInsets)
    let natural = hasTitle ? storedTitleLabel?.intrinsicContentSize.width ?? 0 : 0
    let title = min(natural, max(0, room.width - size.width))
    let group = groupX(width: size.width + title, in: room)
    return place(size, x: isRightToLeft ? group + title : group, in: room)
  }

  private func imageSize(in content: CGRect) -> CGSize {
    guard let size = currentImage?.size else { return .zero }
    return CGSize(
      width: min(size.width, max(0, content.width)),
      height: min(size.height, max(0, content.height))
    )
  }

  /// The left edge of title and picture side by side.
  private func groupX(width: CGFloat, in room: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .fill, .leading: room.minX
    case .right, .trailing: room.maxX - width
    case .center: room.minX + (room.width - width) / 2
    }
  }

  private func place(_ size: CGSize, x: CGFloat, in room: CGRect) -> CGRect {
    let scale = traitCollection.displayScale
    var rect = CGRect(origin: CGPoint(x: x, y: room.minY), size: size)
    switch contentVerticalAlignment {
    case .top: break
    case .bottom: rect.origin.y = room.maxY - size.height
    case .center: rect.origin.y += (room.height - size.height) / 2
    case .fill: rect.size.height = max(0, room.height)
    }
    rect.origin.x = rect.origin.x.roundedToPixel(scale: scale)
    rect.origin.y = rect.origin.y.roundedToPixel(scale: scale)
    return rect
  }

  /// The distances from the edges to the title's baseline; before the first layout, those of a
  /// button of natural size.
  var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let outer =
      storedBounds.size == .zero ? CGRect(origin: .zero, size: naturalSize) : storedBounds
    guard hasTitle else { return (0, 0) }
    let title = titleRect(forContentRect: contentRect(forBounds: outer))
    let ascender = environment.textMeasurer.ascender(of: titleFont)
    let descender = environment.textMeasurer.lineHeight(of: titleFont) - ascender
    return (title.minY - outer.minY + ascender, outer.maxY - title.maxY + descender)
  }

  /// Where the title lies in a button of natural size; nil without one.
  var baselinesOfTitle: TextBaselines? {
    guard hasTitle else { return nil }
    let outer = CGRect(origin: .zero, size: naturalSize)
    let title = titleRect(forContentRect: contentRect(forBounds: outer))
    let ascender = environment.textMeasurer.ascender(of: titleFont)
    let descender = environment.textMeasurer.lineHeight(of: titleFont) - ascender
    return TextBaselines(
      firstFromTop: title.minY + ascender,
      lastFromBottom: outer.maxY - title.maxY + descender,
      height: outer.height
    )
  }
}
