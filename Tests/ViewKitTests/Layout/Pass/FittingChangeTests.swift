import Foundation
import XCTest

@testable import ViewKit

/// Views that change the tree while they are asked for something, during a search for a fitting size.
final class FittingChangeTests: LayoutTestCase {
  private typealias Tree = (outer: View, asked: AskedView, other: View, extra: LayoutConstraint)

  /// What a view does once while it is asked, by name.
  private let actions: [(name: String, run: (View, Tree) -> Void)] = [
    ("deactivates a constraint", { _, tree in tree.extra.isActive = false }),
    ("activates a constraint", { _, tree in constrain(tree.other, .width, plus: 7, at: 900) }),
    (
      "activates a constraint to the outside",
      { root, tree in constrain(tree.other, .left, to: root, .left, plus: 3, at: 900) }
    ),
    ("removes a view", { _, tree in tree.other.removeFromSuperview() }),
    ("removes itself", { _, tree in tree.asked.removeFromSuperview() }),
    ("removes the fitted view", { _, tree in tree.outer.removeFromSuperview() }),
    ("moves a view", { root, tree in root.addSubview(tree.other) }),
    ("moves itself", { root, tree in root.addSubview(tree.asked) }),
    ("adds a view", { _, tree in tree.outer.addSubview(Box(5, 5)) }),
    (
      "adds a view that goes again",
      { _, tree in
        let lost = View()
        tree.outer.addSubview(lost)
        constrain(lost, .left, to: tree.asked, .right)
        lost.removeFromSuperview()
      }
    ),
    ("changes a constant", { _, tree in tree.extra.constant = 11 }),
    ("changes a priority", { _, tree in tree.extra.priority = .defaultLow }),
    ("changes a mask", { _, tree in tree.other.translatesAutoresizingMaskIntoConstraints = true }),
    ("moves a frame", { _, tree in tree.other.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }),
    ("says that its content changed", { _, tree in tree.asked.invalidateIntrinsicContentSize() }),
    (
      "lays out the tree",
      { root, _ in
        root.setNeedsLayout()
        root.layoutIfNeeded()
      }
    ),
    (
      "lays out itself",
      { _, tree in
        tree.asked.setNeedsLayout()
        tree.asked.layoutIfNeeded()
      }
    ),
    ("fits the tree", { root, _ in _ = root.systemLayoutSizeFitting(.zero) }),
    (
      "fits and changes",
      { _, tree in
        _ = tree.asked.systemLayoutSizeFitting(.zero)
        tree.extra.isActive = false
        _ = tree.outer.systemLayoutSizeFitting(.zero)
      }
    ),
    (
      "asks what decides the layout",
      { _, tree in _ = tree.other.constraintsAffectingLayout(for: .vertical) }
    ),
    ("asks for ambiguities", { root, _ in _ = root.layoutAmbiguities }),
    ("becomes a part of another tree", { root, _ in View().addSubview(root) }),
  ]

  private func makeTree() -> Tree {
    makeRoot(300, 200)
    let outer = addView()
    let (asked, other) = (add(AskedView(), to: outer), addView(to: outer))
    place(outer, x: 0, y: 0)
    constrain(outer, .right, .lessThanOrEqual, to: root, .right)
    for (view, above) in [(asked, outer), (other, asked)] {
      constrain(view, .left, to: outer, .left)
      constrain(view, .right, to: outer, .right)
      constrain(view, .top, to: above, above === outer ? .top : .lastBaseline)
    }
    constrain(other, .bottom, to: outer, .bottom)
    constrain(addView(), .top, to: asked, .lastBaseline)
    let extra = constrain(other, .height, plus: 9)
    layOut()
    return (outer, asked, other, extra)
  }

  // F2-01
  func testTheTreeMayChangeWhileAFittingSizeIsFound() {
    for question in AskedView.Question.allCases {
      for (name, run) in actions {
        for fitsRoot in [false, true] {
          let tree = makeTree()
          let root = root
          tree.asked.answer(question) { run(root, tree) }
          _ = (fitsRoot ? root : tree.outer).systemLayoutSizeFitting(.zero)
          XCTAssertTrue(tree.asked.answered(question), "\(question): \(name)")
          let fitted = tree.outer.systemLayoutSizeFitting(.zero)
          root.layoutIfNeeded()
          tree.outer.layoutIfNeeded()
          let box = add(Box(20, 20), to: root)
          constrain(box, .left, to: root, .left, plus: 4)
          root.layoutIfNeeded()
          XCTAssertEqual(box.frame.minX, 4, "\(question): \(name)")
          XCTAssertEqual(tree.outer.systemLayoutSizeFitting(.zero), fitted, "\(question): \(name)")
          for view in [tree.other, tree.asked, tree.outer] { view.removeFromSuperview() }
          root.layoutIfNeeded()
        }
      }
    }
  }

  // F2-01
  func testAFittingSizeIsThatOfTheTreeAfterTheChange() {
    let tree = makeTree()
    XCTAssertEqual(tree.outer.systemLayoutSizeFitting(.zero).height, 29)
    tree.asked.answer(.content) { tree.extra.constant = 30 }
    XCTAssertEqual(tree.outer.systemLayoutSizeFitting(.zero).height, 50)
    tree.asked.answer(.content) { tree.extra.isActive = false }
    XCTAssertEqual(tree.outer.systemLayoutSizeFitting(.zero).height, 20)
  }

  // F2-01
  func testTheTreeIsToldWhatChangedDuringAFit() {
    let tree = makeTree()
    tree.asked.answer(.content) {
      tree.asked.content.height = 33
      tree.asked.invalidateIntrinsicContentSize()
    }
    _ = tree.outer.systemLayoutSizeFitting(.zero)
    layOut()
    XCTAssertEqual(tree.asked.frame.height, 33)
    XCTAssertEqual(tree.outer.frame.height, 42)
  }

  // F2-01
  func testABaselineIsReadFromOutsideAFittedView() {
    makeRoot(300, 200)
    let (outer, beside, label, below) = (addView(), addView(), add(Label()), addView())
    outer.addSubview(label)
    outer.addSubview(below)
    label.numberOfLines = 0
    label.text = "A text that is long enough to break into some lines"
    place(outer, x: 0, y: 0)
    constrain(outer, .width, plus: 100)
    pin(label, to: outer)
    constrain(below, .top, to: label, .lastBaseline)
    constrain(beside, .top, to: label, .lastBaseline)
    layOut()
    let top = beside.frame.minY
    _ = outer.systemLayoutSizeFitting(CGSize(width: 60, height: 0))
    root.setNeedsLayout()
    layOut()
    XCTAssertEqual(beside.frame.minY, top)
    label.text = "Short"
    layOut()
    XCTAssertLessThan(beside.frame.minY, top)
    outer.removeFromSuperview()
    layOut()
  }

  // F2-01
  func testAViewThatChangesTheTreeAtEachQuestionEndsTheFit() {
    let tree = makeTree()
    var diagnostics: [Diagnostic] = []
    root.diagnosticObserver = { diagnostics.append($0) }
    tree.asked.answerAlways(.content) { tree.extra.isActive.toggle() }
    _ = tree.outer.systemLayoutSizeFitting(.zero)
    XCTAssertEqual(diagnostics.map(\.kind), [.queryLoop])
    XCTAssertTrue(diagnostics.allSatisfy { "\($0)".contains("\(tree.outer)") })
  }
}

/// A view that does something while it is asked.
final class AskedView: View {
  enum Question: CaseIterable {
    case content
    case insets
    case baseline
  }

  var content = CGSize(width: 30, height: 20)
  var insets = EdgeInsets.zero
  private var waiting: [Question: () -> Void] = [:]
  private var lasting: [Question: () -> Void] = [:]

  /// Does something the next time that the view is asked.
  func answer(_ question: Question, _ action: @escaping () -> Void) { waiting[question] = action }

  /// Does something each time that the view is asked.
  func answerAlways(_ question: Question, _ action: @escaping () -> Void) {
    lasting[question] = action
  }

  /// Tells whether the view has been asked.
  func answered(_ question: Question) -> Bool { waiting[question] == nil }

  private func act(_ question: Question) {
    waiting.removeValue(forKey: question)?()
    lasting[question]?()
  }

  override var intrinsicContentSize: CGSize {
    act(.content)
    return content
  }

  override var alignmentRectInsets: EdgeInsets {
    act(.insets)
    return insets
  }

  override var forLastBaselineLayout: View {
    act(.baseline)
    return self
  }
}
