import Foundation

extension TableViewCell {
  private struct Archived: Codable {
    var style: CellStyle
    var reuseIdentifier: String?
    var accessoryType: AccessoryType
    var selectionStyle: SelectionStyle
    var indentationLevel: Int
    var indentationWidth: CGFloat
    var separatorInset: EdgeInsets?
    var isSelected: Bool
    /// The place of the content view among the subviews.
    var contentViewIndex: Int?
    /// The places of the labels and the picture among the subviews of the content view.
    var textLabelIndex: Int?
    var detailTextLabelIndex: Int?
    var imageViewIndex: Int?
  }

  private enum Key {
    static let cell = "ViewKit.tableViewCell"
    static let accessoryView = "ViewKit.accessoryView"
    static let backgroundView = "ViewKit.backgroundView"
    static let selectedBackgroundView = "ViewKit.selectedBackgroundView"
  }

  func encodeCell(into coder: NSCoder) {
    let archived = Archived(
      style: storedStyle,
      reuseIdentifier: reuseIdentifier,
      accessoryType: accessoryType,
      selectionStyle: selectionStyle,
      indentationLevel: indentationLevel,
      indentationWidth: indentationWidth,
      separatorInset: storedSeparatorInset,
      isSelected: isSelected,
      contentViewIndex: index(of: storedContentView),
      textLabelIndex: storedContentView.index(of: storedTextLabel),
      detailTextLabelIndex: storedContentView.index(of: storedDetailTextLabel),
      imageViewIndex: storedContentView.index(of: storedImageView)
    )
    coder.encodeValue(archived, forKey: Key.cell)
    coder.encodeObject(accessoryView, forKey: Key.accessoryView)
    coder.encodeObject(backgroundView, forKey: Key.backgroundView)
    coder.encodeObject(selectedBackgroundView, forKey: Key.selectedBackgroundView)
  }

  /// Reads the cell, and returns its reuse identifier.
  func decodeCell(from coder: NSCoder) -> String? {
    let archived = coder.decodeValue(Archived.self, forKey: Key.cell)
    if let view = subview(at: archived?.contentViewIndex) as? TableViewCellContentView {
      storedContentView = view
    } else {
      addContentView()
    }
    backgroundView = coder.decodeObject(View.self, forKey: Key.backgroundView)
    selectedBackgroundView = coder.decodeObject(View.self, forKey: Key.selectedBackgroundView)
    accessoryView = coder.decodeObject(View.self, forKey: Key.accessoryView)
    guard let archived else { return nil }
    adoptParts(
      style: archived.style,
      textLabel: storedContentView.subview(at: archived.textLabelIndex) as? Label,
      detailTextLabel: storedContentView.subview(at: archived.detailTextLabelIndex) as? Label,
      imageView: storedContentView.subview(at: archived.imageViewIndex) as? ImageView
    )
    accessoryType = archived.accessoryType
    selectionStyle = archived.selectionStyle
    indentationLevel = archived.indentationLevel
    indentationWidth = archived.indentationWidth
    storedSeparatorInset = archived.separatorInset
    isSelected = archived.isSelected
    return archived.reuseIdentifier
  }
}
