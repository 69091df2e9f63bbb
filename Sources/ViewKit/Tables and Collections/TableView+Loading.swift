import Foundation

extension TableView {
  private var tableDelegate: (any TableViewDelegate)? { delegate as? any TableViewDelegate }

  // MARK: Sections

  func setNeedsReload() {
    isReloadDue = true
    setNeedsLayout()
  }

  /// Asks for sections and heights anew when that is due; the cells go, and wait to be used again.
  func loadContentIfDue() {
    guard isReloadDue else { return }
    isReloadDue = false
    for cell in content.cells {
      recycle(cell)
    }
    for view in content.edgeViews where view.superview === self {
      view.removeFromSuperview()
      if let view = view as? TableViewHeaderFooterView {
        headerFooterViews.enqueue(view, for: view.reuseIdentifier)
      }
    }
    content = TableContent()
    guard let dataSource = contentSource else { return }
    let count = max(dataSource.numberOfSections(in: self), 0)
    content.sections = (0..<count).map { makeSection($0, dataSource) }
    for view in content.edgeViews {
      addSubview(view)
    }
    setNeedsLayout()
  }

  private func makeSection(
    _ section: Int,
    _ dataSource: any TableViewDataSource
  ) -> TableContent.Section {
    let count = max(dataSource.tableView(self, numberOfRowsInSection: section), 0)
    let rows = (0..<count).map { row in
      let path = IndexPath(indexes: [section, row])
      let height =
        tableDelegate?.tableView(self, heightForRowAt: path) ?? staticContent?.height(at: path)
        ?? rowHeight
      return TableContent.Row(askedHeight: height < 0 ? nil : height)
    }
    return TableContent.Section(
      header: tableDelegate?.tableView(self, viewForHeaderInSection: section)
        ?? titleView(dataSource.tableView(self, titleForHeaderInSection: section)),
      rows: rows,
      footer: tableDelegate?.tableView(self, viewForFooterInSection: section)
        ?? titleView(dataSource.tableView(self, titleForFooterInSection: section))
    )
  }

  private func titleView(_ title: String?) -> View? {
    guard let title else { return nil }
    let view = TableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  // MARK: Cells

  /// Takes a cell out of the table, and keeps it to be used again.
  private func recycle(_ cell: TableViewCell) {
    if cell.superview === self { cell.removeFromSuperview() }
    cell.setSelected(false, animated: false)
    cells.enqueue(cell, for: cell.reuseIdentifier)
  }

  private func makeCell(at indexPath: IndexPath) -> TableViewCell? {
    guard let dataSource = contentSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    cell.setSelected(content[indexPath].isSelected, animated: false)
    if cell.superview !== self { addSubview(cell) }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    return cell
  }

  // MARK: Layout

  /// Places headers, rows and footers from a height on, and returns where they end.
  ///
  /// One way from top to bottom: a row counts with the height that was asked for or measured, else
  /// with the estimated one. What comes into the visible part gets a cell, which is measured on the
  /// spot, so that all that follows stands where it belongs.
  func layOutSections(from start: CGFloat) -> CGFloat {
    loadContentIfDue()
    forgetHeightsOfOtherWidths()
    let visible = bounds
    var y = start
    for section in content.sections.indices {
      y = placeEdge(content.sections[section].header, at: y, asked: sectionHeaderHeight)
      for row in content.sections[section].rows.indices {
        y += layOutRow(at: IndexPath(indexes: [section, row]), y: y, visible: visible)
      }
      y = placeEdge(content.sections[section].footer, at: y, asked: sectionFooterHeight)
    }
    return y
  }

  private func forgetHeightsOfOtherWidths() {
    guard measuredWidth != rowWidth else { return }
    measuredWidth = rowWidth
    for path in content.indexPaths {
      content[path].measuredHeight = nil
    }
  }

  private func layOutRow(at path: IndexPath, y: CGFloat, visible: CGRect) -> CGFloat {
    let row = content[path]
    let expected = row.askedHeight ?? row.measuredHeight ?? estimatedHeight
    guard y < visible.maxY, y + expected > visible.minY else {
      if let cell = row.cell {
        content[path].cell = nil
        recycle(cell)
      }
      return expected
    }
    guard let cell = row.cell ?? makeCell(at: path) else { return expected }
    content[path].cell = cell
    var height = expected
    if row.askedHeight == nil {
      if row.measuredHeight == nil || row.cell == nil {
        content[path].measuredHeight = measure(cell)
      }
      height = content[path].measuredHeight ?? expected
    }
    cell.frame = CGRect(x: sectionSide, y: y, width: rowWidth, height: height)
    return height
  }

  private var estimatedHeight: CGFloat {
    estimatedRowHeight > 0 ? estimatedRowHeight : TableViewCell.defaultHeight
  }

  /// Returns the height that a cell's constraints or labels ask for at the width of rows.
  private func measure(_ cell: TableViewCell) -> CGFloat {
    cell.frame.size = CGSize(width: rowWidth, height: max(cell.frame.height, estimatedHeight))
    cell.placeContentView()
    let fitting = cell.heightFitting(width: rowWidth)
    return fitting > 0 ? fitting : cell.naturalHeight
  }

  /// Places a header or a footer, and returns where it ends.
  private func placeEdge(_ view: View?, at y: CGFloat, asked: CGFloat) -> CGFloat {
    guard let view else { return y }
    var height = asked
    if height < 0 {
      let fitting = view.heightFitting(width: rowWidth)
      height = fitting > 0 ? fitting : view.bounds.height
    }
    view.frame = CGRect(x: sectionSide, y: y, width: rowWidth, height: height)
    return y + height
  }

  /// The width of rows: the table's, less the sides of sections that are apart from them.
  var rowWidth: CGFloat { max(bounds.width - 2 * sectionSide, 0) }

  /// The distance in points from the table's edges to its sections.
  private var sectionSide: CGFloat {
    guard style == .insetGrouped else { return 0 }
    return bounds.width < 414 ? 16 : 20
  }
}

extension View {
  /// The height that the view's own constraints ask for at a width; 0 without any.
  fileprivate func heightFitting(width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
