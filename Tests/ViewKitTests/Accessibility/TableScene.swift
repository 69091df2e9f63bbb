import Foundation
import ViewKit

/// A table of cells with or without headers, as in AccessibilitySnapshot's examples.
final class TableScene: View, AccessibilityContainerDataTable {
  struct Span {
    var row: Int
    var column: Int
    var width = 1
    var height = 1
    var label: String
    var value: String?
  }

  private let hasHeaders: Bool
  private let rowCount: Int
  private let columnCount: Int
  private var cells: [TableSceneCell] = []

  init(_ spans: [Span], rows: Int, columns: Int, hasHeaders: Bool, definesRows: Bool = true) {
    self.hasHeaders = hasHeaders
    rowCount = rows
    columnCount = columns
    super.init(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    accessibilityContainerType = .dataTable
    for span in spans {
      let cell = TableSceneCell(span, definesRow: definesRows)
      cells.append(cell)
      addSubview(cell)
    }
    let label = Label(frame: CGRect(x: 100, y: 60, width: 200, height: 20))
    label.text = "Hello World"
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The last cell with a value, a hint and many traits.
  func dressLastCell() {
    let cell = cells.last
    cell?.accessibilityValue = "Value"
    cell?.accessibilityHint = "Hint"
    cell?.accessibilityTraits = [
      .notEnabled, .button, .header, .link, .adjustable, .image, .searchField,
    ]
  }

  func accessibilityDataTableCellElement(
    forRow row: Int,
    column: Int
  ) -> (any AccessibilityContainerDataTableCell)? {
    cell(row, column)
  }

  func accessibilityRowCount() -> Int { rowCount }
  func accessibilityColumnCount() -> Int { columnCount }

  func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any AccessibilityContainerDataTableCell]? {
    hasHeaders ? (0..<3).compactMap { cell(row, $0) } : nil
  }

  func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any AccessibilityContainerDataTableCell]? {
    hasHeaders ? (0..<3).compactMap { cell($0, column) } : nil
  }

  private func cell(_ row: Int, _ column: Int) -> TableSceneCell? {
    cells.first { $0.span.row == row && $0.span.column == column }
  }
}

final class TableSceneCell: View, AccessibilityContainerDataTableCell {
  let span: TableScene.Span
  private let definesRow: Bool

  init(_ span: TableScene.Span, definesRow: Bool) {
    self.span = span
    self.definesRow = definesRow
    super.init(
      frame: CGRect(
        x: 20 + 60 * span.column,
        y: 200 + 60 * span.row,
        width: 60 * span.width,
        height: 60 * span.height
      )
    )
    isAccessibilityElement = true
    accessibilityLabel = span.label
    accessibilityValue = span.value
  }

  required init?(coder: NSCoder) {
    nil
  }

  func accessibilityRowRange() -> NSRange {
    NSRange(location: definesRow ? span.row : NSNotFound, length: span.height)
  }

  func accessibilityColumnRange() -> NSRange {
    NSRange(location: span.column, length: span.width)
  }
}

extension TableScene {
  /// Five rows and four columns, with cells that span several.
  static func plain() -> TableScene {
    let spans: [Span] = [
      Span(row: 0, column: 0, label: "A1"), Span(row: 0, column: 1, label: "B1"),
      Span(row: 0, column: 2, label: "C1"), Span(row: 0, column: 3, label: "D1"),
      Span(row: 1, column: 0, label: "A2"), Span(row: 1, column: 1, width: 2, label: "B2"),
      Span(row: 1, column: 3, label: "D2"), Span(row: 2, column: 0, label: "A3"),
      Span(row: 2, column: 1, height: 2, label: "B3"), Span(row: 2, column: 2, label: "C3"),
      Span(row: 2, column: 3, label: "D3"), Span(row: 3, column: 0, height: 2, label: "A4"),
      Span(row: 3, column: 2, width: 2, height: 2, label: "C4"),
      Span(row: 4, column: 1, label: "B5"),
    ]
    let table = TableScene(spans, rows: 5, columns: 4, hasHeaders: false)
    table.dressLastCell()
    return table
  }

  /// Six rows of six cells, of which the first three of each row and column are headers.
  static func withHeaders(definesRows: Bool = true) -> TableScene {
    let spans = (0..<36).map { index in
      let name = "\(["A", "B", "C", "D", "E", "F"][index % 6])\(index / 6 + 1)"
      return Span(row: index / 6, column: index % 6, label: name, value: "\(name) Value")
    }
    let table = TableScene(spans, rows: 6, columns: 6, hasHeaders: true, definesRows: definesRows)
    table.dressLastCell()
    return table
  }
}
