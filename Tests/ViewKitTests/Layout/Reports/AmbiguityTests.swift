import Foundation
import XCTest

@testable import ViewKit

/// Layouts that constraints leave open, and what decides a frame.
final class AmbiguityTests: LayoutTestCase {
  func testContentWithoutPriorityGivesNoSize() {
    makeRoot(300, 300)
    let box = add(Box(50, 20))
    place(box, x: 0, y: 0)
    box.setContentHuggingPriority(LayoutPriority(0), for: .horizontal)
    layOut()
    XCTAssertTrue(box.hasAmbiguousLayout)
    box.setContentHuggingPriority(LayoutPriority(1), for: .horizontal)
    layOut()
    XCTAssertFalse(box.hasAmbiguousLayout)
    XCTAssertEqual(box.frame.size, CGSize(width: 50, height: 20))
  }

  func testUnderConstrainedSystemIsReported() {  // SV-20, 5.13.1
    makeRoot(500, 100)
    let (a, b) = (addView(), addView())
    for view in [a, b] {
      constrain(view, .top, to: root, .top)
      constrain(view, .width, plus: 20)
      constrain(view, .height, plus: 20)
    }
    constrain(a, .left, to: b, .left, plus: 100)
    layOut()
    XCTAssertEqual(a.frame.minX - b.frame.minX, 100)
    XCTAssertEqual([a, b].map(\.hasAmbiguousLayout), [true, true])
    XCTAssertEqual(root.layoutAmbiguities.map(\.attributes), [[.left], [.left]])
    XCTAssertTrue(conflicts.isEmpty)
    constrain(b, .left, to: root, .left, plus: 7)
    layOut()
    XCTAssertEqual(a.frame.minX, 107)
    XCTAssertEqual([a, b].map(\.hasAmbiguousLayout), [false, false])
    XCTAssertTrue(root.layoutAmbiguities.isEmpty)
  }

  // MARK: Content of scroll views

  /// Content in a scroll view that fills the root, without its bottom edge.
  private func makeOpenContent<Scroll: ScrollView>(in scroll: Scroll) -> View {
    makeRoot(320, 480)
    pin(add(scroll), to: root)
    let content = addView(to: scroll)
    for edge in [LayoutConstraint.Attribute.top, .leading, .trailing] {
      constrain(content, edge, to: scroll, edge)
    }
    constrain(content, .width, to: scroll, .width)
    constrain(content, .height, plus: 700)
    return content
  }

  func testOpenEndOfScrollableContentIsAmbiguous() {  // F2-12, FR-C06
    let scroll = ScrollView()
    let content = makeOpenContent(in: scroll)
    layOut()
    XCTAssertEqual(
      root.layoutAmbiguities.map(\.description),
      ["LayoutGuide'UIScrollView-contentLayoutGuide' is ambiguous in height"]
    )
    XCTAssertIdentical(root.layoutAmbiguities.first?.view, scroll)
    XCTAssertFalse(scroll.hasAmbiguousLayout)
    XCTAssertFalse(content.hasAmbiguousLayout)
    let bottom = constrain(content, .bottom, to: scroll, .bottom)
    layOut()
    XCTAssertTrue(root.layoutAmbiguities.isEmpty)
    XCTAssertEqual(scroll.contentSize, CGSize(width: 320, height: 700))
    bottom.isActive = false
    layOut()
    XCTAssertEqual(root.layoutAmbiguities.map(\.attributes), [[.height]])
  }

  func testOpenContentBetweenGuidesIsAmbiguous() {  // F2-12, FR-C06
    makeRoot(320, 480)
    let scroll = add(ScrollView())
    pin(scroll, to: root)
    let content = addView(to: scroll)
    constrain(content, .leading, to: scroll.contentLayoutGuide, .leading)
    constrain(content, .top, to: scroll.contentLayoutGuide, .top)
    constrain(content, .width, plus: 50)
    constrain(content, .height, plus: 60)
    scroll.contentSize = CGSize(width: 7, height: 8)
    layOut()
    XCTAssertEqual(root.layoutAmbiguities.map(\.attributes), [[.width, .height]])
    XCTAssertEqual(scroll.contentSize, CGSize(width: 7, height: 8))
    constrain(scroll.contentLayoutGuide, .width, to: scroll.frameLayoutGuide, .width)
    constrain(content, .bottom, .lessThanOrEqual, to: scroll.contentLayoutGuide, .bottom)
    layOut()
    XCTAssertEqual(root.layoutAmbiguities.map(\.attributes), [[.height]])
  }

  func testClosedContentIsNotAmbiguousWhereWhatLiesInItIs() {  // F2-12
    makeRoot(320, 480)
    let scroll = add(ScrollView())
    pin(scroll, to: root)
    let content = addView(to: scroll)
    pin(content, to: scroll)
    layOut()
    XCTAssertEqual(root.layoutAmbiguities.map { $0.view === content }, [true])
    XCTAssertEqual(root.layoutAmbiguities.map(\.attributes), [[.width, .height]])
  }

  func testContentThatConstraintsDoNotPlaceIsNotAmbiguous() {  // F2-12
    makeRoot(320, 480)
    let scroll = add(ScrollView())
    pin(scroll, to: root)
    scroll.addSubview(View(frame: CGRect(x: 0, y: 0, width: 900, height: 900)))
    let floating = addView(to: scroll)
    pin(floating, to: scroll.frameLayoutGuide)
    layOut()
    XCTAssertTrue(root.layoutAmbiguities.isEmpty)
  }

  func testTablesCollectionsAndTextViewsSizeTheirContentThemselves() {  // F2-12
    let views = [
      TableView(), CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout()),
      TextView(),
    ]
    for scroll in views as [ScrollView] {
      _ = makeOpenContent(in: scroll)
      layOut()
      XCTAssertTrue(root.layoutAmbiguities.isEmpty, "\(type(of: scroll))")
    }
  }

  // MARK: Descriptions

  func testAmbiguityNamesViewAndAttributes() {
    makeRoot(100, 100)
    let v = addView()
    constrain(v, .left, to: root, .left)
    let guide = LayoutGuide()
    guide.identifier = "gap"
    root.addLayoutGuide(guide)
    constrain(guide, .top, to: root, .top)
    constrain(guide, .width, plus: 5)
    constrain(guide, .left, to: root, .left)
    layOut()
    let found = root.layoutAmbiguities
    XCTAssertEqual(
      found.map { "\($0)" },
      [
        "View:0 is ambiguous in top, width and height",
        "LayoutGuide'gap' is ambiguous in height",
      ]
    )
    XCTAssertTrue(found[0].view === v)
    XCTAssertNil(found[0].guide)
    XCTAssertTrue(found[1].guide === guide)
    XCTAssertTrue(found[1].view === root)
    XCTAssertEqual(v.layoutAmbiguities.count, 2)
  }

  func testExampleOfTheDocumentation() {
    makeRoot(100, 100)
    let view = addView()
    constrain(view, .top, to: root, .top)
    constrain(view, .height, plus: 5)
    root.layoutIfNeeded()
    for ambiguity in root.layoutAmbiguities {
      print(ambiguity)
    }
    XCTAssertEqual(
      root.layoutAmbiguities.map { "\($0)" },
      ["View:0 is ambiguous in left and width"]
    )
  }

  func testMasksAndFreshTreesAreNotAmbiguous() {  // 5.13.1
    makeRoot(100, 100)
    let (masked, v) = (View(), addView())
    root.addSubview(masked)
    constrain(v, .left, to: masked, .left)
    XCTAssertFalse(v.hasAmbiguousLayout)
    XCTAssertTrue(root.layoutAmbiguities.isEmpty)
    layOut()
    XCTAssertTrue(v.hasAmbiguousLayout)
    XCTAssertFalse(masked.hasAmbiguousLayout)
    XCTAssertFalse(root.hasAmbiguousLayout)
    XCTAssertFalse(View().hasAmbiguousLayout)
  }

  func testWindowsAnswerToo() {  // 5.13.1
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let v = add(View(), to: window)
    constrain(v, .left, to: window, .left)
    window.layoutIfNeeded()
    XCTAssertTrue(v.hasAmbiguousLayout)
    XCTAssertEqual(window.layoutAmbiguities.count, 1)
  }

  func testExerciseChangesTheFrameAndKeepsConstraints() {  // 5.13.2
    makeRoot(500, 100)
    let (a, b) = (addView(), addView())
    for view in [a, b] {
      constrain(view, .top, to: root, .top)
      constrain(view, .width, plus: 20)
      constrain(view, .height, plus: 20)
    }
    constrain(a, .left, to: b, .left, plus: 100)
    constrain(b, .left, .greaterThanOrEqual, to: root, .left)
    layOut()
    var seen: Set<CGFloat> = [b.frame.minX]
    for _ in 0..<3 {
      b.exerciseAmbiguityInLayout()
      XCTAssertTrue(b.hasAmbiguousLayout)
      layOut()
      seen.insert(b.frame.minX)
      XCTAssertEqual(a.frame.minX - b.frame.minX, 100)
      XCTAssertGreaterThanOrEqual(b.frame.minX, 0)
      XCTAssertEqual(b.frame.size, CGSize(width: 20, height: 20))
    }
    XCTAssertGreaterThan(seen.count, 1)
    constrain(b, .left, to: root, .left, plus: 7)
    layOut()
    b.exerciseAmbiguityInLayout()
    layOut()
    assertFrame(b, 7, 0, 20, 20)
    XCTAssertEqual(a.frame.minX, 107)
  }

  func testAmbiguousValuesStay() {  // 5.13.4
    makeRoot(500, 100)
    let v = addView()
    constrain(v, .height, plus: 20)
    constrain(v, .top, to: root, .top)
    let left = constrain(v, .left, to: root, .left, plus: 30)
    let width = constrain(v, .width, plus: 40)
    layOut()
    left.isActive = false
    width.isActive = false
    layOut()
    assertFrame(v, 30, 0, 40, 20)
    XCTAssertEqual(root.layoutAmbiguities.first?.attributes, [.left, .width])
  }

  func testOpenSideLiesOnTheBoundOfItsInequality() {  // 5.13.4
    let rows: [(LayoutConstraint.Attribute, LayoutConstraint.Relation, CGFloat, Float, CGPoint)] = [
      (.left, .lessThanOrEqual, 72, 1000, CGPoint(x: 72, y: 0)),
      (.left, .greaterThanOrEqual, 72, 1000, CGPoint(x: 72, y: 0)),
      (.leading, .lessThanOrEqual, -5, 1000, CGPoint(x: -5, y: 0)),
      (.right, .lessThanOrEqual, -30, 250, CGPoint(x: 220, y: 0)),
      (.centerX, .greaterThanOrEqual, 10, 20, CGPoint(x: 135, y: 0)),
      (.bottom, .lessThanOrEqual, -45, 1000, CGPoint(x: 0, y: 155)),
      (.bottom, .greaterThanOrEqual, -45, 1000, CGPoint(x: 0, y: 155)),
    ]
    for (attribute, relation, constant, priority, origin) in rows {
      makeRoot(300, 300)
      let v = addView()
      constrain(v, .width, plus: 50)
      constrain(v, .height, plus: 100)
      constrain(v, attribute, relation, to: root, attribute, plus: constant, at: priority)
      layOut()
      XCTAssertEqual(v.frame.origin, origin, "\(attribute) \(relation)")
      XCTAssertTrue(v.hasAmbiguousLayout)
      XCTAssertEqual(root.layoutAmbiguities.map(\.attributes), [[.left, .top]])
    }
  }

  func testOpenSideFollowsItsBound() {  // 5.13.4
    makeRoot(300, 300)
    let box = add(Box(30, 20))
    let bottom = constrain(
      box,
      .bottom,
      .lessThanOrEqual,
      to: root,
      .centerY,
      plus: -5,
      at: 250
    )
    layOut()
    XCTAssertEqual([box.frame.minY, box.frame.height], [125, 20])
    root.frame.size.height = 400
    layOut()
    XCTAssertEqual(box.frame.minY, 175)
    box.content.height = 60
    box.invalidateIntrinsicContentSize()
    layOut()
    XCTAssertEqual(box.frame.minY, 135)
    bottom.constant = -15
    layOut()
    XCTAssertEqual(box.frame.minY, 125)
    bottom.isActive = false
    constrain(box, .top, .greaterThanOrEqual, to: root, .top, plus: 3)
    layOut()
    XCTAssertEqual(box.frame.minY, 3)
  }

  func testOldestOfSeveralBoundsDecides() {  // 5.13.4
    for isFixed in [true, false] {
      makeRoot(300, 300)
      let box = add(Box(50, 20))
      if isFixed { constrain(box, .width, plus: 50) }
      let left = constrain(box, .left, .greaterThanOrEqual, to: root, .left, plus: 20)
      constrain(box, .right, .lessThanOrEqual, to: root, .right, plus: -20)
      layOut()
      XCTAssertEqual(box.frame.minX, 20)
      left.constant = 90
      layOut()
      left.constant = 30
      layOut()
      XCTAssertEqual(box.frame.minX, 30)
      let weak = constrain(box, .centerX, to: root, .centerX, at: 1)
      layOut()
      XCTAssertEqual(box.frame.minX, 125)
      weak.isActive = false
      layOut()
      XCTAssertEqual(box.frame.minX, 30)
      left.isActive = false
      layOut()
      XCTAssertEqual(box.frame.maxX, 280)
      left.isActive = true
      layOut()
      XCTAssertEqual(box.frame.maxX, 280)
    }
  }

  func testOpenSideFollowsWhatBecomesDecidedBesideIt() {  // 5.13.4
    makeRoot(300, 300)
    let (a, b) = (add(Box(50, 20)), add(Box(40, 20)))
    constrain(a, .left, .lessThanOrEqual, to: b, .right, plus: 10)
    layOut()
    XCTAssertEqual(a.frame.minX, 0)
    for priority in [1000, 200] as [Float] {
      let left = constrain(b, .left, to: root, .left, plus: 60, at: priority)
      layOut()
      XCTAssertEqual(a.frame.minX, 110)
      b.content.width = 70
      b.invalidateIntrinsicContentSize()
      layOut()
      XCTAssertEqual(a.frame.minX, 140)
      left.isActive = false
      b.content.width = 40
      b.invalidateIntrinsicContentSize()
      layOut()
      XCTAssertLessThanOrEqual(a.frame.minX, b.frame.maxX + 10)
    }
  }

  func testOpenSizeReachesFromBoundToBound() {  // 5.13.4
    makeRoot(300, 100)
    let v = addView()
    constrain(v, .leading, .lessThanOrEqual, to: root, .leading, plus: -10)
    constrain(v, .trailing, .lessThanOrEqual, to: root, .trailing, plus: 10)
    layOut()
    assertFrame(v, -10, 0, 320, 0)
  }

  func testSizeThatIsBoundedFromAboveAloneKeepsItsValue() {  // 5.13.4
    makeRoot(300, 100)
    let v = addView()
    constrain(v, .width, .lessThanOrEqual, plus: 50)
    constrain(v, .height, .lessThanOrEqual, to: root, .height)
    layOut()
    assertFrame(v, 0, 0, 0, 0)
  }

  func testConstraintsThatDecideAFrame() {  // 5.13.3
    makeRoot(300, 100)
    let (a, b) = (addView(), add(Box(60, 20)))
    let left = constrain(a, .left, to: root, .left, plus: 10)
    let width = constrain(a, .width, plus: 50)
    let top = constrain(a, .top, to: root, .top)
    let after = constrain(b, .left, to: a, .right, plus: 8)
    constrain(b, .right, .lessThanOrEqual, to: root, .right)
    layOut()
    XCTAssertEqual(Set(a.constraintsAffectingLayout(for: .horizontal)), [left, width])
    XCTAssertEqual(a.constraintsAffectingLayout(for: .vertical), [top])
    let found = b.constraintsAffectingLayout(for: .horizontal)
    XCTAssertEqual(
      Set(found.filter { !($0 is ContentSizeLayoutConstraint) }),
      [left, width, after]
    )
    XCTAssertEqual(found.count, 4)
    XCTAssertEqual(root.constraintsAffectingLayout(for: .horizontal), [])
    // Asking changes nothing.
    layOut()
    assertFrame(b, 68, 0, 60, 20)
    left.constant = 20
    layOut()
    XCTAssertEqual(b.frame.minX, 78)
  }

  func testMasksDecideAFrameByTwoConstraintsAnAxis() {  // 5.7.8, CF-08
    makeRoot(300, 100)
    let a = View(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    a.autoresizingMask = .flexibleWidth
    root.addSubview(a)
    let b = addView()
    let after = constrain(b, .left, to: a, .right, plus: 8)
    layOut()
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      let found = a.constraintsAffectingLayout(for: axis)
      XCTAssertEqual(found.count, 2)
      for constraint in found {
        XCTAssertTrue(constraint is AutoresizingMaskLayoutConstraint)
        XCTAssertEqual(constraint.priority, .required)
        XCTAssertEqual(constraint.multiplier, 1)
      }
    }
    XCTAssertTrue(b.constraintsAffectingLayout(for: .horizontal).contains(after))
  }

  func testGuidesOfAStackThatCentresItsViewsAreNotAmbiguous() {
    makeRoot(300, 100)
    let label = Label()
    label.text = "Title"
    let stack = StackView(arrangedSubviews: [label])
    stack.axis = .vertical
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    constrain(stack, .left, to: root, .left)
    constrain(stack, .top, to: root, .top)
    layOut()
    XCTAssertEqual(root.layoutAmbiguities.map(\.description), [])
  }
}
