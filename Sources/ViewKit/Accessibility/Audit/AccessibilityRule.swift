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
  /// A label of what shows no text does not end with a full stop.
  case labelEndsWithPeriod = "label-ends-with-period"
  /// A label does not end with the word that its trait says already.
  case labelRepeatsTrait = "label-repeats-trait"
  /// A label names neither the state nor the gesture.
  case labelNamesState = "label-names-state"
  /// The label of a picture does not say that it is one.
  case imageWord = "image-word"
  /// A label is not the name of a file or symbol.
  case fileName = "file-name"
  /// A label says what is meant, also apart from its surroundings.
  case vagueLabel = "vague-label"
  /// A label is neither too long nor too short.
  case labelLength = "label-length"
  /// A button's label begins with a capital and is not all capitals.
  case labelCase = "label-case"
  /// Different things to act on have different labels.
  case duplicateLabel = "duplicate-label"

  // MARK: Traits

  /// Traits do not exclude one another.
  case conflictingTraits = "conflicting-traits"
  /// Buttons and pictures have the trait of their class.
  case missingTrait = "missing-trait"
  /// A screen has a heading.
  case noHeader = "no-header"

  // MARK: Hit regions

  /// What a person acts on is large enough to touch.
  case touchTarget = "touch-target"
  /// What a person acts on is not covered by something else to act on.
  case overlap = "overlap"
  /// What a person acts on keeps a distance from its neighbours; not checked unless asked for.
  case spacing = "spacing"

  // MARK: Contrast

  /// Text stands out from its ground.
  case textContrast = "text-contrast"
  /// Icons and the edges of controls stand out from their ground; not checked unless asked for.
  case nontextContrast = "nontext-contrast"

  // MARK: Text

  /// Text grows with the size that a person has chosen.
  case fixedFont = "fixed-font"
  /// Text has the room that it needs.
  case textClipped = "text-clipped"
  /// Text that is shown belongs to an element that can be reached.
  case unreachableText = "unreachable-text"

  // MARK: Structure

  /// No element lies below another one, where it is never visited.
  case nestedElement = "nested-element"
  /// A modal view holds something to reach.
  case silentModal = "silent-modal"
  /// A list of elements names what is there, and all of it.
  case staleElements = "stale-elements"
  /// An element has a size and lies in the window.
  case invisibleElement = "invisible-element"
  /// The reading order follows from the places of the elements.
  case ambiguousOrder = "ambiguous-order"
  /// Lists what does not answer at present.
  case disabled

  // MARK: Facts

  /// The area that the rule belongs to.
  public var auditType: AccessibilityAuditType { facts.type }

  /// How much an issue of the rule weighs unless an audit says otherwise.
  public var defaultSeverity: AccessibilityIssue.Severity { facts.severity }

  /// The rules that are checked unless an audit says otherwise: all but two.
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

  /// What is wrong, in few words.
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
