import Foundation
import XCTest

@testable import ViewKit

final class GeometryTests: XCTestCase {
  private let right = CGPoint(x: 1, y: 0)

  func testTransformsMapPoints() {
    XCTAssertEqual(right.applying(.identity), right)
    XCTAssertEqual(
      right.applying(CGAffineTransform(translationX: 2, y: 3)),
      CGPoint(x: 3, y: 3)
    )
    XCTAssertEqual(right.applying(CGAffineTransform(scaleX: 4, y: 5)), CGPoint(x: 4, y: 0))
    let turned = right.applying(CGAffineTransform(rotationAngle: .pi / 2))
    XCTAssertEqual(turned.x, 0, accuracy: 1e-12)
    XCTAssertEqual(turned.y, 1, accuracy: 1e-12)
    XCTAssertEqual(
      CGSize(width: 2, height: 3).applying(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 9, ty: 9)),
      CGSize(width: 11, height: 16)
    )
  }

  func testTransformsAreAppliedInTheirOrder() {
    let moveThenScale = CGAffineTransform(translationX: 10, y: 0)
      .concatenating(CGAffineTransform(scaleX: 2, y: 2))
    XCTAssertEqual(right.applying(moveThenScale), CGPoint(x: 22, y: 0))
    XCTAssertEqual(
      CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0),
      moveThenScale
    )
    XCTAssertEqual(
      right.applying(CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)),
      CGPoint(x: 12, y: 0)
    )
    let turned = right.applying(CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi))
    XCTAssertEqual(turned.x, 9, accuracy: 1e-12)
  }

  func testInverseUndoes() {
    let transform = CGAffineTransform(rotationAngle: 0.7)
      .scaledBy(x: 2, y: 3)
      .translatedBy(x: 5, y: 7)
    let point = CGPoint(x: 11, y: 13)
    let back = point.applying(transform).applying(transform.inverted())
    XCTAssertEqual(back.x, 11, accuracy: 1e-9)
    XCTAssertEqual(back.y, 13, accuracy: 1e-9)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    XCTAssertEqual(flat.inverted(), flat, "what cannot be undone stays")
    XCTAssertFalse(flat.isIdentity)
    XCTAssertTrue(CGAffineTransform.identity.isIdentity)
    XCTAssertFalse(CGAffineTransform().isIdentity)
  }

  func testRectangleMapsToItsBoundingBox() {
    let box = CGRect(x: 0, y: 0, width: 2, height: 2)
      .applying(CGAffineTransform(rotationAngle: .pi / 4))
    XCTAssertEqual(box.width, 8.0.squareRoot(), accuracy: 1e-12)
    XCTAssertEqual(box.minX, -2.0.squareRoot(), accuracy: 1e-12)
  }

  func testInsetsShrinkARectangle() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
    XCTAssertEqual(rect.inset(by: insets), CGRect(x: 12, y: 11, width: 14, height: 16))
    XCTAssertEqual(rect.inset(by: insets).outset(by: insets), rect)
    XCTAssertEqual(CGRect.zero.inset(by: insets).size.width, -6)
    XCTAssertEqual(EdgeInsets(), .zero)
    XCTAssertEqual(DirectionalEdgeInsets(), .zero)
  }

  func testDirectionalInsetsFollowTheDirection() {
    let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    XCTAssertEqual(EdgeInsets(insets, isRightToLeft: true).left, 4)
    XCTAssertEqual(EdgeInsets(insets, isRightToLeft: false).left, 2)
    let absolute = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(DirectionalEdgeInsets(absolute, isRightToLeft: true).leading, 4)
  }

  func testRoundingToPixelsTakesHalvesUp() {  // 5.8.2, PX-01
    XCTAssertEqual(CGFloat(950.25).roundedToPixel(scale: 2), 950.5)
    XCTAssertEqual(CGFloat(950.2).roundedToPixel(scale: 2), 950)
    XCTAssertEqual(CGFloat(950.25).roundedToPixel(scale: 1), 950)
    XCTAssertEqual(CGFloat(-0.25).roundedToPixel(scale: 2), 0)
    XCTAssertEqual(CGFloat(20.287).roundedUpToPixel(scale: 2), 20.5)
    XCTAssertEqual(CGFloat(20.5).roundedUpToPixel(scale: 2), 20.5)
  }

  func testEdgeSetsHaveUIKitsBits() {
    XCTAssertEqual(RectEdge.all.rawValue, 15)
    XCTAssertEqual(RectEdge.right.rawValue, 8)
    XCTAssertEqual(DirectionalRectEdge.all.rawValue, 15)
    XCTAssertEqual(DirectionalRectEdge.trailing.rawValue, 8)
  }

  func testSmallValuesStartAtZero() {
    XCTAssertEqual(Offset(), .zero)
    XCTAssertEqual(Offset(horizontal: 1, vertical: 2).vertical, 2)
    XCTAssertEqual(CGVector(), .zero)
    XCTAssertEqual(CGVector(dx: 1, dy: 2).dy, 2)
    XCTAssertEqual(CGAffineTransform(1, 2, 3, 4, 5, 6).ty, 6)
  }
}
