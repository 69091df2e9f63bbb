import Foundation
import ViewKit
import XCTest

/// The methods that delegates of scroll views, pickers and search bars are called with.
final class DelegateCallTests: XCTestCase {  // F2-17
  private final class Log: ScrollViewDelegate, SearchBarDelegate, PickerViewDelegate,
    PickerViewDataSource
  {
    var lines: [String] = []
    var rest: CGFloat?
    var allowsChange = true

    func scrollViewDidScroll(_ scrollView: ScrollView) {
      lines.append("scroll \(scrollView.contentOffset.y)")
    }
    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { lines.append("begin") }
    func scrollViewWillEndDragging(
      _ scrollView: ScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      lines.append("end at \(targetContentOffset.pointee.y)")
      if let rest { targetContentOffset.pointee.y = rest }
    }
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
      lines.append("ended \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { lines.append("decelerate") }
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { lines.append("rest") }
    func searchBar(
      _ searchBar: SearchBar,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool {
      lines.append("\(range.location)+\(range.length) '\(text)'")
      return allowsChange
    }
    func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
      lines.append(searchText)
    }
    func numberOfComponents(in pickerView: PickerView) -> Int { 2 }
    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(
      _ pickerView: PickerView,
      attributedTitleForRow row: Int,
      forComponent component: Int
    ) -> NSAttributedString? {
      component == 0 ? NSAttributedString(string: "Bold \(row)") : nil
    }
    func pickerView(
      _ pickerView: PickerView,
      titleForRow row: Int,
      forComponent component: Int
    ) -> String? {
      "Plain \(row)"
    }
    func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat {
      component == 0 ? 100 : 0
    }
  }

  private let log = Log()

  private func makeScrollView() -> ScrollView {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 350)
    scroll.delegate = log
    return scroll
  }

  func testDraggingNotifiesInUIKitsOrder() {
    let scroll = makeScrollView()
    XCTAssertTrue(scroll.dragByPerson(x: 0, y: 40))
    XCTAssertEqual(log.lines, ["begin", "scroll 40.0", "end at 40.0", "ended false"])
    log.lines = []
    XCTAssertTrue(scroll.dragByPerson(x: 0, y: 1_000))
    XCTAssertEqual(scroll.contentOffset.y, 250)
  }

  func testDelegateChangesWhereDraggedContentComesToRest() {
    let scroll = makeScrollView()
    log.rest = 60
    XCTAssertTrue(scroll.dragByPerson(x: 0, y: 40))
    XCTAssertEqual(
      log.lines,
      ["begin", "scroll 40.0", "end at 40.0", "ended true", "decelerate", "scroll 60.0", "rest"]
    )
  }

  func testDraggedPagesComeToRestAtThePageThatIsNearest() {
    let scroll = makeScrollView()
    scroll.isPagingEnabled = true
    XCTAssertTrue(scroll.dragByPerson(x: 0, y: 70))
    XCTAssertEqual(scroll.contentOffset.y, 100)
    XCTAssertEqual(log.lines.suffix(2), ["scroll 100.0", "rest"])
  }

  func testContentThatFitsOrIsDisabledIsNotDragged() {
    let scroll = makeScrollView()
    XCTAssertFalse(scroll.dragByPerson(x: 40, y: 0))
    XCTAssertFalse(scroll.dragByPerson(x: 0, y: .nan))
    scroll.isScrollEnabled = false
    XCTAssertFalse(scroll.dragByPerson(x: 0, y: 40))
    scroll.isScrollEnabled = true
    scroll.contentSize.height = 50
    XCTAssertFalse(scroll.dragByPerson(x: 0, y: 40))
    scroll.alwaysBounceVertical = true
    XCTAssertTrue(scroll.dragByPerson(x: 0, y: 40))
    XCTAssertEqual(scroll.contentOffset.y, 0)
  }

  func testSearchBarAsksBeforeATextChanges() {
    let bar = SearchBar()
    bar.delegate = log
    bar.searchTextField.insertText("a\u{1F600}")
    bar.searchTextField.deleteBackward()
    XCTAssertEqual(log.lines, ["0+0 'a\u{1F600}'", "a\u{1F600}", "1+2 ''", "a"])
    log.allowsChange = false
    bar.searchTextField.insertText("b")
    bar.searchTextField.deleteBackward()
    XCTAssertEqual(bar.text, "a")
    bar.searchTextField.isEnabled = false
    log.lines = []
    bar.searchTextField.insertText("b")
    XCTAssertEqual(log.lines, [])
  }

  func testNavigationBarAsksBeforeAPush() {
    final class Owner: NavigationBarDelegate {
      var log: [String] = []
      var allows = false
      func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool {
        log.append("should push")
        return allows
      }
      func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem) {
        log.append("pushed")
      }
    }
    let (bar, owner) = (NavigationBar(), Owner())
    bar.delegate = owner
    bar.pushItem(NavigationItem(title: "Inbox"), animated: false)
    XCTAssertNil(bar.topItem)
    owner.allows = true
    bar.pushItem(NavigationItem(title: "Inbox"), animated: false)
    XCTAssertEqual(bar.topItem?.title, "Inbox")
    XCTAssertEqual(owner.log, ["should push", "should push", "pushed"])
  }

  func testPickerTakesTitlesWithAttributesAndWidths() {
    let picker = PickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    picker.dataSource = log
    picker.delegate = log
    let readings = picker.accessibilityReadingOrder
    XCTAssertEqual(readings.map(\.element.accessibilityValue), ["Bold 0", "Plain 0"])
    XCTAssertEqual(readings.map(\.frame.minX), [0, 100])
    XCTAssertEqual(readings.map(\.frame.width), [100, 220])
  }
}
