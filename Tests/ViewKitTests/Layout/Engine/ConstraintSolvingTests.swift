import Foundation
import XCTest

@testable import ViewKit

final class ConstraintSolvingTests: LayoutTestCase {
  func testMultiplierChange() {  // CM-07
    makeRoot(400, 100)
    let v = addView()
    let old = constrain(v, .width, to: root, .width, times: 0.5)
    layOut()
    XCTAssertEqual(v.frame.width, 200)
    old.isActive = false
    constrain(v, .width, to: root, .width, times: 0.8)
    layOut()
    XCTAssertEqual(v.frame.width, 320)
    XCTAssertEqual(root.constraints.count, 1)
  }

  func testSignOfTrailingAndBottom() {  // CM-18
    makeRoot(300, 200)
    let v = addView()
    constrain(v, .width, plus: 80)
    constrain(v, .height, plus: 24)
    constrain(v, .trailing, to: root, .trailing, plus: -5)
    let bottom = constrain(v, .bottom, to: root, .bottom, plus: -5)
    layOut()
    assertFrame(v, 215, 171, 80, 24)
    bottom.constant = 5
    XCTAssertEqual(v.frame.origin.y, 171)
    layOut()
    XCTAssertEqual(v.frame.origin.y, 181)
  }

  func testTwoMultipliersConflict() {  // CM-12
    makeRoot(1000, 100)
    let (c, s) = (addView(), addView())
    constrain(c, .width, plus: 50)
    let five = constrain(s, .width, to: c, .width, times: 5)
    let ten = constrain(s, .width, to: c, .width, times: 10)
    layOut()
    XCTAssertEqual(conflicts.count, 1)
    XCTAssertTrue(conflicts[0].constraints.contains { $0 === five })
    XCTAssertTrue(conflicts[0].constraints.contains { $0 === ten })
    XCTAssertTrue(conflicts[0].broken === ten)
    XCTAssertEqual(s.frame.width, 250)
    five.isActive = false
    layOut()
    XCTAssertEqual(s.frame.width, 500)
    XCTAssertEqual(conflicts.count, 1)
    XCTAssertTrue(root.layoutConflicts.isEmpty)
  }

  func testMaskIsALiveSetOfConstraints() {  // CF-08
    makeRoot(300, 100)
    let a = View(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    a.autoresizingMask = .flexibleWidth
    root.addSubview(a)
    let b = addView()
    constrain(b, .left, to: a, .right, plus: 8)
    constrain(b, .width, plus: 30)
    layOut()
    XCTAssertEqual([a.frame.width, b.frame.minX], [100, 118])
    root.frame.size.width = 400
    layOut()
    XCTAssertEqual([a.frame.width, b.frame.minX], [200, 218])
    a.frame = CGRect(x: 10, y: 20, width: 60, height: 50)
    layOut()
    XCTAssertEqual([a.frame.width, b.frame.minX], [60, 78])
  }

  func testConstraintDoesNotSwitchTheMaskOff() {  // CF-09
    makeRoot(100, 100)
    let v = View()
    root.addSubview(v)
    constrain(v, .width, plus: 10)
    XCTAssertTrue(v.translatesAutoresizingMaskIntoConstraints)
    layOut()
    XCTAssertEqual(conflicts.count, 1)
    v.translatesAutoresizingMaskIntoConstraints = false
    layOut()
    XCTAssertEqual(conflicts.count, 1)
    XCTAssertEqual(v.frame.width, 10)
  }

  func testHuggingDecidesWhoGrows() {  // SV-08
    makeRoot(300, 50)
    let (a, b) = (add(Box(60, 20)), add(Box(100, 20)))
    a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    constrain(a, .left, to: root, .left)
    constrain(b, .left, to: a, .right)
    constrain(b, .right, to: root, .right)
    layOut()
    XCTAssertEqual([a.frame.width, b.frame.minX, b.frame.width], [60, 60, 240])
  }

  func testThreeColumns() {  // PX-03
    let cases: [(CGFloat, [CGFloat])] = [(2, [0, 106.5, 213.5]), (3, [0, 320.0 / 3, 640.0 / 3])]
    for (scale, xs) in cases {
      makeRoot(320, 50, scale: scale)
      let views = [addView(), addView(), addView()]
      constrain(views[0], .left, to: root, .left)
      constrain(views[1], .left, to: views[0], .right)
      constrain(views[2], .left, to: views[1], .right)
      constrain(views[2], .right, to: root, .right)
      constrain(views[1], .width, to: views[0], .width)
      constrain(views[2], .width, to: views[0], .width)
      layOut()
      for (view, x) in zip(views, xs) {
        XCTAssertEqual(view.frame.minX, x, accuracy: 1e-9)
      }
      XCTAssertEqual(views[0].frame.maxX, views[1].frame.minX, accuracy: 1e-9)
      XCTAssertEqual(views[2].frame.maxX, 320, accuracy: 1e-9)
    }
  }

  func testFittingSizes() {  // FS-04 without stacks
    let p = View()
    let content = add(Box(30, 96), to: p)
    constrain(p, .width, plus: 1366)
    for attribute in [LayoutConstraint.Attribute.top, .bottom, .left] {
      constrain(content, attribute, to: p, attribute)
    }
    for _ in 0..<2 {
      XCTAssertEqual(
        p.systemLayoutSizeFitting(View.layoutFittingCompressedSize),
        CGSize(width: 1366, height: 96)
      )
    }
  }

  func testTrailingPercentInRightToLeft() {  // DM-01, DM-02
    makeRoot(300, 100)
    let (v, a, b) = (addView(), addView(), addView())
    for view in [v, a, b] { constrain(view, .width, plus: 50) }
    constrain(v, .trailing, to: root, .trailing, times: 0.8)
    constrain(a, .leading, to: root, .leading, plus: 20)
    constrain(b, .left, to: root, .left, plus: 20)
    layOut()
    XCTAssertEqual([v, a, b].map(\.frame.minX), [190, 20, 20])
    root.environment = Environment(traits: TraitCollection(layoutDirection: .rightToLeft))
    layOut()
    XCTAssertEqual([v, a, b].map(\.frame.minX), [0, 230, 20])
  }

  func testMargins() {  // DM-04
    makeRoot(100, 100)
    let c = addView()
    for attribute in [LayoutConstraint.Attribute.top, .bottom, .left, .right] {
      constrain(c, attribute, to: root.layoutMarginsGuide, attribute)
    }
    layOut()
    assertFrame(c, 8, 8, 84, 84)
    root.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    layOut()
    assertFrame(c, 20, 10, 40, 60)
  }

  func testSubviewsComeBeforeTheirConstraints() {  // LC-16
    final class Centred: BaseView {
      let box = View()

      override func setup() {
        box.translatesAutoresizingMaskIntoConstraints = false
        addSubview(box)
      }

      override func setupConstraints() {
        LayoutConstraint.activate([
          box.centerXAnchor.constraint(equalTo: centerXAnchor),
          box.centerYAnchor.constraint(equalTo: centerYAnchor),
          box.widthAnchor.constraint(equalToConstant: 200),
          box.heightAnchor.constraint(equalToConstant: 200),
        ])
      }
    }
    let v = Centred(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    v.layoutIfNeeded()
    assertFrame(v.box, 60, 140, 200, 200)
  }

  func testContentPinnedToItsOwnerFollowsIt() {  // LC-17
    final class Owner: BaseView {
      let content = View()
      var calls: [String] = []

      override func setup() {
        calls.append("setup")
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
      }

      override func setupConstraints() {
        calls.append("setupConstraints")
        LayoutConstraint.activate([
          content.topAnchor.constraint(equalTo: topAnchor),
          content.leadingAnchor.constraint(equalTo: leadingAnchor),
          content.trailingAnchor.constraint(equalTo: trailingAnchor),
          content.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
      }
    }
    let owner = Owner(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    owner.layoutIfNeeded()
    assertFrame(owner.content, 0, 0, 200, 100)
    owner.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    owner.layoutIfNeeded()
    assertFrame(owner.content, 0, 0, 300, 80)
    XCTAssertEqual(owner.calls, ["setup", "setupConstraints"])
  }
}
