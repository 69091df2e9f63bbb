package import Foundation

extension StackView {
  /// What an archive keeps of the class itself.
  package struct Archived: ArchivedState {
    package static let key = "ViewKit.stackView"

    package var axis = LayoutConstraint.Axis.horizontal
    package var distribution = Distribution.fill
    package var alignment = Alignment.fill
    package var spacing: CGFloat = 0
    package var isBaselineRelativeArrangement = false
    package var isLayoutMarginsRelativeArrangement = false
    /// Of each arranged view, or nil where the common spacing holds.
    ///
    /// Anything else than one for each arranged view counts as none.
    package var customSpacings: [CGFloat?] = []
    /// Tells that all subviews are arranged in their order, instead of those that are listed.
    package var arrangesAllSubviews = false

    package init() {}

    /// The key of the views that are arranged.
    package static let arrangedSubviewsKey = "ViewKit.arrangedSubviews"
  }

  func encodeArrangement(into coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    var archived = Archived()
    archived.axis = axis
    archived.distribution = distribution
    archived.alignment = alignment
    archived.spacing = spacing
    archived.isBaselineRelativeArrangement = isBaselineRelativeArrangement
    archived.isLayoutMarginsRelativeArrangement = isLayoutMarginsRelativeArrangement
    archived.customSpacings = arranged.map {
      $0.customSpacing == Self.spacingUseDefault ? nil : $0.customSpacing
    }
    coder.encodeState(archived)
    coder.encode(NSArray(array: arranged.map(\.view)), forKey: Archived.arrangedSubviewsKey)
  }

  func decodeArrangement(from coder: NSCoder) {
    guard let archived = coder.decodeState(Archived.self) else { return }
    axis = archived.axis
    distribution = archived.distribution
    alignment = archived.alignment
    if archived.spacing.isFinite {
      spacing = archived.spacing
    }
    isBaselineRelativeArrangement = archived.isBaselineRelativeArrangement
    isLayoutMarginsRelativeArrangement = archived.isLayoutMarginsRelativeArrangement
    let views = archived.arrangesAllSubviews ? subviews : listedViews(in: coder)
    arrange(views, archived.customSpacings)
  }

  private func listedViews(in coder: NSCoder) -> [View] {
    coder.decodeArray(Archived.arrangedSubviewsKey)
      .compactMap { $0 as? View }
      .filter { $0.superview === self }
  }

  private func arrange(_ views: [View], _ customSpacings: [CGFloat?]) {
    for view in views {
      arrange(view, at: arranged.count)
    }
    guard views.count == customSpacings.count else { return }
    for case (let view, let spacing?) in zip(views, customSpacings) where spacing.isFinite {
      setCustomSpacing(spacing, after: view)
    }
  }
}
