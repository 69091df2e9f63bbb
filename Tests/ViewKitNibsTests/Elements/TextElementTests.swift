import Foundation
import Testing
import ViewKit
import ViewKitNibs

/// Labels, text fields and text views, as their elements set them up.
@Suite struct TextElementTests: ElementSuite {
  private let font =
    "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"21\"/>"

  @Test func labelsAreSetUpByTheirElement() throws {
    let name = "label"
    try expect(name, \Label.text, missing: nil, [("text=\"A\"", "A")])
    try expect(
      name,
      \Label.numberOfLines,
      missing: 1,
      [("numberOfLines=\"3\"", 3), ("numberOfLines=\"0\"", 0), ("numberOfLines=\"-2\"", 0)]
    )
    try expect(
      name,
      \Label.preferredMaxLayoutWidth,
      missing: 0,
      [("preferredMaxLayoutWidth=\"80\"", 80), ("preferredMaxLayoutWidth=\"-5\"", 0)]
    )
    let fits = "adjustsFontSizeToFit"
    try expect(
      name,
      \Label.adjustsFontSizeToFitWidth,
      missing: false,
      [("\(fits)=\"YES\"", true), ("\(fits)=\"NO\"", false)]
    )
    try expect(
      name,
      \Label.minimumScaleFactor,
      missing: 0,
      [
        ("minimumScaleFactor=\"0.5\"", 0.5), ("minimumScaleFactor=\"2\"", 1),
        ("minimumScaleFactor=\"-1\"", 0), ("minimumFontSize=\"8.5\"", 0.5),
        ("minimumFontSize=\"99\"", 1), ("minimumFontSize=\"-3\"", 0),
      ]
    )
    try expect(name, \Label.isEnabled, missing: true, [("enabled=\"NO\"", false)])
    try expect(
      name,
      \Label.lineBreakMode,
      missing: .byTruncatingTail,
      [("lineBreakMode=\"wordWrap\"", .byWordWrapping), ("lineBreakMode=\"clip\"", .byClipping)]
    )
    try expect(name, \Label.textColor, missing: .label, [(color("textColor"), color)])
    try expect(
      name,
      \Label.adjustsFontForContentSizeCategory,
      missing: false,
      [("adjustsFontForContentSizeCategory=\"YES\"", true)]
    )
  }

  @Test func textFieldsAreSetUpByTheirElement() throws {
    let name = "textField"
    try expect(name, \TextField.text, missing: "", [("text=\"A\"", "A")])
    try expect(name, \TextField.placeholder, missing: nil, [("placeholder=\"A\"", "A")])
    try expect(name, \TextField.textColor, missing: nil, [(color("textColor"), color)])
    try expect(
      name,
      \TextField.font,
      missing: .systemFont(ofSize: 17),
      [
        (font, .systemFont(ofSize: 21))
      ]
    )
    try expect(
      name,
      \TextField.adjustsFontSizeToFitWidth,
      missing: true,
      [("adjustsFontSizeToFit=\"NO\"", false), ("adjustsFontSizeToFit=\"YES\"", true)]
    )
    try expect(
      name,
      \TextField.minimumFontSize,
      missing: 0,
      [("minimumFontSize=\"17\"", 17), ("minimumFontSize=\"-4\"", 0)]
    )
    try expect(
      name,
      \TextField.clearsOnBeginEditing,
      missing: false,
      [("clearsOnBeginEditing=\"YES\"", true)]
    )
    try expect(
      name,
      \TextField.clearButtonMode,
      missing: .never,
      [
        ("clearButtonMode=\"always\"", .always),
        ("clearButtonMode=\"whileEditing\"", .whileEditing),
      ]
    )
    try expect(
      name,
      \TextField.borderStyle,
      missing: .none,
      [
        ("borderStyle=\"line\"", .line), ("borderStyle=\"bezel\"", .bezel),
        ("borderStyle=\"roundedRect\"", .roundedRect),
      ]
    )
    try expect(
      name,
      \TextField.background?.size,
      missing: nil,
      [("background=\"pic\"", CGSize(width: 10, height: 20))]
    )
  }

  @Test func textViewsAreSetUpByTheirElement() throws {
    let name = "textView"
    try expect(name, \TextView.text, missing: "", [("text=\"A\"", "A")])
    try expect(name, \TextView.isEditable, missing: true, [("editable=\"NO\"", false)])
    try expect(name, \TextView.isSelectable, missing: true, [("selectable=\"NO\"", false)])
    try expect(
      name,
      \TextView.font,
      missing: nil,
      [
        (font, .systemFont(ofSize: 21))
      ]
    )
  }

  @Test func inputTraitsOfTextsAreThoseOfTheFile() throws {
    func traits(_ attribute: String) -> String {
      "<textInputTraits key=\"textInputTraits\" \(attribute)/>"
    }
    for name in ["textField", "textView"] {
      func expect<Value: Equatable>(
        _ field: KeyPath<TextField, Value>,
        _ text: KeyPath<TextView, Value>,
        missing: Value,
        _ rows: [(part: String, value: Value)]
      ) throws {
        let parts = [("", missing)] + rows
        for (part, value) in parts {
          if name == "textField" {
            let made: TextField = try make(name, traits(part))
            #expect(made[keyPath: field] == value, "\(part)")
          } else {
            let made: TextView = try make(name, traits(part))
            #expect(made[keyPath: text] == value, "\(part)")
          }
        }
      }
      try expect(
        \.autocapitalizationType,
        \.autocapitalizationType,
        missing: .none,
        [
          ("autocapitalizationType=\"words\"", .words),
          ("autocapitalizationType=\"sentences\"", .sentences),
          ("autocapitalizationType=\"allCharacters\"", .allCharacters),
        ]
      )
      try expect(
        \.autocorrectionType,
        \.autocorrectionType,
        missing: .default,
        [("autocorrectionType=\"no\"", .no), ("autocorrectionType=\"yes\"", .yes)]
      )
      try expect(
        \.spellCheckingType,
        \.spellCheckingType,
        missing: .default,
        [("spellCheckingType=\"no\"", .no), ("spellCheckingType=\"yes\"", .yes)]
      )
      try expect(
        \.keyboardType,
        \.keyboardType,
        missing: .default,
        [("keyboardType=\"URL\"", .URL), ("keyboardType=\"emailAddress\"", .emailAddress)]
      )
      try expect(
        \.returnKeyType,
        \.returnKeyType,
        missing: .default,
        [("returnKeyType=\"done\"", .done), ("returnKeyType=\"search\"", .search)]
      )
      try expect(
        \.enablesReturnKeyAutomatically,
        \.enablesReturnKeyAutomatically,
        missing: false,
        [("enablesReturnKeyAutomatically=\"YES\"", true)]
      )
      try expect(
        \.isSecureTextEntry,
        \.isSecureTextEntry,
        missing: false,
        [("secureTextEntry=\"YES\"", true)]
      )
      try expect(
        \.textContentType?.rawValue,
        \.textContentType?.rawValue,
        missing: nil,
        [("textContentType=\"email\"", "email")]
      )
    }
  }
}
