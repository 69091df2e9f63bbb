import Foundation
import ViewKit
import XCTest

final class ViewAutoresizingTests: XCTestCase {
  private func resized(
    _ mask: View.AutoresizingMask,
    frame: CGRect = CGRect(x: 10, y: 10, width: 50, height: 50),
    from old: CGSize = CGSize(width: 100, height: 100),
    to new: CGSize = CGSize(width: 200, height: 100)
  ) -> CGRect {
    let (parent, child) = (View(frame: CGRect(origin: .zero, size: old)), View(frame: frame))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = new
    return child.frame
  }

  func testFlexiblePartsShareInProportionToTheirLength() {  // 4.5.1, 4.5.2
    XCTAssertEqual(resized(.flexibleWidth).size.width, 150)
    XCTAssertEqual(resized(.flexibleLeftMargin).origin.x, 110)
    XCTAssertEqual(resized(.flexibleRightMargin).origin.x, 10)
    let both = resized([.flexibleLeftMargin, .flexibleRightMargin])
    XCTAssertEqual(both.origin.x, 30)
    XCTAssertEqual(both.size.width, 50)
    let all = resized([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    XCTAssertEqual(all.origin.x, 20)
    XCTAssertEqual(all.size.width, 100)
    let widthAndRight = resized([.flexibleWidth, .flexibleRightMargin])
    XCTAssertEqual(widthAndRight.origin.x, 10)
    XCTAssertEqual(widthAndRight.size.width, 50 + 100 * 50 / 90, accuracy: 1e-9)
  }

  func testVerticalPartsFollowTheHeight() {  // 4.5.1
    let new = CGSize(width: 100, height: 300)
    XCTAssertEqual(resized(.flexibleHeight, to: new), CGRect(x: 10, y: 10, width: 50, height: 250))
    XCTAssertEqual(resized(.flexibleTopMargin, to: new).origin.y, 210)
    XCTAssertEqual(resized(.flexibleBottomMargin, to: new).origin.y, 10)
  }

  func testZeroTotalGivesEqualShares() {  // 4.5.2, 4.5.5
    let frame = resized(
      [.flexibleLeftMargin, .flexibleWidth],
      frame: CGRect(x: 0, y: 0, width: 0, height: 10)
    )
    XCTAssertEqual(frame.origin.x, 50)
    XCTAssertEqual(frame.size.width, 50)
  }

  func testMasksAreFollowedInAnyDepth() {  // F2-24
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var innermost = root
    for _ in 0..<2_000 {
      let view = View(frame: innermost.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      innermost.addSubview(view)
      innermost = view
    }
    root.frame.size = CGSize(width: 150, height: 50)
    XCTAssertEqual(innermost.frame, CGRect(x: 0, y: 0, width: 150, height: 50))
  }

  func testEmptyMaskKeepsTheFrame() {  // 4.5.3
    XCTAssertEqual(resized([]), CGRect(x: 10, y: 10, width: 50, height: 50))
  }

  func testMovingAloneResizesNothing() {  // 4.5.1
    let (parent, child) = (View(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), View())
    child.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    child.autoresizingMask = .flexibleWidth
    parent.addSubview(child)
    parent.frame.origin.x = 50
    parent.center.y = 10
    XCTAssertEqual(child.frame.size.width, 30)
  }

  func testParentCanRefuse() {  // 4.5.1
    let (parent, child) = (View(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), View())
    parent.autoresizesSubviews = false
    child.autoresizingMask = .flexibleWidth
    child.frame.size.width = 10
    parent.addSubview(child)
    parent.frame.size.width = 200
    XCTAssertEqual(child.frame.size.width, 10)
  }

  func testWholeChainsFollowAndOverriddenSettersSeeIt() {
    final class Watching: View {
      var widths: [CGFloat] = []

      override var frame: CGRect {
        didSet { widths.append(frame.size.width) }
      }
    }
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let middle = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let leaf = Watching(frame: CGRect(x: 25, y: 0, width: 50, height: 100))
    middle.autoresizingMask = .flexibleWidth
    leaf.autoresizingMask = .flexibleWidth
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.frame.size.width = 160
    XCTAssertEqual(leaf.frame, CGRect(x: 25, y: 0, width: 110, height: 100))
    XCTAssertEqual(leaf.widths, [110])
  }

  func testSizeToFitKeepsTheOrigin() {  // 4.5.4
    final class Fixed: View {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 70, height: 30) }
    }
    let fixed = Fixed(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    fixed.sizeToFit()
    XCTAssertEqual(fixed.frame, CGRect(x: 10, y: 20, width: 70, height: 30))
    let plain = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(plain.sizeThatFits(CGSize(width: 99, height: 99)), plain.bounds.size)
  }
}
