/// The areas that an audit looks at, in XCTest's names.
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

  /// Text and icons stand out from their ground.
  public static let contrast = AccessibilityAuditType(rawValue: 1 << 0)
  /// What is shown can be reached.
  public static let elementDetection = AccessibilityAuditType(rawValue: 1 << 1)
  /// What is touched is large enough and lies apart.
  public static let hitRegion = AccessibilityAuditType(rawValue: 1 << 2)
  /// Elements say what they are.
  public static let sufficientElementDescription = AccessibilityAuditType(rawValue: 1 << 3)
  /// Text follows the size that a person has chosen.
  public static let dynamicType = AccessibilityAuditType(rawValue: 1 << 16)
  /// Text has the room that it needs.
  public static let textClipped = AccessibilityAuditType(rawValue: 1 << 17)
  /// Traits fit one another and the class.
  public static let trait = AccessibilityAuditType(rawValue: 1 << 18)
  /// Elements and their containers fit together.
  public static let parentChild = AccessibilityAuditType(rawValue: 1 << 33)

  /// Every area, also those that are added later.
  public static let all = AccessibilityAuditType(rawValue: .max)
}
