import Foundation
import ViewKit
import XCTest

/// What classes tell of themselves as long as nothing is set.
final class AccessibilityClassTests: XCTestCase {
  private typealias Scene = AccessibilityScene

  func testOnlyAccessoriesThatAreTappedAreRead() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel?.text = "Wi-Fi"
    let rows: [(TableViewCell.AccessoryType, [String])] = [
      (.none, ["Wi-Fi"]), (.disclosureIndicator, ["Wi-Fi"]), (.checkmark, ["Wi-Fi"]),
      (.detailButton, ["Wi-Fi", "More Info. Button."]),
      (.detailDisclosureButton, ["Wi-Fi", "More Info. Button."]),
    ]
    for (accessory, spoken) in rows {
      cell.accessoryType = accessory
      cell.layoutIfNeeded()
      XCTAssertEqual(cell.spoken, spoken, "\(accessory)")
    }
  }

  func testSelectionOfCellsIsATrait() {
    let (row, tile) = (TableViewCell(style: .default, reuseIdentifier: nil), CollectionViewCell())
    XCTAssertEqual([row.accessibilityTraits, tile.accessibilityTraits], [.none, .none])
    row.isSelected = true
    tile.isSelected = true
    XCTAssertEqual([row.accessibilityTraits, tile.accessibilityTraits], [.selected, .selected])
  }

  func testRefreshControlIsAButtonThatRefreshesOnce() {
    let control = RefreshControl(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    var events = 0
    control.addAction(Action { _ in events += 1 }, for: .valueChanged)
    XCTAssertEqual(Scene.parent(of: [control]).spoken, ["Button."])
    XCTAssertTrue(control.accessibilityActivate())
    XCTAssertTrue(control.isRefreshing)
    XCTAssertFalse(control.accessibilityActivate())
    control.endRefreshing()
    control.beginRefreshing()
    XCTAssertTrue(control.isRefreshing)
    XCTAssertEqual(events, 1)
    control.endRefreshing()
    control.isEnabled = false
    XCTAssertFalse(control.accessibilityActivate())
  }

  func testItemsOfBarsTellOfThemselves() {
    let (add, flag) = (
      BarButtonItem(title: "Add"), BarButtonItem(image: Image(size: .zero, name: "flag"))
    )
    XCTAssertTrue(add.isAccessibilityElement)
    XCTAssertEqual(add.accessibilityLabel, "Add")
    XCTAssertEqual(flag.accessibilityLabel, "flag")
    XCTAssertEqual(add.accessibilityTraits, .button)
    flag.isEnabled = false
    XCTAssertEqual(flag.accessibilityTraits, [.button, .notEnabled])
    XCTAssertEqual(add.accessibilityFrame, .zero)
    XCTAssertNil(add.next)

    let bar = Toolbar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
    bar.setItems([add, flag], animated: false)
    let root = Scene.parent(of: [bar])
    root.layoutIfNeeded()
    XCTAssertTrue(add.next === bar)
    XCTAssertEqual(add.accessibilityFrame.minY, 100)
    XCTAssertGreaterThan(add.accessibilityFrame.width, 0)
    XCTAssertEqual(root.spoken, ["Add. Button.", "flag. Dimmed. Button."])
  }

  func testContainersOfAnElementAreItsNextResponders() {
    let view = View()
    let outer = AccessibilityElement(accessibilityContainer: view)
    let inner = AccessibilityElement(accessibilityContainer: outer)
    XCTAssertTrue(inner.next === outer)
    XCTAssertTrue(outer.next === view)
    let other = NSObject()
    inner.accessibilityContainer = other
    XCTAssertNil(inner.next)
  }
}
