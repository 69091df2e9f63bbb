/// How much a constraint counts against others: of two that clash, the higher one holds.
///
/// Priorities are ranks, not weights: no number of weaker constraints outvotes a stronger one.
///
/// ```swift
/// let width = view.widthAnchor.constraint(equalToConstant: 200)
/// width.priority = .defaultHigh + 1
/// ```
public struct LayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The rank: above 0 and at most 1000 for constraints.
  public var rawValue: Float

  /// Creates a priority from its rank.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its rank.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Must hold: 1000.
  public static let required = LayoutPriority(1000)
  /// How much content resists being cut off: 750.
  public static let defaultHigh = LayoutPriority(750)
  /// Dragging that may resize a window's scene: 510.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// The wish of a window's scene to keep its size: 500.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// Dragging that may not resize a window's scene: 490.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// How much content resists being stretched: 250.
  public static let defaultLow = LayoutPriority(250)
  /// The wish of a measured view to come near a target size: 50.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Returns the priority a number of ranks above.
  public static func + (priority: LayoutPriority, ranks: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue + ranks)
  }

  /// Returns the priority a number of ranks below.
  public static func - (priority: LayoutPriority, ranks: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue - ranks)
  }
}

/// One priority for each axis.
struct AxisPriorities: Equatable {
  var horizontal: LayoutPriority
  var vertical: LayoutPriority

  init(horizontal: LayoutPriority, vertical: LayoutPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  init(_ both: LayoutPriority) {
    self.init(horizontal: both, vertical: both)
  }

  subscript(axis: LayoutConstraint.Axis) -> LayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}
