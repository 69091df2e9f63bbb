public import Foundation
import ViewKit

/// A xib file whose objects can be instantiated any number of times.
///
/// ```swift
/// let nib = try Nib(contentsOf: url, classes: ClassRegistry([CardView.self]))
/// let card = nib.instantiate(withOwner: nil).first as? CardView
/// ```
///
/// Objects are created in UIKit's order: all of them are initialized with `init?(coder:)`, then
/// runtime attributes, outlets and actions are set, then constraints, and finally each object in
/// the file gets `awakeFromNib()`. Problems in the file aren't errors: see ``diagnosticObserver``.
public final class Nib {
  /// A key of an instantiation option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects that replace the file's placeholders, as a dictionary keyed by identifier.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// The parsed file.
  public let document: NibDocument

  /// The classes to create for the class names in the file.
  public let classes: ClassRegistry

  /// The traits that select the file's variations; the default is a phone in portrait orientation.
  public var traits = NibTraits(
    horizontalSizeClass: "compact",
    verticalSizeClass: "regular",
    idiom: "phone"
  )

  /// A closure that is called with each problem found while objects are created.
  ///
  /// Without an observer each diagnostic more severe than a note is printed on standard error, one
  /// per line.
  public var diagnosticObserver: ((NibDiagnostic) -> Void)?

  // MARK: Creating

  /// Creates a nib from a document.
  public init(_ document: NibDocument, classes: ClassRegistry = ClassRegistry()) {
    self.document = document
    self.classes = classes
  }

  /// Creates a nib from a local file.
  ///
  /// - Throws: A ``NibError`` if the file can't be read, or isn't an interface file for iOS.
  public convenience init(
    contentsOf url: URL,
    classes: ClassRegistry = ClassRegistry()
  ) throws(NibError) {
    self.init(try NibDocument(contentsOf: url), classes: classes)
  }

  /// Creates a nib from the contents of a file.
  ///
  /// - Throws: A ``NibError`` if the data isn't an interface file for iOS.
  public convenience init(
    data: Data,
    classes: ClassRegistry = ClassRegistry()
  ) throws(NibError) {
    self.init(try NibDocument(data: data, file: "nib"), classes: classes)
  }

  // MARK: Creating objects

  /// Instantiates the objects of the file.
  ///
  /// - Parameters:
  ///   - owner: The file's owner; its outlets are connected and it is a target of actions, but it
  ///     doesn't get `awakeFromNib()`.
  ///   - options: Objects for other placeholders, under ``OptionsKey/externalObjects``.
  /// - Returns: The top-level objects in the order of the file, without placeholders.
  @discardableResult
  public func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    report(document.diagnostics)
    let observer = diagnosticObserver
    let instantiation = NibInstantiation(
      document.resolved(for: traits),
      classes: classes,
      deliver: { Self.report($0, to: observer) }
    )
    let external = options?[.externalObjects] as? [String: Any] ?? [:]
    return instantiation.run(owner: owner, external: external)
  }

  private func report(_ diagnostics: [NibDiagnostic]) {
    Self.report(diagnostics, to: diagnosticObserver)
  }

  static func report(_ diagnostics: [NibDiagnostic], to observer: ((NibDiagnostic) -> Void)?) {
    for diagnostic in diagnostics {
      if let observer {
        observer(diagnostic)
      } else if diagnostic.severity > .note {
        diagnostic.print()
      }
    }
  }
}

extension NibInstantiation {
  /// Instantiates all objects of a xib for its owner.
  fileprivate func run(owner: Any?, external: [String: Any]) -> [Any] {
    var placeholders: [(object: NibObject, instance: AnyObject)] = []
    for placeholder in document.placeholders {
      let isOwner = placeholder.element["placeholderIdentifier"] == "IBFilesOwner"
      guard let instance = isOwner ? owner : external[placeholder.id] else { continue }
      placeholders.append((placeholder, instance as AnyObject))
      adopt(instance as AnyObject, as: placeholder)
    }
    let objects = document.topLevelObjects.compactMap { make($0) }
    finish(connecting: placeholders)
    return objects
  }
}

extension NibDiagnostic {
  func print() {
    FileHandle.standardError.write(Data((description + "\n").utf8))
  }
}
