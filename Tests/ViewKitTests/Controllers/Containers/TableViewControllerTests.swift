import Foundation
import ViewKit
import XCTest

final class TableViewControllerTests: XCTestCase {
  final class PeopleController: TableViewController {
    let people = ["Ada", "Grace"]

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      people.count
    }

    override func tableView(
      _ tableView: TableView,
      cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = people[indexPath.row]
      return cell
    }
  }

  func testControllerIsDataSourceAndDelegateOfItsTable() {
    let controller = PeopleController(style: .grouped)
    let window = Window.showing(NavigationController(rootViewController: controller))
    XCTAssertEqual(controller.tableView.style, .grouped)
    XCTAssertEqual(
      controller.tableView.visibleCells.map { $0.textLabel?.text },
      ["Ada", "Grace"]
    )
    XCTAssertTrue(controller.tableView.dataSource === controller)
    XCTAssertTrue(controller.tableView.delegate === controller)
    XCTAssertEqual(controller.tableView.frame, window.bounds)
    XCTAssertEqual(controller.tableView.adjustedContentInset.top, 44)  // 6.2.2
    // The first row begins below the bar, where it can be touched.
    let row = controller.tableView.visibleCells[0]
    XCTAssertEqual(row.convert(row.bounds, to: nil).minY, 44 + row.frame.minY)
    XCTAssertTrue(
      window.hitTest(row.convert(CGPoint(x: 8, y: 1), to: nil), with: nil)?.isDescendant(of: row)
        == true
    )
  }

  func testChoiceIsTakenBackWhenTheViewAppears() {
    let controller = PeopleController(style: .plain)
    let window = Window.showing(controller)
    for (clears, expected) in [(true, nil), (false, IndexPath(row: 1, section: 0))] {
      controller.clearsSelectionOnViewWillAppear = clears
      controller.tableView.selectRow(at: [0, 1], animated: false)
      window.isHidden = true
      window.isHidden = false
      window.flush()
      XCTAssertEqual(controller.tableView.indexPathForSelectedRow, expected)
    }
  }

  /// Shows a child controller in each of its cells.
  private final class EmbeddingController: TableViewController {
    let child: ViewController

    init(child: ViewController) {
      self.child = child
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(
      _ tableView: TableView,
      cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      addChild(child)
      cell.contentView.addSubview(child.view)
      child.didMove(toParent: self)
      return cell
    }
  }

  // FR-A03
  func testControllerInACellOfATabThatIsShownLaterAppearsOnce() {
    let log = CallLog()
    let child = LoggingController("I", log)
    let tabs = TabBarController()
    tabs.viewControllers = [ViewController(), EmbeddingController(child: child)]
    let window = Window.showing(tabs)
    XCTAssertEqual(log.take(), [])
    tabs.selectedIndex = 1
    window.flush()
    XCTAssertEqual(
      log.take().filter { $0.hasPrefix("I.view") },
      ["I.viewDidLoad", "I.viewWillAppear", "I.viewIsAppearing", "I.viewDidAppear"]
    )
  }

  func testOwnDelegateOfATableStays() {
    final class Other: ScrollViewDelegate {}
    let (controller, other) = (TableViewController(), Other())
    let table = TableView()
    table.delegate = other
    controller.tableView = table
    controller.viewDidLoad()
    XCTAssertTrue(table.delegate === other)
    XCTAssertTrue(table.dataSource === controller)
  }

  func testControllersSurviveAnArchive() throws {
    let table = TableViewController(style: .insetGrouped)
    table.clearsSelectionOnViewWillAppear = false
    let readTable = try archivedCopy(of: table)
    XCTAssertEqual(readTable.tableView.style, .insetGrouped)
    XCTAssertFalse(readTable.clearsSelectionOnViewWillAppear)
    let layout = CollectionViewFlowLayout()
    layout.minimumLineSpacing = 3
    let collection = CollectionViewController(collectionViewLayout: layout)
    XCTAssertTrue(collection.collectionView.collectionViewLayout === layout)
    let read = try archivedCopy(of: collection)
    let flow = read.collectionView.collectionViewLayout as? CollectionViewFlowLayout
    XCTAssertEqual(flow?.minimumLineSpacing, 3)
  }
}
