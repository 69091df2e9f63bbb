extension AccessibilityReading {
  /// The spoken description of the element: its label, value, state, traits and position in a
  /// container.
  ///
  /// An example is `Selected: Day. Button. 1 of 3.`. The words come from the environment of the
  /// view whose reading order was computed; they are English by default. The rules are those of
  /// AccessibilitySnapshot, which follow VoiceOver closely but not everywhere.
  public var spokenDescription: String { speech.description }

  /// The hint spoken after a pause, including the standard hints of switches, fields and adjustable
  /// elements.
  public var spokenHint: String? { speech.hint }

  var speech: AccessibilitySpeech {
    AccessibilitySpeech(of: element, at: position, words: words)
  }
}

extension View {
  /// The elements in reading order, numbered, with the spoken description of each.
  ///
  /// ```
  /// 1. "Settings. Heading."
  /// 2. "Wi-Fi. Switch Button. On.", "Double tap to toggle setting."
  ///    Actions Available: Forget
  ///    Rotor Networks: "Home", "Office", + 3 More Results...
  /// ```
  ///
  /// The description comes first, then the hint. The user input labels follow if they differ from
  /// the label, then the actions, the custom content and the rotors with their current results.
  /// Line breaks in texts are written as `\n`.
  public final var accessibilityDescription: String {
    accessibilityReadingOrder.map { $0.lines(in: self) }.joined(separator: "\n")
  }
}

extension AccessibilityReading {
  fileprivate func lines(in root: View) -> String {
    let speech = speech
    let texts = [speech.description] + (speech.hint.map { [$0] } ?? [])
    let head = texts.map { "\"\($0.onOneLine)\"" }.joined(separator: ", ")
    let rest = (details + rotors(in: root)).map { "   " + $0.onOneLine }
    return (["\(index + 1). \(head)"] + rest).joined(separator: "\n")
  }

  private var details: [String] {
    let words = words
    let names = element.accessibilityUserInputLabels ?? []
    let actions = customActions.map(\.name)
    var lines: [String] = []
    if !names.isEmpty, names != [element.accessibilityLabel] {
      lines.append(names.map { "\"\($0)\"" }.joined(separator: ", "))
    }
    if !actions.isEmpty {
      lines.append("\(words.customActions): \(actions.joined(separator: ", "))")
    }
    let contents = element.accessibilityCustomContent.map { "\($0.label): \($0.value)" }
    if !contents.isEmpty {
      lines.append("\(words.customContent): \(contents.joined(separator: ", "))")
    }
    return lines
  }

  private func rotors(in root: View) -> [String] {
    let words = words
    return customRotors(in: root).map { rotor in
      let name = AccessibilityWords.fill(words.rotorFormat, rotor.name)
      var places = rotor.resultMarkers.map { place in
        "\"\(place.elementDescription)\"" + (place.rangeDescription.map { " \($0)" } ?? "")
      }
      if let more = rotor.unlistedCount {
        places.append(AccessibilityWords.fill(words.moreResultsFormat, more))
      }
      return places.isEmpty ? name : "\(name): \(places.joined(separator: ", "))"
    }
  }
}

extension String {
  /// The text with each line break, of whatever kind, replaced by `\n`.
  var onOneLine: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "\\n")
  }
}
