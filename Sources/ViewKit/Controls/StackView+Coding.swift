import Foundation

extension StackView {
  private struct Archived: Codable {
    var axis: Int
    var distribution: Int
    var alignment: Int
    var spacing: CGFloat
    var isBaselineRelative: Bool
    var isMarginsRelative: Bool
    /// Of each arranged view, or nil where the common spacing holds.
    var customSpacings: [CGFloat?]
  }

  func encodeArrangement(into coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    let archived = Archived(
      axis: axis.rawValue,
      distribution: distribution.rawValue,
      alignment: alignment.rawValue,
      spacing: spacing,
      isBaselineRelative: isBaselineRelativeArrangement,
      isMarginsRelative: isLayoutMarginsRelativeArrangement,
      customSpacings: arranged.map {
        $0.customSpacing == Self.spacingUseDefault ? nil : $0.customSpacing
      }
    )
    coder.encodeValue(archived, forKey: "ViewKit.stackView")
    coder.encode(NSArray(array: arranged.map(\.view)), forKey: "ViewKit.arrangedSubviews")
  }

  func decodeArrangement(from coder: NSCoder) {
    guard let archived = coder.decodeValue(Archived.self, forKey: "ViewKit.stackView") else {
      return
    }
    axis = LayoutConstraint.Axis(rawValue: archived.axis) ?? axis
    distribution = Distribution(rawValue: archived.distribution) ?? distribution
    alignment = Alignment(rawValue: archived.alignment) ?? alignment
    if archived.spacing.isFinite {
      spacing = archived.spacing
    }
    isBaselineRelativeArrangement = archived.isBaselineRelative
    isLayoutMarginsRelativeArrangement = archived.isMarginsRelative
    decodeArrangedViews(archived.customSpacings, from: coder)
  }

  private func decodeArrangedViews(_ customSpacings: [CGFloat?], from coder: NSCoder) {
    guard coder.containsValue(forKey: "ViewKit.arrangedSubviews") else { return }
    let objects = coder.decodeObject(forKey: "ViewKit.arrangedSubviews") as? [Any] ?? []
    let views = objects.compactMap { $0 as? View }.filter { $0.superview === self }
    for view in views {
      arrange(view, at: arranged.count)
    }
    guard views.count == customSpacings.count else { return }
    for case (let view, let spacing?) in zip(views, customSpacings) where spacing.isFinite {
      setCustomSpacing(spacing, after: view)
    }
  }
}
