import Foundation

/// The constraints that a stack wants for what it arranges, worked out anew after each change.
///
/// A plan is a list of values: comparing it with what is active shows what has to change.
struct StackViewPlan {
  /// A part of an item along an axis, in the direction of the stack.
  enum Place {
    case start
    case center
    case end
    case firstBaseline
    case lastBaseline
  }

  let axis: LayoutConstraint.Axis
  /// What the views are arranged in: the stack itself, or what lies inside its margins.
  let canvas: LayoutItem
  /// The sizes of the arranged views' contents, where lengths depend on them.
  let contentSizes: [CGSize]
  private(set) var rules: [StackRule] = []

  init(of stack: StackView, _ contentSizes: [CGSize]) {
    self.contentSizes = contentSizes
    axis = stack.axis
    canvas =
      stack.isLayoutMarginsRelativeArrangement
      ? stack.layoutMarginsGuide.layoutItem : stack.ensureLayoutItem()
  }

  /// The axis across the stack.
  var crossAxis: LayoutConstraint.Axis { axis == .horizontal ? .vertical : .horizontal }

  // MARK: Contents

  /// Whether an arranged view has an intrinsic length along the axis.
  func hasContent(_ index: Int) -> Bool { contentLength(index) >= 0 }

  /// The length of a view's content, not more than a layout can deal with; 0 without any.
  func share(_ index: Int) -> CGFloat {
    let length = contentLength(index)
    return length > 0 ? min(length, 2_777_777) : 0
  }

  private func contentLength(_ index: Int) -> CGFloat {
    axis == .horizontal ? contentSizes[index].width : contentSizes[index].height
  }

  // MARK: Rules

  /// Puts a place of an item at a distance after a place of another.
  mutating func place(
    _ first: LayoutItem,
    _ firstPlace: Place,
    _ second: LayoutItem,
    _ secondPlace: Place,
    relatedBy relation: LayoutConstraint.Relation = .equal,
    plus distance: CGFloat = 0,
    along axis: LayoutConstraint.Axis,
    _ role: StackRule.Role,
    at priority: LayoutPriority = .required
  ) {
    append(
      StackRule.Key(
        role: role,
        first: first,
        firstAttribute: attribute(firstPlace, axis),
        relation: relation,
        second: second,
        secondAttribute: attribute(secondPlace, axis),
        multiplier: 1
      ),
      constant: distance,
      priority
    )
  }

  /// Compares the length of an item with a multiple of that of another.
  mutating func size(
    _ first: LayoutItem,
    to second: LayoutItem,
    relatedBy relation: LayoutConstraint.Relation = .equal,
    times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0,
    along axis: LayoutConstraint.Axis,
    _ role: StackRule.Role,
    at priority: LayoutPriority = .required
  ) {
    let attribute: LayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    append(
      StackRule.Key(
        role: role,
        first: first,
        firstAttribute: attribute,
        relation: relation,
        second: second,
        secondAttribute: attribute,
        multiplier: multiplier
      ),
      constant: constant,
      priority
    )
  }

  /// Makes an item as short as it can be at a priority.
  mutating func collapse(
    _ item: LayoutItem,
    along axis: LayoutConstraint.Axis,
    _ role: StackRule.Role,
    at priority: LayoutPriority
  ) {
    size(item, .equal, 0, along: axis, role, at: priority)
  }

  /// Compares the length of an item with a number.
  mutating func size(
    _ item: LayoutItem,
    _ relation: LayoutConstraint.Relation,
    _ length: CGFloat,
    along axis: LayoutConstraint.Axis,
    _ role: StackRule.Role,
    at priority: LayoutPriority = .required
  ) {
    append(
      StackRule.Key(
        role: role,
        first: item,
        firstAttribute: axis == .horizontal ? .width : .height,
        relation: relation,
        second: nil,
        secondAttribute: .notAnAttribute,
        multiplier: 1
      ),
      constant: length,
      priority
    )
  }

  private mutating func append(
    _ key: StackRule.Key,
    constant: CGFloat,
    _ priority: LayoutPriority
  ) {
    rules.append(StackRule(key: key, constant: constant, priority: priority))
  }

  private func attribute(
    _ place: Place,
    _ axis: LayoutConstraint.Axis
  ) -> LayoutConstraint.Attribute {
    switch (place, axis) {
    case (.start, .vertical): .top
    case (.center, .vertical): .centerY
    case (.end, .vertical): .bottom
    case (.firstBaseline, _): .firstBaseline
    case (.lastBaseline, _): .lastBaseline
    case (.center, .horizontal): .centerX
    case (.start, .horizontal): .leading
    case (.end, .horizontal): .trailing
    }
  }
}
