import ViewKit

/// One thing that a check looks for.
protocol NibCheckRule: Sendable {
  /// What the rule's findings can be about.
  static var rules: Set<NibDiagnostic.Rule> { get }

  /// Returns what the rule finds, in no particular order.
  static func findings(in subject: NibCheckSubject) -> [NibDiagnostic]
}

/// A file that is checked, and what rules know of it.
final class NibCheckSubject {
  /// The file with all its variations.
  let document: NibDocument
  /// The file laid out, with the stored sizes of texts and controls.
  let canvas: NibCanvas
  /// The live classes that the file's names stand for.
  let classes: ClassRegistry
  /// The names of all classes that there are; nil where nobody has said.
  let classNames: Set<String>?
  /// What the canvas has to tell is asked for once: it takes longer than a layout.
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

  /// Tells whether a live class is known for an object, its element's own or the author's.
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
