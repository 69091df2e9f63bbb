import Foundation
import ViewKit
import XCTest

final class ViewDescriptionTests: XCTestCase {
  private final class Box: View {}

  func testLineNamesClassFrameAndWhatDiffers() {
    let view = Box(frame: CGRect(x: 10, y: 20.5, width: 100, height: 24.0 + 1.0 / 3))
    XCTAssertEqual(view.description, "<Box; frame = (10 20.5; 100 24.3333); layer = <CALayer>>")
    view.clipsToBounds = true
    view.isOpaque = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isUserInteractionEnabled = false
    view.tag = 1
    view.isHidden = true
    view.alpha = 0.5
    XCTAssertEqual(
      view.debugDescription,
      "<Box; frame = (10 20.5; 100 24.3333); hidden = YES; alpha = 0.5; clipsToBounds = YES; "
        + "opaque = NO; autoresize = W+H; userInteractionEnabled = NO; tag = 1; "
        + "layer = <CALayer>>"
    )
  }

  func testMaskLettersAndNegativeZero() {
    let view = View(frame: CGRect(x: -0.0, y: 0, width: 1e7, height: 0))
    view.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    XCTAssertEqual(
      view.description,
      "<View; frame = (0 0; 1e+07 0); autoresize = LM+RM+TM+BM; layer = <CALayer>>"
    )
  }

  func testRecursiveDescriptionIndentsLikeUIKits() {
    let (root, a, b, c) = (View(), View(), Box(), View())
    root.addSubview(a)
    a.addSubview(b)
    root.addSubview(c)
    let line = "frame = (0 0; 0 0); layer = <CALayer>>"
    XCTAssertEqual(
      root.recursiveDescription,
      """
      <View; \(line)
         | <View; \(line)
         |    | <Box; \(line)
         | <View; \(line)
      """
    )
  }
}
