public import Foundation

extension View {
  /// Which distances to the superview's edges, and which sizes, follow the superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the set, with UIKit's values.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the left edge is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top edge is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom edge is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How content is placed in a view of another size.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched to the view's size.
    case scaleToFill = 0
    /// As large as fits, its proportions kept.
    case scaleAspectFit = 1
    /// As small as covers the view, its proportions kept.
    case scaleAspectFill = 2
    /// Drawn anew when the size changes.
    case redraw = 3
    /// In the middle, its size kept.
    case center = 4
    /// At the top, its size kept.
    case top = 5
    /// At the bottom, its size kept.
    case bottom = 6
    /// At the left, its size kept.
    case left = 7
    /// At the right, its size kept.
    case right = 8
    /// In the top left corner, its size kept.
    case topLeft = 9
    /// In the top right corner, its size kept.
    case topRight = 10
    /// In the bottom left corner, its size kept.
    case bottomLeft = 11
    /// In the bottom right corner, its size kept.
    case bottomRight = 12
  }

  /// What a view shows, as far as it decides whether the view is mirrored.
  public enum SemanticContentAttribute: Int, Hashable, Sendable {
    /// Mirrored where the interface runs from right to left.
    case unspecified = 0
    /// Playback controls, never mirrored.
    case playback = 1
    /// Directions in space, never mirrored.
    case spatial = 2
    /// Always from left to right.
    case forceLeftToRight = 3
    /// Always from right to left.
    case forceRightToLeft = 4
  }

  /// The value of an intrinsic size along an axis where a view has none.
  public static let noIntrinsicMetric: CGFloat = -1
}
