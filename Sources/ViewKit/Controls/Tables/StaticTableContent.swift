package import Foundation

/// The sections, titles and cells that an interface file has for a table that never changes.
///
/// A table shows them while it has no other data source. A ``TableViewController`` that overrides
/// none of its methods answers with them.
package final class StaticTableContent: TableViewDataSource {
  /// A section of a table that never changes.
  package struct Section {
    let header: String?
    let footer: String?
    let rows: [Row]

    package init(header: String?, footer: String?, rows: [Row]) {
      self.header = header
      self.footer = footer
      self.rows = rows
    }
  }

  /// A row, and the height that its author has given it.
  package struct Row {
    let cell: TableViewCell
    let height: CGFloat?

    package init(cell: TableViewCell, height: CGFloat?) {
      self.cell = cell
      self.height = height
    }
  }

  private let sections: [Section]

  package init(_ sections: [Section]) {
    self.sections = sections
  }

  package func numberOfSections(in tableView: TableView) -> Int { sections.count }

  package func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  package func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    row(at: indexPath)?.cell ?? TableViewCell(style: .default, reuseIdentifier: nil)
  }

  package func tableView(
    _ tableView: TableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    sections.indices.contains(section) ? sections[section].header : nil
  }

  package func tableView(
    _ tableView: TableView,
    titleForFooterInSection section: Int
  ) -> String? {
    sections.indices.contains(section) ? sections[section].footer : nil
  }

  /// The height that the row's author has given it; nil where there is none.
  func height(at indexPath: IndexPath) -> CGFloat? { row(at: indexPath)?.height }

  private func row(at indexPath: IndexPath) -> Row? {
    guard indexPath.count == 2, sections.indices.contains(indexPath[0]),
      sections[indexPath[0]].rows.indices.contains(indexPath[1])
    else { return nil }
    return sections[indexPath[0]].rows[indexPath[1]]
  }
}
