import ViewKit
import XCTest

/// Rows for assistive technology.
final class TableViewCellAccessibilityTests: XCTestCase {
  private func makeCell(
    _ style: TableViewCell.CellStyle = .default,
    title: String? = "Wi-Fi",
    detail: String? = nil
  ) -> TableViewCell {
    let cell = TableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel?.text = title
    cell.detailTextLabel?.text = detail
    return cell
  }

  private func issues(in view: View) -> Set<AccessibilityRule> {
    view.layoutIfNeeded()
    return Set(AccessibilityAudit.standard.issues(in: view).map(\.rule))
  }

  func testBuiltInCellIsOneElementWithItsTextsJoined() {  // 8.1.3, F2-13, FR-F17
    let cell = makeCell(.value1, detail: "Home")
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    XCTAssertTrue(cell.isAccessibilityElement)
    XCTAssertEqual(cell.accessibilityLabel, "Wi-Fi, Home")
    XCTAssertEqual(cell.spoken, ["Wi-Fi, Home"])
    cell.isSelected = true
    XCTAssertEqual(cell.spoken, ["Selected: Wi-Fi, Home"])
  }

  func testCellWithASwitchIsOneElementThatToggles() {  // 8.1.3, F2-13, FR-F15
    let (cell, toggle) = (makeCell(), Switch())
    cell.accessoryView = toggle
    cell.layoutIfNeeded()
    let readings = cell.accessibilityReadingOrder
    XCTAssertEqual(readings.map(\.spokenDescription), ["Wi-Fi. Switch Button. Off."])
    XCTAssertEqual(readings.map(\.spokenHint), ["Double tap to toggle setting."])
    XCTAssertEqual(readings.map(\.frame), [CGRect(x: 0, y: 0, width: 320, height: 44)])

    var changes = 0
    toggle.addAction(Action { _ in changes += 1 }, for: .valueChanged)
    XCTAssertTrue(cell.accessibilityActivate())
    XCTAssertTrue(toggle.isOn)
    XCTAssertEqual(changes, 1)
    XCTAssertEqual(cell.spoken, ["Wi-Fi. Switch Button. On."])

    toggle.isEnabled = false
    XCTAssertFalse(cell.accessibilityActivate())
    XCTAssertEqual(cell.spoken, ["Wi-Fi. Dimmed. Switch Button. On."])
  }

  func testAuditFindsNothingInACellWithASwitch() {  // F2-13, FR-F15
    let cell = makeCell()
    cell.accessoryView = Switch()
    XCTAssertTrue(
      issues(in: cell).isDisjoint(with: [.missingLabel, .touchTarget, .nestedElement, .overlap])
    )
  }

  func testSwitchWithoutATextKeepsItsOwnLabel() {
    let (cell, toggle) = (makeCell(title: nil), Switch())
    toggle.accessibilityLabel = "Wi-Fi"
    cell.accessoryView = toggle
    cell.layoutIfNeeded()
    XCTAssertFalse(cell.isAccessibilityElement)
    XCTAssertEqual(cell.spoken, ["Wi-Fi. Switch Button. Off."])
  }

  func testCellThatIsMadeAnElementTakesItsLabelFromItsTexts() {  // F2-13
    let cell = makeCell(title: nil)
    let (label, button) = (Label(), Button(type: .system))
    label.text = "Ada"
    label.frame = CGRect(x: 16, y: 10, width: 100, height: 20)
    button.setTitle("Call", for: .normal)
    button.frame = CGRect(x: 200, y: 10, width: 60, height: 30)
    cell.contentView.addSubview(label)
    cell.contentView.addSubview(button)
    XCTAssertFalse(cell.isAccessibilityElement)
    XCTAssertEqual(cell.spoken, ["Ada", "Call. Button."])
    cell.isAccessibilityElement = true
    XCTAssertEqual(cell.spoken, ["Ada"])
    cell.accessibilityLabel = "Ada, can be called"
    XCTAssertEqual(cell.spoken, ["Ada, can be called"])
  }

  func testTextsOfACustomCellAreJoinedInReadingOrder() {  // F2-13
    let cell = makeCell(title: nil)
    for (text, x) in [("Second", 160.0), ("First", 16.0)] {
      let label = Label(frame: CGRect(x: x, y: 10, width: 100, height: 20))
      label.text = text
      cell.contentView.addSubview(label)
    }
    XCTAssertEqual(cell.spoken, ["First, Second"])
  }

  func testElementsThatTheAppNamesAreReadApart() {
    let cell = makeCell()
    let badge = View(frame: CGRect(x: 200, y: 10, width: 20, height: 20))
    badge.isAccessibilityElement = true
    badge.accessibilityLabel = "New"
    cell.contentView.addSubview(badge)
    cell.layoutIfNeeded()
    XCTAssertEqual(cell.spoken, ["Wi-Fi", "New"])
    badge.removeFromSuperview()
    cell.accessibilityElements = [cell.textLabel as Any]
    XCTAssertFalse(cell.isAccessibilityElement)
    XCTAssertEqual(cell.spoken, ["Wi-Fi"])
  }

  func testContentSpeaksBesideAButtonAtTheEdge() {  // F2-13
    let cell = makeCell(.subtitle, detail: "Connected")
    cell.accessoryType = .detailButton
    cell.layoutIfNeeded()
    XCTAssertFalse(cell.isAccessibilityElement)
    XCTAssertEqual(cell.spoken, ["Wi-Fi, Connected", "More Info. Button."])
    cell.isSelected = true
    XCTAssertEqual(cell.spoken.first, "Selected: Wi-Fi, Connected")
    XCTAssertFalse(issues(in: cell).contains(.nestedElement))
  }

  func testTextAtTheEdgeBelongsToTheRow() {
    let (cell, count) = (makeCell(), Label(frame: CGRect(x: 0, y: 0, width: 40, height: 20)))
    count.text = "3"
    cell.accessoryView = count
    cell.layoutIfNeeded()
    XCTAssertEqual(cell.spoken, ["Wi-Fi, 3"])
  }
}
