import Foundation
import XCTest

@testable import ViewKit

final class ImageViewTests: XCTestCase {
  private let image = Image(size: CGSize(width: 24, height: 20))

  func testDefaults() {  // 7.10, 1.1.2
    let view = ImageView()
    XCTAssertNil(view.image)
    XCTAssertNil(view.highlightedImage)
    XCTAssertFalse(view.isHighlighted)
    XCTAssertFalse(view.isUserInteractionEnabled)
    XCTAssertEqual(view.contentMode, .scaleToFill)
    XCTAssertEqual(view.intrinsicContentSize, CGSize(width: -1, height: -1))
    XCTAssertEqual(view.sizeThatFits(CGSize(width: 5, height: 5)), .zero)
  }

  func testViewOfAnImageHasItsSize() {  // 7.10
    XCTAssertEqual(ImageView(image: image).frame, CGRect(x: 0, y: 0, width: 24, height: 20))
    XCTAssertEqual(ImageView(image: nil).frame, .zero)
    let other = Image(size: CGSize(width: 99, height: 99))
    let view = ImageView(image: image, highlightedImage: other)
    XCTAssertEqual(view.frame.size, image.size)
    XCTAssertEqual(view.highlightedImage, other)
    XCTAssertEqual(ImageView(image: nil, highlightedImage: other).frame, .zero)
    XCTAssertFalse(view.isUserInteractionEnabled)
  }

  func testImageSetLaterChangesTheIntrinsicSizeOnly() {  // 7.10
    let view = ImageView()
    view.image = image
    XCTAssertEqual(view.intrinsicContentSize, image.size)
    XCTAssertEqual(view.frame, .zero)
    view.sizeToFit()
    XCTAssertEqual(view.frame.size, image.size)
  }

  func testHighlightedImageHasNoPartInTheSize() {  // 7.10
    let view = ImageView(image: nil, highlightedImage: image)
    view.isHighlighted = true
    XCTAssertEqual(view.intrinsicContentSize, CGSize(width: -1, height: -1))
  }

  func testAlignmentInsetsOfTheImageAreTheViews() {  // 5.6.3
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = ImageView(image: image.withAlignmentRectInsets(insets))
    XCTAssertEqual(view.alignmentRectInsets, insets)
    XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 18, height: 16))
    XCTAssertEqual(view.frame.size, image.size)
    XCTAssertEqual(ImageView().alignmentRectInsets, .zero)
  }

  func testOnlyImagesOfAnotherSizeInvalidateIt() {
    final class Spy: ImageView {
      var invalidations = 0
      override func invalidateIntrinsicContentSize() { invalidations += 1 }
    }
    let view = Spy()
    view.image = image
    view.image = Image(size: image.size, name: "other")
    XCTAssertEqual(view.invalidations, 1)
    view.image = image.withAlignmentRectInsets(EdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
    XCTAssertEqual(view.invalidations, 2)
    view.image = nil
    XCTAssertEqual(view.invalidations, 3)
  }

  func testBaselineIsThatOfTheImage() {
    XCTAssertEqual(ImageView(image: image).lastBaselineOffsetFromBottom, 0)
    let raised = ImageView(image: image.withBaselineOffset(fromBottom: 4))
    XCTAssertEqual(raised.lastBaselineOffsetFromBottom, 4)
  }
}
