public import Foundation

/// A cell of a table whose rows and columns assistive technology announces.
///
/// A location of `NSNotFound` leaves the row or the column unspecified.
public protocol AccessibilityContainerDataTableCell: AnyObject {
  /// Returns the rows that the cell covers, from 0.
  func accessibilityRowRange() -> NSRange

  /// Returns the columns that the cell covers, from 0.
  func accessibilityColumnRange() -> NSRange
}

/// A container of the data table type, whose elements are the cells of a table.
///
/// Headers and positions are announced with each cell. The methods for headers are optional.
public protocol AccessibilityContainerDataTable: AnyObject {
  /// Returns the cell at a row and a column, or nil if there is none.
  func accessibilityDataTableCellElement(
    forRow row: Int,
    column: Int
  ) -> (any AccessibilityContainerDataTableCell)?

  /// Returns the number of rows.
  func accessibilityRowCount() -> Int

  /// Returns the number of columns.
  func accessibilityColumnCount() -> Int

  /// Returns the header cells of a row, if any.
  func accessibilityHeaderElements(forRow row: Int) -> [any AccessibilityContainerDataTableCell]?

  /// Returns the header cells of a column, if any.
  func accessibilityHeaderElements(forColumn column: Int)
    -> [any AccessibilityContainerDataTableCell]?
}

extension AccessibilityContainerDataTable {
  /// Returns nil: the row has no headers.
  public func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any AccessibilityContainerDataTableCell]? { nil }

  /// Returns nil: the column has no headers.
  public func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any AccessibilityContainerDataTableCell]? { nil }
}

extension Responder {
  /// The numbers of rows and columns of a data table; nil for any other object.
  var accessibilityTableSize: (rows: Int, columns: Int)? {
    if let record { return record.tableSize }
    return (self as? any AccessibilityContainerDataTable).map {
      ($0.accessibilityRowCount(), $0.accessibilityColumnCount())
    }
  }
}

/// The position of a cell in a table, with its headers.
struct AccessibilityCellPosition {
  var rows: NSRange
  var columns: NSRange
  /// Whether the cell is the first in its row; false if its row or column is unspecified.
  var isFirstInRow: Bool
  /// The headers of the row, followed by those of the column.
  var headers: [Responder]
}

extension AccessibilityCellPosition {
  /// Returns nil for an element that is not a cell.
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
  /// Returns whether this is the cell that a table has at the cell's own row and column.
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
