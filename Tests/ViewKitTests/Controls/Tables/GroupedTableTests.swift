import Foundation
import ViewKit
import XCTest

/// The looks of grouped tables.
final class GroupedTableTests: XCTestCase {  // F2-14
  private final class Source: TableViewDataSource, TableViewDelegate {
    var headers: [String?] = ["First", "Second"]
    var footers: [String?] = [nil, nil]
    var headerHeight: CGFloat?

    func numberOfSections(in tableView: TableView) -> Int { headers.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      headers[section]
    }
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
      footers[section]
    }
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
      headerHeight ?? tableView.sectionHeaderHeight
    }
  }

  private let source = Source()

  private func makeTable(
    _ style: TableView.Style,
    _ generation: ControlGeneration = .iOS13
  ) -> TableView {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: style)
    table.environment = Environment(controlGeneration: generation)
    table.dataSource = source
    table.delegate = source
    return table
  }

  private func headerHeights(of table: TableView) -> [CGFloat?] {
    table.layoutIfNeeded()
    return (0..<2).map { table.headerView(forSection: $0)?.frame.height }
  }

  func testTitlesStandInHeadersOfInterfaceBuildersHeights() {
    XCTAssertEqual(headerHeights(of: makeTable(.plain)), [28, 28])
    XCTAssertEqual(headerHeights(of: makeTable(.grouped)), [55.5, 38])
    XCTAssertEqual(headerHeights(of: makeTable(.insetGrouped)), [55.5, 38])
    let table = makeTable(.grouped)
    table.sectionHeaderHeight = 18  // What Interface Builder writes into each grouped table.
    XCTAssertEqual(headerHeights(of: table), [55.5, 38])
  }

  func testSectionsWithoutTitlesAreApart() {
    source.headers = [nil, nil]
    let table = makeTable(.grouped)
    XCTAssertEqual(table.visibleCells.map(\.frame.minY), [35, 79, 158, 202])
    XCTAssertEqual(table.contentSize.height, 246 + 17.5)
    let plain = makeTable(.plain)
    XCTAssertEqual(plain.visibleCells.map(\.frame.minY), [0, 44, 88, 132])
  }

  func testFootersWrapAndSayTheirTextsAsTheyAre() throws {
    source.footers = ["Short", String(repeating: "word ", count: 30)]
    let table = makeTable(.grouped)
    table.layoutIfNeeded()
    let heights = (0..<2).compactMap { table.footerView(forSection: $0)?.frame.height }
    XCTAssertEqual(heights, [30.5, 15 + 4 * 15.5])
    XCTAssertEqual(table.footerView(forSection: 0)?.textLabel?.text, "Short")
  }

  func testTitlesAreInCapitalsBeforeIOS26() {
    let titles = { (table: TableView) in
      (0..<2).map { table.headerView(forSection: $0)?.textLabel?.text }
    }
    XCTAssertEqual(titles(makeTable(.plain)), ["First", "Second"])
    let table = makeTable(.insetGrouped)
    XCTAssertEqual(titles(table), ["FIRST", "SECOND"])
    table.layoutIfNeeded()
    XCTAssertTrue(table.spoken.contains("FIRST. Heading."))
    table.environment.controlGeneration = .iOS26
    XCTAssertEqual(titles(table), ["First", "Second"])
    XCTAssertEqual(titles(makeTable(.grouped, .iOS12)), ["FIRST", "SECOND"])
  }

  func testHeightZeroStandsForTheUsualOneAndTheSmallestHides() {
    source.headerHeight = 0
    XCTAssertEqual(headerHeights(of: makeTable(.grouped)), [55.5, 38])
    XCTAssertEqual(headerHeights(of: makeTable(.plain)), [0, 0])
    source.headerHeight = 100
    XCTAssertEqual(headerHeights(of: makeTable(.grouped)), [100, 100])
    source.headerHeight = .leastNonzeroMagnitude
    let table = makeTable(.grouped)
    XCTAssertEqual(table.visibleCells.first?.frame.minY ?? 1, 0, accuracy: 0.01)
  }

  func testGroupedTablesHaveAGroundAndCellsOneOfTheirOwn() {
    let table = makeTable(.grouped)
    XCTAssertEqual(table.backgroundColor, .systemGroupedBackground)
    XCTAssertEqual(
      table.visibleCells.first?.backgroundColor,
      .secondarySystemGroupedBackground
    )
    XCTAssertNil(makeTable(.plain).visibleCells.first?.backgroundColor)
  }

  func testInsetSectionsHaveRoundOuterCorners() {
    let table = makeTable(.insetGrouped)
    let cells = table.visibleCells
    XCTAssertEqual(cells.map(\.frame.minX), [16, 16, 16, 16])
    XCTAssertEqual(cells.map(\.frame.width), [288, 288, 288, 288])
    XCTAssertEqual(cells.map(\.layer.cornerRadius), [10, 10, 10, 10])
    XCTAssertEqual(
      cells.prefix(2).map(\.layer.maskedCorners),
      [
        [.layerMinXMinYCorner, .layerMaxXMinYCorner], [.layerMinXMaxYCorner, .layerMaxXMaxYCorner],
      ]
    )
    XCTAssertEqual(
      makeTable(.insetGrouped, .iOS26).visibleCells.first?.layer.cornerRadius,
      26
    )
  }
}
