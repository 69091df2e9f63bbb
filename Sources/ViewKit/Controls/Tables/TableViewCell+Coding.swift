package import Foundation

extension TableViewCell {
  package struct Archived: ArchivedState {
    package static let key = "ViewKit.tableViewCell"

    package var style = CellStyle.default
    package var reuseIdentifier: String?
    package var accessoryType = AccessoryType.none
    package var selectionStyle = SelectionStyle.default
    package var indentationLevel = 0
    package var indentationWidth: CGFloat = 10
    package var separatorInset: EdgeInsets?
    package var isSelected = false
    /// The place of the content view among the subviews.
    package var contentViewIndex: Int?
    /// The places of the labels and the picture among the subviews of the content view.
    package var textLabelIndex: Int?
    package var detailTextLabelIndex: Int?
    package var imageViewIndex: Int?

    package init() {}
  }

  package enum Key {
    package static let accessoryView = "ViewKit.accessoryView"
    package static let backgroundView = "ViewKit.backgroundView"
    package static let selectedBackgroundView = "ViewKit.selectedBackgroundView"
  }

  func encodeCell(into coder: NSCoder) {
    var archived = Archived()
    archived.style = storedStyle
    archived.reuseIdentifier = reuseIdentifier
    archived.accessoryType = accessoryType
    archived.selectionStyle = selectionStyle
    archived.indentationLevel = indentationLevel
    archived.indentationWidth = indentationWidth
    archived.separatorInset = storedSeparatorInset
    archived.isSelected = isSelected
    archived.contentViewIndex = index(of: storedContentView)
    archived.textLabelIndex = storedContentView.index(of: storedTextLabel)
    archived.detailTextLabelIndex = storedContentView.index(of: storedDetailTextLabel)
    archived.imageViewIndex = storedContentView.index(of: storedImageView)
    coder.encodeState(archived)
    coder.encodeObject(accessoryView, forKey: Key.accessoryView)
    coder.encodeObject(backgroundView, forKey: Key.backgroundView)
    coder.encodeObject(selectedBackgroundView, forKey: Key.selectedBackgroundView)
  }

  /// Reads the cell, and returns its reuse identifier.
  func decodeCell(from coder: NSCoder) -> String? {
    let archived = coder.decodeState(Archived.self)
    if let view = subview(at: archived?.contentViewIndex) as? TableViewCellContentView {
      storedContentView = view
    } else {
      addContentView()
    }
    backgroundView = coder.decodeObject(View.self, forKey: Key.backgroundView)
    selectedBackgroundView = coder.decodeObject(View.self, forKey: Key.selectedBackgroundView)
    accessoryView = coder.decodeObject(View.self, forKey: Key.accessoryView)
    guard let archived else { return nil }
    adoptParts(archived)
    accessoryType = archived.accessoryType
    selectionStyle = archived.selectionStyle
    indentationLevel = archived.indentationLevel
    indentationWidth = archived.indentationWidth
    storedSeparatorInset = archived.separatorInset
    isSelected = archived.isSelected
    return archived.reuseIdentifier
  }

  private func adoptParts(_ archived: Archived) {
    adoptParts(
      style: archived.style,
      textLabel: storedContentView.subview(at: archived.textLabelIndex) as? Label,
      detailTextLabel: storedContentView.subview(at: archived.detailTextLabelIndex) as? Label,
      imageView: storedContentView.subview(at: archived.imageViewIndex) as? ImageView
    )
  }

  /// Finds the content view among the subviews, and what the cell knows in it.
  func takeSavedParts(from coder: NSCoder) {
    let content = storedSubviews.lazy.compactMap { $0 as? TableViewCellContentView }.first
    guard let content, let archived = coder.decodeState(Archived.self) else { return }
    storedContentView = content
    adoptParts(archived)
    backgroundView = coder.decodeObject(View.self, forKey: Key.backgroundView)
    selectedBackgroundView = coder.decodeObject(View.self, forKey: Key.selectedBackgroundView)
    accessoryView = coder.decodeObject(View.self, forKey: Key.accessoryView)
  }
}
