import Foundation
import ViewKit
import XCTest

/// What is held by nothing but a tree is freed with it.
final class ContainerMemoryTests: XCTestCase {
  private final class Source: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "x", for: indexPath)
    }
  }

  func testContainersAndTheirBarsAreFreed() {
    weak var navigation: NavigationController?
    weak var tabs: TabBarController?
    weak var popped: ViewController?
    weak var item: BarButtonItem?
    do {
      let (outer, inner) = (TabBarController(), NavigationController())
      outer.viewControllers = [inner]
      inner.viewControllers = [ViewController(), ViewController()]
      let button = BarButtonItem(title: "Edit")
      inner.topViewController?.navigationItem.rightBarButtonItem = button
      let window = Window.showing(outer)
      popped = inner.popViewController(animated: true)
      window.flush()
      XCTAssertNil(popped)
      (navigation, tabs, item) = (inner, outer, button)
    }
    XCTAssertNil(navigation)
    XCTAssertNil(tabs)
    XCTAssertNil(item)
  }

  // FR-A06
  func testChildLivesUntilItLeavesItsParent() {
    let parent = ViewController()
    weak var child: ViewController?
    do {
      let added = ViewController()
      parent.addChild(added)
      parent.view.addSubview(added.view)
      added.didMove(toParent: parent)
      child = added
    }
    child?.view.removeFromSuperview()
    XCTAssertNotNil(child)
    child?.removeFromParent()
    XCTAssertNil(child)
  }

  func testTablesAndTheirCellsAreFreed() {
    let source = Source()
    weak var table: TableView?
    weak var cell: TableViewCell?
    weak var search: SearchBar?
    weak var tap: TapGestureRecognizer?
    do {
      let view = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.register(TableViewCell.self, forCellReuseIdentifier: "x")
      view.dataSource = source
      let bar = SearchBar(frame: CGRect(x: 0, y: 0, width: 100, height: 56))
      bar.showsCancelButton = true
      view.tableHeaderView = bar
      let recognizer = TapGestureRecognizer(target: view, action: TableView.reloadData)
      view.addGestureRecognizer(recognizer)
      (table, cell, search, tap) = (view, view.visibleCells.first, bar, recognizer)
      XCTAssertNotNil(cell)
    }
    XCTAssertNil(table)
    XCTAssertNil(cell)
    XCTAssertNil(search)
    XCTAssertNil(tap)
  }
}
