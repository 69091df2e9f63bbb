import Foundation

/// Headers and footers of sections, and what grouped tables do with them.
///
/// The heights of grouped tables are those that Interface Builder stored for static tables: a header
/// with a title of one line is 38 points high and 17.5 more in the first section, a footer 30.5;
/// without a title, 17.5 points, and 35 before the first section. Halves are whole pixels of the
/// screen.
extension TableView {
  func makeEdge(
    of section: Int,
    isHeader: Bool,
    _ dataSource: any TableViewDataSource
  ) -> TableContent.Edge {
    let delegate = tableDelegate
    var edge = TableContent.Edge()
    if isHeader {
      edge.view = delegate?.tableView(self, viewForHeaderInSection: section)
      edge.askedHeight = delegate?.tableView(self, heightForHeaderInSection: section)
    } else {
      edge.view = delegate?.tableView(self, viewForFooterInSection: section)
      edge.askedHeight = delegate?.tableView(self, heightForFooterInSection: section)
    }
    if edge.view == nil {
      let title =
        isHeader
        ? dataSource.tableView(self, titleForHeaderInSection: section)
        : dataSource.tableView(self, titleForFooterInSection: section)
      edge.view = title.map { titleView($0, isHeader: isHeader) }
    }
    // The default implementations answer with the table's own height.
    let ownHeight = isHeader ? sectionHeaderHeight : sectionFooterHeight
    if edge.askedHeight == ownHeight || !(edge.askedHeight ?? -1 >= 0) { edge.askedHeight = nil }
    if style != .plain, edge.askedHeight == 0 { edge.askedHeight = nil }
    return edge
  }

  private func titleView(_ title: String, isHeader: Bool) -> View {
    let view = TableViewHeaderFooterView(reuseIdentifier: nil)
    guard style != .plain else {
      view.textLabel?.text = title
      return view
    }
    let isUppercase = isHeader && environment.controlGeneration != .iOS26
    view.textLabel?.text = isUppercase ? title.uppercased() : title
    view.textLabel?.numberOfLines = 0
    view.titlePlace = isHeader ? .bottom : .top
    return view
  }

  // MARK: Layout

  /// Places a header or a footer, tells the delegate when it comes or goes, and returns where it ends.
  func placeEdge(of section: Int, isHeader: Bool, at y: CGFloat, visible: CGRect) -> CGFloat {
    let part: WritableKeyPath<TableContent.Section, TableContent.Edge> =
      isHeader ? \.header : \.footer
    let edge = content.sections[section][keyPath: part]
    let load = loads
    let height = height(of: edge, isHeader: isHeader, section)
    guard load == loads, let view = edge.view else { return y + height }
    let isShown = height > 0 && y < visible.maxY && y + height > visible.minY
    if isShown != edge.isShown {
      content.sections[section][keyPath: part].isShown = isShown
      notifyDelegate(of: view, isShown: isShown, isHeader: isHeader, section)
      guard load == loads else { return y + height }
    }
    view.frame = CGRect(x: sectionSide, y: y, width: rowWidth, height: height)
    return y + height
  }

  private func height(of edge: TableContent.Edge, isHeader: Bool, _ section: Int) -> CGFloat {
    if let asked = edge.askedHeight { return asked }
    let ownHeight = isHeader ? sectionHeaderHeight : sectionFooterHeight
    let isFirst = isHeader && section == 0
    guard let view = edge.view else {
      if style == .plain { return 0 }
      let usual: CGFloat = isFirst ? 35 : 17.5
      return ownHeight > 0 ? ownHeight : usual.roundedToPixel(scale: displayScale)
    }
    if style != .plain, let title = view as? TableViewHeaderFooterView, title.titlePlace != .middle
    {
      let space: CGFloat = isFirst ? 39.5 : isHeader ? 22 : 14.5
      return (title.titleHeight(inWidth: rowWidth) + space).roundedToPixel(scale: displayScale)
    }
    if ownHeight >= 0 { return ownHeight }
    let fitting = view.heightFitting(width: rowWidth)
    return fitting > 0 ? fitting : view.bounds.height
  }

  func notifyDelegate(of view: View, isShown: Bool, isHeader: Bool, _ section: Int) {
    let delegate = tableDelegate
    switch (isShown, isHeader) {
    case (true, true): delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case (true, false): delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    case (false, true):
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case (false, false):
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  // MARK: Inset sections

  /// Rounds the outer corners of a section that is apart from the sides.
  func roundCorners(of cell: TableViewCell, at path: IndexPath) {
    guard style == .insetGrouped else { return }
    let isFirst = path.row == 0
    let isLast = path.row == content.sections[path.section].rows.count - 1
    var corners: CornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    let radius: CGFloat = environment.controlGeneration == .iOS26 ? 26 : 10
    cell.layer.cornerRadius = corners.isEmpty ? 0 : radius
    cell.layer.maskedCorners = corners.isEmpty ? .all : corners
  }
}
