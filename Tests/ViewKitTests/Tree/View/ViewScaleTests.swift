import Foundation
import ViewKit
import XCTest

/// Trees at sizes at which anything that calls itself, or is quadratic, would show.
final class ViewScaleTests: XCTestCase {
  private func chain(_ count: Int, topDown: Bool) -> (root: View, leaf: View) {
    let leaf = View(frame: CGRect(x: 1, y: 1, width: 10, height: 10))
    var views = [leaf]
    for _ in 1..<count {
      views.append(View(frame: CGRect(x: 1, y: 1, width: 10, height: 10)))
    }
    let pairs = zip(views.dropFirst(), views)
    for (parent, child) in topDown ? Array(pairs.reversed()) : Array(pairs) {
      child.autoresizingMask = .flexibleWidth
      parent.addSubview(child)
    }
    return (views[count - 1], leaf)
  }

  func testChainOfTenThousandIsBuiltWalkedConvertedPrintedAndFreed() {
    for topDown in [true, false] {
      weak var freed: View?
      do {
        let (root, leaf) = chain(10_000, topDown: topDown)
        freed = leaf
        root.tag = 1
        XCTAssertNil(root.viewWithTag(7))
        XCTAssertEqual(leaf.convert(CGPoint.zero, to: nil), CGPoint(x: 9999, y: 9999))
        XCTAssertEqual(root.convert(CGPoint(x: 9999, y: 9999), to: leaf), .zero)
        XCTAssertTrue(leaf.isDescendant(of: root))
        XCTAssertTrue(leaf.nearestCommonAncestor(with: root) === root)
        let lines = root.recursiveDescription.split(separator: "\n")
        XCTAssertEqual(lines.count, 10_000)
        XCTAssertTrue(lines[9999].contains("[level 9999] <View; frame = (1 1; 10 10)"))
        root.frame.size.width = 20
        XCTAssertEqual(leaf.frame.width, 20)
        root.layoutIfNeeded()
        let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.safeAreaInsets = EdgeInsets(top: 20_000, left: 0, bottom: 0, right: 0)
        window.addSubview(root)
        XCTAssertEqual(leaf.safeAreaInsets.top, 10_000)
        XCTAssertTrue(leaf.window === window)
        window.environment = Environment(traits: TraitCollection(displayScale: 3))
        XCTAssertEqual(leaf.traitCollection.displayScale, 3)
        root.removeFromSuperview()
        XCTAssertNil(leaf.window)
      }
      XCTAssertNil(freed)
    }
  }

  func testHitTestReachesTheEndOfADeepChain() {
    let (root, leaf) = chain(2_000, topDown: true)
    var view: View? = root
    while let current = view {
      current.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      view = current.subviews.first
    }
    XCTAssertTrue(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === leaf)
  }

  func testParentOfAHundredThousandIsBuiltWalkedPrintedAndFreed() {
    weak var freed: View?
    do {
      let root = View()
      for tag in 1...100_000 {
        let view = View()
        view.tag = tag
        root.addSubview(view)
      }
      freed = root.subviews.last
      XCTAssertEqual(root.viewWithTag(100_000)?.tag, 100_000)
      root.layoutIfNeeded()
      let last = root.subviews[99_999]
      XCTAssertEqual(last.convert(CGPoint.zero, to: root.subviews[0]), .zero)
      XCTAssertEqual(root.recursiveDescription.utf8.lazy.filter { $0 == 10 }.count, 100_000)
    }
    XCTAssertNil(freed)
  }
}
