extension AccessibilityWords {
  /// The names of the system's rotors, for those without a custom name.
  public struct SystemRotors: Codable, Hashable, Sendable {
    /// The name of a rotor without a system type.
    public var none = "None"
    /// The name of the rotor for links.
    public var link = "Links"
    /// The name of the rotor for visited links.
    public var visitedLink = "Visited Links"
    /// The name of the rotor for headings of all levels.
    public var heading = "Headings"
    /// The format for the name of a rotor for headings of one level, from 1 to 6.
    public var headingLevelFormat = "Heading {0}"
    /// The name of the rotor for bold text.
    public var boldText = "Bold Text"
    /// The name of the rotor for italic text.
    public var italicText = "Italic Text"
    /// The name of the rotor for underlined text.
    public var underlineText = "Underlined Text"
    /// The name of the rotor for misspelled words.
    public var misspelledWord = "Misspelled Words"
    /// The name of the rotor for images.
    public var image = "Images"
    /// The name of the rotor for text fields.
    public var textField = "Text Fields"
    /// The name of the rotor for tables.
    public var table = "Tables"
    /// The name of the rotor for lists.
    public var list = "Lists"
    /// The name of the rotor for landmarks.
    public var landmark = "Landmarks"

    /// Returns the name for a system rotor type.
    public subscript(type: AccessibilityCustomRotor.SystemRotorType) -> String {
      switch type {
      case .none: none
      case .link: link
      case .visitedLink: visitedLink
      case .heading: heading
      case .headingLevel1: headingLevel(1)
      case .headingLevel2: headingLevel(2)
      case .headingLevel3: headingLevel(3)
      case .headingLevel4: headingLevel(4)
      case .headingLevel5: headingLevel(5)
      case .headingLevel6: headingLevel(6)
      case .boldText: boldText
      case .italicText: italicText
      case .underlineText: underlineText
      case .misspelledWord: misspelledWord
      case .image: image
      case .textField: textField
      case .table: table
      case .list: list
      case .landmark: landmark
      }
    }

    private func headingLevel(_ level: Int) -> String {
      AccessibilityWords.fill(headingLevelFormat, "\(level)")
    }
  }
}
