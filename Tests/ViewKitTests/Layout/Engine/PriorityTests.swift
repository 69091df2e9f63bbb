import Foundation
import XCTest

@testable import ViewKit

/// Which of several wishes wins.
final class PriorityTests: LayoutTestCase {
  func testStrictOrderOfClosePriorities() {  // SV-01, 5.3.2
    makeRoot(300, 50)
    let v = addView()
    for value in 1...4 { constrain(v, .width, plus: CGFloat(value), at: Float(value)) }
    layOut()
    XCTAssertEqual(v.frame.width, 4)
  }

  func testRequiredZeroSizes() {  // SV-03
    for (size, rest) in [(CGFloat(0), CGFloat(20)), (0.001, 19.998)] {
      makeRoot(300, 50, scale: 1000)
      let (s, a, b) = (addView(), addView(), addView())
      // The second row gives the first box both a place and a width.
      constrain(s, .left, to: root, .left)
      constrain(s, .width, plus: 20, at: 500)
      constrain(a, .left, to: s, .left, plus: size)
      constrain(a, .width, plus: size)
      constrain(b, .left, to: a, .right)
      constrain(b, .right, to: s, .right)
      layOut()
      XCTAssertEqual(a.convert(a.bounds, to: root).minX, size, accuracy: 1e-9)
      XCTAssertEqual(a.frame.width, size, accuracy: 1e-9)
      XCTAssertEqual(b.frame.width, rest, accuracy: 1e-9)
    }
  }

  func testManyWeakAgainstOneStronger() {  // SV-05, 5.3.2
    makeRoot(300, 50)
    let v = addView()
    for _ in 0..<20 { constrain(v, .width, at: 250) }
    constrain(v, .width, plus: 100, at: 251)
    layOut()
    XCTAssertEqual(v.frame.width, 100)
  }

  func testTwiceAsWideUnlessTheOtherGetsTooNarrow() {  // FR-B18
    makeRoot(320, 100)
    let (red, blue) = (addView(), addView())
    constrain(red, .leading, to: root, .leading, plus: 20)
    constrain(blue, .leading, to: red, .trailing, plus: 8)
    constrain(blue, .trailing, to: root, .trailing, plus: -20)
    constrain(red, .width, to: blue, .width, times: 2, at: 750)
    constrain(blue, .width, .greaterThanOrEqual, plus: 150)
    for (width, expected) in [(CGFloat(320), [CGFloat(122), 150]), (600, [368, 184])] {
      root.frame.size.width = width
      layOut()
      XCTAssertEqual([red, blue].map(\.frame.width), expected)
    }
    XCTAssertEqual(conflicts.map(\.description), [])
  }

  func testWidthOfAtLeastSoMuchWinsATieAgainstHugging() {  // 5.13.4
    makeRoot(300, 50)
    let box = add(Box(50, 10))
    constrain(box, .width, .greaterThanOrEqual, plus: 100, at: 250)
    layOut()
    XCTAssertEqual(box.frame.width, 100)
  }

  func testEngineStaysUsableAfterAConflict() {  // SV-06
    makeRoot(300, 50)
    let v = addView()
    let atLeast = constrain(v, .width, .greaterThanOrEqual, plus: 200)
    let atMost = constrain(v, .width, .lessThanOrEqual, plus: 100)
    layOut()
    assertConflict(conflicts.first, of: [atLeast, atMost], breaking: atMost)
    atMost.isActive = false
    constrain(v, .width, plus: 250, at: 750)
    layOut()
    XCTAssertEqual(v.frame.width, 250)
    atLeast.isActive = false
    atLeast.isActive = true
    layOut()
    XCTAssertEqual(v.frame.width, 250)
    XCTAssertEqual(conflicts.count, 1)
  }

  func testOrderOfInsertionDoesNotMatter() {  // SV-07
    for strongFirst in [true, false] {
      makeRoot(400, 400)
      let v = addView()
      constrain(v, .centerX, to: root, .centerX)
      constrain(v, .centerY, to: root, .centerY)
      constrain(v, .height, plus: 100)
      let sizes: [(CGFloat, Float)] = [(100, 499), (200, 500)]
      let made = (strongFirst ? sizes.reversed() : sizes).map {
        constrain(v, .width, plus: $0.0, at: $0.1)
      }
      layOut()
      assertFrame(v, 100, 150, 200, 100)
      made.first { $0.constant == 200 }?.isActive = false
      layOut()
      assertFrame(v, 150, 150, 100, 100)
    }
  }

  func testEqualHuggingIsAmbiguousButFills() {  // SV-08
    makeRoot(300, 50)
    let (a, b) = (add(Box(60, 20)), add(Box(100, 20)))
    constrain(a, .left, to: root, .left)
    constrain(b, .left, to: a, .right)
    constrain(b, .right, to: root, .right)
    layOut()
    XCTAssertEqual(a.frame.width + b.frame.width, 300)
    XCTAssertTrue(a.hasAmbiguousLayout)
    XCTAssertTrue(conflicts.isEmpty)
    a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    layOut()
    XCTAssertEqual(a.frame.width, 60)
    XCTAssertFalse(root.layoutAmbiguities.contains { $0.attributes.contains(.width) })
  }

  func testLargestBoxOfAnAspectRatio() {  // SV-10
    let cases: [(CGSize, CGSize)] = [
      (CGSize(width: 800, height: 800), CGSize(width: 250, height: 250)),
      (CGSize(width: 200, height: 250), CGSize(width: 200, height: 250)),
      (CGSize(width: 1000, height: 500), CGSize(width: 250, height: 125)),
    ]
    for (image, expected) in cases {
      makeRoot(500, 500)
      let v = add(Box(image.width, image.height))
      constrain(v, .width, to: v, .height, times: image.width / image.height)
      constrain(v, .width, .lessThanOrEqual, plus: 250)
      constrain(v, .height, .lessThanOrEqual, plus: 350)
      layOut()
      XCTAssertEqual(v.frame.size, expected)
    }
  }

  func testSizeAboveAndBelowCompressionResistance() {  // SV-12, 5.6.1
    for (priority, width) in [(Float(751), CGFloat(241)), (749, 300)] {
      makeRoot(500, 50)
      let v = add(Box(300, 20))
      constrain(v, .width, plus: 241, at: priority)
      layOut()
      XCTAssertEqual(v.frame.width, width)
    }
  }

  func testConflictOfEqualPrioritiesIsAmbiguity() {  // SV-13, 5.14.6
    makeRoot(500, 50)
    let v = addView()
    fix(v, 0, 0, 0, 10)
    v.constraints.first { $0.firstAttribute == .width }?.isActive = false
    let short = constrain(v, .width, plus: 100, at: 500)
    let long = constrain(v, .width, plus: 200, at: 500)
    layOut()
    XCTAssertTrue(conflicts.isEmpty)
    XCTAssertTrue((100...200).contains(v.frame.width))
    XCTAssertTrue(v.hasAmbiguousLayout)
    for (stronger, weaker) in [(short, long), (long, short)] {
      weaker.priority = LayoutPriority(500)
      stronger.priority = LayoutPriority(501)
      layOut()
      XCTAssertEqual(v.frame.width, stronger.constant)
      XCTAssertFalse(v.hasAmbiguousLayout)
    }
  }

  func testOptionalEqualityComesAsNearAsPossible() {  // 5.3.3
    makeRoot(300, 50)
    let (v, w) = (addView(), addView())
    constrain(v, .width, plus: 500, at: 250)
    constrain(v, .width, .lessThanOrEqual, plus: 120)
    constrain(w, .width, .greaterThanOrEqual, plus: 40, at: 600)
    constrain(w, .width, plus: 90, at: 100)
    layOut()
    XCTAssertEqual(v.frame.width, 120)
    XCTAssertEqual(w.frame.width, 90)
  }

  func testContentCountsWithoutAMaskOnly() {  // 5.6.4
    makeRoot(300, 50)
    let v = add(Box(60, 20))
    place(v, x: 0, y: 0)
    v.translatesAutoresizingMaskIntoConstraints = true
    v.frame = CGRect(x: 0, y: 0, width: 90, height: 30)
    layOut()
    XCTAssertEqual(v.frame.size, CGSize(width: 90, height: 30))
    v.translatesAutoresizingMaskIntoConstraints = false
    layOut()
    XCTAssertEqual(v.frame.size, CGSize(width: 60, height: 20))
  }

  func testContentPrioritiesOfZeroSayNothing() {
    makeRoot(300, 50)
    let v = add(Box(60, 20))
    place(v, x: 0, y: 0)
    v.setContentHuggingPriority(LayoutPriority(0), for: .horizontal)
    constrain(v, .right, to: root, .right, at: 1)
    layOut()
    XCTAssertEqual(v.frame.width, 300)
  }

  func testRequiredContentPriorities() {
    makeRoot(300, 50)
    let v = add(Box(60, 20))
    v.setContentHuggingPriority(.required, for: .horizontal)
    v.setContentCompressionResistancePriority(.required, for: .horizontal)
    constrain(v, .width, plus: 200, at: 999)
    layOut()
    XCTAssertEqual(v.frame.width, 60)
    let width = constrain(v, .width, plus: 80)
    layOut()
    XCTAssertEqual(conflicts.count, 1)
    XCTAssertTrue(conflicts[0].broken === width)
    XCTAssertTrue(conflicts[0].constraints.contains { $0 is ContentSizeLayoutConstraint })
    XCTAssertEqual(v.frame.width, 60)
  }

  func testEachAxisOfTheContentAlone() {  // LP-13, 5.6.1
    makeRoot(300, 50)
    let v = add(Box(40, View.noIntrinsicMetric))
    place(v, x: 0, y: 0)
    constrain(v, .height, plus: 33, at: 1)
    layOut()
    XCTAssertEqual(v.frame.size, CGSize(width: 40, height: 33))
  }

  func testContentWithoutPriorityPullsAtNothing() {
    makeRoot(300, 100)
    let v = add(Box(30, 20))
    place(v, x: 0, y: 0)
    layOut()
    XCTAssertFalse(v.hasAmbiguousLayout)
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      v.setContentHuggingPriority(LayoutPriority(0), for: axis)
      v.setContentCompressionResistancePriority(LayoutPriority(0), for: axis)
    }
    layOut()
    XCTAssertTrue(v.hasAmbiguousLayout)
    XCTAssertEqual(v.constraintsAffectingLayout(for: .horizontal).map(\.firstAttribute), [.left])
  }
}
