public import Foundation

/// Something that an accessibility audit has found, with the facts to mend it.
///
/// ```swift
/// for issue in AccessibilityAudit.standard.issues(in: view) {
///   print(issue)
/// }
/// ```
///
/// It is a value: it can be stored, compared with those of another day, and printed.
public struct AccessibilityIssue: Hashable, Codable, Sendable {
  /// How much an issue weighs.
  public enum Severity: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
    /// Worth knowing.
    case info
    /// Likely to be in someone's way.
    case warning
    /// In someone's way.
    case error

    /// Tells whether one weighs less than another.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .info: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// Whether a rule is broken.
  public enum Outcome: String, Hashable, Codable, Sendable {
    /// It is.
    case violation
    /// That can not be told here, such as the contrast of text on a picture; a person has to look.
    case undecided
  }

  /// The rule.
  public var rule: AccessibilityRule
  /// How much it weighs.
  public var severity: Severity
  /// Whether the rule is broken, or that can not be told.
  public var outcome: Outcome
  /// What is wrong, in few words.
  public var compactDescription: String
  /// Where the element lies in the audited view: its classes from the outermost on.
  ///
  /// Of several siblings of one class each has its number, from 0 on.
  public var path: String
  /// The element's class.
  public var className: String
  /// The element's accessibility identifier, or nil.
  public var identifier: String?
  /// The element's accessibility label, or nil.
  public var label: String?
  /// What was found.
  public var found: String
  /// What is needed.
  public var needed: String
  /// What mends it.
  public var fix: String
  /// The paths of the other elements that have a part in it.
  public var relatedPaths: [String]

  private var place: Place

  /// The area that the rule belongs to.
  public var auditType: AccessibilityAuditType { rule.auditType }

  /// The element's frame in points in the window's coordinates, or the root's without a window.
  ///
  /// Parts that are no finite numbers read as 0.
  public var frame: CGRect {
    CGRect(x: place.x, y: place.y, width: place.width, height: place.height)
  }

  /// What was found and what is needed, in a sentence each, and what mends it.
  public var detailedDescription: String { "Found \(found). Needed: \(needed). \(fix)." }

  // Foundation's rectangle is not hashable everywhere.
  private struct Place: Hashable, Codable, Sendable {
    var x: CGFloat
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat

    /// What is no finite number could not be written as JSON.
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
  /// Severity, rule, element and facts on one line.
  public var description: String {
    let outcome = outcome == .undecided ? " (cannot decide)" : ""
    return "\(severity.rawValue): \(rule.rawValue)\(outcome): \(message)"
  }

  /// Element and facts on one line.
  package var message: String {
    let name = [identifier.map { "'\($0)'" }, label.map { "\"\($0)\"" }]
      .compactMap { $0?.onOneLine }
    let element = ([path] + name).joined(separator: " ")
    let others = relatedPaths.isEmpty ? "" : " Others: \(relatedPaths.joined(separator: "; "))."
    return "\(element): \(compactDescription). " + detailedDescription + others
  }
}
