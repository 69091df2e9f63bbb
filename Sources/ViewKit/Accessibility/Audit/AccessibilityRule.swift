/// A rule of an accessibility audit; its raw value is stable and may be stored.
///
/// ```swift
/// var audit = AccessibilityAudit()
/// audit.rules.removeAll { $0 == .fixedFont }
/// print(AccessibilityRule.fixedFont.rawValue)  // fixed-font
/// ```
public enum AccessibilityRule: String, Hashable, Codable, Sendable, CaseIterable {
  // MARK: Descriptions

  /// A reachable element that shows no text has a label.
  case missingLabel = "missing-label"
  /// A field has a label besides its placeholder.
  case placeholderOnly = "placeholder-only"
  /// A label of an element that shows no text does not end with a period.
  case labelEndsWithPeriod = "label-ends-with-period"
  /// A label does not end with the word that is spoken for its trait.
  case labelRepeatsTrait = "label-repeats-trait"
  /// A label names neither a state nor a gesture.
  case labelNamesState = "label-names-state"
  /// The label of an image does not say that it is an image.
  case imageWord = "image-word"
  /// A label is not the name of a file or symbol.
  case fileName = "file-name"
  /// A label is clear without its surroundings.
  case vagueLabel = "vague-label"
  /// A label is neither too long nor too short.
  case labelLength = "label-length"
  /// A button's label starts with a capital letter and is not in all capitals.
  case labelCase = "label-case"
  /// Different actionable elements have different labels.
  case duplicateLabel = "duplicate-label"

  // MARK: Traits

  /// Traits do not conflict with one another.
  case conflictingTraits = "conflicting-traits"
  /// Buttons and images have the trait of their class.
  case missingTrait = "missing-trait"
  /// A screen has a heading.
  case noHeader = "no-header"

  // MARK: Hit regions

  /// An actionable element is large enough to touch.
  case touchTarget = "touch-target"
  /// An actionable element is not covered by another one.
  case overlap = "overlap"
  /// An actionable element keeps a distance from its neighbours; not checked by default.
  case spacing = "spacing"

  // MARK: Contrast

  /// Text has enough contrast with its background.
  case textContrast = "text-contrast"
  /// Icons and the edges of controls have enough contrast with their background; off by default.
  case nontextContrast = "nontext-contrast"

  // MARK: Text

  /// Text grows with the preferred content size.
  case fixedFont = "fixed-font"
  /// Text has enough room.
  case textClipped = "text-clipped"
  /// Visible text belongs to an element that can be reached.
  case unreachableText = "unreachable-text"

  // MARK: Structure

  /// No element is a descendant of another element, because it would never be visited.
  case nestedElement = "nested-element"
  /// A modal view contains an element that can be reached.
  case silentModal = "silent-modal"
  /// A list of elements names all visible elements, and only those.
  case staleElements = "stale-elements"
  /// An element has a size and lies within the window.
  case invisibleElement = "invisible-element"
  /// The positions of the elements determine their reading order.
  case ambiguousOrder = "ambiguous-order"
  /// An element is enabled; disabled elements are listed.
  case disabled

  // MARK: Properties

  /// The area to which the rule belongs.
  public var auditType: AccessibilityAuditType { facts.type }

  /// The severity of the rule's issues unless an audit overrides it.
  public var defaultSeverity: AccessibilityIssue.Severity { facts.severity }

  /// The rules that an audit checks by default: all but `spacing` and `nontextContrast`.
  public static let standard = allCases.filter { $0 != .spacing && $0 != .nontextContrast }

  private typealias Facts = (type: AccessibilityAuditType, severity: AccessibilityIssue.Severity)

  private var facts: Facts {
    switch self {
    case .missingLabel, .placeholderOnly, .labelRepeatsTrait:
      (.sufficientElementDescription, .error)
    case .labelEndsWithPeriod, .labelNamesState, .imageWord, .fileName, .vagueLabel, .labelLength,
      .duplicateLabel:
      (.sufficientElementDescription, .warning)
    case .labelCase: (.sufficientElementDescription, .info)
    case .conflictingTraits: (.trait, .error)
    case .missingTrait: (.trait, .warning)
    case .noHeader, .disabled: (.trait, .info)
    case .touchTarget: (.hitRegion, .error)
    case .overlap, .spacing: (.hitRegion, .warning)
    case .textContrast, .nontextContrast: (.contrast, .error)
    case .fixedFont: (.dynamicType, .warning)
    case .textClipped: (.textClipped, .warning)
    case .unreachableText: (.elementDetection, .error)
    case .nestedElement, .silentModal, .invisibleElement: (.parentChild, .error)
    case .staleElements: (.parentChild, .warning)
    case .ambiguousOrder: (.parentChild, .info)
    }
  }

  /// A short description of the problem.
  var summary: String {
    switch self {
    case .missingLabel, .placeholderOnly: "Element has no description"
    case .fileName: "Label not human-readable"
    case .labelEndsWithPeriod: "Label ends with a full stop"
    case .labelRepeatsTrait: "Label repeats the trait"
    case .labelNamesState: "Label names a state or gesture"
    case .imageWord: "Label says that it is a picture"
    case .vagueLabel: "Label is vague"
    case .labelLength: "Label is too long or too short"
    case .labelCase: "Label is not capitalized as usual"
    case .duplicateLabel: "Label is not unique"
    case .conflictingTraits: "Traits exclude one another"
    case .missingTrait: "Trait of the class is missing"
    case .noHeader: "Screen has no heading"
    case .touchTarget: "Hit area is too small"
    case .overlap: "Hit areas overlap"
    case .spacing: "Hit areas are too close"
    case .textContrast, .nontextContrast: "Contrast failed"
    case .fixedFont: "Dynamic Type font sizes are unsupported"
    case .textClipped: "Text clipped"
    case .unreachableText: "Potentially inaccessible text"
    case .nestedElement: "Element lies below another element"
    case .silentModal: "Modal view has no element"
    case .staleElements: "List of elements does not fit the views"
    case .invisibleElement: "Element can not be seen"
    case .ambiguousOrder: "Reading order is ambiguous"
    case .disabled: "Element is disabled"
    }
  }
}
