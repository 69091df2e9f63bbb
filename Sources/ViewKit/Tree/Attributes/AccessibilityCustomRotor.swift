public import Foundation

/// A custom rotor, with which a user jumps among related items, such as the invalid fields of a
/// form.
///
/// A rotor does not store its items: it searches for the next one from the current position.
///
/// ```swift
/// form.accessibilityCustomRotors = [
///   AccessibilityCustomRotor(name: "Mistakes") { predicate in
///     let places = predicate.searchDirection == .next ? wrong : wrong.reversed()
///     let current = places.firstIndex { $0 === predicate.currentItem.targetElement }
///     let next = current.map { $0 + 1 } ?? 0
///     guard next < places.count else { return nil }
///     return AccessibilityCustomRotorItemResult(targetElement: places[next])
///   }
/// ]
/// ```
open class AccessibilityCustomRotor: NSObject {
  /// A closure that returns the next item from the current position, or nil if there is none.
  public typealias Search =
    (AccessibilityCustomRotorSearchPredicate) -> AccessibilityCustomRotorItemResult?

  /// The directions of a search.
  public enum Direction: Int, Hashable, Codable, Sendable {
    /// The search for the previous item.
    case previous = 0
    /// The search for the next item.
    case next = 1
  }

  /// The types of rotor that the system names.
  public enum SystemRotorType: Int, CaseIterable, Hashable, Codable, Sendable {
    /// A rotor with a custom name.
    case none = 0
    /// A rotor for links.
    case link
    /// A rotor for visited links.
    case visitedLink
    /// A rotor for headings of all levels.
    case heading
    /// A rotor for first-level headings.
    case headingLevel1
    /// A rotor for second-level headings.
    case headingLevel2
    /// A rotor for third-level headings.
    case headingLevel3
    /// A rotor for fourth-level headings.
    case headingLevel4
    /// A rotor for fifth-level headings.
    case headingLevel5
    /// A rotor for sixth-level headings.
    case headingLevel6
    /// A rotor for bold text.
    case boldText
    /// A rotor for italic text.
    case italicText
    /// A rotor for underlined text.
    case underlineText
    /// A rotor for misspelled words.
    case misspelledWord
    /// A rotor for images.
    case image
    /// A rotor for text fields.
    case textField
    /// A rotor for tables.
    case table
    /// A rotor for lists.
    case list
    /// A rotor for landmarks.
    case landmark
  }

  /// The name of the rotor; empty for a system rotor.
  open var name: String

  /// The closure that finds the next item.
  open var itemSearchBlock: Search

  /// The system type of the rotor; `none` for a rotor with a custom name.
  public let systemRotorType: SystemRotorType

  /// Creates a rotor with a custom name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// Creates a rotor of a system type, which has the system's name.
  public init(systemType: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = ""
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = systemType
    super.init()
  }
}

/// An item that a rotor finds.
open class AccessibilityCustomRotorItemResult: NSObject {
  /// The target element; nil if there is none or it has been deallocated.
  open weak var targetElement: (any NSObjectProtocol)?

  /// The target range in the element's text, in UTF-16 code units; nil for the whole element.
  open var targetRange: NSRange?

  /// Creates a result without a target.
  public override init() {
    super.init()
  }

  /// Creates a result with a target element, which is not retained.
  public init(targetElement: any NSObjectProtocol, targetRange: NSRange? = nil) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }

  /// Whether two results have the same target; false if this one has none.
  func leadsToSamePlace(as other: AccessibilityCustomRotorItemResult) -> Bool {
    guard let targetElement else { return false }
    return targetElement === other.targetElement && targetRange == other.targetRange
  }
}

/// The current position and the direction of a rotor's search.
open class AccessibilityCustomRotorSearchPredicate: NSObject {
  /// The current item; at the start of the search it has no target.
  open var currentItem = AccessibilityCustomRotorItemResult()

  /// The direction of the search.
  open var searchDirection = AccessibilityCustomRotor.Direction.next
}
