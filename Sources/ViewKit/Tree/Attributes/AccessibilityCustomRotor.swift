public import Foundation

/// A list of places on a screen among which people jump, such as the fields with mistakes in a form.
///
/// A rotor does not hold its places: it is asked for the next one from where a person is.
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
  /// Finds the next place from where a person is, or nil where there is none.
  public typealias Search =
    (AccessibilityCustomRotorSearchPredicate) -> AccessibilityCustomRotorItemResult?

  /// Which way a person goes.
  public enum Direction: Int, Hashable, Codable, Sendable {
    /// Back.
    case previous = 0
    /// On.
    case next = 1
  }

  /// The kinds of rotors that a system has names for.
  public enum SystemRotorType: Int, CaseIterable, Hashable, Codable, Sendable {
    /// None of them: a rotor with a name of its own.
    case none = 0
    /// Links.
    case link
    /// Links that were followed before.
    case visitedLink
    /// Headings of all levels.
    case heading
    /// Headings of the first level.
    case headingLevel1
    /// Headings of the second level.
    case headingLevel2
    /// Headings of the third level.
    case headingLevel3
    /// Headings of the fourth level.
    case headingLevel4
    /// Headings of the fifth level.
    case headingLevel5
    /// Headings of the sixth level.
    case headingLevel6
    /// Text in bold type.
    case boldText
    /// Text in italic type.
    case italicText
    /// Text with a line below.
    case underlineText
    /// Words with mistakes.
    case misspelledWord
    /// Images.
    case image
    /// Fields into which text is entered.
    case textField
    /// Tables.
    case table
    /// Lists.
    case list
    /// Landmarks.
    case landmark
  }

  /// The name under which the rotor is offered; empty for one that has the system's.
  open var name: String

  /// Finds the next place.
  open var itemSearchBlock: Search

  /// The kind of rotor; `none` for one with a name of its own.
  public let systemRotorType: SystemRotorType

  /// Creates a rotor with a name of its own.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// Creates a rotor of a kind that a system has, under the system's name.
  public init(systemType: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = ""
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = systemType
    super.init()
  }
}

/// A place that a rotor leads to.
open class AccessibilityCustomRotorItemResult: NSObject {
  /// The element to go to, or nil when there is none or it has been freed.
  open weak var targetElement: (any NSObjectProtocol)?

  /// The part of the element's text that is meant, in UTF-16 units, or nil for the whole element.
  open var targetRange: NSRange?

  /// Creates a result that leads nowhere.
  public override init() {
    super.init()
  }

  /// Creates a result that leads to an element, which it does not keep.
  public init(targetElement: any NSObjectProtocol, targetRange: NSRange? = nil) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }

  /// Tells whether two results lead to the same place, not whether neither leads anywhere.
  func leadsToSamePlace(as other: AccessibilityCustomRotorItemResult) -> Bool {
    guard let targetElement else { return false }
    return targetElement === other.targetElement && targetRange == other.targetRange
  }
}

/// Where a person is, and which way the next place is looked for.
open class AccessibilityCustomRotorSearchPredicate: NSObject {
  /// The place where a person is; it leads nowhere at the start.
  open var currentItem = AccessibilityCustomRotorItemResult()

  /// Which way the person goes.
  open var searchDirection = AccessibilityCustomRotor.Direction.next
}
