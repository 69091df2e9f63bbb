import Foundation

extension TableViewCell {
  /// The height in points of a row whose content asks for no other.
  static let defaultHeight: CGFloat = 44

  // MARK: Parts

  func addContentView() {
    storedContentView.frame = bounds
    storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(storedContentView)
    takeContentMargins()
  }

  /// Takes a view as the content view, one that an interface file brings.
  package func adoptContentView(_ view: TableViewCellContentView) {
    guard view !== storedContentView else { return }
    if storedContentView.superview === self { storedContentView.removeFromSuperview() }
    storedContentView = view
    if view.superview !== self { addContentView() }
  }

  /// Takes views as the labels and the picture of the cell's arrangement, those that an interface
  /// file brings.
  package func adoptParts(
    style: CellStyle,
    textLabel: Label?,
    detailTextLabel: Label?,
    imageView: ImageView?
  ) {
    storedStyle = style
    storedTextLabel = textLabel
    storedDetailTextLabel = detailTextLabel
    storedImageView = imageView
    setNeedsLayout()
  }

  func ensureTextLabel() -> Label {
    if let storedTextLabel { return storedTextLabel }
    let label = TableViewCellLabel()
    switch storedStyle {
    case .default, .value1, .subtitle: break
    case .value2:
      label.font = .systemFont(ofSize: 12)
      label.textColor = tintColor
      label.textAlignment = .right
    }
    storedTextLabel = label
    return add(label)
  }

  func ensureDetailTextLabel() -> Label? {
    if let storedDetailTextLabel { return storedDetailTextLabel }
    let label = TableViewCellLabel()
    switch storedStyle {
    case .default: return nil
    case .value1: label.textColor = .secondaryLabel
    case .value2: label.font = .systemFont(ofSize: 15)
    case .subtitle: label.font = .systemFont(ofSize: 12)
    }
    storedDetailTextLabel = label
    return add(label)
  }

  func ensureImageView() -> ImageView? {
    if let storedImageView { return storedImageView }
    guard storedStyle != .value2 else { return nil }
    let view = ImageView()
    storedImageView = view
    return add(view)
  }

  private func add<Part: View>(_ part: Part) -> Part {
    storedContentView.addSubview(part)
    setNeedsLayout()
    return part
  }

  // MARK: Backgrounds

  func replaceBackground(_ old: View?, by new: View?, above sibling: View?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let sibling {
      insertSubview(new, aboveSubview: sibling)
    } else {
      insertSubview(new, at: 0)
    }
  }

  /// Has the background of a chosen cell in the cell only while it is chosen or touched.
  func showSelectedBackground(replacing old: View?) {
    if let old, old !== selectedBackgroundView, old.superview === self { old.removeFromSuperview() }
    guard let view = selectedBackgroundView else { return }
    if isSelected || isHighlighted {
      let shown: View? = view.superview === self ? view : nil
      replaceBackground(shown, by: view, above: backgroundView)
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  // MARK: Accessories

  func accessoryDidChange() {
    accessory?.removeFromSuperview()
    accessory = nil
    if let accessoryView {
      addSubview(accessoryView)
    } else if accessoryType != .none {
      let view = TableViewCellAccessory()
      view.type = accessoryType
      accessory = view
      addSubview(view)
    }
    setNeedsLayout()
  }

  /// The distance in points from a cell's edges to its content.
  var sideMargin: CGFloat { bounds.width < 414 ? 16 : 20 }

  /// The size of what stands at the trailing edge, and nil where nothing does.
  private var accessorySize: CGSize? {
    if let accessoryView { return accessoryView.sizeInBar(atMost: bounds.height) }
    guard accessory != nil else { return nil }
    let width = environment.controlSizes.width(of: accessoryType)
    return CGSize(width: width, height: bounds.height)
  }

  /// The frame of the content view: what an accessory and its margin leave of the cell.
  private var contentFrame: CGRect {
    var width = bounds.width
    if let accessorySize { width -= accessorySize.width + sideMargin }
    return CGRect(x: 0, y: 0, width: max(width, 0), height: bounds.height)
  }

  func takeContentMargins() {
    let side = sideMargin
    let isCut = accessoryView != nil || accessory != nil
    let (left, right) = (side, isCut ? 8 : side)
    storedContentView.takeMargins(
      EdgeInsets(
        top: 11,
        left: isRightToLeft ? right : left,
        bottom: 11,
        right: isRightToLeft ? left : right
      )
    )
  }

  // MARK: Layout

  /// Brings content view and accessory to their places, before a size is asked for too.
  func placeContentView() {
    takeContentMargins()
    place(storedContentView, at: contentFrame)
    guard let size = accessorySize, let view = accessoryView ?? accessory else { return }
    let x = bounds.width - sideMargin - size.width
    place(view, at: CGRect(origin: CGPoint(x: x, y: (bounds.height - size.height) / 2), size: size))
  }

  func layOutParts() {
    placeContentView()
    guard storedTextLabel != nil || storedDetailTextLabel != nil || storedImageView != nil else {
      return
    }
    TableViewCellParts(of: self).layOut()
  }

  /// The height of labels and picture with the margins around them, at least the default.
  var naturalHeight: CGFloat {
    let parts = TableViewCellParts(of: self)
    return max(parts.height + 24, Self.defaultHeight)
  }
}

/// A label of a cell's arrangement, which has the cell laid out when its text changes.
final class TableViewCellLabel: Label {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.superview?.setNeedsLayout()
  }
}
