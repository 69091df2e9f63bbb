import Foundation
import XCTest

@testable import ViewKit

private final class ScrollLog: ScrollViewDelegate {
  var calls: [String] = []

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    calls.append("scrolled to \(Int(scrollView.contentOffset.y))")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { calls.append("ended") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) { calls.append("inset") }
}

final class ScrollViewTests: LayoutTestCase {
  private func makeScroll(_ width: CGFloat = 320, _ height: CGFloat = 480) -> ScrollView {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    scroll.layoutConflictObserver = { [unowned self] in conflicts.append($0) }
    return scroll
  }

  func testZoomKeepsToItsRange() {  // F2-15
    let scroll = ScrollView()
    scroll.zoomScale = 2
    XCTAssertEqual(scroll.zoomScale, 1)
    scroll.minimumZoomScale = 0.5
    scroll.maximumZoomScale = 3
    for (zoom, kept) in [(2, 2), (.nan, 2), (4, 3), (0, 0.5)] as [(CGFloat, CGFloat)] {
      scroll.zoomScale = zoom
      XCTAssertEqual(scroll.zoomScale, kept)
    }
    scroll.minimumZoomScale = .nan
    scroll.maximumZoomScale = .nan
    XCTAssertEqual([scroll.minimumZoomScale, scroll.maximumZoomScale], [0.5, 3])
  }

  func testDefaults() {  // 6.2.7, 6.2.8, 7.1
    let scroll = ScrollView()
    XCTAssertTrue(scroll.isScrollEnabled)
    XCTAssertTrue(scroll.bounces)
    XCTAssertFalse(scroll.alwaysBounceVertical)
    XCTAssertFalse(scroll.alwaysBounceHorizontal)
    XCTAssertFalse(scroll.isPagingEnabled)
    XCTAssertEqual(
      [scroll.zoomScale, scroll.minimumZoomScale, scroll.maximumZoomScale],
      [1, 1, 1]
    )
    XCTAssertTrue(scroll.showsVerticalScrollIndicator)
    XCTAssertTrue(scroll.showsHorizontalScrollIndicator)
    XCTAssertTrue(scroll.clipsToBounds)
    XCTAssertTrue(scroll.delaysContentTouches)
    XCTAssertTrue(scroll.canCancelContentTouches)
    XCTAssertEqual(scroll.keyboardDismissMode, .none)
    XCTAssertTrue(scroll.scrollsToTop)
    XCTAssertEqual(scroll.decelerationRate.rawValue, 0.998)
    XCTAssertTrue(scroll.subviews.isEmpty)
    XCTAssertEqual(scroll.intrinsicContentSize, CGSize(width: -1, height: -1))
    XCTAssertEqual(scroll.contentInsetAdjustmentBehavior, .automatic)
  }

  func testOffsetIsTheOriginOfTheBounds() {  // 6.2.1, 6.2.9, 4.2.2
    let (scroll, log) = (makeScroll(), ScrollLog())
    scroll.delegate = log
    scroll.layoutIfNeeded()
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    XCTAssertEqual(scroll.bounds, CGRect(x: 0, y: 30, width: 320, height: 480))
    scroll.contentOffset.y = 30
    scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
    scroll.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    XCTAssertEqual(log.calls, ["scrolled to 30", "scrolled to 900", "scrolled to 10", "ended"])
  }

  func testScrollingMakesTheViewDue() {  // 6.2.1, 4.2.2
    final class Counting: ScrollView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let scroll = Counting()
    scroll.layoutIfNeeded()
    scroll.contentOffset.y = 5
    scroll.layoutIfNeeded()
    XCTAssertEqual(scroll.layouts, 2)
  }

  func testContentSizeComesFromTheChainOfConstraints() {  // SC-01, 6.2.3, 6.2.4
    let scroll = makeScroll()
    let label = add(Box(100, 20), to: scroll)
    constrain(label, .left, to: scroll, .left, plus: 20)
    constrain(label, .top, to: scroll, .top, plus: 30)
    let right = constrain(label, .right, to: scroll, .right, plus: -25)
    let bottom = constrain(label, .bottom, to: scroll, .bottom, plus: -15)
    scroll.layoutIfNeeded()
    assertFrame(label, 20, 30, 100, 20)
    XCTAssertEqual(scroll.contentSize, CGSize(width: 145, height: 65))
    XCTAssertEqual(
      scroll.contentLayoutGuide.layoutFrame,
      CGRect(x: 0, y: 0, width: 145, height: 65)
    )
    right.isActive = false
    bottom.isActive = false
    scroll.layoutIfNeeded()
    assertFrame(label, 20, 30, 100, 20)
    XCTAssertTrue(conflicts.isEmpty)
  }

  func testContentSizeSetByHandStaysWithoutConstraints() {  // 6.2.5
    let scroll = makeScroll()
    let label = add(Box(100, 20), to: scroll)
    constrain(label, .left, to: scroll, .left)
    constrain(label, .top, to: scroll, .top)
    scroll.contentSize = CGSize(width: 7, height: 9)
    scroll.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize, CGSize(width: 7, height: 9))
    constrain(label, .bottom, to: scroll, .bottom)
    scroll.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize, CGSize(width: 7, height: 20))
  }

  func testGuidesOfContentAndFrame() {  // 6.2.4, 6.2.6
    let scroll = makeScroll()
    let (page, header) = (addView(to: scroll), addView(to: scroll))
    for attribute in [LayoutConstraint.Attribute.top, .bottom, .leading, .trailing] {
      constrain(page, attribute, to: scroll.contentLayoutGuide, attribute)
    }
    constrain(page, .width, to: scroll.frameLayoutGuide, .width)
    constrain(page, .height, plus: 1000)
    constrain(header, .top, to: scroll.frameLayoutGuide, .top)
    constrain(header, .left, to: scroll.frameLayoutGuide, .left)
    constrain(header, .width, plus: 50)
    constrain(header, .height, plus: 10)
    scroll.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize, CGSize(width: 320, height: 1000))
    assertFrame(header, 0, 0, 50, 10)
    scroll.contentOffset.y = 120
    scroll.layoutIfNeeded()
    assertFrame(page, 0, 0, 320, 1000)
    assertFrame(header, 0, 120, 50, 10)
    XCTAssertEqual(scroll.frameLayoutGuide.layoutFrame.minY, 120)
  }

  func testRowsOfAStackGiveTheContentItsHeight() {  // SC-03
    let (scroll, stack) = (makeScroll(), add(StackView()))
    scroll.addSubview(stack)
    stack.axis = .vertical
    stack.spacing = 10
    for attribute in [LayoutConstraint.Attribute.top, .left, .bottom, .right] {
      constrain(stack, attribute, to: scroll, attribute)
    }
    constrain(stack, .width, to: scroll, .width)
    for _ in 0..<12 {
      stack.addArrangedSubview(Box(50, 50))
    }
    scroll.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize, CGSize(width: 320, height: 710))
    stack.addArrangedSubview(Box(50, 50))
    scroll.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize, CGSize(width: 320, height: 770))
    XCTAssertEqual(stack.frame.origin, .zero)
    XCTAssertTrue(conflicts.isEmpty)
  }

  func testContentIsCentredWhileSmallAndBeginsAtTheTopWhenLarge() {  // FR-B01
    makeRoot(320, 480)
    let scroll = add(ScrollView())
    pin(scroll, to: root)
    let content = addView(to: scroll)
    pin(content, to: scroll)
    constrain(content, .width, to: scroll, .width)
    constrain(content, .height, to: scroll, .height, at: 250)
    let boxes = [Box(240, 20), Box(240, 60), Box(240, 60)]
    let stack = add(StackView(arrangedSubviews: boxes), to: content)
    stack.axis = .vertical
    stack.spacing = 20
    constrain(stack, .leading, to: content, .leading, plus: 40)
    constrain(stack, .trailing, to: content, .trailing, plus: -40)
    constrain(stack, .centerY, to: content, .centerY)
    constrain(stack, .top, .greaterThanOrEqual, to: content, .top, plus: 8)
    constrain(stack, .bottom, .lessThanOrEqual, to: content, .bottom, plus: -8)
    layOut()
    assertFrame(stack, 40, 150, 240, 180)
    XCTAssertEqual(scroll.contentSize, CGSize(width: 320, height: 480))
    boxes[2].content.height = 600
    boxes[2].invalidateIntrinsicContentSize()
    layOut()
    assertFrame(stack, 40, 8, 240, 720)
    XCTAssertEqual(scroll.contentSize, CGSize(width: 320, height: 736))
    XCTAssertEqual(conflicts.map(\.description), [])
    XCTAssertEqual(root.layoutAmbiguities.map(\.description), [])
  }

  func testContentGrowsWithTheViewsThatUnfoldInIt() {  // FR-B02
    let scroll = makeScroll()
    let holder = addView(to: scroll)
    pin(holder, to: scroll)
    constrain(holder, .width, to: scroll, .width)
    let (a, b, button) = (addView(to: holder), addView(to: holder), addView(to: holder))
    let heights = [(a, CGFloat(200)), (b, 200), (button, 44)].map { view, height in
      constrain(view, .left, to: holder, .left)
      constrain(view, .right, to: holder, .right)
      return constrain(view, .height, plus: height)
    }
    constrain(a, .top, to: holder, .top)
    constrain(b, .top, to: a, .bottom)
    constrain(button, .top, to: b, .bottom)
    constrain(button, .bottom, to: holder, .bottom)
    scroll.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize.height, 444)
    heights[0].constant += 200
    scroll.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize.height, 644)
    heights[1].constant += 200
    scroll.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize.height, 844)
    assertFrame(button, 0, 800, 320, 44)
  }

  func testConstraintsFromOutsideSpeakOfTheFrame() {  // 6.2.3
    makeRoot(400, 400)
    let (scroll, outside) = (add(ScrollView()), addView())
    let inside = add(Box(30, 30), to: scroll)
    place(scroll, x: 50, y: 60)
    constrain(scroll, .width, plus: 200)
    constrain(scroll, .height, plus: 100)
    constrain(inside, .left, to: scroll, .left)
    constrain(inside, .top, to: scroll, .top, plus: 40)
    constrain(outside, .left, to: scroll, .right, plus: 5)
    constrain(outside, .top, to: inside, .top)
    layOut()
    XCTAssertEqual(outside.frame.origin, CGPoint(x: 255, y: 100))
    scroll.contentOffset.y = 25
    layOut()
    XCTAssertEqual(outside.frame.origin, CGPoint(x: 255, y: 75))
    assertFrame(inside, 0, 40, 30, 30)
    XCTAssertTrue(conflicts.isEmpty)
  }

  func testScrollingToARectangleMovesLeast() {  // 6.2.10
    let scroll = makeScroll(100, 100)
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 20), animated: false)
    XCTAssertEqual(scroll.contentOffset.y, 70)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 20), animated: false)
    XCTAssertEqual(scroll.contentOffset.y, 70)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 20), animated: false)
    XCTAssertEqual(scroll.contentOffset.y, 20)
  }

  func testAdjustedInsetAddsTheSafeArea() {  // 6.2.2
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (scroll, log) = (makeScroll(), ScrollLog())
    window.addSubview(scroll)
    scroll.contentInset.top = 5
    scroll.delegate = log
    window.safeAreaInsets = EdgeInsets(top: 20, left: 3, bottom: 10, right: 0)
    XCTAssertEqual(scroll.adjustedContentInset.top, 5)
    scroll.contentSize = CGSize(width: 10, height: 1000)
    XCTAssertEqual(
      scroll.adjustedContentInset,
      EdgeInsets(top: 25, left: 0, bottom: 10, right: 0)
    )
    XCTAssertEqual(log.calls, ["scrolled to -25", "inset"])
    scroll.contentInsetAdjustmentBehavior = .always
    XCTAssertEqual(
      scroll.adjustedContentInset,
      EdgeInsets(top: 25, left: 3, bottom: 10, right: 0)
    )
    scroll.contentInsetAdjustmentBehavior = .never
    XCTAssertEqual(scroll.adjustedContentInset, scroll.contentInset)
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    scroll.contentSize = .zero
    scroll.alwaysBounceVertical = true
    XCTAssertEqual(scroll.adjustedContentInset.top, 25)
    scroll.alwaysBounceHorizontal = true
    XCTAssertEqual(scroll.adjustedContentInset.left, 3)
  }

  func testAdjustedInsetIncludesTheContentInset() {  // FR-B16
    let (controller, scroll) = (ViewController(), ScrollView())
    controller.view = scroll
    scroll.contentInsetAdjustmentBehavior = .always
    scroll.contentInset = EdgeInsets(top: 5, left: 0, bottom: 10, right: 0)
    let safeArea = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let window = Window.showing(controller, 390, 844, safeArea: safeArea)
    func expect(_ top: CGFloat, _ bottom: CGFloat, line: UInt = #line) {
      window.flush()
      let expected = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
      XCTAssertEqual(scroll.adjustedContentInset, expected, line: line)
    }
    expect(52, 44)
    scroll.contentInset.bottom = 300
    expect(52, 334)
    controller.additionalSafeAreaInsets.bottom = 6
    expect(52, 340)
    scroll.contentInsetAdjustmentBehavior = .never
    expect(5, 300)
  }

  func testShortContentOutsideAContainerIsAdjustedAsItsBehaviourSays() {  // FR-B30
    let behaviors: [ScrollView.ContentInsetAdjustmentBehavior] = [
      .automatic, .scrollableAxes, .always, .never,
    ]
    for (height, tops) in [(CGFloat(60), [CGFloat(0), 0, 47, 0]), (3_000, [47, 47, 47, 0])] {
      for (behavior, top) in zip(behaviors, tops) {
        let controller = ViewController()
        let scroll = ScrollView(frame: controller.view.bounds)
        scroll.contentSize = CGSize(width: 390, height: height)
        scroll.contentInsetAdjustmentBehavior = behavior
        controller.view.addSubview(scroll)
        let safeArea = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        let window = Window.showing(controller, 390, 844, safeArea: safeArea)
        XCTAssertIdentical(scroll.window, window)
        XCTAssertEqual(scroll.adjustedContentInset.top, top, "\(behavior) \(height)")
      }
    }
  }

  func testContentBetweenBarsIsAdjustedWhetherOrNotItScrolls() {  // F2-10, FR-B29, 6.2.2
    let makers: [() -> ScrollView] = [
      { ScrollView() }, { TableView() }, { TextView() },
      { CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout()) },
    ]
    for makeScroll in makers {
      for isRoot in [true, false] {
        let (controller, scroll) = (ViewController(), makeScroll())
        scroll.alwaysBounceVertical = false
        if isRoot {
          controller.view = scroll
        } else {
          scroll.frame = controller.view.bounds
          controller.view.addSubview(scroll)
        }
        scroll.contentSize = CGSize(width: 320, height: 100)
        let navigation = NavigationController(rootViewController: controller)
        let safeArea = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        let window = Window.showing(navigation, 320, 568, safeArea: safeArea)
        window.layoutIfNeeded()
        XCTAssertEqual(
          scroll.adjustedContentInset,
          EdgeInsets(top: 64, left: 0, bottom: 0, right: 0),
          "\(type(of: scroll))"
        )
        scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        XCTAssertEqual(scroll.adjustedContentInset.top, 0, "\(type(of: scroll))")
      }
    }
  }

  func testContentOfATabIsAdjustedWhetherOrNotItScrolls() {  // F2-10, FR-B29
    let controller = ViewController()
    let scroll = ScrollView()
    controller.view = scroll
    let tabs = TabBarController()
    tabs.viewControllers = [controller]
    let safeArea = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let window = Window.showing(tabs, 320, 568, safeArea: safeArea)
    window.layoutIfNeeded()
    XCTAssertEqual(
      scroll.adjustedContentInset,
      EdgeInsets(top: 20, left: 0, bottom: tabs.tabBar.frame.height, right: 0)
    )
  }

  func testContentAtAnEdgeStaysThereAndScrolledContentWhereItIs() {  // 6.2.11
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scroll = makeScroll()
    window.addSubview(scroll)
    scroll.contentSize = CGSize(width: 10, height: 1000)
    window.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: -20))
    scroll.contentInset = EdgeInsets(top: 10, left: 4, bottom: 7, right: 0)
    XCTAssertEqual(scroll.contentOffset, CGPoint(x: -4, y: -30))
    scroll.contentOffset.y = 100
    window.safeAreaInsets.top = 64
    XCTAssertEqual(scroll.contentOffset, CGPoint(x: -4, y: 100))
  }
}
