/// What an element is and how it behaves, as assistive technology tells a person.
///
/// ```swift
/// title.accessibilityTraits.insert(.header)
/// print(title.accessibilityTraits)  // [staticText, header]
/// ```
///
/// The bits have UIKit's values. Those of ``textEntry`` and of what follows it are not public in
/// UIKit, where its own controls set them; compare with `contains(_:)`, not by equality.
public struct AccessibilityTraits: OptionSet, Hashable, Codable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing to tell.
  public static let none: AccessibilityTraits = []
  /// Acts when it is touched.
  public static let button = bit(0)
  /// Leads elsewhere.
  public static let link = bit(1)
  /// Is a picture.
  public static let image = bit(2)
  /// Is chosen.
  public static let selected = bit(3)
  /// Plays a sound of its own when it is touched.
  public static let playsSound = bit(4)
  /// Is a key of a keyboard.
  public static let keyboardKey = bit(5)
  /// Is text that does not change.
  public static let staticText = bit(6)
  /// Sums up the screen when it appears.
  public static let summaryElement = bit(7)
  /// Does not answer at present.
  public static let notEnabled = bit(8)
  /// Changes its label or value too often to tell each time.
  public static let updatesFrequently = bit(9)
  /// Takes words to search for.
  public static let searchField = bit(10)
  /// Starts media that speech should not talk over.
  public static let startsMediaSession = bit(11)
  /// Has a value that goes up and down.
  public static let adjustable = bit(12)
  /// Takes touches directly, past assistive technology.
  public static let allowsDirectInteraction = bit(13)
  /// Turns the page when it has been read to the end.
  public static let causesPageTurn = bit(14)
  /// Holds tabs.
  public static let tabBar = bit(15)
  /// Is a heading.
  public static let header = bit(16)
  /// Is on or off.
  public static let toggleButton = bit(53)

  /// Takes text.
  public static let textEntry = bit(18)
  /// Is taking text at present.
  public static let isEditing = bit(21)
  /// Takes text that is not shown.
  public static let secureTextField = bit(24)
  /// Leads back to the screen before.
  public static let backButton = bit(27)
  /// Is a tab of a tab bar.
  public static let tabBarItem = bit(28)
  /// Takes text of several lines.
  public static let textArea = bit(47)

  private static func bit(_ index: UInt64) -> AccessibilityTraits {
    AccessibilityTraits(rawValue: 1 << index)
  }
}

extension AccessibilityTraits: CustomStringConvertible {
  /// The names of the traits in the order of their bits; a bit without a name is `unknown(bit)`.
  public var names: [String] {
    (0..<UInt64.bitWidth).compactMap { index in
      guard rawValue >> UInt64(index) & 1 == 1 else { return nil }
      return Self.name(ofBit: index)
    }
  }

  /// The names between brackets, such as `[button, notEnabled]`.
  public var description: String { "[\(names.joined(separator: ", "))]" }

  private static func name(ofBit index: Int) -> String {
    switch index {
    case 0..<publicNames.count: publicNames[index]
    case 18: "textEntry"
    case 21: "isEditing"
    case 24: "secureTextField"
    case 27: "backButton"
    case 28: "tabBarItem"
    case 47: "textArea"
    case 53: "toggleButton"
    default: "unknown(\(index))"
    }
  }

  private static let publicNames = [
    "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText",
    "summaryElement", "notEnabled", "updatesFrequently", "searchField", "startsMediaSession",
    "adjustable", "allowsDirectInteraction", "causesPageTurn", "tabBar", "header",
  ]
}
