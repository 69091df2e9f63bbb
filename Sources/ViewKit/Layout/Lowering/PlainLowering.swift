import Foundation

// Most constraints relate edges or sizes of a view to those of its superview or of a sibling, and run
// from left to right. Their rows need no way up to a common ancestor, and so no reference is counted.
extension LayoutEngine {
  /// Returns the row for such a constraint, the same as the general way makes; nil for any other.
  func plainRow(for constraint: LayoutConstraint) -> LayoutRow? {
    guard constraint.extras == nil, let first = constraint.firstLayoutItem,
      first.isPlain(constraint.firstAttribute)
    else { return nil }
    var row = LayoutRow(of: constraint, constraint.relation)
    if let second = constraint.secondLayoutItem {
      guard second.isPlain(constraint.secondAttribute), first !== second,
        let (reference, view) = first.nearReference(with: second),
        !view._withUnsafeGuaranteedRef({ $0.isRightToLeft })
      else { return nil }
      let factor = -Double(constraint.multiplier)
      add(first, constraint.firstAttribute, 1, to: &row, isReference: reference == .first)
      add(second, constraint.secondAttribute, factor, to: &row, isReference: reference == .second)
    } else {
      add(first, constraint.firstAttribute, 1, to: &row, isReference: true)
    }
    row.add(-Double(constraint.storedConstant))
    return row
  }

  private func add(
    _ item: LayoutItem,
    _ attribute: LayoutConstraint.Attribute,
    _ factor: Double,
    to row: inout LayoutRow,
    isReference: Bool
  ) {
    register(item)
    let spot = LayoutSpot(attribute, isRightToLeft: false)
    let variables = item.link.variables[spot.axis]
    row.add(factor * spot.share, variables.length)
    guard spot.place != .length else { return }
    if isReference {
      row.add(factor * item.alignmentInsets(spot.axis).start)
    } else {
      row.add(factor, variables.origin)
    }
  }
}

/// In whose coordinates a constraint between two views that lie close to each other is written.
private enum NearReference {
  case first
  case second
  case superview
}

extension LayoutItem {
  /// Tells whether an attribute is an edge, a middle or a size of a view that does not scroll.
  @inline(__always)
  fileprivate func isPlain(_ attribute: LayoutConstraint.Attribute) -> Bool {
    guard !isGuide, attribute.rawValue <= LayoutConstraint.Attribute.centerY.rawValue,
      let viewReference
    else { return false }
    return viewReference._withUnsafeGuaranteedRef { view in
      view.storedBounds.origin == .zero && !view.isScrollContainer
    }
  }

  /// Finds the common ancestor of two views when it is one of them or the superview of both.
  @inline(__always)
  fileprivate func nearReference(
    with other: LayoutItem
  ) -> (reference: NearReference, view: Unmanaged<View>)? {
    guard let view = viewReference, let otherView = other.viewReference else { return nil }
    let above = view._withUnsafeGuaranteedRef { $0.superviewReference }
    let otherAbove = otherView._withUnsafeGuaranteedRef { $0.superviewReference }
    if otherAbove?.toOpaque() == view.toOpaque() { return (.first, view) }
    if above?.toOpaque() == otherView.toOpaque() { return (.second, otherView) }
    guard let above, above.toOpaque() == otherAbove?.toOpaque() else { return nil }
    return (.superview, above)
  }
}
