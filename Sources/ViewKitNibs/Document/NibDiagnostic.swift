/// Something in an interface file, or in what was made of it, that its author should know.
public struct NibDiagnostic: Sendable, Hashable, CustomStringConvertible {
  /// How grave a diagnostic is.
  public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
    /// Worth knowing; nothing is lost.
    case note
    /// A part of the file does not have the effect that it says.
    case warning
    /// A part of the file can't have any effect.
    case error

    /// Orders severities from notes to errors.
    public static func < (first: Severity, second: Severity) -> Bool {
      first.rank < second.rank
    }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// What a diagnostic is about; the raw value is its name in printed lines.
  public enum Rule: String, Sendable, Hashable, CaseIterable {
    /// An element that the format is not known to have.
    case unknownElement = "UnknownElement"
    /// An attribute that its element is not known to have.
    case unknownAttribute = "UnknownAttribute"
    /// A value that is not of the kind that its attribute takes.
    case invalidValue = "InvalidValue"
    /// An identifier that two objects have.
    case repeatedIdentifier = "RepeatedIdentifier"
    /// A reference to an object that the file does not have.
    case danglingReference = "DanglingReference"
    /// A class that nobody has registered.
    case unknownClass = "UnknownClass"
    /// An element that has no class of its own here.
    case substituteClass = "SubstituteClass"
    /// A registered class that the element can't be.
    case wrongClass = "WrongClass"
    /// An object whose initialiser returned nil.
    case refusedObject = "RefusedObject"
    /// An outlet that the class does not have.
    case missingOutlet = "MissingOutlet"
    /// An outlet of a type that the connected object is not of.
    case wrongOutlet = "WrongOutlet"
    /// An action that can't be connected.
    case missingAction = "MissingAction"
    /// A runtime attribute that the class does not take.
    case missingKey = "MissingKey"
    /// A constraint that can't be made.
    case invalidConstraint = "InvalidConstraint"
    /// A segue or a scene that can't be followed.
    case missingScene = "MissingScene"
    /// Constraints that can't hold together.
    case conflict = "Conflict"
    /// A frame that the constraints leave open.
    case ambiguity = "Ambiguity"
    /// A stored frame that differs from the one that the constraints give.
    case misplacedView = "MisplacedView"
    /// An outlet connection without a destination in the file.
    case unconnectedOutlet = "UnconnectedOutlet"
    /// A file that can't be loaded.
    case unreadableFile = "UnreadableFile"
  }

  /// The name of the file, as it was given.
  public let file: String

  /// The place in the file.
  public let location: NibLocation

  /// What the diagnostic is about.
  public let rule: Rule

  /// How grave it is.
  public let severity: Severity

  /// What was found and what was expected, in one sentence.
  public let message: String

  /// Creates a diagnostic.
  public init(
    file: String,
    location: NibLocation,
    rule: Rule,
    severity: Severity = .warning,
    _ message: String
  ) {
    self.file = file
    self.location = location
    self.rule = rule
    self.severity = severity
    self.message = message
  }

  /// A line in the form that compilers and editors use.
  public var description: String { line }
}
