import Foundation

extension StackView {
  /// Makes the constraints agree with the views and settings, if anything has changed.
  ///
  /// - Complexity: O(n) in the number of arranged views.
  func updateArrangement() {
    guard arrangement.isDue else { return }
    arrangement.isDue = false
    guard let contentSizes = sharesByContent ? askContentSizes() : [] else { return }
    arrangement.releaseGuides(of: self)
    var plan = StackViewPlan(of: self, contentSizes)
    planAlignment(in: &plan)
    planDistribution(in: &plan)
    planHiddenViews(in: &plan)
    arrangement.apply(plan.rules, in: self)
    arrangement.removeUnusedGuides(of: self)
    let missing = takeMissingContent(plan)
    updateBaselineViews()
    reportMissingContent(missing)
  }

  /// Returns the sizes of the arranged views' contents, or nil if a view that was asked has changed
  /// which views are arranged; the arrangement is then due again.
  private func askContentSizes() -> [CGSize]? {
    let views = arranged.map(\.view)
    let sizes = views.map(\.solvedContentSize)
    return arranged.elementsEqual(views, by: { $0.view === $1 }) ? sizes : nil
  }

  /// The arranged view at a place, as constraints speak of it.
  func item(_ index: Int) -> LayoutItem { arranged[index].view.ensureLayoutItem() }

  /// The places of the views that are not hidden.
  var visibleIndices: [Int] { arranged.indices.filter { arranged[$0].isVisible } }

  // MARK: Spacing

  /// Distances in a column are measured from baseline to baseline.
  var isBaselineRelative: Bool { isBaselineRelativeArrangement && axis == .vertical }

  /// The distance in points to the next visible view.
  func distance(after entry: ArrangedView) -> CGFloat {
    let distance = Self.isDefault(entry.customSpacing) ? spacing : entry.customSpacing
    if distance == Self.spacingUseSystem {
      return isBaselineRelative ? SystemSpacing.betweenBaselines : SystemSpacing.standard
    }
    return Self.isDefault(distance) ? 0 : distance
  }

  /// Values as large as this stand for the default: UIKit's own is the largest `Float`.
  private static func isDefault(_ spacing: CGFloat) -> Bool {
    spacing >= CGFloat(Float.greatestFiniteMagnitude)
  }

  // MARK: Hidden views

  /// How much it counts that a hidden view has no length.
  ///
  /// UIKit required it up to iOS 10, so that a required size of the view's own was a conflict. Just
  /// below required, such a size wins without one; it takes no place from the others either, because
  /// nothing follows a hidden view.
  private static var hidingPriority: LayoutPriority { LayoutPriority(999.999) }

  /// How much it counts where a hidden view lies: constraints of the user's come first.
  private static var hiddenPlacePriority: LayoutPriority { LayoutPriority(26) }

  /// Collapses hidden views in the middle of the gap that they lie in, or at the edge.
  private func planHiddenViews(in plan: inout StackViewPlan) {
    let last = arranged.lastIndex(where: \.isVisible)
    var previous: Int?
    for index in arranged.indices {
      guard !arranged[index].isVisible else {
        previous = index
        continue
      }
      plan.collapse(item(index), along: axis, .hiding, at: Self.hidingPriority)
      if let previous {
        let isInside = last.map { index < $0 } == true
        let distance = isInside ? distance(after: arranged[previous]) / 2 : 0
        plan.place(
          item(index),
          leadingPlace,
          item(previous),
          trailingPlace,
          plus: distance,
          along: axis,
          .spacing,
          at: Self.hiddenPlacePriority
        )
      } else {
        plan.place(
          item(index),
          .start,
          plan.canvas,
          .start,
          along: axis,
          .spacing,
          at: Self.hiddenPlacePriority
        )
      }
    }
  }

  /// Where the distance to a view ends.
  var leadingPlace: StackViewPlan.Place { isBaselineRelative ? .firstBaseline : .start }

  /// Where the distance from a view begins.
  var trailingPlace: StackViewPlan.Place { isBaselineRelative ? .lastBaseline : .end }
}
