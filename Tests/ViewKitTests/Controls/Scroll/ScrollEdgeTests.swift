import Foundation
import XCTest

@testable import ViewKit

/// Content at its top or left edge stays there when the insets in force change (rule 6.2.11).
final class ScrollEdgeTests: LayoutTestCase {
  private final class Acting: ScrollView, ScrollViewDelegate {
    var onScroll: (Acting) -> Void = { _ in }
    var onInset: (Acting) -> Void = { _ in }
    var insetsTold: [CGFloat] = []

    func scrollViewDidScroll(_ scrollView: ScrollView) { onScroll(self) }

    override func adjustedContentInsetDidChange() {
      insetsTold.append(adjustedContentInset.top)
      onInset(self)
    }
  }

  private func makeScroll() -> Acting {
    let scroll = Acting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.delegate = scroll
    return scroll
  }

  func testInsetsThatTheirObserverChangesOnceEnd() {
    let scroll = makeScroll()
    scroll.onInset = { $0.contentInset.top = 50 }
    scroll.contentInset.top = 10
    XCTAssertEqual(scroll.contentInset.top, 50)
    XCTAssertEqual(scroll.contentOffset.y, -50)
    XCTAssertEqual(scroll.insetsTold.last, 50)
  }

  func testInsetsThatScrollingChangesOnceEnd() {
    let scroll = makeScroll()
    scroll.onScroll = { $0.contentInset.top = 50 }
    scroll.contentInset.top = 10
    XCTAssertEqual(scroll.contentOffset.y, -50)
    XCTAssertEqual(scroll.insetsTold.last, 50)
  }

  func testInsetsThatEachScrollingChangesEnd() {
    let scroll = makeScroll()
    scroll.onScroll = { $0.contentInset.top += 1 }
    scroll.contentInset.top = 10
    XCTAssertEqual(scroll.contentOffset.y, -scroll.contentInset.top, accuracy: 1)
  }

  func testInsetsThatTheirObserverChangesEachTimeEnd() {
    let scroll = makeScroll()
    scroll.onInset = { $0.contentInset.top += 1 }
    scroll.contentInset.top = 10
    XCTAssertEqual(scroll.contentOffset.y, -scroll.contentInset.top, accuracy: 1)
  }

  func testArchivedOffsetIsRead() throws {
    for offset in [-20, 0, 30] as [CGFloat] {
      let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.contentInset.top = 20
      scroll.contentOffset.y = offset
      XCTAssertEqual(try archivedCopy(of: scroll).contentOffset.y, offset)
    }
  }

  func testInsetsWithoutPlaceMoveNothing() {
    for inset in [CGFloat.infinity, -.infinity, .nan] {
      let scroll = makeScroll()
      scroll.contentInset = EdgeInsets(top: inset, left: inset, bottom: 0, right: 0)
      XCTAssertEqual(scroll.contentOffset, .zero)
    }
  }

  func testContentThatFitsOnceTheFrameIsSetLosesTheSafeArea() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))
    let scroll = makeScroll()
    window.addSubview(scroll)
    window.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    XCTAssertEqual(scroll.contentOffset.y, -20)
    scroll.frame.size.height = 600
    XCTAssertEqual(scroll.adjustedContentInset.top, 0)
    XCTAssertEqual(scroll.contentOffset.y, 0)
    XCTAssertEqual(scroll.insetsTold, [20, 0])
  }

  func testConstrainedContentBeginsBelowTheSafeArea() {
    for isMirrored in [false, true] {
      let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      window.safeAreaInsets = EdgeInsets(top: 20, left: 5, bottom: 0, right: 5)
      let scroll = add(makeScroll(), to: window)
      scroll.contentSize = .zero
      if isMirrored { scroll.semanticContentAttribute = .forceRightToLeft }
      pin(scroll, to: window, inset: 0)
      let content = add(View(), to: scroll)
      let bar = add(View(), to: scroll)
      for edge in [LayoutConstraint.Attribute.top, .bottom, .leading, .trailing] {
        constrain(content, edge, to: scroll.contentLayoutGuide, edge)
      }
      constrain(content, .width, to: scroll.frameLayoutGuide, .width)
      constrain(content, .height, plus: 700)
      constrain(bar, .top, to: scroll.frameLayoutGuide, .top)
      constrain(bar, .left, to: scroll.frameLayoutGuide, .left)
      constrain(bar, .height, plus: 10)
      constrain(bar, .width, plus: 10)
      window.layoutIfNeeded()
      XCTAssertEqual(scroll.contentSize, CGSize(width: 100, height: 700))
      XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: -20))
      assertFrame(content, 0, 0, 100, 700)
      assertFrame(bar, 0, -20, 10, 10)
      scroll.contentOffset.y = 33
      window.safeAreaInsets.top = 40
      window.layoutIfNeeded()
      assertFrame(bar, 0, 33, 10, 10)
    }
  }
}
