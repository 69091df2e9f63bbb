public import Foundation

extension TableView {
  // MARK: Asking

  /// The number of sections; asks the data source when that is due.
  public var numberOfSections: Int {
    loadContentIfDue()
    return content.sections.count
  }

  /// Returns the number of rows of a section, 0 where there is no such section.
  public func numberOfRows(inSection section: Int) -> Int {
    loadContentIfDue()
    return content.sections.indices.contains(section) ? content.sections[section].rows.count : 0
  }

  /// Returns the cell of a visible row, and nil for others.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    bringUpToDate()
    return content.contains(indexPath) ? content[indexPath].cell : nil
  }

  /// Returns the place of a cell that is shown, and nil for others.
  public func indexPath(for cell: TableViewCell) -> IndexPath? {
    content.indexPath(of: cell)
  }

  /// The cells of the visible rows, from top to bottom.
  public var visibleCells: [TableViewCell] {
    bringUpToDate()
    return content.cells
  }

  /// The places of the visible rows, from top to bottom, or nil where there are none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    bringUpToDate()
    let paths = content.indexPaths.filter { content[$0].cell != nil }
    return paths.isEmpty ? nil : paths
  }

  /// Returns the view above a section, when it is one of the table's kind, or nil.
  public func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    loadContentIfDue()
    guard content.sections.indices.contains(section) else { return nil }
    return content.sections[section].header.view as? TableViewHeaderFooterView
  }

  /// Returns the view below a section, when it is one of the table's kind, or nil.
  public func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    loadContentIfDue()
    guard content.sections.indices.contains(section) else { return nil }
    return content.sections[section].footer.view as? TableViewHeaderFooterView
  }

  private func bringUpToDate() {
    loadContentIfDue()
    layoutIfNeeded()
  }

  // MARK: Choosing

  /// The places of the chosen rows, from top to bottom, or nil where there are none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    let paths = content.indexPaths.filter { content[$0].isSelected }
    return paths.isEmpty ? nil : paths
  }

  /// The place of the first chosen row, or nil.
  public var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// Chooses a row, animated or not, without telling the delegate; nil chooses none.
  ///
  /// Where only one row can be chosen, it takes the place of another one. A row that is not there
  /// changes nothing.
  public func selectRow(at indexPath: IndexPath?, animated: Bool) {
    loadContentIfDue()
    if let indexPath, !content.contains(indexPath) || !allowsSelection { return }
    if !allowsMultipleSelection || indexPath == nil {
      for path in indexPathsForSelectedRows ?? [] where path != indexPath {
        setSelected(false, at: path, animated: animated)
      }
    }
    if let indexPath { setSelected(true, at: indexPath, animated: animated) }
  }

  /// No longer chooses a row, animated or not, without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    loadContentIfDue()
    guard content.contains(indexPath) else { return }
    setSelected(false, at: indexPath, animated: animated)
  }

  func setSelected(_ isSelected: Bool, at indexPath: IndexPath, animated: Bool) {
    content[indexPath].isSelected = isSelected
    content[indexPath].cell?.setSelected(isSelected, animated: animated)
  }
}
