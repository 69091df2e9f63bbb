import Foundation

/// The labels and the picture of a cell, and where its arrangement puts them in the content view.
struct TableViewCellParts {
  private let style: TableViewCell.CellStyle
  private let content: View
  private let title: Label?
  private let detail: Label?
  private let picture: ImageView?
  private let indentation: CGFloat

  init(of cell: TableViewCell) {
    style = cell.storedStyle
    content = cell.contentView
    title = cell.storedTextLabel.flatMap { $0.text?.isEmpty == false ? $0 : nil }
    detail = cell.storedDetailTextLabel.flatMap { $0.text?.isEmpty == false ? $0 : nil }
    picture = cell.storedImageView.flatMap { $0.image == nil ? nil : $0 }
    indentation = CGFloat(max(cell.indentationLevel, 0)) * cell.indentationWidth
  }

  // MARK: Sizes

  /// The height in points of the parts, without margins.
  var height: CGFloat {
    let titleHeight = title?.intrinsicContentSize.height ?? 0
    let detailHeight = detail?.intrinsicContentSize.height ?? 0
    let text = style == .subtitle ? titleHeight + detailHeight : max(titleHeight, detailHeight)
    return max(text, picture?.intrinsicContentSize.height ?? 0)
  }

  /// The room for texts: between the margins, after the indentation and the picture.
  private var textArea: CGRect {
    let margins = content.layoutMargins
    let isRightToLeft = content.isRightToLeft
    var area = CGRect(
      x: (isRightToLeft ? margins.right : margins.left) + indentation,
      y: 0,
      width: content.bounds.width - margins.left - margins.right - indentation,
      height: content.bounds.height
    )
    if let size = picture?.intrinsicContentSize {
      area.origin.x += size.width + 16
      area.size.width -= size.width + 16
    }
    area.size.width = max(area.size.width, 0)
    return area
  }

  // MARK: Layout

  func layOut() {
    let area = textArea
    if let picture {
      let size = picture.intrinsicContentSize
      put(picture, x: area.minX - size.width - 16, width: size.width, height: size.height)
    }
    switch style {
    case .default: layOutTitle(in: area)
    case .value1: layOutValue(in: area)
    case .value2: layOutNamedValue(in: area)
    case .subtitle: layOutSubtitle(in: area)
    }
  }

  private func layOutTitle(in area: CGRect) {
    guard let title else { return }
    content.place(title, at: area)
  }

  /// The value at the trailing edge keeps its width, as long as the title keeps a part of its own.
  private func layOutValue(in area: CGRect) {
    let titleSize = title?.intrinsicContentSize ?? .zero
    let detailSize = detail?.intrinsicContentSize ?? .zero
    let titleWidth = min(titleSize.width, area.width)
    let gap: CGFloat = titleWidth > 0 ? 6 : 0
    let detailWidth = min(detailSize.width, max(area.width - titleWidth - gap, 0))
    put(title, x: area.minX, width: titleWidth, height: titleSize.height)
    put(detail, x: area.maxX - detailWidth, width: detailWidth, height: detailSize.height)
  }

  /// A column of 91 points for the name, and the value after a gap of 6 points.
  private func layOutNamedValue(in area: CGRect) {
    let nameWidth = min(91, area.width)
    put(title, x: area.minX, width: nameWidth, height: title?.intrinsicContentSize.height ?? 0)
    let start = area.minX + nameWidth + 6
    let width = max(area.maxX - start, 0)
    put(detail, x: start, width: width, height: detail?.intrinsicContentSize.height ?? 0)
  }

  private func layOutSubtitle(in area: CGRect) {
    let titleSize = title?.intrinsicContentSize ?? .zero
    let detailSize = detail?.intrinsicContentSize ?? .zero
    let top = ((area.height - titleSize.height - detailSize.height) / 2).rounded(.up)
    for (label, size, y) in [
      (title, titleSize, top), (detail, detailSize, top + titleSize.height),
    ] {
      guard let label else { continue }
      let width = min(size.width, area.width)
      content.place(label, at: CGRect(x: area.minX, y: y, width: width, height: size.height))
    }
  }

  /// Places a part in the middle from top to bottom, on a whole point.
  private func put(_ part: View?, x: CGFloat, width: CGFloat, height: CGFloat) {
    guard let part else { return }
    let y = ((content.bounds.height - height) / 2).rounded(.up)
    content.place(part, at: CGRect(x: x, y: y, width: width, height: height))
  }
}
