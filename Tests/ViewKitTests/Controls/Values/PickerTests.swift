import Foundation
import ViewKit
import XCTest

final class PickerTests: XCTestCase {
  private final class Wheels: PickerViewDataSource, PickerViewDelegate {
    var rows = [3, 2]
    var chosen: [String] = []

    func numberOfComponents(in pickerView: PickerView) -> Int { rows.count }

    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
      rows[component]
    }

    func pickerView(
      _ pickerView: PickerView,
      titleForRow row: Int,
      forComponent component: Int
    ) -> String? {
      "row \(row) of \(component)"
    }

    func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append("\(component): \(row)")
    }
  }

  func testPickerWithoutADataSourceHasNoWheels() {
    let picker = PickerView(frame: CGRect(x: 5, y: 6, width: 0, height: 0))
    XCTAssertEqual(picker.frame, CGRect(x: 5, y: 6, width: 320, height: 216))
    XCTAssertEqual(picker.numberOfComponents, 0)
    XCTAssertEqual(picker.numberOfRows(inComponent: 0), 0)
    XCTAssertEqual(picker.selectedRow(inComponent: 0), -1)
    picker.selectRow(1, inComponent: 0, animated: false)
    XCTAssertEqual(picker.accessibilityElementCount(), 0)
  }

  func testProgramTellsNothingAndAPersonTells() throws {  // 7.22
    let (picker, wheels) = (PickerView(), Wheels())
    picker.dataSource = wheels
    picker.delegate = wheels
    picker.selectRow(2, inComponent: 0, animated: true)
    picker.selectRow(9, inComponent: 1, animated: true)
    XCTAssertEqual((0..<2).map(picker.selectedRow(inComponent:)), [2, 0])
    XCTAssertEqual(wheels.chosen, [])
    let elements = try XCTUnwrap(picker.accessibilityElements as? [AccessibilityElement])
    XCTAssertEqual(elements.map(\.accessibilityValue), ["row 2 of 0", "row 0 of 1"])
    XCTAssertEqual(elements[1].accessibilityFrame, CGRect(x: 160, y: 0, width: 160, height: 216))
    elements[0].accessibilityIncrement()
    elements[1].accessibilityIncrement()
    elements[0].accessibilityDecrement()
    XCTAssertEqual(wheels.chosen, ["1: 1", "0: 1"])
  }

  func testReloadingKeepsWhatIsStillThere() {
    let (picker, wheels) = (PickerView(), Wheels())
    picker.dataSource = wheels
    picker.selectRow(2, inComponent: 0, animated: false)
    wheels.rows = [2, 0, 5]
    picker.reloadAllComponents()
    XCTAssertEqual((0..<4).map(picker.selectedRow(inComponent:)), [1, -1, 0, -1])
    wheels.rows[0] = 1
    picker.reloadComponent(0)
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 0)
  }

  func testDateKeepsToItsRangeAndSendsNothing() {  // 7.22
    let picker = DatePicker()
    let (early, late) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1_000))
    var count = 0
    picker.addAction(Action { _ in count += 1 }, for: .valueChanged)
    picker.minimumDate = early
    picker.maximumDate = late
    XCTAssertEqual(picker.date, late)
    picker.setDate(.distantPast, animated: true)
    XCTAssertEqual(picker.date, early)
    picker.minimumDate = .distantFuture  // a range without a date does not count
    picker.date = .distantPast
    XCTAssertEqual(picker.date, .distantPast)
    XCTAssertEqual(count, 0)
  }

  func testMinuteIntervalDividesTheHour() {
    let picker = DatePicker()
    picker.minuteInterval = 15
    for other in [7, 0, -5, 60] {
      picker.minuteInterval = other
      XCTAssertEqual(picker.minuteInterval, 15)
    }
    picker.countDownDuration = 100_000
    XCTAssertEqual(picker.countDownDuration, 86_340)
  }

  func testSearchBarTellsOfWhatAPersonDoes() throws {
    final class Listener: SearchBarDelegate {
      var calls: [String] = []
      func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
        calls.append(searchText)
      }
      func searchBarSearchButtonClicked(_ searchBar: SearchBar) { calls.append("search") }
      func searchBarCancelButtonClicked(_ searchBar: SearchBar) { calls.append("cancel") }
    }
    let listener = Listener()
    let bar = SearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.delegate = listener
    bar.text = "c"
    bar.searchTextField.insertText("at")
    bar.searchTextField.sendActions(for: .editingDidEndOnExit)
    bar.layoutIfNeeded()
    XCTAssertEqual(bar.searchTextField.frame, CGRect(x: 8, y: 10, width: 304, height: 36))
    XCTAssertTrue(bar.searchTextField.accessibilityTraits.contains(.searchField))  // 8.1.6
    bar.setShowsCancelButton(true, animated: false)
    bar.layoutIfNeeded()
    let cancel = try XCTUnwrap(bar.subviews.compactMap { $0 as? Button }.first)
    XCTAssertEqual(cancel.frame.maxX, 312)
    XCTAssertEqual(bar.searchTextField.frame.maxX, cancel.frame.minX - 8)
    cancel.sendActions(for: .primaryActionTriggered)
    XCTAssertEqual(listener.calls, ["cat", "search", "cancel"])
    bar.showsCancelButton = false
    XCTAssertNil(cancel.superview)
  }

  func testRefreshingByProgramSendsNothing() {  // 7.22
    let control = RefreshControl()
    XCTAssertEqual(control.frame.height, 60)
    var count = 0
    control.addAction(Action { _ in count += 1 }, for: .valueChanged)
    control.beginRefreshing()
    XCTAssertTrue(control.isRefreshing)
    XCTAssertFalse(control.accessibilityActivate())
    control.endRefreshing()
    XCTAssertTrue(control.accessibilityActivate())
    XCTAssertEqual(count, 1)
  }
}
