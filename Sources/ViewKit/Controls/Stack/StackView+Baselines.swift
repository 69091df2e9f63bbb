import Foundation

// UIKit lets the tallest view of a row give the baseline. Which one that is, is told here by the
// content alone: frames of an earlier layout would make the result depend on what came before.
extension StackView {
  /// The arranged view whose baseline counts as the stack's; the stack itself without visible ones.
  ///
  /// - Complexity: O(1) in a column without hidden views at that end, else O(n).
  func baselineView(isFirst: Bool) -> View {
    guard axis == .horizontal else {
      let entry = isFirst ? arranged.first(where: \.isVisible) : arranged.last(where: \.isVisible)
      return entry?.view ?? self
    }
    var tallest: (view: View, height: CGFloat)?
    for view in visibleViews {
      let height = view.contentHeight
      if height > tallest?.height ?? -1 {
        tallest = (view, height)
      }
    }
    return tallest?.view ?? self
  }

  /// The height in points that the content of the stack has on its own.
  fileprivate var heightOfArrangedContent: CGFloat {
    let gaps = arranged.filter(\.isVisible).dropLast().map { distance(after: $0) }
    let heights = visibleViews.map(\.contentHeight)
    guard axis == .vertical else { return heights.max() ?? 0 }
    return heights.reduce(0, +) + gaps.reduce(0, +)
  }

  /// The arranged views that are not hidden, kept alive: a view that is asked may remove others.
  private var visibleViews: [View] { arranged.filter(\.isVisible).map(\.view) }

  /// Has the rows on the stack's baselines made anew, if another view gives one from now on.
  func updateBaselineViews() {
    guard let item = layoutItem, item.link.usesBaseline else { return }
    let isCurrent = arrangement.baselineViews.allSatisfy { isFirst, views in
      views == [ObjectIdentifier(baselineView(isFirst: isFirst))]
    }
    guard !isCurrent else { return }
    arrangement.baselineViews = [:]
    item.engine?.relowerBaselines(through: item)
  }

  /// Notes that a row takes a baseline of the stack from a view.
  func noteBaselineView(_ view: View, isFirst: Bool) {
    arrangement.baselineViews[isFirst, default: []].insert(ObjectIdentifier(view))
  }
}

extension ArrangedView {
  var isVisible: Bool { !view.isHidden }
}

extension View {
  /// The height in points of what the view shows; 0 for a view without content of its own.
  fileprivate var contentHeight: CGFloat {
    if let stack = self as? StackView, canvasContentSize == nil {
      return stack.heightOfArrangedContent
    }
    let height = solvedContentSize.height
    return height.isFinite ? max(height, 0) : 0
  }
}
