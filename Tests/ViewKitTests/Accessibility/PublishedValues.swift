import Foundation
import ViewKit

/// Values that AccessibilitySnapshot publishes of its examples, retyped as facts.
///
/// They stand in comments beside the examples, in tests, and in pictures; those of controls are of
/// iOS 17 and 18, to which the default environment belongs.
enum PublishedValues {
  struct Row: CustomStringConvertible, Sendable {
    var name: String
    var label: String?
    var value: String?
    var hint: String?
    var traits: AccessibilityTraits = []
    /// The description, and the hint if there is one.
    var spoken: [String]

    var description: String { name }
  }

  // MARK: Labels, values and hints

  static let views = [
    Row(name: "view 1", spoken: [""]),
    Row(name: "view 2", label: "Label", spoken: ["Label"]),
    Row(name: "view 3", value: "Value", spoken: ["Value"]),
    Row(name: "view 4", hint: "Hint", spoken: ["Hint"]),
    Row(name: "view 5", label: "Label", value: "Value", spoken: ["Label: Value"]),
    Row(name: "view 6", label: "Label", hint: "Hint", spoken: ["Label", "Hint"]),
    Row(name: "view 7", value: "Value", hint: "Hint", spoken: ["Value", "Hint"]),
    Row(
      name: "view 8",
      label: "Label",
      value: "Value",
      hint: "Hint",
      spoken: ["Label: Value", "Hint"]
    ),
  ]

  /// The same of labels whose texts are `01: Text` and so on.
  static let labels = [
    Row(name: "label 01", spoken: ["01: Text"]),
    Row(name: "label 02", label: "Label", spoken: ["Label"]),
    Row(name: "label 03", value: "Value", spoken: ["03: Text: Value"]),
    Row(name: "label 04", hint: "Hint", spoken: ["04: Text", "Hint"]),
    Row(name: "label 05", label: "Label", value: "Value", spoken: ["Label: Value"]),
    Row(name: "label 06", label: "Label", hint: "Hint", spoken: ["Label", "Hint"]),
    Row(name: "label 07", value: "Value", hint: "Hint", spoken: ["07: Text: Value", "Hint"]),
    Row(
      name: "label 08",
      label: "Label",
      value: "Value",
      hint: "Hint",
      spoken: ["Label: Value", "Hint"]
    ),
  ]

  static let adjustHint = "Swipe up or down with one finger to adjust the value."

  static let edgeCases = [
    Row(name: "edge 1", hint: "Hint", traits: .adjustable, spoken: ["Hint. Adjustable."]),
    Row(
      name: "edge 2",
      label: "Label",
      hint: "Hint",
      traits: .adjustable,
      spoken: ["Label. Adjustable.", "Hint. " + adjustHint]
    ),
    Row(name: "edge 3", traits: [.button, .header], spoken: ["Button. Heading."]),
    // The comment there has no period; its picture has.
    Row(name: "edge 4", traits: .adjustable, spoken: ["Adjustable.", adjustHint]),
    Row(name: "edge 5", hint: "Hint", traits: .button, spoken: ["Hint. Button."]),
  ]

  // MARK: Traits

  /// Traits of buttons whose titles are their numbers of two digits, from 01.
  static let buttons: [(traits: AccessibilityTraits, spoken: [String])] = [
    ([], ["01"]), (.button, ["02. Button."]), (.link, ["03. Link."]),
    (.header, ["04. Heading."]), (.searchField, ["05. Search Field."]), (.image, ["06. Image."]),
    (.selected, ["Selected: 07"]), (.playsSound, ["08"]), (.keyboardKey, ["09"]),
    (.staticText, ["10"]), (.summaryElement, ["11"]), (.notEnabled, ["12. Dimmed."]),
    (.updatesFrequently, ["13"]), (.startsMediaSession, ["14"]),
    (.adjustable, ["15. Adjustable.", adjustHint]), (.allowsDirectInteraction, ["16"]),
    (.causesPageTurn, ["17"]), (.tabBar, ["18"]), ([.button, .link], ["19. Button. Link."]),
    ([.button, .header], ["20. Button. Heading."]),
    ([.button, .searchField], ["21. Button. Search Field."]),
    ([.button, .image], ["22. Button. Image."]),
    ([.button, .selected], ["Selected: 23. Button."]),
    ([.button, .notEnabled], ["24. Dimmed. Button."]),
    ([.button, .adjustable], ["25. Button. Adjustable.", adjustHint]),
    ([.button, .keyboardKey], ["26"]),
    // All of those above. The comment there has 26 as its number; the title is 27.
    (
      AccessibilityTraits(rawValue: 0x1FFFF),
      ["Selected: 27. Dimmed. Heading. Link. Adjustable. Image. Search Field."]
    ),
  ]

  // MARK: Controls

  static let toggleHint = "Double tap to toggle setting."

  static let switches = [
    ["Switch Button. On.", toggleHint], ["Switch Button. Off.", toggleHint],
    ["Dimmed. Switch Button. On."], ["Label. Switch Button. On.", toggleHint],
    ["Label. Switch Button. Off.", toggleHint], ["Label. Switch Button. On.", toggleHint],
    ["Label. Switch Button. On.", "Hint. " + toggleHint],
    [
      "Selected: Label. Switch Button. Off. Heading. Link. Adjustable. Image. Search Field.",
      "Hint. " + toggleHint,
    ],
    [
      "Selected: Label. Dimmed. Switch Button. Off. Heading. Link. Adjustable. Image. "
        + "Search Field.",
      "Hint",
    ],
    ["Fake Label. Switch Button. On.", toggleHint],
    ["Fake Label. Switch Button. Off.", toggleHint],
    ["Fake Label. Switch Button. Mixed.", toggleHint], ["Fake Label. On.", toggleHint],
    ["Fake Label. 3", toggleHint], ["Fake Label. Switch Button. Value", toggleHint],
  ]

  static let tabs = [
    ["Item A. Tab. 1 of 6."], ["Selected: Item B. Tab. 2 of 6."], ["Item C. Tab. 3 of 6."],
    ["Tab. 4 of 6."], ["Label: Value. Tab. 5 of 6.", "Hint"],
    ["Label: Value. Tab. 6 of 6.", "Hint"], ["Item A. Tab. 1 of 4."],
    ["Item B: 3 items. Tab. 2 of 4."], ["Item C: A. Tab. 3 of 4."],
    ["Item D: Value. Tab. 4 of 4."], ["Item A. Tab. 1 of 11."],
    ["Selected: Item B. Tab. 2 of 11."], ["Item C. Dimmed. Tab. 3 of 11."], ["Tab. 4 of 11."],
    ["2. Tab. 5 of 11."], ["1. Tab. 6 of 11."], ["3. Tab. 7 of 11."],
    ["H. Dimmed. Tab. Heading. Link. Adjustable. Image. Search Field. 8 of 11."],
    ["1. Tab. 9 of 11."], ["2. Tab. 10 of 11."], ["3. Tab. 11 of 11."], ["Item A. Tab. 1 of 5."],
    ["Selected: Item B. Tab. 2 of 5."], ["Item C. Dimmed. Tab. 3 of 5."], ["Tab. 4 of 5."],
    ["Item E. Dimmed. Tab. Heading. Link. Adjustable. Image. Search Field. 5 of 5."],
  ]

  static let segments = [
    ["Segment A. Button. 1 of 3."], ["Selected: Segment B. Button. 2 of 3."],
    ["Segment C. Button. 3 of 3."],
  ]
  static let slider = [["75%. Adjustable.", adjustHint]]
  static let stepper = [["Decrement. Button."], ["Increment. Button."]]
  static let stepperAtMinimum = [["Decrement. Dimmed. Button."], ["Increment. Button."]]
  static let pageControl = [["page 2 of 3. Adjustable.", adjustHint]]
  static let list = [["Label 1. List Start."], ["Label 2"], ["Label 3"], ["Label 4. List End."]]
  static let landmark = [["Label 1. Landmark."], ["Label 2"], ["Label 3"], ["Label 4. End."]]

  // MARK: Tables

  static let plainTable = """
    Hello World
    A1. Row 1. Column 1.
    B1. Column 2.
    C1. Column 3.
    D1. Column 4.
    A2. Row 2. Column 1.
    B2. Spans 2 columns. Column 2.
    D2. Column 4.
    A3. Row 3. Column 1.
    B3. Spans 2 rows. Column 2.
    C3. Column 3.
    D3. Column 4.
    A4. Spans 2 rows. Row 4. Column 1.
    C4. Spans 2 rows. Spans 2 columns. Column 3.
    B5. Row 5. Column 2. Value. Dimmed. Button. Heading. Link. Adjustable. Image. Search Field.
    """

  // Six rows of six cells; the first three of each row and of each column are its headers.
  static let headers = """
    Hello World
    B1: B1 Value. C1: C1 Value. A2: A2 Value. A3: A3 Value. A1. Row 1. Column 1. A1 Value
    B2: B2 Value. B3: B3 Value. B1. Column 2. B1 Value
    C2: C2 Value. C3: C3 Value. C1. Column 3. C1 Value
    D2: D2 Value. D3: D3 Value. D1. Column 4. D1 Value
    E2: E2 Value. E3: E3 Value. E1. Column 5. E1 Value
    F2: F2 Value. F3: F3 Value. F1. Column 6. F1 Value
    B2: B2 Value. C2: C2 Value. A3: A3 Value. A2. Row 2. Column 1. A2 Value
    B1: B1 Value. B3: B3 Value. B2. Column 2. B2 Value
    C1: C1 Value. C3: C3 Value. C2. Column 3. C2 Value
    D1: D1 Value. D3: D3 Value. D2. Column 4. D2 Value
    E1: E1 Value. E3: E3 Value. E2. Column 5. E2 Value
    F1: F1 Value. F3: F3 Value. F2. Column 6. F2 Value
    B3: B3 Value. C3: C3 Value. A1: A1 Value. A3. Row 3. Column 1. A3 Value
    B1: B1 Value. B2: B2 Value. B3. Column 2. B3 Value
    C1: C1 Value. C2: C2 Value. C3. Column 3. C3 Value
    D1: D1 Value. D2: D2 Value. D3. Column 4. D3 Value
    E1: E1 Value. E2: E2 Value. E3. Column 5. E3 Value
    F1: F1 Value. F2: F2 Value. F3. Column 6. F3 Value
    B4: B4 Value. C4: C4 Value. A1: A1 Value. A2: A2 Value. A4. Row 4. Column 1. A4 Value
    B1: B1 Value. B2: B2 Value. B3: B3 Value. B4. Column 2. B4 Value
    C1: C1 Value. C2: C2 Value. C3: C3 Value. C4. Column 3. C4 Value
    D1: D1 Value. D2: D2 Value. D3: D3 Value. D4. Column 4. D4 Value
    E1: E1 Value. E2: E2 Value. E3: E3 Value. E4. Column 5. E4 Value
    F1: F1 Value. F2: F2 Value. F3: F3 Value. F4. Column 6. F4 Value
    B5: B5 Value. C5: C5 Value. A1: A1 Value. A2: A2 Value. A3: A3 Value. A5. Row 5. Column 1. A5 Value
    B1: B1 Value. B2: B2 Value. B3: B3 Value. B5. Column 2. B5 Value
    C1: C1 Value. C2: C2 Value. C3: C3 Value. C5. Column 3. C5 Value
    D1: D1 Value. D2: D2 Value. D3: D3 Value. D5. Column 4. D5 Value
    E1: E1 Value. E2: E2 Value. E3: E3 Value. E5. Column 5. E5 Value
    F1: F1 Value. F2: F2 Value. F3: F3 Value. F5. Column 6. F5 Value
    B6: B6 Value. C6: C6 Value. A1: A1 Value. A2: A2 Value. A3: A3 Value. A6. Row 6. Column 1. A6 Value
    B1: B1 Value. B2: B2 Value. B3: B3 Value. B6. Column 2. B6 Value
    C1: C1 Value. C2: C2 Value. C3: C3 Value. C6. Column 3. C6 Value
    D1: D1 Value. D2: D2 Value. D3: D3 Value. D6. Column 4. D6 Value
    E1: E1 Value. E2: E2 Value. E3: E3 Value. E6. Column 5. E6 Value
    F1: F1 Value. F2: F2 Value. F3: F3 Value. F6. Column 6. Value. Dimmed. Button. Heading. Link. Adjustable. Image. Search Field.
    """

  /// The same of cells that leave their rows open.
  static let undefinedRows = """
    Hello World
    A2: A2 Value. A3: A3 Value. A1. Column 1. A1 Value
    B2: B2 Value. B3: B3 Value. B1. Column 2. B1 Value
    C2: C2 Value. C3: C3 Value. C1. Column 3. C1 Value
    D2: D2 Value. D3: D3 Value. D1. Column 4. D1 Value
    E2: E2 Value. E3: E3 Value. E1. Column 5. E1 Value
    F2: F2 Value. F3: F3 Value. F1. Column 6. F1 Value
    A1: A1 Value. A3: A3 Value. A2. Column 1. A2 Value
    B1: B1 Value. B3: B3 Value. B2. Column 2. B2 Value
    C1: C1 Value. C3: C3 Value. C2. Column 3. C2 Value
    D1: D1 Value. D3: D3 Value. D2. Column 4. D2 Value
    E1: E1 Value. E3: E3 Value. E2. Column 5. E2 Value
    F1: F1 Value. F3: F3 Value. F2. Column 6. F2 Value
    A1: A1 Value. A2: A2 Value. A3. Column 1. A3 Value
    B1: B1 Value. B2: B2 Value. B3. Column 2. B3 Value
    C1: C1 Value. C2: C2 Value. C3. Column 3. C3 Value
    D1: D1 Value. D2: D2 Value. D3. Column 4. D3 Value
    E1: E1 Value. E2: E2 Value. E3. Column 5. E3 Value
    F1: F1 Value. F2: F2 Value. F3. Column 6. F3 Value
    A1: A1 Value. A2: A2 Value. A3: A3 Value. A4. Column 1. A4 Value
    B1: B1 Value. B2: B2 Value. B3: B3 Value. B4. Column 2. B4 Value
    C1: C1 Value. C2: C2 Value. C3: C3 Value. C4. Column 3. C4 Value
    D1: D1 Value. D2: D2 Value. D3: D3 Value. D4. Column 4. D4 Value
    E1: E1 Value. E2: E2 Value. E3: E3 Value. E4. Column 5. E4 Value
    F1: F1 Value. F2: F2 Value. F3: F3 Value. F4. Column 6. F4 Value
    A1: A1 Value. A2: A2 Value. A3: A3 Value. A5. Column 1. A5 Value
    B1: B1 Value. B2: B2 Value. B3: B3 Value. B5. Column 2. B5 Value
    C1: C1 Value. C2: C2 Value. C3: C3 Value. C5. Column 3. C5 Value
    D1: D1 Value. D2: D2 Value. D3: D3 Value. D5. Column 4. D5 Value
    E1: E1 Value. E2: E2 Value. E3: E3 Value. E5. Column 5. E5 Value
    F1: F1 Value. F2: F2 Value. F3: F3 Value. F5. Column 6. F5 Value
    A1: A1 Value. A2: A2 Value. A3: A3 Value. A6. Column 1. A6 Value
    B1: B1 Value. B2: B2 Value. B3: B3 Value. B6. Column 2. B6 Value
    C1: C1 Value. C2: C2 Value. C3: C3 Value. C6. Column 3. C6 Value
    D1: D1 Value. D2: D2 Value. D3: D3 Value. D6. Column 4. D6 Value
    E1: E1 Value. E2: E2 Value. E3: E3 Value. E6. Column 5. E6 Value
    F1: F1 Value. F2: F2 Value. F3: F3 Value. F6. Column 6. Value. Dimmed. Button. Heading. Link. Adjustable. Image. Search Field.
    """
}
