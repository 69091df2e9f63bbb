import Foundation
import ViewKit
import XCTest

final class PageControlTests: XCTestCase {
  private func control(pages: Int, current: Int = 0) -> PageControl {
    let control = PageControl()
    control.numberOfPages = pages
    control.currentPage = current
    return control
  }

  func testDefaults() {
    let control = PageControl()
    XCTAssertEqual(control.numberOfPages, 0)
    XCTAssertEqual(control.currentPage, 0)
    XCTAssertFalse(control.hidesForSinglePage)
    XCTAssertTrue(control.allowsContinuousInteraction)
    XCTAssertEqual(control.backgroundStyle, .automatic)
    XCTAssertNil(control.preferredIndicatorImage)
    XCTAssertNil(control.pageIndicatorTintColor)
    XCTAssertNil(control.currentPageIndicatorTintColor)
  }

  func testCurrentPageIsOneOfThePages() {
    let control = control(pages: 3, current: 5)
    XCTAssertEqual(control.currentPage, 2)
    control.currentPage = -1
    XCTAssertEqual(control.currentPage, 0)
    control.currentPage = 2
    control.numberOfPages = 2
    XCTAssertEqual(control.currentPage, 1)
    control.numberOfPages = -4
    XCTAssertEqual(control.numberOfPages, 0)
    XCTAssertEqual(control.currentPage, 0)
  }

  func testWidthGrowsWithThePages() {  // 7.20
    let control = control(pages: 3)
    XCTAssertEqual(control.intrinsicContentSize, control.size(forNumberOfPages: 3))
    XCTAssertGreaterThan(control.size(forNumberOfPages: 4).width, 115.5)
    control.updateConstraintsIfNeeded()
    control.currentPage = 2
    control.numberOfPages = 3
    XCTAssertFalse(control.needsUpdateConstraints())
    control.numberOfPages = 4
    XCTAssertTrue(control.needsUpdateConstraints())
  }

  func testProgramSendsNothingAndAPersonSends() {  // 7.22
    let control = control(pages: 3)
    var log: [Int] = []
    control.addAction(Action { _ in log.append(control.currentPage) }, for: .valueChanged)
    control.currentPage = 1
    XCTAssertEqual(log, [])
    control.accessibilityIncrement()
    control.accessibilityIncrement()
    control.accessibilityDecrement()
    XCTAssertEqual(log, [2, 1])
    control.isEnabled = false
    control.accessibilityDecrement()
    XCTAssertEqual(control.currentPage, 1)
    XCTAssertEqual(log.count, 2)
  }

  func testValueNamesThePage() {  // 8.1.5
    XCTAssertEqual(control(pages: 3, current: 1).accessibilityValue, "page 2 of 3")
    XCTAssertNil(control(pages: 0).accessibilityValue)
  }

  func testPicturesAreKeptByPage() {
    let control = control(pages: 2)
    let image = Image(size: CGSize(width: 8, height: 8))
    control.setIndicatorImage(image, forPage: 1)
    XCTAssertNil(control.indicatorImage(forPage: 0))
    XCTAssertEqual(control.indicatorImage(forPage: 1), image)
    control.setIndicatorImage(nil, forPage: 1)
    XCTAssertNil(control.indicatorImage(forPage: 1))
  }
}
