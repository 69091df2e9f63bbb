import Foundation

/// What a table knows of its rows: how high each is, and the cells of those that are shown.
struct TableContent {
  var sections: [Section] = []

  struct Section {
    var header: Edge
    var rows: [Row]
    var footer: Edge
  }

  /// A header or a footer.
  struct Edge {
    var view: View?
    /// The height that the delegate asks for; nil for that of the table or the content.
    var askedHeight: CGFloat?
    var isShown = false
  }

  struct Row {
    /// The height that the delegate or the table asks for; nil for that of the content.
    var askedHeight: CGFloat?
    /// The height that the row is taken to have until it is measured.
    var estimatedHeight: CGFloat
    /// The height of the content, once it has been measured.
    var measuredHeight: CGFloat?
    var cell: TableViewCell?
    var isSelected = false
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && sections.indices.contains(indexPath[0])
      && sections[indexPath[0]].rows.indices.contains(indexPath[1])
  }

  /// The row at a place; reading one that is not there is a mistake of this module.
  subscript(indexPath: IndexPath) -> Row {
    get { sections[indexPath[0]].rows[indexPath[1]] }
    set { sections[indexPath[0]].rows[indexPath[1]] = newValue }
  }

  /// The places of all rows, from top to bottom.
  var indexPaths: [IndexPath] {
    sections.enumerated().flatMap { section, content in
      content.rows.indices.map { IndexPath(indexes: [section, $0]) }
    }
  }

  /// The place of a cell, or nil for one that is not shown.
  func indexPath(of cell: TableViewCell) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let row = content.rows.firstIndex(where: { $0.cell === cell }) {
        return IndexPath(indexes: [section, row])
      }
    }
    return nil
  }

  /// The cells that are shown, from top to bottom.
  var cells: [TableViewCell] { sections.flatMap { $0.rows.compactMap(\.cell) } }

  /// The headers and footers, from top to bottom.
  var edgeViews: [View] { sections.flatMap { [$0.header.view, $0.footer.view].compactMap { $0 } } }
}
