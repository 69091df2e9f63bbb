import Foundation
import ViewKit
import XCTest

/// The methods that a table's delegate is called with.
final class TableDelegateTests: XCTestCase {  // F2-17
  /// A delegate that logs its calls, and a data source with a title above and below each section.
  private final class Screen: TableViewDataSource, TableViewDelegate {
    var rows = [2]
    var log: [String] = []
    var headerHeight: CGFloat?
    var footerHeight: CGFloat?
    var rowHeight: CGFloat?
    var estimate: CGFloat?
    var highlights = true
    var selects: (IndexPath) -> IndexPath? = { $0 }
    var deselects: (IndexPath) -> IndexPath? = { $0 }
    var actsOnSelection = false
    var level = -1
    var views: (above: View, below: View)?
    var reacts: (String) -> Void = { _ in }

    private func note(_ text: String) {
      log.append(text)
      reacts(text)
    }

    func numberOfSections(in tableView: TableView) -> Int { rows.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      rows[section]
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      "Header \(section)"
    }
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
      "Footer \(section)"
    }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      rowHeight ?? tableView.rowHeight
    }
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
      headerHeight ?? tableView.sectionHeaderHeight
    }
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
      footerHeight ?? tableView.sectionFooterHeight
    }
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      views?.above
    }
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
      views?.below
    }
    func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    {
      estimate ?? tableView.estimatedRowHeight
    }
    func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      level
    }
    func tableView(
      _ tableView: TableView,
      willDisplay cell: TableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      note("show \(indexPath.row)")
    }
    func tableView(
      _ tableView: TableView,
      didEndDisplaying cell: TableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      note("hide \(indexPath.row)")
    }
    func tableView(
      _ tableView: TableView,
      willDisplayHeaderView view: View,
      forSection section: Int
    ) {
      note("show header \(section)")
    }
    func tableView(
      _ tableView: TableView,
      didEndDisplayingHeaderView view: View,
      forSection section: Int
    ) {
      note("hide header \(section)")
    }
    func tableView(
      _ tableView: TableView,
      willDisplayFooterView view: View,
      forSection section: Int
    ) {
      note("show footer \(section)")
    }
    func tableView(
      _ tableView: TableView,
      didEndDisplayingFooterView view: View,
      forSection section: Int
    ) {
      note("hide footer \(section)")
    }
    func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      note("should highlight \(indexPath.row)")
      return highlights
    }
    func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
      note("highlight \(indexPath.row)")
    }
    func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
      note("unhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      note("will select \(indexPath.row)")
      return selects(indexPath)
    }
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      note("select \(indexPath.row)")
    }
    func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      note("will deselect \(indexPath.row)")
      return deselects(indexPath)
    }
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
      note("deselect \(indexPath.row)")
    }
    func tableView(
      _ tableView: TableView,
      canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool {
      actsOnSelection
    }
    func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      note("act \(indexPath.row)")
    }
    func tableView(
      _ tableView: TableView,
      accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
      note("button \(indexPath.row)")
    }
  }

  private let screen = Screen()

  private func makeTable(height: CGFloat = 400) -> TableView {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: .plain)
    table.dataSource = screen
    table.delegate = screen
    return table
  }

  private func tap(_ row: Int, in table: TableView) -> Bool {
    table.cellForRow(at: [0, row])?.chooseByPerson() ?? false
  }

  func testHeightsOfRowsHeadersAndFootersAreTheDelegates() {
    (screen.headerHeight, screen.footerHeight, screen.rowHeight) = (50, 20, 60)
    let table = makeTable()
    table.layoutIfNeeded()
    XCTAssertEqual(table.headerView(forSection: 0)?.frame.height, 50)
    XCTAssertEqual(table.visibleCells.map(\.frame.minY), [50, 110])
    XCTAssertEqual(table.footerView(forSection: 0)?.frame.minY, 170)
    XCTAssertEqual(table.contentSize.height, 190)
  }

  func testViewsOfTheDelegateStandAboveAndBelow() {
    screen.views = (View(), View(frame: CGRect(x: 0, y: 0, width: 10, height: 30)))
    screen.headerHeight = 50
    let table = makeTable()
    table.layoutIfNeeded()
    XCTAssertEqual(screen.views?.above.frame, CGRect(x: 0, y: 0, width: 320, height: 50))
    XCTAssertEqual(screen.views?.below.frame, CGRect(x: 0, y: 138, width: 320, height: 30))
    XCTAssertNil(table.headerView(forSection: 0))
  }

  func testEstimateHoldsUntilARowIsShown() {
    screen.rows = [100]
    (screen.estimate, screen.headerHeight, screen.footerHeight) = (100, 1, 1)
    let table = makeTable(height: 89)
    table.layoutIfNeeded()
    XCTAssertEqual(table.visibleCells.map(\.frame.height), [44, 44])
    XCTAssertEqual(table.contentSize.height, 2 * 44 + 98 * 100 + 2)
  }

  func testIndentationIsTheDelegatesOrTheCellsOwn() {
    let table = makeTable()
    XCTAssertEqual(table.visibleCells.map(\.indentationLevel), [0, 0])
    screen.level = 2
    table.reloadData()
    XCTAssertEqual(table.visibleCells.map(\.indentationLevel), [2, 2])
  }

  func testDelegateFollowsWhatIsShown() {
    screen.rows = [3]
    (screen.headerHeight, screen.footerHeight) = (40, 40)
    let table = makeTable(height: 84)
    table.layoutIfNeeded()
    XCTAssertEqual(screen.log, ["show header 0", "show 0"])
    screen.log = []
    table.contentOffset.y = 128
    table.layoutIfNeeded()
    XCTAssertEqual(screen.log, ["hide header 0", "hide 0", "show 2", "show footer 0"])
    screen.log = []
    screen.rows = [0]
    table.reloadData()
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    XCTAssertEqual(screen.log, ["hide 2", "hide footer 0", "show header 0", "show footer 0"])
  }

  func testTouchAsksAndNotifiesInUIKitsOrder() {
    let table = makeTable()
    _ = tap(0, in: table)
    screen.log = []
    screen.actsOnSelection = true
    XCTAssertTrue(tap(1, in: table))
    XCTAssertEqual(
      screen.log,
      [
        "should highlight 1", "highlight 1", "unhighlight 1", "will select 1", "will deselect 0",
        "deselect 0", "select 1", "act 1",
      ]
    )
    XCTAssertEqual(table.indexPathsForSelectedRows, [[0, 1]])
  }

  func testRowThatIsNotHighlightedIsNotSelected() {
    screen.highlights = false
    let table = makeTable()
    table.layoutIfNeeded()
    screen.log = []
    XCTAssertFalse(tap(0, in: table))
    XCTAssertEqual(screen.log, ["should highlight 0"])
    XCTAssertNil(table.indexPathForSelectedRow)
  }

  func testDelegateRefusesOrRedirectsASelection() {
    let table = makeTable()
    screen.selects = { _ in nil }
    XCTAssertTrue(tap(0, in: table))
    XCTAssertNil(table.indexPathForSelectedRow)
    XCTAssertFalse(screen.log.contains("select 0"))
    screen.selects = { _ in [0, 1] }
    _ = tap(0, in: table)
    XCTAssertEqual(table.indexPathForSelectedRow, [0, 1])
    XCTAssertEqual(screen.log.last, "select 1")
    screen.selects = { _ in [7, 7] }
    _ = tap(0, in: table)
    XCTAssertEqual(table.indexPathForSelectedRow, [0, 1])
  }

  func testDelegateRefusesADeselection() {
    let table = makeTable()
    table.allowsMultipleSelection = true
    _ = tap(0, in: table)
    screen.deselects = { _ in nil }
    _ = tap(0, in: table)
    XCTAssertEqual(table.indexPathForSelectedRow, [0, 0])
    screen.deselects = { $0 }
    _ = tap(0, in: table)
    XCTAssertNil(table.indexPathForSelectedRow)
    XCTAssertEqual(screen.log.suffix(2), ["will deselect 0", "deselect 0"])
  }

  func testSelectingInCodeAsksNobody() {
    let table = makeTable()
    table.layoutIfNeeded()
    screen.log = []
    table.selectRow(at: [0, 1], animated: false)
    table.deselectRow(at: [0, 1], animated: false)
    XCTAssertEqual(screen.log, [])
  }

  func testDetailButtonIsTappedApartFromTheRow() throws {
    let table = makeTable()
    let cell = try XCTUnwrap(table.cellForRow(at: [0, 1]))
    cell.textLabel?.text = "Wi-Fi"
    cell.accessoryType = .detailButton
    table.layoutIfNeeded()
    screen.log = []
    let button = cell.accessibilityReadingOrder.last?.element
    XCTAssertEqual(button?.accessibilityActivate(), true)
    XCTAssertEqual(screen.log, ["button 1"])
    XCTAssertTrue(cell.hitTest(CGPoint(x: 300, y: 22), with: nil) === button)
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    XCTAssertFalse(cell.hitTest(CGPoint(x: 300, y: 22), with: nil) is Control)
  }

  func testDelegateMayReloadTheTableAtEveryCall() {
    let calls = [
      "show 0", "show header 0", "hide 0", "hide header 0", "should highlight 0", "highlight 0",
      "unhighlight 0", "will select 0", "select 0", "will deselect 0", "deselect 0",
    ]
    for call in calls {
      let screen = Screen()
      let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 60), style: .grouped)
      screen.rows = [3, 2]
      table.dataSource = screen
      table.delegate = screen
      var isDone = false
      screen.reacts = { text in
        guard text == call, !isDone else { return }
        isDone = true
        screen.rows = [1]
        table.reloadData()
        _ = table.numberOfSections
      }
      table.layoutIfNeeded()
      _ = table.visibleCells.first?.chooseByPerson()
      table.contentOffset.y = 60
      table.layoutIfNeeded()
      table.contentOffset.y = 0
      table.layoutIfNeeded()
      _ = table.visibleCells.first?.chooseByPerson()
      table.contentOffset.y = 90
      table.layoutIfNeeded()
      XCTAssertEqual(table.numberOfSections, isDone ? 1 : 2, call)
    }
  }
}
