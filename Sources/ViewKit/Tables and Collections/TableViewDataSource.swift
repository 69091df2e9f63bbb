public import Foundation

/// Gives a table its sections, rows and cells.
public protocol TableViewDataSource: AnyObject {
  /// Returns the number of rows of a section.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell of a row, usually one that the table has dequeued.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell

  /// Returns the number of sections; 1 unless implemented.
  func numberOfSections(in tableView: TableView) -> Int

  /// Returns the title above a section, or nil.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the title below a section, or nil.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
}

extension TableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// Returns nil.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns nil.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}

/// Gives rows and sections their heights and views, and is told of choices.
public protocol TableViewDelegate: ScrollViewDelegate {
  /// Returns the height of a row in points, or the table's automatic dimension.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns the view above a section, or nil for one with the title.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?

  /// Returns the view below a section, or nil for one with the title.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?

  /// Tells that a cell is about to be shown.
  func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt indexPath: IndexPath
  )

  /// Tells that a person has chosen a row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)

  /// Tells that a row is not chosen any more.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
}

extension TableViewDelegate {
  /// Returns the table's own height of rows.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }

  /// Returns nil.
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    nil
  }

  /// Returns nil.
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    nil
  }

  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
}
