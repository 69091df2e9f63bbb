import Foundation
import XCTest

@testable import ViewKit

final class StackViewUpdateTests: StackTestCase {
  /// A stack that counts how often its constraints are asked for.
  private final class CountingStack: StackView {
    var updates = 0
    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  func testSettersDoNothingUntilTheNextPass() {  // 6.1.7
    let views = boxes(10, 20)
    makeStack(views)
    XCTAssertEqual(stack.constraints, [])
    layOut()
    let before = stack.constraints
    stack.spacing = 10
    stack.axis = .vertical
    stack.alignment = .center
    stack.distribution = .equalSpacing
    XCTAssertEqual(stack.constraints, before)
    XCTAssertTrue(stack.needsUpdateConstraints())
    assertRows(views, [0...20, 30...50])
    assertColumns(views, [5...15, 0...20])
  }

  func testNothingIsRebuiltWhenNothingHasChanged() {  // 6.1.7
    let views = boxes(10, 20)
    makeStack(views)
    layOut()
    let before = stack.constraints
    stack.spacing = 0
    stack.axis = .horizontal
    stack.alignment = .fill
    stack.distribution = .fill
    stack.isBaselineRelativeArrangement = false
    stack.isLayoutMarginsRelativeArrangement = false
    stack.setCustomSpacing(StackView.spacingUseDefault, after: views[0])
    stack.addArrangedSubview(views[1])
    views[0].isHidden = false
    XCTAssertFalse(stack.needsUpdateConstraints())
    stack.setNeedsUpdateConstraints()
    layOut()
    XCTAssertEqual(stack.constraints, before)
  }

  func testSpacingChangesConstantsOnly() {  // 6.1.7
    let views = boxes(10, 20, 30)
    makeStack(views)
    layOut()
    let before = stack.constraints
    stack.spacing = 10
    assertColumns(views, [0...10, 20...40, 50...80])
    XCTAssertEqual(stack.constraints, before)
  }

  func testOneChangeKeepsTheOtherConstraints() {  // 6.1.7
    let views = (0..<20).map { _ in Box(10, 10) }
    makeStack(views)
    layOut()
    let before = Set(stack.constraints)
    views[10].isHidden = true
    layOut()
    let after = Set(stack.constraints)
    XCTAssertLessThanOrEqual(before.subtracting(after).count, 2)
    XCTAssertLessThanOrEqual(after.subtracting(before).count, 3)
  }

  func testManyChangesMakeOneUpdate() {  // 6.1.7
    let counting = CountingStack(arrangedSubviews: boxes(10, 20))
    add(counting)
    layOut()
    XCTAssertEqual(counting.updates, 1)
    counting.spacing = 1
    counting.axis = .vertical
    counting.addArrangedSubview(Box(1, 1))
    layOut()
    XCTAssertEqual(counting.updates, 2)
    layOut()
    XCTAssertEqual(counting.updates, 2)
  }

  func testChangeOfContentAsksNothingOfAPlainRow() {
    let views = boxes(10, 20)
    let counting = CountingStack(arrangedSubviews: views)
    add(counting)
    place(counting, x: 0, y: 0)
    layOut()
    views[0].content.width = 50
    views[0].invalidateIntrinsicContentSize()
    assertColumns(views, [0...50, 50...70])
    XCTAssertEqual(counting.updates, 1)
  }

  func testConstraintsAreHeldByTheStackAndNamed() {  // 6.1.8
    let views = boxes(10, 20, 30)
    makeStack(views)
    stack.distribution = .equalSpacing
    stack.alignment = .center
    views[2].isHidden = true
    layOut()
    XCTAssertTrue(stack.constraints.allSatisfy { $0.identifier?.hasPrefix("UISV-") == true })
    XCTAssertEqual(
      Set(stack.constraints.compactMap(\.identifier)),
      [
        "UISV-canvas-connection", "UISV-spacing", "UISV-alignment", "UISV-distributing-edge",
        "UISV-spanning-boundary", "UISV-spanning-fit", "UISV-canvas-fit",
        "UISV-ambiguity-suppression", "UISV-hiding",
      ]
    )
    XCTAssertEqual(views.flatMap(\.constraints), [])
  }

  func testViewThatLeavesTakesNoConstraintWithIt() {  // 6.1.3
    let views = boxes(10, 20)
    makeStack(views)
    views[0].isHidden = true
    layOut()
    views[0].removeFromSuperview()
    XCTAssertEqual(views[0].constraints, [])
    root.addSubview(views[0])
    place(views[0], x: 100, y: 100)
    views[0].isHidden = false
    layOut()
    assertFrame(views[0], 100, 100, 10, 20)
  }

  func testViewThatComesBackBeforeThePassIsArranged() {
    let views = boxes(10, 20)
    makeStack(views)
    layOut()
    views[0].removeFromSuperview()
    stack.addArrangedSubview(views[0])
    assertColumns([views[1], views[0]], [0...20, 20...30])
    views[0].removeFromSuperview()
    stack.insertArrangedSubview(views[0], at: 1)
    assertColumns([views[1], views[0]], [0...20, 20...30])
  }

  func testConstraintThatSomeoneSwitchedOffComesBackWithTheNextChange() {
    let views = boxes(10, 20)
    makeStack(views)
    layOut()
    made("UISV-spacing")[0].isActive = false
    stack.spacing = 5
    assertColumns(views, [0...10, 15...35])
  }

  func testChangesDuringLayoutAreTakenIntoTheSamePass() {
    final class Folding: View {
      var onLayout: () -> Void = {}
      override func layoutSubviews() {
        super.layoutSubviews()
        onLayout()
      }
    }
    let views = boxes(10, 20)
    let folding = add(Folding())
    for attribute in [LayoutConstraint.Attribute.left, .top, .right, .bottom] {
      constrain(folding, attribute, to: root, attribute)
    }
    let inner = add(StackView(arrangedSubviews: views), to: folding)
    constrain(inner, .left, to: folding, .left)
    constrain(inner, .top, to: folding, .top)
    folding.onLayout = { views[0].isHidden = true }
    assertColumns([views[1]], [0...20])
  }

  func testEveryOrderOfChangesEndsWithTheSameFrames() {
    let distributions: [StackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    let alignments: [StackView.Alignment] = [.fill, .top, .center, .bottom]
    let changed = makeStack(boxes(10, 20, 30, 40), width: 400, height: 100)
    let views = stack.arrangedSubviews
    layOut()
    for (round, distribution) in (distributions + distributions.reversed()).enumerated() {
      for alignment in alignments {
        changed.distribution = distribution
        changed.alignment = alignment
        views[round % 4].isHidden.toggle()
        changed.insertArrangedSubview(views[0], at: round % 4)
        layOut()
        let fresh = StackView(
          arrangedSubviews: changed.arrangedSubviews.map { view in
            let box = Box(view.intrinsicContentSize.width, 20)
            box.isHidden = view.isHidden
            return box
          }
        )
        fresh.frame = CGRect(x: 0, y: 0, width: 400, height: 100)
        fresh.distribution = distribution
        fresh.alignment = alignment
        fresh.layoutIfNeeded()
        guard distribution != .fill else { continue }  // Equal priorities: ambiguous.
        XCTAssertEqual(
          changed.arrangedSubviews.map(\.frame),
          fresh.arrangedSubviews.map(\.frame)
        )
      }
    }
  }
}
