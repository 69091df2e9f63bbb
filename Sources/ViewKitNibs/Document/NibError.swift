/// An error that prevents an interface file from being loaded, with its location.
///
/// A problem in only a part of a file, such as a reference to a missing object, is a
/// ``NibDiagnostic`` instead, and the rest of the file is loaded.
public struct NibError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The problem with a file.
  public enum Problem: Sendable, Equatable {
    /// The file can't be read, for a reason that the operating system gives.
    case unreadable(reason: String)

    /// The file has more bytes than the limit; their number is `nil` if reading stopped before the
    /// end.
    case tooLarge(bytes: Int?, limit: Int)

    /// The file's encoding isn't UTF-8, or it contains invalid UTF-8.
    case encoding(found: String)

    /// The file declares a document type or entities, which interface files never do.
    case documentType

    /// The file contains a processing instruction, which interface files never do.
    case processingInstruction

    /// The file isn't well-formed XML, for a reason that the XML parser gives.
    case malformed(reason: String)

    /// Elements are nested more deeply than the limit.
    case tooDeep(limit: Int)

    /// The file has more elements than the limit.
    case tooManyElements(limit: Int)

    /// The root element isn't that of an interface file.
    case notInterfaceFile(found: String)

    /// The file is from Interface Builder, but not for iOS views.
    case otherPlatform(found: String)

    /// The file is an invalid saved tree, for a reason that the saved tree's error gives.
    case savedTree(reason: String)

    /// The file has no object with the requested name or identifier.
    case noObject(String)
  }

  /// The name of the file, as given.
  public let file: String

  /// The location in the file, or `nil` if the problem concerns the file as a whole.
  public let location: NibLocation?

  /// The problem with the file.
  public let problem: Problem

  /// Creates an error with a location and a problem.
  public init(file: String, location: NibLocation? = nil, _ problem: Problem) {
    self.file = file
    self.location = location
    self.problem = problem
  }

  /// A line with the file, the location, the problem and the expected content.
  public var description: String {
    let place = location.map { "\(file):\($0)" } ?? file
    return "\(place): error: \(message)"
  }

  /// A sentence with the problem and the expected content.
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
