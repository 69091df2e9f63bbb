import Foundation

/// The words of a language in which elements are spoken of.
///
/// English is built in. Another language is another value, which an ``Environment`` hands to a tree:
///
/// ```swift
/// var german = AccessibilityWords.english
/// german.button = "Taste."
/// german.selectedFormat = "Auswahl: {0}"
/// window.environment.accessibilityWords = german
/// ```
///
/// In formats, `{0}` and `{1}` stand for what is filled in. A value can be read from JSON, whose keys
/// are the names of the properties.
public struct AccessibilityWords: Codable, Hashable, Sendable {
  // MARK: Traits, each with the period that follows it

  /// Said of what is not enabled.
  public var notEnabled = "Dimmed."
  /// Said of a button.
  public var button = "Button."
  /// Said of the button that leads back.
  public var backButton = "Back Button."
  /// Said of a switch that is a button.
  public var toggleButton = "Switch Button."
  /// Said of a switch that is on.
  public var on = "On."
  /// Said of a switch that is off.
  public var off = "Off."
  /// Said of a switch that is on for a part.
  public var mixed = "Mixed."
  /// Said of a tab.
  public var tab = "Tab."
  /// Said of what text is entered into.
  public var textField = "Text Field."
  /// Said of what secret text is entered into.
  public var secureTextField = "Secure Text Field."
  /// Said of a field into which text is entered just now.
  public var isEditing = "Is editing."
  /// Said of a heading.
  public var header = "Heading."
  /// Said of a link.
  public var link = "Link."
  /// Said of what can be raised and lowered.
  public var adjustable = "Adjustable."
  /// Said of an image.
  public var image = "Image."
  /// Said of a field in which one searches.
  public var searchField = "Search Field."

  /// Said of what is selected and has no text.
  public var selected = "Selected."
  /// Said of what is selected, with its text.
  public var selectedFormat = "Selected: {0}"
  /// The label of a back button that is not repeated in front of its trait.
  public var back = "Back"

  // MARK: Places in containers

  /// The place of one of several, and how many there are.
  public var seriesFormat = "{0} of {1}."
  /// The number of rows of a cell that covers several.
  public var rowSpanFormat = "Spans {0} rows."
  /// The number of columns of a cell that covers several.
  public var columnSpanFormat = "Spans {0} columns."
  /// The row of a cell, from 1.
  public var rowFormat = "Row {0}."
  /// The column of a cell, from 1.
  public var columnFormat = "Column {0}."
  /// Said of the first element of a list.
  public var listStart = "List Start."
  /// Said of the last element of a list.
  public var listEnd = "List End."
  /// Said of the first element of a landmark.
  public var landmark = "Landmark."
  /// Said of the last element of a landmark.
  public var landmarkEnd = "End."

  // MARK: Hints that belong to traits

  /// The hint of a switch that has none.
  public var toggleHint = "Double tap to toggle setting."
  /// The hint of a switch, after its own.
  public var toggleHintFormat = "{0}. Double tap to toggle setting."
  /// The hint of a field.
  public var textFieldHint = "Double tap to edit."
  /// The hint of a text of several lines.
  public var textViewHint = "Double tap to edit., Use the rotor to access Misspelled Words"
  /// The hint while text is entered.
  public var editingHint = "Use the rotor to access Misspelled Words"
  /// The hint of what can be raised and lowered, and has none.
  public var adjustableHint = "Swipe up or down with one finger to adjust the value."
  /// The hint of what can be raised and lowered, after its own.
  public var adjustableHintFormat = "{0}. Swipe up or down with one finger to adjust the value."

  // MARK: Lines below an element

  /// Stands in front of the names of actions.
  public var customActions = "Actions Available"
  /// Stands in front of further content.
  public var customContent = "More Content Available"
  /// The name of a rotor, in front of where it leads.
  public var rotorFormat = "Rotor {0}"
  /// How many places a rotor leads to beyond those that are listed.
  public var moreResultsFormat = "+ {0} More Results..."
  /// The names of the rotors that every system has.
  public var systemRotors = SystemRotors()

  /// English.
  public static let english = AccessibilityWords()

  /// Returns a format with what is filled in.
  static func fill(_ format: String, _ first: String, _ second: String = "") -> String {
    // The second place first, in case what is filled in looks like one.
    guard let place = format.range(of: "{0}") else { return format }
    let tail = String(format[place.upperBound...]).replacingOnce("{1}", by: second)
    return format[..<place.lowerBound].description + first + tail
  }
}

/// Words that many hold without copies of them: there are more than sixty.
final class SharedAccessibilityWords: Sendable {
  let value: AccessibilityWords

  init(_ value: AccessibilityWords) {
    self.value = value
  }
}

extension String {
  fileprivate func replacingOnce(_ place: String, by text: String) -> String {
    guard let range = range(of: place) else { return self }
    return String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
