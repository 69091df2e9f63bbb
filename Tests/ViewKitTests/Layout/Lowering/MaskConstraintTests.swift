import Foundation
import XCTest

@testable import ViewKit

/// Masks that take part in Auto Layout.
final class MaskConstraintTests: LayoutTestCase {
  private typealias Mask = View.AutoresizingMask

  /// A view of a mask at 20 and 30 long in a superview of 100 that grows to 200, by constraints.
  private func grown(_ mask: View.AutoresizingMask, _ frame: CGRect, to size: CGFloat) -> CGRect {
    makeRoot(400, 400)
    let outer = addView()
    let sizes = [constrain(outer, .width, plus: 100), constrain(outer, .height, plus: 100)]
    constrain(outer, .left, to: root, .left)
    constrain(outer, .top, to: root, .top)
    layOut()
    let v = View(frame: frame)
    v.autoresizingMask = mask
    outer.addSubview(v)
    let follower = addView(to: outer)
    constrain(follower, .left, to: v, .right)
    constrain(follower, .top, to: v, .bottom)
    layOut()
    for constraint in sizes { constraint.constant = size }
    layOut()
    XCTAssertEqual(follower.frame.minX, v.frame.maxX, accuracy: 0.5)
    XCTAssertTrue(conflicts.isEmpty)
    return v.frame
  }

  func testEveryMaskFollowsTheSuperview() {  // 5.7.1, 5.7.2, 5.7.3, 5.7.4, 5.7.5, 5.7.6, 5.7.7
    let (left, width, right) = (
      Mask.flexibleLeftMargin, Mask.flexibleWidth, Mask.flexibleRightMargin
    )
    let cases: [(View.AutoresizingMask, CGFloat, CGFloat)] = [
      ([], 20, 30), (right, 20, 30), (width, 20, 130), (left, 120, 30),
      ([left, right], 48.5, 30), ([width, right], 20, 67.5), ([left, width], 60, 90),
      ([left, width, right], 40, 60),
    ]
    for (mask, x, length) in cases {
      let frame = grown(mask, CGRect(x: 20, y: 20, width: 30, height: 30), to: 200)
      XCTAssertEqual(frame.minX, x, "\(mask)")
      XCTAssertEqual(frame.width, length, "\(mask)")
      XCTAssertEqual(frame.minY, 20)
    }
    let vertical: [(View.AutoresizingMask, CGFloat, CGFloat)] = [
      (.flexibleHeight, 20, 130), (.flexibleTopMargin, 120, 30),
      ([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin], 40, 60),
    ]
    for (mask, y, length) in vertical {
      let frame = grown(mask, CGRect(x: 20, y: 20, width: 30, height: 30), to: 200)
      XCTAssertEqual([frame.minY, frame.height], [y, length], "\(mask)")
    }
  }

  func testMarginsWithoutLengthAreSharedEqually() {  // 5.7.4
    let frame = grown(
      [.flexibleLeftMargin, .flexibleRightMargin],
      CGRect(x: 0, y: 0, width: 100, height: 10),
      to: 200
    )
    XCTAssertEqual(frame.minX, 50)
  }

  func testMaskAndSpringsAgree() {  // 4.5.1, 5.7.1, 5.7.2, 5.7.3, 5.7.4, 5.7.5, 5.7.6, 5.7.7
    for bits in 0..<8 {
      var mask: View.AutoresizingMask = []
      if bits & 1 != 0 { mask.insert([.flexibleLeftMargin, .flexibleTopMargin]) }
      if bits & 2 != 0 { mask.insert([.flexibleWidth, .flexibleHeight]) }
      if bits & 4 != 0 { mask.insert([.flexibleRightMargin, .flexibleBottomMargin]) }
      let frame = CGRect(x: 20, y: 10, width: 30, height: 60)
      var frames: [CGRect] = []
      for isConstrained in [false, true] {
        makeRoot(100, 100)
        let v = View(frame: frame)
        v.autoresizingMask = mask
        root.addSubview(v)
        if isConstrained {
          constrain(addView(), .left, to: v, .right)
        }
        layOut()
        root.frame.size = CGSize(width: 250, height: 150)
        if !isConstrained { XCTAssertEqual(v.frame.isEmpty, false) }
        layOut()
        frames.append(v.frame)
      }
      XCTAssertEqual(frames[0].minX, frames[1].minX, accuracy: 0.5)
      XCTAssertEqual(frames[0].width, frames[1].width, accuracy: 0.5)
      XCTAssertEqual(frames[0].minY, frames[1].minY, accuracy: 0.5)
      XCTAssertEqual(frames[0].height, frames[1].height, accuracy: 0.5)
    }
  }

  func testFrameAndMaskChangesRenewTheConstraints() {  // 5.7.8
    makeRoot(300, 100)
    let a = View(frame: CGRect(x: 10, y: 0, width: 100, height: 50))
    root.addSubview(a)
    let b = addView()
    constrain(b, .left, to: a, .right)
    layOut()
    XCTAssertEqual(b.frame.minX, 110)
    a.center.x += 5
    layOut()
    XCTAssertEqual(b.frame.minX, 115)
    a.bounds.size.width = 80
    layOut()
    XCTAssertEqual(b.frame.minX, a.frame.maxX)
    a.autoresizingMask = .flexibleLeftMargin
    root.frame.size.width = 310
    layOut()
    XCTAssertEqual(b.frame.minX, a.frame.maxX)
    XCTAssertEqual(a.frame.minX, 35)
    a.translatesAutoresizingMaskIntoConstraints = false
    constrain(a, .left, to: root, .left)
    constrain(a, .width, plus: 7)
    layOut()
    XCTAssertEqual(b.frame.minX, 7)
    a.translatesAutoresizingMaskIntoConstraints = true
    a.frame = CGRect(x: 0, y: 0, width: 7, height: 9)
    layOut()
    XCTAssertEqual(b.frame.minX, 7)
    XCTAssertTrue(conflicts.isEmpty)
  }

  func testMaskSpeaksOfTheFrame() {  // 5.7.8
    makeRoot(300, 100)
    let image = ImageView(image: Image(size: CGSize(width: 40, height: 40)))
    let raised = Raised(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    image.frame.origin = CGPoint(x: 100, y: 10)
    root.addSubview(image)
    root.addSubview(raised)
    let v = addView()
    constrain(v, .left, to: raised, .right)
    constrain(v, .top, to: raised, .top)
    constrain(v, .right, to: image, .left)
    layOut()
    assertFrame(raised, 10, 10, 40, 40)
    assertFrame(v, 47, 12, 53, 0)
  }

  // MARK: Transforms

  func testTransformLeavesTheBoundsOfAMaskedView() {  // F2-06, 5.7.8, 5.8.5
    let transforms = [
      CGAffineTransform(scaleX: 0.5, y: 0.5), CGAffineTransform(rotationAngle: .pi / 2),
      CGAffineTransform(rotationAngle: 0.3), CGAffineTransform(translationX: 30, y: -40),
    ]
    for transform in transforms {
      makeRoot(400, 400)
      let panel = View(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
      root.addSubview(panel)
      let label = addView(to: panel)
      pin(label, to: panel)
      panel.transform = transform
      for move in 0..<3 {
        panel.center.x = 200 + CGFloat(move)
        layOut()
        XCTAssertEqual(panel.bounds, CGRect(x: 0, y: 0, width: 200, height: 100))
        XCTAssertEqual(panel.center, CGPoint(x: 200 + CGFloat(move), y: 150))
        assertFrame(label, 0, 0, 200, 100)
      }
    }
  }

  func testTransformedViewsFollowTheirMasks() {  // F2-06, 4.5.2, 5.7.2
    for isConstrained in [false, true] {
      makeRoot(100, 100)
      let v = View(frame: CGRect(x: 10, y: 20, width: 50, height: 30))
      v.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      v.transform = CGAffineTransform(rotationAngle: 0.3)
      root.addSubview(v)
      if isConstrained { pin(addView(to: v), to: v) }
      layOut()
      root.frame.size = CGSize(width: 150, height: 130)
      layOut()
      XCTAssertEqual(v.bounds, CGRect(x: 0, y: 0, width: 100, height: 30))
      XCTAssertEqual(v.center, CGPoint(x: 60, y: 65))
    }
  }

  func testTransformedRootTakesTheSizeOfItsConstraints() {  // F2-06, 5.7.9
    makeRoot(300, 100)
    root.translatesAutoresizingMaskIntoConstraints = false
    root.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    constrain(root, .width, plus: 70)
    layOut()
    XCTAssertEqual(root.bounds.size, CGSize(width: 70, height: 100))
  }

  // MARK: Masks without constraints

  func testMaskedLeafNeverHasANegativeSize() {  // F2-07, 5.7.9, 5.8.4
    for hadChild in [false, true] {
      makeRoot(400, 400)
      let a = addView()
      constrain(a, .left, to: root, .left)
      constrain(a, .top, to: root, .top)
      constrain(a, .height, plus: 100)
      let width = constrain(a, .width, plus: 200)
      layOut()
      let m = View(frame: CGRect(x: 50, y: 0, width: 100, height: 20))
      m.autoresizingMask = .flexibleWidth
      a.addSubview(m)
      if hadChild {
        let child = addView(to: m)
        pin(child, to: m)
        layOut()
        child.removeFromSuperview()
      }
      layOut()
      width.isActive = false
      constrain(a, .width, plus: 58, at: 250)
      layOut()
      XCTAssertEqual([a.frame.width, m.frame.minX, m.frame.width], [100, 50, 0])
      XCTAssertTrue(conflicts.isEmpty)
      XCTAssertEqual(a.systemLayoutSizeFitting(.zero).width, 100)
    }
  }

  func testMaskInAnAmbiguousSuperviewIsNotAmbiguousItself() {  // F2-07, 5.7.9
    makeRoot(400, 400)
    let a = addView()
    constrain(a, .left, to: root, .left)
    let m = View(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    m.autoresizingMask = .flexibleWidth
    a.addSubview(m)
    layOut()
    XCTAssertEqual(root.layoutAmbiguities.map { $0.view === a }, [true])
    XCTAssertFalse(m.hasAmbiguousLayout)
  }

  func testMaskedLeafReturnsToItsSize() {  // F2-07, 5.8.4
    makeRoot(400, 400)
    let a = addView()
    place(a, x: 0, y: 0)
    let width = constrain(a, .width, plus: 100)
    layOut()
    let m = View(frame: CGRect(x: 20, y: 0, width: 30, height: 20))
    a.addSubview(m)
    layOut()
    m.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
    for (length, expected) in [(CGFloat(20), CGFloat(0)), (100, 30), (180, 60), (100, 30)] {
      width.constant = length
      layOut()
      XCTAssertEqual([m.frame.minX, m.frame.width], [20, expected])
    }
    XCTAssertTrue(conflicts.isEmpty)
  }

  func testRootSmallerThanTheMarginsOfAMaskHasAConflict() {  // F2-07, 5.8.4
    makeRoot(200, 100)
    let m = View(frame: CGRect(x: 50, y: 0, width: 100, height: 20))
    m.autoresizingMask = .flexibleWidth
    root.addSubview(m)
    fix(addView(), 0, 0, 10, 10)
    layOut()
    root.frame.size.width = 58
    layOut()
    XCTAssertEqual(conflicts.count, 1)
    XCTAssertEqual(m.frame.width, 0)
    root.frame.size.width = 200
    layOut()
    assertFrame(m, 50, 0, 100, 20)
    XCTAssertTrue(root.layoutConflicts.isEmpty)
  }

  func testViewsWithMaskNeedNoConstraintInAPlainTree() {  // 5.7.9
    makeRoot(300, 100)
    let a = View(frame: CGRect(x: 10, y: 0, width: 100, height: 50))
    root.addSubview(a)
    layOut()
    XCTAssertNil(a.layoutItem)
    XCTAssertNil(root.layoutItem?.hostedEngine)
  }

  func testRootKeepsItsSizeWithItsMask() {  // 5.7.9
    makeRoot(300, 100)
    let v = addView()
    pin(v, to: root)
    let width = constrain(v, .width, plus: 50)
    layOut()
    XCTAssertEqual(root.frame, CGRect(x: 0, y: 0, width: 300, height: 100))
    XCTAssertEqual(conflicts.count, 1)
    XCTAssertTrue(conflicts[0].constraints.contains(width))
    width.isActive = false
    layOut()
    XCTAssertEqual(v.frame.width, 300)
  }

  func testRootWithoutItsMaskTakesTheSizeOfItsConstraints() {  // 5.7.9
    makeRoot(300, 100)
    root.translatesAutoresizingMaskIntoConstraints = false
    root.frame.origin = CGPoint(x: 5, y: 6)
    let v = addView()
    pin(v, to: root, inset: 10)
    layOut()
    XCTAssertEqual(root.frame, CGRect(x: 5, y: 6, width: 300, height: 100))
    let width = constrain(v, .width, plus: 50)
    layOut()
    XCTAssertEqual(root.frame, CGRect(x: 5, y: 6, width: 70, height: 100))
    assertFrame(v, 10, 10, 50, 80)
    width.constant = 60
    layOut()
    XCTAssertEqual(root.frame.size, CGSize(width: 80, height: 100))
    width.isActive = false
    root.frame.size = CGSize(width: 40, height: 50)
    layOut()
    assertFrame(v, 10, 10, 20, 30)
    XCTAssertTrue(conflicts.isEmpty)
  }

  func testContainerSizeAsConstraints() {  // 5.7.11
    makeRoot(300, 44)
    let cell = addView()
    constrain(cell, .width, plus: 300).identifier = "UIView-Encapsulated-Layout-Width"
    constrain(cell, .height, plus: 44).identifier = "UIView-Encapsulated-Layout-Height"
    let v = addView(to: cell)
    let height = constrain(v, .height, plus: 60, at: 999)
    pin(v, to: cell)
    layOut()
    XCTAssertTrue(conflicts.isEmpty)
    XCTAssertEqual(v.frame.height, 44)
    height.priority = .required
    layOut()
    XCTAssertEqual(conflicts.count, 1)
  }

  func testPartsThatAddUpToNothingKeepTheFrameAndShareWhatIsAdded() {  // 5.7.4, 5.7.5, 5.7.6
    typealias Case = (mask: Mask, x: CGFloat, length: CGFloat, grownX: CGFloat, grown: CGFloat)
    let cases: [Case] = [
      // The space behind the view is as negative as the view is long.
      ([.flexibleWidth, .flexibleRightMargin], 100, 30, 100, 80),
      ([.flexibleLeftMargin, .flexibleWidth], -30, 30, 20, 80),
      ([.flexibleLeftMargin, .flexibleRightMargin], 20, 100, 70, 100),
      ([.flexibleLeftMargin, .flexibleRightMargin], -20, 140, 30, 140),
    ]
    for (mask, x, length, grownX, grownLength) in cases {
      for size in [100, 200] as [CGFloat] {
        let start = CGRect(x: x, y: 20, width: length, height: 30)
        let frame = grown(mask, start, to: size)
        XCTAssertEqual(frame.minX, size == 100 ? x : grownX, "\(mask)")
        XCTAssertEqual(frame.width, size == 100 ? length : grownLength, "\(mask)")
      }
    }
  }
}

/// A view with a shadow that does not count in layout.
private final class Raised: View {
  override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: 2, left: 1, bottom: 4, right: 3) }
}
