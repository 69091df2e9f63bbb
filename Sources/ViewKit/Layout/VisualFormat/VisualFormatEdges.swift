import Foundation

/// The places between which the gaps of a visual format are measured.
struct VisualFormatEdges {
  /// The two ends of a gap: the far one is the near one plus the distance.
  struct Places {
    var near: LayoutTerm
    var far: LayoutTerm
    var standard: CGFloat
  }

  private let start: LayoutConstraint.Attribute
  private let end: LayoutConstraint.Attribute
  private let startMargin: LayoutConstraint.Attribute
  private let endMargin: LayoutConstraint.Attribute
  /// Whether the format goes against the direction in which distances grow.
  private let isReversed: Bool
  private let isBetweenBaselines: Bool

  init(axis: LayoutConstraint.Axis, options: LayoutConstraint.FormatOptions) {
    let direction = options.intersection(.directionMask)
    isReversed = axis == .horizontal && direction == .directionRightToLeft
    isBetweenBaselines = axis == .vertical && options.contains(.spacingBaselineToBaseline)
    switch (axis, direction) {
    case (.vertical, _):
      (start, end, startMargin, endMargin) = (.top, .bottom, .topMargin, .bottomMargin)
    case (.horizontal, .directionLeftToRight):
      (start, end, startMargin, endMargin) = (.left, .right, .leftMargin, .rightMargin)
    case (.horizontal, .directionRightToLeft):
      (start, end, startMargin, endMargin) = (.right, .left, .rightMargin, .leftMargin)
    case (.horizontal, _):
      (start, end, startMargin, endMargin) = (.leading, .trailing, .leadingMargin, .trailingMargin)
    }
  }

  // MARK: Gaps

  func places(from before: LayoutItem, to item: LayoutItem) -> Places {
    let standard =
      isBetweenBaselines && before.hasLastBaseline && item.hasFirstBaseline
      ? SystemSpacing.betweenBaselines : SystemSpacing.standard
    return places(endPlace(of: before), startPlace(of: item), standard: standard)
  }

  /// The gap between the edge or the margin of a superview and its first view.
  func places(
    from superview: LayoutItem,
    intoStartOf item: LayoutItem,
    atMargin: Bool
  ) -> Places {
    let edge = LayoutTerm(item: superview, attribute: atMargin ? startMargin : start)
    return places(edge, startPlace(of: item), standard: 0)
  }

  /// The gap between the last view of a superview and its edge or margin.
  func places(
    fromEndOf item: LayoutItem,
    to superview: LayoutItem,
    atMargin: Bool
  ) -> Places {
    let edge = LayoutTerm(item: superview, attribute: atMargin ? endMargin : end)
    return places(endPlace(of: item), edge, standard: 0)
  }

  private func places(_ before: LayoutTerm, _ after: LayoutTerm, standard: CGFloat) -> Places {
    isReversed
      ? Places(near: after, far: before, standard: standard)
      : Places(near: before, far: after, standard: standard)
  }

  // MARK: Places

  private func startPlace(of item: LayoutItem) -> LayoutTerm {
    let attribute = isBetweenBaselines && !item.isGuide ? .firstBaseline : start
    return LayoutTerm(item: item, attribute: attribute)
  }

  private func endPlace(of item: LayoutItem) -> LayoutTerm {
    let attribute = isBetweenBaselines && !item.isGuide ? .lastBaseline : end
    return LayoutTerm(item: item, attribute: attribute)
  }
}

extension LayoutItem {
  /// Whether the view shows text, so that its first baseline lies below its top edge.
  fileprivate var hasFirstBaseline: Bool {
    guard !isGuide, let view else { return false }
    return view.forFirstBaselineLayout.firstBaselineOffsetFromTop != 0
  }

  /// Whether the view shows text, so that its last baseline lies above its bottom edge.
  fileprivate var hasLastBaseline: Bool {
    guard !isGuide, let view else { return false }
    return view.forLastBaselineLayout.lastBaselineOffsetFromBottom != 0
  }
}
