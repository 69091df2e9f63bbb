import Foundation

/// The words that are spoken about elements, for one language.
///
/// English is built in; another language is another value of this type. In formats, `{0}` and `{1}`
/// stand for what is filled in.
struct AccessibilityWords: Sendable {
  // Names of traits, with the period that follows each.
  var notEnabled: String
  var button: String
  var backButton: String
  var toggleButton: String
  var on: String
  var off: String
  var mixed: String
  var tab: String
  var textField: String
  var secureTextField: String
  var isEditing: String
  var header: String
  var link: String
  var adjustable: String
  var image: String
  var searchField: String

  var selected: String
  var selectedFormat: String
  /// The label of a back button that is not repeated in front of its trait.
  var back: String

  // Places in containers.
  var seriesFormat: String
  var rowSpanFormat: String
  var columnSpanFormat: String
  var rowFormat: String
  var columnFormat: String
  var listStart: String
  var listEnd: String
  var landmark: String
  var landmarkEnd: String

  // Hints that belong to traits.
  var toggleHint: String
  var toggleHintFormat: String
  var textFieldHint: String
  var textViewHint: String
  var editingHint: String
  var adjustableHint: String
  var adjustableHintFormat: String

  // Lines below an element.
  var customActions: String
  var customContent: String

  static let english = AccessibilityWords(
    notEnabled: "Dimmed.",
    button: "Button.",
    backButton: "Back Button.",
    toggleButton: "Switch Button.",
    on: "On.",
    off: "Off.",
    mixed: "Mixed.",
    tab: "Tab.",
    textField: "Text Field.",
    secureTextField: "Secure Text Field.",
    isEditing: "Is editing.",
    header: "Heading.",
    link: "Link.",
    adjustable: "Adjustable.",
    image: "Image.",
    searchField: "Search Field.",
    selected: "Selected.",
    selectedFormat: "Selected: {0}",
    back: "Back",
    seriesFormat: "{0} of {1}.",
    rowSpanFormat: "Spans {0} rows.",
    columnSpanFormat: "Spans {0} columns.",
    rowFormat: "Row {0}.",
    columnFormat: "Column {0}.",
    listStart: "List Start.",
    listEnd: "List End.",
    landmark: "Landmark.",
    landmarkEnd: "End.",
    toggleHint: "Double tap to toggle setting.",
    toggleHintFormat: "{0}. Double tap to toggle setting.",
    textFieldHint: "Double tap to edit.",
    textViewHint: "Double tap to edit., Use the rotor to access Misspelled Words",
    editingHint: "Use the rotor to access Misspelled Words",
    adjustableHint: "Swipe up or down with one finger to adjust the value.",
    adjustableHintFormat: "{0}. Swipe up or down with one finger to adjust the value.",
    customActions: "Actions Available",
    customContent: "More Content Available"
  )

  /// Returns a format with what is filled in.
  static func fill(_ format: String, _ first: String, _ second: String = "") -> String {
    // The second place first, in case what is filled in looks like one.
    guard let place = format.range(of: "{0}") else { return format }
    let tail = String(format[place.upperBound...]).replacingOnce("{1}", by: second)
    return format[..<place.lowerBound].description + first + tail
  }
}

extension String {
  fileprivate func replacingOnce(_ place: String, by text: String) -> String {
    guard let range = range(of: place) else { return self }
    return String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
