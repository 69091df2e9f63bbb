/// A problem in an interface file, or in the objects created from it, that the author should know
/// about.
public struct NibDiagnostic: Sendable, Hashable, CustomStringConvertible {
  /// The severity of a diagnostic.
  public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
    /// For information only; nothing is lost.
    case note
    /// A part of the file doesn't have the specified effect.
    case warning
    /// A part of the file has no effect at all.
    case error

    /// Returns a Boolean value that indicates whether a severity is lower than another.
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

  /// The subject of a diagnostic; the raw value is its name in printed lines.
  public enum Rule: String, Sendable, Hashable, CaseIterable {
    /// An element that isn't known to be part of the format.
    case unknownElement = "UnknownElement"
    /// An attribute that its element isn't known to have.
    case unknownAttribute = "UnknownAttribute"
    /// A value of the wrong kind for its attribute.
    case invalidValue = "InvalidValue"
    /// An identifier that two objects share.
    case repeatedIdentifier = "RepeatedIdentifier"
    /// A reference to an object that isn't in the file.
    case danglingReference = "DanglingReference"
    /// A class that isn't registered.
    case unknownClass = "UnknownClass"
    /// An element that ViewKit replaces with a more general class.
    case substituteClass = "SubstituteClass"
    /// A registered class that isn't valid for the element.
    case wrongClass = "WrongClass"
    /// An object whose initializer returned `nil`.
    case refusedObject = "RefusedObject"
    /// An outlet that the class doesn't have.
    case missingOutlet = "MissingOutlet"
    /// An outlet whose type doesn't match the connected object.
    case wrongOutlet = "WrongOutlet"
    /// An action that can't be connected.
    case missingAction = "MissingAction"
    /// A runtime attribute that the class doesn't accept.
    case missingKey = "MissingKey"
    /// A constraint that can't be created.
    case invalidConstraint = "InvalidConstraint"
    /// A segue or a scene that can't be followed.
    case missingScene = "MissingScene"
    /// Constraints that are in conflict.
    case conflict = "Conflict"
    /// A frame that the constraints leave ambiguous.
    case ambiguity = "Ambiguity"
    /// A stored frame that differs from the one that the constraints produce.
    case misplacedView = "MisplacedView"
    /// An outlet connection whose destination isn't in the file.
    case unconnectedOutlet = "UnconnectedOutlet"
    /// A file that can't be loaded.
    case unreadableFile = "UnreadableFile"
  }

  /// The name of the file, as given.
  public let file: String

  /// The location in the file.
  public let location: NibLocation

  /// The rule that the diagnostic belongs to.
  public let rule: Rule

  /// The severity of the diagnostic.
  public let severity: Severity

  /// A sentence with the problem and the expected content.
  public let message: String

  /// Creates a diagnostic with a location, a rule, a severity and a message.
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

  /// A line in the format of compiler diagnostics.
  public var description: String { line }
}
