extension LayoutConstraint {
  /// What a visual format leaves open: how the views are aligned, and in which direction they follow.
  ///
  /// ```swift
  /// let options: LayoutConstraint.FormatOptions = [.alignAllCenterY, .directionLeftToRight]
  /// ```
  ///
  /// Views in a row can be aligned along the vertical axis only, views in a column along the
  /// horizontal one.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits: one for each attribute, then two for the direction and one for the spacing.
    public var rawValue: UInt

    /// Creates options from UIKit's bits; bits without a meaning are kept and do nothing.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    // MARK: Alignment

    /// All views in a column have the same left edge.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// All views in a column have the same right edge.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// All views in a row have the same top edge.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// All views in a row have the same bottom edge.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// All views in a column have the same edge where reading begins.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// All views in a column have the same edge where reading ends.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// All views in a column have the same middle along the horizontal axis.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// All views in a row have the same middle along the vertical axis.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// All views in a row have the same baseline of their last line of text.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// All views in a row have the same baseline of their first line of text.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// The bits that say how views are aligned.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    // MARK: Direction

    /// A row follows the reading direction; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A row goes from left to right, whatever the reading direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A row goes from right to left, whatever the reading direction.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits that say in which direction a row goes.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    // MARK: Spacing

    /// Distances are measured from edge to edge; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances in a column are measured from baseline to baseline; rows ignore it.
    ///
    /// A view without text has its baselines at its edges, and a guide is measured at its edges. The
    /// standard distance between two views with text is the height of a line of body text.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bit that says between what distances are measured.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension LayoutConstraint.FormatOptions {
  private init(aligning attribute: LayoutConstraint.Attribute) {
    self.init(rawValue: 1 << UInt(attribute.rawValue))
  }

  /// What is to be the same in all views, in the order of the bits.
  var alignedAttributes: [LayoutConstraint.Attribute] {
    let known: [LayoutConstraint.Attribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
      .firstBaseline,
    ]
    return known.filter { contains(Self(aligning: $0)) }
  }
}
