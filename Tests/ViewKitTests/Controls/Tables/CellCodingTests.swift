import Foundation
import ViewKit
import XCTest

final class CellCodingTests: XCTestCase {
  func testTableViewCellSurvivesAnArchive() throws {
    let cell = TableViewCell(style: .value1, reuseIdentifier: "x")
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.accessoryType = .checkmark
    cell.selectionStyle = .gray
    cell.indentationLevel = 2
    cell.indentationWidth = 7
    cell.separatorInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    cell.backgroundView = View()
    cell.selectedBackgroundView = Label()
    cell.isSelected = true
    cell.contentView.addSubview(Switch())
    cell.layoutIfNeeded()
    let read = try archivedCopy(of: cell)
    XCTAssertEqual(read.reuseIdentifier, "x")
    XCTAssertEqual(read.textLabel?.text, "Title")
    XCTAssertEqual(read.detailTextLabel?.text, "Detail")
    XCTAssertEqual(read.contentView.subviews.count, 3)
    XCTAssertEqual(read.accessoryType, .checkmark)
    XCTAssertEqual(read.selectionStyle, .gray)
    XCTAssertEqual(read.indentationLevel, 2)
    XCTAssertEqual(read.indentationWidth, 7)
    XCTAssertEqual(read.separatorInset, cell.separatorInset)
    XCTAssertTrue(read.selectedBackgroundView is Label)
    XCTAssertTrue(read.isSelected)
    XCTAssertEqual(read.subviews.count, 4)
    read.layoutIfNeeded()
    XCTAssertEqual(read.textLabel?.frame, cell.textLabel?.frame)
    XCTAssertEqual(read.contentView.frame, cell.contentView.frame)
  }

  func testTableViewSurvivesAnArchiveWithoutRegistrations() throws {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .insetGrouped)
    table.tableHeaderView = View(frame: CGRect(x: 0, y: 0, width: 1, height: 20))
    table.tableFooterView = View(frame: CGRect(x: 0, y: 0, width: 1, height: 30))
    table.backgroundView = View()
    table.rowHeight = 50
    table.estimatedRowHeight = 51
    table.sectionHeaderHeight = 28
    table.sectionFooterHeight = 18
    table.separatorStyle = .none
    table.separatorColor = .red
    table.separatorInset = .zero
    table.allowsSelection = false
    table.allowsMultipleSelection = true
    table.register(TableViewCell.self, forCellReuseIdentifier: "x")
    let read = try archivedCopy(of: table)
    read.layoutIfNeeded()
    XCTAssertEqual(read.style, .insetGrouped)
    XCTAssertEqual(
      read.subviews,
      [read.backgroundView, read.tableHeaderView, read.tableFooterView]
    )
    XCTAssertEqual(read.contentSize, CGSize(width: 300, height: 50))
    XCTAssertEqual([read.rowHeight, read.estimatedRowHeight], [50, 51])
    XCTAssertEqual([read.sectionHeaderHeight, read.sectionFooterHeight], [28, 18])
    XCTAssertEqual(read.separatorStyle, .none)
    XCTAssertEqual(read.separatorColor, .red)
    XCTAssertEqual(read.separatorInset, .zero)
    XCTAssertFalse(read.allowsSelection)
    XCTAssertTrue(read.allowsMultipleSelection)
    XCTAssertNil(read.dequeueReusableCell(withIdentifier: "x"))
  }

  func testHeaderSurvivesAnArchive() throws {
    let header = TableViewHeaderFooterView(reuseIdentifier: "h")
    header.textLabel?.text = "Section"
    let read = try archivedCopy(of: header)
    XCTAssertEqual(read.reuseIdentifier, "h")
    XCTAssertEqual(read.subviews, [read.contentView])
    XCTAssertEqual(read.textLabel?.text, "Section")
    XCTAssertEqual(read.contentView.subviews.count, 1)
  }

  func testCollectionViewAndCellSurviveAnArchive() throws {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 1, height: 2)
    layout.estimatedItemSize = CGSize(width: 3, height: 4)
    layout.minimumLineSpacing = 5
    layout.minimumInteritemSpacing = 6
    layout.scrollDirection = .horizontal
    layout.sectionInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    layout.headerReferenceSize = CGSize(width: 7, height: 8)
    layout.footerReferenceSize = CGSize(width: 9, height: 10)
    let collection = CollectionView(frame: .zero, collectionViewLayout: layout)
    collection.backgroundView = View()
    collection.allowsSelection = false
    collection.allowsMultipleSelection = true
    let read = try archivedCopy(of: collection)
    XCTAssertFalse(read.allowsSelection)
    XCTAssertTrue(read.allowsMultipleSelection)
    XCTAssertEqual(read.subviews, [read.backgroundView])
    let flow = try XCTUnwrap(read.collectionViewLayout as? CollectionViewFlowLayout)
    XCTAssertEqual([flow.itemSize, flow.estimatedItemSize].map(\.height), [2, 4])
    XCTAssertEqual([flow.minimumLineSpacing, flow.minimumInteritemSpacing], [5, 6])
    XCTAssertEqual(flow.scrollDirection, .horizontal)
    XCTAssertEqual(flow.sectionInset, layout.sectionInset)
    XCTAssertEqual([flow.headerReferenceSize, flow.footerReferenceSize].map(\.width), [7, 9])

    let cell = CollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    cell.contentView.addSubview(Label())
    cell.backgroundView = View()
    cell.isSelected = true
    cell.frame.size.width = 80
    let readCell = try archivedCopy(of: cell)
    XCTAssertTrue(readCell.isSelected)
    XCTAssertEqual(readCell.subviews, [readCell.backgroundView, readCell.contentView])
    XCTAssertTrue(readCell.contentView.subviews.first is Label)
    XCTAssertEqual(readCell.contentView.frame, CGRect(x: 0, y: 0, width: 80, height: 60))
  }
}
