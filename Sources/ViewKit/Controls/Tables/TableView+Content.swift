package import Foundation

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

  package struct Archived: ArchivedState {
    package static let key = "ViewKit.tableView"

    package var style = Style.plain
    package var rowHeight: CGFloat = -1
    package var estimatedRowHeight: CGFloat = -1
    package var sectionHeaderHeight: CGFloat = -1
    package var sectionFooterHeight: CGFloat = -1
    package var separatorStyle = CellSeparatorStyle.singleLine
    package var separatorColor: Color?
    package var separatorInset = EdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    package var allowsSelection = true
    package var allowsMultipleSelection = false

    package init() {}
  }

  package enum Key {
    package static let header = "ViewKit.tableHeaderView"
    package static let footer = "ViewKit.tableFooterView"
    package static let background = "ViewKit.backgroundView"
  }

  func encodeTable(into coder: NSCoder) {
    var archived = Archived()
    archived.style = style
    archived.rowHeight = rowHeight
    archived.estimatedRowHeight = estimatedRowHeight
    archived.sectionHeaderHeight = sectionHeaderHeight
    archived.sectionFooterHeight = sectionFooterHeight
    archived.separatorStyle = separatorStyle
    archived.separatorColor = separatorColor
    archived.separatorInset = separatorInset
    archived.allowsSelection = allowsSelection
    archived.allowsMultipleSelection = allowsMultipleSelection
    coder.encodeState(archived)
    coder.encodeObject(tableHeaderView, forKey: Key.header)
    coder.encodeObject(tableFooterView, forKey: Key.footer)
    coder.encodeObject(backgroundView, forKey: Key.background)
  }

  func decodeTable(from coder: NSCoder) {
    backgroundView = coder.decodeObject(View.self, forKey: Key.background)
    tableHeaderView = coder.decodeObject(View.self, forKey: Key.header)
    tableFooterView = coder.decodeObject(View.self, forKey: Key.footer)
    guard let archived = coder.decodeState(Archived.self) else { return }
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
