#if !canImport(CoreGraphics)
  public import Foundation

  /// A direction and length in points; CoreGraphics' type where it is missing.
  public struct CGVector: Hashable, Codable, Sendable {
    /// The horizontal part.
    public var dx: CGFloat
    /// The vertical part.
    public var dy: CGFloat

    /// Creates a vector of length zero.
    public init() {
      self.init(dx: 0, dy: 0)
    }

    /// Creates a vector from its two parts.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// The vector of length zero.
    public static let zero = CGVector()
  }
#endif
