import Foundation
import ViewKit
import XCTest

@testable import ViewKitTesting

private final class Rows: NSObject, TableViewDataSource, TableViewDelegate {
  var chosen: [IndexPath] = []
  var details: [IndexPath] = []
  var dragged = 0

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath)
  }

  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    details.append(indexPath)
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    dragged += 1
  }
}

private final class Counter {
  var count = 0

  func increase() { count += 1 }
}

final class TapTests: XCTestCase {
  private let root = View()
  private var events: [String] = []

  private func add<Content: View>(_ view: Content, _ frame: CGRect) -> Content {
    view.frame = frame
    root.addSubview(view)
    return view
  }

  private func listen(to control: Control, _ events: [(Control.Event, String)]) {
    for (event, name) in events {
      control.addAction(Action { [unowned self] _ in self.events.append(name) }, for: event)
    }
  }

  private let frame = CGRect(x: 100, y: 100, width: 100, height: 40)

  func testButtonSendsTheEventsOfATap() {
    let button = add(Button(type: .system), frame)
    listen(
      to: button,
      [(.touchDown, "down"), (.touchUpInside, "up"), (.primaryActionTriggered, "primary")]
    )
    let host = ViewHost(root)
    let tap = host.tap(at: CGPoint(x: 150, y: 120))
    XCTAssertEqual(events, ["down", "up", "primary"])
    XCTAssertTrue(tap.reached(button))
    XCTAssertTrue(tap.receiver === button)
    XCTAssertFalse(host.tap(at: CGPoint(x: 50, y: 20)).reached(button))
    XCTAssertEqual(events.count, 3)
  }

  func testPlainControlSendsTouchesOnly() {
    let control = add(Control(), frame)
    listen(to: control, [(.touchUpInside, "up"), (.primaryActionTriggered, "primary")])
    ViewHost(root).tap(control)
    XCTAssertEqual(events, ["up"])
  }

  func testDisabledControlTakesTheTapAndDoesNothing() {
    let button = add(Button(type: .system), frame)
    listen(to: button, [(.allEvents, "any")])
    button.isEnabled = false
    let host = ViewHost(root)
    XCTAssertNil(host.tap(button).receiver)
    XCTAssertEqual(events, [])
    XCTAssertEqual(
      TapCheck.tap(button, in: host).map(\.message),
      ["A tap on Button:0.0 was not answered"]
    )
  }

  func testPointCountsInAnyView() {
    let button = add(Button(type: .system), frame)
    let tap = ViewHost(root).tap(at: CGPoint(x: 1, y: 2), in: button)
    XCTAssertEqual(tap.point, CGPoint(x: 101, y: 102))
    XCTAssertTrue(tap.view === button)
  }

  func testSwitchStepperAndSegmentsChangeTheirValues() {
    let toggle = add(Switch(), frame)
    let stepper = add(Stepper(), frame.offsetBy(dx: 0, dy: 100))
    let segments = add(SegmentedControl(items: ["A", "B"]), frame.offsetBy(dx: 0, dy: 200))
    for control in [toggle, stepper, segments] {
      listen(to: control, [(.valueChanged, "\(type(of: control))")])
    }
    let host = ViewHost(root)
    host.tap(toggle)
    host.tap(at: CGPoint(x: stepper.bounds.width * 0.75, y: 10), in: stepper)
    host.tap(at: CGPoint(x: 75, y: 20), in: segments)
    XCTAssertTrue(toggle.isOn)
    XCTAssertEqual(stepper.value, 1)
    XCTAssertEqual(segments.selectedSegmentIndex, 1)
    XCTAssertEqual(events, ["Switch", "Stepper", "SegmentedControl"])
  }

  func testRecognizerAnswersBeforeWhatLiesBehind() {
    let (outer, inner) = (Counter(), Counter())
    let box = add(View(), frame)
    box.addGestureRecognizer(TapGestureRecognizer(target: inner, action: Counter.increase))
    root.addGestureRecognizer(TapGestureRecognizer(target: outer, action: Counter.increase))
    let host = ViewHost(root)
    XCTAssertTrue(host.tap(box).receiver is TapGestureRecognizer)
    XCTAssertEqual([inner.count, outer.count], [1, 0])
    host.tap(at: CGPoint(x: 10, y: 10))
    XCTAssertEqual([inner.count, outer.count], [1, 1])
    let double = TapGestureRecognizer(target: inner, action: Counter.increase)
    double.numberOfTapsRequired = 2
    box.gestureRecognizers = [double]
    host.tap(box)
    XCTAssertEqual([inner.count, outer.count], [1, 2])
  }

  func testRowIsChosen() {
    let (rows, table) = (Rows(), add(TableView(), CGRect(x: 0, y: 100, width: 390, height: 400)))
    table.dataSource = rows
    table.delegate = rows
    let host = ViewHost(root)
    let tap = host.tap(at: CGPoint(x: 100, y: 66), in: table)
    XCTAssertEqual(rows.chosen, [IndexPath(row: 1, section: 0)])
    XCTAssertTrue(tap.receiver is TableViewCell)
  }

  func testTapOnARowIsApartFromItsAccessories() throws {  // F2-13, F2-17
    let (rows, table) = (Rows(), add(TableView(), CGRect(x: 0, y: 100, width: 390, height: 400)))
    table.dataSource = rows
    table.delegate = rows
    let host = ViewHost(root)
    let (toggle, cells) = (Switch(), table.visibleCells)
    cells[0].textLabel?.text = "Wi-Fi"
    cells[0].accessoryView = toggle
    cells[1].accessoryType = .detailButton
    host.tap(at: CGPoint(x: 100, y: 22), in: table)
    XCTAssertEqual(rows.chosen, [IndexPath(row: 0, section: 0)])
    XCTAssertFalse(toggle.isOn)
    host.tap(toggle)
    XCTAssertTrue(toggle.isOn)
    host.tap(at: CGPoint(x: 390 - 16 - 10, y: 66), in: table)
    XCTAssertEqual(rows.details, [IndexPath(row: 1, section: 0)])
    XCTAssertEqual(rows.chosen.count, 1)
  }

  func testScrollingMovesTheContentAsAPersonDoes() {  // F2-17
    let (rows, table) = (Rows(), add(TableView(), CGRect(x: 0, y: 100, width: 390, height: 100)))
    table.dataSource = rows
    table.delegate = rows
    let host = ViewHost(root)
    XCTAssertTrue(host.scroll(table, by: CGVector(dx: 0, dy: 20)))
    XCTAssertEqual(table.contentOffset.y, 20)
    XCTAssertTrue(host.scroll(table, by: CGVector(dx: 0, dy: 500)))
    XCTAssertEqual(table.contentOffset.y, 32)
    XCTAssertEqual(rows.dragged, 2)
    table.isScrollEnabled = false
    XCTAssertFalse(host.scroll(table, by: CGVector(dx: 0, dy: -20)))
  }

  func testButtonOfABarDoesWhatItsItemIsFor() {
    var saved = 0
    let controller = ViewController()
    controller.navigationItem.rightBarButtonItem = BarButtonItem(
      systemItem: .save,
      primaryAction: Action { _ in saved += 1 }
    )
    let navigation = NavigationController(rootViewController: controller)
    let host = ViewHost(navigation)
    let tap = host.tap(at: CGPoint(x: 390 - 30, y: 47 + 22))
    XCTAssertEqual(saved, 1)
    XCTAssertTrue(tap.receiver is Button)
    XCTAssertTrue(tap.reached(navigation.navigationBar))
  }

  func testViewInFrontTakesTheTap() {
    let button = add(Button(type: .system), frame)
    let cover = add(View(), frame)
    cover.accessibilityIdentifier = "cover"
    listen(to: button, [(.allEvents, "any")])
    let host = ViewHost(root)
    XCTAssertEqual(
      TapCheck.tap(button, in: host).map(\.message),
      ["A tap on Button:0.0 came upon View#cover"]
    )
    root.isUserInteractionEnabled = false
    XCTAssertEqual(
      TapCheck.tap(button, in: host).first?.message,
      "A tap on Button:0.0 came upon Window"
    )
    XCTAssertEqual(events, [])
    root.isUserInteractionEnabled = true
    cover.isHidden = true
    XCTAssertEqual(TapCheck.tap(button, in: host), [])
  }
}
