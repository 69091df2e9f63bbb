import Foundation
import XCTest

@testable import ViewKit

final class StackViewTests: StackTestCase {
  // MARK: Defaults

  func testDefaults() {  // 6.1.1, 6.1.6, 5.5.4
    let stack = StackView()
    XCTAssertEqual(stack.axis, .horizontal)
    XCTAssertEqual(stack.alignment, .fill)
    XCTAssertEqual(stack.distribution, .fill)
    XCTAssertEqual(stack.spacing, 0)
    XCTAssertFalse(stack.isBaselineRelativeArrangement)
    XCTAssertFalse(stack.isLayoutMarginsRelativeArrangement)
    XCTAssertEqual(stack.arrangedSubviews, [])
    XCTAssertEqual(stack.intrinsicContentSize, CGSize(width: -1, height: -1))
    XCTAssertEqual(stack.contentHuggingPriority(for: .horizontal), .defaultLow)
    XCTAssertEqual(stack.contentHuggingPriority(for: .vertical), .defaultLow)
    XCTAssertNil(stack.backgroundColor)
    XCTAssertTrue(StackView.requiresConstraintBasedLayout)
  }

  func testControllersCanMakeAStack() {
    let controller = BaseViewController<StackView>()
    XCTAssertTrue(type(of: controller.underlyingView) == StackView.self)
  }

  // MARK: Arranged views

  func testAddingMakesASubviewAndTurnsTheMaskOff() {  // 6.1.2, 5.7.12
    let (stack, a, b) = (StackView(), View(), View())
    stack.addSubview(b)
    XCTAssertTrue(b.translatesAutoresizingMaskIntoConstraints)
    XCTAssertEqual(stack.arrangedSubviews, [])
    stack.addArrangedSubview(a)
    stack.addArrangedSubview(b)
    XCTAssertEqual(stack.arrangedSubviews, [a, b])
    XCTAssertEqual(stack.subviews, [b, a])
    XCTAssertFalse(a.translatesAutoresizingMaskIntoConstraints)
    XCTAssertFalse(b.translatesAutoresizingMaskIntoConstraints)
  }

  func testOrderOfSubviewsIsOnesOwn() {  // 6.1.2
    let views = boxes(20, 30)
    makeStack(views)
    stack.sendSubviewToBack(views[1])
    XCTAssertEqual(stack.arrangedSubviews, views)
    assertColumns(views, [0...20, 20...50])
  }

  func testArrangedListAgainstSubviews() {  // 6.1.2, 6.1.3, 6.1.4, 6.1.5, ST-11
    let (a, b, c, d) = (Box(10, 10), Box(20, 10), Box(30, 10), Box(40, 10))
    makeStack([])
    var counts: [Int] = []
    func count() { counts.append(stack.arrangedSubviews.count) }
    stack.addArrangedSubview(a)
    stack.addArrangedSubview(b)
    count()
    stack.insertArrangedSubview(c, at: 0)
    count()
    assertColumns([c, a, b], [0...30, 30...40, 40...60])
    stack.addArrangedSubview(a)
    count()
    XCTAssertEqual(stack.arrangedSubviews, [c, b, a])
    assertColumns([c, b, a], [0...30, 30...50, 50...60])
    stack.removeArrangedSubview(a)
    count()
    stack.addSubview(d)
    count()
    b.removeFromSuperview()
    count()
    XCTAssertEqual(counts, [2, 3, 3, 2, 2, 1])
    XCTAssertEqual(stack.arrangedSubviews, [c])
    XCTAssertEqual(Set(stack.subviews), [a, c, d])
    XCTAssertFalse(a.isHidden)
    assertColumns([c], [0...30])
    XCTAssertEqual(stack.frame.width, 30)
  }

  func testRemovedViewKeepsItsFrame() {  // 6.1.3
    let (a, b, plain) = (Box(10, 10), Box(20, 10), View())
    makeStack([a, b, plain], height: 40)
    constrain(plain, .width, plus: 30)
    layOut()
    stack.removeArrangedSubview(b)
    stack.removeArrangedSubview(plain)
    layOut()
    XCTAssertEqual(b.frame.minX, 10)
    assertFrame(plain, 30, 0, 30, 40)
    XCTAssertEqual(stack.frame.width, 10)
    XCTAssertTrue(b.superview === stack)
    stack.removeArrangedSubview(b)
    stack.removeArrangedSubview(View())
    XCTAssertEqual(stack.arrangedSubviews, [a])
  }

  func testInsertingMovesAnArrangedView() {  // 6.1.4
    let views = boxes(10, 20, 30)
    makeStack(views)
    stack.insertArrangedSubview(views[2], at: 0)
    assertColumns([views[2], views[0], views[1]], [0...30, 30...40, 40...60])
    stack.insertArrangedSubview(views[2], at: 3)
    XCTAssertEqual(stack.arrangedSubviews, views)
    stack.insertArrangedSubview(views[0], at: 1)
    assertColumns([views[1], views[0], views[2]], [0...20, 20...30, 30...60])
  }

  func testViewOfAnotherStackMoves() {  // 6.1.3
    let views = boxes(10, 20)
    let other = StackView(arrangedSubviews: views)
    makeStack([])
    stack.addArrangedSubview(views[0])
    XCTAssertEqual(other.arrangedSubviews, [views[1]])
    XCTAssertEqual(other.subviews, [views[1]])
    assertColumns([views[0]], [0...10])
  }

  func testPlainSubviewOfAnotherStackIsNotArranged() {
    let view = View()
    _ = StackView(arrangedSubviews: [view])
    let stack = StackView()
    stack.addSubview(view)
    stack.removeArrangedSubview(view)
    XCTAssertEqual(stack.arrangedSubviews, [])
    stack.addArrangedSubview(view)
    XCTAssertEqual(stack.arrangedSubviews, [view])
  }

  func testViewThatLeavesWhileItIsAddedIsNotArranged() {
    final class Fickle: View {
      override func didMoveToSuperview() { removeFromSuperview() }
    }
    let stack = StackView()
    stack.addArrangedSubview(Fickle())
    XCTAssertEqual(stack.arrangedSubviews, [])
  }

  func testStackLetsGoOfItsViews() {
    weak var view: View?
    weak var weakStack: StackView?
    do {
      let made = View()
      view = made
      let stack = StackView(arrangedSubviews: [made, Box(10, 10)])
      stack.distribution = .equalSpacing
      stack.alignment = .center
      weakStack = stack
      stack.layoutIfNeeded()
      XCTAssertNotNil(view)
    }
    XCTAssertNil(view)
    XCTAssertNil(weakStack)
  }

  func testDeepNestIsFreed() {
    var stack = StackView()
    for _ in 0..<50_000 { stack = StackView(arrangedSubviews: [stack]) }
    weak let outer = stack
    stack = StackView()
    XCTAssertNil(outer)
  }

  // MARK: Margins

  func testMarginsOfAStackAreZeroUntilTheyAreSet() {  // 6.1.36
    XCTAssertEqual(StackView().layoutMargins, .zero)
    let views = boxes(20, 30)
    makeStack(views)
    stack.isLayoutMarginsRelativeArrangement = true
    assertColumns(views, [0...20, 20...50])
    stack.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    assertColumns(views, [2...22, 22...52])
    assertSize(stack, 56, 24)
    XCTAssertEqual(views[0].frame.minY, 1)
    stack.isLayoutMarginsRelativeArrangement = false
    assertColumns(views, [0...20, 20...50])
  }

  func testMarginsFollowTheSwitchInTheEnvironment() {  // 6.1.36
    makeRoot(200, 100)
    root.environment.stackViewMargin = 8
    let view = Box(20, 20)
    makeStack([view])
    XCTAssertEqual(stack.layoutMargins, EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    stack.isLayoutMarginsRelativeArrangement = true
    assertSize(stack, 36, 36)
    root.environment.stackViewMargin = 0
    assertSize(stack, 20, 20)
  }

  func testEveryDistributionAndAlignmentKeepsToTheMargins() {  // 6.1.36
    let views = [Box(20, 20), Box(20, 20)]
    let distributions: [StackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    for distribution in distributions {
      for alignment in [StackView.Alignment.fill, .top, .center, .bottom, .firstBaseline] {
        makeStack(views)
        stack.distribution = distribution
        stack.alignment = alignment
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = DirectionalEdgeInsets(
          top: 5,
          leading: 10,
          bottom: 15,
          trailing: 20
        )
        assertColumns(views, [10...30, 30...50])
        assertRows(views, [5...25, 5...25])
        assertSize(stack, 70, 40)
      }
    }
  }

  // MARK: Accessibility

  func testStackIsAPlainContainer() {
    let labels = ["a", "b"].map { text in
      let label = Label()
      label.text = text
      return label
    }
    let stack = StackView(arrangedSubviews: labels)
    XCTAssertFalse(stack.isAccessibilityElement)
    XCTAssertNil(stack.accessibilityLabel)
    XCTAssertEqual(stack.accessibilityTraits, .none)
  }
}
