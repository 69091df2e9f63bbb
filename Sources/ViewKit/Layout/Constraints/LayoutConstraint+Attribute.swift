extension LayoutConstraint {
  /// A part of a view or guide that a constraint can speak of.
  public enum Attribute: Int, Hashable, Sendable {
    /// No part: what stands for a second item that is not there.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where reading begins.
    case leading = 5
    /// The edge where reading ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle along the horizontal axis.
    case centerX = 9
    /// The middle along the vertical axis.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge of a view without text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top edge of a view without text.
    case firstBaseline = 12
    /// The left edge of what lies inside the margins.
    case leftMargin = 13
    /// The right edge of what lies inside the margins.
    case rightMargin = 14
    /// The top edge of what lies inside the margins.
    case topMargin = 15
    /// The bottom edge of what lies inside the margins.
    case bottomMargin = 16
    /// The edge of what lies inside the margins, where reading begins.
    case leadingMargin = 17
    /// The edge of what lies inside the margins, where reading ends.
    case trailingMargin = 18
    /// The middle of what lies inside the margins along the horizontal axis.
    case centerXWithinMargins = 19
    /// The middle of what lies inside the margins along the vertical axis.
    case centerYWithinMargins = 20

    /// The older name of the last baseline.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// How the two sides of a constraint compare.
  public enum Relation: Int, Hashable, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// The two sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction in which views are laid out.
  public enum Axis: Int, Hashable, Codable, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}

extension LayoutConstraint.Attribute {
  /// What an attribute measures, which decides what it can be paired with.
  enum Kind {
    case none
    case size
    /// A place along the horizontal axis that never flips.
    case leftOrRight
    /// A place along the horizontal axis that follows the reading direction.
    case leadingOrTrailing
    /// A place along the horizontal axis that goes with both families.
    case horizontalCenter
    case vertical

    /// Whether one of two is a place along the horizontal axis, and the other one along the vertical.
    func crosses(_ other: Kind) -> Bool {
      (self == .vertical && other.isHorizontalPlace) || (isHorizontalPlace && other == .vertical)
    }

    private var isHorizontalPlace: Bool {
      self == .leftOrRight || self == .leadingOrTrailing || self == .horizontalCenter
    }
  }

  var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .left, .right, .leftMargin, .rightMargin: .leftOrRight
    case .leading, .trailing, .leadingMargin, .trailingMargin: .leadingOrTrailing
    case .centerX, .centerXWithinMargins: .horizontalCenter
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  var isBaseline: Bool { self == .lastBaseline || self == .firstBaseline }

  /// The name as constraints print it.
  var name: String { String(describing: self) }
}

extension LayoutConstraint.Relation {
  /// The sign between the two sides.
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The relation with its two sides exchanged.
  var flipped: LayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
