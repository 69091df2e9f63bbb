import Foundation
import ViewKit
import XCTest

final class TableViewRowTests: XCTestCase {
  /// A cell with a label of any number of lines between the margins.
  private final class TextCell: TableViewCell {
    let label = Label()
    var reuses = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      let guide = contentView.layoutMarginsGuide
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        label.topAnchor.constraint(equalTo: guide.topAnchor),
        label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private final class Source: TableViewDataSource, TableViewDelegate {
    var sections: [[String]]
    var header: String?
    var height: CGFloat?
    var made: [IndexPath] = []
    var chosen: [String] = []

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in tableView: TableView) -> Int { sections.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      made.append(indexPath)
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      (cell as? TextCell)?.label.text = sections[indexPath.section][indexPath.row]
      return cell
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      header
    }

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height ?? tableView.rowHeight
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append("+\(indexPath.row)")
    }

    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
      chosen.append("-\(indexPath.row)")
    }
  }

  private func table(
    _ source: Source,
    style: TableView.Style = .plain,
    height: CGFloat = 400
  ) -> TableView {
    let frame = CGRect(x: 0, y: 0, width: 320, height: height)
    let table = TableView(frame: frame, style: style)
    table.register(TextCell.init(style:reuseIdentifier:), forCellReuseIdentifier: "text")
    table.dataSource = source
    table.delegate = source
    return table
  }

  private let long = String(repeating: "long text ", count: 20)

  func testRowsAreAsHighAsTheirContent() {  // 7.23, 5.9.4
    let source = Source([["One", long], ["Three"]])
    let table = table(source)
    table.layoutIfNeeded()
    XCTAssertEqual(table.numberOfSections, 2)
    XCTAssertEqual((0..<3).map(table.numberOfRows(inSection:)), [2, 1, 0])
    let frames = table.visibleCells.map(\.frame)
    XCTAssertEqual(frames[0], CGRect(x: 0, y: 0, width: 320, height: 42.5))
    XCTAssertGreaterThan(frames[1].height, 100)
    XCTAssertEqual(frames[1].minY, 42.5)
    XCTAssertEqual(frames[2].minY, frames[1].maxY)
    XCTAssertEqual(table.contentSize, CGSize(width: 320, height: frames[2].maxY))
    let label = (table.cellForRow(at: [0, 1]) as? TextCell)?.label
    XCTAssertEqual(label?.frame.minX, 16)
    XCTAssertEqual(label?.frame.height, frames[1].height - 22)
  }

  func testAnotherWidthMeasuresAnew() throws {
    let source = Source([[long, "Two"]])
    let table = table(source)
    table.layoutIfNeeded()
    let before = try XCTUnwrap(table.cellForRow(at: [0, 0])).frame.height
    table.frame.size.width = 640
    table.layoutIfNeeded()
    let after = try XCTUnwrap(table.cellForRow(at: [0, 0])).frame
    XCTAssertEqual(after.width, 640)
    XCTAssertLessThan(after.height, before)
    XCTAssertEqual(table.cellForRow(at: [0, 1])?.frame.minY, after.maxY)
    XCTAssertEqual(source.made.count, 2)
  }

  func testRowIsAsHighAsBothOfItsTexts() throws {  // FR-B07
    final class TwoTexts: TableViewDataSource {
      let texts = [Label(), Label()]

      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        var top = cell.contentView.topAnchor
        for text in texts {
          text.text = String(repeating: "long text ", count: 12)
          text.numberOfLines = 0
          text.translatesAutoresizingMaskIntoConstraints = false
          cell.contentView.addSubview(text)
          LayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 15),
            text.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -15),
            text.topAnchor.constraint(equalTo: top, constant: 10),
          ])
          top = text.bottomAnchor
        }
        top.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10).isActive = true
        return cell
      }
    }
    let source = TwoTexts()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = source
    for width in [CGFloat(320), 568] {
      table.frame.size.width = width
      table.layoutIfNeeded()
      let room = CGSize(width: width - 30, height: 0)
      let heights = source.texts.map { $0.sizeThatFits(room).height }
      XCTAssertGreaterThan(heights[0], 40)
      XCTAssertEqual(table.visibleCells.map(\.frame.height), [heights[0] + heights[1] + 30])
    }
  }

  func testLabelsOfAStyleGiveTheRowItsHeight() {  // 7.23
    final class Plain: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        return cell
      }
    }
    let source = Plain()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.dataSource = source
    XCTAssertEqual(table.visibleCells.map(\.frame.height), [59])
    XCTAssertEqual(table.numberOfSections, 1)
  }

  func testOnlyVisibleRowsHaveCellsAndThoseThatLeaveAreUsedAgain() throws {
    let source = Source([(0..<100).map { "\($0)" }])
    let table = table(source, height: 200)
    table.rowHeight = 50
    table.layoutIfNeeded()
    XCTAssertEqual(table.contentSize.height, 5_000)
    XCTAssertEqual(source.made, (0..<4).map { [0, $0] })
    XCTAssertNil(table.cellForRow(at: [0, 4]))
    let first = try XCTUnwrap(table.cellForRow(at: [0, 0]) as? TextCell)
    table.contentOffset.y = 75
    table.layoutIfNeeded()
    XCTAssertEqual(table.indexPathsForVisibleRows, (1..<6).map { [0, $0] })
    XCTAssertNil(table.cellForRow(at: [0, 0]))
    XCTAssertEqual(first.reuses, 1)
    XCTAssertTrue(table.cellForRow(at: [0, 4]) === first)
    XCTAssertEqual(first.label.text, "4")
    XCTAssertEqual(first.frame, CGRect(x: 0, y: 200, width: 320, height: 50))
    XCTAssertEqual(table.indexPath(for: first), [0, 4])
    XCTAssertEqual(table.subviews.count, 5)
  }

  func testUnseenRowsCountWithTheEstimate() throws {
    let source = Source([Array(repeating: long, count: 10)])
    let table = table(source, height: 10)
    table.estimatedRowHeight = 100
    table.layoutIfNeeded()
    let height = try XCTUnwrap(table.cellForRow(at: [0, 0])).frame.height
    XCTAssertEqual(table.contentSize.height, height + 900)
    table.contentOffset.y = height
    table.layoutIfNeeded()
    XCTAssertEqual(table.cellForRow(at: [0, 1])?.frame.minY, height)
    XCTAssertEqual(table.contentSize.height, 2 * height + 800)
    source.height = 30
    table.reloadData()
    table.layoutIfNeeded()
    XCTAssertEqual(table.contentSize.height, 300)
  }

  func testHeadersStandAboveTheirSections() {
    let source = Source([["One"], ["Two"]])
    source.header = "Section"
    source.height = 40
    let table = table(source, style: .insetGrouped)
    table.tableHeaderView = View(frame: CGRect(x: 0, y: 0, width: 0, height: 10))
    table.layoutIfNeeded()
    XCTAssertEqual(
      (0..<2).map { table.headerView(forSection: $0)?.frame },
      [
        CGRect(x: 16, y: 10, width: 288, height: 55.5),
        CGRect(x: 16, y: 123, width: 288, height: 38),
      ]
    )
    XCTAssertEqual(table.headerView(forSection: 1)?.textLabel?.text, "SECTION")
    XCTAssertNil(table.footerView(forSection: 0))
    XCTAssertNil(table.headerView(forSection: 2))
    XCTAssertEqual(
      table.cellForRow(at: [1, 0])?.frame,
      CGRect(x: 16, y: 161, width: 288, height: 40)
    )
    source.header = nil
    table.sectionHeaderHeight = 10
    table.sectionFooterHeight = 0
    table.layoutIfNeeded()
    XCTAssertEqual(table.cellForRow(at: [1, 0])?.frame.minY, 20 + 40 + 17.5 + 10)
  }

  func testEverySectionShowsItsTitle() {  // FR-B26
    for style in [TableView.Style.grouped, .plain] {
      let source = Source([["One"], ["Two"]])
      source.header = "Fruit"
      let table = table(source, style: style)
      table.layoutIfNeeded()
      for section in 0..<2 {
        let header = table.headerView(forSection: section)
        XCTAssertEqual(header?.textLabel?.text?.lowercased(), "fruit", "\(style)")
        XCTAssertGreaterThan(header?.frame.height ?? 0, 0, "\(style)")
        XCTAssertGreaterThan(header?.textLabel?.frame.height ?? 0, 0, "\(style)")
      }
    }
  }

  func testReloadingAsksAnewAndChoosesNothing() {
    let source = Source([["One", "Two"]])
    let table = table(source)
    table.layoutIfNeeded()
    table.selectRow(at: [0, 1], animated: false)
    source.sections = [["A"], [], ["B", "C"]]
    XCTAssertEqual(table.numberOfSections, 1)
    table.reloadData()
    XCTAssertEqual(table.numberOfSections, 3)
    XCTAssertEqual(
      table.visibleCells.compactMap { ($0 as? TextCell)?.label.text },
      ["A", "B", "C"]
    )
    XCTAssertNil(table.indexPathForSelectedRow)
    XCTAssertEqual(table.visibleCells.filter(\.isSelected), [])
    table.dataSource = nil
    table.layoutIfNeeded()
    XCTAssertEqual(table.visibleCells, [])
    XCTAssertEqual(table.subviews, [])
  }

  func testProgramChoosesInSilenceAndAPersonTells() throws {
    let source = Source([["0", "1", "2"]])
    let table = table(source)
    let cells = table.visibleCells
    table.selectRow(at: [0, 0], animated: false)
    table.selectRow(at: [0, 9], animated: false)
    XCTAssertEqual(source.chosen, [])
    XCTAssertTrue(cells[0].isSelected)
    XCTAssertTrue(cells[2].accessibilityActivate())
    XCTAssertEqual(source.chosen, ["-0", "+2"])
    XCTAssertEqual(cells.map(\.isSelected), [false, false, true])
    XCTAssertEqual(table.indexPathForSelectedRow, [0, 2])
    table.deselectRow(at: [0, 2], animated: true)
    XCTAssertNil(table.indexPathsForSelectedRows)
    table.allowsMultipleSelection = true
    XCTAssertTrue(cells[0].accessibilityActivate())
    XCTAssertTrue(cells[1].accessibilityActivate())
    XCTAssertTrue(cells[0].accessibilityActivate())
    XCTAssertEqual(source.chosen, ["-0", "+2", "+0", "+1", "-0"])
    XCTAssertEqual(table.indexPathsForSelectedRows, [[0, 1]])
    table.selectRow(at: nil, animated: false)
    XCTAssertNil(table.indexPathsForSelectedRows)
    table.allowsSelection = false
    XCTAssertFalse(cells[0].accessibilityActivate())
    XCTAssertFalse(TableViewCell().accessibilityActivate())
  }

  func testRowOfRequiredHeightCausesNoConflict() {  // 5.7.11
    let source = Source([[long, "Two"]])
    let table = table(source)
    var conflicts = 0
    table.layoutConflictObserver = { _ in conflicts += 1 }
    table.layoutIfNeeded()
    table.contentOffset.y = 60
    table.layoutIfNeeded()
    table.frame.size.width = 200
    table.layoutIfNeeded()
    XCTAssertEqual(conflicts, 0)
  }

  func testArchiveKeepsNoRows() throws {
    let source = Source([["One", "Two"]])
    source.header = "Section"
    let table = table(source)
    let own = View()
    table.addSubview(own)
    table.layoutIfNeeded()
    XCTAssertEqual(table.subviews.count, 4)
    XCTAssertEqual(try archivedCopy(of: table).subviews.count, 1)
  }
}
