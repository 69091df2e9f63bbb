import Foundation
import XCTest

@testable import ViewKit

/// From the solution to frames: alignment rectangles, pixels, transforms.
final class AlignmentAndPixelTests: LayoutTestCase {
  /// A view with a shadow that does not count in layout.
  private class Raised: View {
    var insets = EdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
    override var alignmentRectInsets: EdgeInsets { insets }
  }

  /// The same by the conversions alone.
  private final class Converting: View {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      CGRect(
        x: frame.origin.x + 1,
        y: frame.origin.y + 2,
        width: frame.size.width - 4,
        height: frame.size.height - 6
      )
    }

    override func frame(forAlignmentRect rect: CGRect) -> CGRect {
      CGRect(
        x: rect.origin.x - 1,
        y: rect.origin.y - 2,
        width: rect.size.width + 4,
        height: rect.size.height + 6
      )
    }
  }

  func testConstraintsPlaceAlignmentRectangles() {  // 5.8.1
    for v in [Raised(), Converting()] {
      makeRoot(300, 100)
      add(v)
      let (child, next) = (addView(to: v), addView())
      fix(v, 10, 10, 50, 20)
      pin(child, to: v)
      constrain(next, .left, to: v, .right)
      constrain(next, .centerY, to: v, .centerY)
      layOut()
      assertFrame(v, 9, 8, 54, 26)
      // In the view's own coordinates the rectangle begins at its insets.
      assertFrame(child, 1, 2, 50, 20)
      XCTAssertEqual(next.frame.minX, 60)
      XCTAssertEqual(next.center.y, 20)
    }
  }

  func testChangedInsetsCountAfterTheContentIsInvalidated() {  // 5.8.1
    makeRoot(300, 100)
    let v = add(Raised())
    fix(v, 10, 10, 50, 20)
    layOut()
    v.insets = .zero
    v.invalidateIntrinsicContentSize()
    layOut()
    assertFrame(v, 10, 10, 50, 20)
  }

  func testAChangeOfEachInsetCounts() {  // 5.8.1
    makeRoot(300, 100)
    let v = add(Raised())
    v.insets = .zero
    fix(v, 10, 10, 50, 20)
    layOut()
    func assertFrameAfterChange(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      v.invalidateIntrinsicContentSize()
      layOut()
      assertFrame(v, x, y, width, height)
    }
    v.insets.top = 2
    assertFrameAfterChange(10, 8, 50, 22)
    v.insets.left = 3
    assertFrameAfterChange(7, 8, 53, 22)
    v.insets.bottom = 4
    assertFrameAfterChange(7, 8, 53, 26)
    v.insets.right = 5
    assertFrameAfterChange(7, 8, 58, 26)
  }

  func testImagesGiveTheirInsets() {  // 5.6.3, 5.8.1
    makeRoot(300, 100)
    let insets = EdgeInsets(top: 0, left: 4, bottom: 6, right: 0)
    let image = Image(size: CGSize(width: 40, height: 40)).withAlignmentRectInsets(insets)
    let v = add(ImageView(image: image))
    place(v, x: 10, y: 10)
    layOut()
    assertFrame(v, 6, 10, 40, 40)
    v.image = Image(size: CGSize(width: 20, height: 20))
    layOut()
    assertFrame(v, 10, 10, 20, 20)
  }

  func testRootsHaveInsetsToo() {  // 5.8.1
    let outer = Raised(frame: CGRect(x: 0, y: 0, width: 104, height: 56))
    let v = add(View(), to: outer)
    pin(v, to: outer)
    outer.layoutIfNeeded()
    assertFrame(v, 1, 2, 100, 50)
  }

  func testEdgesGoToTheNearestPixel() {  // PX-01, 5.8.2
    let cases: [(CGFloat, CGFloat, CGFloat)] = [
      (2, 950.25, 950.5), (2, 950.2, 950), (1, 950.25, 950), (1, 950.2, 950), (1, 950.5, 951),
      (2, -0.25, 0), (3, 0.2, 1.0 / 3),
    ]
    for (scale, y, expected) in cases {
      makeRoot(300, 2000, scale: scale)
      let v = addView()
      fix(v, 0, y, 10, 8)
      layOut()
      XCTAssertEqual(v.frame.minY, expected, accuracy: 1e-9, "\(scale) \(y)")
      XCTAssertEqual(v.frame.height, 8, accuracy: 1e-9)
    }
  }

  func testHalvesGoUpwardsNearAndFarAway() {  // 5.8.2
    let cases: [(scale: CGFloat, y: CGFloat, expected: CGFloat)] = [
      (1, 10.5, 11), (1, -10.5, -10), (1, 10.4999995, 11), (1, 10.499, 10), (1, -10.501, -11),
      (2, 1e15 + 0.25, 1e15 + 0.5), (2, 1e15 + 0.125, 1e15), (2, -1e15 - 0.375, -1e15 - 0.5),
    ]
    for (scale, y, expected) in cases {
      XCTAssertEqual(y.roundedToPixel(scale: scale), expected, "\(y)")
      let rect = CGRect(x: 0, y: y, width: 8, height: 8)
      XCTAssertEqual(rect.roundedToPixels(scale: scale).minY, expected, "\(y)")
    }
    for (scale, y, expected) in cases where abs(y) < 100 {
      // The second is of a class of its own, and takes its frame through the setters.
      for view in [View(), Raised()] {
        makeRoot(300, 100, scale: scale)
        fix(add(view), 1, y, 8, 8)
        layOut()
        XCTAssertEqual(view.alignmentRect(forFrame: view.frame).minY, expected, "\(y)")
      }
    }
  }

  func testSizesMayDifferByAPixelButFillExactly() {  // 5.8.2, PX-03
    makeRoot(100, 50, scale: 1)
    let views = [addView(), addView(), addView()]
    var previous = root.leftAnchor
    for view in views {
      view.leftAnchor.constraint(equalTo: previous).isActive = true
      view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true
      previous = view.rightAnchor
    }
    previous.constraint(equalTo: root.rightAnchor).isActive = true
    layOut()
    XCTAssertEqual(views.map(\.frame.width), [33, 34, 33])
    XCTAssertEqual(views.last?.frame.maxX, 100)
  }

  func testPixelsCountInTheSuperview() {  // 5.8.3
    makeRoot(300, 100, scale: 1)
    let outer = addView()
    fix(outer, 0.4, 0, 100, 100)
    let v = addView(to: outer)
    fix(v, 0.4, 0, 10, 10)
    layOut()
    XCTAssertEqual([outer, v].map(\.frame.minX), [0, 0])
    XCTAssertEqual(View().displayScale, 2)
  }

  func testChangedScaleCountsAtTheNextLayout() {  // 5.8.3
    makeRoot(300, 100, scale: 1)
    let v = addView()
    fix(v, 0.5, 0, 10, 10)
    layOut()
    XCTAssertEqual(v.frame.minX, 1)
    root.environment = Environment(traits: TraitCollection(displayScale: 2))
    layOut()
    XCTAssertEqual(v.frame.minX, 0.5)
  }

  func testTransformsSurviveLayout() {  // 5.8.5
    makeRoot(300, 100)
    let v = addView()
    v.transform = CGAffineTransform(scaleX: 2, y: 2)
    fix(v, 100, 20, 50, 20)
    let next = addView()
    constrain(next, .left, to: v, .right)
    let child = addView(to: v)
    pin(child, to: v)
    layOut()
    XCTAssertEqual(v.bounds.size, CGSize(width: 50, height: 20))
    XCTAssertEqual(v.center, CGPoint(x: 125, y: 30))
    XCTAssertEqual(v.frame, CGRect(x: 75, y: 10, width: 100, height: 40))
    XCTAssertEqual(v.transform, CGAffineTransform(scaleX: 2, y: 2))
    XCTAssertEqual(next.frame.minX, 150)
    assertFrame(child, 0, 0, 50, 20)
    v.transform = .identity
    layOut()
    assertFrame(v, 100, 20, 50, 20)
  }

  func testBoundsOriginSurvivesLayout() {
    makeRoot(300, 100)
    let v = addView()
    v.bounds.origin = CGPoint(x: 7, y: 8)
    fix(v, 100, 20, 50, 20)
    let child = addView(to: v)
    pin(child, to: v)
    layOut()
    assertFrame(v, 100, 20, 50, 20)
    XCTAssertEqual(v.bounds.origin, CGPoint(x: 7, y: 8))
    assertFrame(child, 7, 8, 50, 20)
  }

  func testAChangeOfAnySideOfTheAlignmentRectangleCounts() {
    final class Framed: View {
      var insets = EdgeInsets()
      override var alignmentRectInsets: EdgeInsets { insets }
    }
    let sides: [WritableKeyPath<EdgeInsets, CGFloat>] = [\.top, \.left, \.bottom, \.right]
    for side in sides {
      makeRoot(300, 100)
      let v = add(Framed())
      fix(v, 20, 20, 40, 40)
      layOut()
      assertFrame(v, 20, 20, 40, 40)
      v.insets[keyPath: side] = 5
      v.invalidateIntrinsicContentSize()
      layOut()
      XCTAssertEqual(
        v.alignmentRect(forFrame: v.frame),
        CGRect(x: 20, y: 20, width: 40, height: 40)
      )
    }
  }
}
