public import Foundation

/// An element of a table of rows and columns.
///
/// A location of `NSNotFound` leaves the row or the column open.
public protocol AccessibilityContainerDataTableCell: AnyObject {
  /// Returns the rows that the cell covers, from 0.
  func accessibilityRowRange() -> NSRange

  /// Returns the columns that the cell covers, from 0.
  func accessibilityColumnRange() -> NSRange
}

/// A container whose elements are the cells of a table, with the container type of a data table.
///
/// Headers and places are told with each cell. Methods about headers may be left out.
public protocol AccessibilityContainerDataTable: AnyObject {
  /// Returns the cell at a place, or nil where there is none.
  func accessibilityDataTableCellElement(
    forRow row: Int,
    column: Int
  ) -> (any AccessibilityContainerDataTableCell)?

  /// Returns the number of rows.
  func accessibilityRowCount() -> Int

  /// Returns the number of columns.
  func accessibilityColumnCount() -> Int

  /// Returns the cells that name what is in a row, or nil.
  func accessibilityHeaderElements(forRow row: Int) -> [any AccessibilityContainerDataTableCell]?

  /// Returns the cells that name what is in a column, or nil.
  func accessibilityHeaderElements(forColumn column: Int)
    -> [any AccessibilityContainerDataTableCell]?
}

extension AccessibilityContainerDataTable {
  /// Returns nil: no cell names what is in a row.
  public func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any AccessibilityContainerDataTableCell]? { nil }

  /// Returns nil: no cell names what is in a column.
  public func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any AccessibilityContainerDataTableCell]? { nil }
}

extension Responder {
  /// The numbers of rows and columns; nil for what is no data table.
  var accessibilityTableSize: (rows: Int, columns: Int)? {
    if let record { return record.tableSize }
    return (self as? any AccessibilityContainerDataTable).map {
      ($0.accessibilityRowCount(), $0.accessibilityColumnCount())
    }
  }
}

/// What a table says of one of its cells.
struct AccessibilityCellPosition {
  var rows: NSRange
  var columns: NSRange
  /// Whether no cell of the table lies before it in its row; never where its place is left open.
  var isFirstInRow: Bool
  /// The cells that name the row, then those that name the column.
  var headers: [Responder]
}

extension AccessibilityCellPosition {
  /// Returns nil for an element that is no cell.
  init?(of element: Responder, in table: any AccessibilityContainerDataTable) {
    guard let cell = element as? any AccessibilityContainerDataTableCell else { return nil }
    let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
    let (row, column) = (rows.location, columns.location)
    let hasPlace = row != NSNotFound && column != NSNotFound
    let before = 0..<(hasPlace ? max(0, min(column, table.accessibilityColumnCount())) : 0)
    let isFirst =
      hasPlace
      && !before.contains {
        table.accessibilityDataTableCellElement(forRow: row, column: $0) != nil
      }
    var headers: [any AccessibilityContainerDataTableCell] = []
    if isFirst {
      headers = (table.accessibilityHeaderElements(forRow: row) ?? []).filter {
        $0 !== cell && $0.isCell(of: table)
      }
    }
    headers += (table.accessibilityHeaderElements(forColumn: column) ?? []).filter {
      $0 !== cell && !(isFirst && $0.isDirectlyAbove(row: row, column: column))
    }
    self.init(
      rows: rows,
      columns: columns,
      isFirstInRow: isFirst,
      headers: headers.compactMap { $0 as? Responder }
    )
  }
}

extension AccessibilityContainerDataTableCell {
  /// Tells whether a table has the cell at the place that the cell names.
  fileprivate func isCell(of table: any AccessibilityContainerDataTable) -> Bool {
    let row = accessibilityRowRange().location
    let column = accessibilityColumnRange().location
    return table.accessibilityDataTableCellElement(forRow: row, column: column) === self
  }

  fileprivate func isDirectlyAbove(row: Int, column: Int) -> Bool {
    accessibilityColumnRange().location == column && row > 0
      && accessibilityRowRange().location == row - 1
  }
}
