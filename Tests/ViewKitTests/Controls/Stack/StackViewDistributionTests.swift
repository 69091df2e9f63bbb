import Foundation
import XCTest

@testable import ViewKit

final class StackViewDistributionTests: StackTestCase {
  // MARK: Fill

  func testRowIsConnectedToItsEdges() {  // 6.1.10, 6.1.11
    let views = boxes(50, 70)
    makeStack(views)
    stack.spacing = 8
    assertColumns(views, [0...50, 58...128])
    assertSize(stack, 128, 20)
    XCTAssertEqual(made("UISV-canvas-connection").count, 4)
    XCTAssertEqual(made("UISV-spacing").count, 1)
  }

  func testFillGivesRoomByHugging() {  // 6.1.11
    let views = boxes(50, 70)
    views[0].setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    makeStack(views, width: 200)
    assertColumns(views, [0...50, 50...200])
  }

  func testFillTakesRoomByCompressionResistance() {  // 6.1.11
    let views = boxes(50, 70)
    views[0].setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
    makeStack(views, width: 100)
    assertColumns(views, [0...30, 30...100])
  }

  func testEqualPrioritiesStillFillTheRow() {  // 6.1.11
    let views = boxes(50, 70)
    makeStack(views, width: 200)
    layOut()
    XCTAssertEqual(views[0].frame.minX, 0)
    XCTAssertEqual(views[0].frame.maxX, views[1].frame.minX)
    XCTAssertEqual(views[1].frame.maxX, 200)
  }

  func testColumnIsAsHighAsItsContent() {  // ST-07
    let views = [Box(50, 20), Box(50, 30), Box(50, 40)]
    makeStack(views, .vertical)
    stack.spacing = 10
    assertRows(views, [0...20, 30...60, 70...110])
    assertSize(stack, 50, 110)
  }

  // MARK: Fill equally

  func testFillEqually() {  // 6.1.12
    let views = boxes(10, 50, 90)
    makeStack(views, width: 320)
    stack.distribution = .fillEqually
    stack.spacing = 10
    assertColumns(views, [0...100, 110...210, 220...320])
    XCTAssertEqual(made("UISV-fill-equally").count, 2)
  }

  func testFillEquallyOfItsOwnLengthIsAsLongAsTheLongestTimesTheCount() {  // 6.1.12
    let views = boxes(10, 50, 90)
    for view in views.dropLast() {
      view.setContentHuggingPriority(LayoutPriority(249), for: .horizontal)
    }
    makeStack(views)
    stack.distribution = .fillEqually
    assertSize(stack, 270, 20)
  }

  func testThreeColumnsOnWholePixels() {  // 6.1.40
    makeRoot(300, 100, scale: 1)
    stack = StackView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let views = [View(), View(), View()]
    views.forEach(stack.addArrangedSubview)
    stack.distribution = .fillEqually
    stack.spacing = 10
    root.addSubview(stack)
    assertColumns(views, [0...93, 103...197, 207...300])
    for view in views { XCTAssertEqual(view.frame.height, 100) }
  }

  // MARK: Fill proportionally

  func testProportions() {  // 6.1.13, ST-06 (i)
    let views = boxes(20, 30, 50)
    makeStack(views, width: 300)
    stack.distribution = .fillProportionally
    assertColumns(views, [0...60, 60...150, 150...300])
    XCTAssertEqual(
      made("UISV-fill-proportionally").map(\.priority.rawValue),
      [999, 998, 997]
    )
  }

  func testProportionsBetweenGaps() {  // 6.1.13, ST-06 (ii), (iii)
    let views = boxes(50, 50, 50)
    makeStack(views)
    let width = constrain(stack, .width, plus: 210)
    stack.distribution = .fillProportionally
    stack.spacing = 30
    assertColumns(views, [0...50, 80...130, 160...210])
    width.constant = 300
    assertColumns(views, [0...80, 110...190, 220...300])
  }

  func testProportionsWithoutAGivenLengthAreNaturalLengths() {  // 6.1.13
    let views = boxes(20, 30, 50)
    makeStack(views)
    stack.distribution = .fillProportionally
    stack.spacing = 5
    assertColumns(views, [0...20, 25...55, 60...110])
  }

  func testHiddenViewTakesAStepOfThePriorities() {  // 6.1.13
    let views = boxes(20, 30, 50)
    views[1].isHidden = true
    makeStack(views, width: 140)
    stack.distribution = .fillProportionally
    assertColumns([views[0], views[2]], [0...40, 40...140])
    XCTAssertEqual(made("UISV-fill-proportionally").map(\.priority.rawValue), [999, 997])
    views[0].isHidden = true
    assertColumns([views[2]], [0...140])
    XCTAssertEqual(made("UISV-fill-proportionally").map(\.priority.rawValue), [1000])
  }

  func testProportionsFollowTheContent() {  // 6.1.13
    let views = boxes(20, 20)
    makeStack(views, width: 120)
    stack.distribution = .fillProportionally
    assertColumns(views, [0...60, 60...120])
    views[1].content.width = 40
    views[1].invalidateIntrinsicContentSize()
    assertColumns(views, [0...40, 40...120])
  }

  func testWithAViewWithoutContentNothingIsSharedAndItIsReportedOnce() {  // 6.1.13
    let (box, plain) = (Box(20, 20), View())
    var diagnostics: [Diagnostic] = []
    root.diagnosticObserver = { diagnostics.append($0) }
    makeStack([box, plain], width: 120)
    stack.distribution = .fillProportionally
    assertColumns([box, plain], [0...20, 20...120])
    XCTAssertEqual(diagnostics.map(\.kind), [.missingContentSize])
    stack.spacing = 20
    assertColumns([box, plain], [0...20, 40...120])
    XCTAssertEqual(diagnostics.count, 1)
  }

  func testProportionsWithoutAnyContentAreEqual() {
    root.diagnosticObserver = { _ in }
    let views = [View(), View()]
    makeStack(views, width: 120, height: 10)
    stack.distribution = .fillProportionally
    stack.spacing = 20
    assertColumns(views, [0...50, 70...120])
  }

  func testEndlessContentSharesTheLength() {
    let views = boxes(.greatestFiniteMagnitude, .greatestFiniteMagnitude)
    makeStack(views, width: 100)
    stack.distribution = .fillProportionally
    assertColumns(views, [0...50, 50...100])
  }

  // MARK: Equal spacing

  func testEqualSpacingKeepsNaturalSizes() {  // 6.1.14, ST-09
    var views = boxes(130, 40)
    makeStack(views, width: 300)
    stack.distribution = .equalSpacing
    assertColumns(views, [0...130, 260...300])
    views.append(Box(50, 20))
    stack.addArrangedSubview(views[2])
    assertColumns(views, [0...130, 170...210, 250...300])
    XCTAssertEqual(made("UISV-distributing-edge").count, 4)
  }

  func testEqualSpacingHugsItsContent() {  // 6.1.14, ST-18
    makeRoot(320, 100)
    let views = [Box(50, 20), Box(70, 20)]
    stack = add(StackView(arrangedSubviews: views))
    stack.distribution = .equalSpacing
    stack.spacing = 5
    constrain(stack, .left, to: root, .left)
    constrain(stack, .top, to: root, .top)
    constrain(stack, .right, .lessThanOrEqual, to: root, .left, plus: 315)
    assertColumns(views, [0...50, 55...125])
    assertSize(stack, 125, 20)
    XCTAssertEqual(made("UISV-canvas-fit").map(\.priority.rawValue), [49])
  }

  func testEqualHalvesBetweenTheMarginsOfAController() {  // FR-B09
    let (controller, halves) = (ViewController(), [View(), View()])
    let stack = add(StackView(arrangedSubviews: halves), to: controller.view)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    let margins = controller.view.layoutMarginsGuide
    constrain(stack, .leading, to: margins, .leading)
    constrain(stack, .trailing, to: margins, .trailing)
    constrain(stack, .top, to: margins, .top, plus: 16)
    constrain(stack, .bottom, to: margins, .bottom, plus: -16)
    let safeArea = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let window = Window.showing(controller, 320, 480, safeArea: safeArea)
    XCTAssertIdentical(stack.window, window)
    assertFrame(stack, 16, 36, 288, 428)
    XCTAssertEqual(halves.map(\.frame.height), [214, 214])
  }

  func testEqualSpacingKeepsTheLeastDistance() {  // 6.1.14, 6.1.35
    let views = boxes(100, 100)
    views[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    makeStack(views, width: 150)
    stack.distribution = .equalSpacing
    stack.spacing = 20
    assertColumns(views, [0...30, 50...150])
  }

  // MARK: Equal centering

  func testEqualCentering() {  // 6.1.15
    let views = boxes(20, 100, 40)
    makeStack(views, width: 400)
    stack.distribution = .equalCentering
    // Middles at 10 and 380, so that the third is at 195.
    assertColumns(views, [0...20, 145...245, 360...400])
  }

  func testEqualCenteringGivesWayToTheLeastDistance() {  // 6.1.15, 6.1.35
    let views = boxes(20, 200, 100)
    makeStack(views, width: 340)
    stack.distribution = .equalCentering
    stack.spacing = 10
    assertColumns(views, [0...20, 30...230, 240...340])
    XCTAssertEqual(made("UISV-fill-equally").map(\.priority.rawValue), [150])
  }

  func testEqualCenteringPrefersTheFirstDistances() {  // 6.1.15
    let views = boxes(20, 20, 20, 20)
    makeStack(views)
    stack.distribution = .equalCentering
    stack.spacing = 10
    assertSize(stack, 110, 20)
    XCTAssertEqual(made("UISV-fill-equally").map(\.priority.rawValue), [150, 149])
  }

  // MARK: Nothing to lay out

  func testStackWithoutVisibleViews() {  // 6.1.16
    let views = boxes(20, 30)
    makeStack(views)
    assertSize(stack, 50, 20)
    for view in views { view.isHidden = true }
    layOut()
    XCTAssertTrue(made("UISV-canvas-connection").allSatisfy { $0.firstAttribute != .leading })
    XCTAssertEqual(stack.frame.width, 0)
    XCTAssertEqual(
      stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize).width,
      0
    )
    let empty = StackView()
    XCTAssertEqual(empty.systemLayoutSizeFitting(View.layoutFittingCompressedSize), .zero)
  }

  func testGuidesComeAndGoWithTheDistribution() {  // 6.1.14
    let views = boxes(20, 30, 40)
    makeStack(views, width: 190)
    stack.distribution = .equalSpacing
    assertColumns(views, [0...20, 70...100, 150...190])
    XCTAssertEqual(stack.layoutGuides.count, 2)
    XCTAssertEqual(stack.layoutGuides.map(\.layoutFrame.width), [50, 50])
    stack.removeArrangedSubview(views[1])
    views[1].removeFromSuperview()
    assertColumns([views[0], views[2]], [0...20, 150...190])
    XCTAssertEqual(stack.layoutGuides.count, 1)
    stack.distribution = .fillEqually
    assertColumns([views[0], views[2]], [0...95, 95...190])
    XCTAssertEqual(stack.layoutGuides.count, 0)
  }
}
