/// What an audit has found, as an error that a test throws.
public struct AccessibilityAuditError: Error, Hashable, Codable, CustomStringConvertible {
  /// What was found and not ignored, also what weighs less than an error.
  public let issues: [AccessibilityIssue]

  /// The issues, one on each line.
  public var description: String {
    let count = issues.count == 1 ? "1 issue" : "\(issues.count) issues"
    return (["The accessibility audit found \(count):"] + issues.map(\.description))
      .joined(separator: "\n")
  }
}

extension View {
  /// Audits the view and all below it, as XCTest's method of the same name does.
  ///
  /// - Parameters:
  ///   - auditTypes: The areas to look at.
  ///   - issueHandler: Is given each issue, and returns true for one to ignore.
  /// - Returns: What was found and not ignored, none of which is an error.
  /// - Throws: ``AccessibilityAuditError`` when an issue that was not ignored is an error, and what
  ///   the handler throws.
  @discardableResult
  public func performAccessibilityAudit(
    for auditTypes: AccessibilityAuditType = .all,
    _ issueHandler: ((AccessibilityIssue) throws -> Bool)? = nil
  ) throws -> [AccessibilityIssue] {
    var audit = AccessibilityAudit.standard
    audit.types = auditTypes
    return try performAccessibilityAudit(audit, issueHandler)
  }

  /// Audits the view and all below it with an audit of one's own.
  ///
  /// - Parameters:
  ///   - audit: The rules, thresholds and exceptions.
  ///   - issueHandler: Is given each issue, and returns true for one to ignore.
  /// - Returns: What was found and not ignored, none of which is an error.
  /// - Throws: ``AccessibilityAuditError`` when an issue that was not ignored is an error, and what
  ///   the handler throws.
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
