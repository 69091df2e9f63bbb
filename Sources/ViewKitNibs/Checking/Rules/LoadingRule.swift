/// Takes over what the loader could not make of a file.
///
/// Of objects whose class is not at hand it can't be known which outlets and keys they have.
enum LoadingRule: NibCheckRule {
  static let rules: Set<NibDiagnostic.Rule> = [
    .invalidConstraint, .missingAction, .missingKey, .missingOutlet, .missingScene, .refusedObject,
    .substituteClass, .wrongClass, .wrongOutlet,
  ]

  static func findings(in subject: NibCheckSubject) -> [NibDiagnostic] {
    var open = OpenPlaces()
    subject.document.root.forEachElement { element in
      guard !element.children.isEmpty else { return }
      open.add(NibObject(element), subject)
    }
    return subject.canvas.diagnostics.filter { rules.contains($0.rule) && !open.explain($0) }
  }

  /// Where the connections and runtime attributes are of objects whose class is not at hand.
  private struct OpenPlaces {
    private var actions: Set<NibLocation> = []
    private var properties: Set<NibLocation> = []

    mutating func add(_ object: NibObject, _ subject: NibCheckSubject) {
      if !subject.hasExactClass(object) {
        actions.formUnion(object.connections.map(\.element.location))
      }
      // The properties of UIKit's own classes are not all known here.
      if object.customClass.map({ !subject.isRegistered($0, object) }) ?? true {
        properties.formUnion(object.connections.map(\.element.location))
        properties.formUnion(object.runtimeAttributes.map(\.location))
      }
    }

    /// Tells whether a diagnostic may be there only because a class is not at hand.
    func explain(_ diagnostic: NibDiagnostic) -> Bool {
      switch diagnostic.rule {
      case .missingAction: actions.contains(diagnostic.location)
      case .missingKey, .missingOutlet, .wrongOutlet: properties.contains(diagnostic.location)
      default: false
      }
    }
  }
}

extension NibCheckSubject {
  /// Tells whether the author's class of an object is at hand.
  func isRegistered(_ name: String, _ object: NibObject) -> Bool {
    classes.entry(name, module: object.customModule) != nil
  }
}
