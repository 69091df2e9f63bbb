public import Foundation

/// A problem that an accessibility audit has found, with the information needed to fix it.
///
/// ```swift
/// for issue in AccessibilityAudit.standard.issues(in: view) {
///   print(issue)
/// }
/// ```
///
/// An issue is a value: it can be stored, compared with those of an earlier audit, and printed.
public struct AccessibilityIssue: Hashable, Codable, Sendable {
  /// The severity of an issue.
  public enum Severity: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
    /// A fact worth knowing.
    case info
    /// A likely obstacle for some users.
    case warning
    /// An obstacle for some users.
    case error

    /// Returns a Boolean value that indicates whether one severity is lower than another.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .info: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// The outcome of checking a rule.
  public enum Outcome: String, Hashable, Codable, Sendable {
    /// The rule is violated.
    case violation
    /// The audit cannot decide, as with text on an image; a person has to check.
    case undecided
  }

  /// The rule that the issue concerns.
  public var rule: AccessibilityRule
  /// The severity of the issue.
  public var severity: Severity
  /// The outcome of the check: a violation, or undecided.
  public var outcome: Outcome
  /// A short description of the problem.
  public var compactDescription: String
  /// The path of the element in the audited view: its classes, outermost first.
  ///
  /// Siblings of the same class are numbered from 0.
  public var path: String
  /// The class name of the element.
  public var className: String
  /// The accessibility identifier of the element, if any.
  public var identifier: String?
  /// The accessibility label of the element, if any.
  public var label: String?
  /// A description of the current state.
  public var found: String
  /// A description of the required state.
  public var needed: String
  /// A suggestion for fixing the problem.
  public var fix: String
  /// The paths of the other elements involved.
  public var relatedPaths: [String]

  private var place: Place

  /// The area to which the rule belongs.
  public var auditType: AccessibilityAuditType { rule.auditType }

  /// The frame of the element in points, in the coordinates of the window or the root view.
  ///
  /// The root view's coordinates are used if there is no window.
  ///
  /// Components that are not finite are replaced with 0.
  public var frame: CGRect {
    CGRect(x: place.x, y: place.y, width: place.width, height: place.height)
  }

  /// The current state, the required state and the suggested fix, in a sentence each.
  public var detailedDescription: String { "Found \(found). Needed: \(needed). \(fix)." }

  // CGRect is not hashable on every platform.
  private struct Place: Hashable, Codable, Sendable {
    var x: CGFloat
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat

    /// Replaces components that are not finite, because JSON cannot represent them.
    init(_ frame: CGRect) {
      let parts = [frame.minX, frame.minY, frame.width, frame.height].map { $0.isFinite ? $0 : 0 }
      (x, y, width, height) = (parts[0], parts[1], parts[2], parts[3])
    }
  }

  init(
    rule: AccessibilityRule,
    severity: Severity,
    finding: AuditFinding,
    path: String,
    frame: CGRect,
    relatedPaths: [String]
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.relatedPaths = relatedPaths
    outcome = finding.isUndecided ? .undecided : .violation
    compactDescription = finding.summary ?? rule.summary
    className = finding.subject.typeName
    identifier = finding.subject.accessibilityIdentifier
    label = finding.subject.accessibilityLabel
    found = finding.found
    needed = finding.needed
    fix = finding.fix
    place = Place(frame.standardized)
  }
}

extension AccessibilityIssue: CustomStringConvertible {
  /// The severity, the rule, the element and the description on one line.
  public var description: String {
    let outcome = outcome == .undecided ? " (cannot decide)" : ""
    return "\(severity.rawValue): \(rule.rawValue)\(outcome): \(message)"
  }

  /// The element and the description on one line.
  package var message: String {
    let name = [identifier.map { "'\($0)'" }, label.map { "\"\($0)\"" }]
      .compactMap { $0?.onOneLine }
    let element = ([path] + name).joined(separator: " ")
    let others = relatedPaths.isEmpty ? "" : " Others: \(relatedPaths.joined(separator: "; "))."
    return "\(element): \(compactDescription). " + detailedDescription + others
  }
}
