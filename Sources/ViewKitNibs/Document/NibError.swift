/// Why an interface file can't be loaded at all, and where.
///
/// What concerns only a part of a file, such as a reference to a missing object, is no error but a
/// ``NibDiagnostic``: the rest of the file loads.
public struct NibError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong with a file.
  public enum Problem: Sendable, Equatable {
    /// The file can't be read; the system's words say why.
    case unreadable(reason: String)

    /// The file has more bytes than the limit; their number is nil where it was not read to its end.
    case tooLarge(bytes: Int?, limit: Int)

    /// The file is in an encoding other than UTF-8, or has bytes that are not UTF-8.
    case encoding(found: String)

    /// The file declares a document type or entities, which interface files never do.
    case documentType

    /// The file has an instruction for programs that process it, which interface files never have.
    case processingInstruction

    /// The file is not well-formed XML; the words are those of the XML parser.
    case malformed(reason: String)

    /// Elements lie deeper in each other than the limit.
    case tooDeep(limit: Int)

    /// The file has more elements than the limit.
    case tooManyElements(limit: Int)

    /// The root element is not the one of an interface file.
    case notInterfaceFile(found: String)

    /// The file is one of Interface Builder's, but not for the views of iOS.
    case otherPlatform(found: String)

    /// The file is a saved tree that can't be read; the words are those of the saved tree's error.
    case savedTree(reason: String)

    /// The file has no object with a name or identifier that was asked for.
    case noObject(String)
  }

  /// The name of the file, as it was given.
  public let file: String

  /// The place in the file; nil where the problem is the file as a whole.
  public let location: NibLocation?

  /// What is wrong.
  public let problem: Problem

  /// Creates an error.
  public init(file: String, location: NibLocation? = nil, _ problem: Problem) {
    self.file = file
    self.location = location
    self.problem = problem
  }

  /// One line with the file, the place, what was found, and what was expected.
  public var description: String {
    let place = location.map { "\(file):\($0)" } ?? file
    return "\(place): error: \(message)"
  }

  /// What was found and what was expected, in one sentence.
  public var message: String {
    switch problem {
    case .unreadable(let reason):
      "The file can't be read: \(reason)"
    case .tooLarge(let bytes?, let limit):
      "Found a file of \(bytes) bytes, expected at most \(limit)."
    case .tooLarge(nil, let limit):
      "Found more than \(limit) bytes, expected at most as many."
    case .encoding(let found):
      "Found \(found), expected UTF-8."
    case .documentType:
      "Found a document type declaration, expected none: its entities would not be expanded."
    case .processingInstruction:
      "Found a processing instruction, expected none."
    case .malformed(let reason):
      "Expected well-formed XML: \(reason)"
    case .tooDeep(let limit):
      "Found elements nested deeper than the limit of \(limit)."
    case .tooManyElements(let limit):
      "Found more elements than the limit of \(limit)."
    case .notInterfaceFile(let found):
      "Found the root element '\(found)', expected 'document' as Xcode 5 and later write it."
    case .otherPlatform(let found):
      "Found a file for '\(found)', expected one for iOS."
    case .savedTree(let reason):
      reason
    case .noObject(let name):
      "Expected an object '\(name)', found none."
    }
  }
}
