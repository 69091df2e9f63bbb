import Foundation
import XCTest

@testable import ViewKit

final class LayoutGuideTests: XCTestCase {
  func testGuideBelongsToOneView() {  // 5.11.1
    let (first, second, guide) = (View(), View(), LayoutGuide())
    XCTAssertNil(guide.owningView)
    first.addLayoutGuide(guide)
    first.addLayoutGuide(guide)
    XCTAssertTrue(guide.owningView === first)
    XCTAssertEqual(first.layoutGuides, [guide])
    let constraint = guide.widthAnchor.constraint(equalToConstant: 2)
    constraint.isActive = true
    second.addLayoutGuide(guide)
    XCTAssertEqual(first.layoutGuides, [])
    XCTAssertEqual(second.layoutGuides, [guide])
    XCTAssertTrue(guide.owningView === second)
    XCTAssertFalse(constraint.isActive)
    second.removeLayoutGuide(guide)
    XCTAssertNil(guide.owningView)
    XCTAssertEqual(guide.layoutFrame, .zero)
  }

  func testGuidesAreListedInTheOrderOfAdding() {  // 5.11.1
    let view = View()
    let guides = (0..<3).map { _ in LayoutGuide() }
    for guide in guides { view.addLayoutGuide(guide) }
    XCTAssertEqual(view.layoutGuides, guides)
    view.removeLayoutGuide(guides[1])
    XCTAssertEqual(view.layoutGuides, [guides[0], guides[2]])
  }

  func testOwningViewCanBeSetAndObserved() {
    final class Observed: LayoutGuide {
      var seen: [View?] = []
      override var owningView: View? {
        didSet { seen.append(owningView) }
      }
    }
    let (view, guide) = (View(), Observed())
    view.addLayoutGuide(guide)
    XCTAssertEqual(guide.seen, [view])
    guide.owningView = nil
    XCTAssertEqual(view.layoutGuides, [])
    guide.owningView = view
    XCTAssertEqual(view.layoutGuides, [guide])
    XCTAssertEqual(guide.seen, [view, nil, view])
  }

  func testOwnGuideLiesWhereLayoutPutIt() {  // 5.11.1
    let (view, guide) = (View(), LayoutGuide())
    view.addLayoutGuide(guide)
    XCTAssertEqual(guide.layoutFrame, .zero)
    guide.solvedFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    XCTAssertEqual(guide.layoutFrame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  func testSystemGuidesAreMadeWhenAskedFor() {  // 5.11.2
    let view = View()
    XCTAssertEqual(view.layoutGuides, [])
    let guides = [view.layoutMarginsGuide, view.safeAreaLayoutGuide, view.readableContentGuide]
    XCTAssertEqual(
      guides.map(\.identifier),
      ["UIViewLayoutMarginsGuide", "UIViewSafeAreaLayoutGuide", "UIViewReadableContentGuide"]
    )
    XCTAssertEqual(view.layoutGuides, guides)
    XCTAssertTrue(view.layoutMarginsGuide === guides[0])
    XCTAssertTrue(guides.allSatisfy { $0.owningView === view })
    view.removeLayoutGuide(guides[0])
    XCTAssertEqual(guides[0].layoutFrame, .zero)
    XCTAssertFalse(view.layoutMarginsGuide === guides[0])
  }

  func testMarginsGuideFollowsMargins() {  // DM-04
    let view = View(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let guide = view.layoutMarginsGuide
    XCTAssertEqual(guide.layoutFrame, CGRect(x: 8, y: 8, width: 84, height: 84))
    view.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    XCTAssertEqual(guide.layoutFrame, CGRect(x: 20, y: 10, width: 40, height: 60))
  }

  func testMarginsGuideMirrorsDirectionalMargins() {  // DM-06
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 0,
      leading: 20,
      bottom: 0,
      trailing: 5
    )
    XCTAssertEqual(view.layoutMarginsGuide.layoutFrame.minX, 20)
    view.semanticContentAttribute = .forceRightToLeft
    XCTAssertEqual(view.layoutMarginsGuide.layoutFrame.minX, 5)
    XCTAssertEqual(view.layoutMarginsGuide.layoutFrame.maxX, 80)
  }

  func testSafeAreaGuideIsTheBoundsOutsideAWindow() {  // DM-09, 5.11.4
    let view = View(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    view.bounds.origin = CGPoint(x: 0, y: 30)
    let frame = CGRect(x: 0, y: 30, width: 100, height: 100)
    XCTAssertEqual(view.safeAreaLayoutGuide.layoutFrame, frame)
    view.storeSafeArea(EdgeInsets(top: 20, left: 1, bottom: 30, right: 2))
    XCTAssertEqual(
      view.safeAreaLayoutGuide.layoutFrame,
      CGRect(x: 1, y: 50, width: 97, height: 50)
    )
  }

  func testReadableGuideIsNarrowOnWideScreens() {  // 5.11.5
    let tablet = View(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    XCTAssertEqual(
      tablet.readableContentGuide.layoutFrame,
      CGRect(x: 176, y: 8, width: 672, height: 752)
    )
    let phone = View(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    XCTAssertEqual(
      phone.readableContentGuide.layoutFrame,
      phone.layoutMarginsGuide.layoutFrame
    )
  }

  func testReadableGuideFollowsTheTextSize() {  // 5.11.5
    let widths = ContentSizeCategory.ascending.map { category in
      let view = View(frame: CGRect(x: 0, y: 0, width: 4000, height: 10))
      view.environment = Environment(
        traits: TraitCollection(preferredContentSizeCategory: category)
      )
      return view.readableContentGuide.layoutFrame.width
    }
    XCTAssertEqual(widths[3], 672)
    XCTAssertEqual(widths, widths.sorted())
    XCTAssertEqual(Set(widths).count, 12)
  }

  func testGuidesPrintWithoutAddresses() {
    let (view, guide) = (View(frame: CGRect(x: 0, y: 0, width: 10, height: 20)), LayoutGuide())
    XCTAssertEqual("\(guide)", "<LayoutGuide layoutFrame = (0 0; 0 0)>")
    XCTAssertEqual(
      view.safeAreaLayoutGuide.debugDescription,
      "<LayoutGuide 'UIViewSafeAreaLayoutGuide' layoutFrame = (0 0; 10 20)>"
    )
  }

  func testViewsKeepTheirGuides() {
    let view = View()
    weak var watched: LayoutGuide?
    do {
      let guide = LayoutGuide()
      watched = guide
      view.addLayoutGuide(guide)
    }
    XCTAssertNotNil(watched)
    if let watched { view.removeLayoutGuide(watched) }
    XCTAssertNil(watched)
  }
}
