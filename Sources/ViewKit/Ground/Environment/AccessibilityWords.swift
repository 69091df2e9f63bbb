import Foundation

/// The words that describe elements in one language.
///
/// English is built in. Another language is another value, which an ``Environment`` passes to a
/// tree:
///
/// ```swift
/// var german = AccessibilityWords.english
/// german.button = "Taste."
/// german.selectedFormat = "Auswahl: {0}"
/// window.environment.accessibilityWords = german
/// ```
///
/// In formats, `{0}` and `{1}` are placeholders. A value can be decoded from JSON, whose keys are
/// the names of the properties.
public struct AccessibilityWords: Codable, Hashable, Sendable {
  // MARK: Traits, each with a period

  /// The word for an element that is not enabled.
  public var notEnabled = "Dimmed."
  /// The word for a button.
  public var button = "Button."
  /// The words for a back button.
  public var backButton = "Back Button."
  /// The words for a button that is a switch.
  public var toggleButton = "Switch Button."
  /// The word for a switch that is on.
  public var on = "On."
  /// The word for a switch that is off.
  public var off = "Off."
  /// The word for a switch that is partly on.
  public var mixed = "Mixed."
  /// The word for a tab.
  public var tab = "Tab."
  /// The words for a text field.
  public var textField = "Text Field."
  /// The words for a secure text field.
  public var secureTextField = "Secure Text Field."
  /// The words for a text field that is being edited.
  public var isEditing = "Is editing."
  /// The word for a heading.
  public var header = "Heading."
  /// The word for a link.
  public var link = "Link."
  /// The word for an adjustable element.
  public var adjustable = "Adjustable."
  /// The word for an image.
  public var image = "Image."
  /// The words for a search field.
  public var searchField = "Search Field."

  /// The word for a selected element without text.
  public var selected = "Selected."
  /// The format for a selected element with text.
  public var selectedFormat = "Selected: {0}"
  /// The label of a back button, which is not repeated before the words for its trait.
  public var back = "Back"

  // MARK: Positions in containers

  /// The format for the position in a series and the length of the series.
  public var seriesFormat = "{0} of {1}."
  /// The format for the number of rows that a cell spans.
  public var rowSpanFormat = "Spans {0} rows."
  /// The format for the number of columns that a cell spans.
  public var columnSpanFormat = "Spans {0} columns."
  /// The format for the row of a cell, from 1.
  public var rowFormat = "Row {0}."
  /// The format for the column of a cell, from 1.
  public var columnFormat = "Column {0}."
  /// The words for the first element of a list.
  public var listStart = "List Start."
  /// The words for the last element of a list.
  public var listEnd = "List End."
  /// The word for the first element of a landmark.
  public var landmark = "Landmark."
  /// The word for the last element of a landmark.
  public var landmarkEnd = "End."

  // MARK: Standard hints of traits

  /// The hint of a switch without its own hint.
  public var toggleHint = "Double tap to toggle setting."
  /// The format for the hint of a switch with its own hint.
  public var toggleHintFormat = "{0}. Double tap to toggle setting."
  /// The hint of a text field.
  public var textFieldHint = "Double tap to edit."
  /// The hint of a text view.
  public var textViewHint = "Double tap to edit., Use the rotor to access Misspelled Words"
  /// The hint while text is being edited.
  public var editingHint = "Use the rotor to access Misspelled Words"
  /// The hint of an adjustable element without its own hint.
  public var adjustableHint = "Swipe up or down with one finger to adjust the value."
  /// The format for the hint of an adjustable element with its own hint.
  public var adjustableHintFormat = "{0}. Swipe up or down with one finger to adjust the value."

  // MARK: Lines below an element

  /// The heading of the list of custom actions.
  public var customActions = "Actions Available"
  /// The heading of the list of custom content.
  public var customContent = "More Content Available"
  /// The format for the name of a rotor, which precedes its results.
  public var rotorFormat = "Rotor {0}"
  /// The format for the number of a rotor's results that are not listed.
  public var moreResultsFormat = "+ {0} More Results..."
  /// The names of the system's rotors.
  public var systemRotors = SystemRotors()

  /// The English words.
  public static let english = AccessibilityWords()

  /// Returns a format with its placeholders replaced by texts.
  static func fill(_ format: String, _ first: String, _ second: String = "") -> String {
    // Split at the first placeholder, in case the text that replaces it looks like the second one.
    guard let place = format.range(of: "{0}") else { return format }
    let tail = String(format[place.upperBound...]).replacingOnce("{1}", by: second)
    return format[..<place.lowerBound].description + first + tail
  }
}

/// A reference to words, for sharing: a value has more than sixty strings.
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
