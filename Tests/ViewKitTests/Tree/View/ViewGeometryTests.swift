import Foundation
import ViewKit
import XCTest

final class ViewGeometryTests: XCTestCase {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  func testEmptyViewUnderATransformHasAPlace() {
    let view = View(frame: CGRect(x: 5, y: 7, width: 0, height: 0))
    view.transform = CGAffineTransform(rotationAngle: 0.5)
    XCTAssertEqual(view.frame, CGRect(x: 5, y: 7, width: 0, height: 0))
    view.transform = CGAffineTransform(scaleX: 1, y: 3)
    view.bounds.size.height = 10
    XCTAssertEqual(view.frame, CGRect(x: 5, y: -8, width: 0, height: 30))
    view.frame = CGRect(x: 1, y: 2, width: 0, height: 60)
    XCTAssertEqual(view.bounds, CGRect(x: 0, y: 0, width: 0, height: 20))
  }

  func testFrameSetsCenterAndSizeAndKeepsTheBoundsOrigin() {  // 1.6.1
    let view = View()
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.frame = rect(10, 20, 100, 50)
    XCTAssertEqual(view.center, CGPoint(x: 60, y: 45))
    XCTAssertEqual(view.bounds, rect(3, 4, 100, 50))
    view.center = CGPoint(x: 100, y: 100)
    XCTAssertEqual(view.frame, rect(50, 75, 100, 50))
  }

  func testFrameReadsBackExactly() {
    let view = View()
    for frame in [rect(0.1, 0.2, 0.3, 0.7), rect(320.0 / 3, 1e9, 1e-9, 20.333)] {
      view.frame = frame
      XCTAssertEqual(view.frame, frame)
    }
  }

  func testBoundsSizeGrowsAroundTheCenter() {  // 1.6.2
    let view = View(frame: rect(0, 0, 100, 100))
    view.bounds.size = CGSize(width: 200, height: 200)
    XCTAssertEqual(view.frame, rect(-50, -50, 200, 200))
  }

  func testFrameUnderATransformIsTheBoundingBox() {  // 1.6.3
    let view = View(frame: rect(0, 0, 100, 100))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    XCTAssertEqual(view.frame, rect(-50, -50, 200, 200))
    XCTAssertEqual(view.center, CGPoint(x: 50, y: 50))
    XCTAssertEqual(view.bounds, rect(0, 0, 100, 100))
    view.transform = .identity
    XCTAssertEqual(view.frame, rect(0, 0, 100, 100))
  }

  func testSettingAFrameUnderATransformSizesTheBounds() {  // 1.6.4
    let view = View()
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.frame = rect(0, 0, 100, 100)
    XCTAssertEqual(view.bounds.size, CGSize(width: 200, height: 200))
    XCTAssertEqual(view.frame, rect(0, 0, 100, 100))
  }

  func testBoundsOriginMovesWhatIsShown() {  // 1.6.5, 4.2.2
    let (root, child) = (CountingView(frame: rect(0, 0, 100, 100)), View(frame: rect(10, 10, 5, 5)))
    root.addSubview(child)
    root.layoutIfNeeded()
    root.bounds.origin = CGPoint(x: 0, y: 8)
    root.layoutIfNeeded()
    XCTAssertEqual(root.frame, rect(0, 0, 100, 100))
    XCTAssertEqual(root.layouts, 1)
    XCTAssertTrue(root.hitTest(CGPoint(x: 11, y: 11), with: nil) === child)
    XCTAssertEqual(child.convert(CGPoint.zero, to: nil), CGPoint(x: 10, y: 10))
  }

  func testNegativeSizeIsStoredAsItIs() {  // 1.6.7
    let view = View(frame: rect(0, 0, -10, 20))
    XCTAssertEqual(view.frame.size.width, -10)
    XCTAssertEqual(view.frame.width, 10)
  }

  // MARK: Conversion

  func testPointsAndRectanglesBetweenViewsOfATree() {  // 1.7.1, 1.7.2
    let root = View(frame: rect(1000, 1000, 500, 500))
    let a = View(frame: rect(10, 20, 200, 200))
    let b = View(frame: rect(100, 100, 50, 50))
    let deep = View(frame: rect(5, 6, 10, 10))
    root.addSubview(a)
    root.addSubview(b)
    a.addSubview(deep)
    a.bounds.origin = CGPoint(x: 0, y: 30)
    XCTAssertEqual(deep.convert(CGPoint(x: 1, y: 1), to: nil), CGPoint(x: 16, y: -3))
    XCTAssertEqual(deep.convert(CGPoint(x: 1, y: 1), to: b), CGPoint(x: -84, y: -103))
    XCTAssertEqual(b.convert(rect(0, 0, 7, 7), to: deep), rect(85, 104, 7, 7))
    XCTAssertEqual(deep.convert(rect(0, 0, 7, 7), from: b), rect(85, 104, 7, 7))
    XCTAssertEqual(deep.convert(CGPoint(x: 16, y: -3), from: nil), CGPoint(x: 1, y: 1))
    XCTAssertEqual(deep.convert(CGPoint(x: 2, y: 2), to: deep), CGPoint(x: 2, y: 2))
  }

  func testConversionInAWindowUsesTheWindow() {  // 1.7.1
    let window = Window(frame: rect(0, 0, 320, 480))
    let (a, b) = (View(frame: rect(10, 10, 100, 100)), View(frame: rect(1, 2, 3, 4)))
    window.addSubview(a)
    a.addSubview(b)
    XCTAssertEqual(b.convert(b.bounds, to: nil), rect(11, 12, 3, 4))
    XCTAssertEqual(b.convert(b.bounds, to: window), rect(11, 12, 3, 4))
  }

  func testConversionAppliesTransforms() {  // 1.7.2, 1.7.3
    let (root, child) = (View(frame: rect(0, 0, 100, 100)), View(frame: rect(40, 40, 20, 20)))
    root.addSubview(child)
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    XCTAssertEqual(child.convert(CGPoint.zero, to: root), CGPoint(x: 30, y: 30))
    XCTAssertEqual(root.convert(CGPoint(x: 30, y: 30), to: child), .zero)
    XCTAssertEqual(child.convert(child.bounds, to: root), rect(30, 30, 40, 40))
    child.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let box = child.convert(child.bounds, to: root)
    XCTAssertEqual(box.midX, 50, accuracy: 1e-9)
    XCTAssertEqual(box.width, 20 * 2.0.squareRoot(), accuracy: 1e-9)
    let back = root.convert(child.convert(CGPoint(x: 3, y: 4), to: root), to: child)
    XCTAssertEqual(back.x, 3, accuracy: 1e-9)
    XCTAssertEqual(back.y, 4, accuracy: 1e-9)
    let around = root.convert(rect(50, 50, 0, 0), to: child)
    XCTAssertEqual(around.origin.x, 10, accuracy: 1e-9)
  }

  func testDifferentTreesMeetAboveTheirRoots() {  // 1.7.2
    let (rootA, rootB) = (View(frame: rect(0, 0, 50, 50)), View(frame: rect(0, 0, 50, 50)))
    let (a, b) = (View(frame: rect(1, 2, 5, 5)), View(frame: rect(3, 5, 5, 5)))
    rootA.addSubview(a)
    rootB.addSubview(b)
    XCTAssertEqual(a.convert(CGPoint.zero, to: b), CGPoint(x: -2, y: -3))
  }

  // MARK: Hit testing

  func testPointInsideIsHalfOpen() {  // 1.7.4
    let view = View(frame: rect(0, 0, 100, 100))
    XCTAssertTrue(view.point(inside: CGPoint(x: 0, y: 0), with: nil))
    XCTAssertTrue(view.point(inside: CGPoint(x: 99.9, y: 50), with: nil))
    XCTAssertFalse(view.point(inside: CGPoint(x: 100, y: 50), with: nil))
    XCTAssertFalse(view.point(inside: CGPoint(x: 50, y: -0.1), with: nil))
  }

  func testPointsInsideOfNegativeBoundsAreThoseBetweenTheirEdges() {  // 1.7.4
    let view = View()
    view.bounds = rect(10, 20, -4, -8)
    XCTAssertTrue(view.point(inside: CGPoint(x: 7, y: 13), with: nil))
    XCTAssertFalse(view.point(inside: CGPoint(x: 12, y: 13), with: nil))
    XCTAssertFalse(view.point(inside: CGPoint(x: 7, y: 24), with: nil))
    XCTAssertFalse(view.point(inside: CGPoint(x: 5, y: 11), with: nil))
  }

  func testHitTestPassesOverWhatTakesNoTouch() {  // 1.7.5
    let root = View(frame: rect(0, 0, 100, 100))
    let (back, front) = (View(frame: rect(0, 0, 50, 50)), View(frame: rect(0, 0, 50, 50)))
    root.addSubview(back)
    root.addSubview(front)
    let point = CGPoint(x: 10, y: 10)
    XCTAssertTrue(root.hitTest(point, with: nil) === front)
    front.isHidden = true
    XCTAssertTrue(root.hitTest(point, with: nil) === back)
    front.isHidden = false
    front.isUserInteractionEnabled = false
    XCTAssertTrue(root.hitTest(point, with: nil) === back)
    front.isUserInteractionEnabled = true
    front.alpha = 0.005
    XCTAssertTrue(root.hitTest(point, with: nil) === back)
    front.alpha = 0.02
    XCTAssertTrue(root.hitTest(point, with: nil) === front)
    XCTAssertTrue(root.hitTest(CGPoint(x: 70, y: 70), with: nil) === root)
    XCTAssertNil(root.hitTest(CGPoint(x: 170, y: 70), with: nil))
  }

  func testPartsOutsideTheSuperviewAreNotHit() {  // 1.7.6
    let (root, box) = (View(frame: rect(0, 0, 100, 100)), View(frame: rect(0, 0, 10, 10)))
    let inner = View(frame: rect(5, 5, 50, 50))
    root.addSubview(box)
    box.addSubview(inner)
    XCTAssertTrue(root.hitTest(CGPoint(x: 7, y: 7), with: nil) === inner)
    XCTAssertTrue(root.hitTest(CGPoint(x: 20, y: 20), with: nil) === root)
  }

  func testTouchOutsideTheOverriddenHitAreaCountsWhereItSaysSo() {
    final class Wide: View {
      override func point(inside point: CGPoint, with event: Event?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let (root, wide) = (View(frame: rect(0, 0, 100, 100)), Wide(frame: rect(40, 40, 10, 10)))
    root.addSubview(wide)
    XCTAssertTrue(root.hitTest(CGPoint(x: 25, y: 25), with: Event(timestamp: 1)) === wide)
  }
}
