/// The areas that an audit checks, named as in XCTest.
///
/// ```swift
/// let issues = try view.performAccessibilityAudit(for: [.contrast, .hitRegion])
/// ```
///
/// Each ``AccessibilityRule`` belongs to one of them.
public struct AccessibilityAuditType: OptionSet, Hashable, Codable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Text and icons have enough contrast with their background.
  public static let contrast = AccessibilityAuditType(rawValue: 1 << 0)
  /// Visible content can be reached.
  public static let elementDetection = AccessibilityAuditType(rawValue: 1 << 1)
  /// Touch targets are large enough and do not overlap.
  public static let hitRegion = AccessibilityAuditType(rawValue: 1 << 2)
  /// Elements have sufficient descriptions.
  public static let sufficientElementDescription = AccessibilityAuditType(rawValue: 1 << 3)
  /// Text follows the preferred content size.
  public static let dynamicType = AccessibilityAuditType(rawValue: 1 << 16)
  /// Text has enough room.
  public static let textClipped = AccessibilityAuditType(rawValue: 1 << 17)
  /// Traits agree with one another and with the class.
  public static let trait = AccessibilityAuditType(rawValue: 1 << 18)
  /// Elements are consistent with their containers.
  public static let parentChild = AccessibilityAuditType(rawValue: 1 << 33)

  /// All areas, including those added in the future.
  public static let all = AccessibilityAuditType(rawValue: .max)
}
