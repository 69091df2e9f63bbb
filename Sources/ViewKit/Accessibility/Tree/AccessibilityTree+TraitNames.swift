extension AccessibilityTree {
  /// The encoded form of traits: an array of names, and one `unknown(bits)` for unnamed bits.
  struct TraitNames: Codable {
    var traits: AccessibilityTraits

    init(traits: AccessibilityTraits) {
      self.traits = traits
    }

    init(from decoder: any Decoder) throws {
      traits = []
      for name in try decoder.singleValueContainer().decode([String].self) {
        traits.formUnion(Self.traits(named: name))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var names: [String] = []
      var rest = traits
      for (name, trait) in Self.table where traits.contains(trait) {
        names.append(name)
        rest.remove(trait)
      }
      if !rest.isEmpty {
        names.append("unknown(\(rest.rawValue))")
      }
      var container = encoder.singleValueContainer()
      try container.encode(names)
    }

    /// Unknown names are ignored.
    private static func traits(named name: String) -> AccessibilityTraits {
      if let entry = table.first(where: { $0.name == name }) { return entry.trait }
      if name == "toggleButton" { return .toggleButton }
      guard name.hasPrefix("unknown("), name.hasSuffix(")") else { return [] }
      let bits = UInt64(name.dropFirst("unknown(".count).dropLast())
      return AccessibilityTraits(rawValue: bits ?? 0)
    }

    private static let table: [(name: String, trait: AccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
      ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
      ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
      ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
      ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
      ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
      ("header", .header), ("tabBar", .tabBar), ("textEntry", .textEntry),
      ("isEditing", .isEditing), ("secureTextField", .secureTextField),
      ("backButton", .backButton), ("tabBarItem", .tabBarItem), ("textArea", .textArea),
      ("switchButton", .toggleButton),
    ]
  }
}
