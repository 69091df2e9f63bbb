import Foundation

extension StackView {
  private static var spanningFitPriority: LayoutPriority { LayoutPriority(51) }
  private static var spanningEdgePriority: LayoutPriority { LayoutPriority(999.5) }
  private static var suppressionPriority: LayoutPriority { LayoutPriority(25) }
  private static var baselinePullPriority: LayoutPriority { LayoutPriority(24) }

  /// Lays the views across the axis; hidden ones keep their place there.
  func planAlignment(in plan: inout StackViewPlan) {
    let cross = plan.crossAxis
    guard !arranged.isEmpty else {
      plan.collapse(plan.canvas, along: cross, .canvasFit, at: Self.canvasFitPriority)
      return
    }
    switch alignment {
    case .fill:
      planFill(in: &plan)
    case .leading:
      planEdge(.start, facing: .end, in: &plan)
    case .trailing:
      planEdge(.end, facing: .start, in: &plan)
    case .center:
      planCenter(in: &plan)
    case .firstBaseline, .lastBaseline:
      // A column has no baselines to align; UIKit then leaves the views free across it.
      guard axis == .horizontal else { return }
      planBaseline(isFirst: alignment == .firstBaseline, in: &plan)
    }
  }

  private func planFill(in plan: inout StackViewPlan) {
    let cross = plan.crossAxis
    for place in [StackViewPlan.Place.start, .end] {
      plan.place(plan.canvas, place, item(0), place, along: cross, .canvasConnection)
    }
    for index in arranged.indices.dropFirst() {
      for place in [StackViewPlan.Place.start, .end] {
        plan.place(item(index), place, item(0), place, along: cross, .alignment)
      }
    }
  }

  private func planEdge(
    _ edge: StackViewPlan.Place,
    facing other: StackViewPlan.Place,
    in plan: inout StackViewPlan
  ) {
    let cross = plan.crossAxis
    let spanner = planSpanner(in: &plan)
    plan.place(plan.canvas, edge, item(0), edge, along: cross, .canvasConnection)
    plan.place(plan.canvas, other, spanner, other, along: cross, .canvasConnection)
    // All views share the edge, so that one of them stands for the others.
    plan.place(
      spanner,
      edge,
      item(0),
      edge,
      along: cross,
      .spanningBoundary,
      at: Self.spanningEdgePriority
    )
    for index in arranged.indices {
      plan.bound(spanner, other, item(index), along: cross)
      planAlignment(of: index, edge, in: &plan)
    }
  }

  private func planCenter(in plan: inout StackViewPlan) {
    let cross = plan.crossAxis
    plan.place(plan.canvas, .center, item(0), .center, along: cross, .canvasConnection)
    if arranged.count == 1 {
      plan.bound(plan.canvas, .start, item(0), along: cross)
      plan.bound(plan.canvas, .end, item(0), along: cross)
      plan.collapse(plan.canvas, along: cross, .canvasFit, at: Self.canvasFitPriority)
    } else {
      let spanner = planSpannerFromEdgeToEdge(in: &plan)
      for index in arranged.indices {
        // Around one middle, what is as long as a view reaches beyond its edges.
        plan.size(
          spanner,
          to: item(index),
          relatedBy: .greaterThanOrEqual,
          along: cross,
          .spanningBoundary
        )
      }
    }
    for index in arranged.indices {
      planAlignment(of: index, .center, in: &plan)
    }
  }

  private func planBaseline(isFirst: Bool, in plan: inout StackViewPlan) {
    let cross = plan.crossAxis
    let spanner = planSpannerFromEdgeToEdge(in: &plan)
    plan.collapse(plan.canvas, along: cross, .canvasFit, at: Self.canvasFitPriority)
    let edge: StackViewPlan.Place = isFirst ? .start : .end
    for index in arranged.indices {
      plan.bound(spanner, .start, item(index), along: cross)
      plan.bound(spanner, .end, item(index), along: cross)
      planAlignment(of: index, isFirst ? .firstBaseline : .lastBaseline, in: &plan)
      // In a row that is taller than its content the first baseline is as high, and the last one as
      // low, as the views let it.
      plan.place(
        spanner,
        edge,
        item(index),
        edge,
        along: cross,
        .ambiguitySuppression,
        at: Self.baselinePullPriority
      )
    }
  }

  private func planSpannerFromEdgeToEdge(in plan: inout StackViewPlan) -> LayoutItem {
    let spanner = planSpanner(in: &plan)
    for edge in [StackViewPlan.Place.start, .end] {
      plan.place(
        plan.canvas,
        edge,
        spanner,
        edge,
        along: plan.crossAxis,
        .canvasConnection
      )
    }
    return spanner
  }

  private func planSpanner(in plan: inout StackViewPlan) -> LayoutItem {
    let spanner = arrangement.useSpanner(of: self)
    plan.collapse(spanner, along: plan.crossAxis, .spanningFit, at: Self.spanningFitPriority)
    return spanner
  }

  /// Lines a view up with the first one, and has it no larger across than it need be.
  private func planAlignment(
    of index: Int,
    _ place: StackViewPlan.Place,
    in plan: inout StackViewPlan
  ) {
    let cross = plan.crossAxis
    if index > 0 {
      plan.place(item(index), place, item(0), place, along: cross, .alignment)
    }
    plan.collapse(
      item(index),
      along: cross,
      .ambiguitySuppression,
      at: Self.suppressionPriority
    )
  }
}

extension StackViewPlan {
  /// Keeps an edge of an item at or outside that of a view.
  fileprivate mutating func bound(
    _ item: LayoutItem,
    _ edge: Place,
    _ view: LayoutItem,
    along axis: LayoutConstraint.Axis
  ) {
    place(
      item,
      edge,
      view,
      edge,
      relatedBy: edge == .start ? .lessThanOrEqual : .greaterThanOrEqual,
      along: axis,
      .spanningBoundary
    )
  }
}
