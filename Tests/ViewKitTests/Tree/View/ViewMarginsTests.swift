import Foundation
import ViewKit
import XCTest

/// A view that counts its callbacks, at the top of the file because archives find it by its name.
final class MarginView: View {
  var marginChanges = 0
  var safeAreaChanges = 0

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    marginChanges += 1
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    safeAreaChanges += 1
  }
}

final class ViewMarginsTests: XCTestCase {
  private func window(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0) -> Window {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.safeAreaInsets = EdgeInsets(top: top, left: left, bottom: bottom, right: 0)
    return window
  }

  // MARK: Margins

  func testMarginsThatASuperviewBringsAreReported() {  // 1.8.1
    let superview = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    superview.layoutMargins = EdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let view = MarginView(frame: superview.bounds)
    view.preservesSuperviewLayoutMargins = true
    superview.addSubview(view)
    XCTAssertEqual(view.marginChanges, 1)
    view.removeFromSuperview()
    XCTAssertEqual(view.marginChanges, 2)
  }

  func testMarginsThatStayAsTheyHaveBecomeAreNotReported() {  // 1.8.1
    let (superview, view) = (View(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), MarginView())
    superview.layoutMargins = EdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    view.frame = superview.bounds
    view.preservesSuperviewLayoutMargins = true
    superview.addSubview(view)
    view.frame = CGRect(x: 5, y: 5, width: 290, height: 290)
    XCTAssertEqual(view.layoutMargins, EdgeInsets(top: 15, left: 15, bottom: 15, right: 15))
    let changes = view.marginChanges
    view.layoutMargins = EdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    XCTAssertEqual(view.layoutMargins, EdgeInsets(top: 15, left: 15, bottom: 15, right: 15))
    XCTAssertEqual(view.marginChanges, changes)
    view.layoutMargins.left = 16
    XCTAssertEqual(view.marginChanges, changes + 1)
  }

  func testDirectionalMarginsMirrorTheAbsoluteOnes() {  // 1.8.1, DM-06
    let view = View()
    view.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1,
      leading: 20,
      bottom: 2,
      trailing: 5
    )
    XCTAssertEqual(view.layoutMargins, EdgeInsets(top: 1, left: 20, bottom: 2, right: 5))
    view.semanticContentAttribute = .forceRightToLeft
    XCTAssertEqual(view.layoutMargins, EdgeInsets(top: 1, left: 5, bottom: 2, right: 20))
    view.layoutMargins = EdgeInsets(top: 0, left: 7, bottom: 0, right: 9)
    XCTAssertEqual(view.directionalLayoutMargins.leading, 9)
    XCTAssertEqual(view.directionalLayoutMargins.trailing, 7)
    view.semanticContentAttribute = .unspecified
    XCTAssertEqual(view.directionalLayoutMargins.leading, 7)
  }

  func testSafeAreaIsAddedToTheMargins() {  // 1.8.2
    let (window, view) = (window(top: 20), View(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    window.addSubview(view)
    XCTAssertEqual(view.layoutMargins.top, 28)
    view.insetsLayoutMarginsFromSafeArea = false
    XCTAssertEqual(view.layoutMargins.top, 8)
  }

  func testPreservedMarginsAreWhatTheSuperviewLeaves() {  // 1.8.5
    let parent = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = MarginView(frame: CGRect(x: 10, y: 0, width: 70, height: 100))
    parent.layoutMargins = EdgeInsets(top: 30, left: 30, bottom: 4, right: 25)
    parent.addSubview(child)
    XCTAssertEqual(child.layoutMargins, EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    child.preservesSuperviewLayoutMargins = true
    XCTAssertEqual(child.layoutMargins, EdgeInsets(top: 30, left: 20, bottom: 8, right: 8))
    XCTAssertEqual(child.marginChanges, 1)
    child.frame.origin.x = 0
    XCTAssertEqual(child.layoutMargins.left, 30)
    XCTAssertEqual(child.marginChanges, 2)
    parent.layoutMargins.top = 50
    XCTAssertEqual(child.layoutMargins.top, 50)
    XCTAssertEqual(child.marginChanges, 3)
    parent.frame.size.width = 75
    XCTAssertEqual(child.layoutMargins.right, 20)
    XCTAssertEqual(child.marginChanges, 4)
  }

  func testChangesAreToldOnceAndOnlyWhenTheValueInForceChanges() {  // 1.8.6
    let view = MarginView()
    view.layoutMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    XCTAssertEqual(view.marginChanges, 0)
    view.layoutMargins.left = 9
    XCTAssertEqual(view.marginChanges, 1)
    view.layoutMargins.left = 9
    XCTAssertEqual(view.marginChanges, 1)
  }

  // MARK: Safe area

  func testSafeAreaIsZeroOutsideAWindow() {  // 1.8.7, DM-09
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    XCTAssertEqual(view.safeAreaInsets, .zero)
    let window = window(top: 20)
    window.addSubview(view)
    XCTAssertEqual(view.safeAreaInsets.top, 20)
    view.removeFromSuperview()
    XCTAssertEqual(view.safeAreaInsets, .zero)
  }

  func testSubviewGetsThePartThatReachesIt() {  // 1.8.8
    let (window, view) = (window(top: 59, bottom: 34), MarginView())
    view.frame = CGRect(x: 0, y: 20, width: 320, height: 480)
    window.addSubview(view)
    XCTAssertEqual(view.safeAreaInsets, EdgeInsets(top: 39, left: 0, bottom: 34, right: 0))
    view.frame.origin.y = 100
    XCTAssertEqual(view.safeAreaInsets.top, 0)
    view.frame.origin.y = -10
    XCTAssertEqual(view.safeAreaInsets.top, 59)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 460)
    XCTAssertEqual(view.safeAreaInsets, EdgeInsets(top: 59, left: 0, bottom: 14, right: 0))
  }

  func testSafeAreaFlowsDownAndIsToldOnlyOnChange() {  // 1.8.6, 1.8.8, 1.8.11
    let window = window()
    let (outer, inner) = (MarginView(), MarginView())
    outer.frame = window.bounds
    inner.frame = CGRect(x: 0, y: 5, width: 320, height: 100)
    window.addSubview(outer)
    outer.addSubview(inner)
    XCTAssertEqual([outer.safeAreaChanges, inner.safeAreaChanges], [0, 0])
    window.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    XCTAssertEqual([outer.safeAreaInsets.top, inner.safeAreaInsets.top], [20, 15])
    XCTAssertEqual([outer.safeAreaChanges, inner.safeAreaChanges], [1, 1])
    XCTAssertEqual([outer.marginChanges, inner.marginChanges], [1, 1])
    window.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    XCTAssertEqual([outer.safeAreaChanges, inner.safeAreaChanges], [1, 1])
    outer.bounds.origin.y = 5
    XCTAssertEqual(inner.safeAreaInsets.top, 20)
    outer.frame.size.height = 200
    XCTAssertEqual(inner.safeAreaChanges, 2)
  }

  func testMarginsThatASuperviewBringsAViewFromAnArchiveAreReported() throws {  // 1.8.1
    let original = MarginView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    original.preservesSuperviewLayoutMargins = true
    let view = try archivedCopy(of: original)
    let superview = View(frame: view.bounds)
    superview.layoutMargins = EdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let changes = view.marginChanges
    superview.addSubview(view)
    XCTAssertEqual(view.marginChanges, changes + 1)
    XCTAssertEqual(view.layoutMargins, superview.layoutMargins)
  }

  func testMarginsThatAnArchiveBringsAreNotReportedWhileTheyStay() throws {  // 1.8.1
    let original = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    original.layoutMargins = EdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let subview = MarginView(frame: original.bounds)
    subview.preservesSuperviewLayoutMargins = true
    original.addSubview(subview)
    let copy = try archivedCopy(of: original)
    let view = try XCTUnwrap(copy.subviews.first as? MarginView)
    let changes = view.marginChanges
    view.layoutMargins = EdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    XCTAssertEqual(view.layoutMargins, copy.layoutMargins)
    XCTAssertEqual(view.marginChanges, changes)
  }
}
