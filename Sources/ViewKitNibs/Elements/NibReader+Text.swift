import Foundation
import ViewKit

extension NibReader {
  func label() -> Label.Archived {
    var state = Label.Archived()
    state.text = text("text") ?? text("attributedText")
    if let font { state.font = font }
    if let color = color("textColor") { state.textColor = color }
    state.textAlignment = choice("textAlignment", NibWords.textAlignments) ?? .natural
    state.lineBreakMode = choice("lineBreakMode", NibWords.lineBreakModes) ?? .byTruncatingTail
    state.numberOfLines = max(integer("numberOfLines") ?? 1, 0)
    state.preferredMaxLayoutWidth = max(number("preferredMaxLayoutWidth") ?? 0, 0)
    state.adjustsFontSizeToFitWidth = flag("adjustsFontSizeToFit") ?? false
    state.minimumScaleFactor = minimumScaleFactor(state.font)
    state.adjustsFontForContentSizeCategory = flag("adjustsFontForContentSizeCategory") ?? false
    state.isEnabled = flag("enabled") ?? true
    return state
  }

  /// Returns the scale factor; older files store the minimum font size instead.
  private func minimumScaleFactor(_ font: Font) -> CGFloat {
    if let factor = number("minimumScaleFactor") { return min(max(factor, 0), 1) }
    guard let size = number("minimumFontSize"), font.pointSize > 0 else { return 0 }
    return min(max(size / font.pointSize, 0), 1)
  }

  func textField() -> TextField.Archived {
    var state = TextField.Archived()
    state.text = text("text") ?? ""
    state.placeholder = text("placeholder")
    if let font { state.font = font }
    state.textColor = color("textColor")
    state.textAlignment = choice("textAlignment", NibWords.textAlignments) ?? .natural
    state.adjustsFontForContentSizeCategory = flag("adjustsFontForContentSizeCategory") ?? false
    state.adjustsFontSizeToFitWidth = flag("adjustsFontSizeToFit") ?? true
    state.minimumFontSize = max(number("minimumFontSize") ?? 0, 0)
    state.clearsOnBeginEditing = flag("clearsOnBeginEditing") ?? false
    state.clearButtonMode = choice("clearButtonMode", NibWords.viewModes) ?? .never
    let styles: [String: TextField.BorderStyle] = [
      "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
    state.borderStyle = choice("borderStyle", styles) ?? .none
    state.background = image("background")
    state.settings = textInputSettings
    return state
  }

  func textView() -> TextView.Archived {
    var state = TextView.Archived()
    state.text = text("text") ?? text("attributedText") ?? ""
    state.font = font
    state.textColor = color("textColor")
    state.textAlignment = choice("textAlignment", NibWords.textAlignments) ?? .natural
    state.adjustsFontForContentSizeCategory = flag("adjustsFontForContentSizeCategory") ?? false
    state.isEditable = flag("editable") ?? true
    state.isSelectable = flag("selectable") ?? true
    state.settings = textInputSettings
    return state
  }

  private var textInputSettings: TextInputSettings {
    var settings = TextInputSettings()
    guard let element = element.child(forKey: "textInputTraits") else { return settings }
    let traits = NibReader(element, resources)
    settings.autocapitalizationType =
      traits.choice(
        "autocapitalizationType",
        ["words": .words, "sentences": .sentences, "allCharacters": .allCharacters]
      ) ?? .none
    settings.autocorrectionType =
      traits.choice("autocorrectionType", ["no": .no, "yes": .yes]) ?? .default
    settings.spellCheckingType =
      traits.choice("spellCheckingType", ["no": .no, "yes": .yes]) ?? .default
    settings.keyboardType = traits.choice("keyboardType", Self.keyboards) ?? .default
    settings.returnKeyType = traits.choice("returnKeyType", Self.returnKeys) ?? .default
    settings.enablesReturnKeyAutomatically = traits.flag("enablesReturnKeyAutomatically") ?? false
    settings.isSecureTextEntry = traits.flag("secureTextEntry") ?? false
    settings.textContentType = element["textContentType"].map(TextContentType.init(rawValue:))
    return settings
  }

  private static let keyboards: [String: KeyboardType] = [
    "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
    "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
    "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
    "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]

  private static let returnKeys: [String: ReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}
