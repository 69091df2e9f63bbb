public import Foundation

extension StackView {
  /// How the arranged views share the length of a stack.
  public enum Distribution: Int, Hashable, Codable, Sendable {
    /// The views fill the length; those that resist least grow or shrink.
    case fill = 0
    /// The views fill the length and are equally long.
    case fillEqually = 1
    /// The views fill the length in proportion to their content.
    case fillProportionally = 2
    /// The views keep their length, and what is left is shared equally by the gaps.
    case equalSpacing = 3
    /// The views keep their length, and their middles are equally far from each other if possible.
    case equalCentering = 4
  }

  /// How the arranged views lie across a stack.
  public enum Alignment: Int, Hashable, Codable, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the edge where reading begins, or at the top of a row.
    case leading = 1
    /// With the first baselines at one height; for rows only.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the edge where reading ends, or at the bottom of a row.
    case trailing = 4
    /// With the last baselines at one height; for rows only.
    case lastBaseline = 5

    /// At the top of a row: another name of `leading`.
    public static var top: Alignment { .leading }
    /// At the bottom of a row: another name of `trailing`.
    public static var bottom: Alignment { .trailing }
  }

  /// The custom spacing of a view that has none: the common spacing holds.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

  /// The spacing of the system: 8 points, or 20.5 points between baselines.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
}

/// A view that a stack arranges, and what the stack keeps for it.
///
/// The view is a subview of the stack, which keeps it alive.
struct ArrangedView {
  unowned(unsafe) let view: View
  var customSpacing = StackView.spacingUseDefault
  /// What stands for the gap to the next visible view, where distributions need that.
  var gap: ArrangementGuide?
  /// The view has been reported for having no content to share the length by.
  var isReported = false
}

/// A guide that a stack lays out with its views.
final class ArrangementGuide: LayoutGuide {
  /// The guide has a part in what the stack has arranged last.
  var isInUse = false

  override var isMadeBySystem: Bool { true }
  override var isHelper: Bool { true }
}
