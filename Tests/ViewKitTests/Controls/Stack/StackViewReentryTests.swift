import Foundation
import XCTest

@testable import ViewKit

/// Stack views whose views change the stack while they are asked for their content.
final class StackViewReentryTests: LayoutTestCase {
  private let actions: [(name: String, run: (StackView, AskedView) -> Void)] = [
    ("removes the first view", { stack, _ in stack.arranged.first?.view.removeFromSuperview() }),
    ("removes the last view", { stack, _ in stack.arranged.last?.view.removeFromSuperview() }),
    ("removes itself", { _, view in view.removeFromSuperview() }),
    (
      "removes all views",
      { stack, _ in for view in stack.arrangedSubviews { view.removeFromSuperview() } }
    ),
    (
      "stops arranging a view",
      { stack, _ in stack.arrangedSubviews.last.map(stack.removeArrangedSubview) }
    ),
    ("adds a view", { stack, _ in stack.addArrangedSubview(Box(7, 7)) }),
    ("inserts a view", { stack, _ in stack.insertArrangedSubview(Box(7, 7), at: 0) }),
    ("hides a view", { stack, _ in stack.arrangedSubviews.last?.isHidden = true }),
    ("turns the stack", { stack, _ in stack.axis = .vertical }),
    ("changes the distribution", { stack, _ in stack.distribution = .equalSpacing }),
    ("changes the alignment", { stack, _ in stack.alignment = .lastBaseline }),
    ("removes the stack", { stack, _ in stack.removeFromSuperview() }),
    ("fits the stack", { stack, _ in _ = stack.systemLayoutSizeFitting(.zero) }),
    ("lays out the stack", { stack, _ in stack.layoutIfNeeded() }),
    ("invalidates itself", { _, view in view.invalidateIntrinsicContentSize() }),
  ]

  // F2-03
  func testAViewMayChangeItsStackWhileItIsAsked() {
    for distribution in (0...4).compactMap(StackView.Distribution.init(rawValue:)) {
      for alignment in [StackView.Alignment.fill, .lastBaseline] {
        for (name, run) in actions {
          for isAlways in distribution == .fillProportionally ? [false, true] : [false] {
            let label = "\(distribution) \(alignment): \(name)"
            makeRoot(300, 100)
            root.diagnosticObserver = { _ in }
            let asked = AskedView()
            let stack = StackView(arrangedSubviews: [Box(9, 9), asked, Box(8, 8)])
            stack.distribution = distribution
            stack.alignment = alignment
            add(stack)
            place(stack, x: 0, y: 0)
            constrain(root, .bottom, .greaterThanOrEqual, to: stack, .lastBaseline)
            layOut()
            if isAlways {
              var rounds = 30
              asked.answerAlways(.content) { [unowned asked] in
                rounds -= 1
                if rounds > 0 { run(stack, asked) }
              }
            } else {
              asked.answer(.content) { [unowned asked] in run(stack, asked) }
            }
            asked.invalidateIntrinsicContentSize()
            layOut()
            layOut()
            stack.addArrangedSubview(Box(3, 3))
            layOut()
            XCTAssertTrue(
              stack.arranged.allSatisfy { $0.view.superview === stack },
              label
            )
          }
        }
      }
    }
  }

  // F2-03
  func testARowIsSharedByTheViewsThatAreLeft() {
    makeRoot(300, 100)
    let (asked, last) = (AskedView(), Box(60, 10))
    let stack = StackView(arrangedSubviews: [Box(9, 9), asked, last])
    stack.distribution = .fillProportionally
    add(stack)
    pin(stack, to: root, inset: 0)
    asked.answer(.content) { stack.arranged.first?.view.removeFromSuperview() }
    layOut()
    assertFrame(asked, 0, 0, 100, 100)
    assertFrame(last, 100, 0, 200, 100)
  }
}
