import Foundation
import ViewKit
import XCTest

final class ImageTests: XCTestCase {
  private let star = Image(size: CGSize(width: 24, height: 20), scale: 2, name: "star")

  func testImageHoldsWhatItIsGiven() {
    XCTAssertEqual(star.size, CGSize(width: 24, height: 20))
    XCTAssertEqual(star.scale, 2)
    XCTAssertEqual(star.name, "star")
    XCTAssertFalse(star.isSymbolImage)
    XCTAssertEqual(star.alignmentRectInsets, .zero)
    XCTAssertNil(star.baselineOffsetFromBottom)
  }

  func testNamedImageIsFoundInTheCatalogInForce() {
    let catalog = ImageCatalog([Image(size: .zero), star])
    XCTAssertEqual(catalog.perform { Image(named: "star") }, star)
    XCTAssertNil(catalog.perform { Image(named: "moon") })
    XCTAssertNil(Image(named: "star"))
  }

  func testLastOfTwoImagesOfOneNameCounts() {
    let other = Image(size: CGSize(width: 9, height: 9), name: "star")
    XCTAssertEqual(ImageCatalog([star, other]).perform { Image(named: "star") }, other)
  }

  func testInnerCatalogHidesTheOuterOne() {
    let found = ImageCatalog([star]).perform {
      ImageCatalog([]).perform { Image(named: "star") }
    }
    XCTAssertNil(found)
  }

  func testCatalogIsInForceInAsynchronousCode() async {
    let found = await ImageCatalog([star]).perform { () async -> Image? in
      await Task.yield()
      return await Task { Image(named: "star") }.value
    }
    XCTAssertEqual(found, star)
  }

  func testSymbolHasANominalSizeUnlessTheCatalogKnowsIt() throws {
    let nominal = try XCTUnwrap(Image(systemName: "star"))
    XCTAssertEqual(nominal.size, CGSize(width: 20, height: 20))
    XCTAssertTrue(nominal.isSymbolImage)
    let known = Image(systemName: "star", size: CGSize(width: 21, height: 19))
    let catalog = ImageCatalog([known, star])
    XCTAssertEqual(catalog.perform { Image(systemName: "star") }, known)
    XCTAssertEqual(catalog.perform { Image(named: "star") }, star)
  }

  func testDerivedImagesKeepTheRest() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let derived = star.withAlignmentRectInsets(insets).withBaselineOffset(fromBottom: 5)
    XCTAssertEqual(derived.alignmentRectInsets, insets)
    XCTAssertEqual(derived.baselineOffsetFromBottom, 5)
    XCTAssertEqual(derived.size, star.size)
    XCTAssertNotEqual(derived, star)
  }
}

final class BezierPathTests: XCTestCase {
  func testRectangleGoesAroundItsCorners() {
    let path = BezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(
      path.elements,
      [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 4, y: 2)),
        .line(to: CGPoint(x: 4, y: 6)), .line(to: CGPoint(x: 1, y: 6)), .close,
      ]
    )
    XCTAssertEqual(path.bounds, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  func testBoundsHoldControlPoints() {
    var path = BezierPath()
    XCTAssertEqual(path.bounds, .zero)
    path.move(to: CGPoint(x: 10, y: 10))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 15, y: -5))
    path.addCurve(
      to: CGPoint(x: 30, y: 10),
      controlPoint1: CGPoint(x: 22, y: 40),
      controlPoint2: CGPoint(x: 35, y: 12)
    )
    XCTAssertEqual(path.bounds, CGRect(x: 10, y: -5, width: 25, height: 45))
  }
}
