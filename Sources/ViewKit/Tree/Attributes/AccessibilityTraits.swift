/// A set of traits that describe an accessibility element and its behaviour.
///
/// ```swift
/// title.accessibilityTraits.insert(.header)
/// print(title.accessibilityTraits)  // [staticText, header]
/// ```
///
/// The bits have UIKit's values. ``textEntry`` and the traits that follow it are not public in
/// UIKit, whose own controls set them; compare with `contains(_:)` rather than `==`.
public struct AccessibilityTraits: OptionSet, Hashable, Codable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64

  /// Creates a set of traits from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The element has no traits.
  public static let none: AccessibilityTraits = []
  /// The element behaves like a button.
  public static let button = bit(0)
  /// The element behaves like a link.
  public static let link = bit(1)
  /// The element is an image.
  public static let image = bit(2)
  /// The element is selected.
  public static let selected = bit(3)
  /// The element plays its own sound when activated.
  public static let playsSound = bit(4)
  /// The element is a key of a keyboard.
  public static let keyboardKey = bit(5)
  /// The element is static text that does not change.
  public static let staticText = bit(6)
  /// The element provides a summary of the screen when it appears.
  public static let summaryElement = bit(7)
  /// The element is not enabled and does not respond to interaction.
  public static let notEnabled = bit(8)
  /// The element changes its label or value too often for each change to be announced.
  public static let updatesFrequently = bit(9)
  /// The element is a search field.
  public static let searchField = bit(10)
  /// The element starts a media session that speech should not interrupt.
  public static let startsMediaSession = bit(11)
  /// The element has a value that can be incremented and decremented.
  public static let adjustable = bit(12)
  /// The element handles touches directly, without assistive technology.
  public static let allowsDirectInteraction = bit(13)
  /// The element turns the page when it has been read to the end.
  public static let causesPageTurn = bit(14)
  /// The element is a tab bar.
  public static let tabBar = bit(15)
  /// The element is a heading.
  public static let header = bit(16)
  /// The element is a switch that can be on or off.
  public static let toggleButton = bit(53)

  /// The element accepts text.
  public static let textEntry = bit(18)
  /// The element is being edited.
  public static let isEditing = bit(21)
  /// The element accepts text that is not shown.
  public static let secureTextField = bit(24)
  /// The element is the button that returns to the previous screen.
  public static let backButton = bit(27)
  /// The element is a tab of a tab bar.
  public static let tabBarItem = bit(28)
  /// The element accepts several lines of text.
  public static let textArea = bit(47)

  private static func bit(_ index: UInt64) -> AccessibilityTraits {
    AccessibilityTraits(rawValue: 1 << index)
  }
}

extension AccessibilityTraits: CustomStringConvertible {
  /// The names of the traits in the order of their bits; an unnamed bit is `unknown(bit)`.
  public var names: [String] {
    (0..<UInt64.bitWidth).compactMap { index in
      guard rawValue >> UInt64(index) & 1 == 1 else { return nil }
      return Self.name(ofBit: index)
    }
  }

  /// The names in brackets, such as `[button, notEnabled]`.
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
