import Foundation

extension TableView {
  // MARK: Header and footer

  func replaceEdgeView(_ old: View?, by new: View?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    setNeedsLayout()
  }

  func backgroundDidChange(from old: View?) {
    if let old, old !== backgroundView, old.superview === self { old.removeFromSuperview() }
    if let backgroundView, backgroundView.superview !== self {
      insertSubview(backgroundView, at: 0)
    }
    setNeedsLayout()
  }

  // MARK: Layout

  /// Places header, sections and footer one below the other.
  func layOutContent() {
    backgroundView?.frame = bounds
    let headerEnd = place(tableHeaderView, at: 0)
    let rowsEnd = layOutSections(from: headerEnd)
    let end = place(tableFooterView, at: rowsEnd)
    contentSize = CGSize(width: bounds.width, height: end)
  }

  /// Places a view over the table's width, and returns where it ends.
  private func place(_ view: View?, at y: CGFloat) -> CGFloat {
    guard let view else { return y }
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.bounds.height)
    return y + view.bounds.height
  }

  // MARK: Archive

  private struct Archived: Codable {
    var style: Style
    var rowHeight: CGFloat
    var estimatedRowHeight: CGFloat
    var sectionHeaderHeight: CGFloat
    var sectionFooterHeight: CGFloat
    var separatorStyle: CellSeparatorStyle
    var separatorColor: Color?
    var separatorInset: EdgeInsets
    var allowsSelection: Bool
    var allowsMultipleSelection: Bool
  }

  private enum Key {
    static let table = "ViewKit.tableView"
    static let header = "ViewKit.tableHeaderView"
    static let footer = "ViewKit.tableFooterView"
    static let background = "ViewKit.backgroundView"
  }

  func encodeTable(into coder: NSCoder) {
    let archived = Archived(
      style: style,
      rowHeight: rowHeight,
      estimatedRowHeight: estimatedRowHeight,
      sectionHeaderHeight: sectionHeaderHeight,
      sectionFooterHeight: sectionFooterHeight,
      separatorStyle: separatorStyle,
      separatorColor: separatorColor,
      separatorInset: separatorInset,
      allowsSelection: allowsSelection,
      allowsMultipleSelection: allowsMultipleSelection
    )
    coder.encodeValue(archived, forKey: Key.table)
    coder.encodeObject(tableHeaderView, forKey: Key.header)
    coder.encodeObject(tableFooterView, forKey: Key.footer)
    coder.encodeObject(backgroundView, forKey: Key.background)
  }

  func decodeTable(from coder: NSCoder) {
    backgroundView = coder.decodeObject(View.self, forKey: Key.background)
    tableHeaderView = coder.decodeObject(View.self, forKey: Key.header)
    tableFooterView = coder.decodeObject(View.self, forKey: Key.footer)
    guard let archived = coder.decodeValue(Archived.self, forKey: Key.table) else { return }
    storedStyle = archived.style
    rowHeight = archived.rowHeight
    estimatedRowHeight = archived.estimatedRowHeight
    sectionHeaderHeight = archived.sectionHeaderHeight
    sectionFooterHeight = archived.sectionFooterHeight
    separatorStyle = archived.separatorStyle
    separatorColor = archived.separatorColor
    separatorInset = archived.separatorInset
    allowsSelection = archived.allowsSelection
    allowsMultipleSelection = archived.allowsMultipleSelection
  }
}
