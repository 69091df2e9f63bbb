extension AccessibilityWords {
  /// The names of the rotors that every system has, for those that have no name of their own.
  public struct SystemRotors: Codable, Hashable, Sendable {
    /// A rotor of no known kind.
    public var none = "None"
    /// Links.
    public var link = "Links"
    /// Links that were followed before.
    public var visitedLink = "Visited Links"
    /// Headings of all levels.
    public var heading = "Headings"
    /// Headings of one level, from 1 to 6.
    public var headingLevelFormat = "Heading {0}"
    /// Text in bold type.
    public var boldText = "Bold Text"
    /// Text in italic type.
    public var italicText = "Italic Text"
    /// Text with a line below.
    public var underlineText = "Underlined Text"
    /// Words with mistakes.
    public var misspelledWord = "Misspelled Words"
    /// Images.
    public var image = "Images"
    /// Fields into which text is entered.
    public var textField = "Text Fields"
    /// Tables.
    public var table = "Tables"
    /// Lists.
    public var list = "Lists"
    /// Landmarks.
    public var landmark = "Landmarks"

    /// Returns the name of a kind of rotor.
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
