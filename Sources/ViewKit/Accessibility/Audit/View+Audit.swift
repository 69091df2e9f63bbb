/// An error with the issues that an audit has found, for a test to throw.
public struct AccessibilityAuditError: Error, Hashable, Codable, CustomStringConvertible {
  /// The issues that were not ignored, including those that are less severe than an error.
  public let issues: [AccessibilityIssue]

  /// The issues, one per line.
  public var description: String {
    let count = issues.count == 1 ? "1 issue" : "\(issues.count) issues"
    return (["The accessibility audit found \(count):"] + issues.map(\.description))
      .joined(separator: "\n")
  }
}

extension View {
  /// Audits the view and its descendants, like XCTest's method of the same name.
  ///
  /// - Parameters:
  ///   - auditTypes: The areas to check.
  ///   - issueHandler: A closure that receives each issue and returns true to ignore it.
  /// - Returns: The issues that were not ignored, none of which is an error.
  /// - Throws: ``AccessibilityAuditError`` if an issue that was not ignored is an error, or the
  ///   error that the handler throws.
  @discardableResult
  public func performAccessibilityAudit(
    for auditTypes: AccessibilityAuditType = .all,
    _ issueHandler: ((AccessibilityIssue) throws -> Bool)? = nil
  ) throws -> [AccessibilityIssue] {
    var audit = AccessibilityAudit.standard
    audit.types = auditTypes
    return try performAccessibilityAudit(audit, issueHandler)
  }

  /// Audits the view and its descendants with a custom audit.
  ///
  /// - Parameters:
  ///   - audit: The rules, thresholds and exceptions.
  ///   - issueHandler: A closure that receives each issue and returns true to ignore it.
  /// - Returns: The issues that were not ignored, none of which is an error.
  /// - Throws: ``AccessibilityAuditError`` if an issue that was not ignored is an error, or the
  ///   error that the handler throws.
  @discardableResult
  public func performAccessibilityAudit(
    _ audit: AccessibilityAudit,
    _ issueHandler: ((AccessibilityIssue) throws -> Bool)? = nil
  ) throws -> [AccessibilityIssue] {
    let found = audit.issues(in: self)
    let issues = try issueHandler.map { handler in try found.filter { try !handler($0) } } ?? found
    guard !issues.contains(where: { $0.severity == .error }) else {
      throw AccessibilityAuditError(issues: issues)
    }
    return issues
  }
}
