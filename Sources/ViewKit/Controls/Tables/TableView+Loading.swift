import Foundation

extension TableView {
  var tableDelegate: (any TableViewDelegate)? { delegate as? any TableViewDelegate }

  // MARK: Sections

  func setNeedsReload() {
    isReloadDue = true
    setNeedsLayout()
  }

  /// Asks for sections and heights anew when that is due; the cells go, and wait to be used again.
  func loadContentIfDue() {
    guard isReloadDue else { return }
    isReloadDue = false
    let old = content
    content = TableContent()
    loads += 1
    old.cells.forEach(recycle)
    old.edgeViews.forEach(takeAway)
    // Delegates find the table as it is by then.
    defer { notifyDelegate(ofWhatLeft: old) }
    guard let dataSource = contentSource else { return }
    let load = loads
    let count = max(dataSource.numberOfSections(in: self), 0)
    let sections = (0..<count).map { makeSection($0, dataSource) }
    // Whoever was asked may have had the table loaded again meanwhile.
    guard load == loads else { return }
    content.sections = sections
    for view in content.edgeViews {
      addSubview(view)
    }
  }

  private func takeAway(_ view: View) {
    if view.superview === self { view.removeFromSuperview() }
    if let view = view as? TableViewHeaderFooterView {
      headerFooterViews.enqueue(view, for: view.reuseIdentifier)
    }
  }

  private func notifyDelegate(ofWhatLeft old: TableContent) {
    for path in old.indexPaths {
      guard let cell = old[path].cell else { continue }
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
    for (section, edges) in old.sections.enumerated() {
      for (edge, isHeader) in [(edges.header, true), (edges.footer, false)] where edge.isShown {
        guard let view = edge.view else { continue }
        notifyDelegate(of: view, isShown: false, isHeader: isHeader, section)
      }
    }
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
      guard height < 0 else {
        return TableContent.Row(askedHeight: height, estimatedHeight: height)
      }
      let estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: path)
      return TableContent.Row(estimatedHeight: usableEstimate(estimate ?? estimatedRowHeight))
    }
    return TableContent.Section(
      header: makeEdge(of: section, isHeader: true, dataSource),
      rows: rows,
      footer: makeEdge(of: section, isHeader: false, dataSource)
    )
  }

  private func usableEstimate(_ estimate: CGFloat) -> CGFloat {
    estimate > 0 ? estimate : TableViewCell.defaultHeight
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
    let load = loads
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    guard load == loads else { return nil }
    content[indexPath].cell = cell
    cell.setSelected(content[indexPath].isSelected, animated: false)
    if style != .plain, cell.backgroundColor == nil {
      cell.backgroundColor = .secondarySystemGroupedBackground
    }
    if let level = tableDelegate?.tableView(self, indentationLevelForRowAt: indexPath), level >= 0 {
      cell.indentationLevel = level
    }
    if cell.superview !== self { addSubview(cell) }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    return load == loads ? cell : nil
  }

  // MARK: Layout

  /// Places headers, rows and footers from a height on, and returns where they end.
  ///
  /// One way from top to bottom: a row counts with the height that was asked for or measured, else
  /// with the estimated one. What comes into the visible part gets a cell, which is measured on the
  /// spot, so that all that follows stands where it belongs. Where the data source or the delegate has
  /// the table loaded again meanwhile, the way ends, and the next layout takes it anew.
  func layOutSections(from start: CGFloat) -> CGFloat {
    loadContentIfDue()
    forgetHeightsOfOtherWidths()
    let (visible, load) = (bounds, loads)
    var y = start
    for section in content.sections.indices {
      y = placeEdge(of: section, isHeader: true, at: y, visible: visible)
      guard load == loads else { return y }
      for row in content.sections[section].rows.indices {
        y += layOutRow(at: IndexPath(indexes: [section, row]), y: y, visible: visible)
        guard load == loads else { return y }
      }
      y = placeEdge(of: section, isHeader: false, at: y, visible: visible)
      guard load == loads else { return y }
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
    let expected = row.askedHeight ?? row.measuredHeight ?? row.estimatedHeight
    guard y < visible.maxY, y + expected > visible.minY else {
      if let cell = row.cell {
        content[path].cell = nil
        recycle(cell)
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
      return expected
    }
    guard let cell = row.cell ?? makeCell(at: path) else { return expected }
    var height = expected
    if row.askedHeight == nil {
      if row.measuredHeight == nil || row.cell == nil {
        let (load, measured) = (loads, measure(cell, expected: expected))
        guard load == loads else { return expected }
        content[path].measuredHeight = measured
      }
      height = content[path].measuredHeight ?? expected
    }
    roundCorners(of: cell, at: path)
    cell.frame = CGRect(x: sectionSide, y: y, width: rowWidth, height: height)
    return height
  }

  /// Returns the height that a cell's constraints or labels ask for at the width of rows.
  private func measure(_ cell: TableViewCell, expected: CGFloat) -> CGFloat {
    cell.frame.size = CGSize(width: rowWidth, height: max(cell.frame.height, expected))
    cell.placeContentView()
    let fitting = cell.heightFitting(width: rowWidth)
    return fitting > 0 ? fitting : cell.naturalHeight
  }

  /// The width of rows: the table's, less the sides of sections that are apart from them.
  var rowWidth: CGFloat { max(bounds.width - 2 * sectionSide, 0) }

  /// The distance in points from the table's edges to its sections.
  var sectionSide: CGFloat {
    guard style == .insetGrouped else { return 0 }
    return bounds.width < 414 ? 16 : 20
  }
}

extension View {
  /// The height that the view's own constraints ask for at a width; 0 without any.
  func heightFitting(width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
