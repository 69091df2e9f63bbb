/// The finding of a rule, to which the audit adds the location and the severity.
struct AuditFinding {
  let subject: Responder
  let found: String
  let needed: String
  let fix: String
  /// A severity that replaces the rule's default, if any.
  var severity: AccessibilityIssue.Severity?
  /// A summary that replaces the rule's default, if any.
  var summary: String?
  var isUndecided = false
  var others: [Responder] = []
}

/// One rule of an audit, in its own file.
protocol AuditRule {
  /// Returns the problems on a screen, in the order of the screen.
  static func findings(in screen: AuditScreen) -> [AuditFinding]
}

/// A rule that checks each reachable element separately.
protocol ElementRule: AuditRule {
  /// Returns the problem with an element, or nil.
  static func finding(for element: AuditElement, in screen: AuditScreen) -> AuditFinding?
}

extension ElementRule {
  static func findings(in screen: AuditScreen) -> [AuditFinding] {
    screen.elements.compactMap { finding(for: $0, in: screen) }
  }
}

extension AccessibilityRule {
  /// The type that checks the rule.
  var check: any AuditRule.Type {
    switch self {
    case .missingLabel: MissingLabelRule.self
    case .placeholderOnly: PlaceholderOnlyRule.self
    case .labelEndsWithPeriod: LabelEndsWithPeriodRule.self
    case .labelRepeatsTrait: LabelRepeatsTraitRule.self
    case .labelNamesState: LabelNamesStateRule.self
    case .imageWord: ImageWordRule.self
    case .fileName: FileNameRule.self
    case .vagueLabel: VagueLabelRule.self
    case .labelLength: LabelLengthRule.self
    case .labelCase: LabelCaseRule.self
    case .duplicateLabel: DuplicateLabelRule.self
    case .conflictingTraits: ConflictingTraitsRule.self
    case .missingTrait: MissingTraitRule.self
    case .noHeader: NoHeaderRule.self
    case .touchTarget: TouchTargetRule.self
    case .overlap: OverlapRule.self
    case .spacing: SpacingRule.self
    case .textContrast: TextContrastRule.self
    case .nontextContrast: NontextContrastRule.self
    case .fixedFont: FixedFontRule.self
    case .textClipped: TextClippedRule.self
    case .unreachableText: UnreachableTextRule.self
    case .nestedElement: NestedElementRule.self
    case .silentModal: SilentModalRule.self
    case .staleElements: StaleElementsRule.self
    case .invisibleElement: InvisibleElementRule.self
    case .ambiguousOrder: AmbiguousOrderRule.self
    case .disabled: DisabledRule.self
    }
  }
}
