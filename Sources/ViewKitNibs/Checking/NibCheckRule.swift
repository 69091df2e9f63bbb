import ViewKit

/// A rule of a check.
protocol NibCheckRule: Sendable {
  /// The diagnostic rules that the findings can belong to.
  static var rules: Set<NibDiagnostic.Rule> { get }

  /// Returns the findings of the rule, in no particular order.
  static func findings(in subject: NibCheckSubject) -> [NibDiagnostic]
}

/// A file that is being checked, with the information that the rules need.
final class NibCheckSubject {
  /// The file with all its variations.
  let document: NibDocument
  /// The file laid out, with the stored sizes of texts and controls.
  let canvas: NibCanvas
  /// The live classes for the class names in the file.
  let classes: ClassRegistry
  /// The names of all existing classes, or nil if they are unknown.
  let classNames: Set<String>?
  /// Computed only once, because these queries take longer than a layout.
  private(set) lazy var conflicts = canvas.conflicts
  private(set) lazy var ambiguities = canvas.ambiguities

  init(
    _ document: NibDocument,
    _ canvas: NibCanvas,
    classes: ClassRegistry,
    classNames: Set<String>?
  ) {
    self.document = document
    self.canvas = canvas
    self.classes = classes
    self.classNames = classNames
  }

  /// Whether a live class is known for an object: that of its element or the author's.
  func hasExactClass(_ object: NibObject) -> Bool {
    guard let name = object.customClass else {
      return object.kind != .view || NibElementKind.kind(of: object.elementName).isExact
    }
    return classes.entry(name, module: object.customModule) != nil
  }

  func finding(
    _ rule: NibDiagnostic.Rule,
    _ severity: NibDiagnostic.Severity,
    at element: NibElement,
    _ message: String
  ) -> NibDiagnostic {
    NibDiagnostic(
      file: document.file,
      location: element.location,
      rule: rule,
      severity: severity,
      message
    )
  }
}
