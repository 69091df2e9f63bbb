public import Foundation

/// Looks a tree of views over for what keeps people with disabilities from using it.
///
/// ```swift
/// var audit = AccessibilityAudit()
/// audit.minimumSeverity = .warning
/// audit.ignoredIdentifiers = ["legacy-banner"]
/// let issues = audit.issues(in: view)
/// ```
///
/// The rules and their thresholds are those that Apple, Google and the W3C have published, as far as
/// they can be told without a screen. What can not be told is an issue of its own, with the outcome
/// ``AccessibilityIssue/Outcome/undecided``. An audit takes time in proportion to the views.
public struct AccessibilityAudit: Hashable, Sendable {
  /// How much contrast is asked for.
  public enum ContrastLevel: String, Hashable, Codable, Sendable {
    /// 4.5, or 3 for large text.
    case minimum
    /// 7, or 4.5 for large text.
    case enhanced
  }

  /// The areas whose rules are checked; all of them at first.
  public var types: AccessibilityAuditType = .all

  /// The rules that are checked, in the order in which issues are listed.
  public var rules = AccessibilityRule.standard

  /// Severities in place of the rules' own.
  public var severities: [AccessibilityRule: AccessibilityIssue.Severity] = [:]

  /// Issues that weigh less are left out; none at first.
  public var minimumSeverity: AccessibilityIssue.Severity = .info

  /// Accessibility identifiers whose views and elements, with all below them, are left out.
  public var ignoredIdentifiers: Set<String> = []

  /// Accessibility identifiers that are left out for one rule only.
  public var ignoredIdentifiersByRule: [AccessibilityRule: Set<String>] = [:]

  /// Names of classes whose objects, with all below them, are left out.
  public var ignoredClasses: Set<String> = []

  // MARK: Thresholds

  /// How much contrast text needs.
  public var contrastLevel: ContrastLevel = .minimum

  /// What lies behind the root where nothing there paints; nil for what can not be known.
  public var assumedBackground: Color?

  /// The side of the smallest square in points that a finger can hit; 44.
  ///
  /// 24 is what WCAG 2.2 asks for, 48 what Android does.
  public var minimumTargetSize: CGFloat = 44

  /// Tells whether smaller targets pass that lie apart from others, as WCAG 2.2 has it; false at first.
  ///
  /// A circle of the smallest size around the middle of such a target touches no other target, and no
  /// circle of another small one.
  public var allowsSmallTargetsApart = false

  /// Tells whether links have to be as large as buttons; those in running text can not be.
  public var checksLinkSize = false

  /// The text sizes beyond the one in force in which text must have the room it needs; none at first.
  ///
  /// For each the tree is laid out once more, and in the end as it was.
  public var contentSizeCategories: [ContentSizeCategory] = []

  // MARK: Auditing

  /// Creates an audit of the usual rules.
  public init() {}

  /// An audit of the usual rules.
  public static let standard = AccessibilityAudit()

  /// Returns what is wrong in a view and all below it, rule by rule, in the order of the tree.
  ///
  /// The view itself counts as shown, even if it is hidden. Lay it out before.
  ///
  /// - Complexity: O(n log n) in the number of views and elements, apart from measuring text.
  public func issues(in view: View) -> [AccessibilityIssue] {
    issuesWithSubjects(in: view).map(\.issue)
  }

  /// Returns the same with the view or element that each issue is about.
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
  /// What holds a view or an element.
  package var accessibilityParent: Responder? {
    if let view = self as? View { return view.superview }
    return (self as? AccessibilityElement)?.holder
  }
}
