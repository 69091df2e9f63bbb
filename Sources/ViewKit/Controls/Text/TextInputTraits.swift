/// How a keyboard should help with the text of a field; only kept, as there is no keyboard.
public protocol TextInputTraits: AnyObject {
  /// Which letters become capitals by themselves.
  var autocapitalizationType: TextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: TextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: TextSpellCheckingType { get set }
  /// Which keys there are.
  var keyboardType: KeyboardType { get set }
  /// What the return key says.
  var returnKeyType: ReturnKeyType { get set }
  /// Whether the return key waits for text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// What the text means, or nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // As in UIKit.
  var textContentType: TextContentType! { get set }
}

/// Which letters become capitals by themselves.
public enum TextAutocapitalizationType: Int, Hashable, Codable, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether words are corrected while they are typed.
public enum TextAutocorrectionType: Int, Hashable, Codable, Sendable {
  /// As the system finds best.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether spelling is checked while text is typed.
public enum TextSpellCheckingType: Int, Hashable, Codable, Sendable {
  /// As the system finds best.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Which keys a keyboard has.
public enum KeyboardType: Int, Hashable, Codable, Sendable {
  /// Those of the person's language.
  case `default` = 0
  /// Letters and digits of ASCII.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// For addresses of the web.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Digits and signs of telephone numbers.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// Digits and the decimal sign.
  case decimalPad = 8
  /// Letters with signs of short messages.
  case twitter = 9
  /// For words to search the web for.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11
}

/// What the return key of a keyboard says.
public enum ReturnKeyType: Int, Hashable, Codable, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// What the text of a field means, such as a password.
public struct TextContentType: RawRepresentable, Hashable, Codable, Sendable {
  /// The name, with UIKit's value.
  public let rawValue: String

  /// Creates a meaning from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A person's whole name.
  public static let name = TextContentType(rawValue: "name")
  /// A person's given name.
  public static let givenName = TextContentType(rawValue: "given-name")
  /// A person's family name.
  public static let familyName = TextContentType(rawValue: "family-name")
  /// A postal code.
  public static let postalCode = TextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = TextContentType(rawValue: "tel")
  /// An address of mail.
  public static let emailAddress = TextContentType(rawValue: "email")
  /// The name of an account.
  public static let username = TextContentType(rawValue: "username")
  /// A password.
  public static let password = TextContentType(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword = TextContentType(rawValue: "new-password")
  /// A code that counts once.
  public static let oneTimeCode = TextContentType(rawValue: "one-time-code")
}

/// The settings of a field in the form in which they are archived.
package struct TextInputSettings: Codable, Equatable {
  package var autocapitalizationType = TextAutocapitalizationType.sentences
  package var autocorrectionType = TextAutocorrectionType.default
  package var spellCheckingType = TextSpellCheckingType.default
  package var keyboardType = KeyboardType.default
  package var returnKeyType = ReturnKeyType.default
  package var enablesReturnKeyAutomatically = false
  package var isSecureTextEntry = false
  package var textContentType: TextContentType?

  package init() {}

  init(of field: any TextInputTraits) {
    autocapitalizationType = field.autocapitalizationType
    autocorrectionType = field.autocorrectionType
    spellCheckingType = field.spellCheckingType
    keyboardType = field.keyboardType
    returnKeyType = field.returnKeyType
    enablesReturnKeyAutomatically = field.enablesReturnKeyAutomatically
    isSecureTextEntry = field.isSecureTextEntry
    textContentType = field.textContentType
  }

  func apply(to field: any TextInputTraits) {
    field.autocapitalizationType = autocapitalizationType
    field.autocorrectionType = autocorrectionType
    field.spellCheckingType = spellCheckingType
    field.keyboardType = keyboardType
    field.returnKeyType = returnKeyType
    field.enablesReturnKeyAutomatically = enablesReturnKeyAutomatically
    field.isSecureTextEntry = isSecureTextEntry
    field.textContentType = textContentType
  }
}
