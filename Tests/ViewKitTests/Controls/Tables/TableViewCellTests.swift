import Foundation
import ViewKit
import XCTest

final class TableViewCellTests: XCTestCase {
  private func cell(_ style: TableViewCell.CellStyle, width: CGFloat = 320) -> TableViewCell {
    let cell = TableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: 44)
    return cell
  }

  func testACellNarrowerThanItsMarginsLeavesNoWidthForTexts() {
    for style in [TableViewCell.CellStyle.default, .value1, .subtitle] {
      let cell = TableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      cell.frame = CGRect(x: 0, y: 0, width: 10, height: 44)
      cell.layoutIfNeeded()
      XCTAssertEqual(cell.textLabel?.frame.size.width, 0, "\(style)")
    }
  }

  func testDefaults() {  // 7.23
    let cell = TableViewCell(style: .default, reuseIdentifier: "x")
    XCTAssertEqual(cell.frame, CGRect(x: 0, y: 0, width: 320, height: 44))
    XCTAssertEqual(cell.reuseIdentifier, "x")
    XCTAssertEqual(cell.subviews, [cell.contentView])
    XCTAssertNil(TableViewCell().reuseIdentifier)
    XCTAssertNil(cell.detailTextLabel)
    XCTAssertEqual(cell.accessoryType, .none)
    XCTAssertEqual(cell.selectionStyle, .default)
    XCTAssertEqual(cell.indentationWidth, 10)
    XCTAssertFalse(cell.isSelected || cell.isHighlighted || cell.isEditing)
    XCTAssertFalse(cell.isAccessibilityElement)
  }

  func testContentFollowsTheSizeOfTheCell() {  // 7.23
    let cell = cell(.default)
    cell.frame.size = CGSize(width: 400, height: 60)
    XCTAssertEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 400, height: 60))
  }

  func testConstraintsOfTheContentMeetTheSizeOfTheCell() {  // 5.7.11
    let cell = cell(.default)
    let label = View()
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    let guide = cell.contentView.layoutMarginsGuide
    let height = label.heightAnchor.constraint(equalToConstant: 60)
    height.priority = LayoutPriority(999)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      label.topAnchor.constraint(equalTo: guide.topAnchor),
      label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      height,
    ])
    cell.layoutIfNeeded()
    XCTAssertEqual(label.frame, CGRect(x: 16, y: 11, width: 288, height: 22))
    cell.frame.size = CGSize(width: 430, height: 90)
    cell.layoutIfNeeded()
    XCTAssertEqual(label.frame, CGRect(x: 20, y: 11, width: 390, height: 68))
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: 430, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    XCTAssertEqual(fitting, CGSize(width: 430, height: 82))
  }

  func testOwnMarginsOfTheContentStay() {
    let cell = cell(.default)
    cell.contentView.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    cell.frame.size.width = 430
    cell.layoutIfNeeded()
    XCTAssertEqual(
      cell.contentView.layoutMargins,
      EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    )
  }

  func testAccessoryTakesRoomFromTheContent() {
    let cell = cell(.default, width: 375)
    let widths: [(TableViewCell.AccessoryType, CGFloat)] = [
      (.disclosureIndicator, 26.5), (.checkmark, 40), (.detailButton, 36.5), (.none, 0),
    ]
    for (type, width) in widths {
      cell.accessoryType = type
      cell.layoutIfNeeded()
      XCTAssertEqual(cell.contentView.frame.width, 375 - width, "\(type)")
      XCTAssertEqual(cell.contentView.layoutMargins.right, type == .none ? 16 : 8, "\(type)")
    }
    cell.environment = Environment(controlGeneration: .iOS12)
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    XCTAssertEqual(cell.contentView.frame.width, 375 - 34)
  }

  func testAccessoryViewStandsInPlaceOfTheSystems() {
    let cell = cell(.default)
    let badge = View(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    cell.accessoryType = .checkmark
    cell.accessoryView = badge
    cell.layoutIfNeeded()
    XCTAssertEqual(badge.frame, CGRect(x: 274, y: 12, width: 30, height: 20))
    XCTAssertEqual(cell.contentView.frame.width, 274)
    XCTAssertEqual(cell.subviews, [cell.contentView, badge])
    cell.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()
    XCTAssertEqual(badge.frame.minX, 16)
    XCTAssertEqual(cell.contentView.frame, CGRect(x: 46, y: 0, width: 274, height: 44))
    cell.accessoryView = nil
    XCTAssertNil(badge.superview)
  }

  func testTitleFillsTheContentBetweenTheMargins() throws {
    let cell = cell(.default, width: 414)
    cell.textLabel?.text = "Title"
    cell.layoutIfNeeded()
    XCTAssertEqual(cell.textLabel?.frame, CGRect(x: 20, y: 0, width: 374, height: 44))
    cell.imageView?.image = Image(size: CGSize(width: 24, height: 24))
    cell.indentationLevel = 1
    cell.layoutIfNeeded()
    XCTAssertEqual(cell.imageView?.frame, CGRect(x: 30, y: 10, width: 24, height: 24))
    XCTAssertEqual(cell.textLabel?.frame, CGRect(x: 70, y: 0, width: 324, height: 44))
  }

  func testValueStandsAtTheTrailingEdge() throws {
    let cell = cell(.value1, width: 414)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.layoutIfNeeded()
    let (title, detail) = (try XCTUnwrap(cell.textLabel), try XCTUnwrap(cell.detailTextLabel))
    XCTAssertEqual(title.frame, CGRect(origin: CGPoint(x: 20, y: 12), size: title.frame.size))
    XCTAssertEqual(title.frame.size, title.intrinsicContentSize)
    XCTAssertEqual(detail.frame.maxX, 394)
    XCTAssertEqual(detail.textColor, .secondaryLabel)
    detail.text = String(repeating: "wide ", count: 30)
    cell.layoutIfNeeded()
    XCTAssertEqual(detail.frame.minX, title.frame.maxX + 6)
  }

  func testNameAndValueStandSideBySide() throws {
    let cell = cell(.value2)
    cell.textLabel?.text = "home"
    cell.detailTextLabel?.text = "555"
    XCTAssertNil(cell.imageView)
    XCTAssertEqual(cell.textLabel?.textAlignment, .right)
    cell.layoutIfNeeded()
    XCTAssertEqual(cell.textLabel?.frame.maxX, 107)
    XCTAssertEqual(cell.detailTextLabel?.frame.minX, 113)
  }

  func testSubtitleStandsBelowTheTitle() throws {
    let cell = cell(.subtitle)
    cell.textLabel?.text = "Title"
    cell.textLabel?.font = .systemFont(ofSize: 16)
    cell.detailTextLabel?.text = "Subtitle"
    cell.frame.size.height = 50
    cell.layoutIfNeeded()
    XCTAssertEqual(cell.textLabel?.frame.minY, 8)
    XCTAssertEqual(cell.detailTextLabel?.frame.minY, 27.5)
    XCTAssertEqual(cell.detailTextLabel?.font, .systemFont(ofSize: 12))
    XCTAssertEqual(cell.sizeThatFits(CGSize(width: 100, height: 0)), CGSize(width: 100, height: 58))
  }

  func testBackgroundsLieBehindTheContent() {
    let cell = cell(.default)
    let (background, selected) = (View(), View())
    cell.selectedBackgroundView = selected
    cell.backgroundView = background
    XCTAssertEqual(cell.subviews, [background, cell.contentView])
    cell.isSelected = true
    XCTAssertEqual(cell.subviews, [background, selected, cell.contentView])
    XCTAssertEqual(selected.frame, cell.bounds)
    XCTAssertTrue(cell.accessibilityTraits.contains(.selected))
    cell.setSelected(false, animated: true)
    XCTAssertNil(selected.superview)
    cell.isHighlighted = true
    XCTAssertEqual(selected.superview, cell)
  }

  func testSeparatorFollowsTheContentUntilItIsSet() {
    let cell = cell(.default)
    XCTAssertEqual(cell.separatorInset.left, 16)
    cell.frame.size.width = 414
    XCTAssertEqual(cell.separatorInset.left, 20)
    cell.separatorInset = .zero
    XCTAssertEqual(cell.separatorInset, .zero)
  }
}
