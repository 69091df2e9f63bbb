import Foundation
import XCTest

@testable import ViewKit

/// A view whose content has a size of its own.
class Box: View {
  var content: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

/// The words of the cases: a root of a size, views in it, constraints, layouts, conflicts.
class LayoutTestCase: XCTestCase {
  var root = View()
  var conflicts: [LayoutConflict] = []

  func makeRoot(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2) {
    root = View(frame: CGRect(x: 0, y: 0, width: width, height: height))
    root.environment = Environment(traits: TraitCollection(displayScale: scale))
    conflicts = []
    root.layoutConflictObserver = { [unowned self] in conflicts.append($0) }
  }

  @discardableResult
  func add<V: View>(_ view: V, to parent: View? = nil) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  func addView(to parent: View? = nil) -> View {
    add(View(), to: parent)
  }

  func place(_ view: View, x: CGFloat, y: CGFloat) {
    constrain(view, .left, to: root, .left, plus: x)
    constrain(view, .top, to: root, .top, plus: y)
  }

  func layOut() {
    root.layoutIfNeeded()
  }

  func assertFrame(
    _ view: View,
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let frame = view.frame
    let expected = CGRect(x: x, y: y, width: width, height: height)
    let isClose = zip(
      [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height],
      [x, y, width, height]
    ).allSatisfy { abs($0 - $1) < 1e-6 }
    XCTAssertTrue(isClose, "\(frame) is not \(expected)", file: file, line: line)
  }
}

/// Makes a constraint at a priority, in any relation, and activates it.
@discardableResult
func constrain(
  _ item: Any,
  _ attribute: LayoutConstraint.Attribute,
  _ relation: LayoutConstraint.Relation = .equal,
  to other: Any? = nil,
  _ otherAttribute: LayoutConstraint.Attribute = .notAnAttribute,
  times multiplier: CGFloat = 1,
  plus constant: CGFloat = 0,
  at priority: Float = 1000
) -> LayoutConstraint {
  let constraint = LayoutConstraint(
    item: item,
    attribute: attribute,
    relatedBy: relation,
    toItem: other,
    attribute: otherAttribute,
    multiplier: multiplier,
    constant: constant
  )
  constraint.priority = LayoutPriority(priority)
  constraint.isActive = true
  return constraint
}
