public import Foundation

/// An object that gives a table its sections, rows and cells.
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

  /// Returns whether a row may be edited; never called.
  @NeverCalled.RowEditing
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Returns whether a row may be moved; never called.
  @NeverCalled.RowEditing
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Moves a row in the data; never called.
  @NeverCalled.RowEditing
  func tableView(
    _ tableView: TableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )

  /// Returns the titles of the index at the side of a table; never called.
  @NeverCalled.SectionIndex
  func sectionIndexTitles(for tableView: TableView) -> [String]?

  /// Returns the section that a title of the index stands for; never called.
  @NeverCalled.SectionIndex
  func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
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

  /// Returns true.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Returns false.
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns nil.
  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// Returns the index.
  public func tableView(
    _ tableView: TableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }
}
