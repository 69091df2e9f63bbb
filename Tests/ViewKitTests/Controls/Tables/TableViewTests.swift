import Foundation
import Testing
import ViewKit
import XCTest

final class TableViewTests: XCTestCase {
  private final class CountingCell: TableViewCell {
    static func make(_ style: CellStyle, _ identifier: String?) -> TableViewCell {
      CountingCell(style: style, reuseIdentifier: identifier)
    }
  }

  func testDefaults() {  // 7.1, 7.23
    let table = TableView(frame: .zero, style: .grouped)
    XCTAssertEqual(table.style, .grouped)
    XCTAssertEqual(TableView().style, .plain)
    XCTAssertEqual(table.intrinsicContentSize, CGSize(width: -1, height: -1))
    XCTAssertEqual(
      [table.rowHeight, table.estimatedRowHeight, table.sectionHeaderHeight],
      [-1, -1, TableView.automaticDimension]
    )
    XCTAssertEqual(table.separatorStyle, .singleLine)
    XCTAssertEqual(table.separatorInset, EdgeInsets(top: 0, left: 15, bottom: 0, right: 0))
    XCTAssertTrue(table.allowsSelection)
    XCTAssertFalse(table.allowsMultipleSelection)
    XCTAssertTrue(table.alwaysBounceVertical)
  }

  func testHeaderAndFooterLieBelowOneAnotherWithTheirHeights() {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let header = View(frame: CGRect(x: 5, y: 5, width: 10, height: 60))
    let footer = View(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    table.tableHeaderView = header
    table.tableFooterView = footer
    table.layoutIfNeeded()
    XCTAssertEqual(header.frame, CGRect(x: 0, y: 0, width: 300, height: 60))
    XCTAssertEqual(footer.frame, CGRect(x: 0, y: 60, width: 300, height: 30))
    XCTAssertEqual(table.contentSize, CGSize(width: 300, height: 90))
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    XCTAssertNil(header.superview)
    XCTAssertEqual(footer.frame.minY, 0)
  }

  func testBackgroundStaysInTheVisiblePart() {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let (background, header) = (View(), View(frame: CGRect(x: 0, y: 0, width: 1, height: 900)))
    table.tableHeaderView = header
    table.backgroundView = background
    table.contentOffset.y = 120
    table.layoutIfNeeded()
    XCTAssertEqual(table.subviews, [background, header])
    XCTAssertEqual(background.frame, CGRect(x: 0, y: 120, width: 300, height: 400))
  }

  func testAReplacedBackgroundLeavesTheTable() {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let (old, new) = (View(), View())
    table.backgroundView = old
    table.backgroundView = old
    XCTAssertEqual(table.subviews, [old])
    table.backgroundView = new
    XCTAssertEqual(table.subviews, [new])
    let elsewhere = View()
    elsewhere.addSubview(new)
    table.backgroundView = nil
    XCTAssertEqual(table.subviews, [])
    XCTAssertEqual(elsewhere.subviews, [new])
  }

  func testCellsAreMadeByWhatIsRegistered() throws {
    let table = TableView()
    XCTAssertNil(table.dequeueReusableCell(withIdentifier: "x"))
    table.register(CountingCell.make, forCellReuseIdentifier: "x")
    let cell = table.dequeueReusableCell(withIdentifier: "x", for: IndexPath(row: 0, section: 0))
    XCTAssertTrue(cell is CountingCell)
    let path = IndexPath(row: 3, section: 4)
    XCTAssertEqual([path.row, path.item, path.section], [3, 3, 4])
    XCTAssertEqual(path, IndexPath(item: 3, section: 4))
    XCTAssertEqual(cell.reuseIdentifier, "x")
    let none: AnyClass? = nil
    table.register(none, forCellReuseIdentifier: "x")
    XCTAssertNil(table.dequeueReusableCell(withIdentifier: "x"))
  }

  func testHeadersAreMadeByWhatIsRegistered() {
    final class Header: TableViewHeaderFooterView, FrameInitializable {}
    let table = TableView()
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "h")
    table.register(TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "plain")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "h")
    XCTAssertTrue(header is Header)
    XCTAssertEqual(header?.reuseIdentifier, "h")
    let plain = table.dequeueReusableHeaderFooterView(withIdentifier: "plain")
    XCTAssertEqual(plain?.reuseIdentifier, "plain")
    XCTAssertNil(table.dequeueReusableHeaderFooterView(withIdentifier: "other"))
  }

  func testTitleOfAHeaderStandsInTheMiddle() throws {
    let header = TableViewHeaderFooterView(reuseIdentifier: nil)
    let label = try XCTUnwrap(header.textLabel)
    label.text = "Section"
    header.layoutIfNeeded()
    XCTAssertEqual(label.frame.minX, 16)
    XCTAssertEqual(label.frame.midY, 14, accuracy: 0.5)
    XCTAssertTrue(label.accessibilityTraits.contains(.header))
    header.frame.size = CGSize(width: 500, height: 40)
    header.layoutIfNeeded()
    XCTAssertEqual(header.contentView.frame, header.bounds)
    XCTAssertEqual(label.frame.minX, 20)
  }

  func testCollectionMakesCellsOfTheSizeOfItsLayout() {
    final class Photo: CollectionViewCell, FrameInitializable {}
    final class Own: CollectionViewCell {
      let number: Int
      init(number: Int, frame: CGRect) {
        self.number = number
        super.init(frame: frame)
      }
      required init?(coder: NSCoder) { nil }
    }
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 60)
    let collection = CollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(Photo.self, forCellWithReuseIdentifier: "photo")
    collection.register({ Own(number: 3, frame: $0) }, forCellWithReuseIdentifier: "own")
    let photo = collection.dequeueReusableCell(withReuseIdentifier: "photo", for: [0, 0])
    XCTAssertTrue(photo is Photo)
    XCTAssertEqual(photo.contentView.frame, CGRect(x: 0, y: 0, width: 70, height: 60))
    let own = collection.dequeueReusableCell(withReuseIdentifier: "own", for: [0, 1])
    XCTAssertEqual((own as? Own)?.number, 3)
    XCTAssertEqual(own.reuseIdentifier, "own")
    collection.register(
      CollectionReusableView.self,
      forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title"
    )
    let title = collection.dequeueReusableSupplementaryView(
      ofKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title",
      for: [0, 0]
    )
    XCTAssertEqual(title.reuseIdentifier, "title")
  }
}

@Suite struct ReuseStopTests {
  @Test func dequeuingWhatIsNotRegisteredStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = TableView().dequeueReusableCell(withIdentifier: "x", for: [0, 0])
    }
    expectStop(
      result,
      says: "NSInternalInconsistencyException: unable to dequeue a cell with identifier x - must "
        + "register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    )
  }

  @Test func registeringAClassThatCannotBeMadeStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Cell: TableViewCell {}
      TableView().register(Cell.self, forCellReuseIdentifier: "x")
    }
    expectStop(result, says: "or register Cell.init(style:reuseIdentifier:).")
  }

  @Test func registeringAForeignClassStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TableView().register(Label.self, forCellReuseIdentifier: "x")
    }
    expectStop(
      result,
      says: "the class Label can't be registered for reuse: it is no TableViewCell"
    )
  }

  func testACellLosesItsSelectionAtOnceWhenItIsPutAside() {
    final class Cell: TableViewCell {
      var notes: [String] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        notes.append("\(selected) \(animated)")
      }
    }
    final class Source: TableViewDataSource {
      let cells = (0..<3).map { _ in Cell(style: .default, reuseIdentifier: nil) }
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
        cells[path.row]
      }
    }
    let (table, source) = (TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)), Source())
    table.dataSource = source
    table.layoutIfNeeded()
    for cell in source.cells { cell.notes = [] }
    table.reloadData()
    table.layoutIfNeeded()
    for cell in source.cells {
      XCTAssertFalse(cell.notes.isEmpty)
      XCTAssertEqual(Set(cell.notes), ["false false"])
    }
  }
}
