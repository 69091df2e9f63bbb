public import Foundation

/// Checks a view tree for accessibility problems.
///
/// ```swift
/// var audit = AccessibilityAudit()
/// audit.minimumSeverity = .warning
/// audit.ignoredIdentifiers = ["legacy-banner"]
/// let issues = audit.issues(in: view)
/// ```
///
/// The rules and their thresholds are those that Apple, Google and the W3C have published, as far
/// as they can be checked without a screen. If a rule cannot be decided, the audit reports an issue
/// with the outcome ``AccessibilityIssue/Outcome/undecided``. An audit takes time roughly in
/// proportion to the number of views.
public struct AccessibilityAudit: Hashable, Sendable {
  /// The levels of contrast that an audit can require.
  public enum ContrastLevel: String, Hashable, Codable, Sendable {
    /// A ratio of 4.5, or 3 for large text.
    case minimum
    /// A ratio of 7, or 4.5 for large text.
    case enhanced
  }

  /// The areas whose rules are checked; all areas by default.
  public var types: AccessibilityAuditType = .all

  /// The rules that are checked, in the order in which their issues are listed.
  public var rules = AccessibilityRule.standard

  /// Severities that replace the rules' defaults.
  public var severities: [AccessibilityRule: AccessibilityIssue.Severity] = [:]

  /// The minimum severity of the issues that are reported; by default all are.
  public var minimumSeverity: AccessibilityIssue.Severity = .info

  /// The accessibility identifiers of elements that are ignored, along with their descendants.
  public var ignoredIdentifiers: Set<String> = []

  /// The accessibility identifiers that are ignored for one rule only.
  public var ignoredIdentifiersByRule: [AccessibilityRule: Set<String>] = [:]

  /// The names of the classes whose objects are ignored, along with their descendants.
  public var ignoredClasses: Set<String> = []

  // MARK: Thresholds

  /// The level of contrast that text requires.
  public var contrastLevel: ContrastLevel = .minimum

  /// The background assumed behind the root if nothing there paints; nil if it is unknown.
  public var assumedBackground: Color?

  /// The minimum side in points of a square touch target; 44 by default.
  ///
  /// WCAG 2.2 requires 24, and Android 48.
  public var minimumTargetSize: CGFloat = 44

  /// A Boolean value that indicates whether small targets pass if they are apart; false by default.
  ///
  /// As in WCAG 2.2, a circle of the minimum size around the centre of such a target may touch
  /// neither another target nor the circle of another small one.
  public var allowsSmallTargetsApart = false

  /// A Boolean value that indicates whether links must be as large as buttons; false by default.
  ///
  /// Links in running text cannot be.
  public var checksLinkSize = false

  /// Additional text sizes in which text must have enough room; none by default.
  ///
  /// The tree is laid out once for each of them, and is restored afterwards.
  public var contentSizeCategories: [ContentSizeCategory] = []

  // MARK: Auditing

  /// Creates an audit of the standard rules.
  public init() {}

  /// An audit of the standard rules.
  public static let standard = AccessibilityAudit()

  /// Returns the issues in a view and its descendants, rule by rule, in the order of the tree.
  ///
  /// The view itself counts as shown, even if it is hidden. Lay it out first.
  ///
  /// - Complexity: O(n log n) in the number of views and elements, apart from measuring text.
  public func issues(in view: View) -> [AccessibilityIssue] {
    issuesWithSubjects(in: view).map(\.issue)
  }

  /// Returns the issues, each with the view or element that it concerns.
  package func issuesWithSubjects(
    in view: View
  ) -> [(issue: AccessibilityIssue, subject: Responder)] {
    let screen = AuditScreen(view, audit: self)
    let namer = AuditNamer(screen)
    return rules.filter { !types.isDisjoint(with: $0.auditType) }.flatMap { rule in
      rule.check.findings(in: screen)
        .filter { !ignores($0.subject, for: rule) }
        .map { (issue: issue(of: rule, $0, namer), subject: $0.subject) }
        .filter { $0.issue.severity >= minimumSeverity }
    }
  }

  private func issue(
    of rule: AccessibilityRule,
    _ finding: AuditFinding,
    _ namer: AuditNamer
  ) -> AccessibilityIssue {
    AccessibilityIssue(
      rule: rule,
      severity: severities[rule] ?? finding.severity ?? rule.defaultSeverity,
      finding: finding,
      path: namer.path(of: finding.subject),
      frame: finding.subject.accessibilityFrame,
      relatedPaths: finding.others.map(namer.path)
    )
  }

  // MARK: Ignoring

  private func ignores(_ subject: Responder, for rule: AccessibilityRule) -> Bool {
    let identifiers = ignoredIdentifiersByRule[rule] ?? []
    guard !(ignoredIdentifiers.isEmpty && ignoredClasses.isEmpty && identifiers.isEmpty) else {
      return false
    }
    var current: Responder? = subject
    while let object = current {
      if let identifier = object.accessibilityIdentifier,
        ignoredIdentifiers.contains(identifier) || identifiers.contains(identifier)
      {
        return true
      }
      if ignoredClasses.contains(object.typeName) { return true }
      current = object.accessibilityParent
    }
    return false
  }
}

extension Responder {
  /// The superview of a view, or the container of an element.
  package var accessibilityParent: Responder? {
    if let view = self as? View { return view.superview }
    return (self as? AccessibilityElement)?.holder
  }
}
