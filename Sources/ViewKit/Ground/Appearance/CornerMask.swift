/// A set of corners of a layer.
public struct CornerMask: OptionSet, Hashable, Codable, Sendable {
  /// The bits of the set, with those of Core Animation.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CornerMask(rawValue: 1 << 0)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CornerMask(rawValue: 1 << 1)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CornerMask(rawValue: 1 << 2)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CornerMask(rawValue: 1 << 3)

  /// All four corners.
  static let all = CornerMask(rawValue: 0b1111)
}
