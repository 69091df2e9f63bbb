import Foundation

extension StackView {
  /// How much it counts that the stack is no longer than its content.
  static var canvasFitPriority: LayoutPriority { LayoutPriority(49) }

  /// Lays the visible views along the axis, from one end of the canvas to the other.
  func planDistribution(in plan: inout StackViewPlan) {
    let visible = visibleIndices
    guard let first = visible.first, let last = visible.last else {
      plan.collapse(plan.canvas, along: axis, .canvasFit, at: Self.canvasFitPriority)
      return
    }
    plan.place(plan.canvas, .start, item(first), .start, along: axis, .canvasConnection)
    plan.place(plan.canvas, .end, item(last), .end, along: axis, .canvasConnection)
    switch distribution {
    case .fill:
      planSpacing(of: visible, in: &plan)
      planTextWidths(of: visible, in: &plan)
    case .fillEqually:
      planSpacing(of: visible, in: &plan)
      for index in visible.dropFirst() {
        plan.size(item(index), to: item(first), along: axis, .fillEqually)
      }
    case .fillProportionally:
      planSpacing(of: visible, in: &plan)
      planProportions(of: visible, in: &plan)
    case .equalSpacing:
      planEqualGaps(of: visible, in: &plan)
      plan.collapse(plan.canvas, along: axis, .canvasFit, at: Self.canvasFitPriority)
    case .equalCentering:
      planSpacing(of: visible, in: &plan)
      planEqualCenters(of: visible, in: &plan)
      plan.collapse(plan.canvas, along: axis, .canvasFit, at: Self.canvasFitPriority)
    }
  }

  /// Keeps neighbours at their distance, which centering takes as the least one.
  private func planSpacing(of visible: [Int], in plan: inout StackViewPlan) {
    for (index, next) in zip(visible, visible.dropFirst()) {
      plan.place(
        item(next),
        leadingPlace,
        item(index),
        trailingPlace,
        relatedBy: distribution == .equalCentering ? .greaterThanOrEqual : .equal,
        plus: distance(after: arranged[index]),
        along: axis,
        .spacing
      )
    }
  }

  // MARK: Proportions

  /// Shares what the gaps leave in proportion to the content, exactly as it is documented.
  ///
  /// UIKit's factors count the gaps twice, so that its last view comes out too long. With a view
  /// that has no content of its own, UIKit shares nothing: its design tool stores frames in which
  /// all views follow their own constraints and priorities, as they do where the stack just fills.
  private func planProportions(of visible: [Int], in plan: inout StackViewPlan) {
    guard visible.allSatisfy({ plan.hasContent($0) }) else {
      planEqualLengths(of: visible, in: &plan)
      return
    }
    let gaps = visible.dropLast().reduce(0) { $0 + distance(after: arranged[$1]) }
    var shares = visible.map { plan.share($0) }
    var total = shares.reduce(0, +)
    if total == 0 {
      // Content without any length is nothing to tell the views apart by.
      shares = visible.map { _ in 1 }
      total = CGFloat(visible.count)
    }
    for (index, share) in zip(visible, shares) {
      let priority = visible.count == 1 ? .required : Self.proportionPriority(at: index)
      guard share > 0 else {
        plan.collapse(item(index), along: axis, .fillProportionally, at: priority)
        continue
      }
      let part = share / total
      plan.size(
        item(index),
        to: plan.canvas,
        times: part,
        plus: -part * gaps,
        along: axis,
        .fillProportionally,
        at: priority
      )
    }
  }

  /// How much it counts that views are equally long that nothing else gives a length.
  private static var equalLengthPriority: LayoutPriority { LayoutPriority(1) }

  /// Makes the views without content equally long where all else leaves that open.
  private func planEqualLengths(of visible: [Int], in plan: inout StackViewPlan) {
    let views = visible.filter { !plan.hasContent($0) }
    for index in views.dropFirst() {
      plan.size(
        item(index),
        to: item(views[0]),
        along: axis,
        .fillProportionally,
        at: Self.equalLengthPriority
      )
    }
  }

  /// The lower, the later the view; hidden ones count, and none comes down to that of content.
  private static func proportionPriority(at index: Int) -> LayoutPriority {
    LayoutPriority(max(999 - Float(index), 751))
  }

  /// Notes which views have no content to share the length by, and returns those that are new to it.
  func takeMissingContent(_ plan: StackViewPlan) -> [View] {
    guard distribution == .fillProportionally else { return [] }
    var missing: [View] = []
    for index in visibleIndices {
      let isMissing = !plan.hasContent(index)
      guard isMissing != arranged[index].isReported else { continue }
      arranged[index].isReported = isMissing
      if isMissing { missing.append(arranged[index].view) }
    }
    return missing
  }

  /// Tells, once for each view, that it has no content to share the length by.
  func reportMissingContent(_ missing: [View]) {
    for view in missing {
      report(
        Diagnostic(
          .missingContentSize,
          "\(view) has no intrinsic content size; \(printName), which fills proportionally, can't share "
            + "its length by content."
        )
      )
    }
  }

  // MARK: Gaps

  /// Makes the gaps between neighbours equally long, and as long as their distances at least.
  private func planEqualGaps(of visible: [Int], in plan: inout StackViewPlan) {
    let gaps = planGaps(of: visible, from: trailingPlace, to: leadingPlace, in: &plan)
    for (index, gap) in zip(visible, gaps) {
      plan.size(gap, .greaterThanOrEqual, distance(after: arranged[index]), along: axis, .spacing)
    }
    guard let first = gaps.first else { return }
    for gap in gaps.dropFirst() {
      plan.size(gap, to: first, along: axis, .fillEqually)
    }
  }

  /// Puts the middles at equal distances where there is room for it, the first ones before others.
  private func planEqualCenters(of visible: [Int], in plan: inout StackViewPlan) {
    let gaps = planGaps(of: visible, from: .center, to: .center, in: &plan)
    guard let first = gaps.first else { return }
    for (number, gap) in gaps.dropFirst().enumerated() {
      // Never as low as the fitting sizes, which a long row would come down to.
      let priority = LayoutPriority(max(150 - Float(number), 51))
      plan.size(gap, to: first, along: axis, .fillEqually, at: priority)
    }
  }

  /// Has a guide reach from each visible view to the next.
  private func planGaps(
    of visible: [Int],
    from start: StackViewPlan.Place,
    to end: StackViewPlan.Place,
    in plan: inout StackViewPlan
  ) -> [LayoutItem] {
    zip(visible, visible.dropFirst()).map { index, next in
      let gap = arrangement.useGap(after: index, of: self)
      plan.place(gap, .start, item(index), start, along: axis, .distributingEdge)
      plan.place(gap, .end, item(next), end, along: axis, .distributingEdge)
      return gap
    }
  }

  // MARK: Text

  /// The lengths depend on the sizes of the contents.
  var sharesByContent: Bool { distribution == .fillProportionally || alignsText }

  /// Labels of several lines stand beside each other on one baseline.
  var alignsText: Bool {
    axis == .horizontal && distribution == .fill
      && (alignment == .firstBaseline || alignment == .lastBaseline)
  }

  /// Where texts that wrap share too little room, each gets room in proportion to its length.
  ///
  /// UIKit's helper of this name made such labels equally wide in any row up to iOS 14.
  private func planTextWidths(of visible: [Int], in plan: inout StackViewPlan) {
    guard alignsText else { return }
    var first: (item: LayoutItem, length: CGFloat)?
    for index in visible {
      guard let label = arranged[index].view as? Label, label.numberOfLines != 1 else { continue }
      let length = plan.share(index)
      guard length > 0 else { continue }
      guard let first else {
        first = (item(index), length)
        continue
      }
      plan.size(
        item(index),
        to: first.item,
        times: length / first.length,
        along: axis,
        .textWidth,
        at: LayoutPriority(760)
      )
    }
  }
}
