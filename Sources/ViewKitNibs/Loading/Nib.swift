public import Foundation
import ViewKit

/// A file of views that can be made into live objects, again and again.
///
/// ```swift
/// let nib = try Nib(contentsOf: url, classes: ClassRegistry([CardView.self]))
/// let card = nib.instantiate(withOwner: nil).first as? CardView
/// ```
///
/// Objects are made in UIKit's order: all of them through `init?(coder:)`, then runtime attributes,
/// outlets and actions, then constraints, and at last `awakeFromNib()` for each object that the file
/// describes. What the file wants and can't have is no error: see ``diagnosticObserver``.
public final class Nib {
  /// What an option of an instantiation is about.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects for the file's placeholders, as a dictionary by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// The file's content.
  public let document: NibDocument

  /// The classes that the file's names stand for.
  public let classes: ClassRegistry

  /// The environment that decides between the file's variations: a phone's, upright, at first.
  public var traits = NibTraits(
    horizontalSizeClass: "compact",
    verticalSizeClass: "regular",
    idiom: "phone"
  )

  /// Told of what the file wants and can't have.
  ///
  /// Without an observer each diagnostic above a note is printed on standard error in one line.
  public var diagnosticObserver: ((NibDiagnostic) -> Void)?

  // MARK: Creating

  /// Creates a nib from a document.
  public init(_ document: NibDocument, classes: ClassRegistry = ClassRegistry()) {
    self.document = document
    self.classes = classes
  }

  /// Creates a nib from a file on disk.
  ///
  /// - Throws: A ``NibError`` when the file can't be read, or is not an interface file for iOS.
  public convenience init(
    contentsOf url: URL,
    classes: ClassRegistry = ClassRegistry()
  ) throws(NibError) {
    self.init(try NibDocument(contentsOf: url), classes: classes)
  }

  /// Creates a nib from a file's bytes.
  ///
  /// - Throws: A ``NibError`` when the bytes are not an interface file for iOS.
  public convenience init(
    data: Data,
    classes: ClassRegistry = ClassRegistry()
  ) throws(NibError) {
    self.init(try NibDocument(data: data, file: "nib"), classes: classes)
  }

  // MARK: Making

  /// Makes the file's objects.
  ///
  /// - Parameters:
  ///   - owner: The object that the file's owner stands for; its outlets are connected, and actions
  ///     call it, but it is not awakened.
  ///   - options: Objects for other placeholders, under ``OptionsKey/externalObjects``.
  /// - Returns: The top-level objects in the file's order, without placeholders.
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
  /// Makes all of a xib's objects around its owner.
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
